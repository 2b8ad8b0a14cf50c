"""Draw the scenes of Leaders, of Duel and of the box of Faith.

Out, in this folder: `roman.svg`, `harbour.svg` and `olympus.svg`, 60 × 34 units, `abu-simbel.svg`
and `forum.svg`, which fill a card, and `-low-ink` of each, lines on white. The same script gives
the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from leaders.abu_simbel import abu_simbel
from leaders.forum import forum
from leaders.harbour import harbour
from leaders.olympus import olympus
from leaders.paper import CARD, HEIGHT, Shape, lines, tones
from leaders.rome import rome

HERE = Path(__file__).resolve().parent
SCENES: dict[str, tuple[Callable[[], Iterator[Shape]], str, float]] = {
    "roman": (rome, "Rome: amphitheatre, temple, aqueduct and pines", HEIGHT),
    "abu-simbel": (abu_simbel, "Abu Simbel: four giants before a cliff", CARD),
    "forum": (forum, "Rome: amphitheatre, aqueduct and temple before a paved road", CARD),
    "harbour": (harbour, "A harbour: lighthouse, quays, ships and cedars", HEIGHT),
    "olympus": (olympus, "Olympus: a temple between a pyramid and a ziggurat", HEIGHT),
}
LOOKS = {"": tones, "-low-ink": lines}


def main() -> None:
    """Write all files."""
    for name, (draw, title, height) in SCENES.items():
        for ending, painted in LOOKS.items():
            content = painted(title, draw(), height)
            (HERE / f"{name}{ending}.svg").write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
