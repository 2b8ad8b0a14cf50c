"""The orders in which a text may name the members of a list, which all mean the same."""

from collections.abc import Mapping
from functools import cached_property

from cardgen.phrasebook.lexicon import Words
from cardgen.phrasebook.naming import CardNames
from cardgen.phrasebook.reader import Reader

Row = tuple[str, ...]


class Orders:
    """Lists in the order of one text."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def of(self, row: Row) -> tuple[Row, ...]:
        """A list as it is declared, and in the order of the shortest stretch that names most of it.

        A member that the text does not name may stand where it is declared, or last.
        """
        starts = {at for one in row for at in self._places.get(one, ())}
        named = [self._named(row, start) for start in sorted(starts)]
        spread = [(-len(at), max(at.values()) - min(at.values())) for at in named]
        best = named[spread.index(min(spread))] if named else {}
        said = tuple(sorted(best, key=lambda one: best[one]))
        others = [one for one in row if one not in best]
        if len(others) > 1:
            return (row,)
        seats = {row.index(others[0]), len(said)} if others else {0}
        found = [(*said[:at], *others, *said[at:]) for at in sorted(seats)]
        return tuple(dict.fromkeys((row, *found)))

    def _named(self, row: Row, start: int) -> dict[str, int]:
        """Where each member is first named from a token on."""
        later = {one: [at for at in self._places.get(one, ()) if at >= start] for one in row}
        return {one: min(found) for one, found in later.items() if found}

    @cached_property
    def _places(self) -> Mapping[str, tuple[int, ...]]:
        """The tokens at which each word or card is named."""
        places: dict[str, tuple[int, ...]] = {}
        for name, category in self._reader.book.categories.items():
            if isinstance(category, Words | CardNames):
                firsts = self._reader.book.firsts[name] or ()
                for at in (at for at, key in enumerate(self._reader.starts) if key in firsts):
                    for tree in self._reader.parse(name, at):
                        places[tree.value] = (*places.get(tree.value, ()), at)
        return places
