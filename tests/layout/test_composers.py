"""Faces: grounds drawn once for what they depend on, drawings found only where they belong."""

from pathlib import Path
from typing import Any

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.composers import BLEED, FaceComposer
from cardgen.layout.marks import Path as Outline
from cardgen.layout.marks import Stamp
from cardgen.model.finding import Stop
from cardgen.model.text import Icon
from cardgen.outlines import rectangle
from cardgen.units import Box, Size
from tests.conftest import ROOT
from tests.layout.layouts import loaded, written
from tests.layout.marks_seen import said, stamp_box, texts

CARD = """
    size: [65, 100]
    colours: {ink: "#112233", paper: "#FFFFFF"}
    grounds:
      frame:
        per: [pantheon]
        zones:
          field: {panel: [-3, -3, 71, 106], fill: [paper]}
          band: {frieze: "{{ pantheon }}", box: [5, 5, 55, 4]}
          said:
            words: "{{ language }}"
            box: [5, 50, 50, 5]
            face: Vollkorn-Regular
            size: [9]
            colour: ink
            on: paper
    zones:
      mark: {drawing: icons/coin, box: [10, 20, 8, 4], tint: ink}
      badges: {badges: "{{ badges }}", box: [50, 20, 5, 11], size: 5, gap: 1}
"""


def composer(tmp_path: Path, text: str = CARD) -> FaceComposer:
    written(tmp_path, card=text)
    return FaceComposer(loaded(tmp_path), Assets(ROOT))


def subject(**changed: Any) -> dict[str, Any]:
    usual = {"id": "zeus", "language": "fr", "pantheon": "greek", "badges": ()}
    return {**usual, **changed}


def ground(face_marks: Any) -> Any:
    return face_marks[0].drawing


def test_a_ground_is_drawn_once_for_each_value_it_depends_on(tmp_path: Path) -> None:
    press = composer(tmp_path)
    one, two = press.face(subject(id="zeus")), press.face(subject(id="hera"))
    other = press.face(subject(pantheon="egyptian"))
    assert ground(one.marks) is ground(two.marks)
    assert ground(one.marks) is not ground(other.marks)
    assert ground(one.marks).box == Box(0, 0, 65, 100).grown(BLEED)


def test_a_drawing_at_the_same_place_on_many_cards_is_one_mark(tmp_path: Path) -> None:
    """A large deck would weigh a tenth more."""
    press = composer(tmp_path)
    one, two = press.face(subject(id="zeus")), press.face(subject(id="hera"))
    assert [id(mark) for mark in one.marks] == [id(mark) for mark in two.marks]
    assert len(one.marks) > 1


def test_a_ground_speaks_the_language_of_its_card(tmp_path: Path) -> None:
    press = composer(tmp_path)
    for language in ("fr", "en", "fr"):
        (words,) = texts(ground(press.face(subject(language=language)).marks).marks)
        assert said(words) == language


def test_a_ground_sees_only_what_it_depends_on(tmp_path: Path) -> None:
    press = composer(tmp_path, CARD.replace('"{{ language }}"', '"{{ id }}"'))
    with pytest.raises(Stop, match='a ground does not know "id"') as stop:
        press.face(subject())
    assert "per: [pantheon, id]" in stop.value.help


def test_a_ground_that_depends_on_nothing_known_is_refused(tmp_path: Path) -> None:
    press = composer(tmp_path, CARD.replace("per: [pantheon]", "per: [pantheom]"))
    with pytest.raises(Stop, match='"pantheom", which no card has: did you mean "pantheon"'):
        press.face(subject())


def test_a_drawing_keeps_its_shape_in_the_middle_of_its_box(tmp_path: Path) -> None:
    _, mark = composer(tmp_path).face(subject()).marks
    assert isinstance(mark, Stamp)
    assert tuple(stamp_box(mark)) == pytest.approx((12, 20, 4, 4))
    assert {path.fill for path in mark.drawing.marks} <= {"#112233", None}  # type: ignore[union-attr]  # an icon: paths alone


def test_badges_stand_below_each_other_flush_right(tmp_path: Path) -> None:
    face = composer(tmp_path).face(subject(badges=(Icon("coin", "1"), Icon("team"))))
    *_, first, second = (stamp_box(mark) for mark in face.marks if isinstance(mark, Stamp))
    assert (first.y, second.y) == (20, 26)
    assert first.right == pytest.approx(55) == second.right
    assert face.faults == ()


def test_badges_stand_in_the_middle_of_the_width(tmp_path: Path) -> None:
    text = CARD.replace("[50, 20, 5, 11], size: 5", "[40, 20, 15, 11], size: 5, align: center")
    face = composer(tmp_path, text).face(subject(badges=(Icon("coin", "1"), Icon("team"))))
    *_, first, second = (stamp_box(mark) for mark in face.marks if isinstance(mark, Stamp))
    assert first.centre[0] == pytest.approx(47.5) == second.centre[0]


@pytest.mark.parametrize(("valign", "top"), [("middle", 22.5), ("bottom", 25)])
def test_badges_stand_in_the_middle_or_at_the_foot(tmp_path: Path, valign: str, top: float) -> None:
    text = CARD.replace("[50, 20, 5, 11], size: 5", f"[50, 20, 5, 16], size: 5, valign: {valign}")
    face = composer(tmp_path, text).face(subject(badges=(Icon("coin", "1"), Icon("team"))))
    *_, first, second = (stamp_box(mark) for mark in face.marks if isinstance(mark, Stamp))
    assert (first.y, second.y) == pytest.approx((top, top + 6))


def test_badges_in_a_row_end_at_the_right(tmp_path: Path) -> None:
    text = CARD.replace("box: [50, 20, 5, 11], size: 5", "row: true, box: [40, 20, 15, 5], size: 5")
    face = composer(tmp_path, text).face(subject(badges=(Icon("coin", "1"), Icon("team"))))
    *_, first, second = (stamp_box(mark) for mark in face.marks if isinstance(mark, Stamp))
    assert first.y == second.y == 20
    assert second.right == pytest.approx(55)
    assert second.x - first.right == pytest.approx(1)


@pytest.mark.parametrize("row", ["", "row: true, "])
def test_a_plate_lies_beneath_all_badges(tmp_path: Path, row: str) -> None:
    usual, plate = "box: [50, 20, 5, 11], size: 5", "plate: {fill: paper, rim: ink, air: 0.5}"
    text = CARD.replace(usual, f"{row}{plate}, box: [40, 20, 15, 11], size: 5")
    press = composer(tmp_path, text)
    marks = press.face(subject(badges=(Icon("coin", "1"), Icon("team")))).marks
    (beneath,) = [mark for mark in marks if isinstance(mark, Outline)]
    badges = [stamp_box(mark) for mark in marks[marks.index(beneath) :] if isinstance(mark, Stamp)]
    left, foot = min(one.x for one in badges), max(one.bottom for one in badges)
    assert len(badges) == 2
    assert beneath.segments == rectangle(Box(left, 20, 55 - left, foot - 20).grown(0.5), 1.2)
    assert (beneath.fill, beneath.stroke) == ("#FFFFFF", "#112233")
    assert not any(isinstance(mark, Outline) for mark in press.face(subject()).marks)


@pytest.mark.parametrize(
    ("box", "over"), [("box: [50, 20, 5, 11]", 6), ("row: true, box: [40, 20, 15, 5]", 2)]
)
def test_badges_that_pass_their_box_are_told(tmp_path: Path, box: str, over: float) -> None:
    text = CARD.replace("box: [50, 20, 5, 11]", box)
    (fault,) = composer(tmp_path, text).face(subject(badges=(Icon("coin"),) * 3)).faults
    assert (fault.code, fault.over) == ("overflow", pytest.approx(over))


@pytest.mark.parametrize("name", ["icons/coins", "../fonts/x", "../../etc/passwd", "coin", ""])
def test_drawings_are_found_only_in_templates(assets: Assets, name: str) -> None:
    with pytest.raises(Stop, match="no drawing"):
        assets.svg(name)


def test_a_drawing_outside_templates_stays_outside(tmp_path: Path) -> None:
    (tmp_path / "templates" / "icons").mkdir(parents=True)
    (tmp_path / "fonts").mkdir()
    drawing = (ROOT / "templates" / "icons" / "wood.svg").read_text(encoding="utf-8")
    (tmp_path / "secret.svg").write_text(drawing, encoding="utf-8")
    with pytest.raises(Stop, match='no drawing "../secret"'):
        Assets(tmp_path).svg("../secret")


def test_an_unknown_drawing_is_answered_with_the_nearest(assets: Assets) -> None:
    with pytest.raises(Stop, match='no drawing "emblems/lyer": did you mean "lyre"'):
        assets.svg("emblems/lyer")


def test_friezes_fill_their_length_with_whole_units(assets: Assets) -> None:
    for name in sorted(assets.friezes.names):
        band = assets.friezes.drawing(name, length=50, height=3)
        units = [mark for mark in band.marks if isinstance(mark, Stamp)]
        steps = [b.x - a.x for a, b in zip(units, units[1:], strict=False)]
        assert units[0].x == 0
        assert all(step == pytest.approx(50 / len(units)) for step in steps)
        assert band is assets.friezes.drawing(name, length=50, height=3)


def test_an_unknown_frieze_is_refused(assets: Assets) -> None:
    with pytest.raises(Stop, match='no frieze "grek"') as stop:
        assets.friezes.drawing("grek", length=50, height=3)
    assert "greek" in stop.value.help


PANEL = """
    size: [20, 10]
    stretch: {x: [6, 14], y: [3]}
    zones:
      ground: {panel: [-3, -3, 26, 16], fill: ["#112233"]}
      left: {panel: [1, 4, 4, 4], fill: ["#FFFFFF"]}
      middle: {panel: [8, 4, 4, 4], fill: ["#FFFFFF"]}
      wide: {panel: [2, 1, 16, 8], fill: ["#FFFFFF"]}
"""


def panels(tmp_path: Path, size: Size, text: str = PANEL) -> tuple[float, list[Box]]:
    """The scale of a panel of this size, and where its zones lie in their own mm."""
    face = composer(tmp_path, text).panel(subject(), size)
    (whole,) = face.marks
    assert isinstance(whole, Stamp)
    assert face.size == size
    ends = [
        [(float(x), float(y)) for _, x, y in mark.segments[:-1]]  # type: ignore[union-attr, misc]  # paths of straight lines
        for mark in whole.drawing.marks
    ]
    lefts = [(min(x for x, _ in each), min(y for _, y in each)) for each in ends]
    rights = [(max(x for x, _ in each), max(y for _, y in each)) for each in ends]
    boxes = [
        Box(x, y, right - x, low - y) for (x, y), (right, low) in zip(lefts, rights, strict=True)
    ]
    return whole.scale, boxes


def test_a_panel_is_scaled_until_a_side_fits_and_stretched_along_its_lines(tmp_path: Path) -> None:
    scale, (ground, left, middle, wide) = panels(tmp_path, Size(60, 20))
    assert scale == 2  # so that it is 30 wide and 10 high in its own mm: 5 more at each line
    assert left == Box(1, 4, 4, 4)
    assert middle == Box(13, 4, 4, 4)
    assert wide == Box(2, 1, 26, 8)
    assert ground == Box(-3, -3, 36, 16)


def test_a_panel_that_becomes_higher_moves_what_lies_below_the_line(tmp_path: Path) -> None:
    scale, (_, left, _, wide) = panels(tmp_path, Size(10, 9))
    assert scale == 0.5
    assert (left.y, left.height) == (12, 4)
    assert (wide.y, wide.height) == (1, 16)


def test_a_panel_without_a_line_cannot_become_longer_one_way(tmp_path: Path) -> None:
    text = PANEL.replace(", y: [3]", "")
    with pytest.raises(Stop, match=r"20 x 10 mm, cannot become 10\.0 x 9\.0 mm") as told:
        panels(tmp_path, Size(10, 9), text)
    assert "stretch: {y: [5]}" in told.value.help
