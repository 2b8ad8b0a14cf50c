"""Imposed sheets become pages: cards in their slots, marks and words around them."""

from collections.abc import Sequence
from typing import Literal

import pypdfium2
import pytest

from cardgen.imposition.figures import Label, Patch, Stroke
from cardgen.imposition.geometry import Offset
from cardgen.imposition.geometry import card_to_page as lying
from cardgen.imposition.papers import Paper
from cardgen.imposition.sheet import Placement, Sheet
from cardgen.imposition.slug_area import SlugArea
from cardgen.layout.marks import CardFace, Stamp, TextLine
from cardgen.pdf.pages import PrintPage, figures_page, sheet_pages
from cardgen.pdf.sheet_marks import label_mark, patch_path, stroke_paths, words_width
from cardgen.units import POINTS_PER_MM, Box, Size
from tests.pdf.drawn import BLUE, GREEN, RED, SHAPES, drawn, face, letters, pdf, rect
from tests.pdf.test_words_read_back import read

PAGE = Size(10, 6)
CARD = Size(3, 2)


def sheet(*placements: Placement, **fields: object) -> Sheet:
    values: dict[str, object] = {
        "number": 1,
        "total": 2,
        "side": "front",
        "duplex": "long",
        "paper": Paper("tiny", "Tiny", *PAGE),
        "page": PAGE,
        "printable": Box(0, 0, *PAGE),
        "placements": placements,
        "empty": (),
        "lines": (),
    }
    return Sheet(**{**values, **fields})  # type: ignore[arg-type]  # fields by their names


def slot(
    index: int, side: Literal["front", "back"], x: float, y: float, turn: int = 0, bleed: float = 0
) -> Placement:
    box = Box(x, y, *(CARD if turn % 180 == 0 else CARD.turned()))
    return Placement(index, side, box, turn, box.grown(bleed))


def card(left: str, right: str) -> CardFace:
    ground = rect(-1, -1, 3, 4, left), rect(2, -1, 2, 4, right)
    return face(*ground, size=CARD)


FRONTS = (card(RED, RED), card(GREEN, BLUE))
BACKS = (card(BLUE, BLUE), card(RED, BLUE))
BARE = SlugArea((), (), 0, "nowhere")


def pages(
    sheets: Sequence[Sheet],
    slug_area: SlugArea = BARE,
    bookmark: str = "",
    names: Sequence[str] = (),
) -> tuple[PrintPage, ...]:
    around = [slug_area] * len(sheets)
    return sheet_pages(
        sheets, around, fronts=FRONTS, backs=BACKS, measures=SHAPES, bookmark=bookmark, names=names
    )


def test_each_card_lies_in_its_slot_turned_and_clipped_to_its_bleed() -> None:
    (page,) = pages([sheet(slot(0, "front", 1, 1, bleed=1), slot(1, "front", 7, 1, turn=90))])
    assert letters(page) == drawn(
        """RRRRR.....
           RRRRR..GG.
           RRRRR..GG.
           RRRRR..BB.
           ..........
           .........."""
    )


def test_backs_and_fronts_are_told_apart() -> None:
    (page,) = pages([sheet(slot(0, "back", 1, 1), slot(0, "front", 6, 1), side="both")])
    assert letters(page).splitlines()[1] == ".BBB..RRR."


def test_the_printers_offset_moves_cards() -> None:
    (page,) = pages([sheet(slot(0, "front", 1, 1), offset=Offset(2, 1))])
    rows = letters(page).splitlines()
    assert (rows[1], rows[2]) == ("..........", "...RRR....")


def test_crop_marks_and_slug_areas_are_painted() -> None:
    lines = (Stroke(0, 0.5, 2, 0.5, width=1), Stroke(4.5, 3, 4.5, 6, width=1, colour=BLUE))
    around = SlugArea((Stroke(6, 4.5, 10, 4.5, width=1),), (), 0, "margin")
    (page,) = pages([sheet(slot(0, "front", 6, 1), lines=lines)], around)
    assert letters(page) == drawn(
        """KK........
           ......RRR.
           ......RRR.
           ....B.....
           ....B.KKKK
           ....B....."""
    )


def test_strokes_shared_by_sheets_are_one_drawing() -> None:
    lines = (Stroke(0, 0.5, 2, 0.5),)
    first, second = pages([sheet(slot(0, "front", 1, 1), lines=lines) for _ in range(2)])
    assert isinstance(first.marks[0], Stamp)
    assert isinstance(second.marks[0], Stamp)
    assert first.marks[0].drawing is second.marks[0].drawing


def test_pages_are_labelled_by_paper_and_side() -> None:
    one = slot(0, "front", 1, 1)
    told = pages(
        [
            sheet(one),
            sheet(one, side="back"),
            sheet(one, number=2, side="both", duplex="fold"),
            sheet(one, number=3, duplex="none"),
        ],
        bookmark="Dieux",
    )
    assert [page.label for page in told] == ["1a", "1b", "2", "3"]
    assert [page.bookmark for page in told] == ["Dieux", "", "", ""]
    assert pages([]) == ()


def test_a_card_is_named_where_its_front_is_first_printed() -> None:
    told = pages(
        [
            sheet(slot(0, "front", 1, 1), slot(1, "front", 1, 1), slot(0, "front", 1, 1)),
            sheet(slot(0, "back", 1, 1), side="back"),
            sheet(slot(1, "front", 1, 1), number=2),
        ],
        names=["Apollon", "Zeus"],
    )
    assert [page.inside for page in told] == [("Apollon", "Zeus"), (), ()]


def _text(mark: object) -> TextLine:
    assert isinstance(mark, TextLine)
    return mark


@pytest.mark.parametrize(("align", "share"), [("left", 0.0), ("centre", 0.5), ("right", 1.0)])
def test_labels_are_aligned(align: Literal["left", "centre", "right"], share: float) -> None:
    mark = Label(50, 10, "imprimer à 100\u202f%", 2.0, align=align)
    text = _text(label_mark(mark, SHAPES))
    length = words_width(text.words, SHAPES) / 1000 * 2
    assert text.x == pytest.approx(50 - share * length)
    assert text.size == pytest.approx(2 * POINTS_PER_MM)


def test_a_label_too_long_for_its_room_is_set_smaller() -> None:
    mark = Label(0, 10, "un texte bien trop long", 3.0, room=20)
    text = _text(label_mark(mark, SHAPES))
    assert words_width(text.words, SHAPES) / 1000 * text.size / POINTS_PER_MM == pytest.approx(20)
    wide = _text(label_mark(mark._replace(room=200), SHAPES))
    assert wide.size == pytest.approx(3 * POINTS_PER_MM)


def test_bold_labels_take_the_bold_face() -> None:
    text = _text(label_mark(Label(0, 0, "un deux", 2, bold=True), SHAPES))
    assert text.words == (("AlegreyaSans-Bold", "un"), ("AlegreyaSans-Bold", "deux"))


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_turned_labels_are_read_back(turn: int) -> None:
    size = Size(100, 100)
    words = Label(50, 50, "feuille 1/2, recto", 2.3, turn=turn, align="centre")
    page = figures_page(size, lines=(), patches=(), labels=(words,), measures=SHAPES)
    assert read(pdf(page)).split() == ["feuille", "1/2,", "recto"]


def test_a_label_turned_by_270_degrees_is_read_upward() -> None:
    words = Label(50, 50, "recto", 5, turn=270)
    content = pdf(
        figures_page(Size(100, 100), lines=(), patches=(), labels=(words,), measures=SHAPES)
    )
    document = pypdfium2.PdfDocument(content)
    text = document[0].get_textpage()
    first, last = text.get_charbox(0), text.get_charbox(4)
    assert last[1] > first[3]  # points count upward
    assert last[2] == pytest.approx(50 * POINTS_PER_MM, abs=1)


def test_the_width_of_words_counts_the_spaces_between_them() -> None:
    face = "Vollkorn-Regular"
    one = SHAPES.shape(face, "un").advance
    assert words_width([(face, "un")], SHAPES) == one
    assert words_width([(face, "un"), (face, "un")], SHAPES) == 2 * one + SHAPES.space(face)


def test_patches_lie_under_strokes_and_words() -> None:
    page = figures_page(
        Size(6, 4),
        lines=(Stroke(0, 1.5, 6, 1.5, width=1),),
        patches=(Patch(Box(1, 0, 3, 4), fill=GREEN), Patch(Box(4.5, 0.5, 1, 2), None, RED, 1)),
        labels=(),
        measures=SHAPES,
        name="calibration",
    )
    assert page.label == "calibration"
    assert letters(page) == drawn(
        """.GGGRR
           KKKKKK
           .GGGRR
           .GGG.."""
    )


def test_alike_lines_are_one_path() -> None:
    lines = (Stroke(0, 0, 1, 0), Stroke(0, 0, 1, 0, dash=(1, 1)), Stroke(2, 0, 3, 0))
    assert [len(path.segments) for path in stroke_paths(lines)] == [4, 2]
    assert patch_path(Patch(Box(0, 0, 1, 1))).fill is None


def test_white_casings_lie_below_the_dashes_on_them() -> None:
    lines = (Stroke(0, 0, 1, 0, 0.2, (1, 1), "#E01B3A"), Stroke(0, 0, 1, 0, 0.5, (1, 1), "#FFFFFF"))
    assert [path.stroke for path in stroke_paths(lines)] == ["#FFFFFF", "#E01B3A"]


def test_the_matrix_of_a_slot_is_used_as_it_is() -> None:
    (page,) = pages([sheet(slot(1, "front", 7, 1, turn=90))])
    assert page.placed[0].matrix == lying(Box(7, 1, *CARD.turned()), 90)
