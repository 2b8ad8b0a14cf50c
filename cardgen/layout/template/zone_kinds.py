"""The kinds of zone: each a module of `zones/`, known by the key that names it in a layout."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.schema.records import Record
from cardgen.suggest import did_you_mean, join_words

ZONE_FOLDER = Path(__file__).parent.parent / "zones"


class _Zones(Mapping[str, Record]):
    """The records of all kinds of zone, each imported when it is asked for: layouts name few of
    them, and the others bring ten modules more."""

    def __init__(self) -> None:
        files = ZONE_FOLDER.glob("*.py")
        self._names = sorted(file.stem for file in files if file.stem != "__init__")

    def __getitem__(self, name: str) -> Record:
        if name not in self._names:
            raise KeyError(name)
        module: Any = import_module(f"cardgen.layout.zones.{name}")
        record: Record = module.ZONE
        return record

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


ZONE_KINDS = _Zones()


class ZoneSchema:
    """A schema kind: a map whose one key that names a kind of zone says which record reads it."""

    what = f"a zone: a map with one of the keys {', '.join(ZONE_KINDS)}"

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        keys = list(value) if isinstance(value, Map) else []
        named = [key for key in keys if key in ZONE_KINDS]
        if len(named) == 1:
            return ZONE_KINDS[named[0]].read(value, where, report)
        if named:
            message = f"two kinds of zone in one: {join_words(named, joined_by='and')}"
            help = f"remove one; a key of an extended layout goes with {named[0]}: and no value"
        else:
            fields = {key for kind in ZONE_KINDS.values() for key in kind.fields}
            near = (did_you_mean(key, ZONE_KINDS) for key in keys if key not in fields)
            message = f"no kind of zone{next(filter(None, near), '')}"
            help = f"expected {self.what}"
        report.add(code="zone-kind", place=where.place, message=message, help=help)
        return MISSING

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [kind.json_schema() for kind in ZONE_KINDS.values()]}
