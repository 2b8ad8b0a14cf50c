"""Low ink spares four fifths of the ink: measured on what is printed, set by set."""

from pathlib import Path
from statistics import mean

import pytest
from PIL import Image, ImageChops, ImageStat

from cardgen.build.picture import save_picture
from cardgen.layout.composers import InkUse
from cardgen.project.faces import ComposedFace
from cardgen.project.load import Selection, load_project
from cardgen.project.pack_view import PackView
from tests.conftest import ROOT

SPARED = 0.8
EVERY = 5  # of a deck one card in so many is measured


@pytest.fixture(scope="module", params=["faith", "leaders", "duel-leaders"])
def view(request: pytest.FixtureRequest) -> PackView:
    return load_project(ROOT, Selection((request.param,))).project.packs[0]


def ink(face: ComposedFace, view: PackView, file: Path) -> float:
    """How much ink a face takes, black alone where the three colours would make it."""
    save_picture(face.face, face.of.shape, view.assets, view.root, file)
    with Image.open(file) as picture:
        inks = ImageChops.invert(picture.convert("RGB")).split()
    black = ImageChops.darker(ImageChops.darker(inks[0], inks[1]), inks[2])
    colours = sum(ImageStat.Stat(one).mean[0] for one in inks)
    return colours - 2 * ImageStat.Stat(black).mean[0]


def pairs(view: PackView) -> dict[tuple[str, str], list[dict[InkUse, ComposedFace]]]:
    """The faces of each set and side in French, each in both inks."""
    found: dict[tuple[str, str, str], dict[InkUse, ComposedFace]] = {}
    for one in view.faces:
        if one.face.language == "fr":
            name = one.component.id if one.component else ""
            found.setdefault((one.of.id, one.side, name), {})[one.ink] = one
    sides: dict[tuple[str, str], list[dict[InkUse, ComposedFace]]] = {}
    for (of, side, _), both in found.items():
        sides.setdefault((of, side), []).append(both)
    return sides


def test_low_ink_spares_four_fifths_of_every_set(view: PackView, tmp_path: Path) -> None:
    file = tmp_path / "face.png"
    for side, faces in pairs(view).items():
        taken = [
            {use: ink(one, view, file) for use, one in both.items()} for both in faces[::EVERY]
        ]
        spared = mean(1 - inks["low"] / inks["full"] for inks in taken)
        assert spared >= SPARED, f"{side}: {spared:.2f}"
