"""Placing tiles (huang.tile): where one may lie, the point, and what it sets off: building, market, more farmers."""

from tianxia.core.compiled import rule
from tianxia.core.notes import note, noting
from tianxia.games.huang.board import (
    beside,
    colour_of,
    is_empty,
    leader_in,
    leaders_of,
    link,
    put,
    states_beside,
    would_clash,
)
from tianxia.games.huang.boxes.bandits import attack_bandits, bandits_beside, may_attack
from tianxia.games.huang.buildings import allows_building, build, corner_of, establish, move_away, must_choose
from tianxia.games.huang.conflicts import begin_war
from tianxia.games.huang.endings import ask, end_action, market_size, score, spend
from tianxia.games.huang.state import NO_ONE, NOWHERE, Huang, Step
from tianxia.games.huang.tables import AROUND, TILE, Building, Colour, Terrain
from tianxia.games.huang.telling import groups_beside, name_state_beside, note_built, note_point, note_tile
from tianxia.games.huang.words import Note

# ---------------------------------------------------------------- Placing


@rule
def may_lie(s: Huang, at: int, ground: int) -> bool:
    """huang.tile.where, huang.bandits.tile: on an empty space of its ground; beside bandits only to beat them."""
    return is_empty(s, at, ground) and (s.camps == 0 or may_attack(s, at))


@rule
def place_tile(s: Huang, colour: int, at: int) -> None:
    """huang.tile.order: a tile from the hand; where it starts a war, that is all it does."""
    spend(s, s.turn, colour, 1)
    clash = would_clash(s, at)
    attacks = s.camps > 0 and bandits_beside(s, at) > 0
    a = name_state_beside(s, at, 0) if noting(s) else 0
    b = name_state_beside(s, at, 1) if noting(s) else 0
    c = name_state_beside(s, at, 2) if noting(s) else 0
    states = states_beside(s, at) if noting(s) else 0
    groups = groups_beside(s, at) if noting(s) else 0
    put(s, at, TILE + colour)
    if clash > 0:
        begin_war(s, at)
    elif attacks:
        attack_bandits(s, at)
    else:
        link(s, at)
        if noting(s):
            note_tile(s, at, states, groups, a, b, c)
        score_tile(s, at)
        offer_building(s, at)


@rule
def score_tile(s: Huang, at: int) -> None:
    """huang.tile.point: a point of its colour for that leader's owner, or else for the yellow leader's."""
    group = s.group[at]
    colour = colour_of(s.piece[at])
    scorer = NO_ONE
    by_yellow = False
    if leaders_of(s, group) > 0:
        scorer = leader_in(s, group, colour)
        if scorer == NO_ONE:
            by_yellow = True
            scorer = leader_in(s, group, Colour.YELLOW)
        if scorer != NO_ONE:
            score(s, scorer, colour, 1)
    if noting(s):
        note_point(s, at, scorer, by_yellow)


# ---------------------------------------------------------------- What it sets off


@rule
def offer_building(s: Huang, at: int) -> None:
    """huang.tile.order: first a pagoda or the palace, if the tile completes what one may stand on."""
    s.at = at
    if allows_building(s, at):
        ask(s, Step.OFFER, s.turn)
    else:
        follow_tile(s, False)


@rule
def follow_tile(s: Huang, has_built: bool) -> None:
    """huang.tile.green, huang.tile.blue: then a trader goes to the market, or another farmer follows."""
    colour = colour_of(s.piece[s.at])
    if colour == Colour.GREEN:
        go_to_market(s)
    elif colour == Colour.BLUE and has_built:
        note(s, Note.CHAIN_END_PAGODA)
        end_action(s)
    elif colour == Colour.BLUE and may_go_on(s):
        ask(s, Step.CHAIN, s.turn)
    else:
        end_action(s)


@rule
def go_to_market(s: Huang) -> None:
    """huang.tile.green: one tile of the market, if there is any."""
    if market_size(s) > 0:
        ask(s, Step.PICK, s.turn)
    else:
        note(s, Note.MARKET_EMPTY)
        end_action(s)


@rule
def pick_tile(s: Huang, colour: int) -> None:
    """huang.tile.green: into the hand before all eyes; the gap stays until the end of the turn."""
    s.market[colour] -= 1
    s.hand[s.turn, colour] += 1
    s.hand_size[s.turn] += 1
    s.surely_held[s.turn, colour] += 1
    s.surely_had[s.turn, colour] += 1
    note(s, Note.MARKET_TAKE, s.turn, colour)
    end_action(s)


@rule
def pick_nothing(s: Huang) -> None:
    """huang.tile.green: nobody has to take one."""
    note(s, Note.MARKET_NONE, s.turn)
    end_action(s)


@rule
def may_go_on(s: Huang) -> bool:
    """huang.tile.blue: there is a space for another farmer beside this one.

    Who has no farmer is asked as well, so that nobody learns it; only an empty hand hides nothing.
    """
    found = False
    for way in range(AROUND):
        found = found or may_lie(s, beside(s, s.at, way), Terrain.RIVER)
    return found and s.hand_size[s.turn] > 0


# ---------------------------------------------------------------- Building


@rule
def build_here(s: Huang, kind: int, site: int, price: int, leads: int) -> None:
    """huang.pagoda.supply: set it up; where there are two that could move here, ask which."""
    if noting(s):
        note_built(
            s, kind, price, leads, corner_of(s, kind, site, 0), corner_of(s, kind, site, 1),
            corner_of(s, kind, site, 2), corner_of(s, kind, site, 3) if kind == Building.PALACE else 0,
        )  # fmt: skip
    if must_choose(s, kind):
        s.kind_chosen = kind
        s.site_chosen = site
        ask(s, Step.LIFT, s.turn)
    else:
        establish(s, kind, site)
        has_built(s)


@rule
def lift_other(s: Huang, site: int) -> None:
    """huang.pagoda.supply: the one that was chosen moves."""
    kind = int(s.kind_chosen)
    move_away(s, kind, site)
    build(s, kind, int(s.site_chosen))
    s.kind_chosen = Building.NONE
    s.site_chosen = NOWHERE
    has_built(s)


@rule
def has_built(s: Huang) -> None:
    """Go on after a building: with what the tile does, or after the paid action it is over."""
    if s.at == NOWHERE:
        end_action(s)
    else:
        follow_tile(s, True)


@rule
def decline_building(s: Huang) -> None:
    """huang.pagoda.free: nobody has to build."""
    note(s, Note.PAGODA_DECLINED, s.turn)
    follow_tile(s, False)
