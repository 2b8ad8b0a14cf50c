"""The cards of files, entry by entry: known ones are not read, and read ones put away."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.loading.cards import CardReader, Entry, entries, is_first
from cardgen.loading.light import light, without_bulk
from cardgen.loading.pack_files import PackFiles
from cardgen.loading.pieces import Known, Piece, Stretch, digest, partly_known, pieces_of
from cardgen.loading.reader import read_yaml
from cardgen.loading.report import MISSING, Missing, Report, Where
from cardgen.model.card import Card
from cardgen.model.located import Seq

Seen = Callable[[Card], object]
Recall = Callable[[str, bytes], Known | None]


class Watch(NamedTuple):
    """Who looks on while cards are read: `seen` is shown each, `recall` knows some already."""

    seen: Seen | None = None
    recall: Recall | None = None


class CardFiles:
    """Reads files of a pack that hold cards of one deck."""

    def __init__(self, files: PackFiles, reader: CardReader, watch: Watch) -> None:
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
        pieces = pieces_of(content, tree) if certain else ()
        for entry in entries(tree, self.report):
            yield from self.card(entry, pieces[entry.number] if pieces else None)

    def known(self, content: bytes, file: str) -> list[tuple[Piece, Known | Seq]]:
        """The entries of a file, known or read; none where the whole file has to be read."""
        if self.recall is None:
            return []
        return partly_known(content, file, partial(self.recall, self.files.pack))

    def partly(self, parts: Sequence[tuple[Piece, Known | Seq]]) -> Iterator[Card]:
        """The cards of a file of which some are known."""
        for piece, part in parts:
            if not isinstance(part, Known):
                for entry in entries(part, self.report):
                    yield from self.card(entry, piece)
                continue
            card = light(part, self.stretch(piece), self.again)
            if is_first(card.id, card, self.files.first, self.report):
                yield card

    def card(self, entry: Entry, piece: Piece | None) -> Iterator[Card]:
        """The card of an entry, if it has no faults and no other has its id."""
        card = self.files.made(entry, self.reader)
        if not isinstance(card, Missing):
            yield self.put_away(card, piece)

    def put_away(self, card: Card, piece: Piece | None) -> Card:
        """The card without its entry, once it has been seen; as it is where nobody wants that."""
        if not self.seen:
            return card
        self.seen(card)
        if piece is None:
            return card
        put_away = without_bulk(card, self.stretch(piece), self.again)
        self.files.first[card.id] = put_away
        return put_away

    def stretch(self, piece: Piece) -> Stretch:
        """Where the piece is found again."""
        return Stretch(piece.file, piece.line, piece.start, len(piece.source), digest(piece.source))

    def again(self, stretch: Stretch) -> Card:
        """The whole card once more; whatever was wrong with it has been reported."""
        entry = Entry(Where(stretch.piece(self.files.root).tree(), 0))
        card: Any = self.reader.read(self.files.laid(entry, Report()), Report())
        whole: Card = card
        return whole
