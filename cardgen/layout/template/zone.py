"""The parts of a layout: what each kind of zone has in common."""

from collections.abc import Callable, Iterable, Mapping
from numbers import Real
from typing import Any, Protocol, TypeVar

from cardgen.layout.assets import Assets
from cardgen.layout.marks import FaceFault, Mark
from cardgen.layout.template.expressions import Expression, ValueType, Variables
from cardgen.layout.template.kinds import Tint, resolve_colour
from cardgen.model.text import Icon
from cardgen.schema.kinds import Boolean, OneOf, String
from cardgen.schema.numbers import Rational

HORIZONTAL = {"left": 0.0, "center": 0.5, "right": 1.0}
VERTICAL = {"top": 0.0, "middle": 0.5, "capitals": 0.5, "bottom": 1.0}

ALIGN, VALIGN = OneOf(*HORIZONTAL), OneOf(*VERTICAL)
VALUE = Expression(String())
CONDITION = Expression(Boolean())
DEGREES = Expression(
    Rational(-360, 360),
    ValueType(
        "a number of degrees", "write 90 or {{ turn }}", lambda value: isinstance(value, Real)
    ),
)


_ICON = frozenset((Icon,))


def are_icons(value: Any) -> bool:
    """Whether a value is a list of icons; a lone icon is none, though Python takes it for one."""
    listed = isinstance(value, (tuple, list)) and not isinstance(value, Icon)
    return listed and _ICON.issuperset(map(type, value))


_ICONS = ValueType("signs", "write {{ badges }} or {{ cost }}", are_icons)
ICONS = Expression(String(), _ICONS)
_STARTS = ValueType(
    "places in a row of signs", "write {{ starts }}", lambda value: isinstance(value, tuple)
)
STARTS = Expression(String(), _STARTS)


def _are_words(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(run, (str, Icon)) for run in value)
    return value is None or isinstance(value, (str, int, float))


_WORDS = ValueType("words or a number", "write {{ name }} or {{ text }}", _are_words)
WORDS = Expression(String(), _WORDS)


class FaceDraft:
    """Marks and faults gathered while one face is composed."""

    __slots__ = ("faults", "marks")

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.faults: list[FaceFault] = []

    def add(self, marks: Iterable[Mark]) -> None:
        """Marks over those that are there."""
        self.marks.extend(marks)

    def miss_glyphs(self, missing: str, field: str, path: tuple[str | int, ...]) -> None:
        """Add a fault for characters that no font has, if there are any."""
        if missing:
            message = f"no font has {missing!r}"
            self.faults.append(FaceFault("glyph", field, message, path, character=missing[0]))


Part = TypeVar("Part")
Made = TypeVar("Made")


class ZoneContext:
    """What the zones of a layout compose with: the assets and the layout's named colours; and what
    is the same for all its cards, worked out for the first of them."""

    def __init__(self, assets: Assets, colours: Mapping[str, str]) -> None:
        self.assets, self.colours = assets, colours
        self._made: dict[int, tuple[object, Any]] = {}  # by the identity of what it is made of

    def colour(self, tint: Tint | None, subject: Variables) -> str:
        """`#RRGGBB`; empty where none is wanted. Stop for a name that no colour bears."""
        if tint is None:
            return ""
        if not tint.constant:
            return resolve_colour(tint, subject, self.colours)
        return self.made_once(tint, self._constant)

    def _constant(self, tint: Tint, _: "ZoneContext") -> str:
        return resolve_colour(tint, {}, self.colours)

    def made_once(self, of: Part, make: Callable[[Part, "ZoneContext"], Made]) -> Made:
        """What is made of a part of the layout, whatever the card."""
        kept = self._made.get(id(of))
        if kept is None:
            kept = self._made[id(of)] = of, make(of, self)
        made: Made = kept[1]
        return made


class LayoutZone(Protocol):
    """A kind of zone: a module of `zones/` whose `ZONE` record reads it."""

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        """Add the zone's marks and faults for one card."""
        ...
