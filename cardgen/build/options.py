"""What a build is asked to print, and the names its files bear."""

import re
from pathlib import Path
from typing import NamedTuple

from cardgen.imposition.arrangement import PRINTER_LIMIT
from cardgen.imposition.geometry import NO_OFFSET, Offset
from cardgen.imposition.papers import Paper
from cardgen.imposition.sheet import Duplex
from cardgen.layout.composers import InkUse

BLEED = 2.0
_SUFFIXES = {"long": "", "short": "-short", "fold": "-fold", "none": "-fronts"}


class PrintOptions(NamedTuple):
    """`bleed` and `margin` in mm; `choice` names cards as `iris,eris*2`, empty for all.

    `out` is the folder, `overlay` the name of the file that was laid over the packs, if any.
    """

    paper: Paper
    out: Path
    duplex: Duplex = "long"
    ink: InkUse = "full"
    bleed: float = BLEED
    margin: float = PRINTER_LIMIT
    offset: Offset = NO_OFFSET
    choice: str = ""
    overlay: str = ""

    def name(self, *parts: str) -> str:
        """`faith-gods-fr` as `faith-gods-fr-a4-low-ink-fold.pdf`.

        What changes the cards has a name of its own, so that it never replaces the plain deck;
        offset and margin are of the printer, and the same deck keeps its name.
        """
        bleed = f"-bleed{self.bleed:g}" if self.bleed != BLEED else ""
        return f"{self._stem(parts)}{bleed}{_SUFFIXES[self.duplex]}.pdf"

    def page_name(self, *parts: str) -> str:
        """The same for pages that nothing is cut from: bleed and flip edge do not change them."""
        return f"{self._stem(parts)}.pdf"

    def _stem(self, parts: tuple[str, ...]) -> str:
        over = re.sub(r"[^\w]+", "-", self.overlay).strip("-")
        marks = (
            f"-with-{over}" if over else "",
            "-chosen" if self.choice else "",
            "-low-ink" if self.ink == "low" else "",
        )
        return f"{'-'.join((*parts, self.paper.name))}{''.join(marks)}"
