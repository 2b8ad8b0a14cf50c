"""Score pads: sheets with a line for each thing that is counted, and a column for each player."""

from collections.abc import Mapping
from typing import NamedTuple

from cardgen.model.card import Name
from cardgen.model.finding import Place
from cardgen.model.frozen import frozen
from cardgen.model.located import Map
from cardgen.model.text import Icon
from cardgen.units import Size


class ScoreLine(NamedTuple):
    """A line of score pads: the signs that mark it and its colour, as layouts name colours.

    Nothing is counted on a `ticked` line: each player's cell has the signs to be ticked. It
    `counts` the points of cards of these kinds, which another line does not.
    """

    id: str
    signs: tuple[Icon, ...]
    colour: str
    ticked: bool = False
    counts: tuple[str, ...] = ()


class ScorePad(NamedTuple):
    """A pad with so many columns; `lines` are those of its game, by id, in their order."""

    id: str
    pack: str
    name: Mapping[str, Name]
    entry: Map
    columns: int
    lines: tuple[str, ...]

    def place(self, *path: str | int) -> Place:
        """Where a part of the entry stands; that of its id is the entry itself."""
        return self.entry.place(*(path if path != ("id",) else ()))


@frozen
class PadSet:
    """The score pads of a pack that share a layout; `entry` is the path to the set in pack.yaml."""

    id: str
    kind: str
    size: Size
    layout: str
    members: tuple[ScorePad, ...]
    entry: tuple[str, str]
