"""`replace`, as rules ask for it: a game and its cities are changed at every small step."""

from dataclasses import replace as replace_anything
from typing import Any, TypeVar

T = TypeVar("T")


def replace(value: T, /, **fields: Any) -> T:
    """A frozen value with some of its fields changed, as `dataclasses.replace` makes it.

    That one asks for each of the 36 fields of a game in Python, which was a tenth of all that a
    check of every pack takes; a value without slots and `__post_init__` is copied as a whole.
    TypeError for what is no field.
    """
    held = getattr(value, "__dict__", None)
    if held is None or hasattr(value, "__post_init__"):
        return replace_anything(value, **fields)  # type: ignore[type-var]  # a dataclass
    if not fields.keys() <= held.keys():
        raise TypeError(f"no fields of {value.__class__.__name__}: {fields.keys() - held.keys()}")
    changed = object.__new__(value.__class__)
    changed.__dict__.update(held, **fields)
    return changed
