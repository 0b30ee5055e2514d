"""`tianxia games`: which games there are, for how many, and with which options."""

from argparse import Namespace

from tianxia.cli.frame import Parser, Screen, shown_value
from tianxia.core.registry import game, games
from tianxia.core.words import Words


def add(parser: Parser, words: Words) -> None:
    """Take no arguments."""


def run(given: Namespace, screen: Screen) -> int:  # noqa: ARG001  # every command is run alike
    """List the games."""
    found = [game(name) for name in games()]
    if screen.json:
        screen.data([
            {
                "name": one.name,
                "title": one.title,
                "rules": one.rules,
                "seats": list(one.seats),
                "options": [
                    {"name": each.name, "default": each.default, "values": list(each.values)} for each in one.options
                ],
            }
            for one in found
        ])  # fmt: skip
        return 0
    for one in found:
        seats = screen.say("cli.games.seats", min=one.seats[0], max=one.seats[-1])
        print(f"{one.name}  {screen.title(one)}, {seats}")
        for each in one.options:
            choices = " | ".join(map(shown_value, each.values))
            line = screen.say("cli.games.option", option=each.name, choices=choices, default=shown_value(each.default))
            print(f"  {line}")
            message = f"{one.name}.option.{each.name}"
            if screen.words.knows(message):
                print(f"    {screen.say(message)}")
    return 0
