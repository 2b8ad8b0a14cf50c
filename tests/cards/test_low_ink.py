"""Low ink spares four fifths of the ink of each card, measured on faces of every deck."""

import pytest
from PIL import Image, ImageChops, ImageStat

from cardgen.layout.assets import Assets
from cardgen.layout.composers import InkUse
from cardgen.layout.marks import CardFace
from cardgen.project.load import Selection, load_project
from tests.conftest import ROOT
from tests.layout.contrast import picture

SPARED = 0.8
EVERY = 5  # of a deck one card in so many is measured, and those that have the most to print
FULLEST = {"hammurabi", "xenophon", "leonidas", "archimedes", "ptolemy", "justinian", "plato"}
Sides = dict[tuple[str, str], list[dict[InkUse, CardFace]]]


def sides_of_decks(pack: str) -> Sides:
    """The faces of each deck and side in French, each in both inks."""
    found: dict[tuple[str, str, str], dict[InkUse, CardFace]] = {}
    for one in load_project(ROOT, Selection((pack,), ("fr",))).project.packs[0].composed.faces:
        if one.of.entry[0] == "decks":
            name = one.component.id if one.component else ""
            found.setdefault((one.of.id, one.side, name), {})[one.ink] = one.face
    sides: Sides = {}
    for (deck, side, _), inks in found.items():
        sides.setdefault((deck, side), []).append(inks)
    return sides


def ink(face: CardFace, assets: Assets, dpi: int = 300) -> float:
    """How much ink a face takes, black alone where the three colours would make it."""
    return ink_of(picture(face, assets.faces, dpi))


def ink_of(image: Image.Image) -> float:
    """The same of a picture."""
    inks = ImageChops.invert(image.convert("RGB")).split()
    black = ImageChops.darker(ImageChops.darker(inks[0], inks[1]), inks[2])
    colours = sum(ImageStat.Stat(one).mean[0] for one in inks)
    return colours - 2 * ImageStat.Stat(black).mean[0]


@pytest.mark.parametrize("pack", ["faith", "leaders", "duel-leaders"])
def test_low_ink_spares_four_fifths_of_every_card(pack: str, assets: Assets) -> None:
    for side, faces in sides_of_decks(pack).items():
        for at, both in enumerate(faces):
            card = both["full"].card
            if at % EVERY == 0 or card in FULLEST:
                spared = 1 - ink(both["low"], assets) / ink(both["full"], assets)
                assert spared >= SPARED, f"{side} {card}: {spared:.2f}"
