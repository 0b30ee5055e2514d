"""What cannot be in a position of HUANG: the laws that every position keeps, each with its sentence."""

from collections.abc import Iterator

import numpy as np

from tianxia.core.fields import CHANCE, NOBODY
from tianxia.games.huang.atlas import MOST_BANDITS
from tianxia.games.huang.board import is_leader, is_tile, leaders_of
from tianxia.games.huang.boxes.bandits import bandits_beside, lying, not_yet_a_number
from tianxia.games.huang.boxes.granaries import BLUE_PAGODAS, may_collect
from tianxia.games.huang.boxes.palace import hand_limit
from tianxia.games.huang.buildings import allows_building, must_choose
from tianxia.games.huang.conflicts import clashing, defender, sent_of, strongest_sides
from tianxia.games.huang.endings import market_size
from tianxia.games.huang.moves import rhombus, triangle
from tianxia.games.huang.rules import COPIES
from tianxia.games.huang.state import NO_ONE, NOWHERE, RESERVE, Huang, Step
from tianxia.games.huang.tables import (
    ACTIONS,
    BANDITS,
    BANDITS_ON,
    CAMP,
    CAMPS_USED,
    CAPITAL,
    COLOURS,
    FOR_TESTS,
    FROM_LEFT,
    HAND,
    HAS_GRANARIES,
    HEX_COUNT,
    KINDS,
    LEADER,
    LEFT_OUT,
    MAPS,
    MARKET,
    MOST_HELD,
    MOST_REPLACED,
    NEIGHBOUR,
    OFF_MAP,
    PAIR,
    SIDES,
    TERRAIN,
    TILE,
    TILES,
    TRIANGLES,
    Building,
    Colour,
    Piece,
    Terrain,
)
from tianxia.games.huang.tiles import may_go_on

SETTING_UP = {Step.CAMP, Step.BANDITS, Step.HAND, Step.MARKET, Step.START_SEAT}
BY_CHANCE = SETTING_UP | {Step.REPLACE, Step.REFILL, Step.FILL}
ENDING = {Step.GRANARIES, Step.REFILL, Step.FILL}  # a turn
APART = {Step.SUPPORT, Step.TIE, Step.LOSSES, Step.BANDIT_LOSSES}  # the states that a tile joins are not one yet
LOSING = {Step.LOSSES, Step.BANDIT_LOSSES}
REVOLTING = {Step.ATTACK, Step.DEFEND}
ABOUT_A_TILE = {Step.OFFER, Step.PICK, Step.CHAIN}
ABOUT_A_HEX = ABOUT_A_TILE | APART | REVOLTING | {Step.BANDITS}
DRAWING = {Step.HAND, Step.REPLACE, Step.REFILL}
MOST_GRANARIES = int((CAPITAL > 0).sum(axis=1).max())
MOST_TURNS = 30_000
SHORT_SEATS = 2  # huang.short
MOST_POINTS = 1000  # of a colour, more than any game brings: keeps sums small


def impossible(s: Huang) -> str | None:
    """Return the first thing that cannot be, or nothing."""
    for law in (numbers, flow, board, places, links, leaders, buildings, sides, conflicts, tiles, hands, drawing):
        for sentence in law(s):
            return sentence
    return None


def numbers(s: Huang) -> Iterator[str]:
    """Every number is one that its field can have."""
    if not 0 <= s.board < len(MAPS) or s.hexes != HEX_COUNT[s.board]:
        yield f"board {s.board} with {s.hexes} hexes is none of the maps."
        return
    hexes = slice(int(s.hexes))
    for name in ("terrain", "piece", "building", "group", "leaders", "governors"):
        if getattr(s, name)[int(s.hexes) :].any():
            yield f"{name} is zero beyond the edge of the map."
    if (s.piece[hexes] > BANDITS + MOST_BANDITS).any() or (s.building[hexes] >= KINDS).any():
        yield "a piece or a building does not exist."
    if s.group[hexes].max() > s.hexes:
        yield "a group is called after a hex that does not exist."
    if s.step not in set(Step):
        yield f"there is no step {s.step}."
    lowest = NO_ONE if s.step in SETTING_UP else 0
    if not lowest <= s.turn < s.seats:
        yield f"turn is no seat: {s.turn}."
    for name in ("leader_at", "governors"):
        if getattr(s, name).max() >= s.hexes:
            yield f"{name} holds a hex that does not exist."
    for name in ("at", "lost"):
        if not NOWHERE <= getattr(s, name) < s.hexes:
            yield f"{name} is no hex: {getattr(s, name)}."
    if s.points.max() > MOST_POINTS or s.turns > MOST_TURNS:
        yield f"no game brings more than {MOST_POINTS} points of a colour, or lasts {MOST_TURNS} turns."


def flow(s: Huang) -> Iterator[str]:
    """Who decides, what, and when fit together."""
    step = Step(s.step)
    at = f'at step "{step.name.lower().replace("_", " ")}"'
    asked = NOBODY if step == Step.OVER else CHANCE if step in BY_CHANCE else s.turn
    if step not in {Step.SUPPORT, Step.DEFEND} and s.seat != asked:
        yield f"{at} it cannot be the decision of {s.seat}."
    if step == Step.SUPPORT and not 0 <= s.seat < s.seats:
        yield f"{at} it cannot be the decision of {s.seat}."
    if (step in SETTING_UP) != (s.turns == 0):
        yield f"{at} {s.turns} turns cannot have begun."
    in_turn = step not in SETTING_UP | ENDING | {Step.OVER}
    if s.action not in (range(1, ACTIONS + 1) if in_turn else {0}):
        yield f"{at} it cannot be action {s.action}."
    if step != Step.LIFT and (s.at != NOWHERE) != (step in ABOUT_A_HEX):
        yield f"{at} it cannot be about hex {s.at}."
    if not (0 <= s.drawer < s.seats if step in DRAWING else s.drawer == NO_ONE):
        yield f"{at} the seat that draws cannot be {s.drawer}."
    if s.to_draw not in (range(1, MOST_REPLACED + 1) if step == Step.REPLACE else {0}):
        yield f"{at} {s.to_draw} tiles cannot be drawn for others."
    losing = step in LOSING
    if (s.owed > 0) != losing or (s.lost != NOWHERE and not losing):
        yield f"{at} {s.owed} soldiers cannot be owed, nor the last one lost from {s.lost}."
    if not (0 <= s.winner < s.sides if step == Step.LOSSES else s.winner == NO_ONE):
        yield f"{at} side {s.winner} cannot have won."
    if (s.kind_chosen != Building.NONE or s.site_chosen != NOWHERE) and step != Step.LIFT:
        yield f"{at} no building moves to site {s.site_chosen}."


def board(s: Huang) -> Iterator[str]:
    """The ground is the map's, and what lies on it fits; a map for tests may have its rivers anywhere."""
    terrain, piece = s.terrain[: int(s.hexes)], s.piece[: int(s.hexes)]
    is_river = terrain == Terrain.RIVER
    if (terrain == Terrain.NONE).any() or (terrain > Terrain.RIVER).any():
        yield "every hex is land or river."
    if not FOR_TESTS[s.board] and (terrain != TERRAIN[s.board, : len(terrain)]).any():
        yield f"the land and the rivers of this map lie elsewhere: it is {MAPS[s.board].name}."
    wrong = (is_river & ~np.isin(piece, (Piece.EMPTY, Piece.BLUE))) | (~is_river & (piece == Piece.BLUE))
    if wrong.any():
        yield f"at hex {int(wrong.argmax())} lies what may not lie on such ground: farmers on rivers, all else on land."
    bandits = {int(at): int(piece[at]) - BANDITS for at in np.flatnonzero(piece > BANDITS)}
    if len(bandits) != s.camps or s.camps > CAMPS_USED:
        yield f"{len(bandits)} bandit tiles lie on the board, and camps says {s.camps}; there are {CAMPS_USED} at most."
    printed = list(BANDITS_ON[s.board])
    if not FOR_TESTS[s.board]:
        if any(at not in set(CAMP[s.board]) for at in bandits):
            yield "bandits lie on camps."
        if any(list(bandits.values()).count(many) > printed.count(many) for many in bandits.values()):
            yield "there are not so many tiles with so many bandits."
    governors = np.zeros(len(NEIGHBOUR[s.board]), np.int64)
    for at in np.flatnonzero(piece == Piece.YELLOW):
        for beside in NEIGHBOUR[s.board, at]:
            governors[beside] += beside != OFF_MAP
    if (governors != s.governors).any():
        yield "governors does not say how many yellow tiles lie beside each hex."


def places(s: Huang) -> Iterator[str]:
    """Each leader stands where leader_at says, or in reserve, and beside a governor."""
    for at in range(int(s.hexes)):
        piece = int(s.piece[at])
        if is_leader(piece):
            seat, colour = divmod(piece - LEADER, COLOURS)
            if seat >= s.seats or s.leader_at[seat, colour] != at:
                yield f"the leader at hex {at} is not where leader_at says."
                return
    if s.leader_at[int(s.seats) :].any():
        yield f"there are leaders of {s.seats} seats."
    for seat in range(int(s.seats)):
        for colour in range(COLOURS):
            at = int(s.leader_at[seat, colour])
            if at == RESERVE:
                continue
            if s.piece[at] != LEADER + seat * COLOURS + colour:
                yield f"leader_at says that a leader of seat {seat} stands at hex {at}, and it does not."
            elif not s.governors[at]:
                yield f"the leader at hex {at} has no governor beside it."


def linked(s: Huang) -> Iterator[list[int]]:
    """huang.adjacent: the pieces that are linked; where states are kept apart, the tile between them links nothing."""
    left = {at for at in range(int(s.hexes)) if 0 < s.piece[at] <= BANDITS}
    left -= {int(s.at)} if s.step in APART else set()
    while left:
        edge = found = {left.pop()}
        while edge:
            edge = {int(beside) for at in edge for beside in NEIGHBOUR[s.board, at]} & left
            left -= edge
            found |= edge
        yield sorted(found)


def links(s: Huang) -> Iterator[str]:
    """Every group is called after its first hex; in a war that is being paid for, as it was before."""
    colours: dict[int, int] = {}
    named: set[int] = set()
    for part in linked(s):
        name = int(s.group[part[0]])
        if any(s.group[at] != name for at in part):
            yield f"what is linked with hex {part[0]} is not one group."
            return
        as_before = s.step in LOSING and name in set(s.side[: int(s.sides)])
        if not as_before and (name != part[0] + 1 or name in named):
            yield f"the group of hex {part[0]} is called {name}, not {part[0] + 1}."
            return
        if not 0 < name <= part[0] + 1 or (s.group[name - 1] != name and s.piece[name - 1] != Piece.EMPTY):
            yield f"the group of hex {part[0]} cannot have been called {name}."
            return
        named.add(name)
        for at in part:
            if is_leader(int(s.piece[at])):
                colours[name] = colours.get(name, 0) | 1 << (int(s.piece[at]) - LEADER) % COLOURS
    in_groups = {at for part in linked(s) for at in part}
    if any(s.group[at] for at in range(int(s.hexes)) if at not in in_groups):
        yield "a hex belongs to a group without a piece that links."
    if any(s.leaders[at] != colours.get(at + 1, 0) for at in range(int(s.hexes))):
        yield "leaders does not say which leaders each group has."


def leaders(s: Huang) -> Iterator[str]:
    """huang.state: no two leaders of one colour in a state, but for those of a revolt."""
    seen: set[tuple[int, int]] = set()
    revolt = None
    if s.step in REVOLTING and is_leader(int(s.piece[s.at])):
        revolt = (int(s.group[s.at]), (int(s.piece[s.at]) - LEADER) % COLOURS)
        if (int(s.piece[s.at]) - LEADER) // COLOURS != s.turn or defender(s) == NO_ONE:
            yield "the leader at the hex in question has not come to attack another."
            return
        if s.step == Step.DEFEND and s.seat != defender(s):
            yield f"seat {s.seat} does not defend in this revolt."
    elif s.step in REVOLTING:
        yield "no leader stands where the revolt is."
        return
    twice = 0
    for seat in range(int(s.seats)):
        for colour in range(COLOURS):
            at = int(s.leader_at[seat, colour])
            if at != RESERVE:
                here = (int(s.group[at]), colour)
                twice += here in seen and here == revolt
                if here in seen and (here != revolt or twice > 1):
                    yield f"two leaders of one colour stand in the state of hex {at}."
                seen.add(here)


def buildings(s: Huang) -> Iterator[str]:
    """Buildings stand on free tiles of their colour, no more than there are; granaries on capitals."""
    under = np.zeros(len(s.building), np.int64)
    for kind in range(KINDS):
        standing = [int(site) for site in s.site[kind] if site != NOWHERE]
        if standing != sorted(set(standing)) or (len(standing) == 1 and s.site[kind, 0] == NOWHERE):
            yield f"the sites of {Building(kind).name.lower()} stand the lower first."
            return
        if kind in {Building.NONE, Building.GRANARY}:
            if standing or s.supply[kind]:
                yield f"{Building(kind).name.lower()} has neither sites nor a supply."
            continue
        for site in standing:
            corners = rhombus(int(s.board), site) if kind == Building.PALACE else shape_of_pagoda(s, site)
            tile = Piece.YELLOW if kind == Building.PALACE else kind
            if corners is None or any(s.piece[at] != tile for at in corners):
                yield f"site {site} of {Building(kind).name.lower()} is not on tiles of its colour."
                return
            under[list(corners)] += kind
        if len(standing) + s.supply[kind] not in copies(s, kind):
            yield f"there are {len(standing) + s.supply[kind]} of {Building(kind).name.lower()}."
    granaries = s.building == Building.GRANARY
    if ((under != s.building) & ~granaries).any() or (granaries & (s.piece != Piece.YELLOW)).any():
        yield "building does not say what stands on each tile."
    is_capital = CAPITAL[s.board] > 0
    if not FOR_TESTS[s.board]:
        there = is_capital if HAS_GRANARIES[s.board] else np.zeros_like(is_capital)
        if (granaries & ~there).any() or granaries.sum() + s.granaries.sum() > there.sum():
            yield "granaries stand on the capitals of a map that has them, and there are no more than capitals."
    elif granaries.sum() + s.granaries.sum() > MOST_GRANARIES:
        yield "there are not so many granaries."


def shape_of_pagoda(s: Huang, site: int) -> tuple[int, ...] | None:
    """Return the hexes of a triangle, if there is such a one."""
    return triangle(int(s.board), site) if site // TRIANGLES < s.hexes else None


def copies(s: Huang, kind: int) -> set[int]:
    """How many there may be of a kind of building, in play or in the supply."""
    if kind == Building.PALACE:
        return {0, int(COPIES[kind])}
    if kind == Building.BLUE_PAGODA and FOR_TESTS[s.board]:
        return {BLUE_PAGODAS.copies, int(COPIES[kind])}
    return {BLUE_PAGODAS.copies if kind == Building.BLUE_PAGODA and HAS_GRANARIES[s.board] else int(COPIES[kind])}


def sides(s: Huang) -> Iterator[str]:
    """huang.war.sides: the states beside the tile that has brought a war, or joined against bandits, from the left."""
    if s.step not in APART:
        if s.sides or s.side.any():
            yield "there are sides only where states are at war, or joined against bandits."
        return
    if not is_tile(int(s.piece[s.at])) or s.group[s.at]:
        yield "the tile that joins states lies there, and links nothing yet."
        return
    if not 0 < s.sides <= SIDES or s.side[int(s.sides) :].any():
        yield f"there cannot be {s.sides} sides."
        return
    given = [int(group) for group in s.side[: int(s.sides)]]
    around = [int(s.group[NEIGHBOUR[s.board, s.at, way]]) for way in FROM_LEFT]
    touched = list(dict.fromkeys(group for group in around if leaders_of(s, group)))
    each_once = len(set(given)) == len(given)
    right = each_once and set(touched) <= set(given) if s.step in LOSING else touched == given
    if not right or not all(0 < group <= s.hexes for group in given):
        yield f"the sides are the states beside hex {s.at}, from the left: {touched}, not {given}."
    elif s.step in {Step.SUPPORT, Step.TIE} and not clashing(s):
        yield "these states have no cause for war."
    elif s.step in LOSING and clashing(s):
        yield "leaders that clash are gone before soldiers pay."
    elif s.step != Step.BANDIT_LOSSES and s.sides == 1:
        yield "a war has two sides at least."
    paying = {given[int(s.winner)]} if s.step == Step.LOSSES and right else set(given)
    soldiers = sum(
        s.piece[at] == Piece.RED and int(s.group[at]) in paying for at in range(int(s.lost) + 1, int(s.hexes))
    )
    if soldiers < s.owed:
        yield f"{s.owed} soldiers cannot be lost where there are {soldiers}."
    if s.lost != NOWHERE and s.piece[s.lost] != Piece.EMPTY:
        yield "where the last soldier was lost, nothing lies."
    if s.step == Step.BANDIT_LOSSES and not 0 < s.owed <= bandits_beside(s, s.at):
        yield f"the bandits beside hex {s.at} do not cost {s.owed} soldiers."


def conflicts(s: Huang) -> Iterator[str]:
    """huang.war.support, huang.revolt.support: who has been asked may have sent something, to one side."""
    answered = {Step.SUPPORT: (s.seat - s.turn - 1) % s.seats, Step.TIE: s.seats, Step.DEFEND: 1}.get(Step(s.step), 0)
    colour = Colour.YELLOW if s.step in REVOLTING else Colour.RED
    who = [(s.turn + place) % s.seats for place in range(1, answered + 1)] if s.step != Step.DEFEND else [s.turn]
    free = sum(s.leader_at[seat, colour] == RESERVE for seat in who)
    helped = sum(bool(s.sent[side] or s.sent_leaders[side]) for side in range(SIDES))
    if s.sent.sum() > MOST_HELD * answered or s.sent_leaders.sum() > free or helped > answered:
        yield "more has been sent than those who were asked may have sent."
    places = s.sides if s.step != Step.DEFEND else 1
    if s.sent[int(places) :].any() or s.sent_leaders[int(places) :].any():
        yield "something was sent to a side that there is not."
    if s.step == Step.TIE and strongest_sides(s).bit_count() < PAIR:
        yield "no two sides are level."
    if s.step in ABOUT_A_TILE or (s.step == Step.LIFT and s.at != NOWHERE):
        yield from asked_about_tile(s)
    if s.step == Step.LIFT:
        corners = triangle(int(s.board), int(s.site_chosen)) if 0 <= s.site_chosen // TRIANGLES < s.hexes else None
        tile = int(s.kind_chosen)
        if (
            tile not in range(Building.YELLOW_PAGODA, Building.PALACE)
            or corners is None
            or not must_choose(s, tile)
            or any(s.piece[at] != tile or s.building[at] for at in corners)
            or (s.at != NOWHERE and s.at not in corners)
        ):
            yield f"no building can move to site {s.site_chosen}."
    if s.step == Step.GRANARIES and not may_collect(s):
        yield f"seat {s.turn} has no granaries to collect."


def asked_about_tile(s: Huang) -> Iterator[str]:
    """huang.tile.order: what is asked after a tile can come of it."""
    piece = int(s.piece[s.at])
    if not is_tile(piece):
        yield f"no tile lies at hex {s.at}."
    elif s.step == Step.OFFER and not allows_building(s, s.at):
        yield f"the tile at hex {s.at} completes nothing."
    elif s.step == Step.PICK and (piece != Piece.GREEN or not market_size(s)):
        yield f"the tile at hex {s.at} leads to no market with tiles."
    elif s.step == Step.CHAIN and (piece != Piece.BLUE or not may_go_on(s)):
        yield f"no farmer can follow the tile at hex {s.at}."


def tiles(s: Huang) -> Iterator[str]:
    """No tile is lost, and none comes from nowhere."""
    for colour in Colour:
        count = int((s.piece == TILE + colour).sum()) + int(s.market[colour]) + int(s.box[colour]) + int(s.bag[colour])
        count += int(s.hand[:, colour].sum()) + int(s.replaced[:, colour].sum())
        count += int(sent_of(s, colour))
        if count != TILES[colour]:
            yield f"there are {TILES[colour]} tiles of {colour.name.lower()}, and {count} are accounted for."
    left_out = int(s.bag.sum()) - int(s.bag_size)
    if left_out not in ({0, LEFT_OUT} if s.seats == SHORT_SEATS else {0}):
        yield f"of {s.bag.sum()} tiles in the bag, {s.bag_size} cannot be all that may be drawn."
    if market_size(s) > MARKET:
        yield f"the market never has more than {MARKET} tiles."


def hands(s: Huang) -> Iterator[str]:
    """Sizes are what they count, and nobody surely has what is not there."""
    for seat in range(len(s.hand)):
        if s.hand[seat].sum() != s.hand_size[seat] or s.hand_size[seat] > MOST_HELD:
            yield f"seat {seat} holds {s.hand[seat].sum()} tiles, at most {MOST_HELD}, and as hand_size says."
        if s.replaced[seat].sum() != s.replaced_size[seat]:
            yield f"seat {seat} has replaced {s.replaced[seat].sum()} tiles, and replaced_size says otherwise."
        held, had = s.surely_held[seat], s.surely_had[seat]
        if (held > s.hand[seat]).any() or (had > s.hand[seat] + s.replaced[seat]).any() or (held > had).any():
            yield f"seat {seat} does not hold what surely_held and surely_had say."
        has_any = s.hand_size[seat] or s.replaced_size[seat] or s.points[seat].any() or s.granaries[seat]
        if seat >= s.seats and has_any:
            yield f"there is no seat {seat}."


def drawing(s: Huang) -> Iterator[str]:
    """Tiles are drawn in their order, as long as there are any."""
    step, seats = Step(s.step), range(int(s.seats))
    if step in SETTING_UP:
        yield from setting_up(s)
        return
    draws = step in DRAWING | {Step.FILL}
    if (draws and not s.bag_size) or (step == Step.OVER and s.bag_size):
        yield "the game ends when a tile must be drawn and the bag is empty, and not before."
    if step == Step.REPLACE and (s.drawer != s.turn or s.hand_size[s.turn] + s.to_draw > MOST_HELD):
        yield f"seat {s.drawer} cannot draw {s.to_draw} tiles for others."
    if step in {Step.REFILL, Step.FILL}:
        short = [seat for seat in seats if s.hand_size[seat] < hand_limit(s, seat)]
        first = min(short, key=lambda seat: (seat - s.turn) % s.seats, default=NO_ONE)
        if first != s.drawer or (step == Step.FILL and market_size(s) == MARKET):
            yield f"it is not seat {s.drawer} that draws next."


def setting_up(s: Huang) -> Iterator[str]:
    """huang.setup.steps: in set-up the capitals have their governors, and all else comes in its order."""
    step, sizes = Step(s.step), [int(s.hand_size[seat]) for seat in range(int(s.seats))]
    capitals = CAPITAL[s.board] > 0
    if ((s.piece == Piece.YELLOW) != capitals).any() or (is_tile_or_leader(s) & ~capitals).any():
        yield "in set-up governors lie on the capitals, and nothing else on the board."
    if HAS_GRANARIES[s.board] and ((s.building == Building.GRANARY) != capitals).any():
        yield "in set-up a granary stands on every capital."
    if any(field.any() for field in (s.box, s.replaced, s.points, s.granaries, s.surely_had)):
        yield "in set-up nobody has got or lost anything."
    dealt = {Step.HAND: s.drawer, Step.CAMP: 0, Step.BANDITS: 0}.get(step, s.seats)
    due = [HAND] * dealt + [0] * (s.seats - dealt)
    if step == Step.HAND:
        due[s.drawer] = min(sizes[s.drawer], HAND - 1)
    if sizes != due:
        yield f"hands are dealt seat by seat: {sizes} cannot be."
    market = market_size(s)
    if market != (MARKET if step == Step.START_SEAT else min(market, MARKET - 1) if step == Step.MARKET else 0):
        yield f"the market cannot have {market} tiles."
    if (step == Step.START_SEAT) and s.turn != NO_ONE:
        yield "who begins is drawn only where it has not been agreed on."
    if step in {Step.CAMP, Step.BANDITS}:
        if s.camps >= CAMPS_USED or not MAPS[s.board].bandits:
            yield "no camp can get bandits."
        if step == Step.BANDITS and (s.at not in set(CAMP[s.board]) or s.piece[s.at] != Piece.EMPTY):
            yield f"no bandits can come to hex {s.at}."
        if any(lying(s, many) > not_yet_a_number(s, many) for many in range(1, MOST_BANDITS + 1)):
            yield "a tile that lies in a camp has named none."
    elif s.camps not in {0, CAMPS_USED}:
        yield f"{s.camps} camps cannot have bandits."


def is_tile_or_leader(s: Huang) -> "np.ndarray[tuple[int], np.dtype[np.bool_]]":
    """Say of each hex whether a tile or a leader lies there."""
    return (s.piece > Piece.EMPTY) & (s.piece <= BANDITS)
