"""The games, a folder each. They know core and not each other.

`tianxia.games()` names them. Python puts this folder in the place of that function as soon as one of the games is
loaded, so the folder can be called too.
"""

import sys
from types import ModuleType

from tianxia.core import registry


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
