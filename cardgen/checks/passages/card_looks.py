"""What is told of single cards and boards, looked at again once such a one, or what is told of it,
has changed."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.passages.card_clauses import (
    IN_BOOKS,
    CardStretch,
    CardStretches,
    MayTell,
    Stops,
)
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding
from cardgen.project.sound_parts import digest_of

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

    Sheaf = tuple[LanguageProse, Sequence[Passage]]


class CardLook(NamedTuple):
    """How a check looks at a language: up to each of some stops, at what may tell what it is about,
    and what it finds there."""

    stops: Stops
    may_tell: MayTell
    find: Callable[[CardStretch], Iterable[Finding]]


LookIn = Callable[["LanguageProse"], CardLook | None]


def look_at_told_cards(
    prose: "Prose", pack: "PackProse", beside: Sequence[str], look_in: LookIn, *known_by: object
) -> Iterator[Finding]:
    """What a check finds in what a pack tells of cards in some kinds of prose `beside` rulebooks,
    and in these. `known_by` are its name and all that it reads beside cards and boards."""
    for kinds in (beside, IN_BOOKS):
        yield from _ToldCards(prose, pack, kinds, look_in, known_by).findings()


class _ToldCards:
    """What a pack tells of cards in some kinds of prose.

    It is known by the cards and boards that it tells of, since a check asks nobody else, and few
    tell what it looks for: to look at all that tells of any card, whenever one had changed, was
    half of a check.
    """

    def __init__(
        self,
        prose: "Prose",
        pack: "PackProse",
        kinds: Sequence[str],
        look_in: LookIn,
        known_by: tuple[object, ...],
    ) -> None:
        self._prose, self._pack, self._kinds, self._look_in = prose, pack, kinds, cache(look_in)
        self._parts, self._all = prose.project.parts, CardStretches(prose, pack)
        self._known_by = "told of cards", kinds, known_by, self._all.known_by
        self._found: dict[int, Sequence[CardStretch]] = {}  # by the identity of a sheaf

    def findings(self) -> Iterator[Finding]:
        """In the pack, unless all are known that it tells of: then none of it is collected."""
        told = self._pack.key("told", self._known_by)
        ids = self._parts.names(told, self._told_of)
        key = self._with_cards(told, ids)
        yield from look_unless_sound(self._parts, key, self._in_sheaves)

    def _with_cards(self, told: bytes, ids: Sequence[str]) -> bytes:
        """What is known by the cards and boards that it tells of, too."""
        if not told:
            return b""
        witnesses, pack = self._prose.witnesses, self._pack.pack
        return digest_of(told, [witnesses.printing_known_by(pack, id) for id in ids])

    def _told_of(self) -> Iterator[str]:
        for sheaf in self._sheaves():
            yield from self._told_in(sheaf, self._key(sheaf))

    def _told_in(self, sheaf: "Sheaf", key: bytes) -> Sequence[str]:
        """The ids of those that a sheaf tells of."""
        return self._parts.names(key, lambda: [one.id for one in self._stretches(sheaf)])

    def _in_sheaves(self) -> Iterator[Finding]:
        for sheaf in self._sheaves():
            told = self._key(sheaf)
            key = self._with_cards(told, self._told_in(sheaf, told))
            yield from look_unless_sound(self._parts, key, partial(self._in_sheaf, sheaf))

    def _in_sheaf(self, sheaf: "Sheaf") -> Iterator[Finding]:
        look = self._look_in(sheaf[0])
        if look:
            for one in self._stretches(sheaf):
                yield from look.find(one)

    def _sheaves(self) -> "Iterator[Sheaf]":
        for how in self._prose.spoken:
            for (_, kind), pieces in self._pack.page(how.language).sheaves.items():
                if kind in self._kinds:
                    yield how, pieces

    def _key(self, sheaf: "Sheaf") -> bytes:
        """What a sheaf is known by, but for the cards that it tells of."""
        _, pieces = sheaf
        beside = self._prose.project.digests.beside_cards("told of cards", self._pack.view)
        if not beside:
            return b""
        around = self._all.read_beside(pieces[0])
        return digest_of(beside, self._known_by, around, self._prose.digests.of_sheaf(pieces))

    def _stretches(self, sheaf: "Sheaf") -> Sequence[CardStretch]:
        """Those that may tell what the check looks for; found once, since they are asked first whom
        they tell of."""
        how, pieces = sheaf
        if id(pieces) not in self._found:
            look = self._look_in(how)
            every = self._all.in_pieces(pieces, look.stops, look.may_tell) if look else ()
            self._found[id(pieces)] = [*every]
        return self._found[id(pieces)]
