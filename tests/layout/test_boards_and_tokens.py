"""Faces of boards and tokens: plates of stages, powers alone, words on a circle, notched panels."""

from collections import Counter
from math import atan2, cos, degrees, dist, radians
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.layout.age_rows import StageRow
from cardgen.layout.assets import Assets
from cardgen.layout.composers import Composers, FaceComposer
from cardgen.layout.icons import ICON_UNITS
from cardgen.layout.marks import CardFace, Stamp, TextLine
from cardgen.layout.marks import Path as PathMark
from cardgen.model.finding import Stop
from cardgen.model.text import Icon
from cardgen.outlines import bayed, notched_rectangle
from cardgen.project.load import Selection, load_project
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.layouts import written
from tests.layout.marks_seen import said, stamp_box, texts

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


def test_bold_letters_have_a_line_along_their_outline(tmp_path: Path) -> None:
    (letter,) = composed(curved(tmp_path, ", bold: 0.06"), name="T").marks
    assert isinstance(letter, Stamp)
    text, line = letter.drawing.marks
    assert isinstance(text, TextLine)
    assert isinstance(line, PathMark)
    assert (line.fill, line.stroke, line.width) == (None, text.colour, 0.06)
    across = [float(segment[-2]) for segment in line.segments if len(segment) > 1]
    assert min(across) > text.x - 0.1
    assert max(across) < -text.x + 0.1
    assert min(float(segment[-1]) for segment in line.segments if len(segment) > 1) < -2.5


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


def test_a_panel_runs_around_a_bay_in_its_head() -> None:
    panel = Box(0, 4, 60, 90)
    plain, led = notched_rectangle(panel, 3), bayed(notched_rectangle(panel, 3), panel, 13, 4)
    added = [tuple(segment[-2:]) for segment in led if segment not in plain]
    assert [dist(end, (30, 0)) for end in added] == pytest.approx([13] * 5)  # type: ignore[arg-type]  # numbers
    assert [added[0][1], added[-1][1]] == pytest.approx([4, 4])
    assert max(y for _, y in added) == pytest.approx(13)
    assert [x for x, _ in added] == sorted(x for x, _ in added)


def stage(number: int, text: str = "Gain 1 coin.", cost: int = 2) -> StageRow:
    path = ("sides", "A", "stages", str(number), "text")
    return StageRow(number, (Icon("wood"),) * cost, (Icon("coin", "3"),), (text,), path)


def board(*stages: StageRow) -> CardFace:
    usual = {"side": "A", "wonder": "W", "name": "N", "produces": "", "icons": (), "text": ()}
    usual |= {"badges": ()}
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


@pytest.mark.parametrize(("signs", "abreast"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_cost_stands_in_two_rows_that_keep_off_the_edges(signs: int, abreast: int) -> None:
    marks = board(stage(1, cost=signs)).marks
    costs = [mark for mark in marks if isinstance(mark, Stamp) and mark.drawing.name == "wood"]
    rows = Counter(round(mark.y, 3) for mark in costs)
    assert (len(rows), max(rows.values())) == (2, abreast)
    (plate,) = STAGES._plates(1)  # type: ignore[attr-defined]  # the zone of stages
    within = plate.grown(-1.35)  # the inner line lies 0.7 mm within the edge
    assert all(within.holds(stamp_box(mark)) for mark in costs)
    assert min(mark.scale for mark in costs) * ICON_UNITS > 5.4


def test_the_plate_of_an_only_stage_may_be_wider() -> None:
    """Many signs and long words then stand as large as on a board of three stages."""
    look = STAGES.plate  # type: ignore[attr-defined]  # the zone of stages
    one, two = ({box.width for box in STAGES._plates(n)} for n in (1, 2))  # type: ignore[attr-defined]  # and here
    assert (one, two) == ({look.alone}, {look.width[0]})
    assert look.alone > look.width[0]


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


def vertical(face: CardFace) -> list[PathMark]:
    """The upright lines of a face, two points each."""
    paths = [mark for mark in face.marks if isinstance(mark, PathMark) and len(mark.segments) == 2]
    return [path for path in paths if path.segments[0][1] == path.segments[1][1]]


def test_a_rule_parts_the_signs_of_two_effects() -> None:
    power = (Icon("coin", "5"), Icon("gives"), Icon("laurel", "3"))
    one = stage(1)._replace(icons=power)
    plain, parted = board(one), board(one._replace(starts=(2,)))
    (rule,) = set(vertical(parted)) - set(vertical(plain))
    signs = {mark.drawing.name: mark for mark in parted.marks if isinstance(mark, Stamp)}
    assert signs["gives"].x < rule.segments[0][1] < signs["laurel:3"].x


def test_sentences_begin_on_lines_of_their_own_where_there_is_room() -> None:
    words = "In Age III, you may invoke 2 gods. At the end of the game, score 4 victory points."
    lines = [said(line) for line in texts(board(stage(1, words), stage(2)).marks)]
    assert "In Age III, you may invoke 2 gods." in lines
    assert "At the end of the game, score 4 victory points." in lines


def test_a_flourish_stands_at_both_ends_of_a_line(tmp_path: Path) -> None:
    zones = (
        '  name: {words: "{{ name }}", box: [5, 20, 50, 5], face: Cinzel-Bold, size: [9],'
        " tracking: 50, align: center, colour: ink, on: paper,"
        " flourish: {drawing: ornaments/title, width: 12, gap: 2, colour: ink}}\n"
    )
    composer(tmp_path, zones)
    drawing = tmp_path / "templates" / "ornaments" / "title.svg"
    drawing.parent.mkdir()
    drawing.write_bytes((ROOT / "templates" / "ornaments" / "title.svg").read_bytes())
    one = Composers(Assets(tmp_path)).composer("card")
    right, left = (m for m in composed(one, name="TROY").marks if isinstance(m, Stamp))
    assert (right.turn, left.turn) == (0, 180)
    assert right.x + left.x == pytest.approx(60)
    long = [
        m for m in composed(one, name="THE WALLS OF CONSTANTINOPLE").marks if isinstance(m, Stamp)
    ]
    assert not long


def test_words_are_turned_about_the_middle_of_their_box(tmp_path: Path) -> None:
    zone = (
        '  name: {{words: "{{{{ name }}}}", box: [10, 20, 40, 6], face: Cinzel-Bold, size: [12],'
        " lines: 1, colour: ink, on: paper{more}}}\n"
    )
    upright = composed(composer(tmp_path / "one", zone.format(more="")), name="ÉVA")
    other = composer(tmp_path / "other", zone.format(more=", turned: true"))
    (turned,) = composed(other, name="ÉVA").marks
    assert isinstance(turned, Stamp)
    assert (turned.x, turned.y, turned.turn) == (60, 46, 180)
    assert turned.drawing.marks == upright.marks


def test_accents_on_a_circle_are_within_what_is_drawn(foot: FaceComposer) -> None:
    plain, accented = (
        next(m for m in composed(foot, name=name).marks if isinstance(m, Stamp)) for name in "EÉ"
    )
    assert accented.drawing.box.height > plain.drawing.box.height * 1.15


def test_a_colour_that_a_value_names_is_told_with_that_value(tmp_path: Path) -> None:
    one = composer(tmp_path, '  disc: {panel: [0, 0, 9, 9], fill: ["{{ colour }} light"]}\n')
    with pytest.raises(Stop, match='unknown colour "jade light"') as told:
        composed(one, colour="jade")
    assert told.value.place is None


def test_every_line_of_a_token_lies_within_it() -> None:
    (view,) = load_project(ROOT, Selection(("faith",), (), ("full",))).project.packs
    tokens = [one.face for one in view.composed.faces if one.of.id == "markers"]
    assert tokens
    for face in tokens:
        assert not [mark for mark in face.marks if isinstance(mark, TextLine)]
        for mark in face.marks:
            if isinstance(mark, Stamp) and mark.turn:
                assert dist((mark.x, mark.y), (15, 15)) < 12
