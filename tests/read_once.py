"""What hundreds of tests read alike is read once: grammars, YAML of the project, drawings.

All are made of the bytes of one file; other bytes are read anew. Nobody changes what they say,
though reading with a grammar unfolds its networks: its own bytes are taken as it is loaded.
"""

import gc
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from cardgen.layout.svg import reader
from cardgen.layout.svg.drawing import SvgDrawing
from cardgen.layout.svg.reader import read_svg
from cardgen.model.card import Name
from cardgen.model.finding import Missing, Report
from cardgen.model.located import Map, Seq
from cardgen.packs import files
from cardgen.packs.languages import find_language_file
from cardgen.phrasebook import phrasebook
from cardgen.phrasebook.grammar import keeping
from cardgen.yaml import reader as yaml_reader

ROOT = Path(__file__).parents[1]
KEPT = ("templates/languages/", "cards/")  # whose trees nobody changes
MOST_BYTES = 1_000_000  # of a file that is worth keeping
MOST_KEPT = 1_000  # drawings, or trees of YAML, which tests of all kinds make


class ReadOnce:
    """The readers, each with what it has read; a file that cannot be read is not kept."""

    def __init__(self) -> None:
        self._load_grammar = phrasebook.load_grammar
        self._read_yaml = yaml_reader.read_yaml
        self._trees: dict[tuple[str, bytes], Map | Seq | Missing] = {}
        self._grammars: dict[tuple[object, ...], Any] = {}
        self._compiled_bytes = keeping.compiled_bytes
        self._bytes: dict[int, bytes] = {}  # of each grammar that is kept, as it was loaded
        self._drawings: dict[tuple[object, ...], SvgDrawing] = {}

    def grammar(self, root: Path, language: str, names: Mapping[str, Name]) -> Any:
        """As `load_grammar` gives it."""
        file = find_language_file(root, language, "phrases")
        if not _worth_keeping(file):
            return self._load_grammar(root, language, names)
        key = (language, file.read_bytes(), tuple(names.items()))
        if key not in self._grammars:
            self._grammars[key] = grammar = self._load_grammar(root, language, names)
            self._bytes[id(grammar)] = self._compiled_bytes(grammar)
            gc.freeze()  # it stays to the end: nobody has to look for rings in it
        return self._grammars[key]

    def bytes_of(self, grammar: object) -> bytes:
        """As `compiled_bytes` gives them, of a grammar that many roots keep."""
        known = self._bytes.get(id(grammar))  # it stays to the end, and so does its identity
        return self._compiled_bytes(grammar) if known is None else known

    def yaml(self, content: bytes, *, file: str, report: Report) -> Map | Seq | Missing:
        """As `read_yaml` gives it; sound trees are kept, of files that the project has too.

        Layouts are not among them: what extends another is merged in place.
        """
        if not file.startswith(KEPT):
            return self._read_yaml(content, file=file, report=report)
        key = (file, content)
        if key in self._trees:
            return self._trees[key]
        before = len(report)
        read = self._read_yaml(content, file=file, report=report)
        worthy = len(report) == before and len(self._trees) < MOST_KEPT
        if worthy and len(content) <= MOST_BYTES and (ROOT / file).is_file():
            self._trees[key] = read
        return read

    def drawing(self, file: Path, *, fill: str | None = None) -> SvgDrawing:
        """As `read_svg` gives it."""
        if not _worth_keeping(file):
            return read_svg(file, fill=fill)
        key: Any = (file.read_bytes(), fill)
        if key not in self._drawings:
            if len(self._drawings) >= MOST_KEPT:
                self._drawings.clear()
            self._drawings[key] = read_svg(file, fill=fill)
        return self._drawings[key]

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Put them where the program looks."""
        patch.setattr(phrasebook, "load_grammar", self.grammar)
        patch.setattr(keeping, "compiled_bytes", self.bytes_of)
        patch.setattr(yaml_reader, "read_yaml", self.yaml)
        patch.setattr(files, "read_yaml", self.yaml)
        patch.setattr(reader, "read_svg", self.drawing)


def _worth_keeping(file: Path) -> bool:
    return file.is_file() and file.stat().st_size <= MOST_BYTES
