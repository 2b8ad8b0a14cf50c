"""`aid.yaml` of a pack: its player aid, section by section."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.pack import Pack
from cardgen.model.player_aid import AidLine, AidSection, PlayerAid
from cardgen.packs.descriptions import AID_LINE, AID_SECTION
from cardgen.packs.fields import slug
from cardgen.packs.root import display_path
from cardgen.packs.score_pads import SignKind
from cardgen.packs.words import PerLanguage, WordsWithIcons
from cardgen.schema.containers import ListOf, OneOrMore, Record
from cardgen.schema.kinds import Boolean, Kind, String
from cardgen.yaml.reader import read_file
from cardgen.yaml.source_map import SourceMap

AID_FILE = "aid.yaml"


class LinesKind:
    """The lines of a section → tuple of AidLine."""

    def __init__(self, languages: tuple[str, ...], source_map: SourceMap) -> None:
        fields: dict[str, Kind] = {
            "text": PerLanguage(languages, WordsWithIcons(source_map, ages=False)),
            "title": PerLanguage(languages, String("a few words")),
            "signs": OneOrMore(SignKind()),
            "phase": slug("a phase of play"),
            "numbers": OneOrMore(String("a constant of the pack")),
        }
        self.line = Record(dict, fields, required=("text",), what="a line", means=AID_LINE)
        self.list = ListOf(self.line, min=1)
        self.what = self.list.what

    def fits(self, value: object) -> bool:
        return self.list.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = self.list.read(value, where, report)
        if read is MISSING or not isinstance(value, Seq):
            return MISSING
        entries: list[Any] = [value[number] for number in range(len(value))]
        pairs = zip(read, entries, strict=True)
        return tuple(AidLine(**{"title": {}, **said}, entry=entry) for said, entry in pairs)

    def json_schema(self) -> dict[str, Any]:
        return self.list.json_schema()


def section_kind(languages: tuple[str, ...], source_map: SourceMap) -> Record:
    """What may stand in a section of aid.yaml."""
    fields: dict[str, Kind] = {
        "id": slug("an id"),
        "title": PerLanguage(languages, String("a title")),
        "signs": OneOrMore(SignKind()),
        "numbered": Boolean(),
        "across": Boolean(),
        "lines": LinesKind(languages, source_map),
    }
    required = ("id", "title", "lines")
    return Record(dict, fields, required=required, what="a section", means=AID_SECTION)


def load_aid(root: Path, pack: Pack, report: Report) -> PlayerAid:
    """The sections of a pack's player aid, without those that have faults; none without a file."""
    path = pack.folder / AID_FILE
    if not path.exists():
        return ()
    tree = read_file(path, file=display_path(path, root), report=report)
    return () if tree is MISSING else tuple(_sections(tree, pack, SourceMap(root), report))


def _sections(
    tree: Map | Seq, pack: Pack, source_map: SourceMap, report: Report
) -> Iterator[AidSection]:
    if isinstance(tree, Map):
        message, help = "expected a list of sections, found a map", "begin each one with - id: …"
        report.add(code="wrong-type", place=tree.place(), message=message, help=help)
        return
    kind, met = section_kind(pack.languages, source_map), set[str]()
    for index in range(len(tree)):
        section = _section(kind, ValueRef(tree, index), report)
        if section is not MISSING and _is_new(section, met, report):
            yield section


def _section(kind: Record, where: ValueRef, report: Report) -> AidSection | Missing:
    values = kind.read(where.value, where, report)
    held: Any = where.value
    return MISSING if values is MISSING else AidSection(entry=held, **values)


def _is_new(section: AidSection, met: set[str], report: Report) -> bool:
    if section.id in met:
        message = f'a section "{section.id}" stands above'
        place, help = section.entry.place("id"), "give one of the two another id"
        report.add(code="duplicate-id", place=place, message=message, help=help)
        return False
    met.add(section.id)
    return True
