"""What a game has to say, in the reader's language: its messages and notes with their places filled."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tianxia.core.words import words

if TYPE_CHECKING:
    from tianxia.core.game import Game, Message
    from tianxia.core.notes import Told


def say(game: "Game", message: "Message", lang: str = "en", players: Sequence[str] = ()) -> str:
    """Say a prompt or a reason."""
    catalogue = words(lang)
    return catalogue.say(message.id, **game.words.placeholders(catalogue, players, message.numbers))


def log_lines(
    game: "Game", told: "Iterable[Told]", lang: str = "en", players: Sequence[str] = (), reader: int | None = None
) -> list[str]:
    """Tell what happened, a line for each note; the reader's own doings in the words for those, where there are."""
    catalogue = words(lang)
    lines = []
    for kind, numbers in told:
        line = game.words.lines[kind]
        own = line.own_message is not None and line.owner is not None and numbers[line.owner] == reader
        message = line.own_message if own and line.own_message else line.message
        lines.append(catalogue.say(message, **game.words.placeholders(catalogue, players, numbers)))
    return lines
