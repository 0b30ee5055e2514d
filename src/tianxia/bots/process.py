"""Bots in other languages: a program of its own that reads a line of JSON for each decision, and answers with one.

It is asked `{"game": "wall", "seat": 1, "asked": "…", "moves": ["draw", "wall > 1", …], "log": […], "view": {…}}`,
where `view` is what the seat knows, in the form of `State.to_dict`, and answers `{"move": "draw"}`.
docs/bots.md has an example.
"""

import json
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread

from tianxia.bots.plain import BotFailed
from tianxia.core.errors import choices, shown
from tianxia.core.saying import log_lines, say
from tianxia.core.state import View

PATIENCE = 30.0  # seconds that a program may think about a move
LONGEST = 65_536  # letters in an answer
FEW = 20  # moves that are named where an answer was none of them


class Process:
    """Lets a program decide. Whatever it does, there is an answer or a `BotFailed` that says what it did."""

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        self.command = list(command)
        self.patience = patience
        self._answers: Queue[str] = Queue(maxsize=1)
        try:
            self._program = subprocess.Popen(  # noqa: S603  # it is what the user asked for
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf8",
                errors="replace",
            )
        except OSError as error:
            message = f"{self.command[0]} cannot be started: {error.strerror or error}."
            raise BotFailed(message) from error
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def decide(self, view: View, actions: Sequence[int]) -> int:
        """Ask the program, and read its answer."""
        moves = {view.game.notation(view.position, action): action for action in actions}
        if not self._answers.empty():
            raise self._failed("speaks without being asked")
        self._tell(json.dumps(self._question(view, list(moves)), ensure_ascii=False))
        try:
            line = self._answers.get(timeout=self.patience)
        except Empty:
            raise self._failed(f"has not answered for {self.patience:g} seconds") from None
        if not line:
            raise self._failed("has ended in the middle of the game")
        if len(line) > LONGEST:
            raise self._failed(f"answers with more than {LONGEST} letters")
        try:
            answer = json.loads(line)
            move = answer["move"] if isinstance(answer, dict) else answer
        except (ValueError, KeyError, RecursionError):
            raise self._failed(f'answers {shown(line.strip())}, which is not of the form {{"move": "…"}}') from None
        if not isinstance(move, str) or move not in moves:
            raise self._failed(f"plays {shown(move)}, which is no move now. {choices(move, list(moves)[:FEW])}")
        return moves[move]

    def close(self) -> None:
        """End the program."""
        self._program.kill()
        self._program.wait()
        while self._listener.is_alive():
            with suppress(Empty):
                self._answers.get(timeout=0.01)
        for pipe in (self._program.stdin, self._program.stdout):
            with suppress(OSError):  # what was written and never read
                assert pipe is not None
                pipe.close()

    def _question(self, view: View, moves: list[str]) -> dict[str, object]:
        players = [f"seat {seat}" for seat in range(int(view.position.seats))]
        return {
            "game": view.game.name,
            "seat": view.seat,
            "asked": say(view.game, view.game.words.prompt(view.position, view.seat), "en", players),
            "moves": moves,
            "log": log_lines(view.game, view.log, "en", players),
            "view": view.to_dict(),
        }

    def _tell(self, line: str) -> None:
        assert self._program.stdin is not None
        try:
            self._program.stdin.write(line + "\n")
            self._program.stdin.flush()
        except OSError:
            raise self._failed("has ended in the middle of the game") from None

    def _listen(self) -> None:
        """Take the program's lines, one at a time: who floods waits, and a line without end is cut."""
        assert self._program.stdout is not None
        while line := self._program.stdout.readline(LONGEST + 1):
            self._answers.put(line)
        self._answers.put("")

    def _failed(self, what: str) -> BotFailed:
        self.close()
        return BotFailed(f"the bot {shown(' '.join(self.command))} {what}.")
