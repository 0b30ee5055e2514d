"""Playing in the terminal: over ssh, with a screen reader, or because one likes it.

Whoever plays sees their seat's view and nothing else. The game's board draws it; all else here works for any game.
"""

import contextlib
import getpass
import os
import re
import secrets
import shlex
import shutil
import signal
import sys
import textwrap
import time
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from types import FrameType

from platformdirs import user_data_path
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tianxia.bots.levels import LEVELS, bot
from tianxia.bots.plain import Bot
from tianxia.bots.process import Process
from tianxia.bots.search import Candidate, Manner, Search
from tianxia.cli.boards import (
    ASKED,
    CROWN,
    LEADING,
    NUMBER,
    PIECE,
    QUIET,
    Board,
    Menu,
    board_of,
    in_our_words,
    seat_mark,
)
from tianxia.cli.rules import unmarked
from tianxia.core import record as records
from tianxia.core.compiled import Progress
from tianxia.core.errors import IllegalAction, TianxiaError
from tianxia.core.fields import CHANCE
from tianxia.core.game import Game
from tianxia.core.notes import Told
from tianxia.core.saying import log_lines, say
from tianxia.core.state import State
from tianxia.core.words import Paragraph, Words, paragraph_of, words

NARROWEST = 40
LONGEST_NAME = 14
LONGEST_LINE = 120  # no move is longer, nor any number worth reading
ADVISER = Manner(iterations=None, seconds=1.0)  # who gives hints
THOUGHT_OF, MOST_HINTS = 0.1, 5  # moves that were tried less than so much of the best, or come later, are not named
CLOSE_CALL = 0.8  # a move that was tried nearly as often as the best is about as good
NOBODYS_NAMES = {"admin", "debian", "guest", "nobody", "pi", "root", "ubuntu", "user"}  # of machines, not of people
HEADINGS = (".log.turn", ".log.month", ".log.round")  # log lines that open a new part
HANGING_UP = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
LINK = re.compile(r"\[(.*?)\]\(#(.*?)\)")


NOT_KEPT = 1  # exit status, where somebody has left and the game could not be saved


class Left(Exception):
    """Whoever plays has left, or the line has gone dead."""


def play(
    game: Game,
    seats: int,
    settings: dict[str, object],
    seed: int | None,
    lang: str,
    record: Path | None = None,
    opponents: Sequence[str] = (),
    *,
    plain: bool = False,
) -> int:
    """Play a game at the first seat in the terminal, against bots of these names; `record` is a game to play on."""
    said = words(lang)
    if not sys.stdin.isatty():
        print(said.say("terminal.no-terminal"), file=sys.stderr)
        return 2
    luck = secrets.randbits(64) if seed is None else seed
    against = {seat: bot(name, luck + seat) for seat, name in enumerate(opponents, 1)}
    progress = progress_in(said, plain=plain)
    game.compile(progress)
    for each in against.values():
        if isinstance(each, Search):
            each.prepare(game, progress)
    players: Sequence[str] = ()
    if record is not None:
        saved = records.load(record)
        state, players = saved.replay(), saved.players
        game = state.game
    else:
        state = State.new(game, seats, seed, "seeded", settings)
    table = Sitting(state, players or names(said, opponents), said, record, plain=plain)
    table.opponents = against
    return table.run()


def names(said: Words, opponents: Sequence[str]) -> list[str]:
    """Name the one who plays as the machine does, if it knows a name, and the others by what they are."""
    try:
        me = getpass.getuser()
    except (KeyError, OSError):
        me = ""
    if me.lower() in NOBODYS_NAMES or not me.isalpha() or len(me) > LONGEST_NAME:
        me = said.say("terminal.me")
    return [me[:1].upper() + me[1:], *(f"{title_of(said, each)} {seat}" for seat, each in enumerate(opponents, 2))]


def title_of(said: Words, name: str) -> str:
    """Name a bot as people read it: its level, its class, or its program."""
    level = name if name.isdecimal() else str([*LEVELS, name].index(name) + 1)
    message = f"bot.{level}-name" if int(level) <= len(LEVELS) else f"terminal.bot-{name}"
    if said.knows(message):
        return said.say(message)
    path, _, kind = name.rpartition(":")
    return (kind if path.endswith(".py") else Path(name.split(maxsplit=1)[0]).stem)[:LONGEST_NAME]


def progress_in(said: Words, *, plain: bool = False) -> Progress:
    """Return what shows in the reader's language how far the compiling is; plainly, only that it has begun."""
    told: list[str] = []

    def show(title: str, done: int, count: int) -> None:
        if not sys.stderr.isatty():
            return
        columns = shutil.get_terminal_size().columns
        if not told:
            told.append(said.say("cli.compile.first"))
            sys.stderr.write(textwrap.fill(told[0], columns) + "\n")
        text = said.say("cli.compile.progress", game=title, done=done, count=count)
        cells = max(0, min(20, columns - 2 - len(text)))
        text = f"{'█' * (cells * done // count):·<{cells}} {text}"
        if not plain and os.environ.get("TERM") != "dumb":
            sys.stderr.write("\r\033[K" + (text if done < count else ""))
        sys.stderr.flush()

    return show


class Sitting:
    """A game in the terminal, and the one who plays it."""

    def __init__(
        self, state: State, players: Sequence[str], said: Words, kept: Path | None = None, *, plain: bool = False
    ) -> None:
        self.state = state
        self.game = state.game
        self.me = 0
        self.players = players
        self.words = said
        self.board: Board = board_of(self.game.name)
        self.opponents: dict[int, Bot] = {}
        self.adviser = Search(ADVISER)
        self.kept = kept  # the file that the game is saved in
        self.heard = 0  # log lines that have been read
        self.console = Console(highlight=False, soft_wrap=False)
        self.plain = plain or self.console.is_dumb_terminal
        self.menu = Menu([], "", [])
        self.vocabulary = {bare(theirs): ours for theirs, ours in self.board.vocabulary(said).items()}
        self.commands: dict[str, Callable[[], object]] = {
            "u": self.undo,
            "l": self.log,
            "t": self.table,
            "i": self.hint,
            "h": self.quick,
            "r": self.quick,
            "s": self.keep,
            "q": self.leave,
            "v": self.verify,
        }

    # ------------------------------------------------------------ The game

    def run(self) -> int:
        """Play until the game is over, or somebody has had enough. Whatever happens, nothing is lost."""
        with contextlib.suppress(ImportError):  # where there is one, lines can be edited and called back
            import readline  # noqa: F401
        with hanging_up():
            try:
                self.welcome()
                self.play()
                self.finish()
            except BaseException as error:
                hang_up_in_peace()
                with contextlib.suppress(OSError):  # the line may have gone dead
                    if not isinstance(error, Left):
                        print()
                is_kept = self.keep()
                if not isinstance(error, Left | EOFError | KeyboardInterrupt):
                    raise
                return 0 if is_kept else NOT_KEPT
        return 0

    def play(self) -> None:
        """Ask whoever is to decide, until nobody is."""
        while not self.state.over:
            seat = self.state.seat
            assert seat is not None
            if seat == self.me:
                self.news()
                self.table()
                self.ask()
            else:
                with self.waiting(seat):
                    action = self.opponents[seat].decide(self.state.view(seat), self.state.actions)
                self.state.play(action)

    def waiting(self, seat: int) -> AbstractContextManager[object]:
        """Say who thinks, where that may take a while."""
        player = self.opponents[seat]
        takes_long = isinstance(player, Process) or (isinstance(player, Search) and player.manner.seconds is not None)
        if not takes_long or self.plain:
            return nullcontext()
        return self.console.status(Text(self.words.say("seat.thinking", name=self.players[seat]), QUIET))

    def ask(self) -> None:
        """Ask the one who plays, and answer, until there is a move."""
        self.question()
        while True:
            line = self.read(self.words.say("terminal.ask"))
            before = len(self.state.moves)
            self.answer(line)
            if len(self.state.moves) != before:
                return

    def question(self) -> None:
        """Say what is to be decided, and what may be done."""
        view = self.state.view(self.me)
        self.menu = self.board.menu(view, self.state.actions, self.words, self.players, self.width)
        prompt = say(self.game, self.game.words.prompt(view.position, self.me), self.words.lang, self.players)
        self.print()
        self.print(Text.assemble(("▌ ", ASKED), (prompt, Style(bold=True))) if not self.plain else prompt)
        self.show(self.menu.drawing, self.menu.lines)
        example = self.spoken(self.menu.actions[min(len(self.menu.actions) - 1, 1)])
        self.print(self.words.say("terminal.how", example=example), QUIET)

    def answer(self, line: str) -> None:
        """Do what was typed: a command, the number of a move, or a move in words."""
        text = line.strip()
        if not text:
            self.question()
        elif text.startswith("?"):
            self.explain(text[1:].strip())
        elif text.lower() in self.commands:
            self.commands[text.lower()]()
        elif text.isdecimal():
            self.play_number(int(text))
        else:
            self.play_words(text)

    def play_number(self, number: int) -> None:
        """Play a move by its number in the list."""
        count = self.menu.last_number
        if 1 <= number <= count:
            self.state.play(self.menu.actions[number - 1])
        else:
            self.print(self.words.say("terminal.no-number", number=str(number), n=count), ASKED)

    def play_words(self, text: str) -> None:
        """Play a move by its notation or the beginning of it; say why, if it is not allowed."""
        found = self.meant(text, self.menu.actions)
        if len(found) == 1:
            self.state.play(found[0])
        elif found:
            moves = ", ".join(self.spoken(action) for action in found[:8])
            self.print(self.words.say("terminal.ambiguous", text=text, moves=moves), ASKED)
        else:
            self.refuse(text)

    def refuse(self, text: str) -> None:
        """Say why this cannot be done now, and which paragraph says so."""
        action = self.meant_at_all(text)
        reason = None if action is None else self.state.refusal(action)
        if reason is None:
            self.print(self.words.say("error.unknown-move", text=text), ASKED)
            self.print(self.words.say("terminal.how", example=self.spoken(self.menu.actions[0])), QUIET)
            return
        said = say(self.game, reason, self.words.lang, self.players)
        self.print(self.words.say("error.illegal", reason=said), ASKED)
        paragraph = paragraph_of(reason.id)
        if paragraph:
            self.print(f"{self.words.say('terminal.paragraph', id=paragraph)} (? {paragraph})", QUIET)

    # ------------------------------------------------------------ Moves in words

    def meant(self, text: str, actions: Sequence[int]) -> list[int]:
        """Return the moves that a text may mean: written out, or each word begun."""
        with contextlib.suppress(TianxiaError):
            action = self.game.parse(self.state.position, self.translated(text))
            if action in actions:
                return [action]
        typed = pieces(text)
        if all(piece.isdecimal() for piece in typed):
            return []
        written = [(action, pieces(self.game.notation(self.state.position, action))) for action in actions]
        found = [action for action, piece in written if self.fits(typed, piece)]
        return found or [action for action, piece in written if self.fits(typed, piece, begun=True)]

    def meant_at_all(self, text: str) -> int | None:
        """Return the move that a text means, allowed now or not."""
        with contextlib.suppress(IllegalAction):
            return int(self.game.parse(self.state.position, self.translated(text)))
        found = self.meant(text, range(self.game.num_actions))
        return found[0] if found else None

    def fits(self, typed: Sequence[str], written: Sequence[str], *, begun: bool = False) -> bool:
        """Whether each piece typed begins a piece of a notation, in order. Words may be left out, numbers may not.

        If the move is only `begun`, the end may be missing as well.
        """
        at = 0
        for piece in written:
            if at < len(typed) and self.begins(typed[at], piece):
                at += 1
            elif piece.isdecimal():
                return begun and at == len(typed)
        return at == len(typed)

    def begins(self, typed: str, piece: str) -> bool:
        """Whether a word typed begins a word of the notation, or what that is called in the reader's language."""
        if piece.isdecimal() or typed.isdecimal():
            return typed == piece
        return piece.startswith(typed) or any(
            ours == piece and theirs.startswith(typed) for theirs, ours in self.vocabulary.items()
        )

    def translated(self, text: str) -> str:
        """Put the notation's words for the reader's."""
        spoken = bare(text)
        for theirs in sorted(self.vocabulary, key=len, reverse=True):
            spoken = re.sub(rf"\b{re.escape(theirs)}\b", self.vocabulary[theirs], spoken)
        return spoken

    def spoken(self, action: int) -> str:
        """Write a move with the reader's words; it is understood like that."""
        return self.in_our_words(self.game.notation(self.state.position, action))

    def in_our_words(self, notation: str) -> str:
        """Put the reader's words for the notation's."""
        return in_our_words(notation, self.board, self.words)

    # ------------------------------------------------------------ Commands

    def undo(self) -> None:
        """Take the last move back, if nobody has learnt anything from it."""
        if self.state.over:
            self.print(self.words.say("terminal.over"), ASKED)
        elif self.state.may_undo(self.me):
            told = len(self.state.told(self.me))
            before = self.state.copy()
            move = before.moves[-1].action
            self.state.undo()
            self.heard = min(self.heard, told, len(self.state.told(self.me)))
            self.print(self.words.say("undo.done-you", move=self.spoken(move)))
        else:
            self.print(self.no_undo(), ASKED)

    def no_undo(self) -> str:
        """Say why nothing can be taken back."""
        decided = [move.seat for move in self.state.moves if move.seat != CHANCE]
        if self.me not in decided:
            return self.words.say("undo.no-nothing")
        if decided[-1] != self.me:
            return self.words.say("terminal.no-undo", name=self.players[decided[-1]])
        return self.words.say("undo.no-revealed")

    def hint(self) -> None:
        """Say what somebody strong would consider, who sees no more than you, and how that may go on."""
        if self.state.over:
            self.print(self.words.say("terminal.over"), ASKED)
            return
        self.print(self.words.say("hint.thinking"), QUIET)
        self.adviser.prepare(self.game, progress_in(self.words, plain=self.plain))
        candidates = self.adviser.candidates(self.state.view(self.me), self.state.actions)
        best = candidates[0]
        good = [each for each in candidates if each.share >= CLOSE_CALL * best.share][:3]
        moves = ", ".join(self.spoken(each.action) for each in good)
        self.print(self.words.say("hint.close-call" if good[1:] else "hint.suggest", moves=moves, move=moves))
        thought_of = [each for each in candidates if each.share >= THOUGHT_OF * best.share][:MOST_HINTS]
        table, lines = self.hint_table(thought_of), [self.hint_line(each) for each in thought_of]
        if self.plain or self.console.measure(table).maximum > self.width:
            self.print_lines(lines)
        else:
            self.print(table)
        turns = groupby(best.line, lambda expected: expected.seat)
        line = "; ".join(
            f"{self.players[seat]}: {', '.join(self.in_our_words(move) for _, move in moves)}" for seat, moves in turns
        )
        self.print(self.words.say("terminal.hint-line", moves=line))
        self.print(self.words.say("hint.honest"), QUIET)

    def hint_table(self, candidates: Sequence[Candidate]) -> RenderableType:
        """Show what may come of some moves: how much they were thought of, who wins then, and with how much."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        heads = [self.words.say("terminal.hint-share"), self.words.say("terminal.hint-wins"), *self.players]
        for _ in heads:
            grid.add_column(justify="right")
        grid.add_row("", *(Text(head, QUIET) for head in heads))
        for each in candidates:
            wins = f"{100 * each.winning[self.me]:.0f} %"
            points = (self.rounded(number) for number in each.points)
            grid.add_row(self.spoken(each.action), f"{100 * each.share:.0f} %", wins, *points)
        about = Text(self.words.say("terminal.hint-points"), QUIET)
        return Padding(Group(grid, about), (0, 0, 0, 2))

    def hint_line(self, candidate: Candidate) -> str:
        """Tell what may come of a move."""
        points = (f"{name} {self.rounded(number)}" for name, number in zip(self.players, candidate.points, strict=True))
        return self.words.say(
            "terminal.hint-told",
            move=self.spoken(candidate.action),
            share=round(100 * candidate.share),
            percent=round(100 * candidate.winning[self.me]),
            points=", ".join(points),
        )

    def rounded(self, points: float) -> str:
        """Write expected points, with a true minus."""
        return f"{points:.0f}".replace("-", "−")

    def table(self) -> None:
        """Show the table."""
        view = self.state.view(self.me)
        self.print()
        if self.plain:
            self.show("", self.board.tell(view, self.words, self.players))
        else:
            self.print(self.board.draw(view, self.words, self.players, self.width))

    def news(self) -> None:
        """Tell what has happened since the last decision."""
        told = self.state.told(self.me)
        new, self.heard = told[self.heard :], len(told)
        if new:
            self.print()
            self.tell(new)

    def log(self) -> None:
        """Tell all that has happened."""
        self.tell(self.state.told(self.me))

    def tell(self, told: Sequence[Told]) -> None:
        """Print log lines, each with the mark of whose doing it is."""
        lines = log_lines(self.game, told, self.words.lang, self.players, self.me)
        for (kind, numbers), line in zip(told, lines, strict=True):
            heading = self.game.words.lines[kind].message.endswith(HEADINGS)
            if self.plain:
                self.print(line)
                continue
            seat = numbers.get("player")
            mark = seat_mark(seat) if seat is not None else Text("   ")
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(mark, Text(line, Style(bold=heading)))
            self.print(grid)

    def leave(self) -> None:
        """Leave the table."""
        raise Left

    def verify(self) -> None:
        """Check the record of this game as anybody could."""
        record = records.Record.of(self.state, self.players)
        record.verify()
        self.print(self.words.say("cli.verify.ok", n=len(record.moves)))

    def quick(self) -> None:
        """Show the rules on one page."""
        section = ""
        for line in self.words.quick(self.game.name):
            if line.section != section:
                section = line.section
                self.print()
                self.print(section, Style(bold=True))
            if self.plain:
                self.print(unmarked(line.text))
            else:
                grid = Table.grid(padding=(0, 1, 0, 0))
                grid.add_row(Text("·"), Text(unmarked(line.text)).append(f"  {line.paragraph}", QUIET))
                self.print(grid)

    # ------------------------------------------------------------ Explaining

    def explain(self, topic: str) -> None:
        """Explain what is asked now and what can be typed; or a move, a card, a paragraph."""
        if topic:
            self.explain_topic(topic)
            return
        if not self.state.over:
            prompt = self.game.words.prompt(self.state.view(self.me).position, self.me)
            paragraph = paragraph_of(prompt.id)
            self.show_paragraphs([each for each in self.rules() if each.id == paragraph])
        self.show_commands()

    def explain_topic(self, topic: str) -> None:
        """Explain a move of the list, or else look the topic up in the rules."""
        move = self.move_of(topic)
        found = self.found(topic)
        if move is not None:
            paragraph = self.board.paragraph(self.state.view(self.me), move)
            found = [each for each in self.rules() if each.id == paragraph]
            self.print(self.spoken(move), NUMBER)
        if found:
            self.show_paragraphs(found)
        else:
            self.print(self.words.say("rules.none-found", query=topic), ASKED)
            close = get_close_matches(topic.lower(), [each.title.lower() for each in self.rules()], 3)
            if close:
                self.print(self.words.say("terminal.more", list=", ".join(close)), QUIET)

    def move_of(self, topic: str) -> int | None:
        """Return the move that a topic means: its number in the list, or its notation."""
        if topic.isdecimal():
            number = int(topic)
            return self.menu.actions[number - 1] if 1 <= number <= self.menu.last_number else None
        found = self.meant(topic, self.menu.actions) if re.search(r"\d", topic) else []
        return found[0] if len(found) == 1 else None

    def rules(self) -> Sequence[Paragraph]:
        """Return the rules of this game."""
        return self.words.rules(self.game.name)

    def found(self, topic: str) -> list[Paragraph]:
        """Return the paragraphs on a topic, the closest first."""
        wanted = bare(topic)
        ours = self.vocabulary.get(wanted, wanted)

        def distance(each: Paragraph) -> int | None:
            parts = each.id.split(".")
            title, text = bare(each.title), bare(each.text)
            ways = (
                wanted in {each.id, each.id.partition(".")[2]},
                title == wanted or parts[-1] == ours,
                ours in parts,
                wanted in title,
                len(wanted) > 2 and wanted in text,  # noqa: PLR2004  # shorter ones are in every text
            )
            return ways.index(True) if any(ways) else None

        ranked = [(distance(each), place, each) for place, each in enumerate(self.rules())]
        return [each for rank, _, each in sorted((r, p, e) for r, p, e in ranked if r is not None)]

    def show_paragraphs(self, found: Sequence[Paragraph]) -> None:
        """Show the first of these paragraphs, and name the others."""
        first, *others = found
        others = others[:6]
        self.print()
        self.print(Text.assemble((first.title, Style(bold=True)), (f"  {first.id}", QUIET)))
        if first.text:
            self.print_markdown(first.text)
        else:
            others = [each for each in self.rules() if each.id.startswith(f"{first.id}.")]
        if others:
            self.print(self.words.say("terminal.more", list=", ".join(each.id for each in others)), QUIET)

    def show_commands(self) -> None:
        """List what can be typed."""
        example = self.spoken(self.menu.actions[min(len(self.menu.actions) - 1, 1)]) if self.menu.actions else ""
        about = {
            "1, 2, …": "number", example: "move", "?": "explain", "? 2": "about", "i": "hint", "u": "undo", "l": "log",
            "t": "table", "h": "quick", "s": "save", "v": "verify", "q": "leave",
        }  # fmt: skip
        self.print()
        self.print(self.words.say("terminal.commands"), Style(bold=True))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for typed, command in about.items():
            if not typed:
                continue
            text = self.words.say(f"terminal.command-{command}")
            if self.plain:
                self.print(f"{typed}: {text}")
            grid.add_row(Text(f"  {typed}", NUMBER), text)
        if not self.plain:
            self.print(grid)

    # ------------------------------------------------------------ The beginning and the end

    def welcome(self) -> None:
        """Greet."""
        title = self.words.say(f"{self.game.name}.term.game")
        self.print()
        self.print(Rule(Text(f"天下  {title}", Style(bold=True)), style=QUIET) if not self.plain else title)
        self.print(self.words.say("terminal.welcome", name=self.players[self.me]))

    def finish(self) -> None:
        """Tell how it ended, and offer to keep it."""
        self.news()
        self.table()
        self.print()
        self.print(self.words.say("end.title"), Style(bold=True))
        self.show(self.score_table(), self.score_lines())
        self.print(self.verdict(), LEADING)
        while True:
            line = self.read(self.words.say("terminal.after") + "\n").strip()
            if line.lower() in {"", "q"}:
                return
            if line.startswith("?") or line.lower() in self.commands:
                self.answer(line)
            else:
                self.print(self.words.say("terminal.over"), ASKED)

    def ranking(self) -> list[int]:
        """Return the seats, the best first."""
        standing = self.state.standing
        return sorted(range(self.state.seats), key=lambda seat: -standing[seat])

    def score_table(self) -> RenderableType:
        """Show the points, the best first."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column()
        grid.add_column(justify="right")
        for seat in self.ranking():
            crown = CROWN if seat in self.state.winners else ""
            grid.add_row(seat_mark(seat), self.players[seat], str(self.state.scores[seat]), Text(crown, LEADING))
        return Padding(grid, (0, 0, 0, 2))

    def score_lines(self) -> list[str]:
        """Tell the points, the best first."""
        return [f"{self.players[seat]}: {self.state.scores[seat]}" for seat in self.ranking()]

    def verdict(self) -> str:
        """Say who has won."""
        winners = self.state.winners
        if winners == (self.me,):
            return self.words.say("end.you-win")
        if len(winners) > 1:
            return self.words.say("end.shared", names=self.words.list([self.players[seat] for seat in winners]))
        if not winners:
            return self.words.say("end.nobody")
        name, score = self.players[winners[0]], self.state.scores[winners[0]]
        return self.words.say("end.winner", name=name, score=self.words.say("common.points", n=score))

    def keep(self) -> bool:
        """Save the game, and say where it is and how to go on; say so if that cannot be done."""
        path = self.kept or new_file(self.game.name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            records.Record.of(self.state, self.players).save(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                self.print(self.words.say("cli.error.write", path=path, reason=error.strerror or error), ASKED)
            return False
        self.kept = path
        with contextlib.suppress(OSError):  # the line may have gone dead
            print(self.words.say("terminal.saved", path=path))  # whole, to be copied
            if not self.state.over:
                command = f"tianxia play --load {shlex.quote(str(path))}"
                print(self.words.say("terminal.go-on", command=command))
        return True

    # ------------------------------------------------------------ Printing and reading

    @property
    def width(self) -> int:
        """How many columns there are."""
        return max(NARROWEST, self.console.width)

    def print(self, what: RenderableType = "", style: Style | None = None) -> None:
        """Print text as it is, or a drawing."""
        if isinstance(what, str):
            what = Text(what)
        if isinstance(what, Text) and self.plain:
            self.print_lines([what.plain])
        else:
            self.console.print(what, style=style)

    def print_lines(self, lines: Sequence[str]) -> None:
        """Print plain lines, broken between words."""
        for line in lines:
            print(textwrap.fill(line, self.width, break_long_words=False, break_on_hyphens=False))

    def show(self, drawing: RenderableType, lines: Sequence[str]) -> None:
        """Print a drawing, or the lines that tell the same."""
        if self.plain:
            self.print_lines(lines)
        else:
            self.print(drawing)

    def print_markdown(self, text: str) -> None:
        """Print a paragraph of the rules; links become ids that can be asked for."""
        linked = LINK.sub(r"\1 (\2)", text)
        if self.plain:
            bare_text = re.sub(r"\*|^\|[-|]+\|\n|^\| | \|$", "", linked, flags=re.MULTILINE).replace(" | ", ", ")
            self.print_lines(bare_text.splitlines())
        else:
            self.print(Padding(Markdown(linked), (0, 0, 0, 2)))

    def read(self, prompt: str) -> str:
        """Read a line."""
        sys.stdout.flush()
        try:
            line = input(f"{prompt}> ")
        except UnicodeDecodeError:  # a key that is no letter in any language
            return "?"
        return line.encode("utf8", "replace").decode("utf8")[:LONGEST_LINE]


def pieces(text: str) -> list[str]:
    """Split a move into its words and numbers."""
    return PIECE.findall(bare(text))


def bare(text: str) -> str:
    """Return a text in small letters without accents, as somebody in a hurry types."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def new_file(game: str) -> Path:
    """Name a new file among the user's games; two tables that are left in the same second have two names."""
    folder = Path(os.environ.get("TIANXIA_DATA") or user_data_path("tianxia")) / "games"
    return folder / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(2)}.json"


@contextlib.contextmanager
def hanging_up() -> Iterator[None]:
    """Take the end of the line, or of the machine, for leaving: the game is saved."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        hang_up_in_peace()
        raise Left

    before = {number: signal.signal(number, leave) for number in HANGING_UP}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def hang_up_in_peace() -> None:
    """A terminal that closes may say so several times, and in several ways: none may disturb the saving."""
    for number in HANGING_UP:
        signal.signal(number, signal.SIG_IGN)
