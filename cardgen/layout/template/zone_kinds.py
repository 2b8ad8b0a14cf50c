"""The kinds of zone: each a module of `zones/`, known by the key that names it in a layout."""

from importlib import import_module
from pathlib import Path
from typing import Any

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.schema.containers import Record
from cardgen.suggest import did_you_mean, join_words

ZONE_FOLDER = Path(__file__).parent.parent / "zones"


def _discover_zones() -> dict[str, Record]:
    """A module that does not import or has no ZONE stops the program: nothing is passed over."""
    names = sorted(file.stem for file in ZONE_FOLDER.glob("*.py") if file.stem != "__init__")
    modules: list[Any] = [import_module(f"cardgen.layout.zones.{name}") for name in names]
    return {name: module.ZONE for name, module in zip(names, modules, strict=True)}


ZONE_KINDS = _discover_zones()


class ZoneKind:
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
