"""Lists, maps and alternatives of kinds; all faults of a value are reported at once.

`kind.read(value, where, report)` returns the value for the model, or MISSING once its faults stand
in the report. Lists become tuples, maps dicts."""

import re
from typing import Any

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.schema.kinds import NOT_SHOWN, Kind, refuse_value, shape_of
from cardgen.suggest import join_words

BARE_ITEM = re.compile(r"\s*[\w][\w \-]*")  # what needs no quotes in a list of YAML


class ListOf:
    """A list of one kind → tuple."""

    def __init__(self, kind: Kind, *, min: int = 0) -> None:
        self.kind, self.min = kind, min

    @property
    def what(self) -> str:
        size = f" of {self.min} or more" if self.min > 1 else ""
        return f"a list{size} (each item {self.kind.what})"

    def fits(self, value: object) -> bool:
        return isinstance(value, Seq)

    def read(self, value: object, where: ValueRef, report: Report) -> tuple[Any, ...] | Missing:
        if not isinstance(value, Seq) or len(value) < self.min:
            return refuse_value(self, value, where, report, help=self._bracketed(value))
        if isinstance(self.kind, ListOf) and self.kind.lack_brackets(value, report):
            return MISSING
        read = [self.kind.read(item, ValueRef(value, i), report) for i, item in enumerate(value)]
        return MISSING if MISSING in read else tuple(read)

    def lack_brackets(self, value: Seq, report: Report) -> bool:
        """Whether a list of such lists holds items of one of them, `[keep, give]`; reported if so,
        once for all."""
        bare = [at for at, item in enumerate(value) if isinstance(item, str | int)]
        enough = len(bare) >= max(self.min, 2)
        if enough:
            help = f"type [[{', '.join(str(value[at]) for at in bare)}]]"
            where = ValueRef(value, bare[0])
            refuse_value(self, value[bare[0]], where, report, help=help)
        return enough

    def shape(self, value: object) -> str:
        """Its brackets, with a text in them: one item, or its words where only these are items."""
        if isinstance(value, Seq):  # too short
            return NOT_SHOWN
        words = value.split() if isinstance(value, str) else []
        whole, parts = shape_of(self.kind, value), [shape_of(self.kind, word) for word in words]
        split = whole == NOT_SHOWN and parts and NOT_SHOWN not in parts
        items = parts if split else [whole]
        return f"[{', '.join([*items, *[NOT_SHOWN] * (self.min - len(items))])}]"

    def _bracketed(self, value: object) -> str:
        """What to type for items that only lack their brackets."""
        items = value.split(",") if isinstance(value, str) else [str(value)]
        lone = isinstance(value, str | int) and all(map(BARE_ITEM.fullmatch, items))
        lone = lone and len(items) >= self.min
        return f"type [{', '.join(item.strip() for item in items)}]" if lone else ""

    def json_schema(self) -> dict[str, Any]:
        least = {"minItems": self.min} if self.min else {}
        return {"type": "array", "items": self.kind.json_schema(), **least}


class OneOrMore:
    """One value or a list of them, at least one → tuple."""

    def __init__(self, kind: Kind) -> None:
        self.kind, self.list = kind, ListOf(kind, min=1)

    @property
    def what(self) -> str:
        return f"{self.kind.what}, or a list of them"

    def fits(self, value: object) -> bool:
        return isinstance(value, Seq) or self.kind.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> tuple[Any, ...] | Missing:
        if isinstance(value, Seq):
            return self.list.read(value, where, report)
        if not self.kind.fits(value):
            return refuse_value(self, value, where, report)
        read = self.kind.read(value, where, report)
        return MISSING if read is MISSING else (read,)

    def shape(self, value: object) -> str:
        """That of the one value."""
        return shape_of(self.kind, value)

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [self.kind.json_schema(), self.list.json_schema()]}


class MapOf:
    """A map from free keys to one kind → dict in the order of writing."""

    def __init__(self, key_kind: Kind, value_kind: Kind) -> None:
        self.key_kind, self.value_kind = key_kind, value_kind

    @property
    def what(self) -> str:
        return f"a map from {self.key_kind.what} to {self.value_kind.what}"

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> dict[Any, Any] | Missing:
        if not isinstance(value, Map):
            return refuse_value(self, value, where, report)
        read = {
            self.key_kind.read(key, ValueRef(value, key, at_key=True), report): (
                self.value_kind.read(item, ValueRef(value, key), report)
            )
            for key, item in value.items()
        }
        return MISSING if MISSING in read or MISSING in read.values() else read

    def shape(self, value: object) -> str:
        """Its braces; what stands in a list instead are keys that lack their values."""
        keys = [str(item) for item in value] if isinstance(value, Seq) else []
        words = keys if all(map(BARE_ITEM.fullmatch, keys)) else []
        inner = shape_of(self.value_kind)
        return f"{{{', '.join(f'{key}: {inner}' for key in words or [NOT_SHOWN])}}}"

    def json_schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "propertyNames": self.key_kind.json_schema(),
            "additionalProperties": self.value_kind.json_schema(),
        }


class AnyOf:
    """One of several kinds: the first that reads without a fault, else the nearest one's faults."""

    def __init__(self, *kinds: Kind, what: str = "") -> None:
        self.kinds = kinds
        self.what = what or join_words([kind.what for kind in kinds])

    def fits(self, value: object) -> bool:
        return any(kind.fits(value) for kind in self.kinds)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        fitting = [kind for kind in self.kinds if kind.fits(value)]
        if not fitting:
            return refuse_value(self, value, where, report)
        if len(fitting) == 1:
            return fitting[0].read(value, where, report)
        attempts = []
        for kind in fitting:
            aside = report.aside()
            read = kind.read(value, where, aside)
            if read is not MISSING:
                report.take(aside)
                return read
            attempts.append(aside)
        report.take(min(attempts, key=len))
        return MISSING

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [kind.json_schema() for kind in self.kinds]}
