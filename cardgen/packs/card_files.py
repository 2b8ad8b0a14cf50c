"""The cards of files, entry by entry: recalled ones are not read, and read ones become lazy.

A lazy card drops the bulk of its source, and reads it again when somebody asks for it."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.model.card import Card
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Seq, ValueRef
from cardgen.packs.cards import CardReader
from cardgen.packs.files import PackEntry, PackFiles, is_first, read_entries
from cardgen.yaml.chunks import (
    Chunk,
    ChunkRef,
    KnownEntry,
    count_events,
    digest_chunk,
    match_chunks,
    recall_chunks,
)
from cardgen.yaml.reader import read_yaml

CARD_FIELDS = tuple(field.name for field in fields(Card))
# The located entry, and powers as they stand in it, are most of what a card weighs: twenty
# kilobytes, asked for once by the effects and then only to say where a fault stands.
BULK = ("entry", "power", "variants")


class LazyCard(Card):
    """A card of which only some fields are at hand; asked for another, it reads itself again."""

    __slots__ = ("_read", "events", "chunk_ref")

    _read: Callable[[ChunkRef], Card]
    chunk_ref: ChunkRef
    events: int

    def __getattr__(self, name: str) -> Any:
        """Called for a field that is not at hand: now all of them are."""
        if name not in CARD_FIELDS:
            raise AttributeError(name)
        whole = self._read(self.chunk_ref)
        for field in CARD_FIELDS:
            object.__setattr__(self, field, getattr(whole, field))
        return getattr(self, name)


def forget_fields(card: Card, at_hand: Collection[str]) -> None:
    """Let go of all fields but those at hand; whoever asks for another has the card read again."""
    if isinstance(card, LazyCard):
        for field in CARD_FIELDS:
            if field not in at_hand:
                try:
                    object.__delattr__(card, field)
                except AttributeError:  # let go of before; `suppress` would cost more than all else
                    continue


def make_lazy(known: KnownEntry, chunk_ref: ChunkRef, read: Callable[[ChunkRef], Card]) -> Card:
    """A card with the known fields at hand; `read` makes the whole of it from its file."""
    card = object.__new__(LazyCard)
    rest = {"_read": read, "chunk_ref": chunk_ref, "events": known.events}
    for field, value in (*known.fields.items(), *rest.items()):
        object.__setattr__(card, field, value)
    return card


def drop_bulk(card: Card, chunk_ref: ChunkRef, read: Callable[[ChunkRef], Card]) -> Card:
    """The card with all but its bulk at hand."""
    at_hand = {name: getattr(card, name) for name in CARD_FIELDS if name not in BULK}
    return make_lazy(KnownEntry(at_hand, count_events(card.entry) + 2), chunk_ref, read)


Seen = Callable[[Card], object]
Recall = Callable[[str, bytes], KnownEntry | None]


class CardWatch(NamedTuple):
    """Who looks on while cards are read: `seen` is shown each, `recall` knows some already."""

    seen: Seen | None = None
    recall: Recall | None = None


class CardFiles:
    """Reads files of a pack that hold cards of one deck."""

    def __init__(self, files: PackFiles, reader: CardReader, watch: CardWatch) -> None:
        self.files, self.reader, self.report = files, reader, files.report
        self.seen, self.recall = watch

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
        return recall_chunks(content, file, partial(self.recall, self.files.pack))

    def partly(self, parts: Sequence[tuple[Chunk, KnownEntry | Seq]]) -> Iterator[Card]:
        """The cards of a file of which some are known."""
        for chunk, part in parts:
            if not isinstance(part, KnownEntry):
                for entry in read_entries(part, self.report):
                    yield from self.card(entry, chunk)
                continue
            card = make_lazy(part, self.chunk_ref(chunk), self.again)
            if is_first(card.id, card, self.files.first, self.report):
                yield card

    def card(self, entry: PackEntry, chunk: Chunk | None) -> Iterator[Card]:
        """The card of an entry, if it has no faults and no other has its id."""
        card = self.files.made(entry, self.reader)
        if not isinstance(card, Missing):
            yield self.put_away(card, chunk)

    def put_away(self, card: Card, chunk: Chunk | None) -> Card:
        """The card without its entry, once it has been seen; as it is where nobody wants that."""
        if not self.seen:
            return card
        self.seen(card)
        if chunk is None:
            return card
        put_away = drop_bulk(card, self.chunk_ref(chunk), self.again)
        self.files.first[card.id] = put_away
        return put_away

    def chunk_ref(self, chunk: Chunk) -> ChunkRef:
        """Where the chunk is found again."""
        return ChunkRef(
            chunk.file, chunk.line, chunk.start, len(chunk.source), digest_chunk(chunk.source)
        )

    def again(self, chunk_ref: ChunkRef) -> Card:
        """The whole card once more; whatever was wrong with it has been reported."""
        entry = PackEntry(ValueRef(chunk_ref.chunk(self.files.root).tree(), 0))
        card: Any = self.reader.read(self.files.laid(entry, Report()), Report())
        whole: Card = card
        return whole
