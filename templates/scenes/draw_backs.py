"""Draw the backs of Leaders, of the cards of Age III, of Wonders and of what is printed for Duel.

Out, in this folder: `back-<name>.svg` and `back-<name>-low-ink.svg`, one unit a millimetre, with
3 mm of bleed. Coins are struck on them by their layouts. The same script gives the same bytes.
"""

from __future__ import annotations

from pathlib import Path

from backs.age import age_iii
from backs.leaders import duel_leaders, leaders
from backs.paper import Back, svg
from backs.wonders import duel_wonders, wonder_cards

HERE = Path(__file__).resolve().parent
BACKS = {
    "leaders": leaders,
    "age-iii": age_iii,
    "duel-leaders": duel_leaders,
    "duel-wonders": duel_wonders,
    "wonder-cards": wonder_cards,
}


def main() -> None:
    """Write all files."""
    for name, draw in BACKS.items():
        for low in (False, True):
            back: Back = draw(low)
            file = HERE / f"back-{name}{'-low-ink' if low else ''}.svg"
            file.write_text(svg(back), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
