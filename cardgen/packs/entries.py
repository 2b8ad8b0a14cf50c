"""Files of a pack that are a list of entries, each with an id of its own: rulings, player aids."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.schema.records import Record

T = TypeVar("T")


class EntryForm(NamedTuple):
    """What such a file holds: how an entry is read, and what one and several are called."""

    kind: Record
    one: str
    many: str


def read_listed(
    tree: Map | Seq, form: EntryForm, make: Callable[..., T], report: Report
) -> Iterator[T]:
    """The entries without those that have faults, or the id of one above.

    `make` takes what an entry says, and the entry itself as `entry`.
    """
    if isinstance(tree, Map):
        message = f"expected a list of {form.many}, found a map"
        help = f"begin each {form.one} with - id: …"
        report.add(code="wrong-type", place=tree.place(), message=message, help=help)
        return
    met: set[str] = set()
    for index in range(len(tree)):
        where = ValueRef(tree, index)
        entry, said = where.value, form.kind.read(where.value, where, report)
        if said is MISSING or not isinstance(entry, Map):
            continue
        if _is_new(said, entry, form, met, report):
            yield make(entry=entry, **said)


def _is_new(
    said: dict[str, Any], entry: Map, form: EntryForm, met: set[str], report: Report
) -> bool:
    """Whether no entry above has the same id."""
    name = said["id"]
    if name in met:
        message, help = f'a {form.one} "{name}" stands above', "give one of the two another id"
        report.add(code="duplicate-id", place=entry.place("id"), message=message, help=help)
        return False
    met.add(name)
    return True
