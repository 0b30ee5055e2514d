"""Draw the pictures of the README: `python docs/pictures/draw.py`. A picture shows a game as the terminal does."""

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import tianxia
from tianxia.cli.boards import board_of
from tianxia.core.saying import log_lines, say
from tianxia.core.words import words

HERE = Path(__file__).parent
NIGHT = TerminalTheme((24, 20, 17), (232, 222, 205), [(24, 20, 17)] * 8, [(232, 222, 205)] * 8)
PLAYERS = ("Mei", "Ravi", "Li")
GAME, SEEDS = "wall", 400


def interesting(seed: int) -> tianxia.State | None:
    """Play a game at random, up to a moment with something in every section and a tile at stake, if it has one."""
    state, choose = tianxia.game(GAME).new(seats=3, seed=seed), random.Random(seed)
    while not state.over:
        s = state.position
        if state.seat == 0 and len(state.actions) > 12 and (s.length[: s.sections] > 3).all() and s.held.any():
            return state
        state.play(choose.choice(state.actions))
    return None


def main() -> None:
    """Play to an interesting moment, and draw it."""
    said, board = words("en"), board_of(GAME)
    state = next(filter(None, map(interesting, range(SEEDS))))
    view = state.view(0)
    console = Console(record=True, width=100, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    for line in log_lines(state.game, view.log[-5:], "en", PLAYERS, 0):
        console.print(f"  {line}", style="dim", highlight=False)
    console.print()
    console.print(board.draw(view, said, PLAYERS, 100))
    console.print(say(state.game, state.game.words.prompt(view.position, 0), "en", PLAYERS), style="bold #d9553f")
    console.print(board.menu(view, state.actions, said, PLAYERS, 100).drawing)
    picture = console.export_svg(title="tianxia play wall", theme=NIGHT)
    picture = re.sub(r"@font-face \{.*?\}\n?", "", picture, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    (HERE / "wall.svg").write_text("\n".join(line.rstrip() for line in picture.splitlines()) + "\n")


if __name__ == "__main__":
    main()
