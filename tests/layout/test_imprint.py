"""The line at the foot: words and signs centred as one, on a seat that reaches beyond them."""

from pathlib import Path

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.composers import FaceComposer
from cardgen.layout.marks import CardFace, Stamp
from cardgen.layout.marks import Path as Outline
from tests.conftest import ROOT
from tests.layout.layouts import loaded, written
from tests.layout.marks_seen import stamp_box, text_box, texts

ASSETS = Assets(ROOT)
LAYOUT = """
    size: [65, 100]
    zones:
      foot:
        imprint: "{{ words }}"
        box: [20, 94, 25, 2]
        face: AlegreyaSans-Medium
        size: [4.6]
        before: {sign: "{{ first }}", height: 1.5, tint: "#112233"}
        after: {sign: "{{ last }}", height: 1.8, rise: 0.4}
        gap: 0.5
        air: 1.2
        colour: "#112233"
        on: "#FFFFFF"
    """


@pytest.fixture
def press(tmp_path: Path) -> FaceComposer:
    written(tmp_path, card=LAYOUT)
    return FaceComposer(loaded(tmp_path), ASSETS)


def composed(press: FaceComposer, words: str, first: str = "", last: str = "") -> CardFace:
    subject = {"id": "dido", "language": "en", "words": words, "first": first, "last": last}
    return press.face(subject)


@pytest.mark.parametrize("words", ["1/36", "32/36 · v0.1.0"])
@pytest.mark.parametrize(
    ("first", "last"), [("", ""), ("faith", ""), ("", "laurel"), ("faith", "eye")]
)
def test_words_and_signs_are_centred_as_one(
    press: FaceComposer, words: str, first: str, last: str
) -> None:
    seat, *marks = composed(press, words, first, last).marks
    boxes = [stamp_box(mark) for mark in marks if isinstance(mark, Stamp)]
    boxes += [text_box(mark, ASSETS.faces) for mark in texts(marks)]
    assert len(boxes) == 1 + bool(first) + bool(last)
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    assert (left + right) / 2 == pytest.approx(32.5)
    assert isinstance(seat, Outline)
    across = [float(segment[1]) for segment in seat.segments if len(segment) > 2]
    assert (min(across), max(across)) == pytest.approx((left - 1.2, right + 1.2))


def test_words_stand_in_the_middle_and_a_sign_may_stand_higher(press: FaceComposer) -> None:
    _, words, sign = composed(press, "36", last="laurel").marks
    (line,) = texts((words,))
    assert text_box(line, ASSETS.faces).centre[1] == pytest.approx(95, abs=0.1)
    assert isinstance(sign, Stamp)
    assert stamp_box(sign).centre[1] == pytest.approx(94.6)


def test_words_are_as_large_as_there_is_room(tmp_path: Path) -> None:
    written(tmp_path, card=LAYOUT.replace("size: [4.6]", "size: [6, 4.6]"))
    press = FaceComposer(loaded(tmp_path), ASSETS)
    for words, least, most in (("1/36", 6.0, 6.0), ("The Queen Dido · 32/36 · v0.1.0", 4.6, 5.9)):
        face = composed(press, words, "faith")
        (line,) = texts(face.marks)
        assert least <= line.size <= most
        assert not face.faults


def test_what_is_too_wide_is_told(press: FaceComposer) -> None:
    (fault,) = composed(press, "a line that is far too long for the foot of any card").faults
    assert (fault.code, fault.field) == ("overflow", "foot")
    assert fault.message.endswith("mm too wide at 4.6 pt")


def test_glyphs_that_no_font_has_are_told(press: FaceComposer) -> None:
    (fault,) = composed(press, "Ra ☀").faults
    assert (fault.code, fault.field) == ("glyph", "foot")
