"""Bots in other languages: a program of its own that reads a line of JSON for each decision, and answers with one.

It is asked `{"game": "wall", "seat": 1, "asked": "…", "moves": ["draw", "wall > 1", …], "log": […], "view": {…}}`,
where `view` is what the seat knows, in the form of `State.to_dict`, and answers `{"move": "draw"}`.
docs/bots.md has an example.

Whatever the program does, nobody waits for it longer than its patience lasts: to write to it, to read from it and to
listen to its complaints are threads of their own, which end with it.
"""

import json
import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO
from weakref import finalize

from tianxia.bots.plain import BotFailed
from tianxia.core.errors import choices, shown
from tianxia.core.saying import log_lines, say
from tianxia.core.state import View

PATIENCE = 30.0  # seconds that a program may think about a move
LONGEST = 65_536  # bytes in an answer
FEW = 20  # moves that are named where an answer was none of them
MOMENT = 0.2  # seconds in which an ended program's last words arrive
THE_END = b""  # what is read where nothing more will come


class Process:
    """Lets a program decide. Whatever it does, there is an answer or a `BotFailed` that says what it did."""

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        self.command = list(command)
        self.patience = patience
        self._answers: Queue[bytes] = Queue(maxsize=1)
        self._complaint = b""  # the end of what it has written to standard error
        self._closed = Event()
        pipe = subprocess.PIPE
        try:
            self._program = subprocess.Popen(  # noqa: S603  # it is what the user asked for
                self.command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            message = f"{shown(self.command[0])} cannot be started: {reason or error}."
            raise BotFailed(message) from error
        self._end = finalize(self, end, self._program)
        assert self._program.stdin
        assert self._program.stdout
        assert self._program.stderr
        self._stdin = self._program.stdin
        self._start(self._listen, self._program.stdout)
        self._complaining = self._start(self._hear_complaints, self._program.stderr)

    def decide(self, view: View, actions: Sequence[int]) -> int:
        """Ask the program, and read its answer."""
        moves = {view.game.notation(view.position, action): action for action in actions}
        if self._closed.is_set():
            raise self._failed("has been ended")
        if not self._answers.empty():
            raise self._failed("speaks without being asked" if self._answers.get() else self._how_it_ended())
        self._start(self._tell, json.dumps(self._question(view, list(moves))).encode() + b"\n")
        try:
            line = self._answers.get(timeout=self.patience)
        except Empty:
            raise self._failed(f"has not answered for {self.patience:g} seconds") from None
        if not line:
            raise self._failed(self._how_it_ended())
        if len(line) > LONGEST:
            raise self._failed(f"answers with more than {LONGEST} letters")
        text = line.decode("utf8", "replace")
        try:
            answer = json.loads(text)
            move = answer["move"] if isinstance(answer, dict) else answer
        except (ValueError, KeyError, RecursionError):
            raise self._failed(f'answers {shown(text.strip())}, which is not of the form {{"move": "…"}}') from None
        if not isinstance(move, str) or move not in moves:
            raise self._failed(f"plays {shown(move)}, which is no move now. {choices(move, list(moves)[:FEW])}")
        return moves[move]

    def close(self) -> None:
        """End the program, and what it has started."""
        self._closed.set()
        self._end()

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

    def _start(self, work: Callable[..., None], *given: object) -> Thread:
        thread = Thread(target=work, args=given, daemon=True)
        thread.start()
        return thread

    def _tell(self, line: bytes) -> None:
        """Write a question. Who does not read it does not answer it either, and that is noticed elsewhere."""
        rest = memoryview(line)
        with suppress(OSError, ValueError):  # it has ended
            while rest:
                rest = rest[self._stdin.write(rest) or 0 :]

    def _listen(self, pipe: IO[bytes]) -> None:
        """Take the program's lines, one at a time: who floods waits, and a line without end is cut."""
        kept = b""
        with pipe:
            while not self._closed.is_set():
                line, newline, after = kept.partition(b"\n")
                if newline or len(line) > LONGEST:
                    kept = after
                    self._hand_over(line + newline)
                elif read := os.read(pipe.fileno(), LONGEST):
                    kept += read
                else:
                    self._hand_over(THE_END)
                    return

    def _hand_over(self, line: bytes) -> None:
        while not self._closed.is_set():
            with suppress(Full):
                self._answers.put(line, timeout=MOMENT)
                return

    def _hear_complaints(self, pipe: IO[bytes]) -> None:
        """Read what the program writes to standard error, so that it need not wait; the last of it may explain much."""
        with pipe:
            while read := os.read(pipe.fileno(), LONGEST):
                self._complaint = (self._complaint + read)[-LONGEST:]

    def _how_it_ended(self) -> str:
        """Say that it has ended, and its last words."""
        self._complaining.join(MOMENT)
        lines = self._complaint.decode("utf8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return "has ended in the middle of the game" + (f", and said {shown(last, 200)}" if last else "")

    def _failed(self, what: str) -> BotFailed:
        self.close()
        return BotFailed(f"the bot {shown(' '.join(self.command))} {what.removesuffix('.')}.")


def end(program: "subprocess.Popen[bytes]") -> None:
    """End a program and all that it has started, and wait until it is gone."""
    with suppress(OSError):  # it has ended by itself
        if hasattr(os, "killpg"):
            os.killpg(program.pid, signal.SIGKILL)
        else:
            program.kill()
    program.wait()
    assert program.stdin
    program.stdin.close()
