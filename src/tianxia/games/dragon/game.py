"""In the Year of the Dragon as core knows it: one table of its facts and functions."""

from tianxia.core.game import Game, Message, Words
from tianxia.core.options import Settings
from tianxia.games.dragon.choices import chance, legal, must_ask
from tianxia.games.dragon.impossible import impossible
from tianxia.games.dragon.insights import insights
from tianxia.games.dragon.moves import NUM_ACTIONS, NUM_OUTCOMES, notation, parse
from tianxia.games.dragon.options import OPTIONS
from tianxia.games.dragon.planes import NUM_PLANES, planes
from tianxia.games.dragon.reasons import prompt, refusal
from tianxia.games.dragon.rules import apply, redeal, scores, setup, standing
from tianxia.games.dragon.state import LAYOUT
from tianxia.games.dragon.strategy import SPREAD, weigh, worth
from tianxia.games.dragon.tables import MAX_SEATS, MIN_SEATS
from tianxia.games.dragon.words import LINES, placeholders


def forbidden(seats: int, settings: Settings) -> Message | None:
    """Say why options do not go together."""
    start = settings["start_seat"]
    if isinstance(start, int) and start >= seats:
        return Message("error.start-seat", {"seat": start, "seats": seats, "last": seats - 1})
    return None


GAME = Game(
    name="dragon",
    rules=1,
    title="In the Year of the Dragon",
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=OPTIONS,
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
    insights=insights,
    words=Words(lines=LINES, prompt=prompt, refusal=refusal, placeholders=placeholders),
)
