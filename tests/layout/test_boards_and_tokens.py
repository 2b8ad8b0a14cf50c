"""Faces of boards and tokens: plates of stages, powers alone, words on a circle, notched panels."""

from math import atan2, cos, degrees, dist, radians
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.layout.age_rows import StageRow
from cardgen.layout.assets import Assets
from cardgen.layout.composers import Composers, FaceComposer
from cardgen.layout.marks import CardFace, Stamp, TextLine
from cardgen.model.text import Icon
from cardgen.outlines import notched_rectangle
from cardgen.project.load import Selection, load_project
from cardgen.units import Box
from tests.conftest import ROOT
from tests.golden_files import Goldens
from tests.layout.contrast import picture, sparse
from tests.layout.layouts import written
from tests.layout.marks_seen import said, texts

ASSETS = Assets(ROOT)
CARD = 65  # mm; a card tucked under a board
STAGES = Composers(ASSETS).composer("board").layout.zones[-1]
LONG = "Gain 1 coin for each card of your city and of the cities of your neighbours. " * 6


def composer(folder: Path, zones: str) -> FaceComposer:
    """The composer of a layout of 60 by 60 mm with these zones."""
    text = f"size: [60, 60]\ncolours: {{ink: '#112233', paper: '#FFFFFF'}}\nzones:\n{zones}"
    written(folder, card=text)
    (folder / "fonts").rmdir()
    (folder / "fonts").symlink_to(ROOT / "fonts")
    return Composers(Assets(folder)).composer("card")


def curved(folder: Path, more: str) -> FaceComposer:
    return composer(
        folder,
        '  name: {curved: "{{ name }}", centre: [30, 30], radius: 20, face: Cinzel-Bold,'
        f" size: [12, 6], colour: ink, on: paper{more}}}\n",
    )


def composed(one: FaceComposer, **variables: object) -> CardFace:
    return one.face({"id": "one", "language": "en", **variables})


@pytest.fixture(scope="module")
def top(tmp_path_factory: pytest.TempPathFactory) -> FaceComposer:
    return curved(tmp_path_factory.mktemp("top"), "")


@pytest.fixture(scope="module")
def foot(tmp_path_factory: pytest.TempPathFactory) -> FaceComposer:
    return curved(tmp_path_factory.mktemp("foot"), ", at: bottom, tracking: 60")


names = st.text("ABCDEFGHILMNOPRSTVWY ", min_size=1, max_size=14).filter(str.strip)


@settings(max_examples=60)
@given(names)
def test_letters_stand_on_the_circle_and_in_order(
    top: FaceComposer, foot: FaceComposer, name: str
) -> None:
    for one, heads in ((top, 1), (foot, -1)):
        letters = [mark for mark in composed(one, name=name).marks if isinstance(mark, Stamp)]
        assert "".join(mark.drawing.name for mark in letters) == name.replace(" ", "")
        for mark in letters:
            assert dist((mark.x, mark.y), (30, 30)) == pytest.approx(20)
            around = degrees(atan2(heads * (mark.x - 30), heads * (30 - mark.y)))
            assert mark.turn == pytest.approx(around, abs=1e-6)  # its foot is on the baseline
        across = [mark.x for mark in letters]
        assert across == sorted(across)


@settings(max_examples=60)
@given(names.map(str.strip))
def test_a_name_stands_in_the_middle_of_its_arc(foot: FaceComposer, name: str) -> None:
    first, *_, last = list(composed(foot, name=name).marks) * 2
    assert isinstance(first, Stamp)
    assert isinstance(last, Stamp)
    left = first.x - first.drawing.box.width / 2 * cos(radians(first.turn))
    right = last.x + last.drawing.box.width / 2 * cos(radians(last.turn))
    assert left - 30 == pytest.approx(30 - right, abs=0.15)


def test_a_name_that_is_too_long_for_its_arc_is_told(foot: FaceComposer) -> None:
    (fault,) = composed(foot, name="NABUCHODONOSOR " * 4).faults
    assert fault.code == "overflow"
    assert fault.message.endswith("mm too long at 6 pt")


def test_a_letter_that_no_font_has_is_told(foot: FaceComposer) -> None:
    (fault,) = composed(foot, name="A☃").faults
    assert (fault.code, fault.character) == ("glyph", "☃")


def test_corners_are_cut_out_of_a_panel() -> None:
    outline = notched_rectangle(Box(0, 0, 20, 10), 2)
    ends = [tuple(segment[-2:]) for segment in outline if segment[0] != "Z"]
    for corner in ((0, 0), (20, 0), (20, 10), (0, 10)):
        near = [end for end in ends if dist(end, corner) == pytest.approx(2)]  # type: ignore[arg-type]  # numbers
        assert len(set(near)) == 2


def stage(number: int, text: str = "Gain 1 coin.", cost: int = 2) -> StageRow:
    path = ("sides", "A", "stages", str(number), "text")
    return StageRow(number, (Icon("wood"),) * cost, (Icon("coin", "3"),), (text,), path)


def board(*stages: StageRow) -> CardFace:
    usual = {"side": "A", "wonder": "W", "name": "N", "produces": "", "icons": (), "text": ()}
    pack = {"pack": "P", "version": "1.0.0", "mark": "faith", "id": "syracuse"}
    return composed(Composers(ASSETS).composer("board"), **usual, **pack, stages=stages)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_card_under_a_stage_lies_in_the_middle_of_it(count: int) -> None:
    plates = list(STAGES._plates(count))  # type: ignore[attr-defined]  # the zone of stages
    part, x = STAGES.box.width / count, STAGES.box.x  # type: ignore[attr-defined]  # so here
    for index, plate in enumerate(plates):
        assert plate.centre[0] == pytest.approx(x + part * (index + 0.5))
        assert plate.width >= (CARD if count < 4 else 50)
        assert Box(0, 0, 250, 105).grown(-3).holds(plate)
    for left, right in zip(plates, plates[1:], strict=False):
        assert right.x - left.right > 4.5  # the seal of the next one reaches out by 4.4


def test_every_stage_has_its_number_its_cost_and_its_words_in_one_size() -> None:
    face = board(stage(1), stage(2, "Gain 1 coin. " * 16), stage(3, cost=4))
    assert face.faults == ()
    lines = texts(face.marks)
    assert [said(line) for line in lines if said(line).isdigit()] == ["1", "2", "3"]
    sizes = {line.size for line in lines if "coin" in said(line)}
    assert len(sizes) == 1
    alone = texts(board(stage(1)).marks)
    assert max(sizes) < max(line.size for line in alone if "coin" in said(line))
    costs = [mark for mark in face.marks if isinstance(mark, Stamp) and mark.drawing.name == "wood"]
    assert len(costs) == 2 + 2 + 4


def test_words_that_no_stage_has_room_for_are_told_for_that_stage() -> None:
    (fault,) = board(stage(1), stage(2, LONG)).faults
    assert (fault.code, fault.field) == ("overflow", "stage 2")
    assert fault.path == ("sides", "A", "stages", "2", "text")


def test_a_power_alone_stands_in_its_box(tmp_path: Path) -> None:
    zones = (
        '  power: {power: "{{ icons }}", text: "{{ text }}", box: [5, 6, 50, 20],'
        " style: {sign size: [9, 6], size: [9, 6.5], face: Vollkorn-Regular,"
        " strong: Vollkorn-SemiBold, colour: ink, on: paper}}\n"
    )
    one = composer(tmp_path, zones)
    (tmp_path / "templates" / "icons").symlink_to(ROOT / "templates" / "icons")
    one = Composers(Assets(tmp_path)).composer("card")
    face = composed(one, icons=(Icon("coin", "3"),), text=("Gain 3 coins.",))
    assert face.faults == ()
    (line,) = texts(face.marks)
    assert line.size == 9
    assert 6 < line.y < 26
    (fault,) = composed(one, icons=(), text=(LONG,)).faults
    assert (fault.code, fault.field) == ("overflow", "text")


@pytest.mark.parametrize(
    ("name", "side", "ink", "dpi"),
    [("syracuse", "back", "full", 30), ("ithaca", "front", "low", 30),
     ("wonderwoman", "front", "full", 110), ("wonderwoman", "back", "full", 80)],
)  # fmt: skip
def test_pictures(goldens: Goldens, name: str, side: str, ink: str, dpi: float) -> None:
    selection = Selection(("faith",), ("fr",), (ink,))  # type: ignore[arg-type]  # an ink
    (view,) = load_project(ROOT, selection).project.packs
    (face,) = (
        one.face for one in view.faces
        if one.component and one.component.id == name and one.side == side and one.card is None
    )  # fmt: skip
    seen = sparse(picture(face, ASSETS.faces, dpi))
    goldens.check_picture(f"pictures/{name}-{side}-{ink}.png", seen)


def test_every_line_of_a_token_lies_within_it() -> None:
    (view,) = load_project(ROOT, Selection(("faith",), (), ("full",))).project.packs
    tokens = [one.face for one in view.faces if one.of.id == "markers"]
    assert tokens
    for face in tokens:
        assert not [mark for mark in face.marks if isinstance(mark, TextLine)]
        for mark in face.marks:
            if isinstance(mark, Stamp) and mark.turn:
                assert dist((mark.x, mark.y), (15, 15)) < 12
