"""The page: complete in itself, well formed, in every language, and with every bot on it."""

import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest
from tests.arena.playing import SLEEPY, plan_of

from tianxia.arena import pictures
from tianxia.arena.findings import findings
from tianxia.arena.page import Reader, page
from tianxia.arena.pictures import Bar, Bin
from tianxia.arena.results import Results
from tianxia.arena.workers import one_after_another, run
from tianxia.core.words import LANGUAGES, words

EMPTY = {"meta", "br", "rect", "path", "circle"}


class Checker(HTMLParser):
    """Reads a page, and notes what stands where."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[str] = []
        self.kinds: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.kinds.add(tag)
        self.attributes += [value or "" for _, value in attrs]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        self.kinds.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def results():
    played = Results(plan_of("paper", "brush", SLEEPY, deals=2, question=(0.4, 0.6)))
    for _ in run(played, one_after_another):
        pass
    return played


def reader(lang: str, names: dict[str, str]) -> Reader:
    return Reader(words(lang), lambda value, digits=0: f"{value:.{digits}f}", "Great Wall <of> China", names, "1.0")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_complete_in_itself_and_names_everybody(results, lang):
    names = {name: f"Bot & <{place}>" for place, name in enumerate(results.plan.bots)}
    written = page(findings(results), reader(lang, names))
    checker = Checker()
    checker.feed(written)
    assert checker.open == []
    assert not checker.kinds & {"script", "link", "img", "iframe"}
    assert not [each for each in checker.attributes if "//" in each or each.startswith("javascript")]
    assert "url(http" not in written
    for name in names.values():
        assert name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") in written
    for section in ("ratings", "against", "wins", "seats", "scores", "length", "failures"):
        assert f"<h2>{words(lang).say(f'arena.{section}')}</h2>" in written
    assert "NaN" not in written
    assert "nan" not in written.split("</style>")[1]


def test_pictures_are_drawings_that_programs_can_read():
    drawn = [
        pictures.bars([Bar("one & <all>", 0.5, 0.4, 0.6, "50 %"), Bar("two", 2, -1, 3, "x", 5)], 0, 1, "a & b", 0.5),
        pictures.histogram([Bin(0, 4, 0.3), Bin(5, 9, 0.7)], "t", 4.5, "mean", 0.7, 2),
        pictures.groups([("source", [1, 2.5, 0]), ("other", [0, 0, 0])], [["1", "2.5", "0"], ["0"] * 3], "points"),
        pictures.swatch(8),
    ]
    for each in drawn:
        ET.fromstring(each)  # noqa: S314  # drawn a line above
    assert "one &amp; &lt;all&gt;" in drawn[0]


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-5, 5), (17, 18), (0, 1000), (3, 97)])
def test_ticks_are_a_few_round_numbers_between(low, high):
    ticks = pictures.ticks(low, high)
    assert 2 <= len(ticks) <= 7
    assert all(low <= tick <= high for tick in ticks)


def test_before_the_first_game_the_page_says_so():
    plan = plan_of("paper", "brush")
    assert words("en").say("arena.nothing") in page(findings(Results(plan)), reader("en", {}))
