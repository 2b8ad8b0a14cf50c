"""A phrase file while it is read: its sections, and what was found wrong in them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardgen.loading.caret import Carets
from cardgen.loading.kinds import Kind
from cardgen.loading.reader import read_file
from cardgen.loading.report import MISSING, Report, Where
from cardgen.loading.root import called, find
from cardgen.model.finding import Stop
from cardgen.model.located import Map, Seq
from cardgen.model.place import Place
from cardgen.phrasebook.sections import CATEGORIES, FILE

NO_MAP = ("empty-file", "wrong-type")


class PhraseFile:
    """The sections of a file. Stop where they are missing, or others than those of a book."""

    def __init__(self, root: Path, file: str) -> None:
        self.carets, self.report = Carets(root), Report("phrasebook")
        path = find(root, file)
        file = called(path, root)
        tree = read_file(path, file=file, report=self.report)
        if tree is not MISSING:
            FILE.read(tree, Where(tree), self.report)
        elif self.report.findings[0].code in NO_MAP:
            raise Stop(f"expected {FILE.what}", place=Place(file), help=f"write {FILE.example}")
        self.settle()
        self.tree: Any = tree

    def settle(self) -> None:
        """Stop at the first fault in the file, if one was found; its help lists the others."""
        faults = sorted(self.report.findings, key=lambda fault: fault.place)
        for first in faults[:1]:
            others = (f"{fault.place}: {fault.message}" for fault in faults[1:])
            raise Stop(first.message, place=first.place, help="\n".join((first.help, *others)))

    def read(self, section: str, kind: Kind) -> Any:
        """What a section holds; nothing where it is left out or has faults, which are noted."""
        if section not in self.tree:
            return {}
        read = kind.read(self.tree[section], Where(self.tree, section), self.report)
        return {} if read is MISSING else read

    def add(
        self, where: Where, message: str, help: str, *, offset: int = 0, length: int = 0
    ) -> None:
        """Note a fault: of a whole value, or of some of its characters."""
        place = self.carets.place(where, offset, length) if length else where.place
        self.report.add(code="unknown-word", place=place, message=message, help=help)

    def categories(self) -> Iterator[Where]:
        """The key of each category, in the order of the sections."""
        for section in CATEGORIES:
            for name in self.tree.get(section, ()):
                yield Where(self.tree[section], name, at_key=True)

    def written(self, part: str, within: Where) -> Iterator[tuple[Where, int]]:
        """Each text within a value that holds a part of a pattern, and where in it."""
        held = within.value
        if isinstance(held, str) and part in held:
            yield within, held.index(part)
        if isinstance(held, Map | Seq):
            for key in held if isinstance(held, Map) else range(len(held)):
                yield from self.written(part, Where(held, key))
