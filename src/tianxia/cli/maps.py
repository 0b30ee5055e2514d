"""`tianxia maps`: the maps that HUANG can be played on, listed, or one of them drawn as text or as a picture."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from rich.style import Style
from rich.text import Text

from tianxia.cli.chart import Cell, Picture, cell_width, rows
from tianxia.cli.frame import Parser, Refusal, Screen
from tianxia.core.words import Words
from tianxia.games.huang.atlas import Map, maps, read

RIVER, LAND, CAPITAL, CAMP = "#24455c", "#3a332a", "#e0aa2e", "#a0513f"
NAME, DARK, LIGHT = "#a19479", "#181411", "#efe6d3"
WAVES, TOWER = "~", "⌂"

STYLE = """
text { font-family: "Alegreya Sans", "Noto Sans", "DejaVu Sans", sans-serif; text-anchor: middle; fill: #2a231d }
.paper { fill: #f4eddd }
.land { fill: #efe4cb; stroke: #b9a98a }
.river { fill: #a9c9dd; stroke: #7ba3bd }
.capital { fill: #e0aa2e; stroke: #8a6212 }
.camp { fill: none; stroke: #a92b22; stroke-width: 2; stroke-dasharray: 4 3 }
.name { font-size: 9px; fill: #6e6153 }
.title { font-size: 11px; font-weight: 700 }
.number { font-size: 15px; font-weight: 700; fill: #a92b22 }
"""


def add(parser: Parser, words: Words) -> None:
    """Take the map, and what to do with it."""
    parser.what.add_argument("map", metavar="MAP", nargs="?", help=words.say("cli.option.map"))
    parser.how.add_argument("--svg", metavar="FILE", type=Path, help=words.say("cli.option.svg"))


def run(given: Namespace, screen: Screen) -> int:
    """List the maps, or show one."""
    if given.map is None:
        if given.svg is not None:
            raise Refusal("cli.error.missing", what="MAP", help="tianxia maps --help")
        show_list(screen)
        return 0
    chart = found(given.map)
    if given.svg is not None:
        drawn = picture(chart, screen)
        screen.write(given.svg, lambda path: path.write_text(drawn, "utf8"))
    if screen.json:
        screen.data(described(chart))
    elif given.svg is not None:
        print(screen.say("cli.maps.written", path=given.svg))
    else:
        show(chart, screen)
    return 0


def found(name: str) -> Map:
    """Return a map by its name, or from a file that somebody is working on."""
    if name.endswith(".json"):
        return read(Path(name))
    known = {one.id: one for one in maps()}
    if name not in known:
        raise Refusal("cli.maps.unknown", map=name, choices=", ".join(one.id for one in playable()))
    return known[name]


def playable() -> list[Map]:
    """Return the maps that a game can be played on."""
    return [one for one in maps() if not one.is_test]


# ---------------------------------------------------------------- The list


def show_list(screen: Screen) -> None:
    """Print what maps there are."""
    listed = playable()
    if screen.json:
        screen.data([described(chart) for chart in listed])
        return
    for chart in listed:
        screen.line(f"{chart.id}  {title(chart, screen)}: {counts(chart, screen)}")
    print()
    screen.line(screen.say("cli.more", example=f"tianxia maps {listed[0].id}"))


def described(chart: Map) -> dict[str, object]:
    """Return a map for programs."""
    hexes = [
        {"name": one.name, "q": one.q, "r": one.r, "river": one.is_river, "capital": one.capital, "camp": one.camp}
        for one in chart.hexes
    ]
    return {"id": chart.id, "name": chart.name, "provenance": dict(chart.provenance), "hexes": hexes}


def title(chart: Map, screen: Screen) -> str:
    """Name a map in the reader's language, or as its file does."""
    message = f"option.map-{chart.id.replace('_', '-')}"
    return screen.say(message) if screen.words.knows(message) else chart.name


def counts(chart: Map, screen: Screen) -> str:
    """Count what is on a map."""
    return screen.say(
        "cli.maps.counts",
        spaces=len(chart.hexes),
        rivers=sum(one.is_river for one in chart.hexes),
        capitals=sum(one.capital is not None for one in chart.hexes),
        camps=sum(one.camp is not None for one in chart.hexes),
    )


def origin(chart: Map, screen: Screen) -> Iterator[str]:
    """Say what of a map is known and what is reconstruction."""
    message = f"huang.info.map-{chart.id.replace('_', '-')}"
    if screen.words.knows(message):
        yield screen.say(message)
    else:
        yield from (f"{what}: {text}" for what, text in chart.provenance.items())


# ---------------------------------------------------------------- One map


def show(chart: Map, screen: Screen) -> None:
    """Draw a map, and tell what is on it."""
    console = screen.console
    screen.line(f"{title(chart, screen)}: {counts(chart, screen)}")
    print()
    cell = cell_width(chart.hexes, console.width)
    if cell is None:
        screen.line(screen.say("cli.maps.narrow"))
    else:
        for line in rows(chart.hexes, cell, lambda place, columns: cell_of(chart, place, columns)):
            console.print(line, crop=True)
        print()
        screen.line(screen.say("cli.maps.legend", river=WAVES, capital=TOWER))
    for text in (named(chart, screen), camps(chart, screen), *origin(chart, screen)):
        if text:
            screen.line(text)


def cell_of(chart: Map, place: int, columns: int) -> Cell:
    """Draw a hex: its name, and what there is."""
    one = chart.hexes[place]
    if one.capital is not None:
        colours, sign = Style(color=DARK, bgcolor=CAPITAL), TOWER
    elif one.camp is not None:
        colours, sign = Style(color=LIGHT, bgcolor=CAMP), str(one.camp)
    elif one.is_river:
        colours, sign = Style(color=NAME, bgcolor=RIVER), WAVES * (columns - 2)
    else:
        colours, sign = Style(color=NAME, bgcolor=LAND), ""
    return Cell(Text(f"{one.name:^{columns}}", colours), Text(f"{sign:^{columns}}", colours + Style(bold=True)))


def named(chart: Map, screen: Screen) -> str:
    """Tell where the capitals are."""
    sites = [f"{one.capital} {one.name}" for one in chart.hexes if one.capital is not None]
    return screen.say("cli.maps.capitals", list=", ".join(sites)) if sites else ""


def camps(chart: Map, screen: Screen) -> str:
    """Tell where the camps are."""
    sites = sorted((one.camp, one.name) for one in chart.hexes if one.camp is not None)
    return screen.say("cli.maps.camps", list=", ".join(f"{camp} {name}" for camp, name in sites)) if sites else ""


def picture(chart: Map, screen: Screen) -> str:
    """Draw a map as a picture."""
    drawing = Picture(chart.hexes)
    places = range(len(chart.hexes))
    drawing.fill([place for place in places if not chart.hexes[place].is_river], "land")
    drawing.fill([place for place in places if chart.hexes[place].is_river], "river")
    drawing.fill([place for place in places if chart.hexes[place].capital is not None], "capital")
    drawing.fill([place for place in places if chart.hexes[place].camp is not None], "camp", 0.55)
    for place, one in enumerate(chart.hexes):
        drawing.write(place, one.name, "name", 20)
        if one.capital is not None:
            for line, part in enumerate(reversed(one.capital.split())):
                drawing.write(place, part, "title", 4 - 12 * line)
        if one.camp is not None:
            drawing.write(place, str(one.camp), "number", 5)
    return drawing.svg(title(chart, screen), STYLE)
