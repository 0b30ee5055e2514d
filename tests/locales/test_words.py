"""The texts: three languages that say the same, and the reader that finds them."""

import re
import time
from collections.abc import Iterator
from importlib.resources import files

import numpy as np
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tianxia.core.errors import UnknownLanguage
from tianxia.core.words import LANGUAGES, Words, paragraph_of, words

LOCALES = files("tianxia") / "locales"
GAMES = ("wall", "dragon", "huang")
FILES = ("app", *GAMES)
FORMS = ("plural", "a", "the", "nom", "nom-the", "cap-the", "dat", "dat-a", "dat-plural", "no")
KINDS = {
    "prompt", "button", "preview", "forecast", "log", "no", "info", "label", "a11y", "option", "count", "part",
    "term", "menu", "typed",
}  # fmt: skip
EXAMPLE = {"en": "*Example", "de": "*Beispiel", "nl": "*Voorbeeld"}


def read(*path: str) -> str:
    return LOCALES.joinpath(*path).read_text("utf8")


def messages(lang: str, file: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(read(lang, f"{file}.ftl")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), "a message stands twice"
    return {entry.id.name: entry for entry in found}


class Anatomy(Visitor):
    """What a message is made of: its places, the place and the variants of each choice, and its references."""

    def __init__(self) -> None:
        self.places: set[str] = set()
        self.choices: list[tuple[str, ...]] = []
        self.references: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.places.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        variants = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        self.choices.append((node.selector.id.name, *variants))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)


def anatomy(entry: ast.Message) -> Anatomy:
    found = Anatomy()
    found.visit(entry)
    return found


def attributes(entry: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in entry.attributes]


def place(name: str) -> str:
    """A place without its form: in one place German may want the accusative and English the bare noun."""
    for form in sorted(FORMS, key=len, reverse=True):
        name = name.removesuffix(f"-{form}")
    return name


@pytest.fixture(scope="module")
def everything() -> dict[tuple[str, str], dict[str, ast.Message]]:
    return {(lang, file): messages(lang, file) for lang in LANGUAGES for file in FILES}


@pytest.mark.parametrize("file", FILES)
def test_the_three_languages_have_the_same_messages_in_the_same_order(everything, file):
    for lang in LANGUAGES:
        assert list(everything[lang, file]) == list(everything["en", file])


@pytest.mark.parametrize("file", FILES)
def test_a_noun_has_the_same_forms_in_the_three_languages(everything, file):
    for name, english in everything["en", file].items():
        assert set(attributes(english)) <= set(FORMS)
        for lang in LANGUAGES:
            assert attributes(everything[lang, file][name]) == attributes(english), (lang, name)


@pytest.mark.parametrize("file", FILES)
def test_a_message_has_the_same_places_and_choices_in_the_three_languages(everything, file):
    for name, entry in everything["en", file].items():
        english = anatomy(entry)
        for lang in LANGUAGES:
            here = anatomy(everything[lang, file][name])
            assert {place(each) for each in here.places} == {place(each) for each in english.places}, (lang, name)
            assert here.choices == english.choices, (lang, name)


@pytest.mark.parametrize("game", GAMES)
def test_a_message_of_a_game_begins_with_the_game_and_a_kind(everything, game):
    for name in everything["en", game]:
        assert name.split("-")[0] == game
        assert name.split("-")[1] in KINDS


def test_every_choice_is_between_one_and_other(everything):
    for entries in everything.values():
        for entry in entries.values():
            assert all(choice[1:] == ("one", "other") for choice in anatomy(entry).choices)


def test_no_message_quotes_another_because_each_is_parsed_alone(everything):
    for entries in everything.values():
        assert not [entry.id.name for entry in entries.values() if anatomy(entry).references]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_can_be_said(everything, lang, file):
    for name, entry in everything[lang, file].items():
        places = anatomy(entry).places
        for number in (0, 1, 2, -3):
            values: list[dict[str, object]] = [dict.fromkeys(places, number)]
            if not anatomy(entry).choices:
                values.append(dict.fromkeys(places, "Mei"))
            for each in values:
                texts = [words(lang).term(name_in_code(name), form, **each) for form in ("", *attributes(entry))]
                assert all(text and not re.search(r"[{}\u2068\u2069]|\?\?\?| {2}|^ | $", text) for text in texts), texts


def name_in_code(name: str) -> str:
    return name.replace("-", ".", 1)


def test_a_game_says_its_words_in_code_as_they_stand_in_the_readme():
    german = words("de")
    assert german.say("wall.log.lay", player="Mei", cards="zwei Tore", section="Abschnitt 2", total=-3) == (
        "Mei legt zwei Tore an Abschnitt 2 und hat dort jetzt −3."
    )
    assert german.say("dragon.count.yuan", n=2017) == "2017 Yuan"
    assert words("nl").say("lobby.title") == "Lobby"


def test_a_number_decides_between_the_plurals_whatever_its_type():
    assert words("en").say("wall.count.gate", n=1) == "a gate"
    assert words("en").say("wall.count.gate", n=np.int8(1)) == "a gate"
    assert words("en").say("wall.count.gate", n=np.int8(3)) == "3 gates"


def test_a_noun_has_forms():
    assert words("de").term("wall.term.tower") == "Wachtturm"
    assert words("de").term("wall.term.tower", "the") == "den Wachtturm"
    assert words("de").term("huang.count.tiles.red", "nom", n=1) == "1 Soldat"
    assert words("de").term("dragon.count.point", "dat", n=3) == "3 Punkten"


def test_each_language_takes_the_form_it_needs():
    said = {}
    for lang in LANGUAGES:
        leader = words(lang).forms("leader", "huang.term.leader.red")
        said[lang] = words(lang).say("huang.log.revolt.home", player="Mei", **leader)
    assert said["en"] == "Mei’s red leader goes back to reserve."
    assert said["de"] == "Der rote Anführer von Mei muss zurück in die Reserve."
    assert said["nl"] == "De rode leider van Mei moet terug naar de reserve."


def test_several_names_become_one_list():
    assert words("en").list([]) == ""
    assert words("en").list(["Mei"]) == "Mei"
    assert words("de").list(["Mei", "Ravi", "Li"]) == "Mei, Ravi und Li"


def test_what_is_not_there_is_an_error_that_names_it():
    with pytest.raises(KeyError, match=r"wall\.log\.sing"):
        words().say("wall.log.sing")
    with pytest.raises(KeyError, match=r"wall\.term\.gate.*dual"):
        words().term("wall.term.gate", "dual")
    with pytest.raises(KeyError, match=r"wall\.log\.turn.*player"):
        words().say("wall.log.turn", number=3)
    with pytest.raises(UnknownLanguage, match="fr"):
        words("fr")
    assert words().knows("wall.log.lay")
    assert not words().knows("wall.log.sing")


def test_the_same_language_is_one_object():
    assert words() is words("en")


def test_a_message_is_said_at_once():
    def seconds() -> float:
        start = time.perf_counter()
        Words("nl").say("huang.button.pass")
        return time.perf_counter() - start

    assert min(seconds() for _ in range(3)) < 0.02  # to parse the whole file takes 0.05


# ------------------------------------------------------------------------------------- rules, one page, guide


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_paragraphs_in_the_three_languages(lang, game):
    rules, english = words(lang).rules(game), words("en").rules(game)
    assert [(each.id, each.level) for each in rules] == [(each.id, each.level) for each in english]
    assert rules[0].id == game
    assert rules[0].level == 1
    assert len(rules) == len({each.id for each in rules})
    assert all(re.fullmatch(rf"{game}(\.[a-z0-9]+(-[a-z0-9]+)*)*", each.id) for each in rules)
    assert len(rules) == len(re.findall(r"^#+ ", read(lang, game, "rules.md"), re.MULTILINE)), "a heading without id"
    assert all(each.text for each in rules if each.level != 2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_numbers_marks_tables_and_examples_in_the_three_languages(lang, game):
    for here, english in zip(words(lang).rules(game), words("en").rules(game), strict=True):
        assert numbers(here.text) == numbers(english.text), here.id
        assert marks(here.text, lang) == marks(english.text, "en"), here.id


def numbers(text: str) -> list[str]:
    """All numbers but those in the first column of a table, which may be in words."""
    return sorted(re.findall(r"\d+", re.sub(r"^\|[^|]*", "", text, flags=re.MULTILINE)))


def marks(text: str, lang: str) -> tuple[int, ...]:
    return text.count("◇"), text.count("|"), text.count(EXAMPLE[lang])


def paragraphs(game: str) -> set[str]:
    return {each.id for each in words().rules(game)}


def references() -> Iterator[tuple[str, str]]:
    for line in read("paragraphs.csv").splitlines()[1:]:
        message, paragraph = line.split(",")
        yield message.split(".")[0], paragraph
    for lang in LANGUAGES:
        for game in GAMES:
            yield from ((game, link) for link in re.findall(r"\(#(.*?)\)", read(lang, game, "rules.md")))
            yield from ((game, line.paragraph) for line in words(lang).quick(game))
            yield from ((game, remark.see) for remark in words(lang).coach(game))


def test_every_paragraph_that_is_referred_to_exists():
    assert not [(game, paragraph) for game, paragraph in references() if paragraph not in paragraphs(game)]


def test_every_message_with_a_paragraph_exists_and_every_reason_has_one(everything):
    rows = [line.split(",")[0] for line in read("paragraphs.csv").splitlines()[1:]]
    assert len(rows) == len(set(rows))
    assert all(words().knows(message) for message in rows)
    assert paragraph_of("wall.no.tie") == "wall.score.lead"
    assert paragraph_of("lobby.title") is None
    for game in GAMES:
        for name in everything["en", game]:
            if name.split("-")[1] in {"prompt", "log", "no"}:
                assert paragraph_of(name_in_code(name)), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_same_lines_in_the_three_languages(lang, game):
    here, english = words(lang).quick(game), words("en").quick(game)
    assert [line.paragraph for line in here] == [line.paragraph for line in english]
    assert all(line.section and line.text for line in here)
    text = read(lang, game, "quick.md")
    assert len(here) == len(re.findall(r"^- ", text, re.MULTILINE)), "a line without paragraph"
    assert text.count("{") == len(here)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_says_the_same_in_the_three_languages(lang, game):
    here, english = words(lang).coach(game), words("en").coach(game)
    assert [(each.id, each.when, each.see) for each in here] == [(each.id, each.when, each.see) for each in english]
    assert all(each.id.startswith(f"{game}.coach.") and each.title and each.text for each in here)
    assert len({each.id for each in here}) == len(here)
    assert len(here) == read(lang, game, "coach.md").count("\n## ")
    for remark, other in zip(here, english, strict=True):
        assert set(re.findall(r"{(\w+)}", remark.text)) == set(re.findall(r"{(\w+)}", other.text)), remark.id


# ------------------------------------------------------------------------------------------------------- style


def texts(lang: str) -> Iterator[tuple[str, str]]:
    for file in FILES:
        lines = read(lang, f"{file}.ftl").splitlines()
        yield from ((file, line) for line in lines if not line.startswith("#"))
    for game in GAMES:
        for kind in ("rules", "quick", "coach"):
            yield from ((f"{game}/{kind}", line) for line in read(lang, game, f"{kind}.md").splitlines())


def test_german_says_du():
    # At the beginning of a sentence "Sie" is she or they, and "Ihr" is all of you.
    formal = re.compile(r"(?<![.?!:…“◇*] )(?<!^)(?<!^- )(?<![*„])\b(?:Sie|Ihr|Ihre[mnrs]?|Ihnen)\b")
    assert not [text for text in texts("de") if formal.search(text[1].partition(" = ")[2] or text[1])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_and_apostrophes_are_typographic(lang):
    assert not [text for text in texts(lang) if re.search(r"[\"'`]", re.sub(r"^when: .*", "", text[1]))]
    foreign = {"en": "„‚«»", "de": "”«»", "nl": "„“”«»"}[lang]
    assert not [text for text in texts(lang) if set(text[1]) & set(foreign)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_end_where_their_text_ends(lang):
    assert not [text for text in texts(lang) if text[1] != text[1].rstrip()]
