"""`tianxia maps`: the maps of HUANG listed and drawn, for people and for programs."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import tianxia
from tianxia import cli
from tianxia.cli import chart
from tianxia.cli.frame import Screen
from tianxia.cli.maps import picture, playable
from tianxia.core.words import LANGUAGES, words
from tianxia.games.huang.atlas import FOLDER, maps

DOCS = Path(tianxia.__file__).parents[2] / "docs"
NAMES = [one.id for one in playable()]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def tianxia_prints(capsys, monkeypatch):
    """Run the command; give what it printed."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object, status: int = 0) -> str:
        assert cli.main([str(each) for each in (*arguments, "--lang", "en")]) == status
        told = capsys.readouterr()
        return str(told.err if status else told.out)

    return run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_maps_are_listed_and_those_for_tests_are_not(capsys, lang):
    assert cli.main(["maps", "--lang", lang]) == 0
    page = capsys.readouterr().out
    for one in maps():
        assert (f"{one.id}  " in page) == (not one.is_test)
    assert "203" in page


def test_the_front_of_the_board_comes_first(tianxia_prints):
    assert tianxia_prints("maps").startswith("warring_states")


def test_a_map_for_programs_has_every_hex_with_its_name(tianxia_prints):
    listed = json.loads(tianxia_prints("maps", "--json"))
    assert [one["id"] for one in listed] == NAMES
    told = json.loads(tianxia_prints("maps", "warring_states", "--json"))
    assert told == listed[0]
    assert len(told["hexes"]) == len({one["name"] for one in told["hexes"]}) == 203
    assert sum(one["river"] for one in told["hexes"]) == 44
    assert [one["name"] for one in told["hexes"] if one["capital"] == "Qin"] == ["i2"]


@pytest.mark.parametrize("name", [one.id for one in maps()])
@pytest.mark.parametrize("columns", [60, 80, 100])
def test_a_map_is_drawn_with_the_name_of_every_hex(tianxia_prints, monkeypatch, name, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    page = tianxia_prints("maps", name)
    one = next(one for one in maps() if one.id == name)
    assert [space.name for space in one.hexes if f"{space.name} " not in page.replace("\n", " ")] == []
    assert max(map(len, page.splitlines())) <= columns


def test_where_a_map_does_not_fit_a_sentence_says_what_to_do(tianxia_prints, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    assert "--svg" in tianxia_prints("maps", "warring_states")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_page_of_each_map_says_that_the_printed_board_was_not_at_hand(capsys, name, lang):
    assert cli.main(["maps", name, "--lang", lang]) == 0
    origin = words(lang).say(f"huang.info.map-{name.replace('_', '-')}")
    assert origin in " ".join(capsys.readouterr().out.split())
    assert f"(`{name}`)" in (DOCS / "maps.md").read_text("utf8")


@pytest.mark.parametrize("name", NAMES)
def test_the_pictures_of_the_docs_are_those_that_the_command_draws(tianxia_prints, tmp_path, name):
    path = tmp_path / "map.svg"
    assert str(path) in tianxia_prints("maps", name, "--svg", path)
    assert path.read_text("utf8") == (DOCS / "pictures" / f"map_{name}.svg").read_text("utf8")
    one = next(one for one in maps() if one.id == name)
    written = [text.text for text in ET.parse(path).iter(f"{SVG}text")]  # noqa: S314  # our own
    assert {space.name for space in one.hexes} <= set(written)


def test_a_picture_fits_into_its_frame():
    for one in maps():
        drawing = chart.Picture(one.hexes)
        for place in range(len(one.hexes)):
            x, y = drawing.middle(place)
            assert drawing.west < x - chart.SIZE < x + chart.SIZE < drawing.west + drawing.width
            assert drawing.north < y - chart.SIZE < y + chart.SIZE < drawing.north + drawing.height


def test_a_map_of_ones_own_is_drawn_from_its_file(tianxia_prints, tmp_path):
    given = json.loads((FOLDER / "warring_states.json").read_text("utf8"))
    given |= {"id": "mine", "name": "Mine <&>", "provenance": {"rivers": "My own."}}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(given))
    page = tianxia_prints("maps", path)
    assert page.startswith("Mine <&>")
    assert "rivers: My own." in page
    drawn = picture(next(one for one in maps() if one.is_test), Screen(words("en")))
    assert ET.fromstring(drawn).tag == f"{SVG}svg"  # noqa: S314


@pytest.mark.parametrize("given", ["[]", "{}", '{"id": "mine"}', "no json", ""])
def test_a_file_that_is_no_map_is_refused_with_one_sentence(tianxia_prints, tmp_path, given):
    path = tmp_path / "mine.json"
    path.write_text(given)
    told = tianxia_prints("maps", path, status=2)
    assert told.startswith("Mine.json" if told[0] == "M" else "mine.json")
    assert told.count("\n") == 1


def test_what_there_is_not_is_refused(tianxia_prints, tmp_path):
    assert "warring_states" in tianxia_prints("maps", "atlantis", status=2)
    assert "cannot be read" in tianxia_prints("maps", tmp_path / "none.json", status=2)
    assert "MAP" in tianxia_prints("maps", "--svg", tmp_path / "a.svg", status=2)
