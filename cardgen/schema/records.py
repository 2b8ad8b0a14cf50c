"""Maps with known keys, each of its own kind: what an entry of a file is read as."""

from collections.abc import Callable, Collection, Mapping, Sequence
from keyword import iskeyword
from types import MappingProxyType
from typing import Any

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.schema.kinds import Kind, refuse_ages, refuse_value, safe_respelling, shape_of
from cardgen.suggest import ask_whether, closest_match, join_words, same_spelling

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
