"""A map in which exactly one key says what it is, and so which other keys belong to it."""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.schema.kinds import refuse_value, safe_respelling
from cardgen.schema.records import Record, report_unknown_key
from cardgen.suggest import ask_whether, closest_match, join_words

# By noun, the codes for an unknown head, for none, and for two in one map.
CODES = {
    "effect": ("unknown-effect", "no-effect", "two-effects"),
    "count": ("unknown-count", "no-count", "two-counts"),
    "event": ("unknown-event", "no-event", "two-events"),
    "saving": ("unknown-saving", "no-saving", "two-savings"),
    "price": ("unknown-price", "no-price", "two-prices"),
    "danger": ("unknown-danger", "no-danger", "two-dangers"),
    "token": ("unknown-token", "no-token", "two-tokens"),
    "resource": ("unknown-resource", "no-resource", "two-resources"),
    "step": ("unknown-step", "no-step", "two-steps"),
}


# What a map looks like, for those of which a bare word or number is often typed.
EXAMPLES = {
    "count": "{cards: blue}",
    "event": "{builds: blue}",
    "saving": "{resources: 1}",
    "price": "{coins: 1}",
    "token": "{defeat: 1}",
    "danger": "{losing: coins}",
}


class TaggedUnion:
    """One of several records, chosen by the head key the map holds: `coins`, `printed vp`, ….

    `noun` names the head in messages and codes (`unknown-effect`, `no-effect`, `two-effects`).
    `beside` are keys that may stand beside a head, so that an unknown head can be told from them.
    `synonyms` are other words for heads, which are refused with the right one.
    """

    def __init__(
        self,
        noun: str,
        heads: Collection[str],
        record: Callable[[str], Record],
        *,
        beside: Collection[str] = (),
        synonyms: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.noun, self.heads, self.record, self.beside = noun, heads, record, beside
        self.synonyms = synonyms
        self.unknown_code, self.none_code, self.two_code = CODES[noun]
        self.what = f"a map with one {noun}"
        if len(heads) < 8:
            self.what += f" ({join_words(sorted(heads))})"

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not isinstance(value, Map):
            return refuse_value(self, value, where, report, help=self._known())
        heads = [key for key in value if key in self.heads]
        if len(heads) == 1:
            return self.record(heads[0]).read(value, where, report)
        if heads:
            self._two(value, heads, report)
        else:
            self._none(value, where, report)
        return MISSING

    def _two(self, value: Map, heads: list[str], report: Report) -> None:
        report.add(
            code=self.two_code,
            place=ValueRef(value, heads[1]).key_place,
            message=f'two {self.noun}s in one map: "{heads[0]}" and "{heads[1]}"',
            help=f"give each its own map; only one {self.noun} may stand in each",
        )

    def _none(self, value: Map, where: ValueRef, report: Report) -> None:
        suspects = [key for key in value if key not in self.beside]
        near = [key for key in suspects if self._nearest(key)]
        key, fix = "", None
        if not suspects:
            message, code, place = f"no {self.noun} in this map", self.none_code, where.place
        else:
            key = (near or suspects)[0]
            message = f'unknown {self.noun} "{key}"{ask_whether(self._nearest(key))}'
            code, place = self.unknown_code, ValueRef(value, key).key_place
            fix = safe_respelling(key, self.heads, place)
        report.add(code=code, place=place, message=message, help=self._known(), fix=fix)
        for other in suspects if self.beside else ():
            if other != key:
                report_unknown_key(value, other, dict.fromkeys(self.beside), report)

    def _nearest(self, key: str) -> str:
        return self.synonyms.get(key) or closest_match(key, self.heads)

    def _known(self) -> str:
        example = EXAMPLES.get(self.noun)
        such = f"; type a map such as {example}" if example else ""
        return f"the {self.noun}s are: {', '.join(sorted(self.heads))}{such}"

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [self._schema(head) for head in sorted(self.heads)]}

    def _schema(self, head: str) -> dict[str, Any]:
        record = self.record(head)
        return {**record.json_schema(), "required": [head, *record.required]}


def tagged_union(noun: str, records: Mapping[str, Record]) -> TaggedUnion:
    """A map headed by one key of a table that is known beforehand."""
    beside = {key for head, record in records.items() for key in record.fields if key != head}
    return TaggedUnion(noun, records, records.__getitem__, beside=beside - set(records))
