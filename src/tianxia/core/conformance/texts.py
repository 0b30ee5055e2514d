"""Laws of words: whatever a game asks, tells and refuses can be said to everybody in every language."""

from collections import defaultdict
from collections.abc import Hashable, Mapping
from enum import IntEnum
from typing import Any

from tianxia.core.conformance.table import PLAYERS, Table, watched
from tianxia.core.fields import CHANCE, NOTE, NOTE_PART
from tianxia.core.game import Message
from tianxia.core.notes import UNKNOWN, Line
from tianxia.core.saying import say
from tianxia.core.words import LANGUAGES, paragraph_of, words


class Speaker:
    """Says messages in every language, each of them once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.paragraphs = {paragraph.id for paragraph in words().rules(table.game.name)}
        self.said: set[Hashable] = set()

    def say(self, message: Message) -> None:
        """Say it, with names and without."""
        same = (message.id, tuple(message.numbers.items()))
        if same in self.said:
            return
        self.said.add(same)
        self.table.require(paragraph_of(message.id) in self.paragraphs, f"{message.id} points to no paragraph")
        for lang in LANGUAGES:
            for players in ((), PLAYERS):
                text = say(self.table.game, message, lang, players)
                self.table.require(is_sentence(text), f'{message.id} with {message.numbers} says "{text}" in {lang}')


def is_sentence(text: str) -> bool:
    """Whether a text can be shown: it is there, nothing is left open in it, and nothing unknown is told."""
    return bool(text.strip()) and not set("{}") & set(text) and f"−{-UNKNOWN}" not in text


def prompt_is_there_for_everybody(table: Table) -> None:
    """At each decision everybody is told what is asked, in every language."""
    speaker = Speaker(table)
    for state in table.walk():
        for reader in table.readers:
            speaker.say(table.game.words.prompt(state.position, reader))


def move_is_refused_with_a_reason_exactly_where_it_is_not_listed(table: Table) -> None:
    """Each number that is not listed has a reason, which can be said in every language; what is listed has none."""
    speaker = Speaker(table)
    for state in table.walk(share=0.08):
        if state.over or state.seat == CHANCE:
            continue
        listed = set(state.actions)
        for action in range(table.game.num_actions):
            reason = state.refusal(action)
            if action in listed:
                table.require(reason is None, f"{state.notation(action)} is listed, and refused: {reason}")
            else:
                table.require(reason is not None, f"{state.notation(action)} is not listed, and nothing says why")
                assert reason is not None
                speaker.say(reason)


def notes_fit_and_are_told(table: Table) -> None:
    """The notes of a move fit into their space, each is of a kind that has a line, and everybody is told it."""
    game, lines = table.game, table.game.words.lines
    kinds = {int(kind): kind for kind in lines}
    seen: dict[IntEnum, set[tuple[int, ...]]] = defaultdict(set)

    def after(s: Any) -> None:
        table.require(s.noted < NOTE.size, f"one move fills the space for notes, which is {NOTE.size}")
        for kind, *numbers in s.notes[: s.noted].tolist():
            table.require(kind in kinds, f"a note of kind {kind} has no line")
            seen[kinds[kind]].add(tuple(numbers))

    table.game = watched(game, after)
    for state in table.walk(share=0.0):
        for reader in table.readers:
            state.told(reader)
    table.game = game
    speaker = Speaker(table)
    for kind, line in lines.items():
        for numbers in list(seen[kind])[:20] or [(1,) * len(line.numbers)]:
            tell(speaker, line, dict(zip(line.numbers, numbers, strict=False)))


def tell(speaker: Speaker, line: Line, numbers: Mapping[str, int]) -> None:
    """Tell a note to its owner and to others, in every language."""
    table, names = speaker.table, set(line.numbers)
    table.require(len(line.numbers) < NOTE_PART.size, f"{line.message} has more numbers than a note holds")
    table.require(line.owner is None or line.owner in names, f"{line.message} has no number {line.owner}")
    table.require(set(line.hidden) <= names and (line.owner or not line.hidden), f"whose are {line.hidden}?")
    unknown = {**numbers, **dict.fromkeys(line.hidden, UNKNOWN)}
    speaker.say(Message(line.message, unknown))
    if line.own_message is not None:
        speaker.say(Message(line.own_message, numbers))
    elif line.hidden:
        speaker.say(Message(line.message, numbers))
