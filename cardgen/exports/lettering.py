"""The characters that pages set in each face: what its subset fonts must hold."""

from collections.abc import Collection, Iterable, Sequence

from cardgen.exports.page import Page
from cardgen.layout.face import Face
from cardgen.layout.marks import Drawing, Mark, Stamp, Text

Letters = tuple[tuple[str, str], ...]  # faces, each with its characters in order


class Lettering:
    """Letters of pages; those of drawings, and of `repeated` faces, are looked for once."""

    def __init__(self, repeated: Collection[int]) -> None:
        self._repeated = repeated
        self._faces: dict[int, Letters] = {}  # by identity: faces outlive their pages' painting
        self._drawings: dict[Drawing, Letters] = {}

    def of(self, page: Page) -> Letters:
        """The letters of a page, drawings inside drawings included."""
        sides = {id(placed.face): placed.face for placed in page.placed}.values()
        parts = {*map(self._of_face, sides), self._found(page.marks)}
        return _sorted({letters for part in parts for letters in part})

    def _of_face(self, face: Face) -> Letters:
        if id(face) not in self._repeated:
            return self._found(face.marks)
        if id(face) not in self._faces:
            self._faces[id(face)] = self._found(face.marks)
        return self._faces[id(face)]

    def _of_drawing(self, drawing: Drawing) -> Letters:
        if drawing not in self._drawings:
            self._drawings[drawing] = self._found(drawing.marks)
        return self._drawings[drawing]

    def _found(self, marks: Sequence[Mark]) -> Letters:
        words: set[tuple[str, str]] = set()
        drawings: dict[Drawing, None] = {}
        for mark in marks:
            if type(mark) is Text:
                words.update(mark.words)
            elif type(mark) is Stamp:
                drawings[mark.drawing] = None
        parts = {letters for drawing in drawings if (letters := self._of_drawing(drawing))}
        return _sorted(words.union(*parts))


def _sorted(words: Iterable[tuple[str, str]]) -> Letters:
    """The different characters of (face, word) pairs, by face."""
    by_face: dict[str, list[str]] = {}
    for face, word in words:
        by_face.setdefault(face, []).append(word)
    return tuple([(face, "".join(sorted(set("".join(by_face[face]))))) for face in sorted(by_face)])
