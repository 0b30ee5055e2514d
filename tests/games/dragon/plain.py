"""In the Year of the Dragon a second time: slow, with lists and words, and without a line of the package.

It is written from the rulebook, chapter by chapter, as one conversation: `Table.game` puts a question, somebody (a
seat, or chance) answers in the notation, and it goes on. What the fast rules do is compared with it, move by move.
"""

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

CHANCE = "chance"
# Each person's symbols, and the number that its marker moves.
PRINTED = {
    "craftsman": (1, 2),
    "lady": (1, 1),
    "tax": (3, 3),
    "fireworker young": (1, 5),
    "fireworker old": (2, 3),
    "warrior young": (1, 5),
    "warrior old": (2, 3),
    "monk young": (1, 6),
    "monk old": (2, 2),
    "healer young": (1, 4),
    "healer old": (2, 1),
    "farmer young": (1, 4),
    "farmer old": (2, 1),
    "scholar young": (2, 4),
    "scholar old": (3, 2),
}
SYMBOLS = {person: symbols for person, (symbols, _) in PRINTED.items()}
PERSON_POINTS = {person: points for person, (_, points) in PRINTED.items()}
KINDS = ("craftsman", "lady", "tax", "fireworker", "warrior", "monk", "healer", "farmer", "scholar")
EVENTS = ("tribute", "drought", "festival", "mongols", "contagion")
CARDS = ("tax", "build", "harvest", "fireworks", "parade", "study", "privilege")
BONUSES = ("rice", "rocket", "floor", "yuan", "track", "points")
SUPER_EVENTS: tuple[str, ...] = ("lantern", "buddha", "earthquake", "flood", "eclipse")
SUPER_EVENTS += ("volcano", "tornado", "sunrise", "assassination", "charter")


def kind(person: str) -> str:
    return person.partition(" ")[0]


def young(kind_: str) -> str:
    return kind_ if kind_ in SYMBOLS else f"{kind_} young"


def supply(seats: int) -> Counter[str]:
    """The person tiles of a game: ten of a kind with five players, two fewer for each who is missing."""
    missing = 5 - seats
    copies = {"young": 6 - missing, "old": 4 - missing}
    return Counter({person: copies.get(person.rpartition(" ")[2], 10 - 2 * missing) for person in SYMBOLS})


@dataclass(eq=False)
class Palace:
    floors: int
    persons: list[str] = field(default_factory=list)

    def has_room(self) -> bool:
        return len(self.persons) < self.floors

    def monks(self) -> int:
        return sum(SYMBOLS[person] * self.floors for person in self.persons if kind(person) == "monk")


@dataclass
class Prince:
    yuan: int = 6
    rice: int = 0
    rockets: int = 0
    small: int = 0
    large: int = 0
    palaces: list[Palace] = field(default_factory=lambda: [Palace(2), Palace(2)])
    hand: Counter[str] = field(default_factory=lambda: Counter({**dict.fromkeys(KINDS, 1), "wild": 2}))
    points: Counter[str] = field(default_factory=Counter)  # by where they come from

    def persons(self) -> list[str]:
        return [person for palace in self.palaces for person in palace.persons]

    def symbols(self, kind_: str) -> int:
        return sum(SYMBOLS[person] for person in self.persons() if kind(person) == kind_)

    def monks(self) -> int:
        return sum(palace.monks() for palace in self.palaces)

    def floors(self) -> int:
        return sum(palace.floors for palace in self.palaces)


class Question(NamedTuple):
    asked: int | str  # a seat, or chance
    answers: dict[str, int]  # what may be answered, and how likely each is if chance is asked


Conversation = Generator[Question, str, None]


def ask(seat: int, answers: list[str]) -> Question:
    return Question(seat, dict.fromkeys(answers, 1))


class Table:
    """A table in set-up. `begin` opens the conversation there, or in a later phase."""

    def __init__(
        self,
        seats: int,
        start_seat: int | str = 0,
        edition: str = "2017",
        great_wall: bool = False,
        super_event: str = "off",
        event_row: str = "random",
        final_wall: str = "after_round",
        month7_decay: str = "after",
    ) -> None:
        self.seats = seats
        self.start_seat = start_seat
        self.large_price = {"2007": 6, "2017": 7}[edition]
        self.cards = [*CARDS, "wall"] if great_wall else list(CARDS)
        self.has_wall = great_wall
        self.super_event = super_event  # what was agreed on, until it has a name
        self.final_wall = final_wall
        self.month7_decay = month7_decay
        self.row = {1: "peace", 2: "peace"}
        if event_row != "random":
            self.row |= dict(enumerate(event_row.split(), 3))
        self.pool = supply(seats)
        self.gone: Counter[str] = Counter()  # persons that have left the game
        self.princes = [Prince() for _ in range(seats)]
        self.track = {0: list(range(seats))[::-1]}  # the markers on each space, from the bottom of the stack to its top
        self.pairs: dict[int, tuple[str, str]] = {}  # who began with whom
        self.wall: list[tuple[int, str]] = []  # the pieces in the wall: whose, and with which bonus
        self.month = 0
        self.phase = "set-up"
        self.line = list(range(seats))  # in which order all have their turn in this phase, or in this event
        self.turn = 0  # the place in it that has come to
        self.groups: list[list[str]] = []
        self.dragons: dict[int, int] = {}  # where each seat's dragon stands
        self.tiles: Counter[str] = Counter()  # events that lie face down
        self.arriving: list[str] = []  # persons that have been taken and not housed yet
        self.building = 0  # floors in hand
        self.due = [0] * seats  # how many persons each has to release because of an event
        self.owed = 0  # persons to be released, floors to be lost, goods to be given, by the one who is at it
        self.unfed: list[int] = []  # palaces without rice
        self.number = 0  # the palace that is looked at: who is fed next, or where somebody must leave
        self.given: Counter[str] = Counter()  # goods that have been given back so far
        self.is_dark = False  # the event of the month happens a second time
        self.greeted: dict[int, str] = {}  # the kinds that were taken in the sunrise
        self.is_over = False
        self.question = Question(CHANCE, {})

    def begin(self, phase: str = "set-up", turn: int = 0) -> None:
        self.turn = turn
        self._conversation = self.game(phase)
        self.question = next(self._conversation)

    def play(self, answer: str) -> None:
        assert answer in self.question.answers, (answer, self.question)
        try:
            self.question = self._conversation.send(answer)
        except StopIteration:
            self.is_over = True

    def game(self, first: str) -> Conversation:
        if first == "set-up":
            yield from self.set_up()
            self.month, first = 1, "cards"
        phases = [
            ("cards", self.lay_out_cards),
            ("action", self.actions),
            ("person", self.persons),
            ("event", self.events),
            ("scoring", self.scoring),
        ]
        begun = False
        while self.month <= 12:
            for self.phase, happens in phases:
                begun = begun or self.phase == first
                if begun:
                    yield from happens()
            self.month += 1
        self.month = 12
        yield from self.end()

    # Spielvorbereitung

    def set_up(self) -> Conversation:
        if self.start_seat == "random":
            text = yield Question(CHANCE, {f"seat {seat + 1} starts": 1 for seat in range(self.seats)})
            self.start_seat = int(text.split()[1]) - 1
        yield from self.lay_out_events()
        yield from self.choose_super_event(int(self.start_seat))
        for seat in self.in_turn([(int(self.start_seat) + place) % self.seats for place in range(self.seats)]):
            yield from self.draft(seat)

    def lay_out_events(self) -> Conversation:
        self.tiles = Counter(dict.fromkeys(EVENTS, 0 if len(self.row) == 12 else 2))
        while self.tiles.total():
            event = yield Question(CHANCE, {event: count for event, count in self.tiles.items() if count})
            self.tiles[event] -= 1
            free = [month for month in range(3, 13) if month not in self.row]
            if self.row[free[0] - 1] != event:
                self.row[free[0]] = event
            elif len(free) > 1:
                self.row[free[1]] = event
            else:
                self.row[10], self.row[11], self.row[12] = event, self.row[10], event

    def choose_super_event(self, first: int) -> Conversation:
        names = {f"super {name}": 1 for name in SUPER_EVENTS}
        if self.super_event in {"random", "agreed"}:
            text = yield Question(CHANCE if self.super_event == "random" else first, names)
            self.super_event = text.split()[1]

    def draft(self, seat: int) -> Conversation:
        pairs = [pair for pair in combinations(KINDS, 2) if pair not in self.pairs.values()]
        text = yield ask(seat, [f"draft {one} {other}" for one, other in pairs])
        one, other = text.split()[1:]
        self.pairs[seat] = (one, other)
        self.arriving = [young(one), young(other)]
        self.pool.subtract(self.arriving)
        for person in list(self.arriving):
            yield from self.house(seat, person)

    # Personenpunkteleiste

    def order(self) -> list[int]:
        return [seat for space in sorted(self.track, reverse=True) for seat in reversed(self.track[space])]

    def in_turn(self, line: list[int] | None = None) -> Iterator[int]:
        """Everybody, in the order of the track as it stands now."""
        self.line = line or self.order()
        while self.turn < self.seats:
            yield self.line[self.turn]
            self.turn += 1
        self.turn = 0

    def space(self, seat: int) -> int:
        return next(space for space, stack in self.track.items() if seat in stack)

    def move(self, seat: int, spaces: int) -> None:
        if spaces:
            space = self.space(seat)
            self.track[space].remove(seat)
            self.track.setdefault(space + spaces, []).append(seat)

    # Phase 1: Aktion

    def lay_out_cards(self) -> Conversation:
        cards = list(self.cards)
        self.groups, self.dragons = [[] for _ in range(self.seats)], {}
        for number, group in enumerate(self.groups):
            size, larger = divmod(len(self.cards), self.seats)
            while len(group) < size + (number < larger):
                card = yield Question(CHANCE, dict.fromkeys(cards, 1))
                cards.remove(card)
                group.append(card)

    def actions(self) -> Conversation:
        for seat in self.in_turn():
            text = yield ask(seat, [*self.open_actions(seat), "pass"])
            if text == "pass":
                self.princes[seat].yuan = max(3, self.princes[seat].yuan)
            else:
                yield from self.act(seat, *text.split())

    def fee(self, number: int) -> int:
        return 3 if number in self.dragons.values() else 0

    def open_actions(self, seat: int) -> list[str]:
        found = []
        for number, group in enumerate(self.groups):
            yuan = self.princes[seat].yuan - self.fee(number)
            for card in group if yuan >= 0 else []:
                if card == "privilege":
                    found += ["privilege small"] * (yuan >= 2) + ["privilege large"] * (yuan >= self.large_price)
                elif card == "wall":
                    found += [f"wall {bonus}" for bonus in BONUSES if self.may_wall(seat, bonus)]
                else:
                    found.append(card)
        return found

    def act(self, seat: int, card: str, which: str = "") -> Conversation:
        prince = self.princes[seat]
        number = next(number for number, group in enumerate(self.groups) if card in group)
        prince.yuan -= self.fee(number)
        self.dragons[seat] = number
        if card == "tax":
            prince.yuan += 2 + prince.symbols("tax")
        elif card == "build":
            yield from self.build(seat, 1 + prince.symbols("craftsman"))
        elif card == "harvest":
            prince.rice += 1 + prince.symbols("farmer")
        elif card == "fireworks":
            prince.rockets += 1 + prince.symbols("fireworker")
        elif card == "parade":
            self.move(seat, 1 + prince.symbols("warrior"))
        elif card == "study":
            prince.points["study"] += 1 + prince.symbols("scholar")
        elif which == "small":
            prince.yuan -= 2
            prince.small += 1
        elif which == "large":
            prince.yuan -= self.large_price
            prince.large += 1
        else:
            yield from self.build_wall(seat, which)

    def build(self, seat: int, floors: int) -> Conversation:
        palaces = self.princes[seat].palaces
        self.building = floors
        while self.building:
            low = [f"build p{place}" for place, palace in enumerate(palaces, 1) if palace.floors < 3]
            text = yield ask(seat, [*low, "build new"])
            self.building -= 1
            if text == "build new":
                palaces.append(Palace(1))
            else:
                palaces[place_of(text.split()[1])].floors += 1

    # Phase 2: Person

    def persons(self) -> Conversation:
        if any(prince.hand.total() for prince in self.princes):
            for seat in self.in_turn():
                text = yield ask(seat, self.playable(seat))
                words = text.split()
                self.princes[seat].hand[words[1]] -= 1
                person = " ".join(words[2:] if words[1] == "wild" else words[1:])
                if self.pool[person]:
                    yield from self.take(seat, person)

    def playable(self, seat: int) -> list[str]:
        found = []
        for card in [card for card, count in self.princes[seat].hand.items() if count]:
            there = [person for person, left in self.pool.items() if left and card in {kind(person), "wild"}]
            if not there:
                found.append(f"card {card}")
            else:
                found += [f"card wild {person}" if card == "wild" else f"card {person}" for person in there]
        return found

    def take(self, seat: int, person: str) -> Conversation:
        self.pool[person] -= 1
        self.arriving = [person]
        yield from self.house(seat, person)

    def house(self, seat: int, person: str) -> Conversation:
        """Put a person into a palace; where all are full, in the place of another, or out of the game."""
        palaces = self.princes[seat].palaces
        answers = [f"person {person} > p{place}" for place, palace in enumerate(palaces, 1) if palace.has_room()]
        if not answers:
            answers = [
                f"person {person} > p{place} for {old}"
                for place, palace in enumerate(palaces, 1)
                for old in palace.persons
            ] + ["refuse"]
        text = yield ask(seat, answers)
        self.arriving.remove(person)
        if text == "refuse":
            self.gone[person] += 1
            return
        where, _, old = text.partition(" > ")[2].partition(" for ")
        palace = palaces[place_of(where)]
        if old:
            self.let_go(palace, old)
        palace.persons.append(person)
        self.move(seat, PERSON_POINTS[person])

    # Phase 3: Ereignis

    def events(self) -> Conversation:
        yield from self.event(self.row[self.month])
        if self.month == 7 and self.super_event != "off":
            if self.month7_decay in {"before", "both"}:
                self.decay()
            yield from self.super_events(self.super_event)
            if self.month7_decay in {"after", "both"}:
                self.decay()
            return
        if self.month == 12 and self.has_wall and self.final_wall == "in_event":
            yield from self.count_wall("last wall")
        self.decay()

    def event(self, name: str) -> Conversation:
        if name == "tribute":
            paid = [min(4, prince.yuan) for prince in self.princes]
            for prince, yuan in zip(self.princes, paid, strict=True):
                prince.yuan -= yuan
            yield from self.releases([4 - yuan for yuan in paid])
        elif name == "drought":
            for seat in self.in_turn():
                yield from self.drought(seat)
        elif name == "festival":
            self.festival()
        elif name == "mongols":
            yield from self.mongols()
        elif name == "contagion":
            yield from self.releases([max(0, 3 - prince.symbols("healer")) for prince in self.princes])

    def let_go(self, palace: Palace, person: str) -> None:
        palace.persons.remove(person)
        self.gone[person] += 1

    def releases(self, due: list[int]) -> Conversation:
        """Everybody lets so many persons go, one player after another."""
        self.due = due
        for seat in self.in_turn():
            yield from self.release(seat, self.due[seat])
            self.due[seat] = 0

    def release(self, seat: int, owed: int, only: int | None = None) -> Conversation:
        """Somebody lets persons go, one after another, perhaps from one palace only; all, where they are too few."""
        palaces = self.princes[seat].palaces
        self.owed, self.number = owed, only or 0
        while self.owed > 0:
            there = [
                (place, person)
                for place, palace in enumerate(palaces)
                for person in palace.persons
                if only is None or place == only
            ]
            if len(there) <= self.owed:
                for place, person in there:
                    self.let_go(palaces[place], person)
                break
            text = yield ask(seat, [f"release p{place + 1} {person}" for place, person in there])
            _, where, person = text.split(maxsplit=2)
            self.let_go(palaces[place_of(where)], person)
            self.owed -= 1
        self.owed = self.number = 0

    def drought(self, seat: int) -> Conversation:
        prince = self.princes[seat]
        inhabited = [place for place, palace in enumerate(prince.palaces) if palace.persons]
        if prince.rice >= len(inhabited):
            prince.rice -= len(inhabited)
            return
        self.unfed = list(inhabited)
        while prince.rice:
            text = yield ask(seat, [f"feed p{place + 1}" for place in inhabited[: len(inhabited) - prince.rice + 1]])
            fed = place_of(text.split()[1])
            inhabited = inhabited[inhabited.index(fed) + 1 :]
            self.unfed.remove(fed)
            self.number = fed + 1
            prince.rice -= 1
        for place in list(self.unfed):
            self.unfed.remove(place)
            yield from self.release(seat, 1, place)

    def festival(self) -> None:
        counts = sorted({prince.rockets for prince in self.princes} - {0}, reverse=True)
        for points, rockets in zip((6, 3), counts, strict=False):
            for prince in self.princes:
                if prince.rockets == rockets:
                    prince.points["festival"] += points
        for prince in self.princes:
            if prince.rockets in counts[:2]:
                prince.rockets //= 2  # the half that goes back is rounded up

    def mongols(self) -> Conversation:
        helmets = [prince.symbols("warrior") for prince in self.princes]
        for prince, points in zip(self.princes, helmets, strict=True):
            prince.points["mongols"] += points
        yield from self.releases([int(own == min(helmets)) for own in helmets])
        if self.has_wall:
            yield from self.count_wall("wall")

    def decay(self) -> None:
        for prince in self.princes:
            for palace in prince.palaces:
                palace.floors -= not palace.persons
            prince.palaces[:] = [palace for palace in prince.palaces if palace.floors]

    # Phase 4: Wertung

    def scoring(self) -> Conversation:
        for prince in self.princes:
            prince.points["palaces"] += len(prince.palaces)
            prince.points["ladies"] += prince.symbols("lady")
            prince.points["privileges"] += prince.small + 2 * prince.large
        yield from ()

    # Spielende

    def end(self) -> Conversation:
        if self.has_wall and self.final_wall == "after_round":
            yield from self.count_wall("last wall")
        self.phase = "over"
        for prince in self.princes:
            prince.points["persons"] += 2 * len(prince.persons())
            prince.points["monks"] += prince.monks()
            prince.yuan += 2 * (prince.rice + prince.rockets)
            prince.rice = prince.rockets = 0
            prince.points["money"] += prince.yuan // 3

    def scores(self) -> list[int]:
        return [prince.points.total() for prince in self.princes]

    def winner(self) -> int:
        return max(self.order(), key=lambda seat: self.scores()[seat])  # of equals, the first on the track

    # Die chinesische Mauer

    def pieces(self, seat: int) -> int:
        return sum(owner == seat for owner, _ in self.wall)

    def may_wall(self, seat: int, bonus: str) -> bool:
        return len(self.wall) < 12 and (seat, bonus) not in self.wall

    def build_wall(self, seat: int, bonus: str) -> Conversation:
        prince = self.princes[seat]
        self.wall.append((seat, bonus))
        if bonus == "rice":
            prince.rice += 1
        elif bonus == "rocket":
            prince.rockets += 1
        elif bonus == "floor":
            yield from self.build(seat, 1)
        elif bonus == "yuan":
            prince.yuan += 2
        elif bonus == "track":
            self.move(seat, 3)
        else:
            prince.points["wall"] += 3

    def count_wall(self, phase: str) -> Conversation:
        self.phase = phase
        pieces = [self.pieces(seat) for seat in range(self.seats)]
        if len(self.wall) >= self.month:
            for prince, own in zip(self.princes, pieces, strict=True):
                prince.points["wall"] += own
        else:
            yield from self.releases([int(own == min(pieces)) for own in pieces])

    # Die Super-Ereignisse

    def super_events(self, name: str) -> Conversation:
        self.phase = "super"
        if name == "lantern":
            for prince in self.princes:
                prince.points["super"] += 2 * len(prince.persons())
        elif name == "buddha":
            for prince in self.princes:
                prince.points["super"] += prince.monks()
        elif name == "eclipse":
            self.is_dark, self.phase = True, "event"
            yield from self.event(self.row[7])
            self.is_dark = False
        elif name == "volcano":
            self.track = {0: self.order()[::-1]}
        elif name == "assassination":
            for prince in self.princes:
                prince.small = prince.large = 0
        else:
            happens = {
                "earthquake": self.earthquake,
                "flood": self.flood,
                "tornado": self.tornado,
                "sunrise": self.sunrise,
                "charter": self.charter,
            }
            for seat in self.in_turn():
                yield from happens[name](seat)

    def earthquake(self, seat: int) -> Conversation:
        palaces = self.princes[seat].palaces
        self.owed = 2
        if self.princes[seat].floors() <= self.owed:
            for palace in list(palaces):
                self.collapse(seat, palace)
            self.owed = 0
        while self.owed:
            text = yield ask(seat, [f"lower p{place}" for place in range(1, len(palaces) + 1)])
            palace = palaces[place_of(text.split()[1])]
            palace.floors -= 1
            if palace.floors == 0:
                self.collapse(seat, palace)
            self.owed -= 1
        for place, palace in enumerate(palaces):
            yield from self.release(seat, len(palace.persons) - palace.floors, place)

    def collapse(self, seat: int, palace: Palace) -> None:
        self.gone.update(palace.persons)
        self.princes[seat].palaces.remove(palace)

    def flood(self, seat: int) -> Conversation:
        prince = self.princes[seat]
        things = ["yuan"] * prince.yuan + ["rice"] * prince.rice + ["rocket"] * prince.rockets
        self.owed = len(things) // 2
        while self.owed:
            text = yield ask(seat, [f"give {thing}" for thing in things[: len(things) - self.owed + 1]])
            given = text.split()[1]
            things = things[things.index(given) + 1 :]
            prince.yuan -= given == "yuan"
            prince.rice -= given == "rice"
            prince.rockets -= given == "rocket"
            self.given[given] += 1
            self.owed -= 1
        self.given.clear()

    def tornado(self, seat: int) -> Conversation:
        hand = self.princes[seat].hand
        pairs = dict.fromkeys(combinations([card for card in (*KINDS, "wild") for _ in range(hand[card])], 2))
        text = yield ask(seat, [f"discard {one} {other}" for one, other in pairs])
        hand.subtract(text.split()[1:])

    def sunrise(self, seat: int) -> Conversation:
        free = [kind_ for kind_ in KINDS if self.pool[young(kind_)] and kind_ not in self.greeted.values()]
        if free:
            text = yield ask(seat, [f"sunrise {kind_}" for kind_ in free])
            self.greeted[seat] = text.split()[1]
            yield from self.take(seat, young(self.greeted[seat]))

    def charter(self, seat: int) -> Conversation:
        prince = self.princes[seat]
        own = [kind_ for kind_ in KINDS if kind_ in map(kind, prince.persons())]
        if not own:
            return
        text = yield ask(seat, [f"charter {kind_}" for kind_ in own])
        named = text.split()[1]
        symbols = prince.symbols(named)
        if named == "craftsman":
            yield from self.build(seat, symbols)
        elif named == "tax":
            prince.yuan += symbols
        elif named == "farmer":
            prince.rice += symbols
        elif named == "fireworker":
            prince.rockets += symbols
        elif named == "warrior":
            self.move(seat, symbols)
        elif named in {"lady", "scholar"}:
            prince.points["super"] += symbols
        elif named == "monk":
            prince.points["super"] += prince.monks()


def place_of(text: str) -> int:
    """p1 is the first palace."""
    return int(text[1:]) - 1
