"""The table of Great Wall of China: a row of bricks for each section, and what a move would make of it."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tianxia.cli.boards import (
    ASKED,
    CROWN,
    GOLD,
    LEADING,
    NUMBER,
    QUIET,
    SIGNS,
    Menu,
    in_columns,
    indented,
    numbered,
    seat_mark,
    seat_style,
    signed,
    simple_menu,
    stacked,
)
from tianxia.core.fields import NOBODY, Rows, readable, row
from tianxia.core.state import View
from tianxia.core.words import Words
from tianxia.games.wall import rules
from tianxia.games.wall.moves import CARRY, COVER, DRAW, LAPSE, LAY, PLURALS, TAKE, laid
from tianxia.games.wall.state import NO_ONE, Step
from tianxia.games.wall.tables import FACES, MAX_SLOTS, VALUE, Card
from tianxia.games.wall.values import leads, total

LEVEL = "="
JOINT = "│"  # between two bricks, so that they stay apart where there is no colour
LONGEST_NAME = 16  # that lines up
RULE = 6  # columns that a heading leaves for the rule around it


# ---------------------------------------------------------------- What a view tells of a section


class Slot(NamedTuple):
    """A visible card of a row."""

    place: int  # from 1
    card: Card
    owner: int
    value: int
    tile: int  # that it carries, or 0
    beneath: tuple[tuple[Card, int], ...]  # what a dragon covers, from the top: cards and their owners


class Section(NamedTuple):
    """A section of the wall, as everybody sees it."""

    number: int  # from 1
    tiles: tuple[int, ...]
    slots: tuple[Slot, ...]
    totals: dict[int, int]  # of the seats with a card here
    leader: int | None
    is_closed: bool  # where no tiles lie and none will come


def sections_of(view: View) -> list[Section]:
    """Return the sections of this wall, closed ones included."""
    return [section_of(view.position, row(view.rows), section) for section in range(int(view.position.sections))]


def section_of(s: Any, raw: Any, section: int) -> Section:
    """Return one section; totals and leads come from the rules, which want the position `raw`."""
    present = [seat for seat in range(int(s.seats)) if s.laid[section, seat] > 0]
    leading = [seat for seat in present if leads(raw, section, seat)]
    return Section(
        section + 1,
        tuple(int(tile) for tile in s.tiles[section] if tile),
        tuple(slots_of(s, section)),
        {seat: int(total(raw, section, seat)) for seat in present},
        leading[0] if leading else None,
        bool(s.turns) and not (s.step == Step.TILE and s.section == section),
    )


def slots_of(s: Any, section: int) -> Iterator[Slot]:
    """Go along a row; wall.card.noble and wall.card.soldier say what a card counts."""
    length = int(s.length[section])
    cards = [Card(int(card)) for card in s.card[section, :length]]
    owners = [int(owner) for owner in s.owner[section, :length]]
    held = int(s.held_slot[section]) if s.held[section] else NO_ONE
    for slot, (card, owner) in enumerate(zip(cards, owners, strict=True)):
        value = int(VALUE[card])
        if Card.NOBLE in cards:
            value = int(VALUE[Card.NOBLE])
        elif card == Card.SOLDIER:
            value += sum(pair == (card, owner) for pair in zip(cards[:slot], owners[:slot], strict=True))
        beneath = tuple(stack_of(s, owner)) if card == Card.DRAGON else ()
        yield Slot(slot + 1, card, owner, value, int(s.held[section]) if slot == held else 0, beneath)


def stack_of(s: Any, seat: int) -> Iterator[tuple[Card, int]]:
    """Go down from a seat's dragon through all that lies under it."""
    while s.beneath_owner[seat] != NO_ONE:
        card, owner = Card(int(s.beneath_card[seat])), int(s.beneath_owner[seat])
        yield card, owner
        if card != Card.DRAGON:
            return
        seat = owner


def deck_of(view: View) -> dict[Card, int]:
    """Return what the viewer's own deck must hold: all that is neither laid nor in hand."""
    s, seat = view.position, view.seat
    return {} if seat is None else counted(s.unlaid[seat].astype(int) - s.hand[seat])


def counted(numbers: Any) -> dict[Card, int]:
    """Return how many there are of each card, where there are any."""
    return {card: int(numbers[card]) for card in Card if numbers[card] > 0}


def fame_of(view: View, seat: int) -> int | None:
    """Return a seat's fame if the viewer may read it: won tiles lie face down before the others."""
    open_to_all = seat == view.seat or view.settings.get("open_scores") or view.position.seat == NOBODY
    return int(view.position.fame[seat]) if open_to_all else None


# ---------------------------------------------------------------- The drawing


def draw(view: View, words: Words, players: Sequence[str], width: int) -> RenderableType:
    """Draw the table."""
    heading, supply = title(view, words), words.say("wall.info.supply", n=int(view.position.supply.sum()))
    parts: list[RenderableType] = [
        Rule(heading, style=QUIET) if heading.cell_len < width - RULE else heading,
        seats_table(view, words, players),
        Text(f"   {supply}\n", QUIET),
    ]
    for section in sections_of(view):
        parts += [*section_drawing(section, words, players, width), Text()]
    if view.seat is not None and view.position.seat != NOBODY:
        parts += hand_drawing(view, words, view.seat)
    return stacked(*parts)


def title(view: View, words: Words) -> Text:
    """Say which turn and action it is, and whether the end is near."""
    s = view.position
    text = Text(words.say("wall.term.game"), Style(bold=True))
    if s.turns > 0:
        text.append(f" · {words.term('app.term.turn')} {int(s.turns)}")
    if s.step == Step.ACTION:
        text.append(f" · {words.term(f'wall.term.action-{int(s.action)}')}")
    if s.final:
        text.append(" · ").append(words.term("wall.term.final-scoring"), ASKED)
    elif s.out != NO_ONE:
        text.append(" · ").append(words.term("wall.term.last-round"), ASKED)
    return text


def seats_table(view: View, words: Words, players: Sequence[str]) -> Table:
    """Show who sits here, how many cards they hold and have to draw, and what they have won."""
    s = view.position
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column("")
    table.add_column("", min_width=LONGEST_NAME)
    for term, form in (("hand", ""), ("deck", ""), ("won-tile", "plural"), ("fame", "")):
        table.add_column(words.term(f"wall.term.{term}", form), justify="right")
    for seat in range(int(s.seats)):
        fame = fame_of(view, seat)
        name = Text(players[seat], Style(bold=seat == view.seat))
        if seat == view.seat:
            name.append(f" ({words.say('seat.you').lower()})", QUIET)
        numbers = (s.hand_size[seat], s.deck_size[seat], s.won[seat], "?" if fame is None else fame)
        mark = Text("► " if seat == s.turn and s.seat != NOBODY else "  ", ASKED).append_text(seat_mark(seat))
        table.add_row(mark, name, *(Text(str(number)) for number in numbers))
    return table


def section_drawing(section: Section, words: Words, players: Sequence[str], width: int) -> list[RenderableType]:
    """Show a section: what there is to win, who has how much, and the row of cards."""
    head = Text(section_name(words, section.number), Style(bold=True))
    if not section.tiles:
        return [head.append(f"  {words.term('wall.term.closed')}" if section.is_closed else "", QUIET)]
    for tile in section.tiles:
        head.append("  ").append(f"[{tile}]", GOLD)
    totals = Text()
    for seat, points in sorted(section.totals.items(), key=lambda pair: -pair[1]):
        mark = seat_mark(seat)
        mark.rstrip()
        totals.append_text(mark).append(f"\u00a0{signed(points)}", Style(bold=True))
        totals.append(f"\u00a0{CROWN}   " if seat == section.leader else "   ", LEADING)
    lead = Text(lead_of(section, words, players), QUIET)
    line = Table.grid(padding=(0, 3, 0, 0))
    line.add_column(no_wrap=True)  # where it is narrow, totals break between seats
    line.add_row(head, totals, lead)
    notes = [Text("  " + over(slot, words, players), QUIET) for slot in section.slots if slot.beneath]
    return [line, *bricks(section.slots, words, width), *notes]


def bricks(slots: Sequence[Slot], words: Words, width: int) -> Iterator[Text]:
    """Draw a row as bricks of two lines: the card and what it counts; whose it is, its place, the tile it carries."""
    names = {card: short_name(words, card) for card in Card}
    wide = max(map(len, names.values())) + 2
    fit = max(1, (width - 1) // (wide + 1))
    for first in range(0, len(slots), fit):
        upper, lower = Text(" "), Text(" ")
        for slot in slots[first : first + fit]:
            style = seat_style(slot.owner)
            name = names[slot.card]
            value = f"{slot.value:>{wide - len(name)}}"
            upper.append(name, style + Style(bold=True)).append(value, style).append(JOINT, QUIET)
            place = f"{SIGNS[slot.owner].mark} {slot.place}"
            tile = f"[{slot.tile}]" if slot.tile else ""
            lower.append(place, style).append(" " * (wide - len(place) - len(tile)), style)
            lower.append(tile, GOLD).append(JOINT, QUIET)
        yield upper
        yield lower


def hand_drawing(view: View, words: Words, seat: int) -> Iterator[RenderableType]:
    """Show the viewer's hand, and what their deck still holds."""
    hand = counted(view.position.hand[seat])
    line = Text(f"{words.term('wall.term.hand')} ".capitalize(), Style(bold=True))
    for card, count in hand.items():
        name = words.term(f"wall.term.{card.name.lower()}", "plural" if count > 1 else "")
        chip = Text(f" {count} {name} " if count > 1 else f" {name} ", seat_style(seat))
        line.append(" ").append_text(chip)
    yield line if hand else line.append(words.say("wall.part.none"), QUIET)
    deck = deck_of(view)
    if deck:
        yield Text(words.say("wall.label.deck", cards=words.list(counts(words, deck))), QUIET)


# ---------------------------------------------------------------- The same in words


def tell(view: View, words: Words, players: Sequence[str]) -> list[str]:
    """Tell the table in plain lines."""
    s = view.position
    lines = [f"{title(view, words).plain} · {words.say('wall.info.supply', n=int(s.supply.sum()))}"]
    for seat in range(int(s.seats)):
        numbers = {"hand": int(s.hand_size[seat]), "deck": int(s.deck_size[seat]), "won": int(s.won[seat])}
        lines.append(words.say("wall.a11y.player", player=players[seat], **numbers))
    lines += [told_section(section, words, players) for section in sections_of(view)]
    if view.seat is not None and s.seat != NOBODY:
        hand = counted(s.hand[view.seat])
        lines.append(words.say("wall.a11y.hand", cards=words.list(counts(words, hand)) or words.say("wall.part.none")))
        deck = deck_of(view)
        if deck:
            lines.append(words.say("wall.label.deck", cards=words.list(counts(words, deck))))
    if view.seat is not None:
        lines.append(words.say("wall.info.your-fame", sum=int(s.fame[view.seat])))
    return lines


def told_section(section: Section, words: Words, players: Sequence[str]) -> str:
    """Tell a section, card by card from the left."""
    nothing = words.say("wall.part.none")
    if not section.tiles:
        state = words.term("wall.term.closed") if section.is_closed else nothing
        return f"{section_name(words, section.number)}: {state}."
    return words.say(
        "wall.a11y.section",
        number=section.number,
        tiles=words.list([str(tile) for tile in section.tiles]),
        row="; ".join(told_slot(slot, words, players) for slot in section.slots) or nothing,
        totals=", ".join(f"{players[seat]} {signed(points)}" for seat, points in section.totals.items()) or nothing,
        lead=lead_of(section, words, players),
    )


def told_slot(slot: Slot, words: Words, players: Sequence[str]) -> str:
    """Tell a card of a row."""
    if slot.beneath:
        return over(slot, words, players)
    places = {"place": slot.place, "player": players[slot.owner], "value": slot.value}
    card = words.term(f"wall.term.{slot.card.name.lower()}")
    if slot.tile:
        return words.say("wall.a11y.card-tile", card=card, tile=slot.tile, **places)
    return words.say("wall.a11y.card", card=card, **places)


def over(slot: Slot, words: Words, players: Sequence[str]) -> str:
    """Tell a dragon and all that lies under it."""
    stack = [f"{words.term(f'wall.term.{card.name.lower()}')} ({players[owner]})" for card, owner in slot.beneath]
    places = {"place": slot.place, "player": players[slot.owner], "value": slot.value}
    if slot.tile:
        return words.say("wall.a11y.card-over-tile", tile=slot.tile, under=", ".join(stack), **places)
    return words.say("wall.a11y.card-over", under=", ".join(stack), **places)


def lead_of(section: Section, words: Words, players: Sequence[str]) -> str:
    """Say who leads a section."""
    if section.leader is None:
        return words.say("wall.a11y.no-leader")
    return words.say("wall.a11y.leader", player=players[section.leader])


def section_name(words: Words, number: int) -> str:
    """Name a section as a heading."""
    name = words.say("wall.term.section-numbered", number=number)
    return name[:1].upper() + name[1:]


def short_name(words: Words, card: Card) -> str:
    """Name a card so that it fits on a brick."""
    name = f"wall.term.{card.name.lower()}"
    return words.term(f"{name}-short" if words.knows(f"{name}-short") else name)


def counts(words: Words, cards: dict[Card, int]) -> list[str]:
    """Name cards with their numbers."""
    return [words.say(f"wall.count.{card.name.lower()}", n=count) for card, count in cards.items()]


# ---------------------------------------------------------------- The moves


class Outlook(NamedTuple):
    """What a section would look like after a move: all of it follows from what lies open."""

    total: int
    rival: int | None  # the strongest other's total, if there is another
    leads: bool


def outlook(view: View, action: int) -> Outlook:
    """Lay the cards on a copy of the view, and add up."""
    rows = view.rows.copy()
    s = row(rows)
    if action >= COVER:
        section, slot = divmod(action - COVER, MAX_SLOTS)
        rules.cover(s, section, slot)
    else:
        section, card, count = laid(action)
        rules.lay_cards(s, section, int(card), count)
    return outlook_at(rows, section)


def outlook_at(rows: Rows, section: int) -> Outlook:
    """Say how the one to move stands in a section."""
    position = readable(rows)
    s, seat = row(rows), int(position.seat)
    others = [other for other in range(int(position.seats)) if other != seat and position.laid[section, other] > 0]
    rival = max((int(total(s, section, other)) for other in others), default=None)
    return Outlook(int(total(s, section, seat)), rival, bool(leads(s, section, seat)))


def menu(view: View, actions: Sequence[int], words: Words, players: Sequence[str], width: int) -> Menu:
    """Number the legal moves."""
    if view.position.step == Step.CLAIM:
        return simple_menu([claim_entry(view, action, words) for action in actions], width)
    if view.position.step == Step.CARRIER:
        slots = sections_of(view)[int(view.position.section)].slots
        return simple_menu([carrier_entry(slots[action - CARRY], words) for action in actions], width)
    return action_menu(view, actions, words, players, width)


def claim_entry(view: View, action: int, words: Words) -> tuple[int, str, str]:
    """Offer a tile, with what taking it does to the lead."""
    section, tile = int(view.position.section), action - TAKE
    now = outlook_at(view.rows, section)
    left = now.total - tile
    keeps = now.rival is None or left > now.rival
    hint = words.say(f"wall.preview.claim-{'keeps' if keeps else 'loses'}", tile=tile, total=left)
    return action, words.say("wall.button.take", tile=tile), hint


def carrier_entry(slot: Slot, words: Words) -> tuple[int, str, str]:
    """Offer a card to put the tile on."""
    name = words.term(f"wall.term.{slot.card.name.lower()}")
    return CARRY + slot.place - 1, f"{words.term('wall.term.place')} {slot.place}: {name}", ""


def action_menu(view: View, actions: Sequence[int], words: Words, players: Sequence[str], width: int) -> Menu:
    """Number what may be laid as a table, cards against sections; then, section by section, what may be covered."""
    plain = [action for action in actions if action < LAY]
    lays: dict[tuple[Card, int], dict[int, int]] = {}
    covers: dict[int, list[int]] = {}
    for action in actions:
        if action >= COVER:
            covers.setdefault((action - COVER) // MAX_SLOTS, []).append(action)
        elif action >= LAY:
            section, card, count = laid(action)
            lays.setdefault((card, count), {})[section] = action
    order = [
        *plain,
        *(a for row_ in lays.values() for a in row_.values()),
        *(a for group in covers.values() for a in group),
    ]
    number = {action: place for place, action in enumerate(order, 1)}
    digits = len(str(len(order)))
    told = {action: outlook(view, action) for action in order if action >= LAY}
    drawings: list[RenderableType] = []
    lines: list[str] = []
    for action in plain:
        text, hint = plain_entry(view, action, words)
        drawings.append(indented(numbered(number[action], text, hint, digits)))
        lines.append(f"{number[action]}: {text}{'. ' + hint if hint else ''}")
    if lays:
        drawings.append(indented(lay_table(lays, number, told, words, digits)))
        lines += [lay_line(cards, row_, number, told, words) for cards, row_ in lays.items()]
    sections = sections_of(view)
    for section, group in covers.items():
        slots = [sections[section].slots[(action - COVER) % MAX_SLOTS] for action in group]
        heading = words.say("wall.label.onto", section=words.say("wall.term.section-numbered", number=section + 1))
        entries = [cover_entry(number[a], slot, told[a], words, digits) for a, slot in zip(group, slots, strict=True)]
        drawings += [Text(f"  {heading}", QUIET), in_columns(entries, width)]
        lines.append(
            f"{heading}: "
            + "; ".join(
                f"{number[a]}: {told_slot(slot, words, players)} ({said_outlook(told[a], words)})"
                for a, slot in zip(group, slots, strict=True)
            )
        )
    if told:
        drawings.append(Text(f"  {words.say('wall.label.outlook', crown=CROWN, level=LEVEL)}", QUIET))
    return Menu(order, stacked(*drawings), lines)


def plain_entry(view: View, action: int, words: Words) -> tuple[str, str]:
    """Offer to draw, or to let the action lapse."""
    if action == LAPSE:
        return words.say("wall.button.lapse"), ""
    left = int(view.position.deck_size[view.position.seat])
    return words.say("wall.button.draw"), f"{words.term('wall.term.deck')} {left}"


def lay_table(
    lays: dict[tuple[Card, int], dict[int, int]],
    number: dict[int, int],
    told: dict[int, Outlook],
    words: Words,
    digits: int,
) -> Table:
    """Show the cards against the sections: the number to type, and how one would stand."""
    columns = sorted({section for row_ in lays.values() for section in row_})
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=QUIET)
    table.add_column("")
    for section in columns:
        table.add_column(f"> {section + 1}", no_wrap=True)
    for (card, count), row_ in lays.items():
        cells = [lay_cell(number[row_[at]], told[row_[at]], digits) if at in row_ else Text() for at in columns]
        table.add_row(card_label(words, card, count), *cells)
    return table


def lay_cell(number: int, outlook_: Outlook, digits: int) -> Text:
    """Write a number to type and what it leads to."""
    cell = Text.assemble((f"{number:>{digits}}", NUMBER), " ")
    return cell.append_text(drawn_outlook(outlook_))


def drawn_outlook(outlook_: Outlook) -> Text:
    """Write the totals side by side, and a crown for the lead."""
    rival = "" if outlook_.rival is None else f":{signed(outlook_.rival)}"
    text = Text(f"{signed(outlook_.total)}{rival}")
    if outlook_.leads:
        text.append(f" {CROWN}", LEADING)
    elif outlook_.total == outlook_.rival:
        text.append(f" {LEVEL}", QUIET)
    return text


def said_outlook(outlook_: Outlook, words: Words) -> str:
    """Say the same."""
    if outlook_.rival is None:
        return words.say("wall.part.alone", total=outlook_.total)
    kind = "lead" if outlook_.leads else "level" if outlook_.total == outlook_.rival else "behind"
    return words.say(f"wall.part.{kind}", total=outlook_.total, rival_total=outlook_.rival)


def lay_line(
    cards: tuple[Card, int], row_: dict[int, int], number: dict[int, int], told: dict[int, Outlook], words: Words
) -> str:
    """Say what a line of the table says."""
    where = [
        f"{number[action]}: {words.say('wall.term.section-numbered', number=section + 1)}"
        f" ({said_outlook(told[action], words)})"
        for section, action in row_.items()
    ]
    return f"{card_label(words, *cards).plain}: {'; '.join(where)}"


def card_label(words: Words, card: Card, count: int) -> Text:
    """Name so many cards, as one would type them."""
    name = words.term(f"wall.term.{card.name.lower()}", "plural" if count > 1 else "")
    return Text(f"{count} {name}" if count > 1 else name)


def cover_entry(number: int, slot: Slot, outlook_: Outlook, words: Words, digits: int) -> Text:
    """Offer a card to cover: its place, whose it is and what it is."""
    entry = Text.assemble((f"{number:>{digits}}", NUMBER), f" {slot.place:>2} ")
    entry.append_text(Text(SIGNS[slot.owner].mark + short_name(words, slot.card), seat_style(slot.owner)))
    return entry.append(" ").append_text(drawn_outlook(outlook_))


# ---------------------------------------------------------------- Explaining and typing


def paragraph(view: View, action: int) -> str | None:  # noqa: ARG001  # every board is asked alike
    """Name the paragraph that a move is about."""
    if action >= COVER:
        return "wall.card.dragon.under"
    if action >= LAY:
        return FACES[laid(action)[1]].rule
    if action >= CARRY:
        return "wall.score.carrier"
    if action >= TAKE:
        return "wall.score.first"
    return "wall.turn.draw" if action == DRAW else "wall.empty.riders3"


def vocabulary(words: Words) -> dict[str, str]:
    """Return what the words of the notation are called in the reader's language."""
    named = {}
    for card in Card:
        named[words.term(f"wall.term.{card.name.lower()}", "plural")] = PLURALS[card]
        named[short_name(words, card)] = card.name.lower()
        named[words.term(f"wall.term.{card.name.lower()}")] = card.name.lower()
    named[words.term("wall.term.place")] = "on"
    return named | {words.term(f"wall.term.{verb}"): verb for verb in ("draw", "take", "lapse")}
