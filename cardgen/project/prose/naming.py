"""Where pieces of prose beside cards name cards and boards."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from cardgen.project.load import Project
from cardgen.project.prose.names import PLAYER
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.prose.passages import SAYS, Key, Passage
from cardgen.project.prose.senses import NAME, SenseReader
from cardgen.project.prose.tellers import RULINGS, Tellers
from cardgen.project.prose.witnesses import owners_by_name, owners_of
from cardgen.project.sound_parts import digest_of

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


class Naming:
    """All pieces of the packs looked at, and what reads names in each language; `alike` says what a
    name is compared as."""

    def __init__(
        self,
        project: Project,
        packs: Sequence[PackProse],
        readers: Mapping[str, SenseReader],
        alike: Mapping[str, Mapping[str, str]],
        names_known_by: Mapping[str, bytes],
    ) -> None:
        self._project, self._packs, self._readers = project, packs, readers
        self._alike, self._names_known_by = alike, names_known_by
        self._tellers = Tellers(project.packs)

    @property
    def known_by(self) -> bytes:
        """What all that is told and named is known by."""
        told = [self._told_by(pack) for pack in self._packs]
        return digest_of([*self._names_known_by.items()], told)

    def _told_by(self, pack: PackProse) -> str:
        """The digest of what a pack tells, kept while it says nothing else."""
        key = pack.key("naming", [*self._names_known_by])
        (known,) = self._project.parts.names(key, lambda: [self._digest(pack)])
        return known

    def _digest(self, pack: PackProse) -> str:
        told = [
            (language, key, [(said.key, said.words) for said in sheaf])
            for language, key, sheaf in self._sheaves(pack)
        ]
        return digest_of(told).hex()

    def _sheaves(self, pack: PackProse) -> Iterator[tuple[str, object, Sequence[Passage]]]:
        """What is told beside cards, by language and kind."""
        for language in self._names_known_by:
            for key, sheaf in pack.page(language).sheaves.items():
                if key[1] in KINDS:
                    yield language, key, sheaf

    @cached_property
    def pieces(self) -> Sequence[NamingPiece]:
        """Those that name anything, in every language."""
        return [
            piece
            for pack in self._packs
            for language, _, sheaf in self._sheaves(pack)
            for piece in self._naming(language, sheaf)
        ]

    def _naming(self, language: str, sheaf: Sequence[Passage]) -> Iterator[NamingPiece]:
        names: dict[int, list[NameSaid]] = {}
        for number, sense, start, end in self._named(language, sheaf):
            game = self._tellers.view(sheaf[number]).pack.game.id
            ids = self._by_name[game].get(sense, NOBODY)
            names.setdefault(number, []).extend([NameSaid(ids, start, end)] if ids else [])
        for number, each in names.items():
            said = sheaf[number]
            own = frozenset([f"{said.key[0]}/{said.card}"] if said.card else [])
            yield NamingPiece(said, tuple(each), own)

    @cached_property
    def _by_name(self) -> Mapping[str, Mapping[str, Ids]]:
        """By game, the cards and boards that a name has, by its sense."""
        found: dict[str, Mapping[str, Ids]] = {}
        for game in {view.pack.game.id for view in self._project.packs}:
            packs = [one.pack for one in self._project.packs if one.pack.game.id == game]
            named = owners_by_name(owners_of(packs).values(), self._alike)
            found[game] = {
                sense: frozenset(f"{one.pack}/{one.id}" for one in owners)
                for sense, owners in named.items()
            }
        return found

    def _named(
        self, language: str, sheaf: Sequence[Passage]
    ) -> Iterable[tuple[int, str, int, int]]:
        """The senses of the names in a sheaf: the number of the piece, and what stands there."""
        reader, parts = self._readers.get(language), self._project.parts
        if not reader:
            return ()
        told = language, self._names_known_by[language], [said.words for said in sheaf]
        key = digest_of("named", *told) if parts.states else b""
        return parts.words(key, lambda: [*_names_in(sheaf, reader)])


def _names_in(sheaf: Sequence[Passage], reader: SenseReader) -> Iterator[tuple[int, str, int, int]]:
    for number, said in enumerate(sheaf):
        for sense, start, end in reader.keep(said.words):
            if sense.startswith(NAME) and not sense.startswith(f"{NAME}{PLAYER}"):
                yield number, sense, start, end
