"""What an entry holds as it is typed, however deep."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any


def entry_contents(entry: object) -> Iterator[object]:
    """An entry itself, and each map, list and value in it, those in front first."""
    yield entry
    if isinstance(entry, Mapping):
        entry = [*entry.values()]
    if isinstance(entry, Sequence) and not isinstance(entry, str):
        for held in entry:
            yield from entry_contents(held)


def maps_in(entry: object) -> Iterator[Mapping[Any, Any]]:
    """The maps among them."""
    return (part for part in entry_contents(entry) if isinstance(part, Mapping))


def texts_in(entry: object) -> Iterator[str]:
    """The texts among them."""
    return (part for part in entry_contents(entry) if isinstance(part, str))
