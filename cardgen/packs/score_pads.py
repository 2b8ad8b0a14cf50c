"""Score pads as games and packs say them: lines in `cards/games/`, pads in `components:`."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.score_pad import PadSet, ScoreLine, ScorePad
from cardgen.model.text import Icon
from cardgen.packs.component_kinds import kind_name
from cardgen.packs.descriptions import COMPONENTS, PAD, SCORE_LINE
from cardgen.packs.fields import NameKind, slug
from cardgen.packs.notation import parse_icon
from cardgen.packs.words import PerLanguage
from cardgen.schema.containers import ListOf, MapOf, OneOrMore, Record
from cardgen.schema.kinds import Boolean, Integer, Kind, OneOf, String, refuse_value
from cardgen.units import Size

MOST_COLUMNS = 8  # players that 7 Wonders seats with its expansions
LINE_NAME = String(
    "a line in small letters",
    pattern="[a-z]+( [a-z]+)*",
    help="small letters a-z, one space between words",
)


class SignKind:
    """`card-blue` or `coin:3` → Icon."""

    what = "a sign such as card-blue or coin:3"

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: object, where: ValueRef, report: Report) -> Icon | Missing:
        icon = parse_icon(value) if isinstance(value, str) else None
        return icon or refuse_value(self, value, where, report)

    def json_schema(self) -> dict[str, Any]:
        return {"type": "string"}


SCORE_LINES = MapOf(
    LINE_NAME,
    Record(
        dict,
        {
            "signs": OneOrMore(SignKind()),
            "colour": String("a colour of the layouts"),
            "ticked": Boolean(),
        },
        required=("signs", "colour"),
        what="a line of score pads",
        means=SCORE_LINE,
    ),
)


def score_lines(said: Mapping[str, Mapping[str, Any]]) -> dict[str, ScoreLine]:
    """The lines that a game says, by id."""
    return {name: ScoreLine(name, **of) for name, of in said.items()}


class LineName(OneOf):
    """The name of one of the lines that the pads of a game may have."""

    def __init__(self, game: GameSpec) -> None:
        super().__init__(*game.score, what="a line of score pads that the game has")

    @property
    def help(self) -> str:
        """What may be written, or what the game's file lacks."""
        of_ours = "a line of your own stands in score: of cards/games/<game>.yaml"
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
            "name": PerLanguage(languages, NameKind()),
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
        self.written = [name for name, kind in game.kinds.items() if kind.written]

    def fits(self, value: object) -> bool:
        return isinstance(value, Map) and value.get("kind") in self.written


def pad_set(name: str, plan: PadsPlan, entry: Any, pack: str, game: GameSpec) -> PadSet:
    """The pads of a set; `entry` is the set in pack.yaml."""
    members = tuple(
        ScorePad(pad, pack, entry=entry["of"][pad], **said) for pad, said in plan.of.items()
    )
    size = game.kinds[plan.kind].size or Size(0, 0)
    return PadSet(name, plan.kind, size, plan.layout, members, ("components", name))
