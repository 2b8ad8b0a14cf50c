"""The prose of a library, language by language, for the checks that read it over.

Reading it means opening every scenario, so only `cardgen check` has it read.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from cardgen.checks.review.library import Library
from cardgen.checks.review.material import Material
from cardgen.checks.review.prose.gathering import gathered
from cardgen.checks.review.prose.manners import Manners, manners
from cardgen.checks.review.prose.names import Names, allowed, fold, steps
from cardgen.checks.review.prose.numbers import Reading
from cardgen.checks.review.prose.page import Page
from cardgen.checks.review.prose.said import Said
from cardgen.checks.review.prose.shelf import Shelf, in_books
from cardgen.loading.caret import Carets
from cardgen.loading.pack import load_packs
from cardgen.loading.root import list_packs
from cardgen.model.finding import Finding, Severity
from cardgen.model.place import Place


class Spoken(NamedTuple):
    """What is said in one language, how that language is typed, and what reads its numbers."""

    language: str
    page: Page
    manners: Manners
    reading: Reading


class Prose:
    """Everything that the packs of a library say; read when first asked for."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._carets = Carets(library.root)

    @cached_property
    def spoken(self) -> tuple[Spoken, ...]:
        """The languages of which it is known how they are typed."""
        said = _by_language(self.said)
        known = ((each, manners(self.library.root, each)) for each in sorted(said))
        return tuple(
            Spoken(each, Page(said[each]), how, Reading(how)) for each, how in known if how
        )

    @cached_property
    def names(self) -> Mapping[str, Names]:
        """The names that cards, Wonders and pantheons of all packs of the root have."""
        others = (said for material in _others(self.library) for said in gathered(material))
        said = _by_language((*self.said, *others))
        return {one.language: Names(said[one.language], one.manners) for one in self.spoken}

    @cached_property
    def translations(self) -> tuple[tuple[Said, ...], ...]:
        """What is said, each piece in all its languages."""
        together: dict[tuple[str | int, ...], list[Said]] = {}
        for said in self.said:
            together.setdefault(said.key, []).append(said)
        return tuple(map(tuple, together.values()))

    @cached_property
    def said(self) -> tuple[Said, ...]:
        """Every piece of the packs looked at, and of their rulebooks."""
        packs = (said for material in self.library.packs for said in gathered(material))
        return (*packs, *(said for shelf in self.shelves for said in in_books(shelf.books)))

    @cached_property
    def shelves(self) -> tuple[Shelf, ...]:
        """The rulebooks of the packs that have any, or a folder for them."""
        shelves = (Shelf(self.library, material) for material in self.library.packs)
        return tuple(shelf for shelf in shelves if shelf.folder.exists())

    def languages_of(self, said: Said) -> tuple[str, ...]:
        """The languages of the pack that says something."""
        packs = (material.pack for material in self.library.packs)
        return next((pack.languages for pack in packs if pack.id == said.key[0]), ())

    def nearly_same(self, name: str, other: str) -> bool:
        """Whether two names differ in spelling alone, by no more letters than a slip does."""
        one, two = fold(name), fold(other)
        most = allowed(max(len(one), len(two)))
        return steps(one, two, most) <= most

    def place(self, said: Said, start: int, end: int) -> Place:
        """Where a stretch of a piece is typed."""
        return said.seat().place(self._carets, start, end)

    def finding(
        self,
        check: str,
        said: Said,
        span: tuple[int, int],
        message: str,
        help: str,
        *,
        severity: Severity = "warning",
        fix: str | None = None,
    ) -> Finding:
        """A finding at a stretch of a piece; `fix` counts only where the stretch is typed as it is
        read, on one line."""
        place = self.place(said, *span)
        safe = self._carets.typed(place) == said.words[slice(*span)]
        return Finding(
            *(check, check, place, f"{who(said)}: {message}", help, severity),
            card=said.card,
            language=said.language,
            fix=fix if safe else None,
        )


def _by_language(pieces: Iterable[Said]) -> dict[str, list[Said]]:
    languages: dict[str, list[Said]] = {}
    for said in pieces:
        languages.setdefault(said.language, []).append(said)
    return languages


def _others(library: Library) -> Iterator[Material]:
    """The packs of the root that are not looked at."""
    if not library.packs or library.whole:
        return
    here, first = {material.pack.id for material in library.packs}, library.packs[0]
    names = [name for name in list_packs(library.root) if name not in here]
    for loaded in load_packs(library.root, names):
        if loaded.pack:
            yield Material(library.root, loaded.pack, (), loaded.pack.languages, first.presses)


def who(said: Said) -> str:
    """A piece as findings call it: `iris, fr, notes`."""
    return ", ".join(part for part in (said.card, said.language, said.kind) if part)
