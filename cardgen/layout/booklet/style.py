"""How a booklet looks: its page, its columns, its type and colours, from `templates/booklets/`."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.layout.booklet.pages.breaks import Breaks
from cardgen.layout.booklet.text.text_lines import TypeStyle
from cardgen.layout.template.extends import TemplateFolder, read_template
from cardgen.layout.template.kinds import Length, NumberList
from cardgen.model.finding import MISSING, Finding, Report
from cardgen.model.located import ValueRef
from cardgen.schema.kinds import Boolean, OneOf, String
from cardgen.schema.numbers import Integer
from cardgen.schema.records import Record
from cardgen.units import POINTS_PER_MM, Box, Size

ON_A_SHEET, A5 = 4, 148.0
FIGURES = 0.36  # of a coin's height that those of its number are high
FOLDER = TemplateFolder("templates/booklets", "booklet", "page: …, margins: …, type: …")
TYPE = ("body", "lead", "small", "fine", "chapter", "section", "entry", "label")
FACES = ("Vollkorn-Regular", "Vollkorn-SemiBold", "Vollkorn-Italic")
SPOKEN = ("flavour", "question")  # what has a face of its own
COLOURS = (
    *("paper", "ink", "chapter", "section", "flavour", "link", "gold", "hairline", "seal"),
    *("on seal", "example", "example edge", "ruling", "ruling edge", "ruling bar", "question"),
    *("note", "head", "on head", "stripe", "leader"),
)


class Margins(NamedTuple):
    """The margins of a right-hand page; on a left-hand one inside and outside change places."""

    head: float
    foot: float
    inside: float
    outside: float


class TypeSize(NamedTuple):
    """Points of letters, and from baseline to baseline."""

    size: float
    leading: float


class Folio(NamedTuple):
    """The disc that bears the number of a page: how many mm its middle is over the paper's foot."""

    radius: float
    over: float


class Leader(NamedTuple):
    """Dots that lead to a page: how wide they are, and how far apart for each point of the type."""

    dot: float
    step: float


class PlateRoom(NamedTuple):
    """The most that a card to be read takes of the width and of the height of a page."""

    width: float
    height: float


class PictureShares(NamedTuple):
    """How large pictures are shown, as shares of `picture`: a card beside its words on the fullest
    page, on others, up to one with much room, and things in the box; whether examples have one."""

    entries: tuple[float, ...]
    inventory: float
    examples: bool


class BookletStyle(NamedTuple):
    """A template of `templates/booklets/`; lengths in mm.

    `faces` are those of words in italics that give no rule, and of questions. `picture` is how high
    cards are shown, `plate` how large one that is to be read. `figures` is how many points those of
    signs are high at least, where these stand among words. Of what takes but a line, signs and what
    lies in the box, so many stand `abreast` in a column.
    """

    page: Size
    margins: Margins
    columns: int
    gutter: float
    justified: bool
    type: Mapping[str, TypeSize]
    faces: Mapping[str, str]
    picture: float
    plate: PlateRoom
    shown: PictureShares
    abreast: int
    breaks: Breaks
    folio: Folio
    leader: Leader
    figures: float
    colours: Mapping[str, str]

    def room(self, number: int) -> Box:
        """The box of the columns of a page; odd ones lie at the right."""
        return _room(self.page, self.margins, number % 2 == 0)

    @property
    def sheet(self) -> int:
        """How many pages a sheet holds: what is larger than A5 is not folded."""
        return ON_A_SHEET if self.page.width <= A5 else 1

    @property
    def width(self) -> float:
        """The width of all columns together."""
        return self.room(1).width

    @property
    def column(self) -> float:
        """The width of one column."""
        return (self.width - self.gutter * (self.columns - 1)) / self.columns

    def text(self, name: str, colour: str = "ink", *, justified: bool | None = None) -> TypeStyle:
        """How words of a size are set; only the justified ones part."""
        filled = self.justified if justified is None else justified and self.justified
        link = self.colours["link"] if colour == "ink" else ""
        return _type_style(self.type[name], self.colours[colour], filled, link)

    @property
    def least_sign(self) -> float:
        """How many mm a sign is high at least that stands in a row, for the sake of its number."""
        return self.figures / FIGURES / POINTS_PER_MM

    @property
    def air(self) -> float:
        """Half a line of the body, in mm: what parts paragraphs from what is beside them."""
        return self.text("body").line / 2


@lru_cache(maxsize=16)  # asked hundreds of thousands of times while a book is poured
def _room(page: Size, margins: Margins, at_left: bool) -> Box:
    left, right = margins.inside, margins.outside
    width, height = page.width - left - right, page.height - margins.head - margins.foot
    return Box(right if at_left else left, margins.head, width, height)


@lru_cache(maxsize=256)  # asked for each block of a book, and there are a few dozen
def _type_style(size: TypeSize, colour: str, filled: bool, link: str) -> TypeStyle:
    return TypeStyle(*size, colour, filled, filled, 0.0, link)


class StyleErrors(Exception):
    """A template with mistakes, all of them."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        super().__init__(f"{len(findings)} mistakes in the style of a booklet")
        self.findings = findings


def load_style(name: str, root: Path) -> BookletStyle:
    """The style so called. StyleErrors holds every mistake in it; Stop says that there is none."""
    report = Report("layout")
    entry = read_template(name, root=root, report=report, folder=FOLDER)
    read = MISSING if entry is None else STYLE.read(entry, ValueRef(entry), report)
    if read is MISSING or len(report):
        raise StyleErrors(report.findings)
    style: BookletStyle = read
    return style


def _typed(**sizes: TypeSize) -> Mapping[str, TypeSize]:
    return sizes


def _faced(**faces: str) -> Mapping[str, str]:
    return faces


def _coloured(**colours: str) -> Mapping[str, str]:
    return {name.replace("_", " "): colour for name, colour in colours.items()}


_LENGTH = Length(nought=True)
_MARGINS: dict[str, Any] = dict.fromkeys(Margins._fields, _LENGTH)
_SIZE = NumberList(
    "the page's [width, height] in mm, from 80", Size, least=2, most=2,
    sound=lambda width, height: min(width, height) >= 80,
)  # fmt: skip
_TYPE = NumberList(
    "[size, leading] in points, the leading no less than the size", TypeSize, least=2, most=2,
    sound=lambda size, leading: 4 <= size <= leading <= 72,
)  # fmt: skip
_PLATE = NumberList(
    "[share of the width, share of the height], none above 1", PlateRoom, least=2, most=2,
    sound=lambda width, height: 0 < width <= 1 and 0 < height <= 1,
)  # fmt: skip
_ENTRIES = NumberList(
    "four shares of `picture`, from smaller to larger", lambda *shares: shares, least=4, most=4,
    sound=lambda *shares: shares[0] > 0 and list(shares) == sorted(shares),
)  # fmt: skip
_SHOWN: dict[str, Any] = {"entries": _ENTRIES, "inventory": _LENGTH, "examples": Boolean()}
_BREAKS: dict[str, Any] = {
    **dict.fromkeys(("stretch", "parted", "turned"), _LENGTH), "items": Integer(1, 3),
    "told": Boolean(),
}  # fmt: skip
_FOLIO = NumberList(
    "[radius, mm from its middle to the foot of the page]", Folio, least=2, most=2,
    sound=lambda radius, over: 0 < radius < over,
)  # fmt: skip
_LEADER = NumberList(
    "[width of a dot, mm from one to the next for each point of the type]", Leader, least=2, most=2,
    sound=lambda dot, step: dot > 0 < step,
)  # fmt: skip
_COLOUR = String('a colour "#RRGGBB" in quotes', pattern="#[0-9A-Fa-f]{6}")
_FIELDS: dict[str, Any] = {
    "page": _SIZE,
    "margins": Record(Margins, _MARGINS, required=Margins._fields, what="the margins"),
    "columns": Integer(1, 2),
    "gutter": _LENGTH,
    "justified": Boolean(),
    "type": Record(_typed, dict.fromkeys(TYPE, _TYPE), required=TYPE, what="sizes of type"),
    "faces": Record(_faced, dict.fromkeys(SPOKEN, OneOf(*FACES)), required=SPOKEN, what="faces"),
    "picture": Length(),
    "plate": _PLATE,
    "shown": Record(
        PictureShares, _SHOWN, required=PictureShares._fields, what="how pictures are shown"
    ),
    "abreast": Integer(1, 2),
    "breaks": Record(Breaks, _BREAKS, required=Breaks._fields, what="how pages end"),
    "folio": _FOLIO,
    "leader": _LEADER,
    "figures": _LENGTH,
    "colours": Record(_coloured, dict.fromkeys(COLOURS, _COLOUR), required=COLOURS, what="colours"),
}
STYLE = Record(BookletStyle, _FIELDS, required=tuple(_FIELDS), what="the style of a booklet")
