"""Read golden positions: short scripts on a small board, all land where no river is named, with q and r as names.

The table:  new 4, warring_states, bandits, palace, short, A begins        or a position:
            players A B C | turn A, action 1 | palace | kingdoms (granaries, no blue pagodas) | river (0,-1) (0,0)
            board Y(0,0) R(2,0) A.r@(1,0) bandits2(3,0) granary(0,0) P.red[(0,0),(1,0),(1,-1)] palace[(...),(...)]
            hand A: Y2 G1 | market: R3 | bag: W1 | points A: Y5 R7 | granaries A: 2
Checks:     on Y(0,0) A.r@(1,0) | off Y(0,0) | gets A: R1 G1; B: Y2 | gets nothing | holds A: Y2
            shows R2 G1 (the market)
            only leader red: (1,0); withdraw (no other move begins so) | asked A, action 2 | asked chance | states 2
            left 113 (in the bag) | supply red 1 | strengths 5 7 | totals A: 6 7 7 9 | scores A=6 B=3 | winners nobody
Moves:      fill (chance brings what is most likely, until a seat is asked), and all others of tests/games/golden.py,
            where a space may be written as (0,0).

What is not said of a table is filled in: everybody holds four traders and two artisans, the market has six tiles of
different colours, and all the rest is in the bag. Where a bag is said, the rest is in the box.
`gets` tells what the last line of moves has brought.
"""

import re
from collections import Counter
from pathlib import Path
from typing import ClassVar

from tests.games import golden
from tests.games.golden import Golden
from tests.games.huang.plain import COLOURS, PAGODAS, TILES, Board, Building, Hex, Leader, Table
from tests.games.huang.twins import HUANG, as_state, board_of, differences, new_state, play_forced
from tests.games.twins import CHANCE

from tianxia.core.state import State

LETTERS = {"Y": "yellow", "R": "red", "B": "blue", "G": "green", "W": "white"}
NAMES = {"A": "Ann", "B": "Ben", "C": "Cho", "D": "Dai", "E": "Eva"}
USUAL_HAND = "G4 W2"
USUAL_MARKET = "Y2 R2 B1 G1"
RADIUS = 5
SPACE = re.compile(r"\((-?\d+),(-?\d+)\)")
TOKEN = re.compile(r"[^\s\[]+\[[^\]]*\]|\S+")
MOVES = {"play", "legal", "may", "never", "refused", "nonsense", "only"}


def goldens() -> list[Golden]:
    return golden.goldens(Path(__file__).parent)


def spaces_in(text: str) -> list[Hex]:
    return [(int(q), int(r)) for q, r in SPACE.findall(text)]


def counted(text: str) -> Counter[str]:
    """Read "Y2 G1"."""
    said = {LETTERS[each[0]]: int(each[1:]) for each in text.split() if text != "none"}
    return Counter({colour: said.get(colour, 0) for colour in COLOURS})


class Player(golden.Player):
    game = HUANG
    one_of: ClassVar = {"new", "players", "turn", "market", "bag", "palace", "kingdoms"}
    each_of: ClassVar = {"hand", "points", "granaries"}

    def __init__(self) -> None:
        super().__init__()
        self.rivers: list[Hex] = []
        self.pieces: list[str] = []
        self.before: list[Counter[str]] = []

    def run(self, line: str) -> None:
        word = line.split(maxsplit=1)[0].rstrip(":")
        if self.table is None and word == "river":
            self.rivers += spaces_in(line)
        elif self.table is None and word == "board":
            self.pieces += TOKEN.findall(line)[1:]
        else:
            if self.table is None and word not in self.one_of | self.each_of:
                self.begin()
            super().run(self.with_names(line) if word in MOVES else line)

    def with_names(self, line: str) -> str:
        names = self.both()[0].board.names
        return SPACE.sub(lambda found: names.get((int(found[1]), int(found[2])), found[0]), line)

    def begin(self) -> None:
        if "new" in self.set_up:
            seats, *said = self.set_up["new"].split(", ")
            self.letters = "ABCDE"[: int(seats)]
            start = next((self.seat(each[0]) for each in said if each.endswith(" begins")), None)
            name = next((each for each in said if each in {"warring_states", "18_kingdoms"}), "warring_states")
            options = {each: True for each in said if each in {"bandits", "palace", "short"}}
            self.table = Table(board_of(name), int(seats), start=start, **options)
            self.table.begin()
            self.state = new_state(self.table)
        else:
            self.table = self.built()
            self.state = as_state(self.table)
            play_forced(self.table)
        self.before = [points.copy() for points in self.table.points]
        self.compare()

    def both(self) -> tuple[Table, State]:
        assert self.table is not None
        return self.table, self.fast()

    def compare(self) -> None:
        assert differences(*self.both()) == {}

    # The table

    def built(self) -> Table:
        said = self.set_up
        self.letters = said.get("players", "A B C").replace(" ", "")
        table = Table(self.small_board(), len(self.letters), palace="palace" in said)
        table.is_set_up = True
        self.lay_pieces(table)
        for seat, letter in enumerate(self.letters):
            table.hands[seat] = counted(said.get(f"hand {letter}", USUAL_HAND))
            table.points[seat] = counted(said.get(f"points {letter}", ""))
            table.granaries_taken[seat] = int(said.get(f"granaries {letter}", 0))
        table.market = counted(said.get("market", USUAL_MARKET))
        table.bag = Counter(TILES)
        for taken in (Counter(table.tiles.values()), table.market, *table.hands):
            table.bag.subtract(taken)
        if "bag" in said:
            bag = counted(said["bag"])
            table.box, table.bag = table.bag - bag, bag
        assert min(table.bag.values()) >= 0
        turn = re.fullmatch(r"(\w), action (\d)", said.get("turn", f"{self.letters[0]}, action 1"))
        assert turn
        table.turn = self.seat(turn[1])
        table.turns_begun = int(turn[2]) - 1
        table.begin(int(turn[2]))
        return table

    def small_board(self) -> Board:
        reach = range(-RADIUS, RADIUS + 1)
        everywhere = {(q, r) for q in reach for r in reach if abs(q + r) <= RADIUS}
        assert set(self.rivers) <= everywhere
        kingdoms = "kingdoms" in self.set_up
        pagodas = {**PAGODAS, "blue": 0} if kingdoms else PAGODAS
        return Board(everywhere - {*self.rivers}, set(self.rivers), granaries=kingdoms, pagodas=pagodas)

    def lay_pieces(self, table: Table) -> None:
        for piece in self.pieces:
            spaces = spaces_in(piece)
            assert {*spaces} <= {*table.board.spaces}, piece
            if piece.startswith("bandits"):
                table.bandits[spaces[0]] = int(piece[7])
            elif piece.startswith("granary"):
                table.granaries.add(spaces[0])
            elif piece.startswith(("P.", "palace")):
                kind = piece.partition("[")[0].removeprefix("P.")
                table.buildings.append(Building(kind, frozenset(spaces)))
            elif "@" in piece:
                assert spaces[0] not in table.leaders
                table.leaders[spaces[0]] = self.leader(piece)
            else:
                assert spaces[0] not in table.tiles
                table.tiles[spaces[0]] = LETTERS[piece[0]]
        for space, leader in table.leaders.items():
            assert table.governors_beside(space), (space, leader)
        for building in table.buildings:
            colour = "yellow" if building.kind == "palace" else building.kind
            assert all(table.tiles[space] == colour for space in building.spaces)

    def leader(self, piece: str) -> Leader:
        return Leader(self.seat(piece[0]), LETTERS[piece[2].upper()])

    # Moves

    def play(self, moves: str) -> None:
        self.before = [points.copy() for points in self.both()[0].points]
        super().play(moves)

    def fill(self, _: str) -> None:
        while not self.fast().over and self.both()[0].question.asked == CHANCE:
            answers = self.both()[0].question.answers
            super().play(max(answers, key=lambda answer: answers[answer]))

    # Checks

    def stands(self, piece: str) -> bool:
        table, spaces = self.both()[0], spaces_in(piece)
        if piece.startswith("bandits"):
            return table.bandits.get(spaces[0]) == int(piece[7])
        if piece.startswith("granary"):
            return spaces[0] in table.granaries
        if piece.startswith(("P.", "palace")):
            return Building(piece.partition("[")[0].removeprefix("P."), frozenset(spaces)) in table.buildings
        if "@" in piece:
            return table.leaders.get(spaces[0]) == self.leader(piece)
        return table.tiles.get(spaces[0]) == LETTERS[piece[0]]

    def on(self, text: str) -> None:
        assert all(map(self.stands, TOKEN.findall(text)))

    def off(self, text: str) -> None:
        assert not any(map(self.stands, TOKEN.findall(text)))

    def gets(self, text: str) -> None:
        expected = {} if text == "nothing" else dict(each.split(": ") for each in text.split("; "))
        for seat, letter in enumerate(self.letters):
            gained = self.both()[0].points[seat] - self.before[seat]
            assert gained == +counted(expected.get(letter, "")), (letter, gained)

    def holds(self, text: str) -> None:
        letter, _, tiles = text.partition(": ")
        assert +self.both()[0].hands[self.seat(letter)] == +counted(tiles)

    def shows(self, text: str) -> None:
        assert +self.both()[0].market == +counted(text)

    def left(self, text: str) -> None:
        table = self.both()[0]
        assert table.bag.total() - table.undrawn == int(text)

    def supply(self, text: str) -> None:
        kind, count = text.split()
        table = self.both()[0]
        standing = sum(building.kind == kind for building in table.buildings)
        assert (1 if kind == "palace" else table.board.pagodas[kind]) - standing == int(count)

    def states(self, text: str) -> None:
        assert len(self.both()[0].states()) == int(text)

    def strengths(self, text: str) -> None:
        assert [side.strength for side in self.both()[0].sides] == [int(each) for each in text.split()]

    def only(self, text: str) -> None:
        """Say of all moves that begin in a way how they go on."""
        begin, _, rest = text.partition(": ")
        answers = self.both()[0].question.answers
        listed = {move.removeprefix(f"{begin} ") for move in answers if move.startswith(f"{begin} ")}
        assert listed == {*rest.split("; ")}, listed

    def asked(self, text: str) -> None:
        table = self.both()[0]
        who, _, action = text.partition(", action ")
        asked = table.question.asked
        assert who == (CHANCE if asked == CHANCE else self.letters[int(asked)])
        assert not action or int(action) == table.action

    def totals(self, text: str) -> None:
        letter, _, totals = text.partition(": ")
        assert self.both()[0].totals(self.seat(letter)) == [int(each) for each in totals.split()]

    def scores(self, text: str) -> None:
        for letter, score in (pair.split("=") for pair in text.split()):
            assert self.fast().scores[self.seat(letter)] == int(score)

    def winners(self, text: str) -> None:
        assert list(self.fast().winners) == ([] if text == "nobody" else [self.seat(each) for each in text.split()])

    def names(self) -> list[str]:
        return [NAMES[letter] for letter in self.letters]
