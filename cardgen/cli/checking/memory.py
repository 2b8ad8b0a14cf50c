"""What a check leaves for the next one while program, templates and fonts are as they are: the
drawings that were read, the grammars that were compiled, and the texts that say their power."""

from functools import cached_property
from pathlib import Path
from typing import Any

from cardgen.build.record import program_key
from cardgen.output.cache_file import DRAWINGS, GRAMMARS, VERDICTS, read_cached, write_cached
from cardgen.phrasebook.parse.verdict import KnownVerdicts
from cardgen.project.load import EarlierBuild, Project
from cardgen.project.phrasebooks import KeptGrammars

MOST_TEXTS = 100_000  # of which verdicts are kept; beyond, all are read again


class CheckMemory:
    """What lies in an output folder, of builds into it and of checks.

    To read the drawings again is an eighth of what checking all packs takes, to read the words
    another. Nothing is told of cards, of which a check asks more than a build.
    """

    def __init__(self, root: Path, out: Path, program: bytes = b"") -> None:
        self._out, self._key = out, program or program_key(root)
        drawn = read_cached(out, DRAWINGS, self._key)
        self._drawn: tuple[dict[str, bytes], dict[str, Any]] = drawn or ({}, {})

    @property
    def earlier(self) -> EarlierBuild:
        """The drawings, as a project is loaded with them."""
        return EarlierBuild(drawings=self._drawn[0])

    @cached_property
    def verdicts(self) -> KnownVerdicts:
        """The texts."""
        return KnownVerdicts(self._texts)

    @cached_property
    def grammars(self) -> KeptGrammars:
        """The grammars."""
        return KeptGrammars(lambda: read_cached(self._out, GRAMMARS, self._key) or {})

    @cached_property
    def _texts(self) -> dict[bytes, Any]:
        kept = read_cached(self._out, VERDICTS, self._key) or {}
        return kept if len(kept) < MOST_TEXTS else {}

    def keep(self, project: Project) -> None:
        """Leave behind what was read besides, with what builds have painted of drawings."""
        read, texts = project.assets.files.plain, self.verdicts.plain
        if read is not self._drawn[0]:
            write_cached(self._out, DRAWINGS, self._key, (read, self._drawn[1]))
        if texts is not self._texts:
            write_cached(self._out, VERDICTS, self._key, texts)
        if grammars := self.grammars.news:
            write_cached(self._out, GRAMMARS, self._key, grammars)
