"""`tianxia rules`: a game on one page, a paragraph or a chapter of its rules, or all of them."""

import re
import sys
from argparse import Namespace
from collections.abc import Sequence

from tianxia.cli.frame import INDENT, Parser, Refusal, Screen, closest, width
from tianxia.core.registry import games
from tianxia.core.words import Paragraph, QuickLine, Words

CHAPTER = 2  # the level of a chapter's heading
LINK = re.compile(r"\[(.*?)\]\(#.*?\)")
EMPHASIS = re.compile(r"(\*{1,2})(?=\S)(.+?)(?<=\S)\1")


def add(parser: Parser, words: Words) -> None:
    """Take the game, and what of its rules."""
    parser.add_game()
    example = words.say("cli.option.paragraph", example="wall.card.rider")
    parser.what.add_argument("paragraph", metavar="PARAGRAPH", nargs="?", help=example)
    parser.how.add_argument("--full", action="store_true", help=words.say("cli.option.full"))


def run(given: Namespace, screen: Screen) -> int:
    """Print rules."""
    if given.game not in games():
        raise Refusal("cli.error.unknown-game", game=given.game, choices=", ".join(games()))
    if given.paragraph is None and not given.full:
        print_page(given.game, screen.words.quick(given.game), screen)
        return 0
    found = screen.words.rules(given.game)
    if given.paragraph is not None:
        found = part(found, given.paragraph, given.game)
    if screen.json:
        screen.data([{"id": one.id, "level": one.level, "title": one.title, "text": one.text} for one in found])
    elif sys.stdout.isatty():
        from rich.markdown import Markdown

        text = "\n\n".join(f"{'#' * one.level} {one.title}\n{one.text}" for one in found)
        screen.console.print(Markdown(LINK.sub(r"\1", text)), width=width())
    else:
        print("\n\n".join(plain(one) for one in found))
    return 0


def part(rules: Sequence[Paragraph], wanted: str, game: str) -> tuple[Paragraph, ...]:
    """Return a paragraph, or a chapter with its paragraphs."""
    ids = [one.id for one in rules]
    name = wanted.lower() if wanted.lower().startswith(game) else f"{game}.{wanted.lower()}"
    if name not in ids:
        close = ", ".join(closest(wanted, ids)) or game
        raise Refusal("cli.rules.not-found", id=wanted[:60], suggestions=close)
    first = ids.index(name)
    if rules[first].level < CHAPTER:
        return (rules[first],)
    level = rules[first].level
    after = next((place for place in range(first + 1, len(rules)) if rules[place].level <= level), len(rules))
    return tuple(rules[first:after])


def plain(paragraph: Paragraph) -> str:
    """Write a paragraph without marks, for a file or a screen reader."""
    return f"{paragraph.title}  [{paragraph.id}]\n{unmarked(paragraph.text)}".rstrip()


def unmarked(text: str) -> str:
    """Take the marks of links and emphasis out of a text."""
    return EMPHASIS.sub(r"\2", LINK.sub(r"\1", text))


def print_page(name: str, lines: Sequence[QuickLine], screen: Screen) -> None:
    """Print the rules on one page, each line with the paragraph that says more."""
    if screen.json:
        screen.data([{"section": one.section, "text": one.text, "paragraph": one.paragraph} for one in lines])
        return
    ids = max(len(one.paragraph) for one in lines)
    column = width() - ids - 2 * INDENT
    print(screen.words.rules(name)[0].title)
    section = ""
    for one in lines:
        if one.section != section:
            section = one.section
            print(f"\n{section}")
        first, *more = screen.folded(unmarked(one.text), column)
        print(f"{'':{INDENT}}{first:{column}}{'':{INDENT}}{one.paragraph}")
        for line in more:
            print(f"{'':{INDENT}}{line}")
    print()
    screen.line(screen.say("cli.rules.hint", example=f"tianxia rules {name} {lines[-1].paragraph}"))
