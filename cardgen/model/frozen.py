"""Classes of values that never change.

`@frozen` makes what `@dataclass(frozen=True, slots=True)` makes. That one compiles six methods for
each class, which was a sixth of what a build takes to start; here one is compiled, and the others
are the same for all classes: it takes a quarter of the time.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

Frozen = TypeVar("Frozen")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(of: type[Frozen]) -> type[Frozen]:
    """The class as a dataclass with slots, whose values are equal where their fields are."""
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(of)
    held = fields(made)
    methods = {
        "__init__": _maker(made, held),
        "__repr__": _shown,
        "__eq__": _comparer(_values_of([one.name for one in held if one.compare])),
        "__hash__": _hasher(_values_of([one.name for one in held if one.compare])),
    }
    for name, method in methods.items():
        if name not in vars(of):
            setattr(made, name, method)
    made.__setattr__ = made.__delattr__ = _refuse
    made.__getstate__, made.__setstate__ = _state, _restore
    return made  # type: ignore[no-any-return]  # a class with slots is another one


def _maker(made: type, held: tuple[Field[Any], ...]) -> Callable[..., None]:
    """The `__init__` that fills the slots, the only method that has to be compiled."""
    known: dict[str, Any] = {"missing": MISSING}
    taken, lines = [], []
    for one in held:
        name = one.name
        known[f"set_{name}"] = getattr(made, name).__set__
        if one.default_factory is not MISSING:
            known[f"make_{name}"] = one.default_factory
            taken.append(f"{name}=missing")
            lines.append(f" set_{name}(self, make_{name}() if {name} is missing else {name})")
            continue
        if one.default is not MISSING:
            known[f"usual_{name}"] = one.default
        taken.append(name if one.default is MISSING else f"{name}=usual_{name}")
        lines.append(f" set_{name}(self, {name})")
    exec(f"def __init__(self, {', '.join(taken)}):\n" + "\n".join(lines or [" pass"]), known)
    maker: Callable[..., None] = known["__init__"]
    return maker


def _values_of(names: list[str]) -> Callable[[Any], Any]:
    """What gives the values of some fields, for one the value itself."""
    return attrgetter(*names) if names else lambda value: ()


def _comparer(values_of: Callable[[Any], Any]) -> Callable[[Any, object], bool]:
    def __eq__(self: Any, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return bool(values_of(self) == values_of(other))

    return __eq__


def _hasher(values_of: Callable[[Any], Any]) -> Callable[[Any], int]:
    def __hash__(self: Any) -> int:
        return hash(values_of(self))

    return __hash__


def _shown(self: Any) -> str:
    said = (f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{self.__class__.__qualname__}({', '.join(said)})"


def _refuse(self: Any, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"cannot change field {name!r}")


def _state(self: Any) -> list[Any]:
    """What another process, or a copy, makes a value of again."""
    return [getattr(self, one.name) for one in fields(self)]


def _restore(self: Any, state: list[Any]) -> None:
    for one, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)
