"""What Great Wall of China says in the log: each kind of note, its message and the numbers it tells."""

from collections.abc import Mapping, Sequence
from enum import IntEnum, auto

from tianxia.core.notes import UNKNOWN, Line
from tianxia.core.words import Words
from tianxia.games.wall.tables import MAX_SEATS, Card

ABSENT = -100  # in place of a total: has no card there
TOTALS = tuple(f"total_{seat}" for seat in range(MAX_SEATS))  # everybody's
COLOURS = ("red", "green", "blue", "yellow", "brown")  # of the players' cards, seat by seat


class Note(IntEnum):
    """What can happen."""

    START = auto()
    TILES = auto()
    HANDS = auto()
    PAIR_OUT = auto()
    TURN = auto()
    LAY = auto()
    NOBLE = auto()
    NOBLE_SECOND = auto()
    SOLDIER = auto()
    SOLDIERS = auto()
    CAPPED = auto()
    RIDE = auto()
    RIDE_FORCED = auto()
    DRAGON_END = auto()
    DRAGON_COVER = auto()
    DRAGON_COVER_OWN = auto()
    DRAGON_STACK = auto()
    NOBLE_FREED = auto()
    NOBLE_STAYS = auto()
    SOLDIERS_LOWERED = auto()
    TOTALS = auto()
    DRAW = auto()
    LEAD = auto()
    ALONE = auto()
    LEAD_NONE = auto()
    CLAIM_FIRST = auto()
    CLAIM_SECOND = auto()
    CLAIM_BOTH = auto()
    CLEAR = auto()
    REFILL = auto()
    SUPPLY_EMPTY = auto()
    CLOSE = auto()
    CLOSE_FINAL = auto()
    LAPSE_CHOICE = auto()
    LAPSE_NO_CARDS = auto()
    OUT = auto()
    OUT_AGAIN = auto()
    LAST_TURN = auto()
    FINAL_BEGIN = auto()
    FINAL_IDLE = auto()
    END_TILE = auto()
    END_NO_SECTION = auto()
    END_IDLE = auto()
    LEFT_HELD = auto()
    LEFT_FREE = auto()
    REVEAL = auto()
    REVEAL_NONE = auto()
    WIN = auto()
    WIN_SHARED = auto()


LINES: Mapping[IntEnum, Line] = {
    Note.START: Line("wall.log.start", ("start", "n")),
    Note.TILES: Line("wall.log.setup.tiles", ("section", "tile_a", "tile_b")),
    Note.HANDS: Line("wall.log.setup.hands"),
    Note.PAIR_OUT: Line("wall.log.pair-out", ("section", "tile")),
    Note.TURN: Line("wall.log.turn", ("player", "number")),
    Note.LAY: Line("wall.log.lay", ("player", "card", "n", "section", "total")),
    Note.NOBLE: Line("wall.log.noble", ("player", "section")),
    Note.NOBLE_SECOND: Line("wall.log.noble.second", ("player", "section")),
    Note.SOLDIER: Line("wall.log.soldier", ("value", "n")),
    Note.SOLDIERS: Line("wall.log.soldiers-group", ("player", "soldiers")),
    Note.CAPPED: Line("wall.log.capped", ("section",)),
    Note.RIDE: Line("wall.log.ride", ("player", "section", "total")),
    Note.RIDE_FORCED: Line("wall.log.ride.forced", ("player", "section", "total")),
    Note.DRAGON_END: Line("wall.log.dragon.end", ("player", "section", "total")),
    Note.DRAGON_COVER: Line("wall.log.dragon.cover", ("player", "card", "owner", "section", "place")),
    Note.DRAGON_COVER_OWN: Line("wall.log.dragon.cover-own", ("player", "card", "section", "place")),
    Note.DRAGON_STACK: Line("wall.log.dragon.stack"),
    Note.NOBLE_FREED: Line("wall.log.dragon.noble-freed", ("section",)),
    Note.NOBLE_STAYS: Line("wall.log.dragon.noble-stays", ("section",)),
    Note.SOLDIERS_LOWERED: Line("wall.log.dragon.soldiers", ("n",)),
    Note.TOTALS: Line("wall.log.totals", ("section", *TOTALS)),
    Note.DRAW: Line(
        "wall.log.draw", ("player", "n", "card"), owner="player", hidden=("card",), own_message="wall.log.draw.you"
    ),
    Note.LEAD: Line("wall.log.score.lead", ("player", "section", "total", "rival", "rival_total")),
    Note.ALONE: Line("wall.log.score.alone", ("player", "section", "total")),
    Note.LEAD_NONE: Line("wall.log.score.none", ("player",)),
    Note.CLAIM_FIRST: Line("wall.log.claim.first", ("player", "tile", "section", "card", "place", "before")),
    Note.CLAIM_SECOND: Line("wall.log.claim.second", ("player", "tile", "section", "held", "owner")),
    Note.CLAIM_BOTH: Line("wall.log.claim.both", ("player", "tile", "section", "held")),
    Note.CLEAR: Line("wall.log.clear", ("section", "n")),
    Note.REFILL: Line("wall.log.refill", ("section", "tile_a", "tile_b")),
    Note.SUPPLY_EMPTY: Line("wall.log.supply-empty"),
    Note.CLOSE: Line("wall.log.close", ("section",)),
    Note.CLOSE_FINAL: Line("wall.log.close.final", ("section", "n")),
    Note.LAPSE_CHOICE: Line("wall.log.lapse.choice", ("player",)),
    Note.LAPSE_NO_CARDS: Line("wall.log.lapse.no-cards", ("player", "n")),
    Note.OUT: Line("wall.log.out", ("player",)),
    Note.OUT_AGAIN: Line("wall.log.out.again", ("player",)),
    Note.LAST_TURN: Line("wall.log.last-turn", ("player",)),
    Note.FINAL_BEGIN: Line("wall.log.final.begin", ("player",)),
    Note.FINAL_IDLE: Line("wall.log.final.idle", ("player", "n")),
    Note.END_TILE: Line("wall.log.end.tile"),
    Note.END_NO_SECTION: Line("wall.log.end.no-section"),
    Note.END_IDLE: Line("wall.log.end.idle"),
    Note.LEFT_HELD: Line("wall.log.end.left-held", ("player", "section", "tile")),
    Note.LEFT_FREE: Line("wall.log.end.left-free", ("section", "tile_a", "tile_b")),
    Note.REVEAL: Line("wall.log.end.reveal", ("player", "fame")),
    Note.REVEAL_NONE: Line("wall.log.end.reveal.none", ("player",)),
    Note.WIN: Line("wall.log.end.win", ("player", "fame")),
    Note.WIN_SHARED: Line("wall.log.end.shared", ("winners", "fame")),
}


def placeholders(words: Words, players: Sequence[str], numbers: Mapping[str, int]) -> dict[str, object]:
    """Return the texts for the places of a message: names, nouns in the form it wants, sums written out."""
    texts: dict[str, object] = {}
    for name, value in numbers.items():
        if name in {"player", "owner", "rival", "start"}:
            texts[name] = player_name(words, players, value)
        elif name == "winners":
            texts["players"] = words.list([name_ for seat, name_ in enumerate(players) if value >> seat & 1])
        elif name == "section":
            texts[name] = words.say("wall.term.section-numbered", number=value + 1)
        elif name == "place":
            texts[name] = value + 1
        elif name == "card" and value != UNKNOWN:
            texts |= card_texts(words, Card(value), numbers.get("n", 1))
        elif name == "soldiers":
            texts["sum"] = written_sum(range(1, value + 1))
        else:
            texts[name] = value
    if "before" in numbers:
        texts["total"] = numbers["before"] - numbers["tile"]
    if "held" in numbers:
        texts["sum"] = numbers["held"] + numbers["tile"]
    if "fame" in numbers:
        texts["sum"] = numbers["fame"]
    if TOTALS[0] in numbers:
        sums = {seat: numbers[name] for seat, name in enumerate(TOTALS) if numbers[name] != ABSENT}
        texts["totals"] = words.list([f"{player_name(words, players, seat)} {signed(sums[seat])}" for seat in sums])
    if "tile_a" in numbers:
        texts["tiles"] = words.list([str(numbers[name]) for name in ("tile_a", "tile_b") if numbers[name]])
    return texts


def player_name(words: Words, players: Sequence[str], seat: int) -> str:
    """Return a player's name, or the colour of the cards where nobody has a name."""
    return players[seat] if seat < len(players) else words.term(f"wall.term.colour.{COLOURS[seat]}")


def card_texts(words: Words, card: Card, count: int) -> dict[str, object]:
    """Return a card in the forms that messages want; `cards` is how many of it there are."""
    name = card.name.lower()
    return {**words.forms("card", f"wall.term.{name}"), "cards": words.say(f"wall.count.{name}", n=count)}


def written_sum(values: Sequence[int]) -> str:
    """Write a sum out: "1 + 2 + 3 = 6"."""
    return f"{' + '.join(map(str, values))} = {sum(values)}" if len(values) > 1 else str(sum(values))


def signed(number: int) -> str:
    """Write a number with a true minus, as Fluent does with those it is given."""
    return str(number).replace("-", "−")
