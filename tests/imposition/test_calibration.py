"""The calibration sheet tells the truth about a printer that prints askew."""

from itertools import combinations
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.imposition.calibration import CalibrationPage, calibration_sheet
from cardgen.imposition.figures import Label
from cardgen.imposition.geometry import Edge, Mirror, Offset, flip
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.vernier import (
    STEP,
    back_squares,
    frame_numbers,
    front_frames,
    offset_from,
    vernier_rows,
)
from cardgen.layout.template.layouts import layout_names, load_layout
from cardgen.packs.languages import LanguageLibrary
from cardgen.units import Box, Size
from tests.conftest import ROOT
from tests.imposition.cases import steady

WORDS = {lang: LanguageLibrary(ROOT).sheet_words(lang) for lang in ("de", "en", "fr")}
PALETTE = [(f"colour {index}", "#8EC5E8") for index in range(10)]
pages = st.sampled_from([one.size for one in PAPERS.values()]).flatmap(
    lambda size: st.sampled_from([size, size.turned()])
)
edges = st.sampled_from(["long", "short"])
half_millimetres = st.integers(-5, 5).map(lambda step: step * STEP)


def _read(page: Size, mirror: Mirror, drift: Offset) -> dict[str, float]:
    """What a person reads in each row: the number whose square is nearest its frame's middle."""
    move = drift.on(page)
    read: dict[str, float] = {}
    for row in vernier_rows((page.width / 2, page.height / 2)):
        best = inf
        for (number, centre), square in zip(row.cells(), back_squares(row, mirror), strict=True):
            x, y = mirror.point(*move.point(*square.box.centre))
            off = abs(x - centre[0]) if row.lying else abs(y - centre[1])
            if off < best:
                best, read[row.name] = off, number
    return read


@steady
@given(pages, edges, half_millimetres, half_millimetres)
def test_the_numbers_read_undo_the_printers_drift(
    page: Size, edge: Edge, dx: float, dy: float
) -> None:
    mirror = flip(page, edge)
    found = offset_from(mirror, **_read(page, mirror, Offset(dx, dy)))
    assert found == pytest.approx((-dx, -dy, 0))


@steady
@given(pages, edges, st.sampled_from([-1.2, -0.6, 0.6, 1.2]))
def test_a_turned_back_is_turned_back(page: Size, edge: Edge, turn: float) -> None:
    mirror = flip(page, edge)
    found = offset_from(mirror, **_read(page, mirror, Offset(turn=turn)))
    assert found.turn == pytest.approx(-turn, abs=0.23)
    assert found[:2] == pytest.approx((0, 0), abs=0.26)


@steady
@given(pages, edges)
def test_a_true_printer_shows_every_square_shifted_by_its_number(page: Size, edge: Edge) -> None:
    mirror = flip(page, edge)
    for row in vernier_rows((page.width / 2, page.height / 2)):
        centres = [square.box.centre for square in back_squares(row, mirror)]
        for (number, centre), there in zip(row.cells(), centres, strict=True):
            exact = mirror.point(*centre)
            shift = (there[0] - exact[0], there[1] - exact[1])
            assert shift == pytest.approx((number, 0) if row.lying else (0, number))


def test_numbers_run_from_minus_three_to_three() -> None:
    row = vernier_rows((100, 100))[0]
    said = [label.text for label in frame_numbers(row, ",")]
    assert said[0] == "−3"
    assert said[1] == "−2,5"
    assert said[6] == "0"
    assert said[-1] == "3"
    assert len(said) == len(list(front_frames(row))) == 13


@pytest.mark.parametrize("name", ["a4", "letter"])
@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_stay_on_the_page_and_off_each_other(
    name: str, landscape: bool, language: str
) -> None:
    for side in calibration_sheet(
        PAPERS[name], words=WORDS[language], palette=PALETTE, landscape=landscape
    ):
        boxes = [_box(label) for label in side.labels]
        page = Box(0, 0, *side.page)
        assert all(page.grown(-3).holds(box) for box in boxes)
        assert not [(a, b) for a, b in combinations(boxes, 2) if a.meets(b)]


@pytest.mark.parametrize("landscape", [False, True])
def test_words_and_patches_stay_clear_of_the_verniers(landscape: bool) -> None:
    front = calibration_sheet(
        PAPERS["letter"], words=WORDS["fr"], palette=PALETTE, landscape=landscape
    )[0]
    centre = Box(front.page.width / 2, front.page.height / 2, 0, 0)
    verniers = centre.grown(64 + 6)
    explained = [label for label in front.labels if label.room]
    assert len(explained) > 15
    assert not any(_box(label).meets(verniers) for label in explained)
    coloured = [patch.box for patch in front.patches if patch.fill and patch.width == 0.1]
    assert len(coloured) == 11 + len(PALETTE)
    legend = [patch.box.grown(1) for patch in front.patches if patch.width == 0.3]
    assert len(legend) == 3
    inside = Box(0, 0, *front.page).grown(-8)
    assert all(inside.holds(box) and not box.meets(verniers) for box in coloured + legend)


def test_the_number_of_a_frame_hangs_on_its_upper_line_and_ends_before_the_next() -> None:
    front = _front()
    frames = sorted(patch.box.y for patch in front.patches if patch.width == 0.2 and not patch.fill)
    ticks = sorted(line for line in front.lines if line.y0 in (3.0, 5.0, 8.0) and line.width == 0.2)
    assert [tick.y0 for tick in sorted(ticks, key=lambda tick: tick.y0)] == [3.0, 5.0, 8.0]
    assert all(tick.y1 < tick.y0 + 1.6 for tick in ticks)
    for tick in ticks:
        (label,) = (one for one in front.labels if one.text == f"{tick.y0:g}\u202fmm")
        assert tick.y0 in frames
        assert tick.y0 < label.y < tick.y1
        assert tick.x0 < label.x


def test_both_rulers_are_a_hundred_millimetres() -> None:
    front = _front()
    long = [line for line in front.lines if line.length == pytest.approx(100)]
    assert len(long) == 2
    assert {line.x0 == line.x1 for line in long} == {True, False}


def test_what_is_to_be_typed_has_a_full_stop_in_every_language() -> None:
    for language in ("fr", "en"):
        for lying, option in ((False, "--offset"), (True, "--landscape-offset")):
            words = WORDS[language]
            front = calibration_sheet(PAPERS["a4"], words=words, landscape=lying)[0]
            said = [label.text.replace("\u00a0", " ") for label in front.labels]
            assert any(f"{option} 0.5,-1,0.2" in line for line in said)
            assert "--margin 5" in " ".join(said)


def test_colours_are_named_in_the_language_of_the_reader() -> None:
    palette = [("deep blue", "#17466B"), ("bleu de mer", "#17466B")]
    names = {
        language: [
            label.text
            for label in calibration_sheet(PAPERS["a4"], words=WORDS[language], palette=palette)[
                0
            ].labels
        ]
        for language in ("fr", "en")
    }
    assert {"bleu profond", "bleu de mer"} <= set(names["fr"])
    assert "deep blue" not in names["fr"]
    assert "deep blue" in names["en"]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_colour_of_the_layouts_has_a_name(language: str) -> None:
    layouts = [load_layout(name, root=ROOT) for name in layout_names(ROOT)]
    used = {name for one in layouts for name, colour in one.colours.items() if colour != "none"}
    assert used <= set(WORDS[language].colours)


def test_frames_show_three_margins() -> None:
    whole = [patch.box for patch in _front().patches if patch.box.width > 150]
    assert whole == [Box(0, 0, 210, 297).grown(-margin) for margin in (3, 5, 8)]


def test_the_turn_is_explained_with_the_right_sign() -> None:
    said = {
        edge: " ".join(
            label.text
            for label in calibration_sheet(PAPERS["a4"], words=WORDS["en"], edge=edge)[0].labels
        )
        for edge in ("long", "short")
    }
    assert "(y\u00a0left\u00a0−\u00a0y\u00a0right)\u00a0×\u00a00.45°" in said["long"]
    assert "(y\u00a0right\u00a0−\u00a0y\u00a0left)\u00a0×\u00a00.45°" in said["short"]


@pytest.mark.parametrize("language", sorted(WORDS))
@pytest.mark.parametrize("landscape", [False, True])
def test_no_word_stands_alone_in_a_last_line(language: str, landscape: bool) -> None:
    for side in calibration_sheet(PAPERS["a4"], words=WORDS[language], landscape=landscape):
        lines = [label.text for label in side.labels if label.room and label.align != "centre"]
        assert len(lines) > 1
        assert [line for line in lines if not {" ", "\u00a0"} & {*line}] == []


def _front() -> CalibrationPage:
    return calibration_sheet(PAPERS["a4"], words=WORDS["fr"])[0]


def _box(label: Label) -> Box:
    """A label's ink: 0.42 em a glyph, as narrow sans fonts have it on average."""
    width = 0.42 * label.size * len(label.text)
    left = {"left": 0.0, "centre": width / 2, "right": width}[label.align]
    return Box(label.x - left, label.y - 0.7 * label.size, width, 0.9 * label.size)
