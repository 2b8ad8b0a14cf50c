"""The prose in which checks may find something: without the packs, and of others the pieces, in
which they found nothing before, and of which nothing has changed that they read.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from cardgen.project.prose.manner import LanguageProse
from cardgen.project.prose.names.called import CalledNames
from cardgen.project.prose.names.name_indexes import NameIndexes
from cardgen.project.prose.names.names import asked_of
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.prose.passages import Passage
from cardgen.project.prose.prose import Prose
from cardgen.project.prose.tellers import Tellers
from cardgen.project.sound_parts import digest_of


class FreshProse(Prose):
    """The prose of a library for checks that look at each piece by itself and at what the language
    is like; with `named` also at the names and the words of all that is said in it.
    """

    def __init__(self, whole: Prose, *, named: bool = False) -> None:
        super().__init__(whole.project)
        self._whole, self._named_too = whole, named
        self._keys: list[tuple[bytes, Passage]] = []
        self._sheaves: dict[bytes, Sequence[Passage]] = {}
        self._packs: list[tuple[bytes, PackProse]] = []

    @property
    def names(self) -> NameIndexes:
        return self._whole.names

    @property
    def called(self) -> CalledNames:
        return self._whole.called

    @property
    def tellers(self) -> Tellers:
        return self._whole.tellers

    @cached_property
    def spoken(self) -> tuple[LanguageProse, ...]:
        """The languages in which there is anything to be looked at; all where nothing is kept."""
        if not self.project.parts.states:
            return self._whole.spoken
        packs = [*self._fresh_packs()]
        fresh = ((one, [*self._fresh(one, packs)]) for one in self._whole.spoken)
        return tuple(LanguageProse(one.manner, pieces) for one, pieces in fresh if pieces)

    def _fresh_packs(self) -> Iterator[PackProse]:
        """The packs that are not known as a whole: nothing is collected of others."""
        for pack in self._whole.packs:
            key = pack.key("pieces", [self._around(pack, one) for one in self._whole.spoken])
            if self.project.parts.known(key):
                self.project.parts.settle(key)
            else:
                self._packs.append((key, pack))
                yield pack

    def _around(self, pack: PackProse, one: LanguageProse) -> bytes:
        """What is read beside the pieces of a pack in a language."""
        asked = pack.asked(one.language) if self._named_too else ()
        return self._beside(one, frozenset().union(*asked))

    def _beside(self, one: LanguageProse, asked: Iterable[str]) -> bytes:
        """What is read beside a piece of a language: the names, and which of its own words stand in
        small letters too."""
        if not self._named_too:
            return b""
        names, language = self._whole.names, one.language
        small = sorted(names.small(language).intersection(asked))
        return digest_of(names.known_by(language), small)

    def _fresh(self, one: LanguageProse, packs: Sequence[PackProse]) -> Iterator[Passage]:
        """The pieces of a language that are not known; most are, sheaf by sheaf."""
        of_sheaf = self._whole.digests.of_sheaf
        for pack in packs:
            every = pack.page(one.language).sheaves.values()
            asked = pack.asked(one.language) if self._named_too else [frozenset[str]()] * len(every)
            for sheaf, words in zip(every, asked, strict=True):
                key = digest_of("sheaf", of_sheaf(sheaf), self._beside(one, words))
                self._sheaves[key] = sheaf
                if not self.project.parts.known(key):
                    yield from self._fresh_pieces(one, sheaf)

    def _fresh_pieces(self, one: LanguageProse, sheaf: Iterable[Passage]) -> Iterator[Passage]:
        for said in sheaf:
            beside = self._beside(one, asked_of(said.words) if self._named_too else ())
            key = digest_of(self._whole.digests.of(said), beside)
            self._keys.append((key, said))
            if not self.project.parts.known(key):
                yield said

    def settle(self) -> None:
        """Know from now on the pieces, and the packs, in which the checks that looked at them found
        nothing."""
        known = (
            *((key, [said]) for key, said in self._keys),
            *self._sheaves.items(),
            *((key, pack.said) for key, pack in self._packs),
        )
        for key, pieces in known:
            if not any(map(self.places.is_met, pieces)):
                self.project.parts.settle(key)
