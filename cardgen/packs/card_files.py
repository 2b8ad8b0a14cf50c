"""The cards of files, entry by entry: recalled ones are not read.

The entries of all cards, parsed, weigh more than anything made of them: once somebody has seen a
card, it keeps its entry as text."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.model.card import Card, CardEntry
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Seq, ValueRef
from cardgen.packs.cards import CardReader
from cardgen.packs.files import PackEntry, PackFiles, is_first, read_entries
from cardgen.yaml.reader import (
    Chunk,
    KnownEntry,
    count_events,
    digest_chunk,
    match_chunks,
    read_yaml,
    recall_chunks,
)

KEPT_ENTRIES = 32  # parsed, of each deck: whoever asks for one part of an entry asks for more


@dataclass(frozen=True, slots=True)
class ChunkEntry:
    """The entry of a card as text, parsed when it is asked for.

    `events` are those that the parser makes of it; `parse` remembers what it made last.
    """

    chunk: Chunk
    events: int
    parse: Callable[[Chunk], CardEntry]

    def read(self) -> CardEntry:
        return self.parse(self.chunk)

    @property
    def digest(self) -> bytes:
        """What the entry is known by."""
        return digest_chunk(self.chunk.source)


Seen = Callable[[Card], object]
Recall = Callable[[str, str, bytes], KnownEntry | None]  # by pack, deck and digest


class CardWatch(NamedTuple):
    """Who looks on while cards are read: `seen` is shown each, `recall` knows some already."""

    seen: Seen | None = None
    recall: Recall | None = None


class CardFiles:
    """Reads files of a pack that hold cards of one deck."""

    def __init__(self, files: PackFiles, deck: str, reader: CardReader, watch: CardWatch) -> None:
        self.files, self.deck, self.reader, self.report = files, deck, reader, files.report
        self.seen, self.recall = watch
        self.parse = lru_cache(KEPT_ENTRIES)(self.entry)

    def cards(self, paths: Sequence[Path]) -> tuple[Card, ...]:
        """The cards of these files, in their order, without the ones that have faults."""
        cards: list[Card] = []
        for path in paths:
            content, file = self.files.content(path), self.files.name(path)
            if content is not MISSING:
                parts = self.known(content, file)
                cards += self.partly(parts) if parts else self.wholly(content, file)
        return tuple(cards)

    def wholly(self, content: bytes, file: str) -> Iterator[Card]:
        """The cards of a file that is read as a whole."""
        before = len(self.report)
        tree = read_yaml(content, file=file, report=self.report)
        if tree is MISSING:
            return
        certain = self.seen and len(self.report) == before
        chunks = match_chunks(content, tree) if certain else ()
        for entry in read_entries(tree, self.report):
            yield from self.card(entry, chunks[entry.number] if chunks else None)

    def known(self, content: bytes, file: str) -> list[tuple[Chunk, KnownEntry | Seq]]:
        """The entries of a file, known or read; none where the whole file has to be read."""
        if self.recall is None:
            return []
        return recall_chunks(content, file, partial(self.recall, self.files.pack, self.deck))

    def partly(self, parts: Sequence[tuple[Chunk, KnownEntry | Seq]]) -> Iterator[Card]:
        """The cards of a file of which some are known."""
        for chunk, part in parts:
            if not isinstance(part, KnownEntry):
                for entry in read_entries(part, self.report):
                    yield from self.card(entry, chunk)
                continue
            card = Card(**part.fields, entry_source=ChunkEntry(chunk, part.events, self.parse))
            if is_first(card.id, card, self.files.first, self.report):
                yield card

    def card(self, entry: PackEntry, chunk: Chunk | None) -> Iterator[Card]:
        """The card of an entry, if it has no faults and no other has its id."""
        card = self.files.made(entry, self.reader)
        if not isinstance(card, Missing):
            if self.seen:
                self.seen(card)
            yield self.with_text(card, chunk) if chunk else card

    def with_text(self, card: Card, chunk: Chunk) -> Card:
        """The card with its entry as text."""
        source = ChunkEntry(chunk, count_events(card.entry) + 2, self.parse)
        made = self.files.first[card.id] = replace(card, entry_source=source)
        return made

    def entry(self, chunk: Chunk) -> CardEntry:
        """The entry of a card, parsed once more; whatever is wrong with it has been reported."""
        entry = PackEntry(ValueRef(chunk.tree(), 0))
        card: Any = self.reader.read(self.files.laid(entry, Report()), Report())
        whole: CardEntry = card.entry_source.read()
        return whole
