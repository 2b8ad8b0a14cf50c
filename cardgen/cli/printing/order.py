"""What a build is asked to print, and the names its files bear."""

from dataclasses import dataclass
from pathlib import Path

from cardgen.layout.press import Ink
from cardgen.model.finding import Stop
from cardgen.sheets.affine import NO_OFFSET, Offset
from cardgen.sheets.papers import Paper
from cardgen.sheets.sheet import Duplex

_SUFFIXES = {"long": "", "short": "-short", "fold": "-fold", "none": "-fronts"}


@dataclass(frozen=True, slots=True)
class Order:
    """`bleed` in mm; `choice` names cards as `zeus,hera*2`, empty for all; `out` is the folder."""

    paper: Paper
    out: Path
    duplex: Duplex = "long"
    ink: Ink = "full"
    bleed: float = 2.0
    offset: Offset = NO_OFFSET
    choice: str = ""

    def name(self, *parts: str) -> str:
        """`faith-gods-fr` as `faith-gods-fr-a4-low-ink-fold.pdf`.

        A choice of cards has a name of its own, so that it never replaces the whole deck.
        """
        chosen = "-chosen" if self.choice else ""
        ink = "-low-ink" if self.ink == "low" else ""
        return f"{'-'.join((*parts, self.paper.name))}{chosen}{ink}{_SUFFIXES[self.duplex]}.pdf"


def offset(words: str) -> Offset:
    """`1.5,-0.5` (mm right, mm down) or `1.5,-0.5,0.2` (and degrees clockwise)."""
    try:
        numbers = [float(part) for part in words.replace("−", "-").split(",")]
        made = Offset(*numbers)
    except (TypeError, ValueError):
        numbers, made = [], NO_OFFSET
    if len(numbers) not in (2, 3) or not all(abs(number) <= 20 for number in numbers):
        help = "type two numbers up to 20, as on the calibration sheet: --offset 1.5,-0.5"
        raise Stop(f'"{words}" is no offset', help=help)
    return made
