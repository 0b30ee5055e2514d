"""The report of an arena: one page of HTML, complete in itself, readable on a phone and by lamplight."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Any

from tianxia.arena.pictures import NOBODYS, Bar, Bin, bars, groups, histogram, swatch
from tianxia.core.words import Words

STYLE = "page.css"
PATTERNS = (
    '<svg class="defs" aria-hidden="true"><defs>'
    '<pattern id="stripes" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="1.6" height="5" fill="var(--paper)" fill-opacity=".55"/></pattern>'
    '<pattern id="dots" width="5" height="5" patternUnits="userSpaceOnUse">'
    '<circle cx="2.5" cy="2.5" r="1.1" fill="var(--paper)" fill-opacity=".6"/></pattern></defs></svg>'
)

Found = Mapping[str, Any]


@dataclass(frozen=True)
class Reader:
    """For whom a page is written: the language, how numbers are written in it, and what things are called."""

    words: Words
    number: Callable[..., str]
    title: str  # of the game
    names: Mapping[str, str]  # of the bots
    version: str = ""

    def say(self, message: str, **values: object) -> str:
        """Say a message, ready for HTML."""
        return escaped(self.words.say(message, **values))

    def percent(self, share: float, digits: int = 0) -> str:
        """Write a share."""
        return (
            f"{self.number(100 * share, digits)} %"
            if self.words.lang == "de"
            else f"{self.number(100 * share, digits)}%"
        )

    def between(self, given: Found, digits: int = 0) -> str:
        """Write between what a share lies."""
        low, high = (self.number(100 * given[name], digits) for name in ("from", "to"))
        return self.words.say("arena.between", low=low, high=high)

    def source(self, game: str, name: str) -> str:
        """Name where points come from."""
        message = f"{game}.label.source.{name}"
        return self.words.say(message) if self.words.knows(message) else name

    def name(self, bot: str) -> str:
        """Name a bot."""
        return self.names.get(bot, bot)


def escaped(text: str) -> str:
    """Make a text ready for HTML."""
    return escape(text, quote=False)


def page(found: Found, reader: Reader) -> str:
    """Write the report."""
    sections = [] if not found["games"] else [*sections_of(found, reader)]
    return document(
        reader,
        reader.say("arena.title", game=reader.title),
        [*opening(found, reader), '<div class="pictures">', *sections, "</div>", footer(found, reader)],
    )


def document(reader: Reader, title: str, parts: Iterable[str]) -> str:
    """Put what is written into a page."""
    style = files(__package__).joinpath(STYLE).read_text("utf8")
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{reader.words.lang}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>{PATTERNS}\n<main>\n<h1>{title}</h1>",
            *parts,
            "</main>\n</body>\n</html>\n",
        ]
    )


def opening(found: Found, reader: Reader) -> list[str]:
    """Say in a sentence or two what came of it."""
    said = []
    if found["numbers"]:
        numbers = ", ".join(f"{name} = {value}" for name, value in found["numbers"].items())
        said.append(f'<p class="lead bad">{reader.say("arena.variant", numbers=numbers)}</p>')
    if not found["games"]:
        return [*said, f"<p>{reader.say('arena.nothing')}</p>"]
    said += [f'<p class="lead">{escaped(line)}</p>' for line in verdicts(found, reader)]
    played = reader.say(
        "arena.played", n=found["games"], seats=found["seats"], deals=found["deals"], seed=found["seed"]
    )
    played += " " + escaped(winners_of(found, reader))
    if not found["complete"]:
        played += " " + reader.say("arena.unfinished", done=found["games"], count=found["planned"])
    said.append(f'<p class="muted">{played}</p>')
    return said


def winners_of(found: Found, reader: Reader) -> str:
    """Say how much those scored who won."""
    won = found["winning_score"]
    mean, low, high = (reader.number(won[name], 1) for name in ("mean", "from", "to"))
    return reader.words.say("arena.winning", mean=mean, low=low, high=high)


def verdicts(found: Found, reader: Reader) -> list[str]:
    """Say who is ahead, and whether that is certain; or the answer to the question that was asked."""
    if found["tests"]:
        return [verdict_of(test, reader) for test in found["tests"]]
    bots, say = found["bots"], reader.words.say
    if not bots[1:]:
        return []
    first, second = bots[0], bots[1]
    rating = {name: f"{first['rating'][name]:.0f}" for name in ("rating", "from", "to")}
    if bots[2:] or found["seats"] > len(bots):
        return [
            say(
                "arena.leads",
                bot=reader.name(first["bot"]),
                rating=rating["rating"],
                low=rating["from"],
                high=rating["to"],
            )
        ]
    ahead = found["against"][found["named"].index(first["bot"])][found["named"].index(second["bot"])]
    lines = [
        say(
            "cli.arena.match", first=reader.name(first["bot"]), second=reader.name(second["bot"]),
            wins=reader.number(ahead["share"] * ahead["games"], 1), count=ahead["games"],
            percent=reader.number(100 * ahead["share"], 1), margin=reader.number(50 * (ahead["to"] - ahead["from"]), 1),
        )
    ]  # fmt: skip
    if ahead["from"] > 1 / 2:
        lines.append(say("cli.arena.clear", first=reader.name(first["bot"])))
    return lines


def verdict_of(test: Found, reader: Reader) -> str:
    """Answer the question that a table was asked."""
    hero, *others = test["bots"]
    share = test["share"] or 0.0
    return reader.words.say(
        f"arena.test.{(test['answer'] or 'open').replace('_', '-')}",
        bot=reader.name(hero),
        others=reader.words.list([reader.name(other) for other in dict.fromkeys(others)]),
        low=reader.number(100 * test["at_most"], 1),
        high=reader.number(100 * test["at_least"], 1),
        deals=test["deals"],
        share=reader.number(100 * share, 1),
    )


def sections_of(found: Found, reader: Reader) -> Iterable[str]:
    """Draw everything."""
    bots = found["bots"]
    colours = {one["bot"]: place for place, one in enumerate(bots)}
    if bots[1:]:
        yield ratings_of(bots, reader)
        yield against_of(found, reader)
        yield wins_of(found, reader)
    yield seats_of(found, reader)
    yield scores_of(bots, reader)
    yield length_of(found, reader)
    if found["sources"]:
        yield sources_of(found, colours, reader)
    if found["openings"]:
        yield openings_of(found, reader)
    if found["failures"]:
        yield failures_of(found, reader)


def section(reader: Reader, name: str, *parts: str) -> str:
    """Write a section: heading, picture, and how to read it."""
    inside = "\n".join(parts)
    return (
        f"<section>\n<h2>{reader.say(f'arena.{name}')}</h2>\n{inside}\n"
        f'<p class="note">{reader.say(f"arena.{name}.note")}</p>\n</section>'
    )


def ratings_of(bots: Sequence[Found], reader: Reader) -> str:
    """Draw how strong the bots are."""
    ends = [one["rating"][name] for one in bots for name in ("from", "to", "rating")]
    low, high = min(ends) - 60, max(ends) + 20
    rows = [
        Bar(
            reader.name(one["bot"]), one["rating"]["rating"], one["rating"]["from"], one["rating"]["to"],
            f"{one['rating']['rating']:.0f} ({between(one['rating'], reader)})", colour,
        )
        for colour, one in enumerate(bots)
    ]  # fmt: skip
    return section(reader, "ratings", bars(rows, low, high, reader.words.say("arena.ratings")))


def between(rating: Found, reader: Reader) -> str:
    """Write between what a rating lies."""
    return reader.words.say("arena.between", low=f"{rating['from']:.0f}", high=f"{rating['to']:.0f}")


def share_bar(label: str, share: Found, reader: Reader, colour: int) -> Bar:
    """Make a bar of a share."""
    text = f"{reader.percent(share['share'], 1)} ({reader.between(share)})"
    return Bar(label, share["share"], share["from"], share["to"], text, colour)


def wins_of(found: Found, reader: Reader) -> str:
    """Draw who wins how often."""
    rows = [share_bar(reader.name(one["bot"]), one["wins"], reader, colour) for colour, one in enumerate(found["bots"])]
    return section(reader, "wins", bars(rows, 0, 1, reader.words.say("arena.wins"), 1 / found["seats"]))


def seats_of(found: Found, reader: Reader) -> str:
    """Draw what a seat is worth."""
    rows = [
        share_bar(reader.words.say("arena.seat", number=one["seat"] + 1), one["wins"], reader, NOBODYS)
        for one in found["by_seat"]
    ]
    most = max(0.5, *(row.high for row in rows)) if rows else 1
    return section(
        reader, "seats", bars(rows, 0, min(1, most * 1.1), reader.words.say("arena.seats"), 1 / found["seats"])
    )


def against_of(found: Found, reader: Reader) -> str:
    """Write the table of who beats whom."""
    order = [found["named"].index(one["bot"]) for one in found["bots"]]
    heads = "".join(f"<th scope=col>{escape(reader.name(found['named'][other]))}</th>" for other in order)
    rows = []
    for colour, one in enumerate(order):
        cells = "".join(_cell(found["against"][one][other], reader) for other in order)
        rows.append(f"<tr><th scope=row>{swatch(colour)}{escape(reader.name(found['named'][one]))}</th>{cells}</tr>")
    table = f"<table><thead><tr><th></th>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return section(reader, "against", f'<div class="scroll">{table}</div>')


def _cell(share: Found | None, reader: Reader) -> str:
    if share is None:
        return "<td>–</td>"
    tint, much = ("jade" if share["share"] >= 1 / 2 else "cinnabar"), abs(share["share"] - 1 / 2) * 90
    return (
        f'<td class="cell" style="--tint:var(--{tint});--much:{much:.0f}">{reader.percent(share["share"])}'
        f"<small>{escape(reader.between(share))}</small></td>"
    )


def bins(histogram_of: Sequence[Found]) -> list[Bin]:
    """Read a histogram."""
    return [Bin(one["from"], one["to"], one["share"]) for one in histogram_of]


def scores_of(bots: Sequence[Found], reader: Reader) -> str:
    """Draw how often each bot reaches which score."""
    tallest = max(one["share"] for bot in bots for one in bot["score"]["histogram"])
    drawn = [
        histogram(
            bins(one["score"]["histogram"]), reader.name(one["bot"]), one["score"]["mean"],
            reader.words.say("arena.mean", mean=reader.number(one["score"]["mean"], 1)), tallest, colour,
        )
        for colour, one in enumerate(bots)
    ]  # fmt: skip
    return section(reader, "scores", *drawn)


def length_of(found: Found, reader: Reader) -> str:
    """Draw how long games are."""
    lengths = found["decisions"]
    said = reader.words.say("arena.mean", mean=reader.number(lengths["mean"], 1))
    tallest = max(one["share"] for one in lengths["histogram"])
    title = reader.words.say("arena.decisions")
    return section(
        reader, "length", histogram(bins(lengths["histogram"]), title, lengths["mean"], said, tallest, NOBODYS)
    )


def sources_of(found: Found, colours: Mapping[str, int], reader: Reader) -> str:
    """Draw where points come from."""
    bots = sorted(found["sources"], key=lambda one: colours[one["bot"]])
    names = [name for name in bots[0]["points"] if any(one["points"][name] for one in bots)]
    rows = [(reader.source(found["game"], name), [one["points"][name] for one in bots]) for name in names]
    texts = [[reader.number(value, 1) for value in values] for _, values in rows]
    legend = "".join(f"<span>{swatch(colours[one['bot']])}{escape(reader.name(one['bot']))}</span>" for one in bots)
    drawn = groups(rows, texts, reader.words.say("arena.sources"))
    return section(reader, "sources", f'<div class="legend">{legend}</div>', drawn)


def openings_of(found: Found, reader: Reader) -> str:
    """Draw which first moves win."""
    rows = [
        share_bar(f"{one['move']} ({reader.number(one['wins']['games'])}×)", one["wins"], reader, NOBODYS)
        for one in found["openings"]
    ]
    return section(reader, "openings", bars(rows, 0, 1, reader.words.say("arena.openings"), 1 / found["seats"]))


def failures_of(found: Found, reader: Reader) -> str:
    """Say which bots failed, and how."""
    lines = "".join(
        f'<p class="bad">{reader.say("arena.failed", bot=reader.name(bot), n=games, reason=reason)}</p>'
        for bot, reason, games in (one.values() for one in found["failures"])
    )
    return f"<section>\n<h2>{reader.say('arena.failures')}</h2>\n{lines}\n</section>"


def footer(found: Found, reader: Reader) -> str:
    """Say what made it, and with which options."""
    options = ", ".join(f"{name} = {str(value).lower()}" for name, value in found["options"].items()) or "–"
    made = reader.say("arena.made", version=reader.version, rules=found["rules"], options=options)
    return f"<footer>{made}</footer>"
