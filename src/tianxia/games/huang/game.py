"""HUANG as core knows it: one table of its facts and functions."""

from tianxia.core.game import Game, Message, Words
from tianxia.core.options import Option, Settings
from tianxia.games.huang.atlas import maps
from tianxia.games.huang.choices import chance, legal, must_ask
from tianxia.games.huang.impossible import impossible
from tianxia.games.huang.insights import insights
from tianxia.games.huang.moves import NUM_ACTIONS, NUM_OUTCOMES, is_secret, notation, parse
from tianxia.games.huang.planes import NUM_PLANES, planes
from tianxia.games.huang.reasons import prompt, refusal
from tianxia.games.huang.rules import apply, redeal, setup
from tianxia.games.huang.scoring import scores, standing
from tianxia.games.huang.state import LAYOUT
from tianxia.games.huang.strategy import SPREAD, weigh, worth
from tianxia.games.huang.tables import MAX_SEATS, MIN_SEATS
from tianxia.games.huang.words import LINES, placeholders

PLAYABLE = tuple(one.id for one in maps() if not one.is_test)
BANDIT_MAPS = {one.id for one in maps() if one.bandits}
GRANARY_MAPS = {one.id for one in maps() if one.has_granaries}
SHORT_SEATS = 2  # huang.short


def forbidden(seats: int, settings: Settings) -> Message | None:
    """huang.options.combine: say why options do not go together."""
    if settings["bandits"] and settings["map"] not in BANDIT_MAPS:
        return Message("huang.no.options.board" if settings["map"] in GRANARY_MAPS else "huang.no.options.bandits")
    if settings["short"] and seats != SHORT_SEATS:
        return Message("huang.no.options.short")
    start = settings["start_seat"]
    if isinstance(start, int) and start >= seats:
        return Message("error.start-seat", {"seat": start, "seats": seats, "last": seats - 1})
    return None


GAME = Game(
    name="huang",
    rules=1,
    title="HUANG",
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=(
        Option("map", PLAYABLE[0], PLAYABLE),
        Option("bandits", False, (False, True)),  # the option's own value
        Option("palace", False, (False, True)),
        Option("short", False, (False, True)),
        Option("start_seat", "random", ("random", *range(MAX_SEATS))),
    ),
    layout=LAYOUT,
    num_actions=NUM_ACTIONS,
    num_outcomes=NUM_OUTCOMES,
    num_planes=NUM_PLANES,
    setup=setup,
    legal=legal,
    chance=chance,
    apply=apply,
    must_ask=must_ask,
    redeal=redeal,
    scores=scores,
    standing=standing,
    planes=planes,
    weigh=weigh,
    worth=worth,
    spread=SPREAD,
    notation=notation,
    parse=parse,
    impossible=impossible,
    forbidden=forbidden,
    secret=is_secret,
    insights=insights,
    words=Words(lines=LINES, prompt=prompt, refusal=refusal, placeholders=placeholders),
)
