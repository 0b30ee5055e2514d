"""The table of HUANG: the map with all that lies on it, the states, and what a move would do.

On the map a hex is two lines: its name, and what lies there in two or three letters of its colour. A leader shows whose
it is above and its colour below, so that marks and letters are enough where there are no colours.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from rich.console import RenderableType
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tianxia.cli.boards import (
    ASKED,
    GOLD,
    INK,
    QUIET,
    SIGNS,
    Menu,
    indented,
    seat_mark,
    seat_style,
    simple_menu,
    stacked,
)
from tianxia.cli.chart import Cell, cell_width, rows
from tianxia.core.fields import NOBODY, SEAT, readable, row
from tianxia.core.state import View
from tianxia.core.words import Words
from tianxia.games.huang.conflicts import ATTACKER, DEFENDER, revolt_strength, war_strength
from tianxia.games.huang.insights import Group, groups_of, standing_now
from tianxia.games.huang.moves import (
    COMMIT,
    KEEP,
    LEAD,
    LIFT,
    LOSE,
    NAMES,
    NO_PAGODA,
    PALACE,
    PLACE,
    REPLACE,
    RIOT,
    SIZES,
    STOP,
    TAKE,
    WAR,
    WAR_NOTHING,
    WIN,
    WITHDRAW,
    hex_names,
    rhombus,
    triangle,
    war_support,
)
from tianxia.games.huang.moves import (
    PAGODA as BUILD,
)
from tianxia.games.huang.reasons import why
from tianxia.games.huang.state import NOWHERE, RESERVE, Step
from tianxia.games.huang.tables import (
    ACTIONS,
    BANDITS,
    BONUS,
    COLOURS,
    HEXES,
    LEADER,
    MAPS,
    MOST_REPLACED,
    PAGODA,
    TILE,
    Building,
    Colour,
    Terrain,
)
from tianxia.games.huang.telling import name_side, name_state
from tianxia.games.huang.words import placeholders, state_text

PAPER = "#efe6d3"
OFFICES = (
    Style(color=INK, bgcolor="#e0aa2e"),
    Style(color=PAPER, bgcolor="#a02c20"),
    Style(color=PAPER, bgcolor="#2f6796"),
    Style(color=INK, bgcolor="#7fb061"),
    Style(color=INK, bgcolor="#f6f1e6"),
)
LAND = Style(color="#8d8069", bgcolor="#2e2822")
RIVER = Style(color="#7fa9c4", bgcolor="#1c3a4f")
OUTLAWS = Style(color=PAPER, bgcolor="#5b2a4a", bold=True)
BOLD = Style(bold=True)
WAVES, TOWER, OUTLAW, IN_RESERVE = "~", "⌂", "†", "–"
STANDS = {Building.PALACE: "♚", Building.GRANARY: "▣"}  # the others are pagodas
PAGODA_SIGN = "▲"
SHORT, SHORTER = 3, 2  # letters of a colour
ROOM_FOR_SHORT = 4  # columns
RULE = 6  # columns that a heading leaves for the rule around it


KINDS_OF_EFFECTS = ("point", "bandits", "revolt", "war", "nothing")
MOST_NAMED = 12  # spaces where a tile does nothing; more are counted
WITHOUT_NUMBER = 5  # columns that moves are indented by that are not numbered
TYPED = (
    "leader", "withdraw", "riot", "with", "pagoda", "palace", "no", "lift", "replace", "nothing", "take", "stop",
    "commit", "war", "left", "middle", "right", "win", "lose", "keep", "all",
)  # fmt: skip
PARAGRAPH_OF_TILES = {Colour.BLUE: "huang.tile.blue", Colour.GREEN: "huang.tile.green"}
PARAGRAPHS = (
    (LEAD, "huang.leader.where"),
    (WITHDRAW, "huang.leader.withdraw"),
    (RIOT, "huang.riot.cost"),
    (REPLACE, "huang.replace.how"),
    (BUILD, "huang.pagoda.paid"),
    (PALACE, "huang.palace.build"),
    (NO_PAGODA, "huang.pagoda.free"),
    (LIFT, "huang.pagoda.supply"),
    (TAKE, "huang.tile.green"),
    (STOP, "huang.tile.blue"),
    (COMMIT, "huang.revolt.support"),
    (WAR_NOTHING, "huang.war.support"),
    (WIN, "huang.war.winner"),
    (LOSE, "huang.war.price"),
    (KEEP, "huang.kingdoms.collect"),
)


# ---------------------------------------------------------------- Words


def colour(words: Words, number: int) -> str:
    """Name a colour."""
    return words.term(f"huang.term.colour.{NAMES[number]}")


def short(words: Words, number: int, letters: int = SHORT) -> str:
    """Name a colour in a few letters, which may also be typed."""
    return colour(words, number).lower()[:letters]


def tiles(words: Words, counts: Sequence[int]) -> str:
    """Name tiles with their numbers: 2 soldiers and 1 farmer."""
    return words.list([counted(words, one, int(count)) for one, count in enumerate(counts) if count])


def counted(words: Words, number: int, count: int) -> str:
    """Name tiles of a colour with their number."""
    return words.term(f"huang.count.tiles.{NAMES[number]}", "nom", n=count)


def chips(words: Words, counts: Sequence[int]) -> Text:
    """Draw tiles as chips of their colour."""
    line = Text()
    for one, count in enumerate(counts):
        if count:
            line.append(f" {counted(words, one, int(count))} ", OFFICES[one]).append(" ")
    return line if line.cell_len else line.append(IN_RESERVE, QUIET)


# ---------------------------------------------------------------- The drawing


def draw(view: View, words: Words, players: Sequence[str], width: int) -> RenderableType:
    """Draw the table."""
    heading = title(view, words)
    parts: list[RenderableType] = [
        Rule(heading, style=QUIET) if heading.cell_len < width - RULE else heading,
        seats_table(view, words, players),
        Text(),
        *map_drawing(view, words, width),
        Text(),
    ]
    parts += [*states_drawing(view, words), *supplies(view, words)]
    if view.seat is not None and view.position.seat != NOBODY:
        parts += own_drawing(view, words, view.seat)
    return stacked(*parts)


def title(view: View, words: Words) -> Text:
    """Say where the game is."""
    s = view.position
    text = Text(words.say("huang.term.game"), BOLD)
    if s.turns > 0:
        text.append(f" · {words.term('app.term.turn')} {int(s.turns)}")
    if s.step == Step.ACTION:
        text.append(f" · {words.say('huang.label.actions', n=ACTIONS + 1 - int(s.action))}")
    return text.append(f" · {words.say('huang.label.bag', n=int(s.bag_size))}")


def seats_table(view: View, words: Words, players: Sequence[str]) -> Table:
    """Show who sits here, where their leaders stand, and what they are known to hold."""
    s = view.position
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column("")
    table.add_column("")
    table.add_column(words.term("huang.term.tile", "plural"), justify="right", overflow="fold")
    for one in Colour:
        table.add_column(Text(f" {short(words, one)} ", OFFICES[one]))
    table.add_column(words.say("huang.label.known"), overflow="fold")
    for seat in range(int(s.seats)):
        name = Text(players[seat], Style(bold=seat == view.seat))
        if seat == view.seat:
            name.append(f" ({words.say('seat.you').lower()})", QUIET)
        mark = Text("► " if seat == s.turn and s.seat != NOBODY else "  ", ASKED).append_text(seat_mark(seat))
        leaders = [Text(f" {place}") for place in leaders_of(view, seat)]
        table.add_row(mark, name, Text(str(int(s.hand_size[seat]))), *leaders, known_tiles(view, words, seat))
    return table


def known_tiles(view: View, words: Words, seat: int) -> Text:
    """Draw the tiles that another seat surely holds, in few letters."""
    line = Text()
    for one, count in enumerate(view.position.surely_held[seat]):
        if count and seat != view.seat:
            line.append(f" {int(count)} {short(words, one)} ", OFFICES[one]).append(" ")
    return line


def leaders_of(view: View, seat: int) -> list[str]:
    """Say where each leader of a seat stands."""
    names = hex_names(int(view.position.board))
    places = [int(at) for at in view.position.leader_at[seat]]
    return [IN_RESERVE if at == RESERVE else names[at] for at in places]


def map_drawing(view: View, words: Words, width: int) -> Iterator[RenderableType]:
    """Draw the map, if it fits."""
    chart = MAPS[int(view.position.board)]
    cell = cell_width(chart.hexes, width)
    if cell is None:
        yield from (Text(line) for line in told_rows(view, words, ()))
    else:
        yield from rows(chart.hexes, cell, lambda at, columns: cell_of(view, words, at, columns))


def cell_of(view: View, words: Words, at: int, columns: int) -> Cell:
    """Draw a hex: its name above, what lies there below."""
    s = view.position
    name, piece = hex_names(int(s.board))[at], int(s.piece[at])
    above = GOLD if at == marked(view) else None
    letters = SHORT if columns >= ROOM_FOR_SHORT else SHORTER
    if piece > BANDITS:
        return filled(name, f"{OUTLAW}{piece - BANDITS}", columns, above or OUTLAWS, OUTLAWS)
    if piece >= LEADER:
        seat, one = divmod(piece - LEADER, COLOURS)
        upper = f"{SIGNS[seat].mark}{name:>{columns - 1}}"
        return filled(upper, short(words, one, letters), columns, above or seat_style(seat), OFFICES[one])
    if piece >= TILE:
        one = piece - TILE
        lower = short(words, one, letters) + building_sign(int(s.building[at]))
        return filled(name, lower, columns, above or OFFICES[one], OFFICES[one])
    ground = RIVER if s.terrain[at] == Terrain.RIVER else LAND
    capital = MAPS[int(s.board)].hexes[at].capital is not None
    sign = WAVES * (columns - 2) if ground == RIVER else TOWER if capital else ""
    return filled(name, sign, columns, above or ground, ground)


def filled(upper: str, lower: str, columns: int, above: Style, below: Style) -> Cell:
    """Fill the two lines of a hex."""
    return Cell(Text(f"{upper:^{columns}}", above), Text(f"{lower:^{columns}}", below + BOLD))


def building_sign(building: int) -> str:
    """Return the sign of what stands on a tile."""
    return STANDS.get(Building(building), PAGODA_SIGN) if building else ""


def marked(view: View) -> int:
    """Return the hex that a decision is about, such as that of the unification marker."""
    return int(view.position.at)


# ---------------------------------------------------------------- States


def states_drawing(view: View, words: Words) -> Iterator[RenderableType]:
    """List the states: their soldiers, leaders and buildings."""
    found = [group for group in groups_of(view.position) if group.is_state]
    if not found:
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(words.term("huang.term.state", "plural"), overflow="fold")
    table.add_column(words.term("huang.term.tile-red", "plural"), justify="right")
    table.add_column(words.term("huang.term.leader", "plural"))
    table.add_column("")
    names = hex_names(int(view.position.board))
    for group in found:
        line = Text()
        for leader in group.leaders:
            line.append(SIGNS[leader.seat].mark, seat_style(leader.seat))
            line.append(f"{short(words, leader.colour)}", OFFICES[leader.colour]).append(f" {names[leader.at]}  ")
        table.add_row(state_name(view, words, group), str(group.soldiers), line, buildings(view, group))
    yield table


def state_name(view: View, words: Words, group: Group) -> str:
    """Name a state as the log does."""
    return state_text(words, int(name_state(row(view.rows), group.number)))


def buildings(view: View, group: Group) -> Text:
    """List the buildings of a state."""
    line = Text()
    for kind, hexes in buildings_of(view):
        if hexes[0] in group.hexes:
            line.append_text(drawn_building(view, kind, hexes)).append("  ")
    return line


def drawn_building(view: View, kind: int, hexes: Sequence[int]) -> Text:
    """Draw a building and the tiles it stands on."""
    names = hex_names(int(view.position.board))
    style = OFFICES[kind - PAGODA] if kind < Building.PALACE else OFFICES[Colour.YELLOW]
    return Text.assemble((f" {building_sign(kind)} ", style), f" {' '.join(names[at] for at in hexes)}")


def buildings_of(view: View) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Return what stands on the board, kind by kind, with the hexes of each."""
    s = view.position
    board = int(s.board)
    for kind in Building:
        for site in (int(each) for each in s.site[kind]) if 0 < kind <= Building.PALACE else ():
            if site != NOWHERE:
                yield int(kind), (triangle if kind < Building.PALACE else rhombus)(board, site) or ()
    yield from ((int(Building.GRANARY), (at,)) for at in range(int(s.hexes)) if s.building[at] == Building.GRANARY)


def supplies(view: View, words: Words) -> Iterator[RenderableType]:
    """Show the market, and what stands beside the board."""
    s = view.position
    heading = Text(f"{words.say('huang.label.market')}  ", BOLD)
    yield heading.append_text(chips(words, s.market))
    beside = Text(f"{words.say('huang.label.supply')}  ", QUIET)
    for kind in range(PAGODA, int(Building.PALACE) + 1):
        if s.supply[kind]:
            one = kind - PAGODA if kind < Building.PALACE else Colour.YELLOW
            sign = f"{short(words, one)}{building_sign(kind)}" if kind < Building.PALACE else building_sign(kind)
            beside.append(f" {int(s.supply[kind])} {sign} ", OFFICES[one]).append(" ")
    yield beside


def own_drawing(view: View, words: Words, seat: int) -> Iterator[RenderableType]:
    """Show the viewer's tiles and points."""
    s = view.position
    yield Text(f"{words.say('huang.label.hand')}  ", BOLD).append_text(chips(words, s.hand[seat]))
    line = Text(f"{words.say('huang.label.points')}  ", BOLD)
    for one in Colour:
        line.append(f" {int(s.points[seat, one])} {colour(words, one)} ", OFFICES[one]).append(" ")
    if s.granaries[seat]:
        line.append(f" {words.say('huang.count.granaries', n=int(s.granaries[seat]))} ")
    yield line.append(words.say("huang.label.lowest", n=score_of(view, seat)), QUIET)


def score_of(view: View, seat: int) -> int:
    """huang.end.score: the lowest colour after the white points have been given out."""
    out = np.zeros(SEAT.size, np.int32)
    view.game.scores(row(view.rows), out)
    return int(out[seat])


# ---------------------------------------------------------------- The same in words


def tell(view: View, words: Words, players: Sequence[str]) -> list[str]:
    """Tell the table in plain lines."""
    s = view.position
    lines = [title(view, words).plain]
    lines += [told_seat(view, words, players, seat) for seat in range(int(s.seats))]
    lines += told_rows(view, words, players)
    lines += [told_state(view, words, players, group) for group in groups_of(s) if group.is_state]
    for kind, hexes in buildings_of(view):
        names = [hex_names(int(s.board))[at] for at in hexes]
        lines.append(f"{building_name(words, kind)}: {' '.join(names)}")
    lines.append(f"{words.say('huang.label.market')}: {tiles(words, s.market) or IN_RESERVE}")
    if view.seat is not None and s.seat != NOBODY:
        lines.append(f"{words.say('huang.label.hand')}: {tiles(words, s.hand[view.seat]) or IN_RESERVE}")
    if view.seat is not None:
        points = [f"{colour(words, one)} {int(s.points[view.seat, one])}" for one in Colour]
        lowest = words.say("huang.label.lowest", n=score_of(view, view.seat))
        lines.append(f"{words.say('huang.label.points')}: {words.list(points)}. {lowest}")
    return lines


def told_seat(view: View, words: Words, players: Sequence[str], seat: int) -> str:
    """Tell how many tiles a seat holds, and where its leaders are."""
    leaders = [f"{colour(words, one)} {at}" for one, at in enumerate(leaders_of(view, seat)) if at != IN_RESERVE]
    reserve = [colour(words, one) for one, at in enumerate(leaders_of(view, seat)) if at == IN_RESERVE]
    line = words.say(
        "huang.a11y.player",
        player=players[seat],
        n=int(view.position.hand_size[seat]),
        leaders=words.list(leaders) or IN_RESERVE,
        reserve=words.list(reserve) or IN_RESERVE,
    )
    held = "" if seat == view.seat else tiles(words, view.position.surely_held[seat])
    return f"{line} {words.say('huang.a11y.known', tiles=held)}" if held else line


def told_state(view: View, words: Words, players: Sequence[str], group: Group) -> str:
    """Tell a state: its name, soldiers and leaders."""
    names = hex_names(int(view.position.board))
    leaders = [
        words.say("huang.part.leader-of", colour=colour(words, one.colour), player=players[one.seat])
        + f" {names[one.at]}"
        for one in group.leaders
    ]
    return words.say(
        "huang.a11y.state",
        state=state_name(view, words, group),
        soldiers=counted(words, Colour.RED, group.soldiers),
        leaders=words.list(leaders),
    )


def told_rows(view: View, words: Words, players: Sequence[str]) -> list[str]:
    """Tell what lies on the map, row by row."""
    s = view.position
    lines: dict[str, list[str]] = {}
    for at, name in enumerate(hex_names(int(s.board))):
        if s.piece[at]:
            lines.setdefault(name[0], []).append(f"{name} {told_piece(view, words, players, at)}")
    return [words.say("huang.a11y.row", row=letter, list=", ".join(told)) for letter, told in lines.items()]


def told_piece(view: View, words: Words, players: Sequence[str], at: int) -> str:
    """Tell what lies on a hex."""
    s = view.position
    piece, building = int(s.piece[at]), int(s.building[at])
    if piece > BANDITS:
        return words.say("huang.count.bandits", n=piece - BANDITS)
    if piece >= LEADER:
        seat, one = divmod(piece - LEADER, COLOURS)
        name = words.term(f"huang.term.leader.{NAMES[one]}")
        return f"{name} ({players[seat] if players else SIGNS[seat].mark})"
    name = words.term(f"huang.term.tile.{NAMES[piece - TILE]}")
    return f"{name} ({building_name(words, building)})" if building else name


def building_name(words: Words, kind: int) -> str:
    """Name a kind of building."""
    if kind == Building.PALACE:
        return words.term("huang.term.palace-short")
    if kind == Building.GRANARY:
        return words.term("huang.term.granary")
    return words.term(f"huang.term.pagoda.{NAMES[kind - PAGODA]}")


# ---------------------------------------------------------------- The moves


class Effect(NamedTuple):
    """What a move does at once, before anybody else decides."""

    kind: str  # "war", "revolt", "bandits", "point" or "nothing"
    seat: int = NOBODY  # who gets points for it
    points: tuple[int, ...] = ()  # of each colour
    standing: tuple[int, ...] = ()  # strengths before hidden tiles
    offers: bool = False  # it completes a shape


NOTHING = Effect("nothing")


def effect_of(view: View, action: int) -> Effect:
    """Play a move on a copy of the view, as the first of two, so that the turn goes on, and see what comes of it."""
    rows = view.rows.copy()
    before, after = view.position, readable(rows)
    after.action = 1
    view.game.apply(row(rows), action)
    if after.step in {Step.ATTACK, Step.SUPPORT}:
        standing = tuple(standing_now(after))
        return Effect("revolt" if after.step == Step.ATTACK else "war", standing=standing)
    offers = bool(after.step == Step.OFFER)
    for seat in range(int(after.seats)):
        points = tuple(int(new - old) for new, old in zip(after.points[seat], before.points[seat], strict=True))
        if any(points):
            return Effect("bandits" if after.step == Step.BANDIT_LOSSES else "point", seat, points, offers=offers)
    return Effect("bandits" if after.step == Step.BANDIT_LOSSES else "nothing", offers=offers)


def menu(view: View, actions: Sequence[int], words: Words, players: Sequence[str], width: int) -> Menu:
    """Number the legal moves: a few one by one, the many that differ in their hex by piece and by what they do."""
    if view.position.step in {Step.ACTION, Step.CHAIN}:
        listed = action_menu(view, actions, words, players, width)
    else:
        listed = simple_menu([answer_entry(view, action, words) for action in actions], width)
    return with_reason(view, words, players, listed)


def with_reason(view: View, words: Words, players: Sequence[str], listed: Menu) -> Menu:
    """Say what is good to know with the question, ahead of the moves."""
    reason = why(view.position, view.seat)
    if reason is None:
        return listed
    line = words.say(reason.id, **placeholders(words, players, reason.numbers))
    drawing = stacked(indented(Text(line, QUIET)), listed.drawing)
    return listed._replace(drawing=drawing, lines=[line, *listed.lines])


def action_menu(view: View, actions: Sequence[int], words: Words, players: Sequence[str], width: int) -> Menu:
    """Show where tiles and leaders may go and what they do there; then the other moves."""
    few = [action for action in actions if WITHDRAW <= action < RIOT or action == REPLACE or action >= BUILD]
    drawings: list[RenderableType] = []
    lines: list[str] = []
    for heading, first, most in (("tile", PLACE, MOST_NAMED), ("leader", LEAD, HEXES)):
        grid = Table.grid(padding=(0, 1, 0, 0))
        told = []
        for pieces, effects in merged(view, actions, first):
            names = Text(" ").join(Text(f" {colour(words, one)} ", OFFICES[one]) for one in pieces)
            grid.add_row(Text(" "), names, drawn_effects(words, effects, most))
            told.append(
                f"{words.list([colour(words, one) for one in pieces])}: {told_effects(words, players, effects, most)}"
            )
        if told:
            drawings += [Text(f"  {words.say(f'huang.menu.{heading}')}", QUIET), grid]
            lines += [f"{words.say(f'huang.menu.{heading}')}:", *told]
    if few:
        entries = simple_menu([(action, written(view, action, words), "") for action in few], width)
        drawings += [Text(f"  {words.say('huang.menu.other')}", QUIET), entries.drawing]
        lines += entries.lines
    for line in many_others(view, actions, words):
        drawings.append(indented(Text(line, QUIET), WITHOUT_NUMBER))
        lines.append(line)
    numbered = set(few)
    return Menu([*few, *(action for action in actions if action not in numbered)], stacked(*drawings), lines, len(few))


def merged(view: View, actions: Sequence[int], first: int) -> list[tuple[list[int], dict[Effect, list[str]]]]:
    """Return pieces, and what they do where; those that may do the same together."""
    names = hex_names(int(view.position.board))
    effects: dict[int, dict[Effect, list[str]]] = {}
    for action in sorted(actions):
        one, at = divmod(action - first, HEXES)
        if 0 <= one < COLOURS:
            effects.setdefault(one, {}).setdefault(effect_of(view, action), []).append(names[at])
    pieces: list[tuple[list[int], dict[Effect, list[str]]]] = []
    for one, found in effects.items():
        same = next((several for several, others in pieces if others == found), None)
        if same is None:
            pieces.append(([one], dict(sorted(found.items(), key=lambda pair: rank(pair[0])))))
        else:
            same.append(one)
    return pieces


def rank(effect: Effect) -> tuple[int, ...]:
    """Order what moves do: points first, then conflicts, nothing last."""
    return (KINDS_OF_EFFECTS.index(effect.kind), -effect.offers, effect.seat, *effect.standing)


def drawn_effects(words: Words, effects: dict[Effect, list[str]], most: int) -> Text:
    """Write what a piece does, and where."""
    text = Text()
    for effect, names in effects.items():
        text.append("   " if text else "")
        if effect.seat != NOBODY:
            text.append(f" {SIGNS[effect.seat].mark} +{sum(effect.points)} ", seat_style(effect.seat)).append(" ")
        if effect.offers:
            text.append(PAGODA_SIGN, BOLD).append(" ")
        if effect.kind in {"war", "revolt", "bandits"}:
            standing = ":".join(str(strength) for strength in effect.standing)
            text.append(f"{words.say(f'huang.menu.{effect.kind}')} {standing} ".replace("  ", " "), ASKED)
        is_dull = effect == NOTHING and len(names) > most
        text.append(
            words.say("huang.menu.spaces", n=len(names)) if is_dull else " ".join(names), QUIET if is_dull else ""
        )
    return text


def told_effects(words: Words, players: Sequence[str], effects: dict[Effect, list[str]], most: int) -> str:
    """Tell the same."""
    told = []
    for effect, names in effects.items():
        parts = []
        if effect.seat != NOBODY:
            points = [words.say(f"huang.count.points.{NAMES[one]}", n=n) for one, n in enumerate(effect.points) if n]
            parts.append(words.say("huang.menu.point", player=players[effect.seat], points=words.list(points)))
        if effect.offers:
            parts.append(words.term("huang.term.triangle"))
        if effect.kind in {"war", "revolt", "bandits"}:
            standing = ", ".join(str(strength) for strength in effect.standing)
            parts.append(f"{words.say(f'huang.menu.{effect.kind}')} {standing}".strip())
        if effect == NOTHING and len(names) > most:
            told.append(words.say("huang.menu.spaces", n=len(names)))
        else:
            told.append(": ".join([", ".join(parts), " ".join(names)]) if parts else " ".join(names))
    return "; ".join(told)


def written(view: View, action: int, words: Words) -> str:
    """Write a move with the reader's words."""
    ours = {ours: theirs for theirs, ours in vocabulary(words).items()}
    notation = view.game.notation(view.position, action)
    return re.sub(r"[a-z]+", lambda found: ours.get(found[0], found[0]), notation)


def many_others(view: View, actions: Sequence[int], words: Words) -> Iterator[str]:
    """Tell of the moves that are too many to be listed: riots, and replacements."""
    riots = [action for action in actions if RIOT <= action < REPLACE]
    if riots:
        tiles_there = len({(action - RIOT) % HEXES for action in riots})
        yield words.say("huang.menu.riot", n=tiles_there, example=written(view, riots[-1], words))
    replacements = [action for action in actions if REPLACE < action < BUILD]
    if replacements:
        yield words.say("huang.menu.replace", n=MOST_REPLACED, example=written(view, replacements[-1], words))


def answer_entry(view: View, action: int, words: Words) -> tuple[int, str, str]:
    """Offer an answer to what an action has set off, with what it leads to."""
    s, raw = view.position, row(view.rows)
    text = written(view, action, words)
    if COMMIT <= action < WAR_NOTHING:
        leads, count = divmod(action - COMMIT, SIZES)
        attack, defend = (int(revolt_strength(raw, side)) for side in (ATTACKER, DEFENDER))
        own, other = (attack, defend) if s.step == Step.ATTACK else (defend, attack)
        return action, text, words.say("huang.menu.stands", own=own + count + BONUS * leads, other=other)
    if WAR <= action < LOSE:
        side, leads, count = war_support(action) if action < WIN else (action - WIN, 0, 0)
        strength = int(war_strength(raw, side)) + count + BONUS * leads
        return action, text, words.say("huang.part.standing", side=side_name(view, words, side), n=strength)
    if action == WAR_NOTHING:
        sides = range(int(s.sides))
        told = [
            words.say("huang.part.standing", side=side_name(view, words, side), n=int(war_strength(raw, side)))
            for side in sides
        ]
        return action, text, " : ".join(told)
    return action, text, ""


def side_name(view: View, words: Words, side: int) -> str:
    """Name the state that is a side in a war."""
    return state_text(words, int(name_side(row(view.rows), side)))


# ---------------------------------------------------------------- Explaining and typing


def paragraph(view: View, action: int) -> str | None:
    """Name the paragraph that a move is about."""
    if action < LEAD:
        return PARAGRAPH_OF_TILES.get(Colour(action // HEXES), "huang.tile.point")
    if BUILD <= action < PALACE and view.position.step == Step.OFFER:
        return "huang.pagoda.free"
    if LOSE <= action < KEEP and view.position.step == Step.BANDIT_LOSSES:
        return "huang.bandits.win"
    return next(paragraph for first, paragraph in reversed(PARAGRAPHS) if action >= first)


def vocabulary(words: Words) -> dict[str, str]:
    """Return what the words of the notation are called in the reader's language."""
    named = {}
    for one in NAMES:
        for form in ("", "plural"):
            named[words.term(f"huang.term.tile.{one}", form)] = one
        named[words.term(f"huang.term.colour.{one}")] = one
        named[words.term(f"huang.term.colour.adj.{one}")] = one
    return named | {words.say(f"huang.typed.{word}"): word for word in TYPED}
