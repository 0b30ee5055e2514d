"""What In the Year of the Dragon says in the log: each kind of note, its message and the numbers it tells."""

from collections.abc import Mapping, Sequence
from enum import IntEnum, auto

from tianxia.core.codec import label
from tianxia.core.notes import Line
from tianxia.core.words import Words
from tianxia.games.dragon.state import NO_ONE, Phase
from tianxia.games.dragon.tables import (
    EDITIONS,
    MAX_FLOORS,
    MAX_SEATS,
    Action,
    Bonus,
    Card,
    Event,
    Kind,
    Person,
    Super,
)

PLACES = tuple(f"place_{place}" for place in range(MAX_SEATS))  # who has which place in an order
BUDDHAS = tuple(f"buddhas_{floors}" for floors in range(1, MAX_FLOORS + 1))  # how many in palaces of so many floors
GIVEN = {
    "given_yuan": "yuan",
    "given_rice": "rice",
    "given_rockets": "rocket",
}  # goods that go, as far as there are any
COLOURS = ("red", "yellow", "green", "blue", "purple")  # of the players, seat by seat


class Note(IntEnum):
    """What can happen."""

    START = auto()
    START_BOXES = auto()
    START_SEAT = auto()
    ROW = auto()
    ROW_SHIFT = auto()
    ROW_REPAIR = auto()
    SUPER_DRAWN = auto()
    SUPER_CHOSEN = auto()
    DRAFT = auto()
    DRAFT_PLACE = auto()
    DRAFT_MOVE = auto()
    MONTH = auto()
    DEAL = auto()
    ORDER = auto()
    DRAGON = auto()
    FEE = auto()
    TAX = auto()
    TAX_PLAIN = auto()
    BUILD = auto()
    RAISE = auto()
    FOUND = auto()
    HARVEST = auto()
    FIREWORKS = auto()
    PARADE = auto()
    STUDY = auto()
    PRIVILEGE_SMALL = auto()
    PRIVILEGE_LARGE = auto()
    TOP_UP = auto()
    PASS = auto()
    WALL = auto()
    CARD = auto()
    WILD = auto()
    RECRUIT = auto()
    MOVE = auto()
    ON_TOP = auto()
    NOBODY_LEFT = auto()
    NOBODY_AT_ALL = auto()
    SWAP = auto()
    REFUSE = auto()
    LAST_OF_KIND = auto()
    NO_PHASE = auto()
    EVENT = auto()
    PEACE = auto()
    TRIBUTE = auto()
    TRIBUTE_SHORT = auto()
    DROUGHT_FED = auto()
    DROUGHT_SHORT = auto()
    DROUGHT_NONE = auto()
    DROUGHT_EMPTY = auto()
    UNFED = auto()
    FESTIVAL_FIRST = auto()
    FESTIVAL_FIRST_TIED = auto()
    FESTIVAL_SECOND = auto()
    FESTIVAL_SECOND_TIED = auto()
    FESTIVAL_BACK = auto()
    FESTIVAL_NONE = auto()
    MONGOLS = auto()
    MONGOLS_ZERO = auto()
    MONGOLS_FEWEST = auto()
    MONGOLS_ALL = auto()
    CONTAGION = auto()
    CONTAGION_SAFE = auto()
    RELEASE = auto()
    RELEASE_ALL = auto()
    DECAY = auto()
    DECAY_GONE = auto()
    SCORE = auto()
    SCORE_ZERO = auto()
    FINAL_PEOPLE = auto()
    FINAL_MONK = auto()
    FINAL_SELL = auto()
    FINAL_MONEY = auto()
    FINAL_TOTAL = auto()
    WIN = auto()
    WIN_TRACK = auto()
    WIN_STACK = auto()
    WALL_HOLDS = auto()
    WALL_POINTS = auto()
    WALL_GAP = auto()
    WALL_FEWEST = auto()
    WALL_ALL = auto()
    WALL_FINAL = auto()
    SUPER = auto()
    LANTERN = auto()
    BUDDHA = auto()
    NOTHING = auto()
    EARTHQUAKE = auto()
    EARTHQUAKE_GONE = auto()
    EARTHQUAKE_EMPTY = auto()
    FLOOD = auto()
    FLOOD_NONE = auto()
    ECLIPSE = auto()
    VOLCANO = auto()
    TORNADO = auto()
    SUNRISE = auto()
    SUNRISE_NONE = auto()
    ASSASSINATION = auto()
    ASSASSINATION_NONE = auto()
    CHARTER = auto()
    CHARTER_MONKS = auto()
    CHARTER_HEALERS = auto()
    CHARTER_SKIP = auto()


LINES: Mapping[IntEnum, Line] = {
    Note.START: Line("dragon.log.start", ("edition",)),
    Note.START_BOXES: Line("dragon.log.start-boxes", ("with_wall", "with_super")),
    Note.START_SEAT: Line("dragon.log.start-seat", ("player",)),
    Note.ROW: Line("dragon.log.row", ("month", "event")),
    Note.ROW_SHIFT: Line("dragon.log.row-shift", ("month", "event")),
    Note.ROW_REPAIR: Line("dragon.log.row-repair"),
    Note.SUPER_DRAWN: Line("dragon.log.super-drawn", ("super",)),
    Note.SUPER_CHOSEN: Line("dragon.log.super-chosen", ("super",)),
    Note.DRAFT: Line("dragon.log.draft", ("player", "first", "second")),
    Note.DRAFT_PLACE: Line("dragon.log.draft-place", ("player", "person", "palace")),
    Note.DRAFT_MOVE: Line("dragon.log.draft-move", ("player", "space", "a", "b")),
    Note.MONTH: Line("dragon.log.month", ("month", "event")),
    Note.DEAL: Line("dragon.log.deal", ("n",)),
    Note.ORDER: Line("dragon.log.order", PLACES),
    Note.DRAGON: Line("dragon.log.dragon", ("player", "group", "action")),
    Note.FEE: Line("dragon.log.fee", ("player",)),
    Note.TAX: Line("dragon.log.tax", ("player", "n", "card", "people")),
    Note.TAX_PLAIN: Line("dragon.log.tax-plain", ("player", "n")),
    Note.BUILD: Line("dragon.log.build", ("player", "n", "card", "people")),
    Note.RAISE: Line("dragon.log.raise", ("player", "palace", "floors")),
    Note.FOUND: Line("dragon.log.found", ("player", "palace", "floors")),
    Note.HARVEST: Line("dragon.log.harvest", ("player", "n", "card", "people")),
    Note.FIREWORKS: Line("dragon.log.fireworks", ("player", "n", "card", "people")),
    Note.PARADE: Line("dragon.log.parade", ("player", "n", "space", "card", "people")),
    Note.STUDY: Line("dragon.log.study", ("player", "n", "card", "people")),
    Note.PRIVILEGE_SMALL: Line("dragon.log.privilege-small", ("player",)),
    Note.PRIVILEGE_LARGE: Line("dragon.log.privilege-large", ("player", "price")),
    Note.TOP_UP: Line("dragon.log.topup", ("player", "n")),
    Note.PASS: Line("dragon.log.pass", ("player", "yuan")),
    Note.WALL: Line("dragon.log.wall", ("player", "n", "bonus")),
    Note.CARD: Line("dragon.log.card", ("player", "played")),
    Note.WILD: Line("dragon.log.wild", ("player", "person")),
    Note.RECRUIT: Line("dragon.log.recruit", ("player", "person", "palace")),
    Note.MOVE: Line("dragon.log.move", ("player", "n", "space")),
    Note.ON_TOP: Line("dragon.log.ontop", ("player", "other")),
    Note.NOBODY_LEFT: Line("dragon.log.nobody", ("player",)),
    Note.NOBODY_AT_ALL: Line("dragon.log.nobody-at-all", ("player",)),
    Note.SWAP: Line("dragon.log.swap", ("player", "old", "person", "palace")),
    Note.REFUSE: Line("dragon.log.refuse", ("player", "person", "space")),
    Note.LAST_OF_KIND: Line("dragon.log.last-of-kind", ("person",)),
    Note.NO_PHASE: Line("dragon.log.no-phase"),
    Note.EVENT: Line("dragon.log.event", ("event",)),
    Note.PEACE: Line("dragon.log.peace"),
    Note.TRIBUTE: Line("dragon.log.tribute", ("player",)),
    Note.TRIBUTE_SHORT: Line("dragon.log.tribute-short", ("player", "paid", "n", "missing")),
    Note.DROUGHT_FED: Line("dragon.log.drought-fed", ("player", "n", "rice")),
    Note.DROUGHT_SHORT: Line("dragon.log.drought-short", ("player", "n", "spent")),
    Note.DROUGHT_NONE: Line("dragon.log.drought-none", ("player", "n")),
    Note.DROUGHT_EMPTY: Line("dragon.log.drought-empty", ("player",)),
    Note.UNFED: Line("dragon.log.drought-unfed", ("player", "palace")),
    Note.FESTIVAL_FIRST: Line("dragon.log.festival-first", ("player", "n")),
    Note.FESTIVAL_FIRST_TIED: Line("dragon.log.festival-first-tied", ("several", "rockets")),
    Note.FESTIVAL_SECOND: Line("dragon.log.festival-second", ("player", "rockets")),
    Note.FESTIVAL_SECOND_TIED: Line("dragon.log.festival-second-tied", ("several", "rockets")),
    Note.FESTIVAL_BACK: Line("dragon.log.festival-back", ("player", "n", "left")),
    Note.FESTIVAL_NONE: Line("dragon.log.festival-none"),
    Note.MONGOLS: Line("dragon.log.mongols", ("player", "n")),
    Note.MONGOLS_ZERO: Line("dragon.log.mongols-zero", ("player",)),
    Note.MONGOLS_FEWEST: Line("dragon.log.mongols-fewest", ("several", "n")),
    Note.MONGOLS_ALL: Line("dragon.log.mongols-all"),
    Note.CONTAGION: Line("dragon.log.contagion", ("player", "n", "mortars")),
    Note.CONTAGION_SAFE: Line("dragon.log.contagion-safe", ("player", "mortars")),
    Note.RELEASE: Line("dragon.log.release", ("player", "palace", "person")),
    Note.RELEASE_ALL: Line("dragon.log.release-all", ("player",)),
    Note.DECAY: Line("dragon.log.decay", ("player", "palace", "floors")),
    Note.DECAY_GONE: Line("dragon.log.decay-gone", ("player", "palace")),
    Note.SCORE: Line("dragon.log.score", ("player", "n", "palaces", "ladies", "privileges")),
    Note.SCORE_ZERO: Line("dragon.log.score-zero", ("player",)),
    Note.FINAL_PEOPLE: Line("dragon.log.final-people", ("player", "n", "points")),
    Note.FINAL_MONK: Line("dragon.log.final-monk", ("player", "n", "buddhas", "floors")),
    Note.FINAL_SELL: Line("dragon.log.final-sell", ("player", "n", "given_rice", "given_rockets")),
    Note.FINAL_MONEY: Line("dragon.log.final-money", ("player", "n", "yuan")),
    Note.FINAL_TOTAL: Line("dragon.log.final-total", ("player", "n")),
    Note.WIN: Line("dragon.log.win", ("player",)),
    Note.WIN_TRACK: Line("dragon.log.win-track", ("player",)),
    Note.WIN_STACK: Line("dragon.log.win-stack", ("player", "space")),
    Note.WALL_HOLDS: Line("dragon.log.wall-holds", ("pieces", "month")),
    Note.WALL_POINTS: Line("dragon.log.wall-points", ("player", "n", "own")),
    Note.WALL_GAP: Line("dragon.log.wall-gap", ("pieces", "month")),
    Note.WALL_FEWEST: Line("dragon.log.wall-fewest", ("several", "n")),
    Note.WALL_ALL: Line("dragon.log.wall-all"),
    Note.WALL_FINAL: Line("dragon.log.wall-final"),
    Note.SUPER: Line("dragon.log.super", ("super",)),
    Note.LANTERN: Line("dragon.log.lantern", ("player", "n", "persons")),
    Note.BUDDHA: Line("dragon.log.buddha", ("player", "n", *BUDDHAS)),
    Note.NOTHING: Line("dragon.log.nothing", ("player",)),
    Note.EARTHQUAKE: Line("dragon.log.earthquake", ("player", "palace", "floors")),
    Note.EARTHQUAKE_GONE: Line("dragon.log.earthquake-gone", ("player", "palace", "n")),
    Note.EARTHQUAKE_EMPTY: Line("dragon.log.earthquake-gone-empty", ("player", "palace")),
    Note.FLOOD: Line("dragon.log.flood", ("player", "total", *GIVEN)),
    Note.FLOOD_NONE: Line("dragon.log.flood-none", ("player",)),
    Note.ECLIPSE: Line("dragon.log.eclipse", ("event",)),
    Note.VOLCANO: Line("dragon.log.volcano"),
    Note.TORNADO: Line("dragon.log.tornado", ("player", "first_card", "second_card")),
    Note.SUNRISE: Line("dragon.log.sunrise", ("player", "person")),
    Note.SUNRISE_NONE: Line("dragon.log.sunrise-none", ("player",)),
    Note.ASSASSINATION: Line("dragon.log.assassination", ("player", "n")),
    Note.ASSASSINATION_NONE: Line("dragon.log.assassination-none", ("player",)),
    Note.CHARTER: Line("dragon.log.charter", ("player", "kind", "gain")),
    Note.CHARTER_MONKS: Line("dragon.log.charter-monks", ("player", "n", *BUDDHAS)),
    Note.CHARTER_HEALERS: Line("dragon.log.charter-healers", ("player",)),
    Note.CHARTER_SKIP: Line("dragon.log.charter-skip", ("player",)),
}

# The numbers that a message tells as a noun with its number: of what they are.
COUNTS = {
    "floors": "floor",
    "rice": "rice",
    "rockets": "rocket",
    "mortars": "mortar",
    "buddhas": "buddha",
    "pieces": "wall",
    "own": "wall",
    "persons": "person",
    "points": "point",
}
GAINS = {  # what the charter brings for each kind; monks and healers have lines of their own
    Person.CRAFTSMAN: "piece",
    Person.LADY: "point",
    Person.TAX: "yuan",
    Person.FIREWORKER: "rocket",
    Person.WARRIOR: "space",
    Person.FARMER: "rice",
    Person.SCHOLAR: "point",
}
NAMED: Mapping[str, tuple[str, type[IntEnum]]] = {  # the numbers that stand for something with a name
    "event": ("term.event", Event),
    "super": ("term.super", Super),
    "action": ("term.action", Action),
    "phase": ("term.phase", Phase),
    "bonus": ("part.bonus", Bonus),
}
PEOPLE: Mapping[str, type[IntEnum]] = {"person": Kind, "old": Kind, "first": Kind, "second": Kind, "kind": Person}
CARDS = {"played": "card", "first_card": "first", "second_card": "second"}  # in which place a card is named


def placeholders(words: Words, players: Sequence[str], numbers: Mapping[str, int]) -> dict[str, object]:
    """Return the texts for the places of a message: names, nouns in the form it wants, sums written out."""
    texts: dict[str, object] = {}
    for name, value in numbers.items():
        if name in {"player", "other"}:
            texts[name] = player_name(words, players, value)
        elif name in COUNTS:
            texts |= words.forms(name, f"dragon.count.{COUNTS[name]}", n=value)
        elif name in NAMED:
            kind, names = NAMED[name]
            texts[name] = words.say(f"dragon.{kind}.{names(value).name.lower().replace('_', '-')}")
        elif name in PEOPLE:
            texts |= words.forms(name, person(label(PEOPLE[name](value))))
        elif name in CARDS:
            texts |= words.forms(CARDS[name], card(Card(value)))
        elif name == "palace":
            texts[name] = value + 1
        else:
            texts[name] = value
    return texts | lists(words, players, numbers)


def lists(words: Words, players: Sequence[str], numbers: Mapping[str, int]) -> dict[str, object]:
    """Return the texts that several numbers make together: players, goods, boxes and sums."""
    texts: dict[str, object] = {}
    if "several" in numbers:
        seats = [seat for seat in range(MAX_SEATS) if numbers["several"] >> seat & 1]
        texts["players"] = words.list([player_name(words, players, seat) for seat in seats])
    if PLACES[0] in numbers:
        seats = [numbers[place] for place in PLACES if numbers[place] != NO_ONE]
        texts["players"] = words.list([player_name(words, players, seat) for seat in seats])
    if GIVEN.keys() & numbers.keys():
        goods = [
            words.say(f"dragon.count.{what}", n=numbers[name]) for name, what in GIVEN.items() if numbers.get(name)
        ]
        texts["goods"] = words.list(goods)
    if BUDDHAS[0] in numbers:
        heights = [(numbers[name], floors) for floors, name in enumerate(BUDDHAS, 1) if numbers[name]]
        texts["sum"] = " + ".join(f"{buddhas} × {floors}" for buddhas, floors in heights)
    if "with_wall" in numbers:
        boxes = [words.say(f"dragon.term.box.{box}") for box in ("wall", "super") if numbers[f"with_{box}"]]
        texts["boxes"] = words.list(boxes)
    if "edition" in numbers:
        texts["edition"] = EDITIONS[numbers["edition"]]
    if "gain" in numbers:
        texts["gain"] = words.say(f"dragon.count.{GAINS[Person(numbers['kind'])]}", n=numbers["gain"])
    return texts


def player_name(words: Words, players: Sequence[str], seat: int) -> str:
    """Return a player's name, or the colour of the pieces where nobody has a name."""
    return players[seat] if seat < len(players) else words.term(f"dragon.term.colour.{COLOURS[seat]}")


def person(name: str) -> str:
    """Return the message that names a kind of people: "monk", "monk old"."""
    return f"dragon.term.person.{name.replace(' ', '.')}"


def card(which: Card) -> str:
    """Return the message that names a person card."""
    return "dragon.term.wild-card" if which == Card.WILD else person(label(which))
