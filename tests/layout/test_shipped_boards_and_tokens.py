"""The boards, tokens, coins and Wonder cards that are shipped: their pictures, and little ink."""

import pytest
from PIL import ImageChops, ImageStat

from cardgen.layout.assets import Assets
from cardgen.layout.composers import InkUse
from cardgen.layout.marks import CardFace, Mark, Stamp
from cardgen.layout.marks import Path as PathMark
from cardgen.project.load import Selection, load_project
from cardgen.project.printed.printed_works import signs_of
from cardgen.units import Size
from tests.conftest import ROOT
from tests.golden_files import Goldens
from tests.layout.contrast import picture, sparse
from tests.layout.marks_seen import said, seen, texts

ASSETS = Assets(ROOT)
INKS: tuple[InkUse, ...] = ("full", "low")
BESIDE = [
    ("faith/boards", "syracuse"), ("faith/boards", "ithaca"), ("faith/markers", "wonderwoman"),
    ("faith/reminders", "used"), ("leaders/boards", "rome"), ("leaders/wonder-cards", "rome"),
    ("leaders/markers", "courtesan"), ("leaders/coins", "six"), ("duel-leaders/markers", "aspasia"),
    ("duel-leaders/reminders", "recruited"),
]  # fmt: skip
BAND = 13.6  # mm from the upper edge that the band with the name is high
STAGES, EDGE, PLATE_AIR = 80.0, 0.45, 2.5  # mm: where stages begin, the line around each, its air
Faces = dict[tuple[str, str, str, str], CardFace]


@pytest.fixture(scope="module")
def beside() -> Faces:
    """The faces of all boards, tokens, coins and Wonder cards, by set, id, side and ink."""
    project = load_project(ROOT, Selection(("faith", "leaders", "duel-leaders"), ("fr",), INKS))
    return {
        (f"{view.pack.id}/{one.of.id}", one.component.id, one.side, one.ink): one.face
        for view in project.project.packs
        for one in view.composed.faces
        if one.component and one.of.entry[0] == "components"
    }


def darkness(face: CardFace) -> float:
    """How much of a page is ink, at 300 dots an inch."""
    return 1 - ImageStat.Stat(picture(face, ASSETS.faces, 300).convert("L")).mean[0] / 255


@pytest.mark.parametrize(("of", "name"), BESIDE)
@pytest.mark.parametrize("side", ["front", "back"])
def test_little_ink_is_a_fifth_at_most(beside: Faces, of: str, name: str, side: str) -> None:
    full, low = (darkness(beside[of, name, side, ink]) for ink in INKS)
    assert low <= full / 5


def extent(path: PathMark) -> tuple[float, float]:
    """Where a path begins and ends from left to right."""
    across = [float(n) for segment in path.segments for n in segment[1::2]]
    return min(across), max(across)


@pytest.mark.parametrize(
    "board", ["faith/boards syracuse", "faith/boards ithaca", "leaders/boards rome"]
)
@pytest.mark.parametrize("side", ["front", "back"])
def test_words_of_stages_keep_clear_of_their_plates(beside: Faces, board: str, side: str) -> None:
    of, _, name = board.partition(" ")
    face = beside[of, name, side, "full"]
    plates = [
        extent(mark) for mark in face.marks
        if isinstance(mark, PathMark) and mark.width == EDGE and mark.segments[0][2] > STAGES
    ]  # fmt: skip
    words = [one for one in seen(face, ASSETS.faces) if one.box.y > STAGES + PLATE_AIR]
    lines = [one for one in words if texts([one.mark]) and " " in one.name]
    assert plates
    assert lines
    for line in lines:
        (plate,) = (
            one for one in plates if one[0] < line.box.centre[0] < one[1]
        )  # fmt: skip
        assert line.box.x - plate[0] >= PLATE_AIR
        assert plate[1] - line.box.right >= PLATE_AIR, line.name


@pytest.mark.parametrize("board", ["syracuse", "ithaca"])
def test_points_stand_in_as_many_lines_on_each_stage(beside: Faces, board: str) -> None:
    face = beside["faith/boards", board, "front", "full"]
    points = [said(text) for text in texts(face.marks) if "points" in said(text)]
    assert points
    assert [line[0].isdigit() for line in points] == [True] * len(points), points


@pytest.mark.parametrize(("board", "needs"), [
    ("faith/boards syracuse", ()), ("faith/boards ithaca", ("faith",)),
    ("leaders/boards rome", ("card-leader",)),
])  # fmt: skip
@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("ink", INKS)
def test_a_board_bears_the_signs_of_what_it_needs(
    beside: Faces, board: str, needs: tuple[str, ...], side: str, ink: InkUse
) -> None:
    of, _, name = board.partition(" ")
    marks = beside[of, name, side, ink].marks
    band = CardFace(name, "fr", Size(250, 105), tuple(m for m in marks if lies_in_band(m)))
    assert tuple(icon.name for icon in signs_of(band, ASSETS.signs.names)) == needs


def lies_in_band(mark: Mark) -> bool:
    """Whether a mark is a drawing that stands in the band with the name of a board."""
    return isinstance(mark, Stamp) and 0.0 < mark.y < BAND


def test_no_component_is_left_out(beside: Faces) -> None:
    assert {key[:2] for key in beside} == set(BESIDE)


def test_the_back_of_a_wonder_card_does_not_tell_its_side(
    beside: Faces,
) -> None:
    back = beside["leaders/wonder-cards", "rome", "back", "full"]
    seen = picture(back, ASSETS.faces, 60).convert("L")
    away = ImageChops.difference(seen, seen.rotate(180))
    assert ImageStat.Stat(away).mean[0] < 1.5


@pytest.mark.parametrize(
    ("name", "side", "ink", "dpi"),
    [("syracuse", "back", "full", 30), ("ithaca", "front", "low", 30),
     ("wonderwoman", "front", "full", 110), ("wonderwoman", "back", "full", 80),
     ("rome", "back", "low", 30), ("six", "front", "full", 110), ("six", "back", "full", 110)],
)  # fmt: skip
def test_pictures(
    goldens: Goldens,
    beside: Faces,
    name: str,
    side: str,
    ink: str,
    dpi: float,
) -> None:
    face = next(face for key, face in beside.items() if key[1:] == (name, side, ink))
    seen = sparse(picture(face, ASSETS.faces, dpi))
    goldens.check_picture(f"pictures/{name}-{side}-{ink}.png", seen)
