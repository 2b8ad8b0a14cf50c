"""Sets of components in pack.yaml: boards, tokens, boxes, score pads, of kinds of the game."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardgen.model.component import BoxSet, ComponentSet, GameToken, TuckBox
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.score_pad import PadSet, ScorePad
from cardgen.model.wonder import Wonder
from cardgen.packs.components.kind_names import kind_name, usual_kind
from cardgen.packs.components.kinds import LINE_NAME
from cardgen.packs.descriptions import BOX, COMPONENTS, PAD, TOKEN
from cardgen.packs.fields import BACK, NameSchema, slug
from cardgen.packs.words import PerLanguage
from cardgen.schema.containers import AnyOf, ListOf, MapOf
from cardgen.schema.kinds import Kind, OneOf, String
from cardgen.schema.numbers import Integer
from cardgen.schema.records import Record
from cardgen.units import Size

BOARDS = "wonders"
MOST_COLUMNS = 8  # players that 7 Wonders seats with its expansions
Held = int | tuple[str, ...] | ComponentSet | BoxSet | PadSet


class SetPlan(NamedTuple):
    """A printed set as pack.yaml says it; `of` holds tokens by id, or the name of what it shows."""

    kind: str
    layout: str
    of: str | Mapping[str, Any]
    back: str = ""


class BoxesPlan(NamedTuple):
    """A set of boxes as pack.yaml says it."""

    kind: str
    layout: str
    of: Mapping[str, Any]


class SetRecord(Record):
    """A printed set that is neither boxes nor score pads, which have kinds of their own."""

    def __init__(self, fields: Mapping[str, Kind], game: GameSpec) -> None:
        what = "a printed set"
        super().__init__(
            *(SetPlan, fields), required=("kind", "layout", "of"), what=what, means=COMPONENTS
        )
        self._game = game

    def fits(self, value: object) -> bool:
        if not isinstance(value, Map):
            return False
        kind = usual_kind(self._game, str(value.get("kind")))
        return not (kind and (kind.folds or kind.written))


class LineName(OneOf):
    """The name of one of the lines that the pads of a game may have."""

    def __init__(self, game: GameSpec) -> None:
        super().__init__(*game.score, what="a line of score pads that the game has")
        self._game = game.id

    @property
    def help(self) -> str:
        """What may be written, or what the game's file lacks."""
        line = f"cards/games/{self._game}.yaml, under score: crates: {{signs: coin, colour: gold}}"
        of_ours = f"a line of your own stands in {line}"
        return f"{super().help}; {of_ours}" if self.options else of_ours

    def json_schema(self) -> dict[str, Any]:
        """Any name: editors do not know for which game a pack is."""
        return LINE_NAME.json_schema()


class LineNames(ListOf):
    """The lines of a pad, each named once → tuple."""

    def __init__(self, game: GameSpec) -> None:
        super().__init__(LineName(game) if game.id else LINE_NAME, min=1)

    def read(self, value: object, where: ValueRef, report: Report) -> tuple[Any, ...] | Missing:
        read = super().read(value, where, report)
        if read is MISSING or not isinstance(value, Seq):
            return MISSING
        twice = [at for at, name in enumerate(read) if name in read[:at]]
        for at in twice:
            message, help = f'the line "{read[at]}" stands above', "take one of the two out"
            place = ValueRef(value, at).place
            report.add(code="duplicate-id", place=place, message=message, help=help)
        return MISSING if twice else read


class PadsPlan(NamedTuple):
    """A set of score pads as pack.yaml says it."""

    kind: str
    layout: str
    of: Mapping[str, Any]


class PadsRecord(Record):
    """A set of score pads: what says a kind that is written on can only mean these."""

    def __init__(self, languages: tuple[str, ...], game: GameSpec) -> None:
        pad: dict[str, Kind] = {
            "name": PerLanguage(languages, NameSchema()),
            "columns": Integer(1, MOST_COLUMNS),
            "lines": LineNames(game),
        }
        each = Record(dict, pad, required=tuple(pad), what="a score pad", means=PAD)
        fields: dict[str, Kind] = {
            "kind": kind_name(game, sized=True, written=True),
            "layout": slug("a layout"),
            "of": MapOf(slug("an id"), each),
        }
        what = "a set of score pads"
        super().__init__(PadsPlan, fields, required=tuple(fields), what=what, means=COMPONENTS)
        self._game = game

    def fits(self, value: object) -> bool:
        if not isinstance(value, Map):
            return False
        kind = usual_kind(self._game, str(value.get("kind")))
        return bool(kind and kind.written)


def pad_set(name: str, plan: PadsPlan, entry: Any, pack: str, game: GameSpec) -> PadSet:
    """The pads of a set; `entry` is the set in pack.yaml."""
    members = tuple(
        ScorePad(pad, pack, entry=entry["of"][pad], **said) for pad, said in plan.of.items()
    )
    size = game.kinds[plan.kind].size or Size(0, 0)
    return PadSet(name, plan.kind, size, plan.layout, members, ("components", name))


def boxes_kind(languages: tuple[str, ...], kind: Kind) -> Record:
    """What is read of a set of boxes; `kind` reads the name of a kind that folds."""
    box: dict[str, Kind] = {
        "holds": ListOf(slug("a deck"), min=1),
        "name": PerLanguage(languages, NameSchema()),
        "emblem": slug("an emblem"),
        "scene": slug("a scene"),
        "colour": String("a colour of the layout"),
        "legend": ListOf(String("a few words")),
    }
    required = ("holds", "name", "emblem", "scene", "colour")
    boxes = MapOf(slug("an id"), Record(dict, box, required=required, what="a box", means=BOX))
    fields: dict[str, Kind] = {"kind": kind, "layout": slug("a layout"), "of": boxes}
    return Record(
        BoxesPlan, fields, required=tuple(fields), what="a set of boxes", means=COMPONENTS
    )


def box_set(name: str, plan: BoxesPlan, entry: Any, pack: str) -> BoxSet:
    """The boxes of a set; `entry` is the set in pack.yaml."""
    members = tuple(
        TuckBox(box, pack, entry=entry["of"][box], **said) for box, said in plan.of.items()
    )
    return BoxSet(name, plan.kind, plan.layout, members, ("components", name))


def components_kind(languages: tuple[str, ...], game: GameSpec) -> Kind:
    """What lies beside the cards: a number, names, or a set that is printed."""
    names: Kind = PerLanguage(languages, NameSchema())
    token: dict[str, Kind] = {
        "name": names,
        "emblem": slug("an emblem"),
        "pantheon": slug("a pantheon"),
        "style": slug("a ring"),
        "colour": String("a colour of the layout"),
        "value": Integer(1, 999),
        "legend": ListOf(String("a few words")),
        "copies": Integer(1, 99),
    }
    tokens = MapOf(
        slug("an id"), Record(dict, token, required=("name",), what="a token", means=TOKEN)
    )
    fields: dict[str, Kind] = {
        "kind": kind_name(game, sized=True),
        "layout": slug("a layout"),
        "back": slug("a back", prefix=BACK),
        "of": AnyOf(OneOf(BOARDS), tokens, what=f"{BOARDS}, or a map from ids to tokens"),
    }
    printed = SetRecord(fields, game)
    pads = PadsRecord(languages, game)
    boxes = boxes_kind(languages, kind_name(game, folds=True))
    what = "how many there are, a list of their names, or a map that prints them"
    return MapOf(
        slug("a component"),
        AnyOf(Integer(1, 9999), ListOf(slug("a name")), printed, pads, boxes, what=what),
    )


def components_of(
    said: Mapping[str, Any],
    entry: Map,
    pack: str,
    game: GameSpec,
    wonders: tuple[Wonder, ...],
    report: Report,
) -> dict[str, Held]:
    """The components of a pack, printed ones as sets; `entry` is its pack.yaml."""
    held: Any = entry.get("components")
    _refuse_contradictions(said, held, "wonders" in entry, report)
    made: dict[str, Held] = {}
    for name, value in said.items():
        if isinstance(value, SetPlan):
            made[name] = _set(name, value, held[name], pack, game, wonders)
        elif isinstance(value, PadsPlan):
            made[name] = pad_set(name, value, held[name], pack, game)
        elif isinstance(value, BoxesPlan):
            made[name] = box_set(name, value, held[name], pack)
        else:
            made[name] = value
    return made


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
    size, shape, *_ = game.kinds[plan.kind]
    tokens = {} if isinstance(plan.of, str) else plan.of
    members = tuple(
        GameToken(token, pack, entry=entry["of"][token], **said) for token, said in tokens.items()
    )
    return ComponentSet(
        *(name, plan.kind, size or Size(0, 0), shape, plan.layout, plan.back),
        *(members or wonders, False, ("components", name)),
    )
