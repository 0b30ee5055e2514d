"""`tianxia replay`: a record move by move, on the table where there is a terminal, else as lines of text."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tianxia.cli.frame import INDENT, Parser, Screen, compile_rules, named_game, whole
from tianxia.core.words import Words

if TYPE_CHECKING:
    from tianxia.core.record import Record
    from tianxia.core.state import State

NEXT, BACK, LEAVE = {" ", "n", "\r", "\n", "[C"}, {"b", "\x7f", "\b", "[D"}, {"q", "\x04", ""}
ESCAPE = "\x1b"  # opens the two letters of an arrow key


def add(parser: Parser, words: Words) -> None:
    """Take the file, where to start, and whose eyes to look through."""
    parser.what.add_argument("file", metavar="FILE", type=Path, help=words.say("cli.option.file"))
    first, eyes = whole("--from-move", 0, 100_000), whole("--seat-view", 1, 99)
    parser.how.add_argument("--from-move", metavar="N", type=first, default=0, help=words.say("cli.option.from-move"))
    parser.how.add_argument("--seat-view", metavar="N", type=eyes, help=words.say("cli.option.seat-view"))


def run(given: Namespace, screen: Screen) -> int:
    """Show a record."""
    from tianxia.core import record

    found = record.load(given.file)
    compile_rules(named_game(found.game), screen)
    found.replay()  # a broken one is refused before anything of it is shown
    if given.seat_view is not None:
        whole("--seat-view", 1, found.seats)(str(given.seat_view))
    show = Replay(found, screen, None if given.seat_view is None else given.seat_view - 1)
    if screen.json:
        show.data()
    elif sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        show.step_through(given.from_move)
    else:
        show.print_all(given.from_move)
    return 0


class Replay:
    """A record, and the state after some of its moves."""

    def __init__(self, record: "Record", screen: Screen, seat: int | None) -> None:
        from tianxia.cli.boards import board_of
        from tianxia.core.registry import game

        self.record = record
        self.screen = screen
        self.seat = seat  # through whose eyes; `None` is a spectator
        self.game = game(record.game)
        unnamed = screen.words.term("app.term.seat").capitalize()
        self.players = record.players or tuple(f"{unnamed} {seat + 1}" for seat in range(record.seats))
        self.board = board_of(record.game)

    # All at once

    def steps(self) -> Iterator[dict[str, Any]]:
        """Go through the moves: who made which (chance is nobody), and what came of it."""
        state = self.at(0)
        heard = len(state.told(self.seat))
        for number in range(1, len(self.record.moves) + 1):
            seat, move = decider(state), self.move(state, number)
            state.play(self.record.moves[number - 1])
            log = self.log(state, heard)
            heard += len(log)
            yield {"number": number, "seat": seat, "move": move, "log": log}

    def data(self) -> None:
        """Print for programs."""
        record = self.record
        self.screen.data(
            {
                "game": record.game,
                "rules": record.rules,
                "seats": record.seats,
                "options": record.options,
                "players": list(record.players),
                "moves": list(self.steps()),
                "result": record.result.to_dict() if record.result else None,
            }
        )

    def print_all(self, first: int) -> None:
        """Print every move and what came of it."""
        for step in self.steps():
            if step["number"] >= first:
                print(self.move_line(step["number"], step["seat"], step["move"]))
                for line in step["log"]:
                    print(f"{'':{2 * INDENT}}{line}")
        print(self.end_line())

    # Step by step

    def step_through(self, first: int) -> None:
        """Show the table after each move, forth and back as the keys say."""
        from rich.padding import Padding
        from rich.text import Text

        console = self.screen.console
        number = min(first, len(self.record.moves))
        state = self.at(number)
        with console.screen(hide_cursor=True), keys() as key:
            while True:
                view = state.view(self.seat)
                console.clear()
                console.print(self.board.draw(view, self.screen.words, self.players, console.width))
                console.print(f"\n{self.place_line(number)}", style="bold", markup=False)
                for line in self.log_of(number):
                    console.print(Padding(Text(line), (0, 0, 0, INDENT)))
                if number == len(self.record.moves):
                    console.print(self.end_line(), style="bold", markup=False)
                console.print(f"\n{self.screen.say('cli.replay.keys')}", style="dim", markup=False)
                pressed = key()
                if pressed in LEAVE:
                    return
                if pressed in NEXT and number < len(self.record.moves):
                    number += 1
                    state.play(self.record.moves[number - 1])
                elif pressed in BACK and number:
                    number -= 1
                    state = self.at(number)

    # What is said

    def at(self, number: int) -> "State":
        """Return the game after so many moves, with chance left to the record."""
        state = self.record.replay(number)
        state.chance = "manual"
        return state

    def log(self, state: "State", heard: int) -> list[str]:
        """Tell what happened after so many log lines."""
        from tianxia.core.saying import log_lines

        return log_lines(self.game, state.told(self.seat, heard), self.screen.lang, self.players)

    def log_of(self, number: int) -> list[str]:
        """Tell what came of a move."""
        before = len(self.at(number - 1).told(self.seat)) if number else 0
        return self.log(self.at(number), before)

    def place_line(self, number: int) -> str:
        """Say how far the replay is, and which move was the last."""
        place = self.screen.say("replay.position", number=number, count=len(self.record.moves))
        if not number:
            return place
        state = self.at(number - 1)
        return f"{place}  ·  {self.name(decider(state))}: {self.in_our_words(self.move(state, number))}"

    def move(self, state: "State", number: int) -> str | None:
        """Return the move of this number, which is next, unless whoever looks on could not tell which it was."""
        move = self.record.moves[number - 1]
        if self.seat is None or state.can_tell(self.seat, state.game.parse(state.position, move)):
            return move
        return None

    def move_line(self, number: int, who: int | None, move: str | None) -> str:
        """Say who made which move."""
        return self.screen.say("cli.replay.move", number=number, name=self.name(who), move=self.in_our_words(move))

    def in_our_words(self, move: str | None) -> str:
        """Put the reader's words for the notation's."""
        if move is None:
            return self.screen.say("cli.replay.hidden")
        from tianxia.cli.boards import in_our_words

        return in_our_words(move, self.board, self.screen.words)

    def name(self, who: int | None) -> str:
        """Name a player, or chance."""
        return self.screen.say("cli.replay.chance") if who is None else self.players[who]

    def end_line(self) -> str:
        """Say how it ended, or that the record stops before the end."""
        result = self.record.result
        if result is None:
            return self.screen.say("replay.position", number=len(self.record.moves), count=len(self.record.moves))
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.players, result.scores, strict=True))
        line = self.screen.say("cli.replay.result", scores=scores)
        if len(result.winners) > 1:
            names = self.screen.words.list([self.players[seat] for seat in result.winners])
            return f"{line}. {self.screen.say('end.shared', names=names)}"
        if result.winners:
            winner = result.winners[0]
            points = self.screen.say("common.points", n=result.scores[winner])
            won = self.screen.say("end.winner", name=self.players[winner], score=points)
            return f"{line}. {won}"
        return line


def decider(state: "State") -> int | None:
    """Return the seat that is to decide; chance has none."""
    return None if state.seat is None or state.seat < 0 else state.seat


@contextmanager
def keys() -> Iterator[Callable[[], str]]:
    """Give what waits for a key and returns it, without the Enter that lines need."""
    import termios
    import tty

    inputs = sys.stdin.fileno()
    before = termios.tcgetattr(inputs)

    def key() -> str:
        pressed = os.read(inputs, 1).decode(errors="replace")
        return os.read(inputs, 2).decode(errors="replace") if pressed == ESCAPE else pressed

    try:
        tty.setcbreak(inputs)
        yield key
    finally:
        termios.tcsetattr(inputs, termios.TCSADRAIN, before)
