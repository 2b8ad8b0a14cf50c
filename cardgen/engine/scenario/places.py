"""Where in a scenario file something is said, by the path that leads to it.

A key passes through a list of maps to the one that has it; a map by Age leads on to its Age.
"""

from typing import Any

from cardgen.loading.ages import AGE_KEYS
from cardgen.loading.report import Where
from cardgen.model.ages import AGES
from cardgen.model.located import Map, Seq
from cardgen.model.place import Place

Step = str | int


def place(entry: Map, *path: Step, age: str) -> Place:
    """Where the value at `path` stands, as far as the path leads."""
    return entry.place(*_followed(entry, path, age))


def key_place(entry: Map, *path: Step, age: str) -> Place:
    """Where the last key that is written of `path` stands."""
    *above, last = _followed(entry, path, age)
    here: Any = entry
    for step in above:
        here = here[step]
    return Where(here, last).key_place


def told_at(entry: Map, *path: Step, age: str) -> bool:
    """Whether the whole path is written there."""
    return path[-1] in _followed(entry, path, age)[len(path) - 1 :]


def _followed(entry: Map, path: tuple[Step, ...], age: str) -> tuple[Step, ...]:
    """The steps that lead from value to value, those through lists and Ages put in."""
    here: Any = entry
    whole: list[Step] = []
    for step in (*path, None):
        between = _between(here, step, age)
        if between is not None:
            whole.append(between)
            here = here[between]
        if step is None or not _holds(here, step):
            break
        whole.append(step)
        here = here[step]
    return tuple(whole)


def _between(here: Any, step: Step | None, age: str) -> Step | None:
    """What leads through a map by Age, or through a list to the map that holds a key."""
    if isinstance(here, Map):
        return next((key for key in here if AGES.index(age) in AGE_KEYS.get(key, ())), None)
    if isinstance(here, Seq) and isinstance(step, str):
        numbers = (n for n, each in enumerate(here) if isinstance(each, Map) and step in each)
        return next(numbers, None)
    return None


def _holds(here: Any, step: Step) -> bool:
    if isinstance(here, Map):
        return step in here
    return isinstance(here, Seq) and isinstance(step, int) and step < len(here)
