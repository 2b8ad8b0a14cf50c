"""`aid.yaml` of a pack: its player aid, section by section."""

from pathlib import Path
from typing import Any

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Seq, ValueRef
from cardgen.model.pack import Pack
from cardgen.model.player_aid import AidLine, AidSection, PlayerAid
from cardgen.packs.components.kinds import SignSchema
from cardgen.packs.descriptions import AID_LINE, AID_SECTION
from cardgen.packs.entries import EntryForm, read_listed
from cardgen.packs.fields import slug
from cardgen.packs.files import read_entry_file
from cardgen.packs.root import display_path
from cardgen.packs.words import PerLanguage, WordsWithIcons
from cardgen.schema.containers import ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Boolean, Kind, String
from cardgen.schema.records import Record
from cardgen.yaml.source_map import SourceMap

AID_FILE = "aid.yaml"


class LinesSchema:
    """The lines of a section → tuple of AidLine."""

    def __init__(self, languages: tuple[str, ...], source_map: SourceMap) -> None:
        fields: dict[str, Kind] = {
            "text": PerLanguage(languages, WordsWithIcons(source_map, ages=False)),
            "title": PerLanguage(languages, String("a few words")),
            "signs": OneOrMore(SignSchema()),
            "told": MapOf(slug("a sign"), PerLanguage(languages, String("a few words"))),
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
        "signs": OneOrMore(SignSchema()),
        "numbered": Boolean(),
        "across": Boolean(),
        "lines": LinesSchema(languages, source_map),
    }
    required = ("id", "title", "lines")
    return Record(dict, fields, required=required, what="a section", means=AID_SECTION)


def load_aid(root: Path, pack: Pack, report: Report) -> PlayerAid:
    """The sections of a pack's player aid, without those that have faults; none without a file."""
    path = pack.folder / AID_FILE
    if not path.exists():
        return ()
    tree = read_entry_file(path, file=display_path(path, root), report=report)
    if tree is MISSING:
        return ()
    form = EntryForm(section_kind(pack.languages, SourceMap(root)), "section", "sections")
    return tuple(read_listed(tree, form, AidSection, report))
