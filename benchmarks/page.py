"""Write the tables of benchmarks/README.md anew from results/: `python -m benchmarks.page`.

Between `<!-- table NAME -->` and `<!-- end -->` stands what the function of that name returns.
"""

import json
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from benchmarks.measure import RESULTS

PAGE = Path(__file__).parent / "README.md"


def kept(name: str) -> Any:
    """Return the figures that a benchmark has written."""
    return json.loads((RESULTS / f"{name}.json").read_text())


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Lay rows out as Markdown."""
    lines = [head, ["---", *(["---:"] * (len(head) - 1))], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def random_play() -> str:
    """Random play beside the peers."""
    figures = kept("random_play")
    rates = figures["decisions_per_second"]
    fastest = rates[figures["fastest_peer"]]["median"]
    rows = [
        [
            name,
            f"{rate['median']:,.0f}",
            f"{min(rate['runs']):,.0f} to {max(rate['runs']):,.0f}",
            f"{rate['median'] / fastest:.2f}",
        ]
        for name, rate in rates.items()
    ]
    return table(["game", "decisions of seats a second", "three runs", "to the fastest peer"], rows) + made(figures)


def search() -> str:
    """Tree search beside the peers."""
    figures = kept("search")
    rates = figures["iterations_per_second"]
    targets = {f"tianxia {name}": f"{target:,}" for name, target in figures["targets"].items()}
    rows = [
        [
            name,
            f"{rate['median']:,.0f}",
            f"{min(rate['runs']):,.0f} to {max(rate['runs']):,.0f}",
            targets.get(name, ""),
        ]
        for name, rate in rates.items()
    ]
    rows += [
        [f"TAG {name} (another day)", "", f"{low:,} to {high:,}", ""] for name, (low, high) in figures["tag"].items()
    ]
    return table(["game, 4 seats", "iterations a second", "three runs", "asked for"], rows) + made(figures)


def gpu() -> str:
    """Random play on a card."""
    rows = []
    for path in sorted(RESULTS.glob("gpu_*.json")):
        for name, figures in json.loads(path.read_text())["games"].items():
            rows += [
                [f"{name}, {seats} seats",
                 f"{run['decisions_per_second'] / 1e6:,.0f} M", f"{run['games_per_second'] / 1e6:.2f} M",
                 f"{run['equal_to_cpu']:,} of {run['of']:,}", f"{figures['compile_s']:.0f} s"]
                for seats, run in figures["seats"].items()
            ]  # fmt: skip
    return table(["game", "decisions of seats a second", "games a second", "equal to the CPU's", "compiles in"], rows)


def calls() -> str:
    """What one call costs, and what a start costs."""
    found = {
        path.stem.removeprefix("calls_"): json.loads(path.read_text()) for path in sorted(RESULTS.glob("calls_*.json"))
    }
    plain = {
        game: {re.sub(r" of \d+", "", name): value for name, value in each["figures"].items()}
        for game, each in found.items()
    }
    names = list(dict.fromkeys(name for figures in plain.values() for name in figures))
    rows = [
        [name, *(f"{figures[name]:.2f}" if name in figures else "" for figures in plain.values())] for name in names
    ]
    return table(["", *plain], rows) + made(*found.values())


def made(*results: Any) -> str:
    """Say when, on what and with what figures were made."""
    said = []
    for result in results:
        machine, versions = result["machine"], result["versions"]
        on = f"{machine['cpu']}, {machine['cores']} cores, Python {machine['python']}"
        said.append(f"{result['date']}; {on}; {', '.join(f'{name} {version}' for name, version in versions.items())}.")
    return "\n" + "\n".join(dict.fromkeys(said)) + "\n"


def written(page: str) -> str:
    """Return the page with its tables made anew; one whose figures are not kept yet stays as it is."""
    for name in re.findall(r"<!-- table (\w+) -->", page):
        opening = f"<!-- table {name} -->\n"
        before, rest = page.split(opening)
        with suppress(FileNotFoundError):
            page = before + opening + globals()[name]() + rest[rest.index("<!-- end -->") :]
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
