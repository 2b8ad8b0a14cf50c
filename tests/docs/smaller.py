"""Builds of the manual's blocks that are made smaller, where the page's own is more of the same.

Each still makes all that its page prints of the answer.
"""

from typing import NamedTuple


class Smaller(NamedTuple):
    """Words put behind a command, and a word of the answer with the one it stands for."""

    words: tuple[str, ...]
    told: str = ""
    printed: str = ""

    def answer(self, said: str) -> str:
        """What the program said, as the page prints it."""
        return said.replace(self.told, self.printed) if self.told else said


# Booklets are the same whatever the cut and the printer: a block of the same page makes them.
# Pictures of few dots are as many; tests/cli/test_single_pictures.py holds that 300 are meant.
SMALLER = {
    "cardgen build faith --lang en": Smaller(
        ("--only", "cards,components,boxes,aid,scorepads,credits,calibration")
    ),
    "cardgen build faith --lang en --printer home": Smaller(("--only", "cards,components")),
    "cardgen build faith --lang en --cutter silhouette": Smaller(("--only", "cards,boxes")),
    "cardgen build faith --lang en --only png": Smaller(("--dpi", "36"), "-36dpi/", "-300dpi/"),
}
AS_IT_STANDS = Smaller(())
