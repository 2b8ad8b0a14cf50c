"""The characters that pages set in each face: what its subset fonts must hold."""

from collections.abc import Iterable, Sequence

from cardgen.exports.page import Page
from cardgen.layout.marks import Drawing, Mark, Stamp, Text

Letters = tuple[tuple[str, str], ...]  # faces, each with its characters in order


class Lettering:
    """Letters of pages; those of a drawing, and of a face on many pages, are looked for once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Sequence[Mark], Letters]] = {}

    def of(self, page: Page) -> Letters:
        """The letters of a page, drawings inside drawings included."""
        parts = {id(placed.face): placed.face.marks for placed in page.placed}
        return _joined([*map(self._of, parts.values()), self._of(page.marks)])

    def _of(self, marks: Sequence[Mark]) -> Letters:
        known = self._known.get(id(marks))
        if known is None:  # the marks are held on to, so that no others get their identity
            known = self._known[id(marks)] = marks, self._found(marks)
        return known[1]

    def _found(self, marks: Sequence[Mark]) -> Letters:
        letters: dict[str, set[str]] = {}
        drawings: dict[Drawing, None] = {}
        for mark in marks:
            if type(mark) is Text:
                for face, word in mark.words:
                    letters.setdefault(face, set()).update(word)
            elif type(mark) is Stamp:
                drawings[mark.drawing] = None
        return _joined([_sorted(letters), *(self._of(drawing.marks) for drawing in drawings)])


def _joined(parts: Iterable[Letters]) -> Letters:
    different = {part for part in parts if part}
    if len(different) < 2:
        return next(iter(different), ())
    letters: dict[str, set[str]] = {}
    for part in different:
        for face, characters in part:
            letters.setdefault(face, set()).update(characters)
    return _sorted(letters)


def _sorted(letters: dict[str, set[str]]) -> Letters:
    return tuple([(face, "".join(sorted(letters[face]))) for face in sorted(letters)])
