"""`rulings.yaml` of a pack: the open questions of its rules, answered."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.pack import Pack
from cardgen.model.ruling import Explained, Ruling
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
    return () if tree is MISSING else tuple(_rulings(tree, pack.languages, report))


def _rulings(tree: Map | Seq, languages: tuple[str, ...], report: Report) -> Iterator[Ruling]:
    if isinstance(tree, Map):
        message, help = "expected a list of rulings, found a map", "begin each ruling with - id: …"
        report.add(code="wrong-type", place=tree.place(), message=message, help=help)
        return
    kind, met = ruling_kind(languages), set[str]()
    for index in range(len(tree)):
        ruling = _ruling(kind, ValueRef(tree, index), report)
        if ruling is not MISSING and _is_new(ruling, met, report):
            yield ruling


def _ruling(kind: Record, where: ValueRef, report: Report) -> Ruling | Missing:
    values = kind.read(where.value, where, report)
    held: Any = where.value
    return MISSING if values is MISSING else Ruling(entry=held, **values)


def _is_new(ruling: Ruling, met: set[str], report: Report) -> bool:
    if ruling.id in met:
        message, help = f'a ruling "{ruling.id}" stands above', "give one of the two another id"
        place = ruling.entry.place("id")
        report.add(code="duplicate-id", place=place, message=message, help=help)
        return False
    met.add(ruling.id)
    return True
