"""Pages painted by an earlier build, found again by all that stands on them.

A page found here is taken as it is: its stream, the resources it asks for, the characters it
sets. Whatever is wrong with it or has moved since makes all pages be painted anew.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import chain
from struct import pack
from typing import Any, NamedTuple

from cardgen.layout.marks import Drawing, Gradient, Mark, PrintableFace, Stamp, TextLine
from cardgen.pdf.font_subsets import SOFT_HYPHEN
from cardgen.pdf.kept_forms import FormXObject
from cardgen.pdf.pages import DocumentFaces, PlacedFace, PrintPage
from cardgen.pdf.painter import Painter, Recipe

Characters = tuple[tuple[str, str], ...]  # faces, each with its characters in order


class UsedCharacters:
    """Letters of pages; those of drawings, and of repeated faces, are looked for once."""

    def __init__(self, faces: DocumentFaces) -> None:
        self._of_document = faces
        self._faces: dict[int, Characters] = {}  # by identity: faces outlive their pages' painting
        self._drawings: dict[Drawing, Characters] = {}

    def of(self, page: PrintPage) -> Characters:
        """The letters of a page, drawings inside drawings included."""
        sides = {id(placed.face): placed.face for placed in page.placed}.values()
        found = self._found(page.marks)
        return _characters_by_face(chain(found, *map(self._of_face, sides)))

    def _of_face(self, face: PrintableFace) -> Iterable[tuple[str, str]]:
        """Its words, or its characters where other pages show it too."""
        if id(face) in self._faces:
            return self._faces[id(face)]
        found = self._found(self._of_document.composed(face).marks)
        if not self._of_document.is_repeated(face):
            return found
        letters = self._faces[id(face)] = _characters_by_face(found)
        return letters

    def _of_drawing(self, drawing: Drawing) -> Characters:
        if drawing not in self._drawings:
            self._drawings[drawing] = _characters_by_face(self._found(drawing.marks))
        return self._drawings[drawing]

    def _found(self, marks: Sequence[Mark]) -> list[tuple[str, str]]:
        """The words, and the characters of drawings, each with their face."""
        words: list[tuple[str, str]] = []
        drawings: dict[Drawing, None] = {}
        for mark in marks:
            if type(mark) is TextLine:
                words += mark.words
                if mark.ends == SOFT_HYPHEN:
                    words.append((mark.words[-1][0], SOFT_HYPHEN))
            elif type(mark) is Stamp:
                drawings[mark.drawing] = None
        return [*words, *chain.from_iterable(map(self._of_drawing, drawings))]


def _characters_by_face(words: Iterable[tuple[str, str]]) -> Characters:
    """The different characters of (face, word) pairs, by face."""
    by_face: dict[str, list[str]] = {}
    for face, word in words:
        by_face.setdefault(face, []).append(word)
    return tuple([(face, "".join(sorted({*"".join(by_face[face])}))) for face in sorted(by_face)])


PageKey = bytes


class CachedPage(NamedTuple):
    """A page as it was painted: `uses` are names of resources in the order they were asked for,
    `letters` the characters set in each face."""

    stream: bytes
    uses: tuple[str, ...]
    letters: Characters


class FoundPages(NamedTuple):
    """Pages that are there, by index, and the letters of all pages, those that are not included."""

    streams: Mapping[int, CachedPage]
    letters: set[tuple[str, str]]


@dataclass
class PageCache:
    """Pages of one file. `faces` gives each face, by identity, the digest of what it is made from;
    pages with other faces are painted and forgotten, as are all pages of a cache without any.
    `forms` are those of drawings, by their origin; caches of several files may share them."""

    faces: Mapping[int, bytes] = field(default_factory=dict)
    codes: bytes = b""
    pages: dict[PageKey, CachedPage] = field(default_factory=dict)
    recipes: dict[str, Recipe] = field(default_factory=dict)
    forms: dict[str, FormXObject] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._keys: list[PageKey] = []
        self._now: dict[PageKey, CachedPage] = {}
        self._digests: dict[int, bytes] = {}
        self._letters: list[Characters] = []

    def clear(self) -> None:
        """Forget all pages of the earlier build."""
        self.pages, self.recipes = {}, {}

    def find(
        self, pages: Sequence[PrintPage], faces: DocumentFaces, *, tagged: bool = False
    ) -> FoundPages:
        """Look for each of the pages; only the faces of those that are not there are composed.

        In a document that is `tagged`, all pages tell what is read and what is ornament.
        """
        self._now = {}
        self._keys = [self._key(page, faces, tagged) for page in pages]
        there = {n: self.pages[key] for n, key in enumerate(self._keys) if key in self.pages}
        lettering = UsedCharacters(faces)
        self._letters = [
            there[n].letters if n in there else lettering.of(page) for n, page in enumerate(pages)
        ]
        return FoundPages(there, {pair for letters in self._letters for pair in letters})

    def stream(self, index: int, painter: Painter, paint: Callable[[], bytes]) -> bytes:
        """The stream of a page, with its resources added to the document: kept, or painted."""
        key = self._keys[index]
        kept = self.pages.get(key)
        if kept is None:
            painter.asked.clear()
            stream = paint()
            if not key:
                return stream
            uses = tuple([name for kind, name in painter.asked if kind != "Font"])
            kept = CachedPage(stream, uses, self._letters[index])
        else:
            for name in kept.uses:
                painter.again(name, self.recipes)
        self._now[key] = kept
        return kept.stream

    def left(self, recipes: Mapping[str, Recipe], forms: Mapping[str, FormXObject]) -> None:
        """Keep the pages of this build instead of those of the last, and the forms of both."""
        self.recipes = dict(recipes)
        self.forms.update(forms)
        known = {name for name in self.recipes if self._whole(name)}
        self.pages = {k: kept for k, kept in self._now.items() if known.issuperset(kept.uses)}

    def _whole(self, name: str) -> bool:
        """Whether all that a resource needs can be made again: pictures cannot."""
        recipe = self.recipes.get(name)
        if isinstance(recipe, FormXObject):
            return all(kind == "Font" or self._whole(inner) for kind, inner in recipe.used)
        return recipe is not None

    def _key(self, page: PrintPage, faces: DocumentFaces, tagged: bool) -> PageKey:
        """The digest of everything a page shows; empty where a face is of unknown origin."""
        if any(id(placed.face) not in self.faces for placed in page.placed) or not self.faces:
            return b""
        placed = b"".join([self._placed(each, faces) for each in page.placed])
        marks = b"".join([self._mark(mark) for mark in page.marks])
        size = pack("<2d", *page.size)
        return blake2b(size + placed + (b"//" if tagged else b"/") + marks, digest_size=16).digest()

    def _placed(self, placed: PlacedFace, faces: DocumentFaces) -> bytes:
        at = pack("<10d?", *placed.matrix, *placed.clip, faces.is_repeated(placed.face))
        within = repr(placed.outline).encode() if placed.outline else b""
        return self.faces[id(placed.face)] + at + within

    def _mark(self, mark: Mark) -> bytes:
        """A digest of a mark, found once for those on many pages."""
        shared = mark.drawing if type(mark) is Stamp else mark
        digest = self._digests.get(id(shared))
        if digest is None:
            digest = blake2b(repr(shared).encode(), digest_size=16).digest()
            self._digests[id(shared)] = digest
        return digest + pack("<4d", *mark[1:]) if type(mark) is Stamp else digest

    def plain(self) -> tuple[Any, ...]:
        """All that is kept, as plain tuples."""
        recipes = {name: _plain(recipe) for name, recipe in self.recipes.items()}
        return self.codes, {key: tuple(kept) for key, kept in self.pages.items()}, recipes


def page_cache_from(
    plain: tuple[Any, ...], faces: Mapping[int, bytes], forms: dict[str, FormXObject]
) -> PageCache:
    """The cache that `plain` was made of, for a file with these faces and drawings."""
    codes, pages, recipes = plain
    kept = {key: CachedPage(*page) for key, page in pages.items()}
    made = {name: _recipe(*parts) for name, parts in recipes.items()}
    return PageCache(faces, codes, kept, made, forms)


def _plain(recipe: Recipe) -> tuple[Any, ...]:
    if isinstance(recipe, FormXObject):
        return ("form", *recipe)
    return "gradient", recipe.kind, tuple(recipe.ends), tuple(map(tuple, recipe.stops))


def _recipe(kind: str, *parts: Any) -> Recipe:
    return FormXObject(*parts) if kind == "form" else Gradient(*parts)
