"""The table of In the Year of the Dragon: the year and what it would do now, the action cards, and every court."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tianxia.cli.boards import (
    ASKED,
    MINUS,
    NUMBER,
    QUIET,
    SIGNS,
    Menu,
    in_columns,
    indented,
    numbered,
    seat_mark,
    seat_style,
    simple_menu,
    stacked,
)
from tianxia.core.codec import label
from tianxia.core.fields import NOBODY, row
from tianxia.core.state import View
from tianxia.core.words import Words
from tianxia.games.dragon.boxes.super_events import charter_amount
from tianxia.games.dragon.insights import LAST_WALL, WALL_COUNT
from tianxia.games.dragon.moves import (
    ACT,
    AGREE,
    BUILD,
    BUILD_NEW,
    BUY,
    CALL,
    CALL_NOBODY,
    CHARTER,
    DISCARD,
    DISCARD_PAIRS,
    DRAFT,
    DRAFT_PAIRS,
    FEED,
    GIVE,
    HOUSE,
    LOWER,
    PASS,
    REFUSE,
    RELEASE,
    SUNRISE,
    SWAP,
    WALL,
    WILD,
    WILD_NOBODY,
)
from tianxia.games.dragon.state import Phase, Step
from tianxia.games.dragon.tables import (
    AMOUNT,
    FEE,
    HELPER,
    KINDS,
    MONTHS,
    OLD,
    ONE_AGE,
    PERSON_OF,
    SUPER_MONTH,
    TOP_UP,
    VALUE,
    YOUNG,
    Action,
    Bonus,
    Card,
    Event,
    Goods,
    Kind,
    Person,
    Privilege,
    Source,
    Super,
)
from tianxia.games.dragon.values import fee, price, symbols

BOLD = Style(bold=True)
GAIN, LOSS = NUMBER, ASKED
FREE = "–"
SPACE = "·"  # of the wall, without a piece
ARROW = "►"
ELDER = "+"  # behind the name of an old person
SIDE_BY_SIDE = 76  # columns from which the cards lie beside the year
SIDE = 31  # columns that are left beside the year at the least
WIDE_TABLE = 92
LONGEST_NAME = 16  # that lines up
RULE = 6  # columns that a heading leaves for the rule around it
NBSP = "\u00a0"
COUNTED = {Action.TAX: "yuan", Action.BUILD: "piece", Action.HARVEST: "rice", Action.FIREWORKS: "rocket",
           Action.PARADE: "space", Action.STUDY: "point"}  # fmt: skip
CHARTERED = {Person.CRAFTSMAN: "piece", Person.TAX: "yuan", Person.FIREWORKER: "rocket", Person.WARRIOR: "space",
             Person.FARMER: "rice"}  # fmt: skip
GIVEN = {Goods.YUAN: "yuan", Goods.RICE: "rice", Goods.ROCKET: "rocket"}
PARAGRAPHS = (
    (AGREE, "dragon.super.choose"),
    (DRAFT, "dragon.setup.draft"),
    (HOUSE, "dragon.person.place"),
    (SWAP, "dragon.person.swap"),
    (REFUSE, "dragon.person.refuse"),
    (ACT + Action.TAX, "dragon.action.tax"),
    (ACT + Action.BUILD, "dragon.action.build"),
    (ACT + Action.HARVEST, "dragon.action.harvest"),
    (ACT + Action.FIREWORKS, "dragon.action.fireworks"),
    (ACT + Action.PARADE, "dragon.action.parade"),
    (ACT + Action.STUDY, "dragon.action.study"),
    (BUY, "dragon.action.privilege"),
    (WALL, "dragon.wall.action"),
    (PASS, "dragon.action.pass"),
    (BUILD, "dragon.action.build"),
    (CALL, "dragon.person.card"),
    (CALL_NOBODY, "dragon.person.none"),
    (WILD, "dragon.person.wild"),
    (RELEASE, "dragon.event.order"),
    (FEED, "dragon.event.drought.short"),
    (LOWER, "dragon.super.earthquake"),
    (GIVE, "dragon.super.flood"),
    (DISCARD, "dragon.super.tornado"),
    (SUNRISE, "dragon.super.sunrise"),
    (CHARTER, "dragon.super.charter"),
)


# ---------------------------------------------------------------- Words


def person_name(words: Words, person: int) -> str:
    """Name a type of people."""
    return words.term(f"dragon.term.person.{label(Person(person))}")


def kind_name(words: Words, kind: int) -> str:
    """Name a kind of people, with its age where there are two."""
    name = label(Kind(kind)).replace(" ", "-")
    return words.term(f"dragon.term.person.{name}")


def short_kind(words: Words, kind: int) -> str:
    """Name a kind of people so that it fits in a room."""
    person = int(PERSON_OF[kind])
    is_old = person >= ONE_AGE and kind == int(OLD[person])
    return words.say(f"dragon.label.short.{label(Person(person))}") + ELDER * is_old


def event_name(words: Words, event: str) -> str:
    """Name an event, a super-event or a count of the wall, so that it fits in the year."""
    if event in {WALL_COUNT, LAST_WALL}:
        return capital(words.term("dragon.term.wall"))
    for name in (f"dragon.term.event.{event}-short", f"dragon.term.event.{event}", f"dragon.term.super.{event}"):
        if words.knows(name):
            return words.term(name)
    raise KeyError(event)


def action_name(words: Words, action: int) -> str:
    """Name an action card."""
    name = f"dragon.term.action.{label(Action(action))}"
    return words.term(f"{name}-short" if words.knows(f"{name}-short") else name)


def count(words: Words, what: str, n: int) -> str:
    """Name so many of something."""
    return words.say(f"dragon.count.{what}", n=n)


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------- The drawing


def draw(view: View, words: Words, players: Sequence[str], width: int) -> RenderableType:
    """Draw the table."""
    s = view.position
    heading = title(view, words)
    parts: list[RenderableType] = [Rule(heading, style=QUIET) if heading.cell_len < width - RULE else heading]
    if s.seat == NOBODY:
        return stacked(*parts, sources_table(view, words, players), *courts(view, words, width))
    year, side = year_table(view, words), side_drawing(view, words, width)
    if width >= SIDE_BY_SIDE:
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(year, side)
        parts += [grid]
    else:
        parts += [year, Text(), side]
    parts += [Text(), seats_table(view, words, players, width), Text(), *courts(view, words, width)]
    if view.seat is not None:
        parts += [hand_drawing(view, words, view.seat)]
    return stacked(*parts)


def title(view: View, words: Words) -> Text:
    """Say where in the year we are."""
    s = view.position
    text = Text(words.term("dragon.term.game"), BOLD)
    if s.month > 0:
        text.append(f" · {words.term('dragon.term.month')} {int(s.month)}")
    phase = label(Phase(int(s.phase))).replace(" ", "-")
    return text.append(f" · {words.term(f'dragon.term.phase.{phase}')}")


def year_table(view: View, words: Words) -> RenderableType:
    """Show the twelve months, the wall below them, and what each event would do to each seat now."""
    s = view.position
    coming = view.insights()["forecast"]
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column("")
    table.add_column(words.say("dragon.label.forecast"), no_wrap=True)
    for seat in range(int(s.seats)):
        table.add_column(seat_mark(seat), justify="right", min_width=3, no_wrap=True)
    if s.wall_spaces:
        table.add_column(capital(words.term("dragon.term.wall")), justify="center")
    for month in range(1, MONTHS + 1):
        for place, entry in enumerate(month_entries(s, month, coming)):
            table.add_row(*year_row(s, words, month, place, entry))
    return stacked(table, Text(words.say("dragon.label.forecast-key"), QUIET))


def month_entries(s: Any, month: int, coming: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what a month brings: its event, a count of the wall, the super-event, with what is forecast of them."""
    found = [entry for entry in coming if entry["month"] == month]
    event = int(s.event[month - 1])
    name = label(Event(event)) if event >= 0 else ""
    if name not in [entry["event"] for entry in found]:
        found.insert(0, {"event": name})
    name = label(Super(int(s.super_event))) if s.super_event > Super.NONE else ""
    if name and month == SUPER_MONTH and name not in [entry["event"] for entry in found]:
        found.append({"event": name})
    return found


def year_row(s: Any, words: Words, month: int, place: int, entry: dict[str, Any]) -> list[RenderableType]:
    """Show an event: when it comes, what it is called, what it would do."""
    now = month == s.month and s.seat != NOBODY
    is_past = "people" not in entry and not now
    style = BOLD if now else QUIET if is_past else Style()
    number = Text(f"{ARROW if now else ' '}{month:>2}" if place == 0 else "", ASKED if now else QUIET)
    name = Text(event_name(words, entry["event"]) if entry["event"] else "?", style)
    cells = [effect(entry, seat) if "people" in entry else Text() for seat in range(int(s.seats))]
    line: list[RenderableType] = [number, name, *cells]
    if s.wall_spaces:
        built = month <= s.wall_length
        mark = seat_mark(int(s.wall[month - 1])) if built else Text(SPACE, QUIET)
        line.append(mark if place == 0 else Text())
    return line


def effect(entry: dict[str, Any], seat: int) -> Text:
    """Write what an event would cost or bring a seat: people, then points."""
    text = Text()
    if entry["people"][seat]:
        text.append(f"{MINUS}{entry['people'][seat]}", LOSS)
    if entry["points"][seat]:
        text.append(f"+{entry['points'][seat]}", GAIN)
    return text or Text(SPACE, QUIET)


def side_drawing(view: View, words: Words, width: int) -> RenderableType:
    """Show the action cards, the order of play and who can still be called."""
    room = SIDE if width >= SIDE_BY_SIDE else width
    parts: list[RenderableType] = []
    if view.position.phase == Phase.ACTION and view.position.dealt == view.position.cards:
        parts += [Text(capital(words.term("dragon.term.action-card", "plural")), QUIET)]
        parts += [group_line(view, words, group) for group in groups(view)]
        parts += [Text()]
    parts += [order_line(view, words), Text()]
    parts += [Text(words.say("dragon.label.people-left-key"), QUIET), in_columns(supply(view, words), room, 0)]
    return stacked(*parts)


def groups(view: View) -> list[list[int]]:
    """Return the action cards, group by group."""
    s = view.position
    count_ = max(int(s.group[action]) for action in range(int(s.cards)))
    return [[action for action in range(int(s.cards)) if s.group[action] == group] for group in range(1, count_ + 1)]


def group_line(view: View, words: Words, cards: list[int]) -> Text:
    """Show a group: its cards, and the dragons that make it cost something."""
    s = view.position
    group = int(s.group[cards[0]])
    text = Text(" · ".join(action_name(words, action) for action in cards))
    for seat in dragons_on(s, group):
        text.append(" ").append_text(seat_mark(seat))
    return text


def dragons_on(s: Any, group: int) -> list[int]:
    """Return the seats whose dragon stands on a group."""
    return [seat for seat in range(int(s.seats)) if s.dragon[seat] == group]


def order_line(view: View, words: Words) -> Text:
    """Show the markers on the person track, the first ahead; in a stack the upper one goes first."""
    s = view.position
    text = Text.assemble((f"{capital(words.term('dragon.term.order'))} ", QUIET))
    for seat in (int(each) for each in s.track[: int(s.seats)]):
        text.append_text(Text(f"{SIGNS[seat].mark}{NBSP}{int(s.space[seat])}", seat_style(seat))).append(" ")
    return text


def supply(view: View, words: Words) -> list[Text]:
    """Show how many people are left: young, and old ones behind."""
    s = view.position
    found = []
    for person in Person:
        text = Text(f"{words.say(f'dragon.label.short.{label(person)}')} ")
        text.append(str(int(s.supply[YOUNG[person]])), BOLD)
        if person >= ONE_AGE:
            text.append(f" {int(s.supply[OLD[person]])}{ELDER}", BOLD)
        found.append(text)
    return found


def seats_table(view: View, words: Words, players: Sequence[str], width: int) -> RenderableType:
    """Show who sits here, and what everybody has; where it is narrow, in columns."""
    seats = range(int(view.position.seats))
    names = [seat_name(view, words, players, seat) for seat in seats]
    headings, cells = stores(view, words)
    table = Table(box=None, pad_edge=False, padding=(0, 2 if width >= WIDE_TABLE else 1, 0, 0), header_style=QUIET)
    if width < SIDE_BY_SIDE:
        table.add_column("")
        for seat in seats:
            table.add_column(seat_mark(seat), justify="right", min_width=4)
        for heading, column in zip(headings, zip(*cells, strict=True), strict=True):
            table.add_row(Text(heading, QUIET), *column)
        return stacked(*names, table)
    table.add_column("", min_width=LONGEST_NAME if width >= WIDE_TABLE else 0, no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for name, line in zip(names, cells, strict=True):
        table.add_row(name, *line)
    return table


def seat_name(view: View, words: Words, players: Sequence[str], seat: int) -> Text:
    """Name a seat, and show whether it is to decide."""
    text = Text.assemble((f"{ARROW} " if seat == view.position.seat else "  ", ASKED), seat_mark(seat))
    text.append(f" {players[seat]}", Style(bold=seat == view.seat))
    return text.append(f" ({words.say('seat.you').lower()})", QUIET) if seat == view.seat else text


def stores(view: View, words: Words) -> tuple[list[str], list[list[Text]]]:
    """Return what everybody has, and what it is called: points, goods, helmets and mortars, cards, monthly points."""
    s, seen = view.position, view.insights()
    names = [words.say("dragon.label.points")]
    names += [words.term(f"dragon.term.{name}", "plural") for name in ("yuan", "rice", "rocket")]
    names += [words.term(f"dragon.term.symbol-{name}", "plural") for name in ("helmet", "mortar")]
    names += [words.say("dragon.label.cards"), words.term("dragon.term.month")]
    cells = []
    for seat in range(int(s.seats)):
        helmets, mortars = (seen["symbols"][label(person)][seat] for person in (Person.WARRIOR, Person.HEALER))
        goods = (s.yuan[seat], s.rice[seat], s.rockets[seat], helmets, mortars, s.hand[seat].sum())
        line = [Text(str(int(s.points[seat].sum())), BOLD), *(Text(str(int(each))) for each in goods)]
        cells.append([*line, Text(f"+{income(seen, seat)}", GAIN)])
    return [capital(name) for name in names], cells


def income(seen: dict[str, Any], seat: int) -> int:
    """dragon.score.month: what the next scoring brings a seat."""
    return sum(int(seen["income"][source][seat]) for source in ("palaces", "ladies", "privileges"))


def courts(view: View, words: Words, width: int) -> Iterator[RenderableType]:
    """Show the palaces of the others as lines, and one's own as buildings."""
    s = view.position
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat in range(int(s.seats)):
        if seat != view.seat:
            grid.add_row(Text("  ").append_text(seat_mark(seat)), court_line(view, words, seat))
    yield grid
    if view.seat is not None:
        owned = privileges(view, words, view.seat)
        yield Text()
        yield Text.assemble((words.say("dragon.label.your-palaces"), BOLD), (f"   {owned}" if owned else "", QUIET))
        yield from buildings(view, words, view.seat, width)


def court_line(view: View, words: Words, seat: int) -> Text:
    """Show the palaces of a seat, room by room, and what it has bought or built."""
    s = view.position
    text = Text()
    for palace in range(int(s.palaces[seat])):
        text.append(f"p{palace + 1}{NBSP}", QUIET)
        for room, name in enumerate(rooms(view, words, seat, palace)):
            text.append("·" if room else "", QUIET).append(name.replace(" ", NBSP), QUIET if name == FREE else Style())
        text.append("   ")
    return text.append(privileges(view, words, seat).replace(" ", NBSP), QUIET)


def rooms(view: View, words: Words, seat: int, palace: int) -> list[str]:
    """Return who lives on each floor of a palace, from below; the free ones are above."""
    s = view.position
    living = [short_kind(words, int(kind)) for kind in s.people[seat, palace, : int(s.living[seat, palace])]]
    return living + [FREE] * (int(s.floors[seat, palace]) - len(living))


def privileges(view: View, words: Words, seat: int) -> str:
    """Name the privileges that a seat has bought."""
    bought = [int(each) for each in view.position.privileges[seat]]
    names = [
        f"{many} {words.term(f'dragon.term.privilege.{label(size)}', 'plural' if many > 1 else '')}"
        for size, many in zip(Privilege, bought, strict=True)
        if many
    ]
    return ", ".join(names)


def buildings(view: View, words: Words, seat: int, width: int) -> Iterator[Text]:
    """Draw palaces side by side, each with its roof, its floors and its number."""
    s = view.position
    houses = [rooms(view, words, seat, palace) for palace in range(int(s.palaces[seat]))]
    wide = max((len(name) for house in houses for name in house), default=1) + 2
    fit = max(1, (width - 2) // (wide + 3))
    for first in range(0, len(houses), fit):
        chunk = houses[first : first + fit]
        for level in range(max(map(len, chunk)), -1, -1):
            line = Text("  ")
            for house in chunk:
                line.append_text(storey(house, level, wide)).append(" ")
            yield line
        line = Text("  ")
        for number in range(first, first + len(chunk)):
            line.append(f"{f'p{number + 1}':^{wide + 2}}", QUIET).append(" ")
        yield line


def storey(house: list[str], level: int, wide: int) -> Text:
    """Draw a floor of a palace, its roof, or the air above."""
    if level == len(house):
        return Text("▄" * (wide + 2), LOSS)
    if level > len(house):
        return Text(" " * (wide + 2))
    name = house[level]
    return Text.assemble(("█", LOSS), (f"{name:^{wide}}", QUIET if name == FREE else BOLD), ("█", LOSS))


def hand_drawing(view: View, words: Words, seat: int) -> Text:
    """Show the cards in hand."""
    line = Text.assemble((f"{words.say('dragon.label.your-hand')}  ", BOLD))
    return line.append(words.list(hand(view, words, seat)) or FREE)


def hand(view: View, words: Words, seat: int) -> list[str]:
    """Name the cards of a hand."""
    cards = view.position.hand[seat]
    names = [person_name(words, card) for card in range(Card.WILD) if cards[card]]
    many = int(cards[Card.WILD])
    wild = words.term("dragon.term.wild-card", "plural" if many > 1 else "")
    return names + ([f"{many} {wild}"] if many else [])


def sources_table(view: View, words: Words, players: Sequence[str]) -> Table:
    """Show where the points came from, at the end."""
    s = view.position
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(words.say("dragon.label.sources"))
    for seat in range(int(s.seats)):
        table.add_column(Text(" ").append_text(seat_mark(seat)).append(f" {players[seat]}"), justify="right")
    for source in Source:
        points = [int(s.points[seat, source]) for seat in range(int(s.seats))]
        if any(points):
            table.add_row(capital(words.say(f"dragon.label.source.{label(source)}")), *map(str, points))
    totals = [Text(str(int(s.points[seat].sum())), BOLD) for seat in range(int(s.seats))]
    table.add_row(Text(words.say("dragon.label.total"), BOLD), *totals)
    return table


# ---------------------------------------------------------------- The same in words


def tell(view: View, words: Words, players: Sequence[str]) -> list[str]:
    """Tell the table in plain lines."""
    s = view.position
    lines = [title(view, words).plain + "."]
    lines += told_year(view, words, players)
    if s.phase == Phase.ACTION and s.dealt == s.cards:
        lines += [told_group(view, words, players, cards) for cards in groups(view)]
    order = [f"{players[seat]} ({int(s.space[seat])})" for seat in map(int, s.track[: int(s.seats)])]
    lines.append(f"{capital(words.term('dragon.term.order'))}: {', '.join(order)}.")
    if s.wall_spaces:
        built = [f"{players[seat]} {int((s.wall[: int(s.wall_length)] == seat).sum())}" for seat in range(int(s.seats))]
        lines.append(words.say("dragon.a11y.wall", n=int(s.wall_length), built=", ".join(built)))
    lines += [told_court(view, words, players, seat) for seat in range(int(s.seats))]
    left = [f"{kind_name(words, kind)} {int(s.supply[kind])}" for kind in Kind if s.supply[kind]]
    lines.append(f"{words.say('dragon.label.people-left')}: {', '.join(left) or FREE}.")
    if view.seat is not None and s.seat != NOBODY:
        lines.append(f"{words.say('dragon.label.your-hand')}: {words.list(hand(view, words, view.seat)) or FREE}.")
    return lines


def told_year(view: View, words: Words, players: Sequence[str]) -> list[str]:
    """Tell what comes and what it would do now; equal fates are told together."""
    lines = []
    for entry in view.insights()["forecast"]:
        fates: dict[str, list[str]] = {}
        for seat, player in enumerate(players):
            fates.setdefault(told_effect(words, entry, seat), []).append(player)
        told = "; ".join(f"{words.list(those)}: {fate}" for fate, those in fates.items())
        name = event_name(words, entry["event"])
        lines.append(words.say("dragon.a11y.month", month=entry["month"], event=name, effects=told))
    return lines


def told_effect(words: Words, entry: dict[str, Any], seat: int) -> str:
    """Tell what an event would cost or bring a seat."""
    people, points = entry["people"][seat], entry["points"][seat]
    told = [words.say("dragon.forecast.lose", n=people)] if people else []
    told += [words.say("dragon.forecast.points", n=points)] if points else []
    takes_people = entry["event"] not in {label(Event.FESTIVAL), label(Super.LANTERN), label(Super.BUDDHA)}
    return ", ".join(told) or words.say("dragon.forecast.safe" if takes_people else "dragon.a11y.nothing")


def told_group(view: View, words: Words, players: Sequence[str], cards: list[int]) -> str:
    """Tell the cards of a group, and whose dragons stand there."""
    group = int(view.position.group[cards[0]])
    names = ", ".join(action_name(words, action) for action in cards)
    here = [players[seat] for seat in dragons_on(view.position, group)]
    return words.say("dragon.a11y.group", group=group, cards=names, players=words.list(here) or FREE)


def told_court(view: View, words: Words, players: Sequence[str], seat: int) -> str:
    """Tell what a seat has, and who lives in its palaces."""
    s = view.position
    goods = {
        "points": int(s.points[seat].sum()), "yuan": int(s.yuan[seat]), "rice": int(s.rice[seat]),
        "rocket": int(s.rockets[seat]), "card": int(s.hand[seat].sum()),
    }  # fmt: skip
    named = [count(words, "point" if name == "points" else name, many) for name, many in goods.items()]
    bought = privileges(view, words, seat)
    palaces = [
        f"p{palace + 1}: {', '.join(told_rooms(view, words, seat, palace))}" for palace in range(int(s.palaces[seat]))
    ]
    return words.say(
        "dragon.a11y.court",
        player=players[seat],
        goods=", ".join([*named, bought] if bought else named),
        income=income(view.insights(), seat),
        palaces="; ".join(palaces) or FREE,
    )


def told_rooms(view: View, words: Words, seat: int, palace: int) -> list[str]:
    """Name who lives in a palace, and how many floors are free."""
    s = view.position
    living = [kind_name(words, int(kind)) for kind in s.people[seat, palace, : int(s.living[seat, palace])]]
    free = int(s.floors[seat, palace]) - len(living)
    return living + ([words.say("dragon.a11y.free", n=free)] if free else [])


# ---------------------------------------------------------------- The moves


def menu(view: View, actions: Sequence[int], words: Words, players: Sequence[str], width: int) -> Menu:  # noqa: ARG001
    """Number the legal moves."""
    if view.position.step == Step.ACTION:
        return action_menu(view, actions, words, width)
    if view.position.step == Step.CARD:
        return card_menu(view, actions, words, width)
    return simple_menu([(action, *entry(view, action, words)) for action in actions], width)


def action_menu(view: View, actions: Sequence[int], words: Words, width: int) -> Menu:
    """Number the actions, group by group, with what they would bring."""
    found = [(group_of(view, action), action) for action in actions if action != PASS]
    order = [action for _, action in sorted(found)] + [action for action in actions if action == PASS]
    number = {action: place for place, action in enumerate(order, 1)}
    digits = len(str(len(order)))
    told = {action: entry(view, action, words) for action in order}
    entries = {action: numbered(number[action], *told[action], digits) for action in order}
    widest = max(each.cell_len for each in entries.values())
    fee_first = words.say("dragon.label.fee-first", n=FEE)
    fit = max(1, (width - len(fee_first) - 4) // (widest + 2))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    lines = []
    for group, those in groupby(order, lambda action: group_of(view, action)):
        listed = list(those)
        first = fee_first if group and fee(row(view.rows), group) else ""
        for start in range(0, len(listed), fit):
            grid.add_row(
                Text("" if start else first, LOSS), *(entries[action] for action in listed[start : start + fit])
            )
        lines += [f"{number[action]}: {first} {'. '.join(filter(None, told[action]))}" for action in listed]
    return Menu(order, indented(grid), [" ".join(line.split()) for line in lines])


def group_of(view: View, action: int) -> int:
    """Return the group of the card that a move uses; passing has none."""
    if action == PASS:
        return 0
    card = Action.WALL if action >= WALL else Action.PRIVILEGE if action >= BUY else action - ACT
    return int(view.position.group[card])


def card_menu(view: View, actions: Sequence[int], words: Words, width: int) -> Menu:
    """Number whom one may call as a table: by their own card or by a question mark, young or old."""
    called = [action for action in actions if CALL <= action < CALL_NOBODY or WILD <= action < WILD_NOBODY]
    spent = [action for action in actions if action not in called]
    people = sorted({int(PERSON_OF[kind_of(action)]) for action in called})
    order = sorted(called, key=lambda action: (PERSON_OF[kind_of(action)], action)) + spent
    number = {action: place for place, action in enumerate(order, 1)}
    digits = len(str(len(order)))
    wild = words.term("dragon.term.wild-card")
    is_wide = width >= SIDE_BY_SIDE
    table = Table(box=None, pad_edge=False, padding=(0, 3 if is_wide else 2, 0, 0), header_style=QUIET)
    ages = [words.term(f"dragon.term.age-{age}-short") for age in ("young", "old")]
    for heading in ("", *ages, wild if is_wide else "?", ""):
        table.add_column(heading, no_wrap=True)
    lines = []
    for person in people:
        cells = []
        for first, kinds in ((CALL, YOUNG), (CALL, OLD), (WILD, YOUNG), (WILD, OLD)):
            action = first + int(kinds[person])
            is_there = action in number and (kinds is YOUNG or person >= ONE_AGE)
            cells.append(call_cell(number[action], action, digits, first == WILD, words) if is_there else Text())
        name = person_name(words, person) if is_wide else words.say(f"dragon.label.short.{label(Person(person))}")
        table.add_row(name, *cells)
        those = [action for action in order if action in called and PERSON_OF[kind_of(action)] == person]
        lines += [told_call(number[action], action, words, wild) for action in those]
    texts = [(action, *entry(view, action, words)) for action in spent]
    entries = [numbered(number[action], text, hint, digits) for action, text, hint in texts]
    lines += [f"{number[action]}: {text}. {hint}".rstrip() for action, text, hint in texts]
    return Menu(order, stacked(indented(table), *(indented(one) for one in entries)), lines)


def kind_of(action: int) -> int:
    """Return the kind that a card calls."""
    return action - WILD if action >= WILD else action - CALL


def call_cell(number: int, action: int, digits: int, is_wild: bool, words: Words) -> Text:
    """Write a number to type, and how far the person moves the marker."""
    kind = kind_of(action)
    age = f" {short_kind(words, kind)}" if is_wild else ""
    return Text.assemble((f"{number:>{digits}}", NUMBER), age, (f" +{int(VALUE[kind])}", QUIET))


def told_call(number: int, action: int, words: Words, wild: str) -> str:
    """Tell whom a card calls."""
    kind = kind_of(action)
    by = f" ({wild})" if action >= WILD else ""
    return f"{number}: {kind_name(words, kind)}{by}. {count(words, 'space', int(VALUE[kind]))}"


def entry(view: View, action: int, words: Words) -> tuple[str, str]:
    """Name a move, and say what it would do."""
    for first, told in reversed(ENTRIES):
        if action >= first:
            return told(view, action - first, words)
    raise ValueError(action)


def agree_entry(_view: View, event: int, words: Words) -> tuple[str, str]:
    """Offer a super-event."""
    return words.term(f"dragon.term.super.{label(Super(event + 1))}"), ""


def draft_entry(_view: View, pair: int, words: Words) -> tuple[str, str]:
    """Offer two people to begin with."""
    both = [int(person) for person in DRAFT_PAIRS[pair]]
    spaces = sum(int(VALUE[YOUNG[person]]) for person in both)
    return " + ".join(words.say(f"dragon.label.short.{label(Person(person))}") for person in both), f"+{spaces}"


def house_entry(view: View, palace: int, words: Words) -> tuple[str, str]:
    """Offer a palace to move into."""
    assert view.position.seat >= 0
    return f"p{palace + 1}", ", ".join(rooms(view, words, int(view.position.seat), palace))


def swap_entry(_view: View, at: int, words: Words) -> tuple[str, str]:
    """Offer somebody who makes room."""
    palace, kind = divmod(at, KINDS)
    return f"p{palace + 1}: {kind_name(words, kind)}", words.term("dragon.term.does-swap")


def refuse_entry(_view: View, _: int, words: Words) -> tuple[str, str]:
    """Offer to turn the person away."""
    return words.term("dragon.term.do-refuse"), ""


def act_entry(view: View, action: int, words: Words) -> tuple[str, str]:
    """Offer an action card, with what it brings."""
    amount = int(AMOUNT[action]) + int(symbols(row(view.rows), int(view.position.seat), int(HELPER[action])))
    return action_name(words, action), f"+{count(words, COUNTED[Action(action)], amount)}"


def buy_entry(view: View, size: int, words: Words) -> tuple[str, str]:
    """Offer a privilege at its price."""
    costs = count(words, "yuan", int(price(row(view.rows), size)))
    return capital(words.term(f"dragon.term.privilege.{label(Privilege(size))}")), costs


def wall_entry(_view: View, bonus: int, words: Words) -> tuple[str, str]:
    """Offer a wall piece with its bonus."""
    return action_name(words, Action.WALL), f"+{words.say(f'dragon.part.bonus.{label(Bonus(bonus))}')}"


def pass_entry(view: View, _: int, words: Words) -> tuple[str, str]:
    """Offer to pass."""
    gain = max(0, TOP_UP - int(view.position.yuan[view.position.seat]))
    return words.term("dragon.term.action.pass"), f"+{count(words, 'yuan', gain)}" if gain else ""


def build_entry(view: View, palace: int, words: Words) -> tuple[str, str]:
    """Offer a palace to be raised, or a new one."""
    if palace == BUILD_NEW - BUILD:
        return words.say("dragon.label.new-palace"), ""
    floors = int(view.position.floors[view.position.seat, palace])
    return f"p{palace + 1}", f"{floors} → {count(words, 'floor', floors + 1)}"


def spent_entry(_view: View, at: int, words: Words) -> tuple[str, str]:
    """Offer a card for which nobody is left."""
    return person_name(words, at + ONE_AGE), words.say("dragon.label.nobody-left")


def call_entry(_view: View, kind: int, words: Words) -> tuple[str, str]:
    """Offer a card for somebody of whom nobody is left."""
    return person_name(words, int(PERSON_OF[kind])), words.say("dragon.label.nobody-left")


def wild_entry(_view: View, _: int, words: Words) -> tuple[str, str]:
    """Offer a question mark when nobody is left at all."""
    return words.term("dragon.term.wild-card"), words.say("dragon.label.nobody-left")


def release_entry(_view: View, at: int, words: Words) -> tuple[str, str]:
    """Offer somebody who leaves."""
    palace, kind = divmod(at, KINDS)
    return f"p{palace + 1}: {kind_name(words, kind)}", ""


def lower_entry(view: View, palace: int, words: Words) -> tuple[str, str]:
    """Offer a palace that loses a floor."""
    return house_entry(view, palace, words)


def give_entry(view: View, goods: int, words: Words) -> tuple[str, str]:
    """Offer one of the goods."""
    s = view.position
    left = (s.yuan, s.rice, s.rockets)[goods][s.seat]
    return count(words, GIVEN[Goods(goods)], 1), f"{int(left)} → {int(left) - 1}"


def discard_entry(_view: View, pair: int, words: Words) -> tuple[str, str]:
    """Offer two cards."""
    return " + ".join(card_name(words, int(card)) for card in DISCARD_PAIRS[pair]), ""


def card_name(words: Words, card: int) -> str:
    """Name a card in hand."""
    return "?" if card == Card.WILD else words.say(f"dragon.label.short.{label(Person(card))}")


def sunrise_entry(_view: View, person: int, words: Words) -> tuple[str, str]:
    """Offer a young person."""
    return person_name(words, person), f"+{int(VALUE[YOUNG[person]])}"


def charter_entry(view: View, person: int, words: Words) -> tuple[str, str]:
    """Offer what the symbols of a type are worth."""
    amount = int(charter_amount(row(view.rows), int(view.position.seat), person))
    what = CHARTERED.get(Person(person), "point")
    return person_name(words, person), f"+{count(words, what, amount)}" if amount else ""


ENTRIES = (
    (AGREE, agree_entry),
    (DRAFT, draft_entry),
    (HOUSE, house_entry),
    (SWAP, swap_entry),
    (REFUSE, refuse_entry),
    (ACT, act_entry),
    (BUY, buy_entry),
    (WALL, wall_entry),
    (PASS, pass_entry),
    (BUILD, build_entry),
    (CALL, call_entry),
    (CALL_NOBODY, spent_entry),
    (WILD_NOBODY, wild_entry),
    (RELEASE, release_entry),
    (FEED, house_entry),
    (LOWER, lower_entry),
    (GIVE, give_entry),
    (DISCARD, discard_entry),
    (SUNRISE, sunrise_entry),
    (CHARTER, charter_entry),
)


# ---------------------------------------------------------------- Explaining and typing


def paragraph(view: View, action: int) -> str | None:  # noqa: ARG001  # every board is asked alike
    """Name the paragraph that a move is about."""
    return next(name for first, name in reversed(PARAGRAPHS) if action >= first)


def vocabulary(words: Words) -> dict[str, str]:
    """Return what the words of the notation are called in the reader's language."""
    named: dict[str, str] = {}
    for verb in ("build", "release", "feed", "discard", "refuse", "pass"):
        named[words.term(f"dragon.term.do-{verb}")] = verb
    for action in Action:
        named[action_name(words, action)] = label(action)
        named[words.term(f"dragon.term.action.{label(action)}")] = label(action)
    for person in Person:
        named[words.say(f"dragon.label.short.{label(person)}")] = label(person)
        named[person_name(words, person)] = label(person)
    for event in Event:
        named[event_name(words, label(event))] = label(event)
    for each in Super:
        if each != Super.NONE:
            named[words.term(f"dragon.term.super.{label(each)}")] = label(each)
    for goods in ("yuan", "rice", "rocket", "floor"):
        named[words.term(f"dragon.term.{goods}")] = goods
    for age in ("young", "old"):
        named[words.term(f"dragon.term.age-{age}-short")] = age
    for size in ("small", "large"):
        named[words.say(f"dragon.label.{size}")] = size
    for word in ("draft", "card", "person", "new", "lower", "give", "wild", "for", "track", "points"):
        named[words.say(f"dragon.label.typed.{word}")] = word
    return named
