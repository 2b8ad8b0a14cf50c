"""What a pattern means: a typed value of the effects in which holes stand for its slots."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any

from cardgen.effects.power.headed import Headed
from cardgen.effects.power.reading import ABILITY, Abilities
from cardgen.loading.kinds import Kind
from cardgen.loading.report import MISSING, Report, Where
from cardgen.loading.schema import Either, OneOrMore, Record
from cardgen.model.located import Map, Seq

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Hole:
    """Where the value of a slot comes to stand; in a list, `rest` is all but what is named."""

    name: str
    rest: bool = False


def meant(kind: Kind | None, where: Where, report: Report) -> Any:
    """The typed value of what a pattern says it means.

    `$n` in it is the hole `n`, `$$n` in a list all that the list does not name.

    Without a kind it is a plain word or number. MISSING once its faults are reported.
    """
    value = where.value
    if isinstance(value, str) and value.startswith("$"):
        return Hole(value.lstrip("$"), rest=value.startswith("$$"))
    if isinstance(kind, Headed) and isinstance(value, Map):
        heads = [key for key in value if key in kind.heads]
        return (
            meant(kind.record(heads[0]), where, report)
            if len(heads) == 1
            else _read(kind, where, report)
        )
    if isinstance(kind, Record) and isinstance(value, Map) and not set(value) - set(kind.fields):
        return _record(kind, value, where, report)
    if isinstance(kind, OneOrMore | Abilities):
        return _several(kind, where, report)
    if isinstance(kind, Either):
        fitting = [one for one in kind.kinds if one.fits(value)]
        return meant(fitting[0], where, report) if fitting else _read(kind, where, report)
    if kind is None and isinstance(value, Seq):
        return tuple(meant(None, Where(value, place), report) for place in range(len(value)))
    return value if kind is None else _read(kind, where, report)


def _read(kind: Kind, where: Where, report: Report) -> Any:
    return kind.read(where.value, where, report)


def _record(kind: Record, value: Map, where: Where, report: Report) -> Any:
    held = {kind.names[key]: meant(kind.fields[key], Where(value, key), report) for key in value}
    if MISSING in held.values() or set(kind.required) - set(value):
        return _read(kind, where, report)
    return kind.make(**held)


def _several(kind: OneOrMore | Abilities, where: Where, report: Report) -> Any:
    inner = ABILITY if isinstance(kind, Abilities) else kind.kind
    value = where.value
    if not isinstance(value, Seq):
        return (meant(inner, where, report),)
    return tuple(meant(inner, Where(value, place), report) for place in range(len(value)))


def match(pattern: Any, value: Any, holes: dict[str, Any]) -> bool:
    """Whether a value is what a pattern means; `holes` is filled with what stands in its holes."""
    if pattern.__class__ is Hole:
        if pattern.name in holes:
            return bool(holes[pattern.name] == value)
        holes[pattern.name] = value
        return True
    if pattern.__class__ is tuple:
        return value.__class__ is tuple and _match_all(pattern, value, holes)
    parts = names(pattern.__class__)
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


def filled(pattern: Any, holes: Mapping[str, Any]) -> Any:
    """The value a pattern means once its holes are filled; what was left out is None."""
    if pattern.__class__ is Hole:
        return holes.get(pattern.name)
    if pattern.__class__ is tuple:
        parts = ((part, filled(part, holes)) for part in pattern)
        each = (made if _is_rest(part) else (made,) for part, made in parts)
        return tuple(part for parts in each for part in parts)
    kind = pattern.__class__
    if not names(kind):
        return pattern
    made: Any = object.__new__(kind)
    for name in names(kind):
        object.__setattr__(made, name, filled(getattr(pattern, name), holes))
    return made


def _is_rest(part: Any) -> bool:
    return part.__class__ is Hole and bool(part.rest)


def hollow(pattern: Any) -> Iterator[tuple[str, Path]]:
    """Each hole of a pattern with the path at which it stands."""
    if isinstance(pattern, Hole):
        yield pattern.name, ()
    elif isinstance(pattern, tuple):
        for place, part in enumerate(pattern):
            at = () if _is_rest(part) else (place,)
            yield from ((name, (*at, *path)) for name, path in hollow(part))
    elif is_dataclass(pattern):
        for name in names(pattern.__class__):
            inner = hollow(getattr(pattern, name))
            yield from ((hole, (name, *path)) for hole, path in inner)


@cache
def names(made: type) -> tuple[str, ...]:
    """The names of the fields of a dataclass; none of any other type."""
    return tuple(field.name for field in fields(made)) if is_dataclass(made) else ()
