"""A phrase file while it is read: its sections, and what was found wrong in them."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cardgen.effects.power.clauses import CONDITION, LIMIT
from cardgen.effects.power.count_records import ANY_COUNT
from cardgen.effects.power.moments import WHEN
from cardgen.effects.power.reading import ABILITY, Abilities
from cardgen.effects.power.tokens import FROM_SUPPLY
from cardgen.model.finding import MISSING, Place, Report, Stop
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.packs.root import display_path, find_file
from cardgen.phrasebook.subjects import VARIATION
from cardgen.schema.kinds import Anything, Kind
from cardgen.schema.records import Record
from cardgen.yaml.reader import read_file
from cardgen.yaml.source_map import SourceMap

PRODUCTION_SECTIONS: Mapping[str, Kind | None] = {
    "sentences": Abilities(),
    "abilities": ABILITY,
    "counts": ANY_COUNT,
    "moments": WHEN,
    "limits": LIMIT,
    "conditions": CONDITION,
    "tokens": FROM_SUPPLY,
    "variations": VARIATION,
    "phrases": None,
    "signals": None,
}
CATEGORY_SECTIONS = ("words", "lists", *PRODUCTION_SECTIONS)  # sections whose keys are categories


class FileSection(Anything):
    """A section, read on its own once the others are there that it needs."""

    def __init__(self, what: str) -> None:
        self.what = what


PHRASE_FILE = Record(
    dict,
    {
        "spelling": FileSection("how the language is spelt, such as {plural: 2, splits: false}"),
        "numbers": FileSection("numbers in words, such as {1: one}"),
        "icons": FileSection("the icons that carry a number, such as [coin]"),
        "synonyms": FileSection("words for <name>"),
        **dict.fromkeys(CATEGORY_SECTIONS, FileSection("categories by name")),
        "rewordings": FileSection("words put otherwise, such as read: {you: the player}"),
        "layers": FileSection("terms by the layer of what they say, such as who or moment"),
    },
    required=("spelling", "numbers", "words", "sentences"),
    what="the sections of a phrase file",
    example="spelling: …, numbers: …, words: …, sentences: …",
)


NO_MAP = ("empty-file", "wrong-type")


class PhraseFile:
    """The sections of a file. Stop where they are missing, or others than those of a book."""

    def __init__(self, root: Path, file: str) -> None:
        self.source_map, self.report = SourceMap(root), Report("phrasebook")
        path = find_file(root, file)
        file = display_path(path, root)
        tree = read_file(path, file=file, report=self.report)
        if tree is not MISSING:
            PHRASE_FILE.read(tree, ValueRef(tree), self.report)
        elif self.report.findings[0].code in NO_MAP:
            raise Stop(
                f"expected {PHRASE_FILE.what}",
                place=Place(file),
                help=f"write {PHRASE_FILE.example}",
            )
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
        read = kind.read(self.tree[section], ValueRef(self.tree, section), self.report)
        return {} if read is MISSING else read

    def add(
        self, where: ValueRef, message: str, help: str, *, offset: int = 0, length: int = 0
    ) -> None:
        """Note a fault: of a whole value, or of some of its characters."""
        place = self.source_map.place(where, offset, length) if length else where.place
        self.report.add(code="unknown-word", place=place, message=message, help=help)

    def categories(self) -> Iterator[ValueRef]:
        """The key of each category, in the order of the sections."""
        for section in CATEGORY_SECTIONS:
            for name in self.tree.get(section, ()):
                yield ValueRef(self.tree[section], name, at_key=True)

    def written(self, part: str, within: ValueRef) -> Iterator[tuple[ValueRef, int]]:
        """Each text within a value that holds a part of a pattern, and where in it."""
        held = within.value
        if isinstance(held, str) and part in held:
            yield within, held.index(part)
        if isinstance(held, Map | Seq):
            for key in held if isinstance(held, Map) else range(len(held)):
                yield from self.written(part, ValueRef(held, key))
