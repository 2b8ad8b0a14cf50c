"""What the last build found out, so that only what changed since is read, checked and painted.

Nothing here decides what is printed: a build without any memory makes the same bytes and findings.
A card is known again by its source, a page by all that stands on it, and both only in the same
circumstances. Cards with findings, and cards that name other cards, are never kept.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardgen.build.file_made import FileMade, Job
from cardgen.build.options import PrintOptions
from cardgen.build.record import pack_key, program_key, root_key
from cardgen.layout.marks import CardFace, PrintableFace
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack
from cardgen.output.cache_file import (
    BOOK,
    CARDS,
    DRAWINGS,
    PAGES,
    WORKS,
    list_cached,
    read_cached,
    write_cached,
)
from cardgen.packs.card_record import (
    CardRecords,
    CardSeat,
    CardWorks,
    card_digest,
    make_records,
    seated_cards,
)
from cardgen.project.load import EarlierBuild
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project

if TYPE_CHECKING:
    from cardgen.pdf.kept_forms import FormXObject
    from cardgen.pdf.page_cache import PageCache


class BuildCache:
    """What is left in the output folder by the last build, looked at when first asked for.

    It is made before anything is read, and so are its keys: a file saved while a build is at work
    is in none of them. `program` and `whole` are the keys of a `BuildRecord`, if there is one.
    """

    def __init__(
        self,
        root: Path,
        options: PrintOptions,
        languages: Sequence[str],
        overlay: Path | None,
        program: bytes = b"",
        whole: bytes = b"",
    ) -> None:
        self._out, self._ink = options.out, options.ink
        wanted = (tuple(languages), options.ink)
        self._around = program or program_key(root)
        self._key: Callable[[str], bytes] = lambda pack: pack_key(
            root, pack, overlay, wanted, self._around
        )
        drawn = read_cached(options.out, DRAWINGS, self._around)
        self._drawn: tuple[dict[str, bytes], dict[str, Any]] = drawn or ({}, {})
        self._languages = "-".join(languages) or "all"
        self._whole = whole or root_key(root, overlay, self._around)
        self._keys: dict[str, bytes] = {}
        self._cards: dict[str, CardRecords] = {}
        self._page_caches: list[tuple[str, str, PageCache]] = []
        self._forms: dict[str, FormXObject] | None = None
        self._faultless: list[tuple[Pack, str, frozenset[str]]] = []

    def earlier(self, packs: Sequence[str]) -> EarlierBuild:
        """What is known of the cards of packs, and the drawings as `SvgCache` knows them."""
        records = {pack: self._records(pack) for pack in packs}
        return EarlierBuild(records, self._drawn[0], {pack: self._works(pack) for pack in packs})

    def painted_pages(
        self,
        pack: Pack,
        name: str,
        fronts: Iterable[PrintableFace],
        *,
        backs: Mapping[str, CardFace],
    ) -> "PageCache":
        """The pages of the file called `name`, painted before.

        `fronts` are those of cards, `backs` those of each deck; pages with others are painted anew.
        """
        from cardgen.pdf.kept_forms import FormXObject
        from cardgen.pdf.page_cache import page_cache_from

        fronts = tuple(fronts)
        wanted = {face.card for face in fronts}
        seated = (each for deck in pack.printed_decks for each in seated_cards(deck))
        origins = {card.id: _origin(card, seat) for card, seat in seated if card.id in wanted}
        faces = {id(face): origins[face.card] for face in fronts if origins.get(face.card)}
        faces |= {id(face): deck.encode() for deck, face in backs.items()}
        left: tuple[Any, ...] = read_cached(self._out, f"{name}{PAGES}", self._of(pack.id)) or (
            b"",
            {},
            {},
        )
        if self._forms is None:
            self._forms = {origin: FormXObject(*parts) for origin, parts in self._drawn[1].items()}
        kept = page_cache_from(left, faces, self._forms)
        self._page_caches.append((pack.id, f"{name}{PAGES}", kept))
        return kept

    def book_jobs(self, jobs: Sequence[Job], options: PrintOptions) -> tuple[Job, ...]:
        """The same jobs, which give again what the last build made while nothing has changed.

        A book is of everything: of all cards, rulings, scenarios. The name of a job tells what it
        makes, and on which paper if that matters.
        """
        return tuple((name, partial(self._book, name, make, options)) for name, make in jobs)

    def books_made(self, options: PrintOptions) -> Callable[[str], FileMade | None]:
        """What the last build made by the name of a job, while nothing has changed."""
        return lambda name: self._kept_book(_book_file(name, options))

    def _book(self, name: str, make: Callable[[], FileMade], options: PrintOptions) -> FileMade:
        file = _book_file(name, options)
        made = self._kept_book(file)
        if made is None:
            made = make()
            write_cached(self._out, file, self._whole, tuple(made))
        return made

    def _kept_book(self, file: str) -> FileMade | None:
        kept = read_cached(self._out, file, self._whole)
        return FileMade(*kept) if kept else None

    def learn(self, project: Project, found: Sequence[Finding], batch: str = "") -> None:
        """Note the cards that are free of faults; those of a `batch` are kept by themselves.

        A finding of no card alone may be of any: then no card is noted.
        """
        faulty = {finding.card for finding in found}
        for view in project.packs if "" not in faulty else ():
            faultless = view.faultless(faulty)
            if faultless or not batch:
                name = self._file(view.pack.id, f"-{batch}{CARDS}" if batch else CARDS)
                self._faultless.append((view.pack, name, faultless))

    def keep(self, project: Project) -> None:
        """Leave behind the pages painted, the drawings, and the cards noted."""
        self._keep_drawings(project.assets.files.plain)
        self.keep_so_far()
        for view in project.packs:
            self._keep_works(view)

    def keep_so_far(self) -> None:
        """Leave behind the pages painted and the cards noted so far, and forget them here."""
        for owner, name, kept in self._page_caches:
            write_cached(self._out, name, self._of(owner), kept.plain())
        for pack, name, faultless in self._faultless:
            records = dict(make_records(pack, faultless, self._records(pack.id)))
            write_cached(self._out, name, self._of(pack.id), records)
        self._page_caches, self._faultless = [], []

    def _keep_works(self, view: PackView) -> None:
        """Leave what stands on the cards there are; what stood on others is let go."""
        pack = view.pack
        seated = (each for deck in pack.printed_decks for each in seated_cards(deck))
        seats = {(card_digest(card), seat) for card, seat in seated}
        works = {key: found for key, found in view.works.items() if key[:2] in seats}
        if works != self._works(pack.id):
            write_cached(self._out, self._file(pack.id, WORKS), self._of(pack.id), works)

    def _works(self, pack: str) -> CardWorks:
        return read_cached(self._out, self._file(pack, WORKS), self._of(pack)) or {}

    def _keep_drawings(self, read: Mapping[str, bytes]) -> None:
        forms = self._forms or {}
        if read is not self._drawn[0] or len(forms) > len(self._drawn[1]):
            plain = {origin: tuple(form) for origin, form in forms.items()}
            write_cached(self._out, DRAWINGS, self._around, (read, {**self._drawn[1], **plain}))

    def _records(self, pack: str) -> CardRecords:
        """The cards of a pack that are known, those of each batch included."""
        if pack not in self._cards:
            names = (self._file(pack), *list_cached(self._out, self._file(pack, "-"), CARDS))
            found = (read_cached(self._out, name, self._of(pack)) or {} for name in names)
            self._cards[pack] = {key: one for records in found for key, one in records.items()}
        return self._cards[pack]

    def _file(self, pack: str, ending: str = CARDS) -> str:
        return f"{pack}-{self._languages}-{self._ink}{ending}"

    def _of(self, pack: str) -> bytes:
        if pack not in self._keys:
            self._keys[pack] = self._key(pack)
        return self._keys[pack]


def _origin(card: Card, seat: CardSeat) -> bytes:
    """What the front of a card is made from; empty where that is not known."""
    digest = card_digest(card)
    return digest + repr(seat).encode() if digest else b""


def _book_file(name: str, options: PrintOptions) -> str:
    """Where a book is kept that a job makes by this name."""
    asked = repr((name, options.ink, options.overlay))
    return blake2b(asked.encode(), digest_size=12).hexdigest() + BOOK
