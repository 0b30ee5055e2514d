"""Read golden positions: short scripts in the notation of the rulebook's examples.

Cards: R:G is a red gate, R:G<B:D the same under a blue dragon, R:T*5 a red tower that carries the tile of 5. Types are
Wall, Gate, Tower, Noble, Soldier, Horse (a rider) and Dragon; colours Red, V (green), Blue, Yellow, O (brown).

The table:  new 2 | new 3, R begins | players R B Y | turn B, action 3 | section 1: 5 2 | R:W Y:W*4 | section 2: closed
            hand R: N W | deck R: none | supply: none | won R: 7 3 | out R
Checks:     row 1: R:W | tiles 1: 7 2 | totals 1: R=2 Y=-3 | leads 1: R | asked R, action 3 | asked chance
            fame R=5 | holds R: W | cards R: 5 + 15 | supply 28

Moves and all other checks are those of every game: tests/games/golden.py.

What is not said of a table is filled in: everybody holds five cards and has the rest in the deck, sections have two
tiles, cards that are nowhere went with a section that was cleared, and the last player has won its tiles.
"""

import re
from collections import Counter
from pathlib import Path
from typing import ClassVar

from tests.games import golden
from tests.games.golden import Golden
from tests.games.twins import CHANCE, play_forced
from tests.games.wall.plain import SET, TILES, Card, Section, Table
from tests.games.wall.twins import WALL, as_state, differences

from tianxia.core.state import State
from tianxia.games.wall import values
from tianxia.games.wall.words import COLOURS

KINDS = {"W": "wall", "G": "gate", "T": "tower", "N": "noble", "S": "soldier", "H": "rider", "D": "dragon"}
LETTERS = dict(zip("RVBYO", COLOURS, strict=True))
USUAL_HAND = "W W S S S"
USUAL_TILES = ((5, 4), (4, 3), (5, 3), (4, 2))


def goldens() -> list[Golden]:
    return golden.goldens(Path(__file__).parent)


class Player(golden.Player):
    game = WALL
    one_of: ClassVar = {"new", "players", "turn", "supply", "out"}
    each_of: ClassVar = {"section", "hand", "deck", "won"}

    def begin(self) -> None:
        self.letters = "RVBYO"
        if "new" in self.set_up:
            seats, _, start = self.set_up["new"].partition(", ")
            seat = self.letters.index(start[0]) if start else None
            self.table = Table(int(seats), seat)
            self.table.begin()
            self.state = WALL.new(int(seats), 1, "manual", start_seat="random" if seat is None else seat)
        else:
            self.table = self.built()
            self.state = as_state(self.table)
            play_forced(self.table)
        self.compare()

    def both(self) -> tuple[Table, State]:
        assert self.table is not None
        return self.table, self.fast()

    def compare(self) -> None:
        assert differences(*self.both()) == {}

    # The table

    def seat_of(self, key: str) -> int:
        return self.seat(key.split()[1])

    def built(self) -> Table:
        said = self.set_up
        self.letters = said.get("players", "R B Y").replace(" ", "")
        table = Table(len(self.letters))
        table.is_set_up = True
        table.turns_begun = 1
        for number, section in enumerate(table.sections):
            self.build_section(section, said.get(f"section {number + 1}", ""), USUAL_TILES[number])
        for section in table.sections:
            table.supply.subtract([*section.free, *([section.held[0]] if section.held else [])])
        self.deal(table)
        self.give_tiles(table)
        turn = re.fullmatch(r"(\w), action (\d)", said.get("turn", f"{self.letters[0]}, action 2"))
        assert turn
        table.turn, action = self.seat(turn[1]), int(turn[2])
        table.out = self.seat(said["out"]) if "out" in said else None
        table.begin(action)
        return table

    def build_section(self, section: Section, text: str, usual: tuple[int, int]) -> None:
        if text == "closed":
            section.is_open = False
            return
        tiles, _, row = text.rpartition("|")
        for slot in row.split():
            stack, _, tile = slot.partition("*")
            section.row.append([Card(self.seat(card[0]), KINDS[card[2]]) for card in stack.split("<")])
            if tile:
                section.held = (int(tile), len(section.row) - 1)
        held = section.held[0] if section.held else None
        free = [int(tile) for tile in tiles.split()] or [tile for tile in usual if tile != held][: 1 if held else 2]
        section.free = sorted(free, reverse=True)

    def deal(self, table: Table) -> None:
        laid = Counter(card for section in table.sections for stack in section.row for card in stack)
        for seat, letter in enumerate(self.letters):
            left = Counter(SET)
            left.subtract({kind: laid[Card(seat, kind)] for kind in SET})
            usual = (Counter(USUAL_HAND.split()) & Counter(self.letters_of(left))).elements()
            hand = self.kinds(self.set_up.get(f"hand {letter}", " ".join(usual) or "none"))
            deck = left - hand
            if f"deck {letter}" in self.set_up:
                deck = self.kinds(self.set_up[f"deck {letter}"])
            else:  # at most fifteen lie in a deck: what is too much has left the game
                for kind in ("soldier", "gate", "wall"):
                    deck[kind] -= min(deck[kind], max(0, deck.total() - 15))
            gone = left - hand - deck
            assert left == hand + deck + gone
            table.hands[seat], table.decks[seat] = hand, deck
            table.gone += [Card(seat, kind) for kind in gone.elements()]

    def letters_of(self, kinds: Counter[str]) -> list[str]:
        return [letter for letter, kind in KINDS.items() for _ in range(kinds[kind])]

    def kinds(self, text: str) -> Counter[str]:
        return Counter() if text == "none" else Counter(KINDS[letter] for letter in text.split())

    def give_tiles(self, table: Table) -> None:
        for key, text in self.set_up.items():
            if key.startswith("won "):
                table.won[self.seat_of(key)] = [int(tile) for tile in text.split()]
        for tiles in table.won:
            table.supply.subtract(tiles)
        if "supply" in self.set_up:
            left = [] if self.set_up["supply"] == "none" else [int(tile) for tile in self.set_up["supply"].split()]
            table.won[-1] += (table.supply - Counter(left)).elements()
            table.supply = Counter(left)
        elif table.gone and not any(table.won):
            table.won[-1] = [3, 2]
            table.supply.subtract(table.won[-1])
        assert min(table.supply.values(), default=0) >= 0
        assert set(table.supply) <= set(TILES)

    # Checks

    def section(self, text: str) -> tuple[int, str]:
        number, _, rest = text.partition(":")
        return int(number) - 1, rest.strip()

    def row(self, text: str) -> None:
        number, row = self.section(text)
        section = self.both()[0].sections[number]
        shown = []
        for slot, stack in enumerate(section.row):
            letters = {kind: letter for letter, kind in KINDS.items()}
            cards = "<".join(f"{self.letters[card.owner]}:{letters[card.kind]}" for card in stack)
            shown.append(cards + (f"*{section.held[0]}" if section.held and section.held[1] == slot else ""))
        assert shown == ([] if row == "empty" else row.split())

    def tiles(self, text: str) -> None:
        number, tiles = self.section(text)
        section = self.both()[0].sections[number]
        assert section.is_open == (tiles != "closed")
        assert sorted(section.free, reverse=True) == [int(tile) for tile in tiles.split() if tile != "closed"]

    def totals(self, text: str) -> None:
        number, sums = self.section(text)
        table, state = self.both()
        for letter, total in (pair.split("=") for pair in sums.split()):
            assert table.sections[number].total(self.seat(letter)) == int(total)
            assert values.total(state._row, number, self.seat(letter)) == int(total)
            worked_out = state.view().insights()["totals"][number][self.seat(letter)]
            assert worked_out == (int(total) if state.position.laid[number, self.seat(letter)] else None)

    def leads(self, text: str) -> None:
        number, leader = self.section(text)
        table, state = self.both()
        seats = range(table.seats)
        expected = [self.letters[seat] == leader for seat in seats]
        assert leader == "nobody" or any(expected)
        assert [table.sections[number].leads(seat, table.seats) for seat in seats] == expected
        assert [bool(values.leads(state._row, number, seat)) for seat in seats] == expected
        assert [state.view().insights()["leaders"][number] == seat for seat in seats] == expected

    def asked(self, text: str) -> None:
        table, state = self.both()
        who, _, action = text.partition(", action ")
        asked = table.question.asked
        assert who == (CHANCE if asked == CHANCE else self.letters[int(asked)])
        assert not action or int(action) == state.position.action

    def fame(self, text: str) -> None:
        for letter, fame in (pair.split("=") for pair in text.split()):
            assert self.both()[1].scores[self.seat(letter)] == int(fame)

    def holds(self, text: str) -> None:
        letter, _, cards = text.partition(": ")
        assert +self.both()[0].hands[self.seat(letter)] == self.kinds(cards)

    def cards(self, text: str) -> None:
        for each in text.split(", "):
            letter, _, sizes = each.partition(": ")
            hand, _, deck = sizes.partition(" + ")
            position = self.both()[1].position
            seat = self.seat(letter)
            assert (position.hand_size[seat], position.deck_size[seat]) == (int(hand), int(deck))

    def supply(self, text: str) -> None:
        assert self.both()[0].supply.total() == int(text)

    def names(self) -> list[str]:
        return [LETTERS[letter].capitalize() for letter in self.letters]
