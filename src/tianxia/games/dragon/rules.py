"""How In the Year of the Dragon is played: a move is carried out, and the year goes on until somebody is asked again.

Each rule ends by asking a seat or chance (`ask`, `ask_chance`), by ending the game, or at the step NEXT, from which
`go_on` gives turn after turn, phase after phase. Nothing rests half-way. The chapters of the rulebook are files:
setup.py, actions.py with building.py, persons.py, events.py, scoring.py and one in boxes/ for each expansion. What may
be chosen stands in choices.py, what a court counts in values.py, what the log tells in telling.py.
"""

from tianxia.core.chance import Generator
from tianxia.core.compiled import rule
from tianxia.core.fields import CHANCE, Weights
from tianxia.games.dragon.actions import begin_month, deal, take_action
from tianxia.games.dragon.boxes.great_wall import count_wall, has_wall
from tianxia.games.dragon.boxes.super_events import (
    begin_super,
    discard,
    forget_super,
    give,
    go_on_leaving,
    greet,
    lower,
    take_super_turn,
    use_charter,
)
from tianxia.games.dragon.building import build
from tianxia.games.dragon.events import (
    ask_release,
    begin_event,
    event_now,
    feed,
    go_on_starving,
    is_told_where,
    take_event_turn,
)
from tianxia.games.dragon.moves import AGREE, RELEASE
from tianxia.games.dragon.palaces import decay, release
from tianxia.games.dragon.persons import ask_card, begin_persons, draft, play_card, settle
from tianxia.games.dragon.scoring import end_year, score_month
from tianxia.games.dragon.setup import name_super, setup, start, turn_up_event
from tianxia.games.dragon.state import Phase, Step, Year
from tianxia.games.dragon.tables import KINDS, MAX_SEATS, MONTHS, SUPER_MONTH, Event, Super
from tianxia.games.dragon.turns import ask
from tianxia.games.dragon.values import total

__all__ = ["apply", "redeal", "scores", "setup", "standing"]

# ---------------------------------------------------------------- A move


@rule
def apply(s: Year, action: int) -> None:
    """Carry out a legal move, or an outcome of chance. It does not check.

    Both halves end with `go_on`: a function with two callers is not copied into them, which on a graphics card keeps
    the registers few.
    """
    if s.seat == CHANCE:
        happen(s, action)
    else:
        act(s, action)


@rule
def happen(s: Year, outcome: int) -> None:
    """Carry out what chance brings."""
    if s.step == Step.DEAL:
        deal(s, outcome)
    elif s.step == Step.EVENT:
        turn_up_event(s, outcome)
    elif s.step == Step.SUPER:
        name_super(s, outcome)
    elif s.step == Step.START_SEAT:
        start(s, outcome)
    go_on(s)


@rule
def act(s: Year, move: int) -> None:
    """Carry out a seat's move."""
    if s.step == Step.ACTION:
        take_action(s, move)
    elif s.step == Step.CARD:
        play_card(s, move)
    elif s.step == Step.HOUSE:
        settle(s, move)
    elif s.step == Step.RELEASE:
        let_go(s, move)
    elif s.step == Step.BUILD:
        build(s, move)
    elif s.step == Step.FEED:
        feed(s, move)
    elif s.step == Step.DRAFT:
        draft(s, move)
    else:
        act_in_super(s, move)
    go_on(s)


@rule
def act_in_super(s: Year, move: int) -> None:
    """Carry out what is chosen only because of a super-event."""
    if s.step == Step.LOWER:
        lower(s, move)
    elif s.step == Step.GIVE:
        give(s, move)
    elif s.step == Step.DISCARD:
        discard(s, move)
    elif s.step == Step.SUNRISE:
        greet(s, move)
    elif s.step == Step.CHARTER:
        use_charter(s, move)
    elif s.step == Step.AGREE:
        name_super(s, move - AGREE + 1)


@rule
def let_go(s: Year, move: int) -> None:
    """dragon.event.order: somebody leaves; whoever still has to release goes on."""
    seat = s.seat
    release(s, seat, (move - RELEASE) // KINDS, (move - RELEASE) % KINDS)
    if s.phase == Phase.SUPER:
        go_on_leaving(s, seat)
    elif is_told_where(s):
        go_on_starving(s, seat)
    else:
        s.owed[seat] -= 1
        ask_release(s)


# ---------------------------------------------------------------- Turns and phases


@rule
def go_on(s: Year) -> None:
    """Give turn after turn, and begin phase after phase, until a seat or chance is asked, or the year is over."""
    while s.step == Step.NEXT:
        if s.turn < s.seats:
            take_turn(s)
        else:
            end_phase(s)


@rule
def take_turn(s: Year) -> None:
    """dragon.month.phases: what is asked of a seat in this phase."""
    if s.phase == Phase.ACTION:
        ask(s, Step.ACTION)
    elif s.phase == Phase.PERSON:
        ask_card(s)
    elif s.phase == Phase.DRAFT:
        ask(s, Step.DRAFT)
    elif s.phase == Phase.SUPER:
        take_super_turn(s)
    else:
        take_event_turn(s)


@rule
def end_phase(s: Year) -> None:
    """dragon.month.phases: action, person, event with decay, scoring; and then the next month."""
    if s.phase == Phase.DRAFT:
        begin_month(s)
    elif s.phase == Phase.ACTION:
        begin_persons(s)
    elif s.phase == Phase.PERSON:
        begin_event(s)
    elif s.phase == Phase.EVENT and event_now(s) == Event.MONGOLS and has_wall(s):
        count_wall(s, Phase.WALL)
    elif s.phase == Phase.LAST_WALL and s.last_wall_in_event == 0:
        end_year(s)
    elif s.phase != Phase.SUPER and brings_super(s):
        if s.decay_before > 0:
            decay(s)
        begin_super(s)
    elif s.phase != Phase.LAST_WALL and counts_last_wall(s, 1):
        count_wall(s, Phase.LAST_WALL)
    else:
        end_month(s)


@rule
def brings_super(s: Year) -> bool:
    """dragon.super.when: after the event of month 7 and the count of the wall; an eclipse has begun by then."""
    return s.month == SUPER_MONTH and s.super_event != Super.NONE and s.again == 0


@rule
def counts_last_wall(s: Year, in_event: int) -> bool:
    """dragon.wall.final, dragon.wall.final.timing: whether the last count comes now, after month 12 or in its event."""
    return s.month == MONTHS and has_wall(s) and s.last_wall_in_event == in_event


@rule
def end_month(s: Year) -> None:
    """dragon.decay, dragon.score: after the event palaces decay, then comes the scoring; after month 12 the end."""
    if s.month != SUPER_MONTH or s.super_event == Super.NONE or s.decay_after > 0:
        decay(s)
    forget_super(s)
    score_month(s)
    if s.month < MONTHS:
        begin_month(s)
    elif counts_last_wall(s, 0):
        count_wall(s, Phase.LAST_WALL)
    else:
        end_year(s)


# ---------------------------------------------------------------- Points


@rule
def scores(s: Year, out: Weights) -> None:
    """dragon.end.winner: the points of every seat, from all sources."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def standing(s: Year, out: Weights) -> None:
    """dragon.end.winner: most points; equals by their place on the person track, the higher in a stack first."""
    for place in range(s.seats):
        seat = s.track[place]
        out[seat] = total(s, seat) * MAX_SEATS + MAX_SEATS - 1 - place


@rule
def redeal(_s: Year, _seat: int, _generator: Generator) -> None:
    """dragon.setup.secret: nothing is hidden, for hands follow from what has been played."""
