"""Which value a place points at, as its path of keys, or which heading of a rulebook stands above
it: what stays when lines move."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cardgen.files import leads_out
from cardgen.model.finding import Place, Report, Stop
from cardgen.model.located import Map, Seq
from cardgen.packs.root import RULEBOOK_ENDING
from cardgen.packs.rulebook.reader import load_rulebook
from cardgen.yaml.reader import read_file


class Fields:
    """Values by place, in the files under `root`; each is read when first asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._trees: dict[str, object] = {}
        self._books: dict[str, tuple[tuple[int, str], ...]] = {}

    def path(self, place: Place) -> tuple[str, ...]:
        """The keys that lead to the value at a place, to a card by its id; a rulebook's heading.

        Empty for a whole file, and for one that is neither.
        """
        if place.file.endswith(RULEBOOK_ENDING):
            return self._headings(place)
        if place.file not in self._trees:
            self._trees[place.file] = _tree(self.root / place.file, place.file, self.root)
        return tuple(_path(self._trees[place.file], place))

    def _headings(self, place: Place) -> tuple[str, ...]:
        """The heading above a place; none of a whole file."""
        if place.file not in self._books:
            self._books[place.file] = _sections(self.root / place.file, place.file)
        above = [words for line, words in self._books[place.file] if line <= place.line]
        return tuple(above[-1:]) if place != Place(place.file) else ()


def _sections(path: Path, file: str) -> tuple[tuple[int, str], ...]:
    """The headings of a rulebook, each with its line."""
    book = load_rulebook(path, file, "", Report()) if path.is_file() else None
    return tuple((one.place().line, one.words) for one in book.headings) if book else ()


def _tree(path: Path, file: str, root: Path) -> object:
    """What a file of YAML holds; nothing of others, of faulty ones, and of what lies elsewhere."""
    if path.suffix not in (".yaml", ".yml") or leads_out(path, root):
        return None
    try:
        return read_file(path, file=file, report=Report())
    except Stop:
        return None


class _Part(NamedTuple):
    """One of the values of a map or a list: its key or card's id, what points at it, itself."""

    name: str
    places: tuple[Place, ...]
    value: object

    @property
    def begin(self) -> tuple[int, int]:
        return self.places[0].line, self.places[0].column


def _path(held: object, place: Place) -> Iterator[str]:
    begun = [part for part in _parts(held) if part.begin <= (place.line, place.column)]
    if begun:
        part = max(begun, key=lambda part: part.begin)
        yield part.name
        if place not in part.places:
            yield from _path(part.value, place)


def _parts(held: object) -> Iterator[_Part]:
    if isinstance(held, Map):
        for key, value in held.items():
            yield _Part(key, (held.key_spots[key].place(held.file), held.place(key)), value)
    elif isinstance(held, Seq):
        for index, value in enumerate(held):
            name = value.get("id") if isinstance(value, Map) else None
            yield _Part(str(name or index), (held.place(index),), value)
