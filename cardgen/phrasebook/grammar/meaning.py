"""What a pattern means: a typed value of the effects in which variables stand for its slots."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, NamedTuple

MeaningPath = tuple[str | int, ...]


class Variable(NamedTuple):
    """Where the value of a slot comes to stand; in a list, `rest` is all but what is named."""

    name: str
    rest: bool = False


def match(pattern: Any, value: Any, holes: dict[str, Any]) -> bool:
    """Whether a value is what a pattern means; `holes` is filled with what stands in its holes."""
    if pattern.__class__ is Variable:
        if pattern.name in holes:
            return bool(holes[pattern.name] == value)
        holes[pattern.name] = value
        return True
    if pattern.__class__ is tuple:
        return value.__class__ is tuple and _match_all(pattern, value, holes)
    parts = field_names(pattern.__class__)
    if not parts:
        return bool(pattern == value)
    return pattern.__class__ is value.__class__ and all(
        match(getattr(pattern, name), getattr(value, name), holes) for name in parts
    )


def _match_all(pattern: tuple[Any, ...], value: tuple[Any, ...], holes: dict[str, Any]) -> bool:
    rest = next(filter(_is_rest, pattern), None)
    if rest:
        named = [part for part in pattern if part is not rest]
        holes[rest.name] = tuple(part for part in value if part not in named)
        return len(holes[rest.name]) + len(named) == len(value)
    if all(part.__class__ is str for part in pattern):
        return sorted(pattern) == sorted(map(str, value))
    return len(value) == len(pattern) and all(map(match, pattern, value, (holes,) * len(pattern)))


def substitute(pattern: Any, holes: Mapping[str, Any]) -> Any:
    """The value a pattern means once its holes are filled; what was left out is None."""
    if pattern.__class__ is Variable:
        return holes.get(pattern.name)
    if pattern.__class__ is tuple:
        parts = ((part, substitute(part, holes)) for part in pattern)
        each = (made if _is_rest(part) else (made,) for part, made in parts)
        return tuple(part for parts in each for part in parts)
    kind = pattern.__class__
    if not field_names(kind):
        return pattern
    made: Any = object.__new__(kind)
    for name in field_names(kind):
        object.__setattr__(made, name, substitute(getattr(pattern, name), holes))
    return made


def _is_rest(part: Any) -> bool:
    return part.__class__ is Variable and bool(part.rest)


def variable_paths(pattern: Any) -> Iterator[tuple[str, MeaningPath]]:
    """Each hole of a pattern with the path at which it stands."""
    if isinstance(pattern, Variable):
        yield pattern.name, ()
    elif isinstance(pattern, tuple):
        for place, part in enumerate(pattern):
            at = () if _is_rest(part) else (place,)
            yield from ((name, (*at, *path)) for name, path in variable_paths(part))
    else:
        for name in field_names(pattern.__class__):
            inner = variable_paths(getattr(pattern, name))
            yield from ((hole, (name, *path)) for hole, path in inner)


@cache
def field_names(made: type) -> tuple[str, ...]:
    """The names of the fields of a dataclass; none of any other type."""
    return tuple(field.name for field in fields(made)) if is_dataclass(made) else ()
