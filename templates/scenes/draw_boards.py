"""Draw the pictures of wonder boards: by day, by night, and both in lines for little ink.

Out, in this folder: `<city>-a.svg`, `<city>-b.svg`, and `-low-ink` of each, in millimetres of a
board of 250 × 105 mm with 3 mm of bleed. The same script gives the same bytes.
"""

from __future__ import annotations

from pathlib import Path

from boards.day import DAY
from boards.ithaca import ithaca
from boards.night import NIGHT
from boards.paints import line_paints, paints
from boards.paper import svg
from boards.rome import rome
from boards.syracuse import syracuse

HERE = Path(__file__).resolve().parent
BOARDS = {
    "syracuse": (syracuse, "The walls of Syracuse"),
    "ithaca": (ithaca, "The palace of Odysseus"),
    "rome": (rome, "The Colosseum"),
}
SIDES = {"a": DAY, "b": NIGHT}
LOOKS = {"": paints, "-low-ink": line_paints}


def main() -> None:
    """Write all files."""
    for city, (draw, title) in BOARDS.items():
        for side, colours in SIDES.items():
            for ending, painted in LOOKS.items():
                content = svg(title, draw(), painted(colours))
                (HERE / f"{city}-{side}{ending}.svg").write_text(
                    content, encoding="utf-8", newline="\n"
                )


if __name__ == "__main__":
    main()
