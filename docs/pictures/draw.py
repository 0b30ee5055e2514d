"""Draw the pictures of the README: `python docs/pictures/draw.py`. A picture shows a game as the terminal does."""

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import tianxia
from tianxia.bots.plain import Casual
from tianxia.cli.boards import board_of
from tianxia.core.saying import log_lines, say
from tianxia.core.words import words
from tianxia.games.dragon.state import Step
from tianxia.games.huang.state import Step as Decision

HERE = Path(__file__).parent
NIGHT = TerminalTheme((24, 20, 17), (232, 222, 205), [(24, 20, 17)] * 8, [(232, 222, 205)] * 8)
PLAYERS = ("Mei", "Ravi", "Li", "Noor")
SEEDS = 400
MIDDLE, ACTION = 6, Step.ACTION  # when the picture of the dragon is drawn
SETTLED, CHOICE = 22, Decision.ACTION  # and that of HUANG, in turns


def wall(seed: int) -> tianxia.State | None:
    """Play at random, up to a moment with something in every section and a tile at stake, if the game has one."""
    state, choose = tianxia.game("wall").new(seats=3, seed=seed), random.Random(seed)
    while not state.over:
        s = state.position
        if state.seat == 0 and len(state.actions) > 12 and (s.length[: s.sections] > 3).all() and s.held.any():
            return state
        state.play(choose.choice(state.actions))
    return None


def dragon(seed: int) -> tianxia.State | None:
    """Play sensibly, up to an action in the middle of the year for which one has to pay."""
    state, bot = tianxia.game("dragon").new(seats=4, seed=seed, great_wall=True, super_event="lantern"), Casual(seed)
    while not state.over:
        if state.seat == 0 and state.position.month == MIDDLE and state.position.step == ACTION:
            return state if 3 in state.view(0).insights()["fees"].values() else None
        state.play(bot.decide(state.view(state.seat), state.actions))
    return None


def huang(seed: int) -> tianxia.State | None:
    """Play sensibly, up to an action in the middle of the game that may start a war or a revolt."""
    state, bot = tianxia.game("huang").new(seats=3, seed=seed), Casual(seed)
    while not state.over:
        if state.seat == 0 and state.position.turns >= SETTLED and state.position.step == CHOICE:
            seen = state.view(0).insights()
            return state if seen["wars"] and seen["revolts"] else None
        state.play(bot.decide(state.view(state.seat), state.actions))
    return None


def main() -> None:
    """Play to an interesting moment of each game, and draw it."""
    for name, interesting in (("wall", wall), ("dragon", dragon), ("huang", huang)):
        draw(name, next(filter(None, map(interesting, range(SEEDS)))))


def draw(name: str, state: tianxia.State) -> None:
    """Draw a moment of a game: the last lines of the log, the table, the question and the moves."""
    said, board, players = words("en"), board_of(name), PLAYERS[: state.seats]
    view = state.view(0)
    console = Console(record=True, width=100, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    for line in log_lines(state.game, view.log[-5:], "en", players, 0):
        console.print(f"  {line}", style="dim", highlight=False)
    console.print()
    console.print(board.draw(view, said, players, 100))
    console.print(say(state.game, state.game.words.prompt(view.position, 0), "en", players), style="bold #d9553f")
    console.print(board.menu(view, state.actions, said, players, 100).drawing)
    picture = console.export_svg(title=f"tianxia play {name}", theme=NIGHT)
    picture = re.sub(r"@font-face \{.*?\}\n?", "", picture, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    (HERE / f"{name}.svg").write_text("\n".join(line.rstrip() for line in picture.splitlines()) + "\n")


if __name__ == "__main__":
    main()
