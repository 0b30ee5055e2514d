"""Great Wall of China a second time: slow, with lists and words, and without a line of the package.

It is written from the rulebook, chapter by chapter, as one conversation: `Table.game` puts a question, somebody (a
seat, or chance) answers in the notation, and it goes on. What the fast rules do is compared with it, move by move.
"""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

CHANCE = "chance"
SET = {"wall": 7, "gate": 3, "tower": 1, "noble": 1, "soldier": 5, "rider": 2, "dragon": 1}
PRINTED = {"wall": 1, "gate": 2, "tower": 3, "noble": 1, "rider": 2, "dragon": 1}
TILES = {1: 2, 2: 6, 3: 7, 4: 7, 5: 8, 7: 4, 8: 2}
SECTIONS = {2: 2, 3: 3, 4: 4, 5: 4}


class Card(NamedTuple):
    owner: int
    kind: str


@dataclass
class Section:
    free: list[int] = field(default_factory=list)
    row: list[list[Card]] = field(default_factory=list)  # slots from the left, each a stack from bottom to top
    held: tuple[int, int] | None = None  # the tile on a card, and the slot of that card
    is_open: bool = True

    def visible(self) -> list[Card]:
        return [stack[-1] for stack in self.row]

    def value(self, slot: int) -> int:
        visible = self.visible()
        card = visible[slot]
        if any(other.kind == "noble" for other in visible):
            return 1
        if card.kind == "soldier":
            return 1 + visible[:slot].count(card)
        return PRINTED[card.kind]

    def holder(self) -> int | None:
        return None if self.held is None else self.visible()[self.held[1]].owner

    def total(self, seat: int) -> int:
        cards = sum(self.value(slot) for slot, card in enumerate(self.visible()) if card.owner == seat)
        return cards - (self.held[0] if self.held and self.holder() == seat else 0)

    def has_laid_here(self, seat: int) -> bool:
        return any(card.owner == seat for stack in self.row for card in stack)

    def leads(self, seat: int, seats: int) -> bool:
        rivals = [other for other in range(seats) if other != seat and self.has_laid_here(other)]
        return self.has_laid_here(seat) and all(self.total(seat) > self.total(rival) for rival in rivals)


class Question(NamedTuple):
    asked: int | str  # a seat, or chance
    answers: dict[str, int]  # what may be answered, and how likely each is if chance is asked


Conversation = Generator[Question, str, None]


class LastTileTaken(Exception):  # no error, but the end of the game
    pass


class Table:
    """A table in set-up. `begin` opens the conversation there, or in somebody's turn."""

    def __init__(self, seats: int, start: int | None = 0) -> None:
        self.seats = seats
        self.start = start
        self.sections = [Section() for _ in range(SECTIONS[seats])]
        self.supply = Counter(TILES)
        self.thrown_out: list[int] = []
        self.decks = [Counter(SET) for _ in range(seats)]
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.gone: list[Card] = []
        self.turn = 0
        self.action = 1
        self.out: int | None = None
        self.final = False
        self.taken = 0
        self.number = 0  # the section that is being scored or gets tiles
        self.claimed = 0
        self.idle = 0
        self.turns_begun = 0
        self.is_set_up = False
        self.is_over = False
        self.question = Question(CHANCE, {})

    def begin(self, action: int | None = None) -> None:
        self._conversation = self.game(action)
        self.question = next(self._conversation)

    def play(self, answer: str) -> None:
        assert answer in self.question.answers, (answer, self.question)
        try:
            self.question = self._conversation.send(answer)
        except StopIteration:
            self.is_over = True

    # Spielvorbereitung

    def game(self, action: int | None) -> Conversation:
        if action is None:
            yield from self.set_up()
        self.is_set_up = True
        try:
            yield from self.turns(action or 1)
            yield from self.final_scoring()
        except LastTileTaken:
            return

    def set_up(self) -> Conversation:
        if self.start is None:
            text = yield Question(CHANCE, {f"seat {seat + 1} starts": 1 for seat in range(self.seats)})
            self.start = int(text.split()[1]) - 1
        self.turn = self.start
        for section in self.sections:
            yield from self.turn_up_pair(section)
            self.number += 1
        for place in range(self.seats):
            self.turn = (self.start + place) % self.seats
            for _ in range(5):
                yield from self.draw(self.turn)
        self.turn = self.start

    def turn_up_pair(self, section: Section) -> Conversation:
        while self.supply.total() > 0:
            for _ in range(2):
                text = yield Question(CHANCE, {f"tile {tile}": count for tile, count in self.supply.items() if count})
                tile = int(text.split()[1])
                self.supply[tile] -= 1
                section.free.append(tile)
            if self.seats > 2 or section.free[0] != section.free[1]:
                return
            self.thrown_out += section.free
            section.free = []
        section.is_open = False

    def draw(self, seat: int) -> Conversation:
        deck = self.decks[seat]
        card = yield Question(CHANCE, {kind: count for kind, count in deck.items() if count})
        deck[card] -= 1
        self.hands[seat][card] += 1

    # Spielverlauf

    def has_cards(self, seat: int) -> bool:
        return self.hands[seat].total() + self.decks[seat].total() > 0

    def turns(self, action: int) -> Conversation:
        while self.turn != self.out:
            if action == 1:
                yield from self.scoring()
            self.number = 0
            for self.action in range(max(2, action), 4):
                yield from self.one_action()
                if not self.has_cards(self.turn):
                    self.out = self.turn if self.out is None else self.out
                    break
            action = 1
            self.turn = (self.turn + 1) % self.seats

    def one_action(self) -> Conversation:
        """The second or the third action, with the riders ahead of it."""
        seat = self.turn
        while self.has_cards(seat):
            only_riders = self.decks[seat].total() == 0 and self.hands[seat].total() == self.hands[seat]["rider"]
            riders = self.lays(seat, "rider")
            answers = riders | self.lays_but_riders(seat) | self.covers(seat)
            if self.decks[seat].total():
                answers["draw"] = None
            if only_riders and self.action == 3:
                answers["lapse"] = None
            text = yield Question(seat, dict.fromkeys(answers, 1))
            if text == "draw":
                yield from self.draw(seat)
            elif text != "lapse":
                where = answers[text]
                assert where is not None
                self.lay(seat, *where)
            if text not in riders or (only_riders and self.action == 2):
                return

    def lays(self, seat: int, kind: str) -> dict[str, tuple[str, int, int, int] | None]:
        most = min(1, self.hands[seat][kind]) if kind == "rider" else self.hands[seat][kind]
        return {
            f"{kind if count == 1 else f'{count} {kind}s'} > {number + 1}": (kind, count, number, -1)
            for number, section in enumerate(self.sections)
            for count in range(1, most + 1)
            if section.is_open
        }

    def lays_but_riders(self, seat: int) -> dict[str, tuple[str, int, int, int] | None]:
        found: dict[str, tuple[str, int, int, int] | None] = {}
        for kind in SET:
            if kind != "rider":
                found |= self.lays(seat, kind)
        return found

    def covers(self, seat: int) -> dict[str, tuple[str, int, int, int] | None]:
        if not self.hands[seat]["dragon"]:
            return {}
        return {
            f"dragon > {number + 1} on {slot + 1}": ("dragon", 1, number, slot)
            for number, section in enumerate(self.sections)
            for slot in range(len(section.row))
            if section.held is None or section.held[1] != slot
        }

    def lay(self, seat: int, kind: str, count: int, number: int, slot: int) -> None:
        self.hands[seat][kind] -= count
        row = self.sections[number].row
        if slot >= 0:
            row[slot].append(Card(seat, kind))
        else:
            row.extend([Card(seat, kind)] for _ in range(count))

    # Wertung

    def scoring(self) -> Generator[Question, str, bool]:
        """Whoever's turn it is takes a tile in every section led; tell whether there was any."""
        self.action, self.claimed = 1, 0
        self.turns_begun += 1
        for number, section in enumerate(self.sections):
            self.number = number
            if section.is_open and section.leads(self.turn, self.seats):
                self.claimed += 1
                if section.held is None:
                    yield from self.take_first(section)
                else:
                    yield from self.take_second(section)
                if not any(each.is_open for each in self.sections):
                    raise LastTileTaken
        return self.claimed > 0

    def take_first(self, section: Section) -> Conversation:
        text = yield Question(self.turn, {f"take {tile}": 1 for tile in section.free})
        tile = int(text.split()[1])
        section.free.remove(tile)
        self.taken = tile
        own = [slot for slot, card in enumerate(section.visible()) if card.owner == self.turn]
        text = yield Question(self.turn, {f"on {slot + 1}": 1 for slot in own})
        section.held = (tile, int(text.split()[1]) - 1)
        self.taken = 0

    def take_second(self, section: Section) -> Conversation:
        assert section.held is not None
        holder = section.holder()
        assert holder is not None
        self.won[self.turn].append(section.free.pop())
        self.won[holder].append(section.held[0])
        self.gone += [card for stack in section.row for card in stack]
        section.row, section.held = [], None
        if self.final:
            section.is_open = False
        else:
            yield from self.turn_up_pair(section)

    # Spielende

    def final_scoring(self) -> Conversation:
        self.final = True
        while True:
            took = yield from self.scoring()
            self.idle = 0 if took else self.idle + 1
            if self.idle == self.seats:
                return
            self.turn = (self.turn + 1) % self.seats

    def fame(self) -> list[int]:
        return [sum(tiles) for tiles in self.won]

    def winners(self) -> list[int]:
        return [seat for seat, fame in enumerate(self.fame()) if fame == max(self.fame())]
