"""`tianxia verify`: whether records are what they claim to be, one line for each file."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from tianxia.cli.frame import Parser, Refusal, Screen, compile_rules, named_game, progress
from tianxia.core.errors import TianxiaError
from tianxia.core.words import Words

BROKEN = 2  # exit status


def add(parser: Parser, words: Words) -> None:
    """Take files and folders."""
    parser.what.add_argument("files", metavar="FILE", type=Path, nargs="+", help=words.say("cli.option.files"))


def run(given: Namespace, screen: Screen) -> int:
    """Check each record."""
    files = list(every_file(given.files))
    status = 0
    checked: list[dict[str, Any]] = []
    try:
        with progress(len(files)) if screen.json else nullcontext() as show:  # lines that appear show progress enough
            for path in files:
                found = check(path, screen)
                status = max(status, found.pop("status"))
                checked.append(found)
                if show:
                    show(len(checked), path.name)
                else:
                    print(f"{path}: {found['text']}", flush=True)
    finally:  # also when somebody has had enough: what was checked, was checked
        if screen.json:
            screen.data(checked)
        elif len(files) > 1:
            good = sum(one["ok"] for one in checked)
            print(screen.say("cli.verify.folder", good=good, count=len(checked)))
    return status


def every_file(paths: list[Path]) -> Iterator[Path]:
    """List the files, and in folders the records."""
    for path in paths:
        if path.is_dir():
            inside = sorted(path.glob("*.json"))
            if not inside:
                raise Refusal("cli.error.no-records", path=path)
            yield from inside
        else:
            yield path


def check(path: Path, screen: Screen) -> dict[str, Any]:
    """Check one record."""
    from tianxia.core import record

    told: dict[str, Any] = {"file": str(path), "ok": False, "line": None}
    try:
        found = record.load(path)
        compile_rules(named_game(found.game), screen)
        found.verify()
    except OSError as error:
        return told | {
            "status": BROKEN,
            "text": screen.say("cli.error.file", path=path.name, reason=error.strerror),
        }
    except TianxiaError as error:
        return told | {"status": BROKEN, "line": getattr(error, "line", None), "text": screen.told(error)}
    message = "cli.verify.ok" if found.seed is not None else "cli.verify.unsealed"
    text = screen.say(message, n=len(found.moves))
    return told | {"ok": True, "status": 0, "text": text, "game": found.game, "moves": len(found.moves)}
