"""The folder of effects: a file `build_from.py` holds class `BuildFrom` for the key `build from`.

Each file is imported when a card first uses it; one that cannot be imported stops the program.
"""

import os
import sys
from functools import cache
from importlib import import_module

from cardgen.effects.power.ability import Effect
from cardgen.loading.schema import attribute

FOLDER = os.path.dirname(os.path.dirname(__file__))


@cache
def actions() -> frozenset[str]:
    """Every action key: the names of the files, with spaces."""
    names = (os.path.splitext(name) for name in os.listdir(FOLDER) if name[0] not in "_.")
    return frozenset(stem.replace("_", " ") for stem, ending in names if ending == ".py")


@cache
def effect(action: str) -> type[Effect]:
    """The class that defines an action."""
    module = import_module(f"cardgen.effects.{attribute(action)}")
    found: type[Effect] = getattr(module, class_name(action))
    return found


def purpose(action: str) -> str:
    """What an action is, in a few words: the first line of its file."""
    return str(sys.modules[effect(action).__module__].__doc__).strip().rstrip(".")


def class_name(action: str) -> str:
    """`build from` → `BuildFrom`."""
    return "".join(word.capitalize() for word in action.split())
