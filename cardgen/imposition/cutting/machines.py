"""Cutting machines, and the marks by which each finds what is printed on a sheet."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardgen.imposition.figures import BLACK, Patch
from cardgen.units import Box, Size

# A camera that looks for a mark takes whatever dark it meets first.
CLEAR_OF_CARDS, CLEAR_OF_WORDS = 1.5, 4.0


class RegistrationMarks(NamedTuple):
    """A square at the top left, an angle at the top right and one at the bottom left, in mm."""

    square: float
    arm: float
    width: float


class Cutter(NamedTuple):
    """A machine: nothing is cut nearer to the paper's edge than `inset` mm, where its marks are.

    One without `marks` reads only those that its own program prints. `files` are the endings of
    the cut files that its program opens.
    """

    name: str
    title: str
    inset: float
    marks: RegistrationMarks | None
    files: tuple[str, ...]

    def patches(self, page: Size) -> tuple[Patch, ...]:
        """The marks as they are printed on a page."""
        boxes = _mark_boxes(self.inset, self.marks, page) if self.marks else ()
        return tuple(Patch(box, fill=BLACK) for box in boxes)

    @property
    def clear(self) -> float:
        """How far from the paper's edge no mark reaches."""
        reach = max(self.marks.square, self.marks.arm) + CLEAR_OF_CARDS if self.marks else 0.0
        return self.inset + reach


def _mark_boxes(inset: float, marks: RegistrationMarks, page: Size) -> Iterator[Box]:
    """The square, then the two arms of each angle, which are centred on the inset."""
    arm, width = marks.arm + marks.width / 2, marks.width
    near, far = inset - width / 2, (page.width - inset, page.height - inset)
    yield Box(inset, inset, marks.square, marks.square)
    yield Box(far[0] - marks.arm, near, arm, width)
    yield Box(far[0] - width / 2, near, width, arm)
    yield Box(near, far[1] - width / 2, arm, width)
    yield Box(near, far[1] - marks.arm, width, arm)


# The shortest and thinnest marks that Silhouette Studio knows leave most room; 10 mm is the least
# inset that it takes, and a sheet feeder wants more.
_SHORT = RegistrationMarks(square=5.0, arm=5.0, width=0.5)
_STUDIO = ("dxf", "svg")
_TABLE = (
    Cutter("silhouette", "Silhouette Studio", 10.0, _SHORT, _STUDIO),
    Cutter("silhouette-feeder", "Silhouette Studio", 15.875, _SHORT, _STUDIO),
    Cutter("cricut", "Cricut Design Space", 14.0, None, ("svg",)),
)
CUTTERS: Mapping[str, Cutter] = MappingProxyType({cutter.name: cutter for cutter in _TABLE})
