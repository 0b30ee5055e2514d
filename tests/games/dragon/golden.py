"""Read golden positions: short scripts in the words of the rulebook's examples.

The table. What is not said is filled in: six yuan, two empty palaces of two floors, an event row that fits.

    new 3, great_wall, super_event agreed     a game from its beginning, with its options; or in the middle of a year:
    players A B C                             A B C D unless it is said
    with edition 2007, great_wall             its options
    at month 5, action                        as this phase (action or person) begins; month 3, action unless it is said
    at month 9, drought                       as this event comes: the last person card, which calls nobody, is played
    track A 12, B 12, C 10                    from the first to the last; A lies on top of B
    court A: 4 yuan, 2 rice, 1 large | 3: monk young, tax | 2:     goods, then palaces by floors, with who lives there
    hand A: tax monk wild                     person cards
    pool tax 0, monk young 1                  people who can still be called; the others have left the game
    cards tax build | harvest study           the groups
    dragons A 1, B 1                          who stands on which group
    wall A rice, B yuan                       the wall, piece by piece

Checks, besides those of every game, which tests/games/golden.py lists with the moves: court, hand, pool, cards, track
and wall as above, each of them as far as it is said (palaces all or none), and

    asked A | asked chance
    scored A festival 6, A palaces 2          points by where they come from
    points A 8, B 3                           and all together
    row tribute drought ...                   the events from month 3 on
    month 4
"""

import re
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar

from tests.games import golden
from tests.games.dragon.plain import EVENTS, Palace, Prince, Table
from tests.games.dragon.twins import DRAGON, as_state, differences
from tests.games.golden import Golden
from tests.games.twins import CHANCE, play_forced

from tianxia.core.state import State

NAMES = ("Ann", "Bo", "Cai", "Dan", "Eve")
GOODS = ("yuan", "rice", "rockets", "small", "large")
YEAR = ("tribute", "drought", "contagion", "mongols", "festival")  # twice, so that month 7 is quiet without rockets
PLAYED = ("lady", "healer", "warrior", "fireworker", "scholar", "farmer", "monk", "wild", "tax", "wild", "craftsman")
CALLS_NOBODY = "card craftsman"  # the last person card before an event


def goldens() -> list[Golden]:
    return golden.goldens(Path(__file__).parent)


class Player(golden.Player):
    game = DRAGON
    one_of: ClassVar = {"new", "players", "with", "at", "track", "pool", "cards", "dragons", "wall", "row"}
    each_of: ClassVar = {"court", "hand"}

    def begin(self) -> None:
        said = self.set_up
        if "new" in said:
            seats, _, options = said["new"].partition(", ")
            self.letters = "ABCDE"[: int(seats)]
            self.table = Table(int(seats), **read_options(options))
            self.table.begin()
            self.state = DRAGON.new(int(seats), 1, "manual", **read_options(options))
            self.compare()
        else:
            self.letters = said.get("players", "A B C D").replace(" ", "")
            at = re.fullmatch(r"month (\d+), (\w+)", said.get("at", "month 3, action"))
            assert at
            phase = at[2]
            self.table = self.built(int(at[1]), phase)
            self.state = as_state(self.table)
            play_forced(self.table)
            self.compare()
            if phase in EVENTS:
                self.bring_event()
        self.told = 0

    def bring_event(self) -> None:
        """Let the last one before the event have a turn in which nothing happens."""
        for nothing in (CALLS_NOBODY, "pass"):
            if nothing in self.table.question.answers and self.table.phase in {"person", "action"}:
                self.play(nothing)
                return

    def both(self) -> tuple[Table, State]:
        return self.table, self.fast()

    def compare(self) -> None:
        assert differences(*self.both()) == {}

    def names(self) -> list[str]:
        return list(NAMES[: len(self.letters)])

    # The table

    def built(self, month: int, phase: str) -> Table:
        said = self.set_up
        seats = len(self.letters)
        options = read_options(said.get("with", ""))
        table = Table(seats, **{"event_row": " ".join(year(month, phase)), **options})
        table.month = month
        table.princes = [self.prince(letter) for letter in self.letters]
        track = said.get(
            "track", ", ".join(f"{letter} {10 * seats - 10 * at}" for at, letter in enumerate(self.letters))
        )
        table.track = {}
        for letter, space in reversed([pair.split() for pair in track.split(", ")]):
            table.track.setdefault(int(space), []).append(self.seat(letter))
        self.fill_pool(table, phase)
        table.wall = self.read_wall(said.get("wall", "empty"))
        begins = "action" if phase == "action" or (phase in EVENTS and month == 12) else "person"
        turn = seats - 1 if phase in EVENTS else 0
        self.deal_hands(table, table.order()[turn:] if begins == "person" else table.order())
        self.lay_cards(table)
        table.begin(begins, turn)
        return table

    def prince(self, letter: str) -> Prince:
        goods, _, palaces = self.set_up.get(f"court {letter}", "").partition("|")
        found = Prince()
        for name, count in read_goods(goods).items():
            if name == "points":
                found.points["study"] = count
            else:
                setattr(found, name, count)
        if palaces:
            found.palaces = read_palaces(palaces)
        return found

    def fill_pool(self, table: Table, phase: str) -> None:
        living = Counter(person for prince in table.princes for person in prince.persons())
        table.pool = table.pool - living
        left = read_counts(self.set_up.get("pool", ""))
        if phase in EVENTS:
            left["craftsman"] = 0
        for person, count in left.items():
            table.gone[person] = table.pool[person] - count
            table.pool[person] = count
        assert min(table.gone.values(), default=0) >= 0

    def deal_hands(self, table: Table, to_play: list[int]) -> None:
        for seat, letter in enumerate(self.letters):
            played = min(table.month - (seat in to_play), 11)
            if table.month > 7 and table.super_event == "tornado":
                played = min(played + 2, 11)
            table.princes[seat].hand = Counter(PLAYED[played:])
            if f"hand {letter}" in self.set_up:
                table.princes[seat].hand = Counter(self.set_up[f"hand {letter}"].split())

    def lay_cards(self, table: Table) -> None:
        if "cards" in self.set_up:
            table.groups = [group.split() for group in self.set_up["cards"].split("|")]
        else:
            cards = list(table.cards)
            for number in range(table.seats):
                size, larger = divmod(len(table.cards), table.seats)
                table.groups.append([cards.pop(0) for _ in range(size + (number < larger))])
        for pair in self.set_up.get("dragons", "").split(", "):
            if pair:
                letter, group = pair.split()
                table.dragons[self.seat(letter)] = int(group) - 1

    def read_wall(self, text: str) -> list[tuple[int, str]]:
        pairs = [] if text == "empty" else [pair.split() for pair in text.split(", ")]
        return [(self.seat(letter), bonus) for letter, bonus in pairs]

    # Checks

    def court(self, text: str) -> None:
        letter, _, said = text.partition(": ")
        goods, bar, palaces = said.partition("|")
        prince = self.table.princes[self.seat(letter)]
        told = {name: getattr(prince, name) for name in read_goods(goods)}
        assert told == read_goods(goods)
        shown = [(palace.floors, sorted(palace.persons)) for palace in prince.palaces]
        if bar:
            assert shown == [(palace.floors, sorted(palace.persons)) for palace in read_palaces(palaces)]

    def hand(self, text: str) -> None:
        letter, _, cards = text.partition(": ")
        assert +self.table.princes[self.seat(letter)].hand == Counter(cards.replace("none", "").split())

    def pool(self, text: str) -> None:
        for person, count in read_counts(text).items():
            assert self.table.pool[person] == count

    def cards(self, text: str) -> None:
        assert self.table.groups == [group.split() for group in text.split("|")]

    def track(self, text: str) -> None:
        shown = [f"{self.letters[seat]} {self.table.space(seat)}" for seat in self.table.order()]
        assert shown == text.split(", ")

    def wall(self, text: str) -> None:
        assert self.table.wall == self.read_wall(text)

    def asked(self, text: str) -> None:
        asked = self.table.question.asked
        assert text == (CHANCE if asked == CHANCE else self.letters[int(asked)])

    def scored(self, text: str) -> None:
        for each in text.split(", "):
            letter, source, count = each.split()
            assert self.table.princes[self.seat(letter)].points[source] == int(count), each

    def points(self, text: str) -> None:
        for each in text.split(", "):
            letter, count = each.split()
            assert self.fast().scores[self.seat(letter)] == int(count), each

    def row(self, text: str) -> None:
        assert [self.table.row[month] for month, _ in enumerate(text.split(), 3)] == text.split()

    def month(self, text: str) -> None:
        assert self.table.month == int(text)


def read_options(text: str) -> dict[str, Any]:
    """Read "great_wall, super_event flood": an option that is only named is on."""
    found: dict[str, Any] = {}
    for each in filter(None, text.split(", ")):
        name, _, value = each.partition(" ")
        found[name] = int(value) if name == "start_seat" and value.isdecimal() else value or True
    return found


def read_goods(text: str) -> dict[str, int]:
    """Read "4 yuan, 1 rocket"."""
    pairs = [each.split() for each in text.strip(" ,").split(", ") if each]
    return {{"rocket": "rockets"}.get(name, name): int(count) for count, name in pairs}


def read_palaces(text: str) -> list[Palace]:
    """Read "3: monk young, tax | 2:"; "none" are no palaces at all."""
    found = []
    for each in text.split("|"):
        floors, _, persons = each.strip().partition(":")
        if floors != "none":
            found.append(Palace(int(floors), [person.strip() for person in persons.split(",") if person.strip()]))
    return found


def read_counts(text: str) -> dict[str, int]:
    """Read "tax 0, monk young 1"."""
    return {name: int(count) for name, _, count in (each.rpartition(" ") for each in filter(None, text.split(", ")))}


def year(month: int, phase: str) -> list[str]:
    """Lay out a year that brings this event in this month, or, where none is named, nothing in month 7."""
    name = phase if phase in EVENTS else "festival"
    first = (YEAR.index(name) - ((month if phase in EVENTS else 7) - 3)) % 5
    return [YEAR[(first + place) % 5] for place in range(10)]
