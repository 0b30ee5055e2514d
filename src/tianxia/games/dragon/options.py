"""What a table agrees on before the game, and where it stands among the numbers that `setup` reads (dragon.option)."""

from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise

from tianxia.core.codec import label
from tianxia.core.errors import BadOption, choices, shown
from tianxia.core.options import Option, Value
from tianxia.games.dragon.tables import EDITIONS, EVENT_COPIES, MONTHS, PEACEFUL, Event, Super

EVENTS_DRAWN = MONTHS - PEACEFUL


class Setting(IntEnum):
    """The numbers that `setup` reads, in the order of the options."""

    EDITION = 0
    GREAT_WALL = 1
    SUPER_EVENT = 2
    START_SEAT = 3
    FINAL_WALL = 4
    MONTH7_DECAY = 5
    EVENT_ROW = 6  # and the nine that follow


SUPER_EVENTS = ("off", "random", "agreed")  # and then the ten by name
OFF, RANDOM, AGREED = range(len(SUPER_EVENTS))
DECAYS = ("after", "before", "both")
AFTER, BEFORE, BOTH = range(len(DECAYS))


@dataclass(frozen=True)
class EventRow(Option):
    """dragon.option.row: random, or the ten events of months 3 to 12 by name, as people replay a famous row."""

    def read(self, given: object) -> Value:
        """Return the row as it is written down, or say why it cannot be."""
        if not isinstance(given, str):
            return super().read(given)
        names = given.lower().replace(",", " ").split()
        if names in ([], [self.default]):
            return super().read(given.strip())
        if names[:PEACEFUL] == [label(Event.PEACE)] * PEACEFUL:
            del names[:PEACEFUL]
        known = [label(event) for event in Event if event != Event.PEACE]
        for name in names:
            if name not in known:
                self.refuse(f"there is no event {shown(name)}: {choices(name, known)}")
        if len(names) != EVENTS_DRAWN:
            self.refuse(f"it names {EVENTS_DRAWN} events, for months {PEACEFUL + 1} to {MONTHS}, not {len(names)}.")
        for name in known:
            if names.count(name) != EVENT_COPIES:
                self.refuse(f"each event comes {EVENT_COPIES} times, {name} {names.count(name)}.")
        for place, (name, following) in enumerate(pairwise(names)):
            if name == following:
                month = place + PEACEFUL + 1
                self.refuse(f"{name} cannot come twice running, in months {month} and {month + 1}.")
        return " ".join(names)

    def refuse(self, reason: str) -> None:
        """Say why this is no year."""
        message = f"{self.name} cannot be this row: {reason}"
        raise BadOption(message)

    def encode(self, value: Value) -> tuple[int, ...]:
        """Return the events of months 3 to 12 as numbers, or zeros."""
        if value == self.default:
            return (0,) * EVENTS_DRAWN
        return tuple(Event[name.upper()] for name in str(value).split())


OPTIONS = (
    Option("edition", EDITIONS[0], EDITIONS),
    Option("great_wall", False, (False, True)),  # the default
    Option("super_event", "off", (*SUPER_EVENTS, *(label(event) for event in Super if event != Super.NONE))),
    Option("start_seat", 0, ("random", 0, 1, 2, 3, 4)),
    Option("final_wall", "after_round", ("after_round", "in_event")),
    Option("month7_decay", "after", DECAYS),
    EventRow("event_row", "random", ("random",)),
)
