"""Keys that a pack declares for its cards: `fields:` of pack.yaml, and what each may hold."""

from collections.abc import Collection, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from cardgen.model.declared_field import NO_CHOICES, DeclaredField, FieldForm
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, ValueRef
from cardgen.packs.descriptions import FIELD
from cardgen.packs.fields import IconSchema, slug
from cardgen.packs.words import PerLanguage, WordsWithIcons
from cardgen.schema.containers import AnyOf, ListOf, MapOf
from cardgen.schema.kinds import Anything, Boolean, Kind, OneOf, String, refuse_value
from cardgen.schema.numbers import Integer
from cardgen.schema.records import Record
from cardgen.yaml.source_map import SourceMap

# What layouts call something else, and the words of their expressions: no field may bear them.
LAYOUT_VARIABLES = (
    *("art", "badges", "cost", "costs", "count", "emblem", "flavour", "focus", "id", "language"),
    *("mark", "name", "number", "pack", "pantheon", "pantheon_name", "price", "rows", "style"),
    *("text", "version", "colour", "icons", "starts", "rows_by_language"),
)
EXPRESSION_WORDS = ("and", "else", "false", "if", "in", "is", "none", "not", "or", "self", "true")
SUFFIX = "_name"  # `rarity_name` is what is printed for the word of the choice `rarity`
NAME = String(
    "a field in small letters",
    pattern="[a-z][a-z0-9]*( [a-z0-9]+)*",
    help="small letters a-z and digits, one space between words",
)
WORD = String("a word", pattern=r"\S(.*\S)?")
PICTURE = String(
    "the name of a picture",
    pattern=r"[^./\\:~][^/\\:]*\.(jpg|jpeg|png|webp)",
    help="name a file of the pack's art/ folder, such as keeper.jpg",
)
BOUND = Integer(-9999, 9999)
FORMS: Mapping[FieldForm, tuple[str, ...]] = {
    "text": ("within", "colour"),
    "number": ("min", "max"),
    "choice": ("of", "power"),
    "list": ("of",),
    "sign": (),
    "picture": (),
}


class FieldsSchema:
    """`{strength: {kind: number, max: 9}}` → dict from names to DeclaredField.

    `taken` are the keys that every card may have.
    """

    what = "a map from fields to what they hold, such as {strength: {kind: number, max: 9}}"

    def __init__(self, languages: tuple[str, ...], taken: Collection[str]) -> None:
        self.languages, self.taken = languages, taken

    @cached_property
    def fields(self) -> MapOf:
        """Names and declarations; most packs have none, so it is made when asked for."""
        return MapOf(NAME, DeclarationSchema(self.languages))

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(
        self, value: object, where: ValueRef, report: Report
    ) -> dict[str, DeclaredField] | Missing:
        read = self.fields.read(value, where, report)
        if read is MISSING or not isinstance(value, Map):
            return MISSING
        fields = {name: field._replace(name=name) for name, field in read.items()}
        called = dict.fromkeys((*LAYOUT_VARIABLES, *EXPRESSION_WORDS), "")
        free = [self._free(field, called, value, report) for field in fields.values()]
        return fields if all(free) else MISSING

    def _free(
        self, field: DeclaredField, called: dict[str, str], value: Map, report: Report
    ) -> bool:
        """Whether nothing else in cards or layouts is called so; what is, is reported.

        `called` holds what layouts know already, with the field that it is printed for.
        """
        named = (field.variable + SUFFIX,) if field.form in ("choice", "list") else ()
        held = next((name for name in (field.variable, *named) if name in called), "")
        message = f'layouts call something else "{held}"' if held else ""
        if called.get(held):
            message = f'"{held}" is what layouts print for the field "{called[held]}"'
        if field.name in self.taken:
            message = f'"{field.name}" is a key that every card may have'
        for name in (field.variable, *named):
            called.setdefault(name, field.name)
        if message:
            place = ValueRef(value, field.name, at_key=True).place
            help = "give the field another name"
            report.add(code="field-taken", place=place, message=message, help=help)
        return not message

    def json_schema(self) -> dict[str, Any]:
        return self.fields.json_schema()


CALLED_ELSEWHERE: Mapping[str, str] = MappingProxyType(
    {
        "enum": "one of a few words is kind: choice",
        **dict.fromkeys(("string", "str", "words"), "words are kind: text"),
        **dict.fromkeys(("int", "integer"), "a whole number is kind: number"),
        **dict.fromkeys(("image", "art"), "what is drawn is kind: picture"),
        **dict.fromkeys(("bool", "boolean"), "yes or no is kind: choice, of: [yes, no] in quotes"),
    }
)


class DeclarationSchema:
    """What one field holds: `kind` says which other keys belong to it → DeclaredField."""

    def __init__(self, languages: tuple[str, ...]) -> None:
        name: Kind = PerLanguage(languages, String("a name")) if languages else Anything()
        listed, named = ListOf(WORD, min=1), MapOf(WORD, name)
        clauses: dict[str, Kind] = {
            "min": BOUND,
            "max": BOUND,
            "within": OneOf("name"),
            "colour": slug("a colour"),
            "power": MapOf(WORD, String("a key of powers")),
            "of": AnyOf(listed, named, what="a list of words, or a map from words to names"),
        }
        self.form = OneOf(*FORMS, elsewhere=CALLED_ELSEWHERE)
        self.records = {
            form: Record(
                dict,
                {"kind": OneOf(form), **{key: clauses[key] for key in keys}, **self.always()},
                required=("kind", *(("of",) if form == "choice" else ())),
                what="a field",
                means=FIELD,
            )
            for form, keys in FORMS.items()
        }
        self.what = f"a map with kind: {self.form.what}"

    def always(self) -> dict[str, Kind]:
        """What may be said of a field of any kind."""
        return {"required": Boolean(), "means": String("what it is for, in a few words")}

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> DeclaredField | Missing:
        if not isinstance(value, Map) or "kind" not in value:
            help = f"say what it holds: {{kind: number}}, or {', '.join([*FORMS][2:])} or text"
            return refuse_value(self, value, where, report, help=help)
        form: Any = self.form.read(value["kind"], ValueRef(value, "kind"), report)
        record = self.records.get(form)
        read = record.read(value, where, report) if record else MISSING
        return MISSING if read is MISSING else _bounded(_declared(**read), value, report)

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [record.json_schema() for record in self.records.values()]}


def _declared(*, kind: FieldForm, of: Any = (), **values: Any) -> DeclaredField:
    choices = of if isinstance(of, dict) else {word: {} for word in of}
    return DeclaredField("", kind, choices=choices or NO_CHOICES, **values)


def _bounded(field: DeclaredField, value: Map, report: Report) -> DeclaredField | Missing:
    """The field, if some number lies between its bounds; if none does, that is reported."""
    if field.min <= field.max:
        return field
    report.add(
        code="wrong-type",
        place=value.place("max" if "max" in value else "min"),
        message=f"no number is from {field.min} to {field.max}",
        help="write min: and max: the other way round",
    )
    return MISSING


def value_kind(
    field: DeclaredField, languages: tuple[str, ...], source_map: SourceMap, *, ages: bool = True
) -> Kind:
    """What a card may say of the field; `ages` says whether its game has any."""
    if field.form == "text":
        return PerLanguage(languages, WordsWithIcons(source_map, block=False, ages=ages))
    if field.form == "number":
        return Integer(field.min, field.max)
    word = OneOf(*field.choices) if field.choices else WORD
    kinds: Mapping[FieldForm, Kind] = {
        "choice": word,
        "list": ListOf(word),
        "sign": IconSchema(),
        "picture": PICTURE,
    }
    return kinds[field.form]
