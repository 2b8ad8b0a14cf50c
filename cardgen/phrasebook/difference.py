"""Two powers compared part by part, each difference at its path."""

from collections.abc import Iterator
from dataclasses import is_dataclass, replace
from typing import Any

from cardgen.phrasebook.declared import Power
from cardgen.phrasebook.meaning import Path, names
from cardgen.phrasebook.verdict import Difference


def settled(value: Any) -> Any:
    """A value with lists of words in one order: `[blue, red]` says the same as `[red, blue]`."""
    if isinstance(value, tuple):
        parts = tuple(map(settled, value))
        if all(isinstance(part, str) for part in parts):
            parts = tuple(sorted(parts))
        return value if parts == value else parts
    changed: dict[str, Any] = {}
    for name in names(value.__class__):
        before = getattr(value, name)
        after = settled(before)
        if after is not before:
            changed[name] = after
    return replace(value, **changed) if changed else value


def differences(declared: Power, said: Power) -> tuple[Difference, ...]:
    """What is different, in the order of the declared power; paths are those of what is said.

    Abilities are held side by side; where there are more on one side, equal ones find each other.
    """
    if len(declared) == len(said):
        return tuple(_parts((), _as_said(declared, said), said))
    return tuple(_unpaired(declared, said))


def _as_said(declared: Power, said: Power) -> Power:
    """A power in the order in which it is said, as far as that order means nothing.

    What happens at different moments may be told in any order, and so may what happens at one
    moment, unless some of it is optional: a choice comes after what it is made of.
    """
    left = list(declared)
    found: list[Any] = []
    for other in said:
        same = [one for one in left if _moment(one) == _moment(other)]
        if not same:
            return declared
        free = other in same and not any(getattr(one, "optional", False) for one in same)
        found.append(other if free else same[0])
        left.remove(found[-1])
    return tuple(found)


def _moment(one: Any) -> Any:
    return getattr(one, "when", None)


def _unpaired(declared: Power, said: Power) -> Iterator[Difference]:
    left = list(declared)
    for place, ability in enumerate(said):
        if ability in left:
            left.remove(ability)
        else:
            yield Difference((place,), None, ability)
    yield from (Difference((len(said),), ability, None) for ability in left)


def _parts(path: Path, declared: Any, said: Any) -> Iterator[Difference]:
    if declared == said:
        return
    if isinstance(declared, tuple) and isinstance(said, tuple) and _abilities(declared, said):
        for place, (one, other) in enumerate(zip(declared, said, strict=True)):
            yield from _parts((*path, place), one, other)
    elif is_dataclass(declared) and declared.__class__ is said.__class__:
        for name in names(said.__class__):
            yield from _parts((*path, name), getattr(declared, name), getattr(said, name))
    else:
        yield Difference(path, declared, said)


def _abilities(declared: tuple[Any, ...], said: tuple[Any, ...]) -> bool:
    return len(declared) == len(said) and all(map(is_dataclass, (*declared, *said)))
