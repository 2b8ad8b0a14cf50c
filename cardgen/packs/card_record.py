"""The fields of a card as bytes, and back: what one build leaves of it for the next.

A value that several Ages share is kept once and shared again.
"""

import marshal
from dataclasses import MISSING, fields
from types import MappingProxyType
from typing import Any

from cardgen.model.ages import ByAge
from cardgen.model.card import Card, Cost, Name, Needs, Payment, Players
from cardgen.model.text import Icon

_TUPLES: tuple[type, ...] = (Name, Needs, Players, Cost, Payment, Icon)
_BY_AGE, _TUPLE = -2, -1  # the other kinds of tuples are numbered as above
_NUMBERS = {kind: number for number, kind in enumerate(_TUPLES)} | {ByAge: _BY_AGE, tuple: _TUPLE}


def _usual(field: Any) -> object:
    return field.default if field.default_factory is MISSING else field.default_factory()


_USUAL = {field.name: _usual(field) for field in fields(Card) if field.name != "entry_source"}


def write_fields(card: Card) -> bytes:
    """The fields of a card but its entry, as bytes; none for a card with parts of its entry among
    them."""
    if any(card.printed):
        return b""
    values = {name: getattr(card, name) for name in _USUAL}
    said = {name: _plain(held) for name, held in values.items() if held != _USUAL[name]}
    return marshal.dumps(said)


def read_fields(written: bytes) -> dict[str, Any]:
    """The fields that `write_fields` wrote; as for all `marshal`, of nobody else's bytes."""
    return {name: _made(held) for name, held in marshal.loads(written).items()}


def _plain(value: Any) -> Any:
    if isinstance(value, ByAge):
        different = {id(one): one for one in value}
        places = [*different]
        return (
            _BY_AGE,
            *[places.index(id(one)) for one in value],
            *map(_plain, different.values()),
        )
    if isinstance(value, tuple):
        return (_NUMBERS[type(value)], *map(_plain, value))
    if isinstance(value, dict | MappingProxyType):  # these two are what cards have of mappings
        return {key: _plain(held) for key, held in value.items()}
    return value


def _made(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: _made(held) for key, held in plain.items()}
    if not isinstance(plain, tuple):
        return plain
    kind, *held = plain
    if kind == _BY_AGE:
        different = [_made(one) for one in held[3:]]
        return ByAge([different[place] for place in held[:3]])
    parts = map(_made, held)
    return tuple(parts) if kind == _TUPLE else _TUPLES[kind](*parts)
