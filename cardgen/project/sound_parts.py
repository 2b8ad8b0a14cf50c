"""Parts of a check that found nothing, known again by all that they read.

A part is what one check looks at in one pack, or in one piece of prose. Parts in which something
was found are looked at again, so that findings stand where they are now; of a whole pack they are
told again where no line of it has moved.
"""

import marshal
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import PurePath
from types import MappingProxyType
from typing import Any

from cardgen.model.card import ASIDES, SAID, Card
from cardgen.packs.card_record import card_digest
from cardgen.packs.root import state_path
from cardgen.project.pack_view import PackView

DIGEST = 16  # bytes
UNSHARED = 2  # the form of `marshal` that writes each value as if it stood nowhere else
MOST_PARTS = 50_000  # known at once; beyond, what a check did not go by is let go
LONG = 2_000  # bytes of what a part says
ROOM = 4_000_000  # bytes for all that is longer, and that a check did not go by


def digest_of(*parts: Any) -> bytes:
    """What parts of a check are known by; 7,000 are made after an edit, and to write plain values
    takes a third of what `repr` does."""
    try:
        told = marshal.dumps(parts, UNSHARED)
    except ValueError:  # a value of our own is among them
        told = repr(parts).encode()
    return blake2b(told, digest_size=DIGEST).digest()


# The digests of sound parts, end to end, since a set of them takes ten times as long to be saved;
# what was found in others, by theirs, each as bytes until it is asked for, since to load all takes
# 15 ms, and after an edit a tenth is asked; what is known of the entries of cards.
PlainParts = tuple[bytes, Mapping[bytes, bytes], Mapping[bytes, bytes]]
NO_PARTS: PlainParts = b"", MappingProxyType({}), MappingProxyType({})


class SoundParts:
    """What is known from an earlier check, and what is found out beside it.

    `states` say of each file and folder below `cards/`, by its `state_path`, as it was before
    anything was read, what it says, or which one it is; `places` say this of all, for what tells on
    which line something is.
    """

    def __init__(
        self,
        before: PlainParts = NO_PARTS,
        states: Mapping[str, bytes] = MappingProxyType({}),
        places: Mapping[str, bytes] = MappingProxyType({}),
    ) -> None:
        self._together, self._found, self._playing = before
        starts = range(0, len(self._together), DIGEST)
        self._before = frozenset([self._together[start : start + DIGEST] for start in starts])
        self.states = states
        self.places = places
        self.sound: set[bytes] = set()
        self._asked: dict[bytes, tuple[Any, ...]] = {}
        self._new: set[bytes] = set()  # of what was asked, what was found now
        self._early: dict[tuple[str, str], bytes] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nothing is known from an earlier check."""
        return not (self._before or self._found)

    @property
    def found_out(self) -> tuple[frozenset[bytes], Mapping[bytes, tuple[Any, ...]]]:
        """The parts in which nothing was found, and what was found in others."""
        return frozenset(self.sound), self._asked

    def learn(self, found_out: tuple[frozenset[bytes], Mapping[bytes, tuple[Any, ...]]]) -> None:
        """Know what another process has found out."""
        sound, asked = found_out
        self.sound |= sound
        self._new |= asked.keys() - self._asked.keys()
        self._asked = {**asked, **self._asked}

    def state(self, path: PurePath | str) -> bytes | None:
        """What is known of a file, if anything is."""
        return self.states.get(state_path(path))

    def known(self, key: bytes) -> bool:
        """Whether nothing was found in a part."""
        return key in self._before

    def settle(self, key: bytes) -> None:
        """Know from now on that nothing was found in a part."""
        if key:
            self.sound.add(key)

    def names(self, key: bytes, look: Callable[[], Iterable[str]]) -> tuple[str, ...]:
        """The names found in a part, each once; looked for where they are not known."""
        return self._known(key, lambda: dict.fromkeys(look()))

    def words(
        self, key: bytes, look: Callable[[], Iterable[tuple[Any, ...]]]
    ) -> tuple[tuple[Any, ...], ...]:
        """What a part says, each time as plain values; read where it is not known."""
        return self._known(key, look)

    def left(self, key: bytes) -> tuple[str, ...]:
        """What the last check left under a key that says nothing of it."""
        left: tuple[str, ...] = marshal.loads(self._found[key]) if key in self._found else ()
        return left

    def leave(self, key: bytes, said: Iterable[str]) -> None:
        """Leave it for the next one, in place of what was left there."""
        if key:
            self._asked[key] = tuple(said)
            self._new.add(key)

    def _known(self, key: bytes, look: Callable[[], Iterable[Any]]) -> tuple[Any, ...]:
        if key not in self._asked:
            known = self._found.get(key)
            found = tuple(look()) if known is None else marshal.loads(known)
            if not key:
                return found
            self._asked[key] = found
            if known is None:
                self._new.add(key)
        return self._asked[key]

    def note(self, card: Card) -> None:
        """Know how a card plays while its entry is parsed."""
        self._early[card.pack, card.id] = _told(card)

    def playing(self, card: Card) -> bytes:
        """The digest of a card without its words."""
        return self._of_entry(card)[:DIGEST]

    def printing(self, card: Card) -> bytes:
        """The digest of a card without what is told beside it."""
        return self._of_entry(card)[DIGEST : 2 * DIGEST]

    def expansions(self, card: Card) -> Sequence[str]:
        """The expansions that a card needs, or with which its power changes."""
        return self._of_entry(card)[2 * DIGEST :].decode().split()

    def _of_entry(self, card: Card) -> bytes:
        known = self._early.get((card.pack, card.id)) or self._playing.get(card_digest(card))
        if known is None:
            known = self._early[card.pack, card.id] = _told(card)
        return known

    def plain(self, views: Iterable[PackView]) -> PlainParts:
        """All that this check has found out or gone by, and what was known besides, while it is
        not too much. ValueError where a part says what is no plain value."""
        cards = (card for view in views for card in view.cards)
        playing = {digest: self._of_entry(card) for card in cards if (digest := card_digest(card))}
        sound = b"".join(sorted(self.sound))
        names = {key: self._bytes_of(key) for key in self._asked}
        if len(self._before) + len(self._found) + len(self._playing) < MOST_PARTS:
            sound = self._together + b"".join(sorted(self.sound - self._before))
            names = {**self._kept_besides(names), **names}
            playing = {**self._playing, **playing}
        return sound, names, playing

    def _kept_besides(self, now: Collection[bytes]) -> dict[bytes, bytes]:
        """What was known that nobody asked `now`, the latest last: all that is short, and of what
        is long as much as there is room for. An edit taken back makes all true again that was known
        before it, of whole rulebooks too."""
        room, kept = ROOM, dict[bytes, bytes]()
        for key, said in reversed([*self._found.items()]):
            if key in now:
                continue
            room -= len(said) if len(said) > LONG else 0
            if room >= 0 or len(said) <= LONG:
                kept[key] = said
        return dict(reversed(kept.items()))

    def _bytes_of(self, key: bytes) -> bytes:
        """What was asked of a part, as it was kept before, or is now."""
        return marshal.dumps(self._asked[key]) if key in self._new else self._found[key]


def _told(card: Card) -> bytes:
    """The digests of what a card plays and what it prints, and behind them the expansions that it
    knows of."""
    entry: Mapping[str, Any] = card.entry
    said = {key: _silent(held) if key in SAID else held for key, held in entry.items()}
    known = dict.fromkeys((*card.needs.play, *(variant.when for variant in card.variants)))
    return digest_of(said) + digest_of(without_asides(entry)) + " ".join(known).encode()


def without_asides(entry: Any) -> Any:
    """An entry without what is told beside a card or a board."""
    if isinstance(entry, Mapping):
        return {key: without_asides(held) for key, held in entry.items() if key not in ASIDES}
    if isinstance(entry, Sequence) and not isinstance(entry, str):
        return [*map(without_asides, entry)]
    return entry


def _silent(said: Any) -> Any:
    """What holds words, without them: numbers and keys may be asked for in any part of an entry."""
    if isinstance(said, Mapping):
        return {key: _silent(held) for key, held in said.items()}
    if isinstance(said, str):
        return ""
    return [*map(_silent, said)] if isinstance(said, Sequence) else said
