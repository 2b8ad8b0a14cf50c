"""Kinds of single fields: ids, names, powers, printed icons, sources, accepted findings."""

import re
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from cardgen.model.ages import ByAge
from cardgen.model.card import Name, PrintedIcons
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.text import Icon
from cardgen.packs.notation import ICON_TOKEN, parse_icon
from cardgen.schema.by_age import AGE_KEYS, LocatedValue, by_age_schema, expand_ages_at, read_once
from cardgen.schema.containers import AnyOf, ListOf, MapOf
from cardgen.schema.kinds import NOT_SHOWN, Boolean, Kind, OneOf, String, refuse_value
from cardgen.schema.numbers import Rational
from cardgen.schema.records import Record
from cardgen.suggest import SMALL_LETTERS, as_id, how_to_write_id, split_names
from cardgen.yaml.source import DASHES

NOTHING = "none"
BACK = "back-"  # before the name of a back, as its file is called
NUMBERED_ICON = re.compile(r"\{?([^\W\d][^\d:{},]*?)(?:[ :]+(\d+))?\}?")
COUNTED = re.compile(r"(?:[a-z]+ )?(\d+) ([a-z]+)")  # gain 2 coins
SLUG = r"[a-z0-9]+(-[a-z0-9]+)*"


def slug(what: str, *, prefix: str = "") -> String:
    """Small letters, digits and single hyphens; `prefix` stands before it in the name of a file."""
    mend = partial(how_to_write_id, prefix=prefix)
    return String(f"{what} in small letters", pattern=SLUG, help=SMALL_LETTERS, mend=mend)


class NameSchema:
    """A name alone, or with its grammar: `{text: Iris, gender: m}` → Name."""

    what = "a name, alone or as {text: …, gender: m}"

    def __init__(self) -> None:
        self.text = String("a name")
        grammar: dict[str, Kind] = {
            "text": self.text,
            "gender": OneOf("m", "f"),
            "number": OneOf("sg", "pl"),
            "elides": Boolean(),
        }
        self.record = Record(dict, grammar, required=("text",), what=self.what)

    def fits(self, value: object) -> bool:
        return isinstance(value, str | Map)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if isinstance(value, Map):
            read = self.record.read(value, where, report)
            return MISSING if read is MISSING else _name(**read)
        text = self.text.read(value, where, report)
        return MISSING if text is MISSING else Name(text)

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [self.text.json_schema(), self.record.json_schema()]}


def _name(*, text: str, gender: Any = "", number: str = "sg", elides: bool | None = None) -> Name:
    return Name(text, gender, number == "pl", elides)


class PowerSchema:
    """A list of abilities, kept as located YAML: effects give it meaning, and its JSON Schema.

    `none` is the power of a card that does nothing: an empty list.
    """

    what = "a list of abilities, or none"

    def __init__(self, ability: Mapping[str, Any] = MappingProxyType({"type": "object"})) -> None:
        self.ability = dict(ability)

    def fits(self, value: object) -> bool:
        return isinstance(value, Seq) or value == NOTHING

    def read(self, value: object, where: ValueRef, report: Report) -> Seq | Missing:
        if value == NOTHING:
            return Seq(where.container.file, where.container.spot)
        if not isinstance(value, Seq) or not value:
            return refuse_value(self, value, where, report, help=_hyphens(value))
        faults = [i for i, item in enumerate(value) if not isinstance(item, Map)]
        for i in faults:
            help = f"type {_as_ability(value[i]) or '- effect: value'}"
            refuse_value(AbilitySchema(), value[i], ValueRef(value, i), report, help=help)
        return MISSING if faults else value

    def json_schema(self) -> dict[str, Any]:
        listed = {"minItems": 1, "items": self.ability}
        return {"type": ["array", "string"], **listed, "pattern": f"^{NOTHING}$"}


def _hyphens(value: object) -> str:
    """How abilities are listed, and which dash was typed instead."""
    dash = next((key[0] for key in value if key[0] in DASHES), "") if isinstance(value, Map) else ""
    if typed := _as_ability(value):
        return f"type it on the next line, with a hyphen: {typed}"
    return f"begin each ability with a hyphen, -{f': {dash} is a dash' if dash else ''}"


def _as_ability(value: object) -> str:
    """How words such as `gain 2 coins` are typed in a list, `- coins: 2`; nothing for others."""
    counted = COUNTED.fullmatch(value) if isinstance(value, str) else None
    return f"- {counted[2]}: {counted[1]}" if counted else ""


class AbilitySchema:
    """A map with an effect and its clauses."""

    what = "an ability such as coins: 3"

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> Map | Missing:
        return value if isinstance(value, Map) else refuse_value(self, value, where, report)

    def json_schema(self) -> dict[str, Any]:
        return {"type": "object"}


class IconSchema:
    """`coin:3` → Icon."""

    what = "an icon such as coin:3"

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: object, where: ValueRef, report: Report) -> Icon | Missing:
        read = parse_icon(value) if isinstance(value, str) else None
        if read is not None:
            return read
        return refuse_value(self, value, where, report, help=_as_icon(value))

    def json_schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": f"^{ICON_TOKEN.pattern}$"}


def _as_icon(value: object) -> str:
    """How the icon that words name is typed: `at once`, `Coin 3`; nothing where that is unclear."""
    named = NUMBERED_ICON.fullmatch(value) if isinstance(value, str) else None
    name = as_id(named[1]) if named else ""
    meant = parse_icon(f"{name}:{named[2]}" if named and named[2] else name)
    return f"type {meant}" if meant else ""


class PrintedIconsSchema:
    """Icons that the author wrote for some Ages: `{II: {icons: […], exception: why}}`.

    The reason is for icons that differ from the effect's own.
    """

    what = "a map by Age of {icons: […], exception: why}"

    def __init__(self) -> None:
        fields: dict[str, Kind] = {
            "icons": ListOf(IconSchema(), min=1),
            "exception": String("a reason"),
        }
        self.record = Record(dict, fields, required=("icons",))

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(
        self, value: object, where: ValueRef, report: Report
    ) -> ByAge[PrintedIcons | None] | Missing:
        if not isinstance(value, Map) or AGE_KEYS.keys().isdisjoint(value):
            return refuse_value(
                self, value, where, report, help="say in which Age: printed: {II: …}"
            )
        ages = expand_ages_at(where, report, partial=True)
        read = read_once(ages, lambda held: self._age(held, report))
        return MISSING if MISSING in read else ByAge(read)

    def _age(self, held: LocatedValue, report: Report) -> Any:
        if held.value is MISSING:
            return None
        read = self.record.read(held.value, held.where, report)
        if read is MISSING:
            return MISSING
        return PrintedIcons(read["icons"], read.get("exception", ""), held.value)

    def json_schema(self) -> dict[str, Any]:
        by_age: dict[str, Any] = by_age_schema(self.record.json_schema())["anyOf"][1]
        return by_age


class FocusSchema:
    """The point of a picture that stays in sight: `[0.5, 0.3]` of its width and height."""

    what = "two numbers from 0 to 1, such as [0.5, 0.3]"

    def __init__(self) -> None:
        self.pair = ListOf(Rational(0, 1), min=2)

    def fits(self, value: object) -> bool:
        return isinstance(value, Seq)

    def read(self, value: object, where: ValueRef, report: Report) -> tuple[float, float] | Missing:
        if not isinstance(value, Seq) or len(value) != 2:
            return refuse_value(self, value, where, report)
        pair = self.pair.read(value, where, report)
        return MISSING if pair is MISSING else (float(pair[0]), float(pair[1]))

    def json_schema(self) -> dict[str, Any]:
        return {**self.pair.json_schema(), "maxItems": 2}


class SourcesSchema:
    """Where values come from: one text for the whole card, or one for each field.

    A field's source may itself be by Age or by part: `{cost: {II: seed 156}}` is `cost.II`. The
    whole card stands under the empty name.
    """

    what = "a source, or a map from fields to sources"

    def fits(self, value: object) -> bool:
        return isinstance(value, str | Map)

    def read(self, value: object, where: ValueRef, report: Report) -> dict[str, str] | Missing:
        if isinstance(value, Map):
            read = [self.read(part, ValueRef(value, key), report) for key, part in value.items()]
            return MISSING if MISSING in read else flatten_sources(value)
        return (
            refuse_value(self, value, where, report) if not isinstance(value, str) else {"": value}
        )

    def json_schema(self) -> dict[str, Any]:
        tree: dict[str, Any] = {"type": "object"}
        return {"anyOf": [{"type": "string", "minLength": 1}, tree]}


def flatten_sources(value: object) -> dict[str, str]:
    """A tree of sources laid flat: field, or field and part joined by a dot → text."""
    if not isinstance(value, Map):
        return {"": str(value)}
    return {
        f"{key}.{name}" if name else key: text
        for key, part in value.items()
        for name, text in flatten_sources(part).items()
    }


REASON = String(
    "a reason, in a few words", pattern=r"\s*\S+(\s+\S+){2,}\s*", help="say why it may stay"
)


CHECKS = re.compile(rf"{SLUG}(?: *, *{SLUG})*")


class AcceptsSchema(MapOf):
    """`{overflow: why}`, or `{name-spelling: {fr: why}}` for one language."""

    def __init__(self, languages: tuple[str, ...]) -> None:
        by_language = MapOf(OneOf(*languages, what="a language of the pack"), REASON)
        reason = AnyOf(REASON, by_language, what="a reason, or one by language")
        super().__init__(String("a check"), reason)

    def shape(self, value: object) -> str:
        """The checks that are named without their reasons, with the place for these."""
        said = ", ".join(map(str, value)) if isinstance(value, Seq) else value
        checks = said if isinstance(said, str) and CHECKS.fullmatch(said) else NOT_SHOWN
        return f"{{{', '.join(f'{check}: why' for check in split_names(checks))}}}"
