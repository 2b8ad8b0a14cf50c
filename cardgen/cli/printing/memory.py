"""What the last build found out, so that only what changed since is read, checked and painted.

Nothing here decides what is printed: a build without any memory makes the same bytes and findings.
A card is known again by its source, a page by all that stands on it, and both only in the same
circumstances. Cards with findings, and cards that name other cards, are never kept.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardgen.checks.review.material import Material
from cardgen.checks.unknown_mention import mentioned
from cardgen.cli.printing.circumstances import circumstances
from cardgen.cli.printing.order import Order
from cardgen.exports.keeping import keep, kept
from cardgen.layout.face import Face
from cardgen.loading.light import LightCard
from cardgen.loading.pieces import Known
from cardgen.model.card import Card, Name
from cardgen.model.finding import Finding
from cardgen.model.pack import Deck, Pack

if TYPE_CHECKING:
    from cardgen.exports.page import Page
    from cardgen.exports.shelf import Shelf

AT_HAND = ("id", "pack", "pantheon", "emblem", "marker", "replaces", "copies")
Record = tuple[Any, ...]  # fields, names, events, seat
Seat = tuple[str, int, int]


class Memory:
    """What is left in the output folder of an order, looked at when first asked for."""

    def __init__(
        self, root: Path, order: Order, languages: Sequence[str], overlay: Path | None
    ) -> None:
        self._out, self._ink = order.out, order.ink
        wanted = (tuple(languages), order.ink)
        self._key: Callable[[str], bytes] = lambda pack: circumstances(root, pack, overlay, wanted)
        self._languages = "-".join(languages) or "all"
        self._keys: dict[str, bytes] = {}
        self._cards: dict[str, Mapping[bytes, Record]] = {}
        self._shelves: list[tuple[str, str, Shelf]] = []

    def recall(self, pack: str, source: bytes) -> Known | None:
        """What is known of the card with this source."""
        record = self._records(pack).get(_digest(source))
        return _known(record) if record else None

    def sound(self, pack: Pack) -> frozenset[str]:
        """The cards free of faults that stand where they stood, in a deck as large as it was."""
        records = self._records(pack.id)
        return frozenset(
            card.id
            for deck in pack.decks
            for card, seat in _seated(deck)
            if isinstance(card, LightCard)
            and (record := records.get(_digest(card.source)))
            and record[-1] == seat
        )

    def shelf(
        self, pack: Pack, name: str, pages: Iterable["Page"], *, backs: Mapping[str, Face]
    ) -> "Shelf":
        """The pages of the file called `name`, painted before; `backs` are those of each deck."""
        from cardgen.exports.shelf import shelf_from

        seated = (each for deck in pack.printed_decks for each in _seated(deck))
        origins = {card.id: _origin(card, seat) for card, seat in seated}
        placed = (placed.face for page in pages for placed in page.placed)
        faces = {id(face): origins[face.card] for face in placed if origins.get(face.card)}
        faces |= {id(face): deck.encode() for deck, face in backs.items()}
        left: tuple[Any, ...] = kept(self._out, f"{name}.pages", self._of(pack.id)) or (b"", {}, {})
        shelf = shelf_from(left, faces)
        self._shelves.append((pack.id, f"{name}.pages", shelf))
        return shelf

    def keep(self, materials: Sequence[Material], found: Sequence[Finding]) -> None:
        """Leave behind the pages painted, and the cards that are free of faults.

        A finding of no card alone may be of any: then no card is kept.
        """
        for pack, name, shelf in self._shelves:
            keep(self._out, name, self._of(pack), shelf.plain())
        faulty = {finding.card for finding in found}
        for material in () if "" in faulty else materials:
            records = dict(_records(material, faulty))
            keep(self._out, self._file(material.pack.id), self._of(material.pack.id), records)

    def _records(self, pack: str) -> Mapping[bytes, Record]:
        if pack not in self._cards:
            self._cards[pack] = kept(self._out, self._file(pack), self._of(pack)) or {}
        return self._cards[pack]

    def _file(self, pack: str) -> str:
        return f"{pack}-{self._languages}-{self._ink}.cards"

    def _of(self, pack: str) -> bytes:
        if pack not in self._keys:
            self._keys[pack] = self._key(pack)
        return self._keys[pack]


def _seated(deck: Deck) -> Iterator[tuple[Card, Seat]]:
    """Each card with all of its place that its face can show."""
    for number, card in enumerate(deck.cards, 1):
        yield card, (deck.id, number, len(deck.cards))


def _digest(source: bytes) -> bytes:
    return blake2b(source, digest_size=16).digest()


def _origin(card: Card, seat: Seat) -> bytes:
    """What the front of a card is made from; empty where that is not known."""
    if not isinstance(card, LightCard):
        return b""
    return _digest(card.source) + repr(seat).encode()


def _records(material: Material, faulty: set[str]) -> Iterator[tuple[bytes, Record]]:
    for deck in material.pack.decks:
        for card, seat in _seated(deck):
            if isinstance(card, LightCard) and card.id not in faulty and _alone(card, material):
                yield _digest(card.source), _record(card, seat)


def _alone(card: Card, material: Material) -> bool:
    """Whether what is wrong with a card, if anything, is in its own entry."""
    if card.id in material.sound:
        return True
    return not any((card.replaces, *mentioned(material.powers(card))))


def _record(card: LightCard, seat: Seat) -> Record:
    names = {
        language: (name.text, name.gender, name.plural, name.elides)
        for language, name in card.name.items()
    }
    return tuple(getattr(card, field) for field in AT_HAND), names, card.events, seat


def _known(record: Record) -> Known:
    values, names, events, _ = record
    name = {language: Name(*parts) for language, parts in names.items()}
    return Known({"name": name, **dict(zip(AT_HAND, values, strict=True))}, events)
