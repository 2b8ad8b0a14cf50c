"""Lists, maps, records and alternatives of kinds; all faults of a value are reported at once.

`kind.read(value, where, report)` returns the value for the model, or MISSING once its faults stand
in the report. Lists become tuples, maps dicts, records dataclasses."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from keyword import iskeyword
from types import MappingProxyType
from typing import Any

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.schema.kinds import (
    NOT_SHOWN,
    Kind,
    refuse_ages,
    refuse_value,
    safe_respelling,
    shape_of,
)
from cardgen.suggest import ask_whether, closest_match, join_words, same_spelling

BARE_ITEM = re.compile(r"\s*[\w][\w \-]*")  # what needs no quotes in a list of YAML

# The code for an unknown key, by what the keys of a map are called.
UNKNOWN = {"key": "unknown-key", "cost": "unknown-cost", "language": "unknown-language"}


def attribute_name(key: str) -> str:
    """The name of a key in Python: `printed vp` → `printed_vp`, `if` → `if_`."""
    name = key.replace(" ", "_").replace("-", "_")
    return name + "_" if iskeyword(name) else name


def report_unknown_key(
    held: Map,
    key: str,
    allowed: Mapping[str, object],
    report: Report,
    *,
    noun: str = "key",
    synonyms: Mapping[str, str] = MappingProxyType({}),
    needless: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Report a key that does not belong in this map; the nearest allowed one, if any is near. None
    is meant by one that is `needless`, which is told with what to do instead, by the `{id}` of the
    map."""
    place = ValueRef(held, key).key_place  # an overlay may mean a key that the card has
    taken = {name for name in held if ValueRef(held, name).key_place.file == place.file}
    free = [name for name in allowed if name not in taken]
    meant = synonyms.get(key, "")
    near = same_spelling(key, free) or (meant if meant in free else closest_match(key, free))
    instead = needless.get(key, "").format(id=held.get("id", "<id>"))
    near = "" if instead else near
    report.add(
        code=UNKNOWN[noun],
        place=place,
        message=f'unknown {noun} "{key}"{ask_whether(near)}',
        help=instead or f"allowed {noun}s: {', '.join(allowed)}",
        fix=safe_respelling(key, free, place),
    )
    return near


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


class Record:
    """A map with known keys → `make(**values)`; absent keys keep the dataclass's defaults.

    `make` is the class of the value: a kind that has more to work out reads a `dict` and goes on
    from there. Keys become the names of its arguments as `attribute_name` says, or `arguments`
    where a key is called otherwise. `what` names the record in messages; `example` is what to type
    where no map is found; `means` tells editors what keys are for. `lenient`: what stands at a
    key that nobody knows is left out, or taken for the nearest, so that the rest is looked at too.
    `synonyms` are other words for keys, which are refused with the right one. `known` are the words
    there are for a required key, told to whoever has left it out, and `unless` what else may be
    done then. `needless` are keys for what is found without any, each with what to do instead.
    """

    def __init__(
        self,
        make: Callable[..., Any],
        fields: Mapping[str, Kind],
        *,
        required: tuple[str, ...] = (),
        arguments: Mapping[str, str] = MappingProxyType({}),
        what: str = "",
        example: str = "",
        means: Mapping[str, str] | None = None,
        lenient: bool = False,
        synonyms: Mapping[str, str] = MappingProxyType({}),
        known: Mapping[str, Sequence[str]] = MappingProxyType({}),
        needless: Mapping[str, str] = MappingProxyType({}),
        unless: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.known, self.needless, self.unless = known, needless, unless
        self.lenient, self.synonyms = lenient, synonyms
        self.example, self.means = example, means or {}
        self.make, self.fields, self.required = make, dict(fields), required
        self._required = frozenset(required)
        self.names = {key: arguments.get(key, attribute_name(key)) for key in fields}
        self.what = what or f"a map with {join_words(fields, joined_by='and')}"

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not isinstance(value, Map):
            return refuse_value(self, value, where, report, help=self._no_map(value))
        if self.fields.keys().isdisjoint(value) and refuse_ages(value, report):
            return MISSING
        values: dict[str, Any] = {}
        whole = True
        for key, item in value.items():
            meant = key
            if key not in self.fields:
                meant = self._meant(value, key, report)
                if not self.lenient:
                    whole = False
                    continue
            if meant:
                kind = self.fields[meant]
                read = values[self.names[meant]] = kind.read(item, ValueRef(value, key), report)
                whole = whole and read is not MISSING
        return (
            self.make(**values)
            if self.complete(value, where, report, values) and whole
            else MISSING
        )

    def _meant(self, value: Map, key: str, report: Report) -> str:
        return report_unknown_key(
            value, key, self.fields, report, synonyms=self.synonyms, needless=self.needless
        )

    def _no_map(self, value: object) -> str:
        """What to type instead of another value: of a list of keys these, without their hyphens."""
        items = [item for item in value if isinstance(item, Map)] if isinstance(value, Seq) else []
        if key := next((key for item in items for key in item if key in self.fields), ""):
            return f"type {key}: without - before it, and so each key"
        return f"write {self.example}" if self.example else ""

    def shape(self, value: object) -> str:
        """The keys that it needs, or the first that it may have."""
        if self.example.startswith("{"):
            return self.example
        keys = self.required or tuple(self.fields)[:1]
        held = value if len(keys) == 1 else None
        return f"{{{', '.join(f'{key}: {shape_of(self.fields[key], held)}' for key in keys)}}}"

    def parts(self, value: Map) -> dict[str, Any]:
        """What each key of a map says, by argument, MISSING where it has faults: what has some was
        reported when it was read."""
        report, read = Report(), dict[str, Any]()
        for key, item in value.items():
            known = key in self.fields
            meant = key if known else self._meant(value, key, report)
            if meant:
                read[self.names[meant]] = self.fields[meant].read(
                    item, ValueRef(value, key), report
                )
        return read

    def complete(
        self, value: Map, where: ValueRef, report: Report, read: Collection[str] = ()
    ) -> bool:
        """Whether no required key is missing, or `read` from another; those that are, are
        reported."""
        if self._required <= value.keys():  # as nearly always
            return True
        lacking = [key for key in self.required if key not in value and self.names[key] not in read]
        for key in lacking:
            report.add(
                code="missing-key",
                place=where.place,
                message=f'missing key "{key}"',
                help=f"add {key}: {self._what_to_add(key)}",
            )
        return not lacking

    def _what_to_add(self, key: str) -> str:
        words = self.known.get(key)
        known = f": {join_words(words)}" if words else ""
        unless = f"; {self.unless[key]}" if key in self.unless else ""
        return f"{self.fields[key].what}{known}{unless}"

    def json_schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "properties": {key: self._told(key, kind) for key, kind in self.fields.items()},
            "required": list(self.required),
            "additionalProperties": False,
        }

    def _told(self, key: str, kind: Kind) -> dict[str, Any]:
        """What may stand at a key, with what an editor shows there."""
        said = ": ".join(filter(None, (self.means.get(key), kind.what)))
        return {**kind.json_schema(), "description": said}


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
