"""A pack: its pack.yaml, the files its decks name, their cards, and an overlay over them."""

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.loading.cards import CardReader, Entry, Firsts, entries, is_first
from cardgen.loading.caret import Carets
from cardgen.loading.decks import DeckPlan, deck_files, pack_kind
from cardgen.loading.light import light, without_bulk
from cardgen.loading.overlay import Overlay
from cardgen.loading.pieces import Known, Piece, partly_known, pieces_of
from cardgen.loading.reader import read_file, read_yaml
from cardgen.loading.report import MISSING, Missing, Report, Where
from cardgen.loading.root import pack_folder
from cardgen.loading.source import read_bytes
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.located import Map, Seq
from cardgen.model.pack import Deck, Pack

Seen = Callable[[Card], object]
Recall = Callable[[str, bytes], Known | None]


class Loaded(NamedTuple):
    """A pack and what is wrong with it; None when its pack.yaml has errors.

    Cards whose entry has errors are left out of `pack`.
    """

    pack: Pack | None
    findings: tuple[Finding, ...]


def load_pack(root: Path, pack_id: str, overlay: Path | None = None) -> Loaded:
    """The pack `cards/<pack_id>` under `root`, with the values of an overlay file laid over it.

    Stop when there is no such pack, or a file of it is missing or no YAML.
    """
    return load_packs(root, (pack_id,), overlay)[0]


def load_packs(
    root: Path,
    pack_ids: Sequence[str],
    overlay: Path | None = None,
    *,
    seen: Seen | None = None,
    recall: Recall | None = None,
) -> tuple[Loaded, ...]:
    """Several packs; an overlaid card id must be in one of them, else the first says so.

    Where `seen` is given it is shown each card while the card's entry is at hand; thereafter the
    entry is put away, since those of all cards together weigh more than anything made of them.
    `recall` may answer for an entry by its pack and source: then it is not read at all.
    """
    with _collector_at_rest():
        reports = [Report() for _ in pack_ids]
        over = _overlay(overlay, root, reports[0]) if overlay and reports else None
        read = [
            _PackReader(root, pack, over, report, seen, recall).read()
            for pack, report in zip(pack_ids, reports, strict=True)
        ]
        if over:
            over.unknown({p: ids for p, (_, ids) in zip(pack_ids, read, strict=True)}, reports[0])
    return tuple(
        Loaded(pack, report.findings) for (pack, _), report in zip(read, reports, strict=True)
    )


@contextmanager
def _collector_at_rest() -> Iterator[None]:
    """Loading makes many values and no rings of them: looking for rings would double its time."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.freeze()
            gc.enable()


def _overlay(path: Path, root: Path, report: Report) -> Overlay | None:
    """The overlay, or None when its faults, all reported, leave nothing of it."""
    here = path.resolve()
    file = here.relative_to(root).as_posix() if here.is_relative_to(root) else str(here)
    tree = read_file(here, file=file, report=report)
    if isinstance(tree, Map):
        return Overlay(tree)
    if tree is not MISSING:
        message, help = "expected a map from card ids, found a list", "write apollo: {cost: free}"
        report.add(code="wrong-type", place=tree.place(), message=message, help=help)
    return None


class _PackReader:
    """Reads one pack."""

    def __init__(
        self,
        root: Path,
        pack: str,
        overlay: Overlay | None,
        report: Report,
        seen: Seen | None,
        recall: Recall | None,
    ) -> None:
        self.root, self.pack, self.overlay, self.report = root, pack, overlay, report
        self.seen, self.recall = seen, recall
        self.folder = pack_folder(root, pack)

    def read(self) -> tuple[Pack | None, list[str]]:
        """The pack, and the ids of its cards, with or without faults."""
        entry = self.file(self.folder / "pack.yaml")
        if not isinstance(entry, Map):
            self._no_map(entry)
            return None, []
        plan = pack_kind(entry).read(entry, Where(entry), self.report)
        if plan is MISSING:
            return None, []
        first: Firsts = {}
        decks = self.decks(plan, entry, first)
        return Pack(id=self.pack, folder=self.folder, entry=entry, decks=decks, **plan), [*first]

    def file(self, path: Path) -> Map | Seq | Missing:
        """The tree of one of the pack's files."""
        return read_file(path, file=path.relative_to(self.root).as_posix(), report=self.report)

    def _no_map(self, tree: Seq | Missing) -> None:
        if tree is not MISSING:
            message, help = "expected a map, found a list", "write title: …, version: … and so on"
            self.report.add(code="wrong-type", place=tree.place(), message=message, help=help)

    def decks(self, plan: dict[str, Any], entry: Map, first: Firsts) -> tuple[Deck, ...]:
        """The decks with their cards, taken out of `plan`; ids met are noted in `first`."""
        plans: dict[str, DeckPlan] = plan.pop("decks")
        files = deck_files(self.folder, plans, entry, self.report)
        effects = plan["game"] != "none"
        reader = CardReader(self.pack, plan["languages"], Carets(self.root), effects=effects)
        return tuple(
            deck.made(name, self.cards(files[name], reader, first)) for name, deck in plans.items()
        )

    def cards(self, paths: Sequence[Path], reader: CardReader, first: Firsts) -> tuple[Card, ...]:
        """The cards of these files, in their order, without the ones that have faults."""
        cards: list[Card] = []
        for path in paths:
            file = path.relative_to(self.root).as_posix()
            content = read_bytes(path, file=file, report=self.report)
            if content is not MISSING:
                if parts := self.known(content, file):
                    cards += self.partly(parts, reader, first)
                else:
                    cards += self.wholly(content, file, reader, first)
        return tuple(cards)

    def wholly(
        self, content: bytes, file: str, reader: CardReader, first: Firsts
    ) -> Iterator[Card]:
        """The cards of a file that is read as a whole."""
        before = len(self.report)
        tree = read_yaml(content, file=file, report=self.report)
        if tree is MISSING:
            return
        certain = self.seen and len(self.report) == before
        pieces = pieces_of(content, tree) if certain else ()
        for entry in entries(tree, self.report):
            piece = pieces[entry.number] if pieces else None
            yield from self.card(entry, piece, reader, first)

    def known(self, content: bytes, file: str) -> list[tuple[Piece, Known | Seq]]:
        """The entries of a file, known or read; none where the whole file has to be read."""
        recall = self.recall
        if recall is None:
            return []
        return partly_known(content, file, lambda source: recall(self.pack, source))

    def partly(
        self, parts: Sequence[tuple[Piece, Known | Seq]], reader: CardReader, first: Firsts
    ) -> Iterator[Card]:
        """The cards of a file of which some are known."""
        for piece, part in parts:
            if not isinstance(part, Known):
                for entry in entries(part, self.report):
                    yield from self.card(entry, piece, reader, first)
                continue
            card = light(part, piece.source, partial(self.again, piece, reader))
            if is_first(card.id, partial(card.place, "id"), first, self.report):
                yield card

    def card(
        self, entry: Entry, piece: Piece | None, reader: CardReader, first: Firsts
    ) -> Iterator[Card]:
        """The card of an entry, if it has no faults and no other has its id."""
        held: Any = entry.where.value
        place = held.place("id")
        card = reader.read(self.laid(entry, self.report), self.report)
        if is_first(held["id"], lambda: place, first, self.report) and card is not MISSING:
            yield self.put_away(card, piece, reader)

    def laid(self, entry: Entry, report: Report) -> Entry:
        """The entry with the values of the overlay."""
        return self.overlay.over(entry, self.pack, report) if self.overlay else entry

    def put_away(self, card: Card, piece: Piece | None, reader: CardReader) -> Card:
        """The card without its entry, once it has been seen; as it is where nobody wants that."""
        if not self.seen:
            return card
        self.seen(card)
        if piece is None:
            return card
        return without_bulk(card, piece.source, partial(self.again, piece, reader))

    def again(self, piece: Piece, reader: CardReader) -> Card:
        """The whole card once more; whatever was wrong with it has been reported."""
        entry = Entry(Where(piece.tree(), 0))
        card: Any = reader.read(self.laid(entry, Report()), Report())
        whole: Card = card
        return whole
