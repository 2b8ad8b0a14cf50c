"""Where pieces of prose beside cards name cards and boards."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import NamedTuple

from cardgen.project.prose.names.names import PLAYER
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.prose.passages import SAYS, Key, Location, Passage
from cardgen.project.prose.senses.senses import NAME, SenseReader
from cardgen.project.prose.tellers import RULINGS
from cardgen.project.prose.witnesses import owners_by_name, owners_of
from cardgen.project.sound_parts import SoundParts, digest_of

AID, NOTES = "aid", "notes"
KINDS = (AID, NOTES, *RULINGS, SAYS)

Ids = frozenset[str]  # of cards and boards, by `pack/id`
NOBODY: Ids = frozenset()


class NameSaid(NamedTuple):
    """The cards or boards of a name, and where it stands."""

    ids: Ids
    start: int
    end: int


class NamingPiece(NamedTuple):
    """A piece of prose that names cards or boards, among them its own."""

    said: Passage
    names: tuple[NameSaid, ...]
    own: Ids

    @property
    def ids(self) -> Ids:
        return self.own.union(*(one.ids for one in self.names))

    @property
    def source(self) -> Key:
        return self.said.key[:2] if self.said.kind in RULINGS else self.said.key


# Kind, language, words, key and card of a piece, and what the senses of names that stand there are
# and where: what is kept of it, since it is collected only where its pack says something new.
NamesKept = tuple[str, str, str, Key, str, tuple[tuple[str, int, int], ...]]


class Naming:
    """All pieces of the packs looked at, and what reads names in each language; `alike` says what
    a name is compared as."""

    def __init__(
        self,
        packs: Sequence[PackProse],
        readers: Mapping[str, SenseReader],
        alike: Mapping[str, Mapping[str, str]],
        names_known_by: Mapping[str, bytes],
        parts: SoundParts,
    ) -> None:
        self._packs, self._readers, self._alike = packs, readers, alike
        self._names_known_by, self._parts = names_known_by, parts

    @property
    def known_by(self) -> bytes:
        """What all that is told and named is known by."""
        whose = [
            (game, sorted((sense, sorted(ids)) for sense, ids in named.items()))
            for game, named in sorted(self._by_name.items())
        ]
        told = [(pack.pack.id, pack.pack.game.id, self._known_by(pack)) for pack in self._packs]
        return digest_of([*self._names_known_by.items()], whose, told)

    def _known_by(self, pack: PackProse) -> str:
        key = self._key("names said", pack)
        (known,) = self._parts.names(key, lambda: [digest_of(self._kept(pack)).hex()])
        return known

    def _key(self, what: str, pack: PackProse) -> bytes:
        return pack.key(what, [*self._names_known_by.items()])

    @cached_property
    def pieces(self) -> Sequence[NamingPiece]:
        """Those that name anything, in every language."""
        return [
            _piece(one, pack, self._by_name) for pack in self._packs for one in self._kept(pack)
        ]

    @cached_property
    def _by_name(self) -> Mapping[str, Mapping[str, Ids]]:
        """By game, the cards and boards that a name has, by its sense."""
        found: dict[str, Mapping[str, Ids]] = {}
        for game in {one.pack.game.id for one in self._packs}:
            packs = [one.pack for one in self._packs if one.pack.game.id == game]
            named = owners_by_name(owners_of(packs).values(), self._alike)
            found[game] = {
                sense: frozenset(f"{one.pack}/{one.id}" for one in owners)
                for sense, owners in named.items()
            }
        return found

    def _kept(self, pack: PackProse) -> tuple[NamesKept, ...]:
        return self._parts.words(self._key("naming", pack), lambda: [*self._read(pack)])

    def _read(self, pack: PackProse) -> Iterator[NamesKept]:
        for language in self._names_known_by:
            for (_, kind), sheaf in pack.page(language).sheaves.items():
                yield from self._naming(language, sheaf) if kind in KINDS else ()

    def _naming(self, language: str, sheaf: Sequence[Passage]) -> Iterator[NamesKept]:
        names: dict[int, list[tuple[str, int, int]]] = {}
        for number, sense, start, end in self._named(language, sheaf):
            names.setdefault(number, []).append((sense, start, end))
        for number, each in names.items():
            said = sheaf[number]
            yield said.kind, language, said.words, said.key, said.card, tuple(each)

    def _named(
        self, language: str, sheaf: Sequence[Passage]
    ) -> Iterable[tuple[int, str, int, int]]:
        """The senses of the names in a sheaf: the number of the piece, and what stands there."""
        reader, parts = self._readers.get(language), self._parts
        if not reader:
            return ()
        told = language, self._names_known_by[language], [said.words for said in sheaf]
        key = digest_of("named", *told) if parts.states else b""
        return parts.words(key, lambda: [*_names_in(sheaf, reader)])


def _piece(
    kept: NamesKept, pack: PackProse, by_name: Mapping[str, Mapping[str, Ids]]
) -> NamingPiece:
    """A piece of a pack as it is kept, which is looked for only where something is found in it."""
    kind, language, words, key, card, named = kept
    of_game = by_name[pack.pack.game.id]
    names = tuple(
        NameSaid(ids, start, end)
        for sense, start, end in named
        if (ids := of_game.get(sense, NOBODY))
    )
    own = frozenset([f"{key[0]}/{card}"] if card else [])
    seat = partial(_seat, pack, language, kind, words, key)
    return NamingPiece(Passage(kind, language, words, key, seat, card), names, own)


def _seat(pack: PackProse, language: str, *told: object) -> Location:
    pieces = pack.page(language).pieces
    return next(one for one in pieces if (one.kind, one.words, one.key) == told).seat()


def _names_in(sheaf: Sequence[Passage], reader: SenseReader) -> Iterator[tuple[int, str, int, int]]:
    for number, said in enumerate(sheaf):
        for sense, start, end in reader.read(said.words):
            if sense.startswith(NAME) and not sense.startswith(f"{NAME}{PLAYER}"):
                yield number, sense, start, end
