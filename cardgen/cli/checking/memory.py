"""What a check leaves for the next one while program, templates and fonts are as they are: the
drawings that were read, the grammars and thesauri that were compiled, and the texts that say their
power."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from cardgen.build.record import program_key
from cardgen.output.cache_file import (
    DRAWINGS,
    GRAMMARS,
    THESAURI,
    VERDICTS,
    read_cached,
    write_cached,
)
from cardgen.phrasebook.parse.verdict import KnownVerdicts
from cardgen.project.load import EarlierBuild
from cardgen.project.phrasebooks import KeptCompiled
from cardgen.project.project import Project

MOST_TEXTS = 100_000  # of which verdicts are kept; beyond, all are read again


class KeptDrawings(Mapping[str, bytes]):
    """The drawings by file, and what builds have `painted` of them; read when one is asked for,
    which takes 15 ms: after most edits no face is composed."""

    def __init__(self, out: Path, key: bytes) -> None:
        self._out, self._key = out, key

    @cached_property
    def _kept(self) -> tuple[dict[str, bytes], dict[str, Any]]:
        return read_cached(self._out, DRAWINGS, self._key) or ({}, {})

    @property
    def painted(self) -> dict[str, Any]:
        """The forms that builds have left."""
        return self._kept[1]

    def __getitem__(self, file: str) -> bytes:
        return self._kept[0][file]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kept[0])

    def __len__(self) -> int:
        return len(self._kept[0])


class CheckMemory:
    """What lies in an output folder, of builds into it and of checks.

    To read the drawings again is an eighth of what checking all packs takes, to read the words
    another. Nothing is told of cards, of which a check asks more than a build.
    """

    def __init__(self, root: Path, out: Path, program: bytes = b"") -> None:
        self._out, self._key = out, program or program_key(root)
        self._drawings = KeptDrawings(out, self._key)

    @property
    def earlier(self) -> EarlierBuild:
        """The drawings, as a project is loaded with them."""
        return EarlierBuild(drawings=self._drawings)

    @cached_property
    def verdicts(self) -> KnownVerdicts:
        """The texts."""
        return KnownVerdicts(self._texts)

    @cached_property
    def grammars(self) -> KeptCompiled:
        """The grammars."""
        return self._compiled(GRAMMARS)

    @cached_property
    def thesauri(self) -> KeptCompiled:
        """The thesauri, in a file of their own: of words that phrases read nobody asks them."""
        return self._compiled(THESAURI)

    def _compiled(self, name: str) -> KeptCompiled:
        return KeptCompiled(lambda: read_cached(self._out, name, self._key) or {})

    @cached_property
    def _texts(self) -> dict[bytes, Any]:
        kept = read_cached(self._out, VERDICTS, self._key) or {}
        return kept if len(kept) < MOST_TEXTS else {}

    def keep(self, project: Project) -> None:
        """Leave behind what was read besides, with what builds have painted of drawings."""
        read, texts = project.assets.files.plain, self.verdicts.plain
        if read is not self._drawings:
            write_cached(self._out, DRAWINGS, self._key, (dict(read), self._drawings.painted))
        if texts is not self._texts:
            write_cached(self._out, VERDICTS, self._key, texts)
        for name, kept in ((GRAMMARS, self.grammars), (THESAURI, self.thesauri)):
            if news := kept.news:
                write_cached(self._out, name, self._key, news)
