"""The words in which a story is told: `templates/story/<language>.yaml`, one file a language."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from string import Formatter
from typing import Any

from cardgen.loading.kinds import Kind, Text, Whole, refuse
from cardgen.loading.reader import read_file
from cardgen.loading.report import MISSING, Report, Where
from cardgen.loading.root import called, files, find
from cardgen.loading.schema import Either, ListOf, MapOf, Record
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Stop

FOLDER = "templates/story"
HOLES = ("who", "whom", "cards", "number", "name", "scenario", "age", "why")


@dataclass(frozen=True, slots=True)
class Numbered:
    """A sentence of one thing, and the same of several."""

    one: str
    more: str


@dataclass(frozen=True, slots=True)
class Wording:
    """A language: `one` of a sentence is said of the numbers in `singular`.

    `names` are those of what no card names: resources, the bank. `refusals` are by code.
    """

    singular: tuple[int, ...]
    title: str
    refused: str
    nothing: str
    several: str
    steps: Mapping[str, str]
    happenings: Mapping[str, Numbered]
    names: Mapping[str, Numbered]
    refusals: Mapping[str, str]

    def of(self, sentence: Numbered, number: Fraction | int, **parts: str) -> str:
        """The sentence as it is said of a number, with its parts put in."""
        pattern = sentence.one if number in self.singular else sentence.more
        return pattern.format(number=number, **parts)


class Sentence(Text):
    """A text whose holes, such as {who}, are among those that a story fills."""

    def read(self, value: object, where: Where, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is MISSING:
            return read
        for _, hole, *_ in Formatter().parse(read):
            if hole is not None and hole not in HOLES:
                message = f'nothing is put into "{{{hole}}}"{question(hole, HOLES)}'
                help = f"write {listed(f'{{{each}}}' for each in HOLES)}"
                report.add(code="unknown-word", place=where.place, message=message, help=help)
                return MISSING
        return read


class ByNumber:
    """A sentence for every number, or one for `one` and one for `more`."""

    what = "a sentence, or a map with one and more"

    def __init__(self) -> None:
        self.same = Sentence("a sentence")
        fields: dict[str, Kind] = {"one": self.same, "more": self.same}
        self.either = Either(self.same, Record(Numbered, fields, required=("one", "more")))

    def fits(self, value: object) -> bool:
        return self.either.fits(value)

    def read(self, value: object, where: Where, report: Report) -> Any:
        if not self.fits(value):
            return refuse(self, value, where, report)
        read = self.either.read(value, where, report)
        return Numbered(read, read) if isinstance(read, str) else read

    def json_schema(self) -> dict[str, Any]:
        return self.either.json_schema()


def _kind() -> Record:
    key, sentence, plain = Text("a word of the story"), ByNumber(), Sentence("a sentence")
    fields: dict[str, Kind] = {
        "singular": ListOf(Whole(0, 999)),
        **dict.fromkeys(("title", "refused", "nothing", "several"), plain),
        **dict.fromkeys(("steps", "refusals"), MapOf(key, plain)),
        **dict.fromkeys(("happenings", "names"), MapOf(key, sentence)),
    }
    return Record(Wording, fields, required=tuple(fields), what="the words of a story")


def languages(root: Path) -> tuple[str, ...]:
    """The languages that stories are told in."""
    return tuple(sorted(files(root, FOLDER, ".yaml")))


def wording(root: Path, language: str) -> Wording:
    """The words of a language. Stop when there are none, or the first fault of their file."""
    known = languages(root)
    if language not in known:
        near = question(language, known)
        help = f"stories are told in {listed(known) or 'no language yet'}: {FOLDER}/<language>.yaml"
        raise Stop(f'no story is told in "{language}"{near}', help=help)
    report, path = Report(), find(root, f"{FOLDER}/{language}.yaml")
    tree: Any = read_file(path, file=called(path, root), report=report)
    read = _kind().read(tree, Where(tree), report) if tree is not MISSING else MISSING
    for fault in report.findings:
        raise Stop(fault.message, place=fault.place, help=fault.help)
    words: Wording = read
    return words
