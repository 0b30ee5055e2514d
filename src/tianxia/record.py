"""Game records: `tianxia.record.load(path).replay()`."""

from tianxia.core.record import Record, Result, load, loads, seal

__all__ = ["Record", "Result", "load", "loads", "seal"]
