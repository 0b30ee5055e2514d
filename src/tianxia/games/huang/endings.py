"""How actions, turns and the game end: pagodas score, tiles are drawn, the bag runs out (huang.endturn, huang.end)."""

from tianxia.core.compiled import rule
from tianxia.core.fields import CHANCE, NOBODY
from tianxia.core.notes import note, noting
from tianxia.games.huang.boxes.granaries import STAYS, collect, granaries_in, granary_state, may_collect
from tianxia.games.huang.boxes.palace import hand_limit
from tianxia.games.huang.buildings import pagodas_in
from tianxia.games.huang.state import NO_ONE, NOWHERE, RESERVE, Huang, Step
from tianxia.games.huang.tables import ACTIONS, COLOURS, MARKET
from tianxia.games.huang.telling import (
    note_draw,
    note_end,
    note_granaries,
    note_market,
    note_pagoda_points,
)
from tianxia.games.huang.words import Note

# ---------------------------------------------------------------- Who is asked


@rule
def ask(s: Huang, step: int, seat: int) -> None:
    """A seat decides."""
    s.step = step
    s.seat = seat


@rule
def ask_chance(s: Huang, step: int) -> None:
    """Chance decides."""
    s.step = step
    s.seat = CHANCE


@rule
def next_seat(s: Huang, seat: int) -> int:
    """huang.setup.steps: play goes clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


# ---------------------------------------------------------------- Tiles and points


@rule
def spend(s: Huang, seat: int, colour: int, many: int) -> None:
    """Tiles leave a hand before all eyes; those that everybody knew of go first, for a tile is a tile."""
    s.hand[seat, colour] -= many
    s.hand_size[seat] -= many
    s.surely_held[seat, colour] = max(0, s.surely_held[seat, colour] - many)
    s.surely_had[seat, colour] = max(0, s.surely_had[seat, colour] - many)


@rule
def take_from_bag(s: Huang, colour: int) -> None:
    """A tile leaves the bag."""
    s.bag[colour] -= 1
    s.bag_size -= 1


@rule
def score(s: Huang, seat: int, colour: int, many: int) -> None:
    """huang.hidden: points are announced, and go behind the screen."""
    s.points[seat, colour] += many


@rule
def market_size(s: Huang) -> int:
    """How many tiles lie in the market."""
    count = 0
    for colour in range(COLOURS):
        count += s.market[colour]
    return count


# ---------------------------------------------------------------- Turns


@rule
def begin_turn(s: Huang, seat: int) -> None:
    """huang.turn.actions: two actions."""
    s.turn = seat
    s.turns += 1
    s.action = 1
    note(s, Note.TURN, seat, (s.turns - 1) // s.seats + 1)
    ask(s, Step.ACTION, seat)


@rule
def end_action(s: Huang) -> None:
    """huang.turn.actions: the second action follows the first; then the turn ends."""
    s.at = NOWHERE
    if s.action < ACTIONS:
        s.action += 1
        ask(s, Step.ACTION, s.turn)
    else:
        end_turn(s)


@rule
def end_turn(s: Huang) -> None:
    """huang.endturn.order: pagodas score, then granaries may be collected."""
    s.action = 0
    score_pagodas(s)
    if may_collect(s):
        ask(s, Step.GRANARIES, s.turn)
    else:
        begin_refill(s)


@rule
def score_pagodas(s: Huang) -> None:
    """huang.pagoda.score: each leader of the one whose turn ends, for the pagodas of its colour in its state."""
    for colour in range(COLOURS):
        at = s.leader_at[s.turn, colour]
        if at != RESERVE:
            many = pagodas_in(s, s.group[at], colour)
            if many > 0:
                score(s, s.turn, colour, many)
                if noting(s):
                    note_pagoda_points(s, s.group[at], colour, many)


@rule
def take_granaries(s: Huang, at: int) -> None:
    """huang.kingdoms.collect: all but one, or none."""
    if noting(s):
        group = granary_state(s)
        note_granaries(s, group, granaries_in(s, group) - STAYS, at)
    if at != NOWHERE:
        collect(s, at)
    begin_refill(s)


# ---------------------------------------------------------------- Drawing


@rule
def begin_refill(s: Huang) -> None:
    """huang.endturn.order: first the one whose turn ends draws up, then the others, clockwise."""
    s.drawer = s.turn
    refill(s)


@rule
def refill(s: Huang) -> None:
    """huang.endturn.order: whoever has too few draws; then the market is filled; then the next one plays."""
    while s.drawer != NO_ONE and s.hand_size[s.drawer] >= hand_limit(s, s.drawer):
        seat = next_seat(s, s.drawer)
        s.drawer = seat if seat != s.turn else NO_ONE
    if s.drawer != NO_ONE:
        ask_draw(s, Step.REFILL)
    elif market_size(s) < MARKET:
        ask_draw(s, Step.FILL)
    else:
        begin_turn(s, next_seat(s, s.turn))


@rule
def ask_draw(s: Huang, step: int) -> None:
    """huang.end.trigger: a tile is drawn; where there is none, the game is over."""
    if s.bag_size > 0:
        ask_chance(s, step)
    else:
        if step == Step.REPLACE:
            note(s, Note.END_REPLACE, s.drawer)
        elif step == Step.REFILL:
            note(s, Note.END_HAND, s.drawer)
        else:
            note(s, Note.END_MARKET)
        end_game(s)


@rule
def draw_to_hand(s: Huang, colour: int) -> None:
    """A tile goes from the bag into the hand of the one who draws."""
    take_from_bag(s, colour)
    s.hand[s.drawer, colour] += 1
    s.hand_size[s.drawer] += 1


@rule
def draw_up(s: Huang, colour: int) -> None:
    """huang.endturn.draw: one tile of those that are missing in a hand."""
    draw_to_hand(s, colour)
    if noting(s):
        note_draw(s, colour)
    refill(s)


@rule
def draw_replacement(s: Huang, colour: int) -> None:
    """huang.replace.how: as many as were put away."""
    draw_to_hand(s, colour)
    if noting(s):
        note_draw(s, colour)
    s.to_draw -= 1
    replace_on(s)


@rule
def replace_on(s: Huang) -> None:
    """huang.replace.how: on with the next tile, until there are as many as before."""
    if s.to_draw > 0:
        ask_draw(s, Step.REPLACE)
    else:
        s.drawer = NO_ONE
        end_action(s)


@rule
def fill_market(s: Huang, colour: int) -> None:
    """huang.endturn.order: one tile of those that are missing in the market."""
    take_from_bag(s, colour)
    s.market[colour] += 1
    if noting(s):
        note_market(s, colour)
    refill(s)


# ---------------------------------------------------------------- The end


@rule
def end_game(s: Huang) -> None:
    """huang.end.now: nothing more happens."""
    s.step = Step.OVER
    s.seat = NOBODY
    s.at = NOWHERE
    s.drawer = NO_ONE
    s.to_draw = 0
    s.action = 0
    if noting(s):
        note_end(s)
