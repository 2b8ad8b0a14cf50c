"""The parts of a layout: what each kind of zone has in common."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from cardgen.layout.assets import Assets
from cardgen.layout.colours import Tint, paint
from cardgen.layout.expressions import Expression, Subject
from cardgen.layout.face import Fault
from cardgen.layout.marks import Mark
from cardgen.loading.schema import Bool, Choice, Text

HORIZONTAL = {"left": 0.0, "center": 0.5, "right": 1.0}
VERTICAL = {"top": 0.0, "middle": 0.5, "bottom": 1.0}

ALIGN, VALIGN = Choice(*HORIZONTAL), Choice(*VERTICAL)
VALUE = Expression(Text())
CONDITION = Expression(Bool())


class Composed:
    """Marks and faults gathered while one face is composed."""

    __slots__ = ("faults", "marks")

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.faults: list[Fault] = []

    def add(self, marks: Iterable[Mark]) -> None:
        """Marks over those that are there."""
        self.marks.extend(marks)


class Context(NamedTuple):
    """What zones compose with: the assets and the layout's named colours."""

    assets: Assets
    colours: Mapping[str, str]

    def colour(self, tint: Tint | None, subject: Subject) -> str:
        """`#RRGGBB`; empty where none is wanted. Stop for a name that no colour bears."""
        return "" if tint is None else paint(tint, subject, self.colours)


class Zone(Protocol):
    """A kind of zone: a module of `zones/` whose `ZONE` record reads it."""

    def compose(self, subject: Subject, context: Context, into: Composed) -> None:
        """Add the zone's marks and faults for one card."""
        ...
