"""HUANG a second time: slow, with sets of spaces and words, and without a line of the package.

It is written from the rulebook, chapter by chapter, as one conversation: `Table.game` puts a question, somebody (a
seat, or chance) answers in the notation, and it goes on. What the fast rules do is compared with it, move by move.
States are found by walking from piece to piece, triangles and rhombuses by trying all spaces.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from itertools import combinations, product
from typing import NamedTuple

CHANCE = "chance"
COLOURS = ("yellow", "red", "blue", "green", "white")
TILES = {"yellow": 42, "red": 36, "blue": 24, "green": 24, "white": 12}
PAGODAS = {"yellow": 2, "red": 2, "blue": 2, "green": 2, "white": 1}
HAND = 6
ANY_SHARE = 2520  # divisible by every number from 1 to 10
SIDES = {2: ("left", "right"), 3: ("left", "middle", "right")}

Hex = tuple[int, int]  # q and r
Hexes = frozenset[Hex]


@cache
def neighbours(space: Hex) -> tuple[Hex, ...]:
    q, r = space
    return ((q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1))


def linked(spaces: set[Hex]) -> list[Hexes]:
    """Fall apart into what hangs together."""
    left, found = set(spaces), []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            edge = {beside for space in edge for beside in neighbours(space) if beside in left}
            left -= edge
        found.append(frozenset(group))
    return found


@dataclass
class Board:
    land: set[Hex]
    rivers: set[Hex]
    capitals: set[Hex] = field(default_factory=set)
    camps: dict[int, Hex] = field(default_factory=dict)  # by number
    bandits: dict[int, int] = field(default_factory=dict)  # how many a tile shows, by its number
    granaries: bool = False
    pagodas: dict[str, int] = field(default_factory=PAGODAS.copy)
    name: str = "test_board"

    @cached_property
    def spaces(self) -> list[Hex]:
        """In the order of the map: row by row, from the left."""
        return sorted(self.land | self.rivers, key=lambda space: (space[1], space[0]))

    @cached_property
    def names(self) -> dict[Hex, str]:
        rows: dict[int, list[Hex]] = {}
        for space in self.spaces:
            rows.setdefault(space[1], []).append(space)
        letters = {row: chr(ord("a") + number) for number, row in enumerate(rows)}
        return {space: f"{letters[row]}{number + 1}" for row in rows for number, space in enumerate(rows[row])}

    @cached_property
    def triangles(self) -> list[tuple[Hex, ...]]:
        """All threes of spaces, each beside the two others."""
        everywhere = set(self.spaces)
        found = set()
        for space in self.spaces:
            for two in combinations([beside for beside in neighbours(space) if beside in everywhere], 2):
                if two[0] in neighbours(two[1]):
                    found.add(self.ordered({space, *two}))
        return sorted(found)

    @cached_property
    def rhombuses(self) -> list[tuple[Hex, ...]]:
        """Two triangles that share an edge."""
        pairs = combinations(self.triangles, 2)
        return sorted({self.ordered({*one, *other}) for one, other in pairs if len({*one, *other}) == 4})

    def ordered(self, spaces: Iterable[Hex]) -> tuple[Hex, ...]:
        return tuple(sorted(spaces, key=lambda space: (space[1], space[0])))

    def called(self, spaces: Iterable[Hex]) -> str:
        return " ".join(self.names[space] for space in self.ordered(spaces))


class Leader(NamedTuple):
    owner: int
    colour: str


class Building(NamedTuple):
    kind: str  # the colour of a pagoda, or "palace"
    spaces: Hexes


class Question(NamedTuple):
    asked: int | str  # a seat, or chance
    answers: dict[str, int]  # what may be answered, and how likely each is if chance is asked
    hides_a_hand: bool = False  # so it is put even where there is one answer only


@dataclass
class Side:
    """A state in a war, as it was before the tile that unites it with others, or one of two in a revolt."""

    owner: int  # in a revolt
    of_board: int  # tiles there that count
    spaces: Hexes = frozenset()
    sent: int = 0
    leaders_sent: int = 0

    @property
    def strength(self) -> int:
        return self.of_board + self.sent + self.leaders_sent


Conversation = Generator[Question, str, None]


class BagIsEmpty(Exception):  # no error, but the end of the game
    pass


class Table:
    """A table in set-up. `begin` opens the conversation there, or in somebody's turn."""

    def __init__(
        self, board: Board, seats: int, *, bandits: bool = False, palace: bool = False, short: bool = False,
        start: int | None = None,
    ) -> None:  # fmt: skip
        self.board = board
        self.seats = seats
        self.told_start = start
        self.has_bandits, self.has_palace, self.is_short = bandits, palace, short
        self.tiles: dict[Hex, str] = {}
        self.leaders: dict[Hex, Leader] = {}
        self.bandits: dict[Hex, int] = {}
        self.buildings: list[Building] = []
        self.granaries: set[Hex] = set()
        self.bag = Counter(TILES)
        self.undrawn = 24 if short else 0
        self.box: Counter[str] = Counter()  # what went there for all to see
        self.replaced: list[Counter[str]] = [Counter() for _ in range(seats)]  # and what went there face down
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.market: Counter[str] = Counter()
        self.points: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.granaries_taken = [0] * seats
        self.turn = 0
        self.action = 0
        self.turns_begun = 0
        self.surely_held: list[Counter[str]] = [Counter() for _ in range(seats)]  # for who has kept count of all
        self.surely_had: list[Counter[str]] = [Counter() for _ in range(seats)]  # the same, held or replaced
        self.step = ""
        self.drawer: int | None = None
        self.to_draw = 0
        self.at: Hex | None = None  # what it is about: the tile or leader that was placed, or the camp
        self.to_build: Building | None = None
        self.sides: list[Side] = []
        self.winner: Side | None = None
        self.owed = 0
        self.lost: Hex | None = None
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

    def ask(
        self, step: str, asked: int | str, answers: Iterable[str], *, hides_a_hand: bool = False
    ) -> Generator[Question, str, str]:
        self.step = step
        weights = dict(answers) if isinstance(answers, Mapping) and asked == CHANCE else dict.fromkeys(answers, 1)
        return (yield Question(asked, weights, hides_a_hand))

    # Spielvorbereitung

    def game(self, action: int | None) -> Conversation:
        try:
            if action is None:
                yield from self.set_up()
            self.is_set_up = True
            yield from self.turns(action or 1)
        except BagIsEmpty:
            return

    def set_up(self) -> Conversation:
        for capital in self.board.capitals:
            self.tiles[capital] = "yellow"
            self.bag["yellow"] -= 1
        if self.board.granaries:
            self.granaries = set(self.board.capitals)
        if self.has_bandits:
            yield from self.lay_bandits_out()
        for seat in range(self.seats):
            yield from self.draw("hand", seat, HAND)
        yield from self.draw("market", None, HAND)
        start = self.told_start
        if start is None:
            ways = {f"seat {seat + 1} starts": seat for seat in range(self.seats)}
            start = ways[(yield from self.ask("start seat", CHANCE, dict.fromkeys(ways, 1)))]
        self.turn = start

    def lay_bandits_out(self) -> Conversation:
        """Five times a tile names a camp, and another lies there. All orders of the ten tiles are equally likely."""
        face_down, laid = dict(self.board.bandits), Counter[int]()
        for _ in range(5):
            tiles = Counter(face_down.values())  # of so many bandits: those that have named no camp
            # A tile that lies in a camp names none any more. Which of its like that is, nobody has to remember.
            weights = {
                number: ANY_SHARE * (tiles[count] - laid[count]) // tiles[count] for number, count in face_down.items()
            }
            ways = {f"camp {number}": weight for number, weight in weights.items() if weight}
            camp = int((yield from self.ask("camp", CHANCE, ways)).split()[1])
            self.at = self.board.camps[camp]
            tiles[face_down.pop(camp)] -= 1
            ways = {f"bandits {count}": weight for count, weight in (tiles - laid).items()}
            count = int((yield from self.ask("bandits", CHANCE, ways)).split()[1])
            laid[count] += 1
            self.bandits[self.at] = count
            self.at = None

    def draw(self, step: str, seat: int | None, count: int) -> Conversation:
        """A seat draws so many tiles, or the market gets them."""
        for left in range(count, 0, -1):
            if self.bag.total() == self.undrawn:
                raise BagIsEmpty
            self.drawer, self.to_draw = seat, left
            tiles = {colour: self.bag[colour] for colour in COLOURS if self.bag[colour]}
            colour = yield from self.ask(step, CHANCE, tiles)
            self.bag[colour] -= 1
            (self.market if seat is None else self.hands[seat])[colour] += 1
        self.drawer, self.to_draw = None, 0

    # Reiche

    def is_empty(self, space: Hex) -> bool:
        return not any(space in pieces for pieces in (self.tiles, self.leaders, self.bandits))

    def states(self) -> list[Hexes]:
        """What is linked, where a leader and a tile are among it."""
        groups = linked({*self.tiles, *self.leaders})
        return [group for group in groups if group & {*self.tiles} and group & {*self.leaders}]

    def states_beside(self, space: Hex) -> list[Hexes]:
        return [state for state in self.states() if state & {*neighbours(space)}]

    def state_of(self, space: Hex) -> Hexes | None:
        return next((state for state in self.states() if space in state), None)

    def leaders_of(self, spaces: Iterable[Hex]) -> list[Leader]:
        return [self.leaders[space] for space in spaces if space in self.leaders]

    def owner_of(self, colour: str, spaces: Iterable[Hex]) -> int | None:
        return next((leader.owner for leader in self.leaders_of(spaces) if leader.colour == colour), None)

    def soldiers_of(self, spaces: Iterable[Hex]) -> list[Hex]:
        return list(self.board.ordered(space for space in spaces if self.tiles.get(space) == "red"))

    def governors_beside(self, space: Hex) -> int:
        return sum(self.tiles.get(beside) == "yellow" for beside in neighbours(space))

    def bandits_beside(self, space: Hex) -> dict[Hex, int]:
        return {beside: self.bandits[beside] for beside in neighbours(space) if beside in self.bandits}

    def where(self, leader: Leader) -> Hex | None:
        """Where a leader stands, or that it is in front of its screen."""
        return next((space for space, other in self.leaders.items() if other == leader), None)

    def has_at_home(self, seat: int, colour: str) -> bool:
        return self.where(Leader(seat, colour)) is None

    # Spielablauf

    def turns(self, action: int) -> Conversation:
        while True:
            self.turns_begun += action == 1
            for self.action in range(action, 3):
                yield from self.one_action()
            action = 1
            yield from self.end_of_turn()
            self.turn = (self.turn + 1) % self.seats

    def one_action(self) -> Conversation:
        ways = (
            *self.ways_to_position_leaders(),
            *self.ways_to_place_tiles(),
            *self.ways_to_riot(),
            *self.ways_to_pay_for_a_building(),
            *self.ways_to_replace(),
        )
        chosen = dict(ways)
        assert len(chosen) == len(ways)
        yield from chosen[(yield from self.ask("action", self.turn, chosen))]()
        self.at = None

    # Einen Anführer positionieren

    def ways_to_position_leaders(self) -> Iterator[tuple[str, Callable[[], Conversation]]]:
        for colour in COLOURS:
            leader = Leader(self.turn, colour)
            stands = self.where(leader)
            if stands is not None:
                yield f"leader {colour} withdraw", partial(self.withdraw, leader)
            for space in self.places_for(leader, stands):
                yield (
                    f"leader {colour} {self.board.names[space]}",
                    partial(self.position, leader, space),
                )

    def places_for(self, leader: Leader, stands: Hex | None) -> list[Hex]:
        free = [
            space
            for space in self.board.spaces
            if space in self.board.land
            and self.is_empty(space)
            and self.governors_beside(space)
            and not self.bandits_beside(space)
        ]
        if stands is not None:
            del self.leaders[stands]
        found, states = [], self.states()
        for space in free:
            united = [state for state in states if state & {*neighbours(space)}]
            colours = [leader.colour, *(other.colour for state in united for other in self.leaders_of(state))]
            if len(united) < 2 or len(set(colours)) == len(colours):
                found.append(space)
        if stands is not None:
            self.leaders[stands] = leader
        return found

    def withdraw(self, leader: Leader) -> Conversation:
        stands = self.where(leader)
        assert stands is not None
        del self.leaders[stands]
        yield from ()

    def position(self, leader: Leader, space: Hex) -> Conversation:
        if not self.has_at_home(*leader):
            yield from self.withdraw(leader)
        beside = self.states_beside(space)
        rivals = [other for state in beside for other in self.leaders_of(state) if other.colour == leader.colour]
        self.leaders[space] = leader
        self.at = space
        for rival in rivals:
            yield from self.revolt(leader, rival)

    # Ein Plättchen platzieren

    def ways_to_place_tiles(self) -> Iterator[tuple[str, Callable[[], Conversation]]]:
        for colour in COLOURS:
            if self.hands[self.turn][colour]:
                for space in self.places_for_tiles(colour):
                    yield (
                        f"{colour} {self.board.names[space]}",
                        partial(self.place, colour, space),
                    )

    def places_for_tiles(self, colour: str) -> list[Hex]:
        ground = self.board.rivers if colour == "blue" else self.board.land
        return [
            space
            for space in self.board.spaces
            if space in ground and self.is_empty(space) and self.bandits_allow(space)
        ]

    def bandits_allow(self, space: Hex) -> bool:
        bandits = self.bandits_beside(space)
        if not bandits:
            return True
        united = self.states_beside(space)
        soldiers = sum(len(self.soldiers_of(state)) for state in united)
        return bool(united) and not self.clashing(united) and soldiers >= sum(bandits.values())

    def clashing(self, states: list[Hexes]) -> set[str]:
        """Colours that two leaders of these states share."""
        colours = Counter(leader.colour for state in states for leader in self.leaders_of(state))
        return {colour for colour, count in colours.items() if count > 1}

    def place(self, colour: str, space: Hex) -> Conversation:
        self.spend(self.turn, colour, 1)
        united = self.states_beside(space)
        bandits = self.bandits_beside(space)
        self.tiles[space] = colour
        self.at = space
        if len(united) > 1 and self.clashing(united):
            yield from self.war(united)
            return
        if bandits:
            yield from self.defeat(bandits, united)
        else:
            self.score_tile(colour, space)
        built = yield from self.offer_building(colour, space)
        if colour == "green":
            yield from self.go_to_market()
        if colour == "blue" and not built:
            yield from self.go_on_along_river(space)

    def score_tile(self, colour: str, space: Hex) -> None:
        state = self.state_of(space)
        if state is not None:
            owner = self.owner_of(colour, state)
            owner = self.owner_of("yellow", state) if owner is None else owner
            if owner is not None:
                self.points[owner][colour] += 1

    def go_to_market(self) -> Conversation:
        if not self.market.total():
            return
        tiles = [colour for colour in COLOURS if self.market[colour]]
        text = yield from self.ask("pick", self.turn, [f"take {colour}" for colour in (*tiles, "nothing")])
        colour = text.removeprefix("take ")
        if colour != "nothing":
            self.market[colour] -= 1
            for held in (self.hands, self.surely_held, self.surely_had):
                held[self.turn][colour] += 1

    def go_on_along_river(self, space: Hex) -> Conversation:
        places = [beside for beside in self.places_for_tiles("blue") if beside in neighbours(space)]
        if not places or not self.hands[self.turn].total():
            return
        ways = {f"blue {self.board.names[beside]}": beside for beside in places if self.hands[self.turn]["blue"]}
        text = yield from self.ask("chain", self.turn, (*ways, "stop"), hides_a_hand=True)
        if text != "stop":
            yield from self.place("blue", ways[text])

    # Bauernaufstand, Pagode gegen Kaufleute, Ersetzen

    def ways_to_pay(self, colour: str) -> dict[str, int]:
        """Two tiles, or one and the leader: what is said, and how many tiles that costs."""
        held = self.hands[self.turn][colour]
        ways = {"": 2} if held >= 2 else {}
        return ways | ({" with leader": 1} if held and self.has_at_home(self.turn, colour) else {})

    def ways_to_riot(self) -> Iterator[tuple[str, Callable[[], Conversation]]]:
        for (said, cost), space in product(self.ways_to_pay("blue").items(), self.board.ordered(self.tiles)):
            yield (
                f"riot {self.board.names[space]}{said}",
                partial(self.riot, cost, space),
            )

    def riot(self, cost: int, space: Hex) -> Conversation:
        self.pay("blue", cost)
        self.remove(space)
        yield from ()

    def ways_to_pay_for_a_building(self) -> Iterator[tuple[str, Callable[[], Conversation]]]:
        for (said, cost), building in product(self.ways_to_pay("green").items(), self.possible_buildings()):
            yield (
                self.told(building) + said,
                partial(self.pay_for, cost, building),
            )

    def pay_for(self, cost: int, building: Building) -> Conversation:
        self.pay("green", cost)
        yield from self.establish(building)

    def ways_to_replace(self) -> Iterator[tuple[str, Callable[[], Conversation]]]:
        hand = self.hands[self.turn]
        for counts in product(*(range(hand[colour] + 1) for colour in COLOURS)):
            if sum(counts) <= HAND:
                given = Counter(dict(zip(COLOURS, counts, strict=True)))
                said = " ".join(f"{given[colour]} {colour}" for colour in COLOURS if given[colour])
                yield f"replace {said or 'nothing'}", partial(self.replace, given)

    def replace(self, given: Counter[str]) -> Conversation:
        self.hands[self.turn] -= given
        self.replaced[self.turn] += given
        for colour in COLOURS:  # nobody else knows which tiles went
            self.surely_held[self.turn][colour] = max(0, self.surely_held[self.turn][colour] - given.total())
        yield from self.draw("replace", self.turn, given.total())

    def pay(self, colour: str, count: int) -> None:
        self.spend(self.turn, colour, count)
        self.box[colour] += count

    def spend(self, seat: int, colour: str, count: int) -> None:
        """Tiles leave a hand for all to see: those first that everybody knew of."""
        self.hands[seat][colour] -= count
        assert self.hands[seat][colour] >= 0
        for known in (self.surely_held[seat], self.surely_had[seat]):
            known[colour] = max(0, known[colour] - count)

    def remove(self, space: Hex) -> None:
        """A tile leaves the board, and with it the building on it and the leaders whose last governor it was."""
        self.box[self.tiles.pop(space)] += 1
        self.granaries.discard(space)
        self.buildings = [building for building in self.buildings if space not in building.spaces]
        for stands in [stands for stands in self.leaders if not self.governors_beside(stands)]:
            del self.leaders[stands]

    # Pagoden

    def told(self, building: Building) -> str:
        kind = "palace" if building.kind == "palace" else f"pagoda {building.kind}"
        return f"{kind} {self.board.called(building.spaces)}"

    def possible_buildings(self) -> list[Building]:
        """Every triangle of a colour, and every rhombus of governors, that carries nothing."""
        under = {space for building in self.buildings for space in building.spaces} | self.granaries
        shapes = [(shape, self.colour_of(shape)) for shape in self.board.triangles]
        found = [Building(colour, frozenset(shape)) for shape, colour in shapes if self.board.pagodas.get(colour, 0)]
        if self.has_palace:
            rhombuses = [shape for shape in self.board.rhombuses if self.colour_of(shape) == "yellow"]
            found += [Building("palace", frozenset(shape)) for shape in rhombuses]
        return [building for building in found if not building.spaces & under]

    def colour_of(self, shape: tuple[Hex, ...]) -> str:
        colours = {self.tiles.get(space, "") for space in shape}
        return colours.pop() if len(colours) == 1 else ""

    def offer_building(self, colour: str, space: Hex) -> Generator[Question, str, bool]:
        """Tell whether a pagoda or the palace was built."""
        possible = [building for building in self.possible_buildings() if space in building.spaces]
        assert all(building.kind in {colour, "palace"} for building in possible)
        if not possible:
            return False
        ways = {self.told(building): building for building in possible}
        text = yield from self.ask("offer", self.turn, (*ways, "no pagoda"))
        if text == "no pagoda":
            return False
        yield from self.establish(ways[text])
        return True

    def establish(self, building: Building) -> Conversation:
        """From beside the board; if none is left there, from the board."""
        standing = [other for other in self.buildings if other.kind == building.kind]
        if len(standing) == (1 if building.kind == "palace" else self.board.pagodas[building.kind]):
            ways = {f"lift {self.board.called(other.spaces)}": other for other in standing}
            self.to_build = building
            self.buildings.remove(ways[(yield from self.ask("lift", self.turn, ways))])
            self.to_build = None
        self.buildings.append(building)

    # Revolten

    def revolt(self, attacker: Leader, defender: Leader) -> Conversation:
        self.sides = [Side(leader.owner, self.strength_in_revolt(leader)) for leader in (attacker, defender)]
        for step, side in zip(("attack", "defend"), self.sides, strict=True):
            bonus = (0, 1) if self.has_at_home(side.owner, "yellow") else (0,)
            ways = {
                f"commit {count}{' with leader' * helps}": (count, helps)
                for count in range(self.hands[side.owner]["yellow"] + 1)
                for helps in bonus
            }
            text = yield from self.ask(step, side.owner, ways, hides_a_hand=True)
            side.sent, side.leaders_sent = ways[text]
            self.spend(side.owner, "yellow", side.sent)
        attacks, defends = self.sides
        winner, loser = (attacker, defender) if attacks.strength > defends.strength else (defender, attacker)
        yield from self.withdraw(loser)
        self.points[winner.owner][winner.colour] += 1
        self.box_what_was_sent("yellow")
        self.sides = []

    def strength_in_revolt(self, leader: Leader) -> int:
        stands = self.where(leader)
        assert stands is not None
        return self.governors_beside(stands)

    def box_what_was_sent(self, colour: str) -> None:
        for side in self.sides:
            self.box[colour] += side.sent
            side.sent = side.leaders_sent = 0

    # Kriege

    def war(self, states: list[Hexes]) -> Conversation:
        clashing = self.clashing(states)
        self.sides = [Side(-1, len(self.soldiers_of(state)), state) for state in self.from_left(states)]
        for place in range(1, self.seats + 1):
            yield from self.contribute((self.turn + place) % self.seats)
        winner = yield from self.winner_of_war()
        losers = [side for side in self.sides if side is not winner]
        driven_out = [
            (space, leader)
            for side in losers
            for space, leader in self.leaders.items()
            if space in side.spaces and leader.colour in clashing
        ]
        for space, leader in driven_out:
            del self.leaders[space]
            victor = self.owner_of(leader.colour, winner.spaces)
            if victor is not None:
                self.points[victor][leader.colour] += 1
        for side in losers:
            for space in self.soldiers_of(side.spaces):
                self.remove(space)
        price = max(side.strength for side in losers) - winner.sent
        self.winner = winner
        self.box_what_was_sent("red")
        yield from self.lose("losses", self.soldiers_of(winner.spaces), price)
        self.sides, self.winner = [], None

    def from_left(self, states: list[Hexes]) -> list[Hexes]:
        """Sides are named from the left, as they touch the tile that unites them; the upper one first."""
        assert self.at is not None
        beside = neighbours(self.at)
        return sorted(states, key=lambda state: min((2 * q + r, r) for q, r in beside if (q, r) in state))

    def contribute(self, seat: int) -> Conversation:
        names = SIDES[len(self.sides)]
        bonus = (0, 1) if self.has_at_home(seat, "red") else (0,)
        ways = {
            f"war {name} {count}{' with leader' * helps}": (side, count, helps)
            for name, side in zip(names, self.sides, strict=True)
            for count in range(self.hands[seat]["red"] + 1)
            for helps in bonus
            if count + helps
        }
        text = yield from self.ask("support", seat, ("war nothing", *ways), hides_a_hand=True)
        if text in ways:
            side, count, helps = ways[text]
            self.spend(seat, "red", count)
            side.sent += count
            side.leaders_sent += helps

    def winner_of_war(self) -> Generator[Question, str, Side]:
        most = max(side.strength for side in self.sides)
        names = SIDES[len(self.sides)]
        tied = {f"win {names[place]}": side for place, side in enumerate(self.sides) if side.strength == most}
        if len(tied) == 1:
            return next(iter(tied.values()))
        return tied[(yield from self.ask("tie", self.turn, tied))]

    def lose(self, step: str, soldiers: list[Hex], count: int) -> Conversation:
        """Whoever placed the tile chooses, one soldier after another in the order of the map, if there are any."""
        for self.owed in range(min(count, len(soldiers)), 0, -1):
            ways = {f"lose {self.board.names[space]}": space for space in soldiers[: len(soldiers) - self.owed + 1]}
            self.lost = ways[(yield from self.ask(step, self.turn, ways))]
            self.remove(self.lost)
            soldiers = soldiers[soldiers.index(self.lost) + 1 :]
        self.owed, self.lost = 0, None

    # Ende eines Spielzugs

    def end_of_turn(self) -> Conversation:
        self.score_pagodas()
        if self.board.granaries:
            yield from self.collect_granaries()
        for place in range(self.seats):
            seat = (self.turn + place) % self.seats
            limit = HAND + 1 if place == 0 and self.rules_in_palace(seat) else HAND
            yield from self.draw("refill", seat, limit - self.hands[seat].total())
        yield from self.draw("fill", None, HAND - self.market.total())

    def score_pagodas(self) -> None:
        for space, leader in self.leaders.items():
            state = self.state_of(space)
            if leader.owner == self.turn and state is not None:
                pagodas = [building for building in self.buildings if building.kind == leader.colour]
                self.points[self.turn][leader.colour] += sum(bool(pagoda.spaces & state) for pagoda in pagodas)

    def rules_in_palace(self, seat: int) -> bool:
        stands = self.where(Leader(seat, "yellow"))
        state = self.state_of(stands) if stands is not None else None
        return any(building.kind == "palace" and building.spaces & (state or set()) for building in self.buildings)

    # 18 Königreiche, Skrupellose Banditen

    def collect_granaries(self) -> Conversation:
        stands = self.where(Leader(self.turn, "blue"))
        state = self.state_of(stands) if stands is not None else None
        granaries = self.board.ordered(self.granaries & (state or set()))
        if len(granaries) < 2:
            return
        ways = {f"keep {self.board.names[space]}": space for space in granaries}
        text = yield from self.ask("granaries", self.turn, (*ways, "keep all"))
        if text != "keep all":
            self.granaries -= {*granaries} - {ways[text]}
            self.granaries_taken[self.turn] += len(granaries) - 1

    def defeat(self, bandits: dict[Hex, int], united: list[Hexes]) -> Conversation:
        state = frozenset[Hex]().union(*united)
        count = sum(bandits.values())
        self.sides = [Side(-1, len(self.soldiers_of(each)), each) for each in self.from_left(united)]
        owner = self.owner_of("red", state)
        if owner is not None:
            self.points[owner]["red"] += count
        yield from self.lose("bandit losses", self.soldiers_of(state), count)
        for space in bandits:
            del self.bandits[space]
        self.sides = []

    # Spielende und Gewinner

    def totals(self, seat: int) -> list[int]:
        """Yellow, red, blue and green, the lowest first, white points added to the lowest again and again."""
        totals = [self.points[seat][colour] for colour in ("yellow", "red", "blue", "green")]
        totals[2] += 2 * self.granaries_taken[seat]
        for _ in range(self.points[seat]["white"]):
            totals[totals.index(min(totals))] += 1
        return sorted(totals)

    def scores(self) -> list[int]:
        return [self.totals(seat)[0] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        places = [(self.totals(seat), -self.points[seat]["white"]) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if places[seat] == max(places)]
        return best if len(best) == 1 else []  # still equal: nobody wins
