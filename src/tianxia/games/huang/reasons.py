"""What HUANG asks, and why a move is not allowed now: the same facts that the rules look at."""

from typing import Final

from tianxia.core.fields import CHANCE, NOBODY, readable
from tianxia.core.game import Message
from tianxia.games.huang.board import (
    beside,
    colour_of,
    is_leader,
    is_tile,
    remove,
    states_beside,
    would_clash,
)
from tianxia.games.huang.boxes.bandits import bandits_beside, soldiers_beside
from tianxia.games.huang.boxes.granaries import STAYS, granaries_in, granary_state
from tianxia.games.huang.buildings import (
    completes_rhombus,
    is_free_triangle,
    is_there,
    may_stand_in,
    must_choose,
)
from tianxia.games.huang.conflicts import (
    ATTACKER,
    DEFENDER,
    defender,
    revolt_strength,
    strongest,
    strongest_sides,
    war_strength,
)
from tianxia.games.huang.leaders import forbidden_beside
from tianxia.games.huang.moves import (
    COMMIT,
    KEEP,
    KEEP_ALL,
    LEAD,
    LIFT,
    LOSE,
    NO_PAGODA,
    NUM_ACTIONS,
    PALACE,
    REPLACE,
    REPLACED,
    RIOT,
    SIZES,
    STOP,
    TAKE,
    TAKE_NOTHING,
    WAR_NOTHING,
    WIN,
    WITHDRAW,
    rhombus,
    triangle,
    war_support,
)
from tianxia.games.huang.moves import (
    PAGODA as BUILD,
)
from tianxia.games.huang.state import LAYOUT, NO_ONE, NOWHERE, RESERVE, Huang, Step
from tianxia.games.huang.tables import (
    ACTIONS,
    AROUND,
    HEXES,
    MOST_REPLACED,
    PAGODA,
    PRICE,
    RHOMBUSES,
    TRIANGLES,
    Building,
    Colour,
    Piece,
    Terrain,
)
from tianxia.games.huang.telling import name_of, name_side, name_state_beside
from tianxia.games.huang.words import SIDES, STATES, STRENGTHS

ANSWERED_BY: Final = {  # the moves that answer each question, from the first to behind the last
    Step.OFFER: (BUILD, LIFT),
    Step.LIFT: (LIFT, TAKE),
    Step.PICK: (TAKE, STOP),
    Step.CHAIN: (0, LEAD),
    Step.ATTACK: (COMMIT, WAR_NOTHING),
    Step.DEFEND: (COMMIT, WAR_NOTHING),
    Step.SUPPORT: (WAR_NOTHING, WIN),
    Step.TIE: (WIN, LOSE),
    Step.LOSSES: (LOSE, KEEP),
    Step.BANDIT_LOSSES: (LOSE, KEEP),
    Step.GRANARIES: (KEEP, NUM_ACTIONS),
}
ASKING: Final = {
    Step.LIFT: "pagoda.source",
    Step.PICK: "market",
    Step.CHAIN: "chain",
    Step.ATTACK: "revolt.attack",
    Step.DEFEND: "revolt.defend",
    Step.SUPPORT: "war.support",
    Step.TIE: "war.tie",
    Step.LOSSES: "war.losses",
    Step.BANDIT_LOSSES: "bandits.losses",
    Step.GRANARIES: "granaries",
}
DRAWING: Final = {
    Step.CAMP: "bandits",
    Step.BANDITS: "bandits",
    Step.HAND: "hand",
    Step.MARKET: "market",
    Step.START_SEAT: "start",
    Step.REPLACE: "hand",
    Step.REFILL: "hand",
    Step.FILL: "market",
}
WAITING: Final = {
    Step.ACTION: "action",
    Step.OFFER: "pagoda",
    Step.LIFT: "pagoda",
    Step.PICK: "market",
    Step.CHAIN: "chain",
    Step.ATTACK: "revolt",
    Step.DEFEND: "revolt",
    Step.SUPPORT: "war.support",
    Step.TIE: "war.tie",
    Step.LOSSES: "war.losses",
    Step.BANDIT_LOSSES: "bandits",
    Step.GRANARIES: "granaries",
}

# ---------------------------------------------------------------- What is asked


def prompt(s: Huang, reader: int | None) -> Message:
    """Say what is asked now, to the one who is asked or to one who waits."""
    step = Step(int(s.step))
    if s.seat == NOBODY:
        return Message("huang.no.over")
    if s.seat == CHANCE:
        drawer = {"player": int(s.drawer)} if s.drawer != NO_ONE else {}
        return Message(f"huang.prompt.chance.{DRAWING[step]}", drawer)
    if reader != s.seat:
        return Message(f"huang.prompt.wait.{WAITING[step]}", {"player": int(s.seat)})
    if step == Step.ACTION:
        return Message("huang.prompt.action.first" if s.action < ACTIONS else "huang.prompt.action.second")
    if step == Step.OFFER:
        return offer_prompt(s)
    return Message(f"huang.prompt.{ASKING[step]}")


def offer_prompt(s: Huang) -> Message:
    """huang.pagoda.free, huang.palace.build: offer what the tile has completed."""
    if colour_of(s.piece[s.at]) == Colour.YELLOW and completes_rhombus(s, s.at):
        return Message("huang.prompt.palace.or")
    return Message("huang.prompt.pagoda.offer", {"pagoda": colour_of(s.piece[s.at])})


def why(s: Huang, reader: int | None) -> Message | None:
    """Say what is good to know with the question, to the one who is asked."""
    if s.seat in {CHANCE, NOBODY} or reader != s.seat:
        return None
    asked = prompt(s, reader)
    step = Step(int(s.step))
    numbers: dict[str, int] = {}
    name = asked.id
    if step == Step.ACTION and s.bag_size < MOST_REPLACED:
        name = f"huang.prompt.replace.{'last' if s.bag_size else 'empty'}"
        numbers = {"n": int(s.bag_size)}
    elif step == Step.OFFER and colour_of(s.piece[s.at]) == Colour.BLUE:
        name = "huang.prompt.pagoda.offer.blue"
    elif step == Step.CHAIN:
        numbers = {"n": int(s.hand[s.seat, Colour.BLUE])}
    elif step in {Step.ATTACK, Step.DEFEND}:
        side = ATTACKER if step == Step.ATTACK else DEFENDER
        numbers = {"own": revolt_strength(s, side), "other": revolt_strength(s, 1 - side), "player": defender(s)}
    elif step == Step.SUPPORT:
        numbers = standings(s)
        nothing = not s.hand[s.seat, Colour.RED] and not may_stand_in(s, s.seat, Colour.RED)
        name += ".none" if nothing else ".unifier" if s.seat == s.turn else ""
    elif step == Step.TIE:
        numbers = {"n": strongest(s), **tied(s)}
    elif step == Step.LOSSES:
        numbers = {"n": int(s.owed), "side": name_side(s, s.winner)}
    elif step == Step.BANDIT_LOSSES:
        numbers = {"n": int(s.owed)}
    elif step == Step.GRANARIES:
        numbers = {"n": granaries_in(s, granary_state(s)) - STAYS}
    return Message(f"{name}.why", numbers)


def standings(s: Huang) -> dict[str, int]:
    """huang.war.strength: the sides and how strong they are."""
    sides = range(int(s.sides))
    return {SIDES[side]: name_side(s, side) for side in sides} | {
        STRENGTHS[side]: int(war_strength(s, side)) for side in sides
    }


def tied(s: Huang) -> dict[str, int]:
    """huang.war.winner: the sides that are level."""
    level = strongest_sides(s)
    return {SIDES[side]: name_side(s, side) if level >> side & 1 else 0 for side in range(int(s.sides))}


def states(s: Huang, at: int) -> dict[str, int]:
    """huang.leader.unite: the states that a hex touches."""
    return {name: name_state_beside(s, at, place) for place, name in enumerate(STATES)}


def without(s: Huang, at: int) -> Huang:
    """huang.leader.move: the position without the piece at `at`, which was lifted."""
    rows = LAYOUT.zeros()
    for field in LAYOUT.fields:
        rows[field.name][0] = getattr(s, field.name)
    lifted: Huang = readable(rows)
    remove(lifted, at)
    return lifted


# ---------------------------------------------------------------- Why not


def refusal(s: Huang, action: int) -> Message | None:
    """Return the reason why the seat to move may not do this, or nothing if it may."""
    step = Step(int(s.step))
    if step != Step.ACTION:
        first, last = ANSWERED_BY[step]
        answers = first <= action < last or (step == Step.CHAIN and action == STOP)
        return REFUSING[step](s, action) if answers else Message("huang.no.unfinished")
    if action < LEAD:
        return refuse_tile(s, *divmod(action, HEXES))
    if action < WITHDRAW:
        return refuse_leader(s, *divmod(action - LEAD, HEXES))
    if action < RIOT:
        colour = action - WITHDRAW
        in_reserve = s.leader_at[s.seat, colour] == RESERVE
        return Message("huang.no.leader.reserve") if in_reserve else None
    if action < REPLACE:
        return refuse_riot(s, *divmod(action - RIOT, HEXES))
    if action < BUILD:
        return refuse_replacing(s, action - REPLACE)
    if action < NO_PAGODA:
        return refuse_paid_building(s, action)
    return Message("huang.no.market.now" if TAKE <= action < STOP else "huang.no.notnow")


def refuse_tile(s: Huang, colour: int, at: int) -> Message | None:
    """huang.tile.where, huang.bandits.tile: a tile of one's own, on an empty space of its terrain."""
    if not s.hand[s.seat, colour]:
        return Message("huang.no.hand", {"tile": colour})
    ground = Terrain.RIVER if colour == Colour.BLUE else Terrain.LAND
    reason = refuse_space(s, at)
    if reason is not None:
        return reason
    if s.terrain[at] != ground:
        return Message("huang.no.land" if colour == Colour.BLUE else "huang.no.river")
    bandits = int(bandits_beside(s, at))
    if bandits and not states_beside(s, at):
        return Message("huang.no.bandits.state")
    if bandits and would_clash(s, at):
        return Message("huang.no.bandits.war")
    have = int(soldiers_beside(s, at)) if bandits else 0
    return Message("huang.no.bandits.strength", {"need": bandits, "have": have}) if have < bandits else None


def refuse_space(s: Huang, at: int) -> Message | None:
    """huang.board: a space is empty if nothing lies on it."""
    if at >= s.hexes:
        return Message("huang.no.space")
    piece = int(s.piece[at])
    if piece == Piece.EMPTY:
        return None
    kind = "tile" if is_tile(piece) else "leader" if is_leader(piece) else "bandits"
    return Message(f"huang.no.occupied.{kind}")


def refuse_leader(s: Huang, colour: int, at: int) -> Message | None:
    """huang.leader.where, huang.leader.unite, huang.bandits.leader: where a leader of one's own may stand."""
    stands_at = int(s.leader_at[s.seat, colour])
    if at == stands_at:
        return Message("huang.no.leader.same")
    reason = refuse_space(s, at)
    if reason is not None:
        return reason
    if s.terrain[at] != Terrain.LAND:
        return Message("huang.no.leader.river")
    if not s.governors[at]:
        return Message("huang.no.leader.governor")
    if bandits_beside(s, at):
        return Message("huang.no.leader.bandits")
    there = s if stands_at == RESERVE else without(s, stands_at)
    if forbidden_beside(there, at) >> colour & 1 == 0:
        return None
    return Message("huang.no.leader.unite", {"leader": colour, **states(there, at)})


def refuse_riot(s: Huang, leads: int, at: int) -> Message | None:
    """huang.riot.cost, huang.riot.target: two farmers, or one with the leader; any tile on the board."""
    reason = refuse_price(s, "riot", "farmer", Colour.BLUE, leads)
    if reason is not None:
        return reason
    if at >= s.hexes:
        return Message("huang.no.space")
    piece = int(s.piece[at])
    if is_tile(piece):
        return None
    if not has_tiles(s):
        return Message("huang.no.riot.tile")
    return Message(f"huang.no.riot.{'empty' if piece == Piece.EMPTY else 'leader' if is_leader(piece) else 'bandits'}")


def refuse_price(s: Huang, what: str, tile: str, colour: int, leads: int) -> Message | None:
    """huang.leader.reserve: two tiles, or one and the leader in reserve; never the leader alone."""
    held, helps = int(s.hand[s.seat, colour]), may_stand_in(s, s.seat, colour)
    if leads and not helps:
        return Message(f"huang.no.{what}.noleader")
    if held == 0 and helps:
        return Message(f"huang.no.{what}.{tile}")
    return Message(f"huang.no.{what}.{tile}s", {"n": held}) if held < PRICE - leads else None


def refuse_replacing(s: Huang, number: int) -> Message | None:
    """huang.replace.how: tiles that are in the hand."""
    for colour, count in enumerate(REPLACED[number]):
        held = int(s.hand[s.seat, colour])
        if held < count:
            return Message("huang.no.hand.few", {"tiles": colour, "n": held}) if held else Message(
                "huang.no.hand", {"tile": colour}
            )  # fmt: skip
    return None


def refuse_paid_building(s: Huang, action: int) -> Message | None:
    """huang.pagoda.paid: the price, and a free triangle or rhombus."""
    kind, leads, hexes = building_of(s, action)
    if kind == Building.PALACE and not is_there(s, kind):
        return Message("huang.no.palace.off")
    reason = refuse_price(s, "pagoda", "trader", Colour.GREEN, leads)
    return refuse_site(s, kind, hexes) if reason is None else reason


def building_of(s: Huang, action: int) -> tuple[int, int, tuple[int, ...] | None]:
    """Return what a move builds, whether the leader helps, and on which hexes; the kind is 0 where there is none."""
    if action >= PALACE:
        leads, number = divmod(action - PALACE, HEXES * RHOMBUSES)
        return int(Building.PALACE), leads, rhombus(int(s.board), number)
    leads, number = divmod(action - BUILD, HEXES * TRIANGLES)
    hexes = triangle(int(s.board), number)
    pieces = {int(s.piece[at]) for at in hexes or ()}
    piece = pieces.pop() if len(pieces) == 1 else int(Piece.EMPTY)
    return PAGODA + colour_of(piece) if is_tile(piece) else 0, leads, hexes


def refuse_site(s: Huang, kind: int, hexes: tuple[int, ...] | None) -> Message | None:
    """huang.triangle, huang.palace.build, huang.building: tiles of one colour, none of them under a building."""
    if hexes is None:
        return Message("huang.no.space")
    if kind == Building.PALACE and any(s.piece[at] != Piece.YELLOW for at in hexes):
        return Message("huang.no.palace.shape")
    if kind == Building.NONE:
        return Message("huang.no.pagoda.shape" if has_free_triangle(s) else "huang.no.pagoda.none")
    if not is_there(s, kind):
        return Message("huang.no.pagoda.blue")
    standing = {int(s.building[at]) for at in hexes} - {int(Building.NONE)}
    moves = not s.supply[kind] and not must_choose(s, kind)
    if moves and standing == {kind} != {int(Building.PALACE)}:
        return Message("huang.no.pagoda.overlap")
    return Message("huang.no.pagoda.building", {"building": min(standing)}) if standing else None


def has_tiles(s: Huang) -> bool:
    """huang.riot.target: whether any tile lies on the board."""
    return any(is_tile(int(s.piece[at])) for at in range(int(s.hexes)))


def has_free_triangle(s: Huang) -> bool:
    """huang.pagoda.paid: whether a pagoda could be built anywhere."""
    return any(
        is_free_triangle(s, number) and is_there(s, PAGODA + colour_of(s.piece[number // TRIANGLES]))
        for number in range(int(s.hexes) * TRIANGLES)
    )


# ---------------------------------------------------------------- Why not, in the middle of an action


def refuse_offer(s: Huang, action: int) -> Message | None:
    """huang.pagoda.free: what the tile has completed, or nothing."""
    if action == NO_PAGODA:
        return None
    kind, leads, hexes = building_of(s, action)
    if leads:
        return Message("huang.no.unfinished")
    if kind == Building.PALACE and not is_there(s, kind):
        return Message("huang.no.palace.off")
    reason = refuse_site(s, kind, hexes)
    if reason is not None:
        return reason
    return None if hexes is not None and s.at in hexes else Message("huang.no.pagoda.other")


def refuse_lifting(s: Huang, action: int) -> Message | None:
    """huang.pagoda.supply: one of the two that stand."""
    sites = {int(site) for site in s.site[s.kind_chosen]}
    return None if action - LIFT in sites - {NOWHERE} else Message("huang.no.pagoda.lift")


def refuse_picking(s: Huang, action: int) -> Message | None:
    """huang.tile.green: a tile of the market."""
    there = action == TAKE_NOTHING or s.market[action - TAKE]
    return None if there else Message("huang.no.market.none", {"tile": action - TAKE})


def refuse_chain(s: Huang, action: int) -> Message | None:
    """huang.tile.blue: a farmer beside the one placed just before, or no more."""
    if action == STOP:
        return None
    colour, at = divmod(action, HEXES)
    if colour != Colour.BLUE:
        return Message("huang.no.chain.colour")
    if at < s.hexes and at not in {beside(s, s.at, way) for way in range(AROUND)}:
        return Message("huang.no.chain.far", {"hex": name_of(s, s.at)})
    return refuse_tile(s, colour, at)


def refuse_commitment(s: Huang, action: int) -> Message | None:
    """huang.revolt.support: governors of the hand, and the yellow leader if it is in reserve."""
    leads, count = divmod(action - COMMIT, SIZES)
    if leads and not may_stand_in(s, s.seat, Colour.YELLOW):
        return Message("huang.no.revolt.leader")
    held = int(s.hand[s.seat, Colour.YELLOW])
    return Message("huang.no.revolt.governors", {"n": held}) if count > held else None


def refuse_support(s: Huang, action: int) -> Message | None:
    """huang.war.support: one side, soldiers of the hand, and the red leader if it is in reserve."""
    if action == WAR_NOTHING:
        return None
    side, leads, count = war_support(action)
    if side >= s.sides:
        return Message("huang.no.war.side")
    if leads and not may_stand_in(s, s.seat, Colour.RED):
        return Message("huang.no.war.leader")
    held = int(s.hand[s.seat, Colour.RED])
    if count > held:
        return Message("huang.no.war.soldiers", {"n": held})
    return None if count or leads else Message("huang.no.war.nobody")


def refuse_winner(s: Huang, action: int) -> Message | None:
    """huang.war.winner: one of the strongest."""
    side = action - WIN
    if side >= s.sides:
        return Message("huang.no.war.side")
    return None if war_strength(s, side) == strongest(s) else Message("huang.no.war.winner")


def refuse_loss(s: Huang, action: int) -> Message | None:
    """huang.war.price, huang.bandits.win: a soldier of those who pay, in map order, so that enough can follow."""
    at = action - LOSE
    if at >= s.hexes:
        return Message("huang.no.space")
    paying = {int(s.side[s.winner])} if s.step == Step.LOSSES else {int(each) for each in s.side[: s.sides]}
    if s.piece[at] != Piece.RED or s.group[at] not in paying:
        if s.step == Step.BANDIT_LOSSES:
            return Message("huang.no.bandits.losses")
        if at == s.at:
            return Message("huang.no.war.losses.tile")
        return Message("huang.no.war.losses.side", {"side": name_side(s, s.winner)})
    following = sum(
        s.piece[later] == Piece.RED and int(s.group[later]) in paying for later in range(at + 1, int(s.hexes))
    )
    return None if at > s.lost and following >= s.owed - 1 else Message("huang.no.losses.order")


def refuse_granary(s: Huang, action: int) -> Message | None:
    """huang.kingdoms.collect: the granary that stays stands in the blue leader's state."""
    at = action - KEEP
    if action == KEEP_ALL:
        return None
    there = at < s.hexes and s.building[at] == Building.GRANARY and s.group[at] == granary_state(s)
    return None if there else Message("huang.no.granaries.here")


REFUSING: Final = {
    Step.OFFER: refuse_offer,
    Step.LIFT: refuse_lifting,
    Step.PICK: refuse_picking,
    Step.CHAIN: refuse_chain,
    Step.ATTACK: refuse_commitment,
    Step.DEFEND: refuse_commitment,
    Step.SUPPORT: refuse_support,
    Step.TIE: refuse_winner,
    Step.LOSSES: refuse_loss,
    Step.BANDIT_LOSSES: refuse_loss,
    Step.GRANARIES: refuse_granary,
}
