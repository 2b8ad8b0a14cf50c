"""Where an icon is typed in an entry: in words of a language, or in a list."""

from collections.abc import Iterator

from cardgen.model.finding import Place
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.text import Icon
from cardgen.yaml.source_map import SourceMap


def place_in_words(entry: Map, path: tuple[str, str], icon: Icon, source_map: SourceMap) -> Place:
    """The token itself, wherever under `path` it stands."""
    token = f"{{{icon.name}{':' if icon.number else ''}"
    for where in _texts(ValueRef(entry, path[0]), path[1]):
        offset = str(where.value).find(token)
        if offset >= 0:
            return source_map.place(where, offset + 1, len(icon.name))
    return entry.place(*path)


def place_in_list(entry: Map, field: str, icon: Icon) -> Place:
    """The icon itself where a list names it, else the field whose value draws it."""
    held = _leaves(ValueRef(entry, field)) if field in entry else ()
    named = (one.place for one in held if _names(str(one.value), icon))
    return next(named, entry.place(field))


def _names(typed: str, icon: Icon) -> bool:
    """Whether a typed icon is one of that name, with a number if that is what is wrong with it."""
    name, colon, _ = typed.partition(":")
    return name == icon.name and bool(colon) >= bool(icon.number)


def _leaves(where: ValueRef) -> Iterator[ValueRef]:
    """Every value below a value that is neither map nor list."""
    held = where.value
    if isinstance(held, Map):
        for key in held:
            yield from _leaves(ValueRef(held, key))
    elif isinstance(held, Seq):
        for index in range(len(held)):
            yield from _leaves(ValueRef(held, index))
    else:
        yield where


def _texts(where: ValueRef, language: str) -> Iterator[ValueRef]:
    """Every text below a value, of one language where languages part."""
    held = where.value
    if isinstance(held, str):
        yield where
    elif isinstance(held, Map):
        for key in (language,) if language in held else held:
            yield from _texts(ValueRef(held, key), language)
    elif isinstance(held, Seq):
        for index in range(len(held)):
            yield from _texts(ValueRef(held, index), language)
