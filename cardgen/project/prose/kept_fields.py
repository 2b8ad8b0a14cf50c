"""Files of languages, kept as the plain values that they were read as."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any, TypeVar

from cardgen.project.sound_parts import SoundParts, digest_of

Held = TypeVar("Held")


def kept_fields(parts: SoundParts, what: str, kind: type[Held], read: Callable[[], Held]) -> Held:
    """What a file of `templates/` holds, a dataclass of texts, lists and maps of them.

    Parts are believed only while all templates are the very ones, so a file that was read without a
    fault need not be read again: that takes 10 ms, its values less than one.
    """
    if not parts.states:
        return read()
    found = parts.words(digest_of("fields", what), lambda: [(_plain(read()),)])
    ((values,),) = found
    fractions = [one.name for one in fields(kind) if isinstance(one.default, Fraction)]  # type: ignore[arg-type]  # a dataclass
    return kind(**values | {name: Fraction(values[name]) for name in fractions})


def _plain(held: Any) -> dict[str, Any]:
    values = {field.name: getattr(held, field.name) for field in fields(held)}
    return {name: _plain_value(value) for name, value in values.items()}


def _plain_value(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict(value)
    return str(value) if isinstance(value, Fraction) else value
