"""A coin as a medallion, in one of the metals of the layout."""

from functools import lru_cache
from typing import NamedTuple

from cardgen.layout.marks import Drawing, Mark, Path, Stamp
from cardgen.layout.struck_coin import EMBLEM, CoinShape, Metal, outlined_coin, struck_coin
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, LIMITS, POINT, Length, Tint
from cardgen.layout.template.zone import CONDITION, VALUE, WORDS, FaceDraft, ZoneContext
from cardgen.layout.text.typefaces import Typeface
from cardgen.layout.zones.curved import CurvedZone
from cardgen.model.finding import Stop
from cardgen.schema.kinds import Boolean, String
from cardgen.schema.numbers import Integer, Rational
from cardgen.schema.records import Record
from cardgen.suggest import did_you_mean, join_words
from cardgen.units import Box

SHADES = ("light", "body", "dark", "deep")
ABOVE, BELOW = (0.665, 170.0), (0.77, 150.0)  # where words run: share of the radius, arc in degrees
LOWER = 80  # thousandths of an em more between letters below, whose heads lean towards each other


class CoinLegend(NamedTuple):
    """What is struck around the emblem, `above` it and `below`; sizes as for words on a circle.

    The emblem keeps away: it reaches that share of the radius at most, up and down. `runs` are the
    shares of the radius on which both halves stand, `bold` is as for words on a circle.
    """

    above: Value
    below: Value
    face: str
    size: tuple[float, float]
    colour: Tint
    on: Tint
    tracking: int = 0
    emblem: float = 1.0
    runs: tuple[float, float] = (ABOVE[0], BELOW[0])
    bold: float = 0.0

    def curved(self, words: Value, at: str, radius: float) -> CurvedZone:
        """One half of it, on a coin of some radius about the origin."""
        top = at == "top"
        share, arc = self.runs[0 if top else 1], ABOVE[1] if top else BELOW[1]
        tracking = self.tracking + (0 if top else LOWER)
        return CurvedZone(
            words, (0.0, 0.0), radius * share, self.face, self.size, self.colour, self.on, at=at,
            arc=arc, tracking=tracking, bold=self.bold, field="legend", path=("legend",),
        )  # fmt: skip


class CoinFigure(NamedTuple):
    """A number struck in the place of an emblem; `face` is a font."""

    number: Value
    face: str

    def drawing(self, subject: Variables, context: ZoneContext) -> Drawing:
        """Its figures as one outline."""
        return _figures(context.assets.faces.face(self.face), str(self.number(subject)))


@lru_cache(maxsize=64)  # a drawing is the same only if it is the same object
def _figures(face: Typeface, number: str) -> Drawing:
    return Drawing(number, Box(0, 0, 0, 0), (Path(face.outline(number)),))


class CoinZone(NamedTuple):
    """`coin` names a metal: four colours of the layout, as `gold light`, `gold body`, `gold dark`
    and `gold deep`.

    `emblem` is a drawing of `templates/emblems/`, `figure` a number in its place; without either
    the coin is blank. It fills the share `reach` of the radius; so many `rays` stand around it. The
    edge of the coin runs as `seed` says; `mirror` turns the emblem round, and nothing is seen
    outside the box `clip`. With `line` it is drawn in that colour alone, `width` mm thick, its
    emblem filled with the colour `within` if there is one; a tint, lighter than the line, stands
    out from the coin by a thin side.
    """

    coin: Value
    centre: tuple[float, float]
    radius: float
    emblem: Value | None = None
    figure: CoinFigure | None = None
    reach: float = EMBLEM
    rays: int = 0
    legend: CoinLegend | None = None
    seed: Value | None = None
    line: Tint | None = None
    width: float = 0.2
    within: Tint | None = None
    mirror: bool = False
    clip: Box | None = None
    if_: Value | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        struck, words = self._struck(subject, context), self._words(subject, context, into)
        name = self._emblem_name(subject)  # what a face shows is used, and credited
        coin = Drawing(name or struck.name, struck.box, (*struck.marks, *words))
        stamp = Stamp(coin, *self.centre)
        into.marks.append(context.assets.clipped(stamp, self.clip) if self.clip else stamp)

    def _struck(self, subject: Variables, context: ZoneContext) -> Drawing:
        """The coin without its legend."""
        seed = str(self.seed(subject)) if self.seed else ""
        drawn = self._emblem(subject, context)
        legend = self.legend.emblem if self.legend else 1.0
        shape = CoinShape(
            self.radius, seed, drawn, self.mirror, self.rays, legend, float(self.reach)
        )
        metal = self._metal(subject, context)
        if self.line:
            within = context.colour(self.within, subject) if self.within else None
            return outlined_coin(shape, context.colour(self.line, subject), self.width, within)
        return struck_coin(shape, metal)

    def _emblem(self, subject: Variables, context: ZoneContext) -> Drawing | None:
        """What is struck in the middle."""
        if self.figure:
            return self.figure.drawing(subject, context)
        name = self._emblem_name(subject)
        return context.assets.drawing(name) if name else None

    def _emblem_name(self, subject: Variables) -> str:
        """The drawing of its emblem, if it has one."""
        name = str(self.emblem(subject)) if self.emblem and not self.figure else ""
        return f"emblems/{name}" if name else ""

    def _words(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> list[Mark]:
        """The letters of the legend; what does not fit is a fault of the face."""
        draft = FaceDraft()
        if self.legend:
            for words, at in ((self.legend.above, "top"), (self.legend.below, "bottom")):
                self.legend.curved(words, at, self.radius).compose(subject, context, draft)
        into.faults += draft.faults
        return draft.marks

    def _metal(self, subject: Variables, context: ZoneContext) -> Metal:
        """The colours of the metal; Stop for one that the layout lacks."""
        name, colours = str(self.coin(subject)), context.colours
        wanted = [f"{name} {shade}" for shade in SHADES]
        if all(one in colours for one in wanted):
            return Metal(*[colours[one] for one in wanted])
        known = sorted({one.removesuffix(" body") for one in colours if one.endswith(" body")})
        raise Stop(
            f'unknown metal "{name}"{did_you_mean(name, known)}',
            help=f"the layout has {join_words(known, joined_by='and') or 'none'}; a metal is four"
            f" of its colours: {join_words(wanted, joined_by='and')}",
        )


LEGEND = Record(
    CoinLegend,
    {
        "above": WORDS, "below": WORDS, "face": String(), "size": LIMITS, "colour": COLOUR,
        "on": COLOUR, "tracking": Integer(-1000, 1000), "emblem": Length(), "runs": POINT,
        "bold": Length(),
    },
    required=("above", "below", "face", "size", "colour", "on"),
    what="the legend of a coin",
)  # fmt: skip
FIGURE = Record(
    CoinFigure,
    {"number": WORDS, "face": String()},
    required=("number", "face"),
    what="a number struck on a coin",
)
ZONE = Record(
    CoinZone,
    {
        "coin": VALUE, "centre": POINT, "radius": Length(), "emblem": VALUE, "figure": FIGURE,
        "reach": Rational(0, 1), "rays": Integer(1, 72), "legend": LEGEND,
        "seed": VALUE, "line": COLOUR, "width": Length(), "within": COLOUR,
        "mirror": Boolean(), "clip": AREA, "if": CONDITION,
    },
    required=("coin", "centre", "radius"),
    what="a coin",
)  # fmt: skip
