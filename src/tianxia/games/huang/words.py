"""What HUANG says in the log: each kind of note, its message and the numbers it tells, and what fills the places."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum, auto
from typing import Final, TypeAlias

from tianxia.core.notes import UNKNOWN, Line
from tianxia.core.words import Words
from tianxia.games.huang.atlas import name_text
from tianxia.games.huang.boxes.granaries import WORTH
from tianxia.games.huang.moves import NAMES, REPLACED
from tianxia.games.huang.tables import CAPITAL_NAMES, COLOURS, DYNASTIES, MAPS, SCORED, Building, Colour

# A state is called after its first two capitals, or where it has none after its first hex. As a number: the name of
# the hex, or from here on the two capitals.
CAPITALS_FROM: Final = 8192  # above all names of hexes
SECOND_CAPITAL: Final = 128  # more than there are capitals

OWNER_BITS: Final = 3  # of each colour in the note of a side: 1 + the seat whose leader it has, or 0
OWNER: Final = (1 << OWNER_BITS) - 1

OPTIONS = ("bandits", "palace", "short", "dragon")  # as bits, in the note of the set-up


class Note(IntEnum):
    """What can happen."""

    START = auto()
    OPTIONS = auto()
    DYNASTY = auto()
    CAPITALS = auto()
    GRANARIES = auto()
    SHORT = auto()
    CAMP = auto()
    HAND = auto()
    MARKET_FIRST = auto()
    FIRST = auto()
    TURN = auto()
    LEADER_PLACE = auto()
    LEADER_FOUND = auto()
    LEADER_MOVE = auto()
    LEADER_WITHDRAW = auto()
    LEADER_UNITE = auto()
    LEADER_HOME = auto()
    SPLIT = auto()
    PARTS = auto()
    GROUP = auto()
    TILE = auto()
    TILE_IN = auto()
    POINT_MATCH = auto()
    POINT_YELLOW = auto()
    NOPOINT_STATE = auto()
    NOPOINT_LEADER = auto()
    NOPOINT_WHITE = auto()
    NOPOINT_YELLOW = auto()
    UNITE = auto()
    JOIN = auto()
    MARKET_TAKE = auto()
    MARKET_NONE = auto()
    MARKET_EMPTY = auto()
    CHAIN = auto()
    CHAIN_END_PAGODA = auto()
    CHAIN_END_WAR = auto()
    PAGODA_FREE = auto()
    PAGODA_PAID = auto()
    PAGODA_PAID_LEADER = auto()
    PAGODA_MOVED = auto()
    PAGODA_DECLINED = auto()
    PAGODA_FALLS = auto()
    PALACE_FREE = auto()
    PALACE_PAID = auto()
    PALACE_PAID_LEADER = auto()
    PALACE_MOVED = auto()
    PALACE_FALLS = auto()
    RIOT = auto()
    RIOT_LEADER = auto()
    GRANARY_BURNT = auto()
    REPLACE = auto()
    PASS = auto()
    REVOLT = auto()
    REVOLT_BASE = auto()
    REVOLT_ADD = auto()
    REVOLT_ADD_LEADER = auto()
    REVOLT_ADD_ONLYLEADER = auto()
    REVOLT_ADD_NONE = auto()
    REVOLT_WON = auto()
    REVOLT_TIE = auto()
    REVOLT_HOME = auto()
    REVOLT_BOX = auto()
    WAR = auto()
    WAR_CLASH = auto()
    WAR_SIDE = auto()
    WAR_NEUTRAL = auto()
    WAR_SEND = auto()
    WAR_SEND_LEADER = auto()
    WAR_SEND_ONLYLEADER = auto()
    WAR_SEND_NONE = auto()
    WAR_SUM = auto()
    WAR_WON = auto()
    WAR_TIE = auto()
    WAR_LOSES = auto()
    WAR_LOSES_NONE = auto()
    WAR_HOME = auto()
    WAR_STAYS = auto()
    WAR_POINT = auto()
    WAR_NOPOINT = auto()
    WAR_PRICE = auto()
    WAR_PRICE_NONE = auto()
    WAR_PAY_SENT = auto()
    WAR_PAY_OVER = auto()
    WAR_PAY_NEEDLESS = auto()
    WAR_PAY_BOARD = auto()
    WAR_PAY_SHORT = auto()
    WAR_BOX = auto()
    WAR_END = auto()
    BANDITS = auto()
    BANDITS_SOLDIERS = auto()
    BANDITS_POINTS = auto()
    BANDITS_NOBODY = auto()
    BANDITS_LOSSES = auto()
    BANDITS_GONE = auto()
    PAGODA_SCORE = auto()
    GRANARIES_TAKE = auto()
    GRANARIES_NONE = auto()
    DRAW = auto()
    DRAW_PALACE = auto()
    MARKET_FILL = auto()
    BAG_ZERO = auto()
    END_REPLACE = auto()
    END_HAND = auto()
    END_MARKET = auto()
    END_SCREENS = auto()
    END_POINTS = auto()
    END_GRANARIES = auto()
    END_WHITE = auto()
    END_SCORE = auto()
    END_WINNER = auto()
    END_TIE_SECOND = auto()
    END_TIE_WHITE = auto()
    END_NOBODY = auto()


STATES = ("state_a", "state_b", "state_c")
SIDES = ("side_a", "side_b", "side_c")
STRENGTHS = ("strength_a", "strength_b", "strength_c")
PAGODA_ON = ("hex_a", "hex_b", "hex_c")
PALACE_ON = (*PAGODA_ON, "hex_d")
COUNTS = tuple(f"of_{name}" for name in NAMES)  # tiles of each colour
ADDED = tuple(f"added_{name}" for name in NAMES[:SCORED])  # white points
LEVELS = ("level_a", "level_b", "level_c", "level_d")  # the four totals, the lowest first

LINES: Mapping[IntEnum, Line] = {
    Note.START: Line("huang.log.start", ("n", "map")),
    Note.OPTIONS: Line("huang.log.options", ("options",)),
    Note.DYNASTY: Line("huang.log.dynasty", ("player", "dynasty")),
    Note.CAPITALS: Line("huang.log.capitals", ("n",)),
    Note.GRANARIES: Line("huang.log.granaries", ("n",)),
    Note.SHORT: Line("huang.log.short", ("n",)),
    Note.CAMP: Line("huang.log.camp", ("bandits", "camp", "hex")),
    Note.HAND: Line(
        "huang.log.hand", ("player", *COUNTS), owner="player", hidden=COUNTS, own_message="huang.log.hand.own"
    ),
    Note.MARKET_FIRST: Line("huang.log.market.first", COUNTS),
    Note.FIRST: Line("huang.log.first", ("player",)),
    Note.TURN: Line("huang.log.turn", ("player", "turn")),
    Note.LEADER_PLACE: Line("huang.log.leader.place", ("player", "leader", "hex", "state")),
    Note.LEADER_FOUND: Line("huang.log.leader.found", ("player", "leader", "hex", "state")),
    Note.LEADER_MOVE: Line("huang.log.leader.move", ("player", "leader", "from", "hex", "state")),
    Note.LEADER_WITHDRAW: Line("huang.log.leader.withdraw", ("player", "leader", "hex")),
    Note.LEADER_UNITE: Line("huang.log.leader.unite", STATES),
    Note.LEADER_HOME: Line("huang.log.leader.home", ("player", "leader")),
    Note.SPLIT: Line("huang.log.split", ("state", "n")),
    Note.PARTS: Line("huang.log.split.parts", ("n",)),
    Note.GROUP: Line("huang.log.group"),
    Note.TILE: Line("huang.log.tile", ("player", "tile", "hex")),
    Note.TILE_IN: Line("huang.log.tile.in", ("player", "tile", "hex", "state")),
    Note.POINT_MATCH: Line("huang.log.point.match", ("player", "points", "leader", "state")),
    Note.POINT_YELLOW: Line("huang.log.point.yellow", ("player", "points", "leader", "state")),
    Note.NOPOINT_STATE: Line("huang.log.nopoint.state"),
    Note.NOPOINT_LEADER: Line("huang.log.nopoint.leader", ("leader", "state")),
    Note.NOPOINT_WHITE: Line("huang.log.nopoint.white", ("state",)),
    Note.NOPOINT_YELLOW: Line("huang.log.nopoint.yellow", ("state",)),
    Note.UNITE: Line("huang.log.unite", STATES),
    Note.JOIN: Line("huang.log.join", ("state",)),
    Note.MARKET_TAKE: Line("huang.log.market.take", ("player", "tile")),
    Note.MARKET_NONE: Line("huang.log.market.none", ("player",)),
    Note.MARKET_EMPTY: Line("huang.log.market.empty"),
    Note.CHAIN: Line("huang.log.chain", ("player", "hex")),
    Note.CHAIN_END_PAGODA: Line("huang.log.chain.end.pagoda"),
    Note.CHAIN_END_WAR: Line("huang.log.chain.end.war"),
    Note.PAGODA_FREE: Line("huang.log.pagoda.free", ("player", "pagoda", *PAGODA_ON)),
    Note.PAGODA_PAID: Line("huang.log.pagoda.paid", ("player", "pagoda", *PAGODA_ON, "traders")),
    Note.PAGODA_PAID_LEADER: Line("huang.log.pagoda.paid.leader", ("player", "pagoda", *PAGODA_ON, "traders")),
    Note.PAGODA_MOVED: Line("huang.log.pagoda.moved", PAGODA_ON),
    Note.PAGODA_DECLINED: Line("huang.log.pagoda.declined", ("player",)),
    Note.PAGODA_FALLS: Line("huang.log.pagoda.falls", ("pagoda", *PAGODA_ON)),
    Note.PALACE_FREE: Line("huang.log.palace.free", ("player", *PALACE_ON)),
    Note.PALACE_PAID: Line("huang.log.palace.paid", ("player", *PALACE_ON, "traders")),
    Note.PALACE_PAID_LEADER: Line("huang.log.palace.paid.leader", ("player", *PALACE_ON, "traders")),
    Note.PALACE_MOVED: Line("huang.log.palace.moved", PALACE_ON),
    Note.PALACE_FALLS: Line("huang.log.palace.falls", PALACE_ON),
    Note.RIOT: Line("huang.log.riot", ("player", "farmers", "tile", "hex")),
    Note.RIOT_LEADER: Line("huang.log.riot.leader", ("player", "farmers", "tile", "hex")),
    Note.GRANARY_BURNT: Line("huang.log.granary.burnt", ("hex",)),
    Note.REPLACE: Line(
        "huang.log.replace", ("player", "n", "replaced"), owner="player", hidden=("replaced",),
        own_message="huang.log.replace.own",
    ),
    Note.PASS: Line("huang.log.pass", ("player",)),
    Note.REVOLT: Line("huang.log.revolt", ("state", "attacker", "defender", "colour")),
    Note.REVOLT_BASE: Line("huang.log.revolt.base", ("attacker", "a", "defender", "d")),
    Note.REVOLT_ADD: Line("huang.log.revolt.add", ("player", "governors", "total")),
    Note.REVOLT_ADD_LEADER: Line("huang.log.revolt.add.leader", ("player", "governors", "total")),
    Note.REVOLT_ADD_ONLYLEADER: Line("huang.log.revolt.add.onlyleader", ("player", "total")),
    Note.REVOLT_ADD_NONE: Line("huang.log.revolt.add.none", ("player", "total")),
    Note.REVOLT_WON: Line("huang.log.revolt.won", ("winner", "w", "l", "points", "colour")),
    Note.REVOLT_TIE: Line("huang.log.revolt.tie", ("winner", "w", "l", "points", "colour")),
    Note.REVOLT_HOME: Line("huang.log.revolt.home", ("player", "leader")),
    Note.REVOLT_BOX: Line("huang.log.revolt.box", ("n",)),
    Note.WAR: Line("huang.log.war", ("player", "tile", "hex", *STATES)),
    Note.WAR_CLASH: Line("huang.log.war.clash", ("colours",)),
    Note.WAR_SIDE: Line("huang.log.war.side", ("side", "soldiers", "leaders")),
    Note.WAR_NEUTRAL: Line("huang.log.war.neutral", ("side",)),
    Note.WAR_SEND: Line("huang.log.war.send", ("player", "soldiers", "side", "total")),
    Note.WAR_SEND_LEADER: Line("huang.log.war.send.leader", ("player", "soldiers", "side", "total")),
    Note.WAR_SEND_ONLYLEADER: Line("huang.log.war.send.onlyleader", ("player", "side", "total")),
    Note.WAR_SEND_NONE: Line("huang.log.war.send.none", ("player",)),
    Note.WAR_SUM: Line("huang.log.war.sum", ("side", "board", "sent", "by_leaders", "total")),
    Note.WAR_WON: Line("huang.log.war.won", ("side",)),
    Note.WAR_TIE: Line("huang.log.war.tie", ("player", "n", "side", *SIDES)),
    Note.WAR_LOSES: Line("huang.log.war.loses", ("side", "soldiers")),
    Note.WAR_LOSES_NONE: Line("huang.log.war.loses.none", ("side",)),
    Note.WAR_HOME: Line("huang.log.war.home", ("player", "leader", "side")),
    Note.WAR_STAYS: Line("huang.log.war.stays", ("player", "leader")),
    Note.WAR_POINT: Line("huang.log.war.point", ("player", "points", "leader", "side", "n")),
    Note.WAR_NOPOINT: Line("huang.log.war.nopoint", ("colour", "leader")),
    Note.WAR_PRICE: Line("huang.log.war.price", ("n", "side")),
    Note.WAR_PRICE_NONE: Line("huang.log.war.price.none", ("side",)),
    Note.WAR_PAY_SENT: Line("huang.log.war.pay.sent", ("n", "side")),
    Note.WAR_PAY_OVER: Line("huang.log.war.pay.over", ("n",)),
    Note.WAR_PAY_NEEDLESS: Line("huang.log.war.pay.needless", ("n", "side")),
    Note.WAR_PAY_BOARD: Line("huang.log.war.pay.board", ("player", "side", "hex")),
    Note.WAR_PAY_SHORT: Line("huang.log.war.pay.short", ("side", "n")),
    Note.WAR_BOX: Line("huang.log.war.box", ("n",)),
    Note.WAR_END: Line("huang.log.war.end", ("tile", "hex")),
    Note.BANDITS: Line("huang.log.bandits", ("player", "tile", "hex", "bandits")),
    Note.BANDITS_SOLDIERS: Line("huang.log.bandits.soldiers", ("player", "soldiers", *STATES)),
    Note.BANDITS_POINTS: Line("huang.log.bandits.points", ("player", "points", "colour")),
    Note.BANDITS_NOBODY: Line("huang.log.bandits.nobody", STATES),
    Note.BANDITS_LOSSES: Line("huang.log.bandits.losses", ("player", "hex")),
    Note.BANDITS_GONE: Line("huang.log.bandits.gone", ("hex",)),
    Note.PAGODA_SCORE: Line("huang.log.pagoda.score", ("player", "points", "leader", "pagodas", "state")),
    Note.GRANARIES_TAKE: Line("huang.log.granaries.take", ("player", "granaries", "state", "hex")),
    Note.GRANARIES_NONE: Line("huang.log.granaries.none", ("player", "state")),
    Note.DRAW: Line(
        "huang.log.draw", ("player", "n", "tile"), owner="player", hidden=("tile",), own_message="huang.log.draw.own"
    ),
    Note.DRAW_PALACE: Line(
        "huang.log.draw.palace", ("player", "n", "tile"), owner="player", hidden=("tile",),
        own_message="huang.log.draw.palace.own",
    ),
    Note.MARKET_FILL: Line("huang.log.market.fill", ("tile",)),
    Note.BAG_ZERO: Line("huang.log.bag.zero"),
    Note.END_REPLACE: Line("huang.log.end.replace", ("player",)),
    Note.END_HAND: Line("huang.log.end.hand", ("player",)),
    Note.END_MARKET: Line("huang.log.end.market"),
    Note.END_SCREENS: Line("huang.log.end.screens"),
    Note.END_POINTS: Line("huang.log.end.points", ("player", "y", "r", "b", "g", "w")),
    Note.END_GRANARIES: Line("huang.log.end.granaries", ("player", "granaries")),
    Note.END_WHITE: Line("huang.log.end.white", ADDED),
    Note.END_SCORE: Line("huang.log.end.score", ("player", *LEVELS)),
    Note.END_WINNER: Line("huang.log.end.winner", ("player", "n")),
    Note.END_TIE_SECOND: Line("huang.log.end.tie.second", ("players", "n", "place", "winner", "w", "l")),
    Note.END_TIE_WHITE: Line("huang.log.end.tie.white", ("players", "winner", "w", "l")),
    Note.END_NOBODY: Line("huang.log.end.nobody", ("players",)),
}  # fmt: skip

Texts: TypeAlias = dict[str, object]


def placeholders(words: Words, players: Sequence[str], numbers: Mapping[str, int]) -> Texts:
    """Return the texts for the places of a message: names, and nouns in the form that a language wants."""
    texts: Texts = {}
    for name, value in numbers.items():
        if name in PLAYERS:
            texts[name] = player_name(words, players, value)
        elif name in NOUNS:
            texts |= noun(words, name, value)
        elif name in SPOKEN:
            texts[name] = SPOKEN[name](words, value)
        elif name not in GATHERED:
            texts[name] = value
    texts |= gathered(words, numbers)
    if "points" in numbers:
        colour = NAMES[numbers["leader"] if "leader" in numbers else numbers["colour"]]
        texts["points"] = words.say(f"huang.count.points.{colour}", n=numbers["points"])
    if "bandits" in numbers:
        texts |= {"n": numbers["bandits"], **words.forms("bandits", "huang.count.bandits", n=numbers["bandits"])}
    if "granaries" in numbers:
        texts["n"] = WORTH * numbers["granaries"]
    if "players" in numbers:
        texts["players"] = words.list(
            [player_name(words, players, seat) for seat in range(len(DYNASTIES)) if numbers["players"] >> seat & 1]
        )
    if "leaders" in numbers:
        texts["leaders"] = leaders_text(words, players, numbers["leaders"])
    return texts


PLAYERS: Final = {"player", "attacker", "defender", "winner"}
NOUNS: Final = {"tile", "leader", "pagoda"}


def player_name(words: Words, players: Sequence[str], seat: int) -> str:
    """Return a player's name, or the dynasty's where nobody has a name."""
    return players[seat] if seat < len(players) else words.term(f"huang.term.dynasty.{DYNASTIES[seat]}")


def noun(words: Words, name: str, value: int) -> Texts:
    """Name a piece in all its forms, unless the reader may not know it."""
    return {} if value == UNKNOWN else {**words.forms(name, f"huang.term.{name}.{NAMES[value]}")}


def state_text(words: Words, number: int) -> str:
    """Name a state: by its capitals, or as people would point at it."""
    if number < CAPITALS_FROM:
        return words.say("huang.part.state.letter", letter=name_text(number).upper())
    second, first = divmod(number - CAPITALS_FROM, SECOND_CAPITAL)
    names = [capital_text(words, CAPITAL_NAMES[one - 1]) for one in (first, second) if one]
    return words.say("huang.part.state.capital", capital="-".join(names))


def capital_text(words: Words, name: str) -> str:
    """Name a capital in the reader's language, or as its map does."""
    for kind in ("capital", "kingdom"):
        message = f"huang.term.{kind}.{name.lower().replace(' ', '-')}"
        if words.knows(message):
            return words.term(message)
    return name


def map_text(words: Words, board: int) -> str:
    """Name a map in the reader's language, or as its file does."""
    message = f"option.map.{MAPS[board].id.replace('_', '-')}"
    return words.say(message) if words.knows(message) else MAPS[board].name


def options_text(words: Words, bits: int) -> str:
    """Name the options that are played with."""
    return words.list([words.say(f"huang.option.{name}") for place, name in enumerate(OPTIONS) if bits >> place & 1])


def colours_text(words: Words, bits: int) -> str:
    """Name colours."""
    return words.list(
        [words.term(f"huang.term.colour.{name}") for place, name in enumerate(NAMES) if bits >> place & 1]
    )


def replaced_text(words: Words, number: int) -> str:
    """Name the tiles that were replaced."""
    return "" if number == UNKNOWN else tiles_text(words, REPLACED[number])


def tiles_text(words: Words, counts: Sequence[int], form: str = "") -> str:
    """Name tiles with their numbers: 2 soldiers and 1 farmer."""
    return words.list(
        [words.term(f"huang.count.tiles.{NAMES[one]}", form, n=int(many)) for one, many in enumerate(counts) if many]
    )


def building_text(words: Words, kind: int) -> str:
    """Name what stands on a tile."""
    name = {Building.PALACE: "palace", Building.GRANARY: "granary"}.get(Building(kind), "pagoda")
    return words.say(f"huang.part.building.{name}")


def leaders_text(words: Words, players: Sequence[str], owners: int) -> str:
    """Name the leaders of a side with their owners."""
    named = [
        words.say(
            "huang.part.leader.of",
            colour=words.term(f"huang.term.colour.{NAMES[colour]}"),
            player=player_name(words, players, (owners >> colour * OWNER_BITS & OWNER) - 1),
        )
        for colour in range(COLOURS)
        if owners >> colour * OWNER_BITS & OWNER
    ]
    return words.list(named) if named else words.say("huang.part.nobody")


SPOKEN: Final[Mapping[str, Callable[[Words, int], str]]] = {
    "state": state_text,
    "side": state_text,
    "hex": lambda _words, number: name_text(number),
    "from": lambda _words, number: name_text(number),
    "map": map_text,
    "dynasty": lambda words, number: words.term(f"huang.term.dynasty.{DYNASTIES[number]}"),
    "options": options_text,
    "colour": lambda words, number: words.term(f"huang.term.colour.{NAMES[number]}"),
    "colours": colours_text,
    "building": building_text,
    "camp": lambda _words, number: str(number + 1),
    "soldiers": lambda words, number: words.say(f"huang.count.tiles.{NAMES[Colour.RED]}", n=number),
    "governors": lambda words, number: words.say(f"huang.count.tiles.{NAMES[Colour.YELLOW]}", n=number),
    "farmers": lambda words, number: words.say(f"huang.count.tiles.{NAMES[Colour.BLUE]}", n=number),
    "traders": lambda words, number: words.say(f"huang.count.tiles.{NAMES[Colour.GREEN]}", n=number),
    "pagodas": lambda words, number: words.say("huang.count.pagodas", n=number),
    "granaries": lambda words, number: words.say("huang.count.granaries", n=number),
    "place": lambda words, number: words.say(f"huang.part.place.{('second', 'third', 'fourth')[number - 1]}"),
}
GATHERED: Final = {
    *STATES, *SIDES, *STRENGTHS, *PALACE_ON, *COUNTS, *ADDED, *LEVELS,
    "points", "bandits", "players", "leaders", "replaced", "tiles",
}  # fmt: skip


def gathered(words: Words, numbers: Mapping[str, int]) -> Texts:
    """Return the texts that several numbers make together."""
    texts: Texts = {}
    if STATES[0] in numbers:
        texts["states"] = words.list([state_text(words, numbers[one]) for one in STATES if numbers.get(one)])
    if SIDES[0] in numbers:
        there = [one for one in SIDES if numbers.get(one)]
        texts["sides"] = words.list([state_text(words, numbers[one]) for one in there])
        if STRENGTHS[0] in numbers:
            texts["standings"] = words.list(
                [
                    words.say("huang.part.standing", side=state_text(words, numbers[side]), n=numbers[strength])
                    for side, strength in zip(SIDES, STRENGTHS, strict=True)
                    if side in there
                ]
            )
    if PAGODA_ON[0] in numbers:
        texts["hexes"] = words.list([name_text(numbers[one]) for one in PALACE_ON if one in numbers])
    if COUNTS[0] in numbers and numbers[COUNTS[0]] != UNKNOWN:
        counts = [numbers[one] for one in COUNTS]
        texts |= {"tiles": tiles_text(words, counts), "tiles_nom": tiles_text(words, counts, "nom")}
    if "replaced" in numbers:
        texts["tiles"] = replaced_text(words, numbers["replaced"])
    if "tiles" in numbers:
        texts["tiles"] = words.say(f"huang.count.tiles.{NAMES[numbers['tiles']]}", n=numbers["n"])
    if ADDED[0] in numbers:
        more = [f"+{numbers[one]} {words.term(f'huang.term.colour.{one[6:]}')}" for one in ADDED if numbers[one]]
        texts["additions"] = words.list(more)
    if LEVELS[0] in numbers:
        texts |= {"n": numbers[LEVELS[0]], "vector": ", ".join(str(numbers[one]) for one in LEVELS)}
    return texts
