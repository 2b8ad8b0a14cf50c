"""What packs tell in one language, sentence by sentence, kept for the next check."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, NamedTuple

from cardgen.project.prose.manner import LanguageProse
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.prose.passages import Key, Passage
from cardgen.project.prose.senses.senses import SenseReaders
from cardgen.project.prose.senses.told_sentences import (
    ToldSentence,
    ToldSentenceReader,
    particles_of,
)
from cardgen.project.sound_parts import SoundParts, digest_of

NAME = "name"
WHOLE = ("says", "ruling", "reason")  # each of their sentences is about the cards of all of it

Sheaf = tuple[str, str]  # what a pack tells of some kinds, by its id and the first of them


class WantedSentences(NamedTuple):
    """Those of the kinds in `sheaves`; `contraries` are the senses that have one."""

    sheaves: tuple[tuple[str, ...], ...]
    contraries: frozenset[str]


class ToldLanguage:
    """What packs tell in one language, sentence by sentence."""

    def __init__(
        self,
        how: LanguageProse,
        packs: Sequence[PackProse],
        senses: SenseReaders,
        around: bytes,
        parts: SoundParts,
        wanted: WantedSentences,
    ) -> None:
        self._manner, self._packs, self.language = how.manner, packs, how.language
        self._senses, self._around, self._parts = senses, around, parts
        self._groups, self._contraries = wanted

    @cached_property
    def reader(self) -> ToldSentenceReader:
        senses = self._senses[self.language]
        return ToldSentenceReader(senses, self._manner.orthography, self._contraries)

    def known_by(self, *pair: Sheaf) -> tuple[object, ...]:
        """What two sheaves are known by; nothing where a pack is not."""
        if not all(one.known_by for one in self._packs):
            return ()
        return self.particles, *(self._digests[one] for one in pair)

    @cached_property
    def _digests(self) -> Mapping[Sheaf, str]:
        """What each sheaf is known by, kept while no file of its pack has changed."""
        return {
            (pack.pack.id, group): digest
            for pack in self._packs
            for group, digest in self._parts.words(
                self._keyed(pack, "sheaves"), partial(self._read_digests, pack)
            )
        }

    def _read_digests(self, pack: PackProse) -> Iterator[tuple[str, str]]:
        pieces = pack.page(self.language).pieces
        names = [(one.card, one.words) for one in pieces if one.kind == NAME]
        for group in self._groups:
            told = [(one.key, one.words) for one in pieces if one.kind in group]
            yield group[0], digest_of("sentences", self.language, self._around, names, told).hex()

    @cached_property
    def particles(self) -> tuple[str, ...]:
        """Those of any pack."""
        return tuple(sorted({one for pack in self._packs for one in self._particles(pack)}))

    def _particles(self, pack: PackProse) -> tuple[str, ...]:
        key = self._keyed(pack, "particles")
        return self._parts.names(key, lambda: particles_of(self.in_pack(pack)))

    def _keyed(self, pack: PackProse, what: str) -> bytes:
        return pack.key(f"sentences {what}", self.language, self._around)

    def in_pack(self, pack: PackProse) -> list[ToldSentence]:
        return [ToldSentence(*one) for one in self._statements(pack)]

    def _statements(self, pack: PackProse) -> Iterator[tuple[Any, ...]]:
        """All statements of a pack, those of each sheaf kept for the next check."""
        parts = self._parts
        for group in self._groups:
            known_by = self._digests[pack.pack.id, group[0]] if parts.states else ""
            yield from parts.words(bytes.fromhex(known_by), partial(self._read, pack, group))

    def _read(self, pack: PackProse, group: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
        pieces = pack.page(self.language).pieces
        names = {one.card: self.reader.names(one.words) for one in pieces if one.kind == NAME}
        for said in (one for one in pieces if one.kind in group):
            about = names.get(said.card, ())
            yield from map(tuple, self.reader.read(said, about, whole=said.kind in WHOLE))

    def said(self, one: ToldSentence) -> Passage:
        """The piece that tells a sentence."""
        return next(
            said
            for pack in self._packs
            if pack.pack.id == _pack_of(one.key)
            for said in pack.page(self.language).pieces
            if (said.kind, said.key) == (one.kind, one.key)
        )

    def sheaf(self, one: ToldSentence) -> Sheaf:
        """What a sentence is looked at together with."""
        group = next(group for group in self._groups if one.kind in group)
        return _pack_of(one.key), group[0]


def _pack_of(key: Key) -> str:
    """The pack that says something; the key of a scenario is its file."""
    first = str(key[0])
    return first.split("/")[-3] if "/" in first else first
