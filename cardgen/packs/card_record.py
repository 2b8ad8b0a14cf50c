"""What one build leaves of a card for the next: its fields as bytes, where it stood, its entry.

A value that several Ages share is kept once and shared again.
"""

import marshal
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import MISSING, fields
from functools import lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple
from unicodedata import normalize

from cardgen.model.ages import ByAge
from cardgen.model.card import Card, CardEntry, Cost, Name, Needs, Payment, Players
from cardgen.model.frozen import frozen
from cardgen.model.pack import Deck, Pack
from cardgen.model.text import Icon
from cardgen.yaml.reader import Chunk, KnownEntry, digest_chunk

CardSeat = tuple[str, int, int]  # deck, number, number of cards
# Fields (none where the card is to be read again), events of its entry, seat.
CardRecord = tuple[bytes, int, CardSeat]
CardRecords = Mapping[bytes, CardRecord]  # of a pack, by the digest of entries
# The drawings and the faces of type on fronts, by digest, seat and language.
CardWorks = dict[tuple[bytes, CardSeat, str], tuple[tuple[str, ...], tuple[str, ...]]]
NO_RECORD: CardRecord = b"", 0, ("", 0, 0)


class CardKeeping(NamedTuple):
    """How the cards of packs are kept: whether with their entries as text once these were parsed,
    and those of an earlier build by pack, which are not read again."""

    as_text: bool = False
    known: Mapping[str, CardRecords] = MappingProxyType({})


WITH_ENTRIES = CardKeeping()


@frozen
class ChunkEntry:
    """The entry of a card as text, parsed when it is asked for.

    `events` are those that the parser makes of it; `parse` remembers what it made last. What is
    `overlaid` may say more than its text.
    """

    chunk: Chunk
    events: int
    parse: Callable[[Chunk], CardEntry]
    overlaid: bool = False

    @property
    def file(self) -> str:
        return self.chunk.file

    def may_say(self, words: Collection[str]) -> bool:
        """What is written behind a backslash may be anything."""
        text = _composed(self.chunk.source)
        if self.overlaid or "\\" in text:
            return True
        found = [word for word in words if word in text]
        return any(_has_word(text, word) for word in found)

    def read(self) -> CardEntry:
        return self.parse(self.chunk)

    @property
    def digest(self) -> bytes:
        """What the entry is known by."""
        return digest_chunk(self.chunk.source)


@lru_cache(maxsize=1)  # each check asks in turn whether the same card says its words
def _composed(source: bytes) -> str:
    """The text of an entry, accents within their letters."""
    return normalize("NFC", source.decode())


def _has_word(text: str, word: str) -> bool:
    """Whether a word stands in a text by itself: `god`, but not in `god-7`."""
    at = text.find(word)
    while at >= 0:
        around = text[max(at - 1, 0) : at] + text[at + len(word) : at + len(word) + 1]
        if not any(c.isalnum() or c in "_-" for c in around):
            return True
        at = text.find(word, at + 1)
    return False


def card_digest(card: Card) -> bytes:
    """What a card is known by; empty where that is not its text alone."""
    source = card.entry_source
    return source.digest if isinstance(source, ChunkEntry) else b""


def seated_cards(deck: Deck) -> Iterator[tuple[Card, CardSeat]]:
    """Each card with all of its place that its face can show."""
    for number, card in enumerate(deck.cards, 1):
        yield card, (deck.id, number, len(deck.cards))


def recall_entry(records: CardRecords, deck: str, chunk: Chunk) -> KnownEntry | None:
    """What is known of the card of an entry, if it is in the deck it was in."""
    fields, events, (before, *_) = records.get(digest_chunk(chunk.source), NO_RECORD)
    return KnownEntry(read_fields(fields), events) if fields and deck == before else None


def unchanged_cards(pack: Pack, records: CardRecords) -> frozenset[str]:
    """The cards on record that stand where they stood, in a deck as large as it was."""
    return frozenset(
        card.id
        for deck in pack.decks
        for card, seat in seated_cards(deck)
        if (digest := card_digest(card)) and (record := records.get(digest)) and record[-1] == seat
    )


def make_records(
    pack: Pack, kept: frozenset[str], before: CardRecords
) -> Iterator[tuple[bytes, CardRecord]]:
    """What is left of each card to be `kept`; what was on record `before` is written already."""
    for deck in pack.decks:
        for card, seat in seated_cards(deck):
            if isinstance(card.entry_source, ChunkEntry) and card.id in kept:
                digest, events = card.entry_source.digest, card.entry_source.events
                fields, _, (owner, *_) = before.get(digest, NO_RECORD)
                yield digest, (fields if owner == deck.id else write_fields(card), events, seat)


_TUPLES: tuple[type, ...] = (Name, Needs, Players, Cost, Payment, Icon)
_BY_AGE, _TUPLE = -2, -1  # the other kinds of tuples are numbered as above
_MAPPINGS = (dict, MappingProxyType)  # what cards have of mappings
_ALONE = frozenset((str, int, bool, type(None)))  # what holds nothing else
_NUMBERS = {kind: number for number, kind in enumerate(_TUPLES)} | {ByAge: _BY_AGE, tuple: _TUPLE}


def _usual(field: Any) -> object:
    return field.default if field.default_factory is MISSING else field.default_factory()


_USUAL = {field.name: _usual(field) for field in fields(Card) if field.name != "entry_source"}


_values_of = attrgetter(*_USUAL)


def write_fields(card: Card) -> bytes:
    """The fields of a card but its entry, as bytes; none for a card with parts of its entry among
    them."""
    if any(card.printed):
        return b""
    values = zip(_USUAL.items(), _values_of(card), strict=True)
    said = {name: _plain(held) for (name, usual), held in values if held != usual}
    return marshal.dumps(said)


def read_fields(written: bytes) -> dict[str, Any]:
    """The fields that `write_fields` wrote; as for all `marshal`, of nobody else's bytes."""
    return {name: _made(held) for name, held in marshal.loads(written).items()}


def _plain(value: Any) -> Any:
    number = _NUMBERS.get(type(value))
    if number == _BY_AGE:
        different = {id(one): one for one in value}
        places = [*different]
        return (_BY_AGE, *[places.index(id(one)) for one in value], *_all_plain(different.values()))
    if number is not None:
        return (number, *_all_plain(value))
    if type(value) in _MAPPINGS:
        return dict(zip(value, _all_plain(value.values()), strict=True))
    return value


def _all_plain(values: Iterable[Any]) -> list[Any]:
    """Values made plain; most are words or numbers, and to call for each takes twice as long."""
    return [one if type(one) in _ALONE else _plain(one) for one in values]


def _made(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: _made(held) for key, held in plain.items()}
    if not isinstance(plain, tuple):
        return plain
    kind, *held = plain
    if kind == _BY_AGE:
        different = [_made(one) for one in held[3:]]
        return ByAge([different[place] for place in held[:3]])
    parts = map(_made, held)
    return tuple(parts) if kind == _TUPLE else _TUPLES[kind](*parts)
