"""Options as data: declared once per game, read by the API, the command line, the lobby and the record."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from tianxia.core.errors import BadOption, choices, shown

Value: TypeAlias = str | int | bool
Settings: TypeAlias = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One thing that a table agrees on before the game. Its texts are the messages `option.<name>…`."""

    name: str
    default: Value
    values: tuple[Value, ...]

    def read(self, given: object) -> Value:
        """Return the value that was meant: a value itself, or its text as typed on a command line."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
        if isinstance(given, str):
            wanted = {"on": "true", "yes": "true", "off": "false", "no": "false"}.get(given.lower(), given.lower())
            for value in self.values:
                if given.lower() == str(value).lower() or (isinstance(value, bool) and wanted == str(value).lower()):
                    return value
        message = f"{self.name} cannot be {shown(given)}: {choices(given, self.values)}"
        raise BadOption(message)

    def encode(self, value: Value) -> tuple[int, ...]:
        """Return the numbers that stand for a value in the rules: here its place among the values."""
        return (self.values.index(value),)


def read_settings(options: tuple[Option, ...], given: Mapping[str, object]) -> Settings:
    """Return a value for every option; an unknown name or value is refused."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            there_is = choices(name, known) if known else "This game has none."
            message = f"there is no option {shown(name)}: {there_is}"
            raise BadOption(message)
    return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}
