"""The one place that knows Numba. A rule is an ordinary function that also compiles.

Compiled code is cached in the user's cache folder, in a folder named after the sources it came from, so it can
never be stale: Numba itself does not notice that a called function or a table in another file has changed.
"""

import contextlib
import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import numpy as np
from platformdirs import user_cache_path

P = ParamSpec("P")
R = TypeVar("R")

HOME = Path(__file__).resolve().parent.parent
COMPILED_ROOMS = ("core", "games", "bots")  # the rooms that hold compiled functions
KEPT_CACHES = 4  # of older sources, so that going back and forth between two versions stays quick


def digest_of_sources() -> str:
    """Name the exact code that compiled rules are made of."""
    digest = hashlib.sha256(sys.version.encode())
    for room in COMPILED_ROOMS:
        for path in sorted((HOME / room).rglob("*.py")):
            digest.update(path.relative_to(HOME).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where the compiled rules of exactly these sources lie; the oldest caches of others are cleared away."""
    caches = Path(os.environ.get("TIANXIA_CACHE") or user_cache_path("tianxia")) / "compiled"
    folder = caches / digest_of_sources()
    try:
        if not folder.exists():
            older = sorted(caches.iterdir(), key=lambda path: path.stat().st_mtime) if caches.exists() else []
            for path in older[:-KEPT_CACHES]:
                shutil.rmtree(path, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        pass  # a home that cannot be written: Numba then falls back on a folder of its own
    return folder


os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))

import numba  # noqa: E402  # it reads the variable above when imported
from numba import types  # noqa: E402

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"
if INTERPRETED:
    # The generator's unsigned words are meant to wrap round. Positions hand out Python's integers, which do not.
    np.seterr(over="ignore")


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function`; its type, name and docstring stay what they were.

    Functions from elsewhere are compiled afresh at every start: only our own sources are in the name of the cache.
    """
    ours = Path(function.__code__.co_filename).resolve().is_relative_to(HOME)
    return cast("Callable[P, R]", numba.njit(cache=ours, nogil=True)(function))


Progress: TypeAlias = Callable[[str, int, int], None]  # is told a title, how many rules are done, of how many


def show_progress(title: str, done: int, count: int) -> None:
    """Show a person who waits at a terminal how far the compiling is."""
    if sys.stderr.isatty():
        bar = "█" * (20 * done // count) + "·" * (20 - 20 * done // count)
        end = "\r\033[K" if done == count else ""
        sys.stderr.write(f"\r{title}: first start, translating the rules for this computer {bar} {done}/{count}{end}")
        sys.stderr.flush()


def compile_all(
    title: str, name: str, jobs: "list[tuple[Callable[..., object], Any]]", progress: Progress | None
) -> None:
    """Compile functions for the types they will be called with, or load them from the cache.

    Only the first time is worth a person's while to watch, and a mark in the cache tells which time it is.
    """
    if INTERPRETED:
        return
    mark = Path(os.environ["NUMBA_CACHE_DIR"]) / f"{name}.compiled"
    tell = (lambda *_: None) if mark.exists() else progress or show_progress
    for done, (function, signature) in enumerate(jobs):
        tell(title, done, len(jobs))
        cast("Any", function).compile(signature)
    tell(title, len(jobs), len(jobs))
    with contextlib.suppress(OSError):
        mark.touch()


def with_rules(function: Callable[P, R], signature: Any) -> Callable[P, R]:
    """Compile a function that is handed rules, for one game's: so it can be cached, and calls them at full speed."""
    if INTERPRETED:
        return function
    return cast("Callable[P, R]", numba.njit(signature, cache=True, nogil=True)(function))


def record_type(dtype: "np.dtype[Any]") -> Any:
    """Numba's name for one position of this layout."""
    return numba.from_dtype(dtype)


def function_type(result: Any, *arguments: Any) -> Any:
    """Numba's name for a rule that is handed to another function: compiled once, called at full speed."""
    return types.FunctionType(result(*arguments))


NOTHING, WHOLE, YES_OR_NO = types.void, types.int64, types.boolean
ACTIONS, WEIGHTS, WORDS, PLANES = types.int32[::1], types.int32[::1], types.uint64[::1], types.float32[::1]
