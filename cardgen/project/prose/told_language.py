"""What packs tell in one language, sentence by sentence, kept for the next check."""

from collections.abc import Callable, Iterator, Mapping, Sequence
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
        """All statements of a pack."""
        return [one for group in self._groups for one in self._in_sheaf(pack, group)]

    def _in_sheaf(self, pack: PackProse, group: tuple[str, ...]) -> Iterator[ToldSentence]:
        return map(ToldSentence._make, self._kept("statements", self._read, pack, group))

    @property
    def sections(self) -> Iterator[tuple[Key, str]]:
        """All that is told together, and what each is known by."""
        for pack in self._packs:
            for group in self._groups:
                yield from self._kept("sections", self._read_sections, pack, group)

    def _read_sections(self, pack: PackProse, group: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
        together: dict[Key, list[ToldSentence]] = {}
        for one in self._in_sheaf(pack, group):
            together.setdefault(one.section, []).append(one)
        for section, told in together.items():
            yield section, digest_of(self.language, told).hex()

    def _kept(
        self,
        what: str,
        read: Callable[[PackProse, tuple[str, ...]], Iterator[tuple[Any, ...]]],
        pack: PackProse,
        group: tuple[str, ...],
    ) -> tuple[tuple[Any, ...], ...]:
        """What is made of a sheaf, kept for the next check."""
        key = b""
        if self._parts.states:
            key = digest_of(what, self._digests[pack.pack.id, group[0]])
        return self._parts.words(key, partial(read, pack, group))

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
            if pack.pack.id == one.pack
            for said in pack.page(self.language).pieces
            if (said.kind, said.key) == (one.kind, one.key)
        )
