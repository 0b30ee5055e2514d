"""The page of a laboratory: every figure under every variant, and what differs for certain."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from tianxia.arena.page import Found, Reader, bins, document, escaped
from tianxia.arena.pictures import Bar, bars, histogram

SMALLEST = 0.1  # that a picture is drawn to
GROUPS: Mapping[str, Sequence[str]] = {
    "seats": ("seat",),
    "games": ("score", "winning", "margin", "shared", "decisions"),
    "sources": ("source",),
    "openings": ("opening",),
}


def label_of(figure: Found, found: Found, reader: Reader) -> str:
    """Name a figure."""
    kind, name = figure["kind"], figure["name"]
    if kind == "seat":
        return reader.words.say("arena.seat", number=int(name) + 1)
    if kind == "source":
        return reader.source(found["game"], name)
    return name if kind == "opening" else reader.words.say(f"lab.{kind}")


def value_of(figure: Found, value: Found, reader: Reader) -> str:
    """Write a value, how far it reaches, and a star where it differs for certain from the usual."""
    if value["value"] is None:
        return "–"
    reach = (value["to"] - value["from"]) / 2
    star = "*" if value.get("difference", {}).get("certain") else ""
    if figure["is_share"]:
        return f"{reader.percent(value['value'])} ±{reader.number(100 * reach)}{star}"
    return f"{reader.number(value['value'], 1)} ±{reader.number(reach, 1)}{star}"


def lab_page(found: Found, reader: Reader) -> str:
    """Write the page."""
    bots = reader.words.list([reader.name(bot) for bot in found["bots"]])
    games = sum(one["games"] for one in found["variants"])
    played = reader.say("lab.played", n=games, seats=found["seats"], bots=bots, seed=found["seed"])
    star = reader.say("lab.star", base=found["variants"][found["base"]]["name"])
    made = reader.say("lab.made", version=reader.version, rules=found["rules"])
    lines = "".join(f"<li>{escaped(line)}</li>" for line in differences(found, reader))
    return document(
        reader,
        reader.say("lab.title", game=reader.title),
        [
            f'<ul class="lead">{lines}</ul>',
            f'<p class="muted">{played} {star}</p>',
            '<div class="pictures">',
            *sections_of(found, reader),
            f"</div><footer>{made}</footer>",
        ],
    )


def differences(found: Found, reader: Reader) -> list[str]:
    """Say in a few sentences what differs for certain, the seats and the games before all else."""
    lines = []
    for figure in found["figures"]:
        if figure["kind"] in {"source", "opening"}:
            continue
        for variant, value in zip(found["variants"], figure["values"], strict=True):
            if value.get("difference", {}).get("certain"):
                base = figure["values"][found["base"]]["value"]
                before, after = (
                    reader.percent(each) if figure["is_share"] else reader.number(each, 1)
                    for each in (base, value["value"])
                )
                label = label_of(figure, found, reader)
                name = variant["name"]
                lines.append(reader.words.say("lab.differs", variant=name, figure=label, before=before, after=after))
    return lines or [reader.words.say("lab.same")]


def sections_of(found: Found, reader: Reader) -> Iterable[str]:
    """Draw every figure, and the scores."""
    for group, kinds in GROUPS.items():
        figures = [figure for figure in found["figures"] if figure["kind"] in kinds]
        if not figures:
            continue
        most = max(
            (value["to"] for figure in figures for value in figure["values"] if value["value"] is not None), default=1
        )
        drawn = "\n".join(picture_of(figure, found, reader, most) for figure in figures)
        yield f"<section>\n<h2>{reader.say(f'lab.{group}')}</h2>\n{drawn}\n</section>"
    yield scores_of(found, reader)


def picture_of(figure: Found, found: Found, reader: Reader, most: float) -> str:
    """Draw a figure: a bar for each variant. What lies side by side and is alike is drawn to one scale."""
    rows = [
        Bar(variant["name"], value["value"], value["from"], value["to"], value_of(figure, value, reader), colour)
        for colour, (variant, value) in enumerate(zip(found["variants"], figure["values"], strict=True))
        if value["value"] is not None
    ]
    is_alike = figure["kind"] in {"seat", "opening", "source"}
    high = 1.05 * (most if is_alike else max((row.high for row in rows), default=1))
    low = min([0.0, *(row.low for row in rows)])
    even = 1 / found["seats"] if figure["kind"] in {"seat", "opening"} else None
    label = label_of(figure, found, reader)
    return f"<h3>{escape(label)}</h3>{bars(rows, low, max(high, SMALLEST), label, even)}"


def scores_of(found: Found, reader: Reader) -> str:
    """Draw how often each score was reached under each variant."""
    tallest = max(one["share"] for variant in found["variants"] for one in variant["histogram"])
    means = next(figure for figure in found["figures"] if figure["kind"] == "score")["values"]
    drawn = "\n".join(
        histogram(
            bins(variant["histogram"]), variant["name"], mean["value"],
            reader.words.say("arena.mean", mean=reader.number(mean["value"], 1)), tallest, colour,
        )
        for colour, (variant, mean) in enumerate(zip(found["variants"], means, strict=True))
    )  # fmt: skip
    note = reader.say("arena.scores-note")
    return f'<section>\n<h2>{reader.say("arena.scores")}</h2>\n{drawn}\n<p class="note">{note}</p>\n</section>'
