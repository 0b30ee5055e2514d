"""A board for a game that has no drawing yet: the names of its fields and what is in them. Enough to play it."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tianxia.cli.boards import Menu, simple_menu, stacked
from tianxia.core.state import View
from tianxia.core.words import Words


def draw(view: View, words: Words, players: Sequence[str], width: int) -> RenderableType:  # noqa: ARG001
    """Draw the fields, one a line."""
    return stacked(*(Text(line) for line in tell(view, words, players)))


def tell(view: View, words: Words, players: Sequence[str]) -> list[str]:  # noqa: ARG001  # every board is asked alike
    """Tell the fields that are not empty."""
    position: dict[str, Any] = view.to_dict()["position"]
    told = [f"{name.replace('_', ' ')}: {value}" for name, value in position.items() if value not in (0, [], {})]
    return [" · ".join(players), *told]


def menu(view: View, actions: Sequence[int], words: Words, players: Sequence[str], width: int) -> Menu:  # noqa: ARG001
    """List the moves as they are written."""
    return simple_menu([(action, view.game.notation(view.position, action), "") for action in actions], width)


def paragraph(view: View, action: int) -> str | None:  # noqa: ARG001
    """Know nothing of moves."""
    return None


def vocabulary(words: Words) -> dict[str, str]:  # noqa: ARG001
    """Know no words but the notation's."""
    return {}
