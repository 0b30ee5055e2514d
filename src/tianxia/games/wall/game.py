"""Great Wall of China as core knows it: one table of its facts and functions."""

from tianxia.core.game import Game, Message, Words
from tianxia.core.options import Option, Settings
from tianxia.games.wall.choices import chance, legal, must_ask
from tianxia.games.wall.impossible import impossible
from tianxia.games.wall.insights import insights
from tianxia.games.wall.moves import NUM_ACTIONS, NUM_OUTCOMES, notation, parse
from tianxia.games.wall.planes import NUM_PLANES, planes
from tianxia.games.wall.reasons import prompt, refusal
from tianxia.games.wall.rules import apply, redeal, scores, setup
from tianxia.games.wall.state import LAYOUT
from tianxia.games.wall.strategy import SPREAD, weigh, worth
from tianxia.games.wall.tables import MAX_SEATS, MIN_SEATS
from tianxia.games.wall.words import LINES, placeholders


def forbidden(seats: int, settings: Settings) -> Message | None:
    """Say why options do not go together."""
    start = settings["start_seat"]
    if isinstance(start, int) and start >= seats:
        return Message("error.start-seat", {"seat": start, "seats": seats, "last": seats - 1})
    return None


GAME = Game(
    name="wall",
    rules=1,
    title="Great Wall of China",
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=(Option("start_seat", 0, ("random", 0, 1, 2, 3, 4)),),
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
    standing=scores,  # wall.end.win: equal sums share the victory, so points alone decide
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
