"""Read golden positions and play them: what is the same in every game.

A golden is a block of lines. Its head names it and the paragraphs that it proves, the lines below set up a table, play
moves and check what comes of them. Each game's own golden.py tells how its tables are set up and adds its own checks:

    GS-23 no dragon lands on a card with a tile [wall.card.dragon.tile]
    play draw; gate                     moves
    then                                nothing is played, and what follows are checks
    legal: draw; lapse                  all that may be played
    may: draw                           among others
    never: lapse                        not among them
    chance: tile 1 = 2, tile 5 = 8      what may come, with its weight
    refused: draw (wall.no.draw.empty)  a move that is refused, and the reason
    nonsense: wall + gate > 1           a text that is no move at all
    over                                the game has ended
    winners R B                         who has won, or would win now
    says wall.log.lay wall.log.close    lines that the last `play` left in the log, in this order, among others
    silent wall.log.close               lines that it did not leave
    tells Red lays a wall at section 1  a whole line, in English
    prompt wall.prompt.action2          the question that is asked
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest
from tests.games.twins import listed, play

from tianxia.core.errors import IllegalAction, NotAMove
from tianxia.core.game import Game
from tianxia.core.saying import log_lines
from tianxia.core.state import State

HEAD = re.compile(r"([A-Za-z][\w-]*) (.*) \[(.*)\]")


@dataclass
class Golden:
    name: str
    title: str
    paragraphs: list[str]
    lines: list[str]


def goldens(folder: Path) -> list[Golden]:
    found = []
    for path in sorted(folder.glob("*.golden")):
        for block in re.split(r"\n\s*\n", path.read_text("utf8")):
            lines = [line.strip() for line in block.splitlines() if line.strip() and not line.startswith("#")]
            if lines:
                head = HEAD.fullmatch(lines[0])
                assert head, lines[0]
                found.append(Golden(head[1], head[2], head[3].split(), lines[1:]))
    return found


class Player:
    """Plays a golden: the plain table and the fast rules, side by side."""

    game: ClassVar[Game]
    one_of: ClassVar[set[str]]  # words of the set-up that are said once
    each_of: ClassVar[set[str]]  # and those that are said of something: "hand R: W"

    def __init__(self) -> None:
        self.letters = ""
        self.set_up: dict[str, str] = {}
        self.table: Any = None
        self.state: State | None = None
        self.told = 0

    def run(self, line: str) -> None:
        word = line.split(maxsplit=1)[0].rstrip(":")
        rest = line[len(word) :].lstrip(": ")
        if self.table is None and word in self.one_of:
            self.say(word, rest)
        elif self.table is None and word in self.each_of:
            what, _, said = rest.partition(":")
            self.say(f"{word} {what}", said.strip())
        else:
            if self.table is None:
                self.begin()
            getattr(self, word)(rest)

    def say(self, what: str, said: str) -> None:
        assert what not in self.set_up, (
            f"{what} is said twice: a check that follows the set-up wants `then` ahead of it"
        )
        self.set_up[what] = said

    def then(self, _: str) -> None:
        """Check from here on: what comes of the set-up alone."""

    def begin(self) -> None:
        """Set up the table and the state."""
        raise NotImplementedError

    def compare(self) -> None:
        """Both must tell the same."""
        raise NotImplementedError

    def names(self) -> Sequence[str]:
        """The players' names, for the log."""
        raise NotImplementedError

    def fast(self) -> State:
        assert self.state is not None
        return self.state

    def seat(self, letter: str) -> int:
        return self.letters.index(letter)

    def play(self, moves: str) -> None:
        self.told = len(self.fast().told(None))
        for move in moves.split("; "):
            assert move in listed(self.fast()), (move, listed(self.fast()))
            play(self.table, self.fast(), [move])
            self.compare()

    def legal(self, text: str) -> None:
        assert set(listed(self.fast())) == set(text.split("; "))

    def may(self, text: str) -> None:
        assert set(text.split("; ")) <= set(listed(self.fast()))

    def never(self, text: str) -> None:
        assert not set(text.split("; ")) & set(listed(self.fast()))

    def chance(self, text: str) -> None:
        expected = {outcome: int(weight) for outcome, weight in (each.split(" = ") for each in text.split(", "))}
        assert listed(self.fast()) == expected

    def refused(self, text: str) -> None:
        found = re.fullmatch(r"(.*) \((\S+)\)", text)
        assert found
        state = self.fast()
        before = state.to_bytes()
        with pytest.raises(IllegalAction) as error:
            state.play(found[1])
        reason = state.refusal(self.game.parse(state.position, found[1]))
        assert reason is not None
        assert reason.id == found[2]
        assert error.value.rule is not None
        assert state.to_bytes() == before

    def nonsense(self, text: str) -> None:
        before = self.fast().to_bytes()
        with pytest.raises(NotAMove):
            self.fast().play(text)
        assert self.fast().to_bytes() == before

    def over(self, _: str) -> None:
        assert self.fast().over

    def winners(self, text: str) -> None:
        assert [self.letters[seat] for seat in self.fast().winners] == text.split()

    def told_since(self) -> list[tuple[str, str]]:
        told = self.fast().told(None)[self.told :]
        lines = log_lines(self.game, told, "en", self.names())
        return [(self.game.words.lines[kind].message, line) for (kind, _), line in zip(told, lines, strict=True)]

    def says(self, text: str) -> None:
        said = [message for message, _ in self.told_since()]
        ahead = iter(said)
        assert all(message in ahead for message in text.split()), said

    def silent(self, text: str) -> None:
        assert not {message for message, _ in self.told_since()} & set(text.split())

    def tells(self, text: str) -> None:
        assert text in [line for _, line in self.told_since()], self.told_since()

    def prompt(self, text: str) -> None:
        assert self.game.words.prompt(self.fast().position, self.fast().seat).id == text


def played(player: Player, golden: Golden) -> Player:
    """Play a golden to its end."""
    for line in golden.lines:
        player.run(line)
    assert player.table is not None
    return player
