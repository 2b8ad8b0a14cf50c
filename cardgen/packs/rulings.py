"""`rulings.yaml` of a pack: the open questions of its rules, answered."""

from pathlib import Path

from cardgen.model.finding import MISSING, Report
from cardgen.model.pack import Pack
from cardgen.model.ruling import Explained, Ruling
from cardgen.packs.entries import EntryForm, read_listed
from cardgen.packs.fields import slug
from cardgen.packs.root import display_path
from cardgen.packs.words import PerLanguage, PlainWords
from cardgen.schema.containers import ListOf, OneOrMore, Record
from cardgen.schema.kinds import Integer, Kind, String
from cardgen.yaml.reader import read_file

EXPLAINED = Record(
    Explained,
    {
        "count": slug("a kind of card"),
        "as one": ListOf(slug("a card's id"), min=2),
        "described": Integer(1, 9999),
    },
    required=("count",),
)


def ruling_kind(languages: tuple[str, ...]) -> Record:
    """What may stand in an entry of rulings.yaml."""
    words = PerLanguage(languages, PlainWords())
    fields: dict[str, Kind] = {
        "id": slug("an id"),
        "question": words,
        "ruling": words,
        "reason": words,
        "explains": EXPLAINED,
        "source": String("a source"),
        "scenarios": OneOrMore(slug("a scenario")),
    }
    required = ("id", "question", "ruling", "reason")
    return Record(dict, fields, required=required, what="a ruling")


def load_rulings(root: Path, pack: Pack, report: Report) -> tuple[Ruling, ...]:
    """The rulings of a pack in their order, without those that have faults; none without a file."""
    path = pack.folder / "rulings.yaml"
    if not path.exists():
        return ()
    tree = read_file(path, file=display_path(path, root), report=report)
    if tree is MISSING:
        return ()
    form = EntryForm(ruling_kind(pack.languages), "ruling", "rulings")
    return tuple(read_listed(tree, form, Ruling, report))
