"""Kinds of components: their sizes and shapes in a game's file, the sets of them in pack.yaml."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardgen.model.component import SQUARE_CUT, ComponentSet, CutShape, GameToken
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import ComponentKind, GameSpec
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.wonder import Wonder
from cardgen.outlines import crosses_itself
from cardgen.packs.descriptions import COMPONENT, COMPONENTS, TOKEN
from cardgen.packs.fields import NameKind, slug
from cardgen.packs.words import PerLanguage
from cardgen.schema.containers import AnyOf, ListOf, MapOf, Record
from cardgen.schema.kinds import Integer, Kind, OneOf, Rational, String, refuse_value
from cardgen.units import Size

LARGEST_CORNER = 50  # mm
LONGEST_SIDE = 1000  # mm; the corners of an outline lie within it
BOARDS = "wonders"


class SizeKind:
    """`65x100`, width and height in millimetres → Size."""

    what = "a size such as 65x100 (width x height in mm)"

    def __init__(self) -> None:
        number = r"[1-9][0-9]{1,2}(\.[0-9]{1,2})?"
        self.text = String(self.what, pattern=f"{number}x{number}")

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        text = self.text.read(value, where, report)
        return MISSING if text is MISSING else Size(*map(float, text.split("x")))

    def json_schema(self) -> dict[str, Any]:
        return self.text.json_schema()


class ShapeKind:
    """`circle`, or the corners `[[0, 0], [30, 0], …]` of a polygon in mm → CutShape."""

    what = "circle, or the corners of an outline: [[0, 10], [10, 0], [20, 10]]"

    def __init__(self) -> None:
        number = Rational(0, LONGEST_SIDE)
        self.points = ListOf(ListOf(number, min=2), min=3)

    def fits(self, value: object) -> bool:
        return value == "circle" or isinstance(value, Seq)

    def read(self, value: object, where: ValueRef, report: Report) -> CutShape | Missing:
        if value == "circle":
            return CutShape("circle")
        if not isinstance(value, Seq):
            return refuse_value(self, value, where, report)
        if len(value) < 3:
            help = "an outline has at least three corners, each [x, y] in mm"
            return refuse_value(self, value, where, report, help=help)
        read = self.points.read(value, where, report)
        if read is MISSING:
            return MISSING
        points = tuple(tuple(map(float, point)) for point in read)
        if any(len(point) != 2 for point in points) or len(set(points)) < len(points):
            return refuse_value(self, value, where, report, help="each corner is [x, y], met once")
        return CutShape("polygon", points=points)  # type: ignore[arg-type]  # pairs

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [{"const": "circle"}, self.points.json_schema()]}


class KindName(OneOf):
    """The name of one of the game's kinds of components; of those with a size, if `sized`."""

    def __init__(self, game: GameSpec, *, sized: bool = False) -> None:
        names = (name for name, kind in game.kinds.items() if kind.size or not sized)
        super().__init__(*names, what="a kind of component that the game has")

    @property
    def help(self) -> str:
        """What may be written, or what the game's file lacks."""
        of_ours = "a kind of your own stands in kinds: of cards/games/<game>.yaml"
        return f"{super().help}; {of_ours}" if self.options else of_ours

    def json_schema(self) -> dict[str, Any]:
        """Any name: editors do not know for which game a pack is."""
        return slug("a kind").json_schema()


def kind_name(game: GameSpec, *, sized: bool = False) -> Kind:
    """What names a kind of component: any name, while nobody knows the game."""
    return KindName(game, sized=sized) if game.id else slug("a kind")


class ComponentKindKind:
    """What a game says of a kind of component → ComponentKind."""

    def __init__(self) -> None:
        fields: dict[str, Kind] = {
            "size": SizeKind(),
            "corners": Rational(0, LARGEST_CORNER),
            "shape": ShapeKind(),
        }
        self.record = Record(dict, fields, what="a kind of component", means=COMPONENT)
        self.what = self.record.what

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> ComponentKind | Missing:
        said: Any = self.record.read(value, where, report)
        if said is MISSING or not isinstance(value, Map):
            return MISSING
        size, shape = said.get("size"), said.get("shape", SQUARE_CUT)
        corners = float(said.get("corners", 0))
        message, help = _misfit(size, shape, corners)
        if message:
            at = ValueRef(value, "shape" if "shape" in said else "corners").place
            report.add(code="component-shape", place=at, message=message, help=help)
            return MISSING
        return ComponentKind(size, shape._replace(corners=corners))

    def json_schema(self) -> dict[str, Any]:
        return self.record.json_schema()


def _misfit(size: Size | None, shape: CutShape, corners: float) -> tuple[str, str]:
    """Why a shape cannot have this size, or round corners, and the mend; empty if all is well."""
    if shape.form == "rectangle":
        if size is None or 2 * corners <= min(size):
            return "", ""
        wrong = f"corners of {corners:g} mm are more than half of {min(size):g} mm"
        return wrong, "make them smaller, or cut a disc: shape: circle"
    if size is None:
        return "a shape needs the size that it has", "add size: 30x30"
    if corners:
        return "only a rectangle has corners to be rounded", "take out corners, or shape"
    if shape.form == "circle" and size.width != size.height:
        side = f"{size.width:g}"
        wrong = f"a circle is not {side} mm wide and {size.height:g} mm high"
        return wrong, f"a disc has one diameter: size: {side}x{side}"
    for x, y in shape.points:
        if x > size.width or y > size.height:
            within = f"{size.width:g}x{size.height:g}"
            wrong = f"the corner [{x:g}, {y:g}] lies outside of {within}"
            return wrong, f"bring it within {within}, or make the size larger"
    if shape.points and crosses_itself(shape.points):
        wrong = "the outline crosses itself"
        return wrong, "give the corners in the order in which a knife goes round"
    return "", ""


class SetPlan(NamedTuple):
    """A printed set as pack.yaml says it; `of` holds tokens by id, or the name of what it shows."""

    kind: str
    layout: str
    of: str | Mapping[str, Any]
    back: str = ""


def components_kind(languages: tuple[str, ...], game: GameSpec) -> Kind:
    """What lies beside the cards: a number, names, or a set that is printed."""
    names: Kind = PerLanguage(languages, NameKind())
    token: dict[str, Kind] = {
        "name": names,
        "emblem": slug("an emblem"),
        "pantheon": slug("a pantheon"),
        "copies": Integer(1, 99),
    }
    tokens = MapOf(
        slug("an id"), Record(dict, token, required=("name",), what="a token", means=TOKEN)
    )
    fields: dict[str, Kind] = {
        "kind": kind_name(game, sized=True),
        "layout": slug("a layout"),
        "back": slug("a back"),
        "of": AnyOf(OneOf(BOARDS), tokens, what=f"{BOARDS}, or a map from ids to tokens"),
    }
    required = ("kind", "layout", "of")
    printed = Record(SetPlan, fields, required=required, what="a printed set", means=COMPONENTS)
    what = "how many there are, a list of their names, or a map that prints them"
    return MapOf(
        slug("a component"), AnyOf(Integer(1, 9999), ListOf(slug("a name")), printed, what=what)
    )


def components_of(
    said: Mapping[str, Any],
    entry: Map,
    pack: str,
    game: GameSpec,
    wonders: tuple[Wonder, ...],
    report: Report,
) -> dict[str, int | tuple[str, ...] | ComponentSet]:
    """The components of a pack, printed ones as sets; `entry` is its pack.yaml."""
    held: Any = entry.get("components")
    _refuse_contradictions(said, held, "wonders" in entry, report)
    return {
        name: _set(name, value, held[name], pack, game, wonders)
        if isinstance(value, SetPlan)
        else value
        for name, value in said.items()
    }


def _refuse_contradictions(
    said: Mapping[str, Any], held: Any, boards: bool, report: Report
) -> None:
    """Report sets of boards where the pack has none, and tokens of two sets with one id."""
    first: dict[str, str] = {}
    for name, plan in said.items():
        if not isinstance(plan, SetPlan):
            continue
        if isinstance(plan.of, str):
            if not boards:
                message, help = "the pack names no Wonders", "add wonders: wonders.yaml, their file"
                place = ValueRef(held[name], "of").place
                report.add(code="missing-key", place=place, message=message, help=help)
            continue
        for token in plan.of:
            if first.setdefault(token, name) != name:
                place = ValueRef(held[name]["of"], token).key_place
                message = f'the id "{token}" is that of a token of {first[token]}'
                help = "give one of the two another id"
                report.add(code="duplicate-id", place=place, message=message, help=help)


def _set(
    name: str, plan: SetPlan, entry: Any, pack: str, game: GameSpec, wonders: tuple[Wonder, ...]
) -> ComponentSet:
    size, shape = game.kinds[plan.kind]
    tokens = {} if isinstance(plan.of, str) else plan.of
    members = tuple(
        GameToken(token, pack, entry=entry["of"][token], **said) for token, said in tokens.items()
    )
    return ComponentSet(
        *(name, plan.kind, size or Size(0, 0), shape, plan.layout, plan.back),
        *(members or wonders, False, ("components", name)),
    )
