"""The zone of words: as large as fits, and the truth about what does not."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.layout.assets import Assets
from cardgen.layout.composers import FaceComposer
from cardgen.layout.marks import CardFace, Stamp, TextLine
from cardgen.layout.template.layouts import Layout
from cardgen.model.text import Icon, Runs
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.cases import runs
from tests.layout.layouts import loaded, written
from tests.layout.marks_seen import advance, said, text_box, texts

ASSETS = Assets(ROOT)
ZONE = """
    size: [65, 100]
    colours: {ink: "#112233"}
    zones:
      words:
        words: "{{ words }}"
        box: [5, 7, 40, 20]
        face: Vollkorn-Regular
        size: [9, 6.5]
        colour: ink
        on: ink
    """
BOXES = st.builds(Box, st.just(5.0), st.just(7.0), st.integers(5, 60), st.integers(2, 40))
LIMITS = st.sampled_from(((9.0, 6.5), (12.0, 8.0), (7.0, 7.0)))


@pytest.fixture(scope="module", autouse=True)
def layout(tmp_path_factory: pytest.TempPathFactory) -> Layout:
    """A layout with one zone of words, as it is typed."""
    folder = tmp_path_factory.mktemp("words")
    written(folder, card=ZONE)
    return loaded(folder)


def zone(layout: Layout, **changed: Any) -> FaceComposer:
    """The layout with another zone of words."""
    words: Any = layout.zones[0]
    return FaceComposer(layout._replace(zones=(words._replace(**changed),)), ASSETS)


def composed(composer: FaceComposer, made: Runs | str) -> CardFace:
    return composer.face({"id": "card", "words": made, "language": "en"})


@settings(max_examples=100, deadline=None)
@given(runs(), BOXES, LIMITS, st.integers(1, 6))
def test_what_fits_stands_in_the_box_and_what_does_not_says_by_how_much(
    layout: Layout, made: Runs, box: Box, size: tuple[float, float], lines: int
) -> None:
    words = zone(layout, box=box, size=size, lines=lines)
    (fault, *more) = composed(words, made).faults or (None,)
    assert not more
    if fault is None:
        marks = composed(words, made).marks
        baselines = {round(line.y, 3) for line in texts(marks)}
        assert len(baselines) <= lines
        for line in texts(marks):
            assert line.x >= box.x - 1e-6
            assert line.x + advance(line, ASSETS.faces) <= box.right + 1e-3
    else:
        assert fault.code == "overflow"
        assert fault.over > 0
        grown = Box(box.x, box.y, box.width + fault.over + 1e-4, box.height + fault.over + 1e-4)
        assert composed(zone(layout, box=grown, size=size, lines=lines), made).faults == ()


@settings(max_examples=60, deadline=None)
@given(runs(), BOXES, st.integers(1, 6) | st.just(99))
def test_over_is_no_more_than_it_takes(layout: Layout, made: Runs, box: Box, lines: int) -> None:
    """A box that grows by less where it is too small has no room yet."""
    for fault in composed(zone(layout, box=box, lines=lines), made).faults:
        told = re.fullmatch(r"[\d.]+ mm too (wide|tall) at 6\.5 pt", fault.message)
        assert told
        less = max(fault.over * 0.99 - 1e-4, 0.0)
        wider, taller = (less, 0.0) if told[1] == "wide" else (0.0, less)
        smaller = Box(box.x, box.y, box.width + wider, box.height + taller)
        assert composed(zone(layout, box=smaller, lines=lines), made).faults


@settings(max_examples=60, deadline=None)
@given(runs(), BOXES)
def test_words_are_as_large_as_fits(layout: Layout, made: Runs, box: Box) -> None:
    """The next larger size tried would be a fault."""
    into = composed(zone(layout, box=box), made)
    sizes = {line.size for line in texts(into.marks)}
    assert len(sizes) == 1
    (size,) = sizes
    assert 6.5 <= size <= 9
    if not into.faults and size < 9:
        assert composed(zone(layout, box=box, size=(size + 0.25, size + 0.25)), made).faults


def test_overflow_is_told_in_millimetres_with_its_way_and_size(layout: Layout) -> None:
    (tall,) = composed(
        zone(layout, box=Box(0, 0, 20, 4), field="text", path=("text",)), "word " * 20
    ).faults
    assert tall.message.endswith("mm too tall at 6.5 pt")
    assert (tall.field, tall.path) == ("text", ("text",))
    (wide,) = composed(zone(layout, box=Box(0, 0, 9, 9)), "incomprehensibilities").faults
    assert wide.message.endswith("mm too wide at 6.5 pt")
    word = ASSETS.faces.shape("Vollkorn-Regular", "incomprehensibilities").advance
    assert wide.over == pytest.approx(word * 6.5 / 72 * 25.4 / 1000 - 9)


@pytest.mark.parametrize("tracking", [0, 60, 200])
def test_spaced_out_words_are_as_wide_as_the_painter_makes_them(
    tracking: int, layout: Layout
) -> None:
    box = Box(5, 7, 55, 8)
    words = zone(layout, box=box, lines=1, tracking=tracking, align="center", face="Cinzel-Bold")
    (line,) = texts(composed(words, "AMUN RA").marks)
    middle = line.x + advance(line, ASSETS.faces) / 2
    assert middle == pytest.approx(box.centre[0])
    assert line.tracking == tracking


@pytest.mark.parametrize("name", ["AMUN-RA", "AMUN RA", "WONDER\u00a0WOMAN"])
def test_spaced_out_words_stay_in_the_box(name: str, layout: Layout) -> None:
    box = Box(5, 7, 30, 8)
    words = zone(layout, box=box, lines=1, tracking=150, size=(20.0, 5.0), align="right")
    (line,) = texts(composed(words, name).marks)
    assert line.x >= box.x - 1e-6
    assert line.x + advance(line, ASSETS.faces) == pytest.approx(box.right)


def test_letters_are_drawn_together_before_words_are_set_smaller(layout: Layout) -> None:
    title = zone(
        layout, box=Box(5, 7, 40, 8), lines=1, tracking=60, tightest=-40, size=(20.0, 5.0),
        face="Cinzel-Bold",
    )  # fmt: skip
    short, close, long = (
        texts(composed(title, name).marks)[0] for name in ("ZEUS", "POSEIDON", "NEBUCHADNEZZAR")
    )
    assert (short.size, short.tracking) == (20, 60)
    assert close.size == 20
    assert -40 < close.tracking < 60
    assert 39.8 < advance(close, ASSETS.faces) <= 40
    assert (long.tracking, long.size < 20) == (-40, True)


@pytest.mark.parametrize("motto", ["", "He struck gold.", "He struck gold, and a pile of it."])
def test_words_in_the_middle_stand_between_the_top_and_their_motto(
    motto: str, layout: Layout
) -> None:
    """As far below the top of the box as above the capitals of the motto, or above the foot."""
    words: Any = layout.zones[0]
    foot = words._replace(
        words=lambda _: motto, box=Box(5, 20, 20, 12), valign="bottom", size=(7.0, 7.0)
    )
    box = Box(5, 7, 40, 23)
    face = composed(zone(layout, box=box, motto=foot, valign="capitals"), "gain coins")
    first, *below = texts(face.marks)
    cap = ASSETS.faces.face("Vollkorn-Regular").cap_height / 1000 / 72 * 25.4
    end = below[0].y - cap * 7 if below else box.bottom
    assert said(first) == "gain coins"
    assert first.y - cap * 9 - box.y == pytest.approx(end - first.y)
    assert len(below) == (0 if not motto else 1 if len(motto) < 20 else 2)


def test_a_long_name_is_drawn_narrower_before_it_is_set_smaller(layout: Layout) -> None:
    def set_in(width: float) -> TextLine:
        words = zone(
            layout, box=Box(5, 7, width, 8), lines=1, tracking=-15, size=(9.0, 6.0), align="center",
            condensed=0.8,
        )  # fmt: skip
        (line,) = texts(composed(words, "NABUCHODONOSOR").marks)
        return line

    wide = advance(set_in(60), ASSETS.faces)
    for share, size in ((1.1, 9), (0.9, 9), (0.81, 9), (0.7, 8)):
        line = set_in(wide * share)
        assert size - 0.5 < line.size <= size, share
        assert line.narrow == pytest.approx(min(1, share * 9 / line.size))
        assert line.x >= 5 - 1e-6


def test_alignment(layout: Layout) -> None:
    box = Box(5, 7, 40, 20)
    lefts = {}
    for align in ("left", "center", "right"):
        (line,) = texts(composed(zone(layout, box=box, align=align), "Zeus").marks)
        lefts[align] = line.x
        width = advance(line, ASSETS.faces)
    assert lefts["left"] == pytest.approx(box.x)
    assert lefts["center"] == pytest.approx(box.x + (box.width - width) / 2)
    assert lefts["right"] == pytest.approx(box.right - width)


def test_capitals_reach_the_top_and_descenders_the_bottom(layout: Layout) -> None:
    box = Box(5, 7, 40, 20)
    (top,) = texts(composed(zone(layout, box=box, valign="top"), "HIT").marks)
    assert text_box(top, ASSETS.faces).y == pytest.approx(box.y, abs=0.05)
    (foot,) = texts(composed(zone(layout, box=box, valign="bottom"), "gypsy").marks)
    assert text_box(foot, ASSETS.faces).bottom <= box.bottom


def test_capitals_stand_in_the_middle_by_themselves(layout: Layout) -> None:
    box = Box(5, 7, 40, 20)
    (line,) = texts(composed(zone(layout, box=box, valign="capitals"), "HIT").marks)
    face, em = ASSETS.faces.face(line.words[0][0]), line.size * 25.4 / 72 / 1000
    assert line.y - face.cap_height * em / 2 == pytest.approx(box.centre[1])


def test_few_words_are_set_narrow_and_many_as_wide_as_the_box(layout: Layout) -> None:
    words = zone(layout, box=Box(5, 7, 40, 20), narrow=25.0, size=(9.0, 9.0), align="center")
    for count, widest in ((6, 25.0), (14, 40.0)):
        lines = texts(composed(words, "words " * count).marks)
        assert 0.7 * widest < max(advance(line, ASSETS.faces) for line in lines) <= widest + 1e-3


def test_a_sentence_begins_a_line_where_that_takes_no_line_more(layout: Layout) -> None:
    words = zone(layout, box=Box(5, 7, 40, 20), size=(9.0, 9.0))
    made = composed(words, "Take one of the three cards of this Age. Put the rest in the box.")
    assert any(said(line).startswith("Put") for line in texts(made.marks))
    assert len(texts(made.marks)) == 3


def test_upper_and_conditions(layout: Layout) -> None:
    (line,) = texts(composed(zone(layout, upper=True), "Héra & Œdipe").marks)
    assert said(line) == "HÉRA & ŒDIPE"
    assert composed(zone(layout, if_=lambda subject: False), "Zeus").marks == ()
    assert composed(zone(layout), "").marks == ()


def test_signs_stand_among_the_words(layout: Layout) -> None:
    before, sign, after = composed(zone(layout), ("gain ", Icon("coin", "3"), ", then 2")).marks
    assert isinstance(sign, Stamp)
    assert [said(line) for line in texts((before, after))] == ["gain", ", then 2"]


def test_a_word_is_read_on_at_once_into_a_sign_that_touches_it(layout: Layout) -> None:
    touching = texts(composed(zone(layout), ("gain (", Icon("coin", "3"), ")")).marks)
    apart = texts(composed(zone(layout), ("gain ", Icon("coin", "3"), " then")).marks)
    assert [[line.ends for line in lines] for lines in (touching, apart)] == [["", " "], [" ", " "]]


def test_glyphs_that_no_font_has_are_told(layout: Layout) -> None:
    (fault,) = composed(zone(layout, field="name"), "Ra ☀").faults
    assert (fault.code, fault.field, fault.message) == ("glyph", "name", "no font has '☀'")


def test_an_icon_among_spaced_out_letters_is_told(layout: Layout) -> None:
    (fault,) = composed(zone(layout, tracking=50), ("A", Icon("coin"))).faults
    assert "an icon cannot stand among spaced-out letters" in fault.message


def test_where_the_fonts_are() -> None:
    assert (Path(ROOT) / "fonts").is_dir()


@pytest.mark.parametrize(
    ("verse", "lines"),
    [
        (False, ["In his eightieth year, he wrote", "three books on farming."]),
        (True, ["In his eightieth year,", "he wrote three books on farming."]),
    ],
)
def test_lines_of_verse_end_where_sense_does(verse: bool, lines: list[str], layout: Layout) -> None:
    words = zone(layout, box=Box(5, 7, 48, 12), size=(7.2, 7.2), narrow=40, verse=verse)
    face = composed(words, "In his eightieth year, he wrote three books on farming.")
    assert [said(line) for line in texts(face.marks)] == lines
