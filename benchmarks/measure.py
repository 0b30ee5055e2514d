"""What every benchmark here does alike: one core, several runs in turn, figures kept with the machine's name."""

import json
import os
import platform
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

RESULTS = Path(__file__).parent / "results"
ROUNDS = 3

Counter = Callable[[float], tuple[int, float]]  # plays for so many seconds; returns how many decisions, in what time


def one_core() -> None:
    """Stay on one core, with every library's own threads."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def in_turn(counters: dict[str, Counter], seconds: float) -> dict[str, list[float]]:
    """Measure all of them, then all again: whoever disturbs the machine disturbs everybody alike."""
    rates: dict[str, list[float]] = {name: [] for name in counters}
    for name, counter in counters.items():
        counter(0.2)  # warm
        print(f"  {name} is warm", flush=True)
    for run in range(ROUNDS):
        for name, counter in counters.items():
            count, taken = counter(seconds)
            rates[name].append(count / taken)
        print(f"  round {run + 1} of {ROUNDS} done", flush=True)
    return rates


def until(seconds: float, play: Callable[[int], int]) -> tuple[int, float]:
    """Play games with growing seeds for so many seconds; `play` returns its game's decisions."""
    count, seed, began = 0, 0, time.perf_counter()
    while (taken := time.perf_counter() - began) < seconds:
        count += play(seed)
        seed += 1
    return count, taken


def machine() -> dict[str, Any]:
    """Name the machine, as far as figures depend on it."""
    model = platform.processor()
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            model = line.split(":")[1].strip()
            break
    return {"cpu": model, "cores": os.cpu_count(), "python": platform.python_version(), "system": platform.system()}


def versions(*packages: str) -> dict[str, str]:
    """Return the versions of packages, where they are installed."""
    found = {}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found


def summary(rates: list[float]) -> dict[str, Any]:
    """Return the middle and the spread of some runs."""
    return {"median": median(rates), "runs": rates}


def keep(name: str, figures: dict[str, Any]) -> None:
    """Write figures beside those of other days."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}.json"
    path.write_text(json.dumps({"date": time.strftime("%Y-%m-%d"), "machine": machine(), **figures}, indent=1) + "\n")
    print(f"written: benchmarks/results/{path.name}")
