"""The one place that knows Numba. A rule is an ordinary function that also compiles.

Numba does not notice that a called function or a table in another file has changed. So compiled code is cached in the
user's cache folder under the name of the very sources that it came from, and can never be stale. A game is made of core
and its own folder; a change in one game leaves the others compiled.
"""

import contextlib
import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core import config
from numba.core.caching import IndexDataCacheFile
from platformdirs import user_cache_path

from tianxia.core.variants import variant_of

P = ParamSpec("P")
R = TypeVar("R")

HOME = Path(__file__).resolve().parent.parent
CACHES = Path(os.environ.get("TIANXIA_CACHE") or user_cache_path("tianxia")) / "compiled"
KEPT_CACHES = 4  # of each room's older sources, so that going back and forth between two versions stays quick

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"


def let_words_wrap() -> None:
    """Let unsigned words wrap round in this thread, as the generator means it; positions hand out Python's integers."""
    if INTERPRETED:
        np.seterr(over="ignore")


let_words_wrap()


def room_of(function: Callable[..., object]) -> str | None:
    """Return the room of the house that a function lives in ("core", "games/wall"), or nothing if it is not ours."""
    path = Path(function.__code__.co_filename).resolve()
    if not path.is_relative_to(HOME):
        return None
    parts = path.relative_to(HOME).parts
    room = "/".join(parts[:2] if parts[0] == "games" else parts[:1])
    return room if path in sources_of(room) else None


@cache
def sources_of(room: str) -> tuple[Path, ...]:
    """Return the files that rules of a room come from, maps and other data among them.

    What core keeps in a folder of its own uses rules only.
    """
    inside = (HOME / room).glob("*.py" if room == "core" else "**/*.*")
    return tuple(sorted(path for path in inside if path.suffix not in {".pyc", ".md"}))


def digest_of_sources(room: str) -> str:
    """Name the exact code that the compiled functions of a room are made of: core's and its own."""
    settings = f"{sys.version} {numba.__version__} {config.BOUNDSCHECK} {config.OPT}"  # type: ignore[attr-defined]
    digest = hashlib.sha256((settings + variant_of(room)).encode())
    for folder in sorted({"core", room}):
        for path in sources_of(folder):
            digest.update(path.relative_to(HOME).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_of(room: str) -> Path | None:
    """Where the compiled functions of a room lie; the oldest caches of its earlier sources are cleared away.

    Nowhere, in a home that cannot be written: each start then compiles, for the folders that Numba would choose itself
    are not named after the sources.
    """
    folder = CACHES / ("variants" if variant_of(room) else "") / room / digest_of_sources(room)
    try:
        if not folder.exists() and folder.parent.exists():
            older = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime)
            for path in older[: 1 - KEPT_CACHES]:
                shutil.rmtree(path, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function`; its type, name and docstring stay what they were."""
    return _compiled(function, room_of(function))


def _compiled(function: Callable[P, R], room: str | None) -> Callable[P, R]:
    """Compile a function, with the cache of its room; one from elsewhere afresh, for we cannot name its sources."""
    folder = None if room is None else cache_of(room)
    if folder is not None:
        config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    dispatcher = cast("Any", numba.njit)(cache=folder is not None, nogil=True)(function)
    if folder is not None and not INTERPRETED:
        kept = dispatcher._cache  # noqa: SLF001  # Numba has no public way to say how files are named
        files = cast("Any", _CodeFiles)
        kept._cache_file = files(kept.cache_path, kept._impl.filename_base, source_stamp=None)  # noqa: SLF001
    return cast("Callable[P, R]", dispatcher)


class _CodeFiles(IndexDataCacheFile):
    """One file for each signature, named after it.

    Numba numbers them and keeps an index. Two processes that compile at the same time may then give one number to two
    signatures, and later one of these would run the other's code.
    """

    def save(self, key: object, data: object) -> None:
        """Keep the code of a signature, and the signature itself beside it, if there is room."""
        with contextlib.suppress(OSError):
            self._save_data(self._name_of(key), (key, data))  # type: ignore[no-untyped-call]

    def load(self, key: object) -> object:
        """Return the code of a signature, or nothing."""
        with contextlib.suppress(Exception):  # cut off, damaged, not there: whatever it is, it is compiled anew
            found, data = self._load_data(self._name_of(key))  # type: ignore[no-untyped-call]
            return data if found == key else None
        return None

    def _name_of(self, key: object) -> str:
        return f"{self._index_name.removesuffix('nbi')}{hashlib.sha256(repr(key).encode()).hexdigest()[:16]}.nbc"


def _name_by_fields(record: Any) -> tuple[str, tuple[str]]:
    return type(record).__name__, (hashlib.sha256(record.name.encode()).hexdigest()[:16],)


# In the name of a compiled function Numba calls a kind of record by its place among all types that the process has met.
# What two processes compiled may then bear one name for different positions, and loaded together one runs the other.
cast("Any", types.Record).mangling_args = property(_name_by_fields)


Progress: TypeAlias = Callable[[str, int, int], None]  # is told a title, how many rules are done, of how many


def show_progress(title: str, done: int, count: int) -> None:
    """Show a person who waits at a terminal how far the compiling is."""
    if sys.stderr.isatty():
        bar = "█" * (20 * done // count) + "·" * (20 - 20 * done // count)
        end = "\r\033[K" if done == count else ""
        sys.stderr.write(f"\r{title}: first start, translating the rules for this computer {bar} {done}/{count}{end}")
        sys.stderr.flush()


def compile_all(
    title: str, jobs: "list[tuple[Callable[..., object], Any]]", purpose: str, progress: Progress | None
) -> None:
    """Compile functions for the types they will be called with, or load them from the cache.

    Only the first time is worth a person's while to watch, and a mark in the cache tells which time it is.
    """
    if INTERPRETED:
        return
    room = room_of(cast("Any", jobs[0][0]).py_func)
    folder = None if room is None else cache_of(room)
    mark = None if folder is None else folder / f"compiled for {purpose}"
    tell = (lambda *_: None) if mark and mark.exists() else progress or show_progress
    for done, (function, signature) in enumerate(jobs):
        tell(title, done, len(jobs))
        cast("Any", function).compile(signature)
    tell(title, len(jobs), len(jobs))
    if mark:
        with contextlib.suppress(OSError):
            mark.touch()


def with_rules(function: Callable[P, R], signature: Any) -> Callable[P, R]:
    """Compile a function that is handed rules, for one game's: so it can be cached, and calls them at full speed."""
    if INTERPRETED:
        return function
    dispatcher = _compiled(function, room_of(function))
    cast("Any", dispatcher).compile(signature)
    cast("Any", dispatcher).disable_compile()
    return dispatcher


def record_type(dtype: "np.dtype[Any]") -> Any:
    """Numba's name for one position of this layout."""
    return numba.from_dtype(dtype)


def function_type(result: Any, *arguments: Any) -> Any:
    """Numba's name for a rule that is handed to another function: compiled once, called at full speed."""
    return types.FunctionType(result(*arguments))


NOTHING, WHOLE, REAL, YES_OR_NO = types.void, types.int64, types.float64, types.boolean
TABLE = types.int32[:, ::1]
ACTIONS, WEIGHTS, WORDS, PLANES = types.int32[::1], types.int32[::1], types.uint64[::1], types.float32[::1]
POINTS = types.float64[::1]
