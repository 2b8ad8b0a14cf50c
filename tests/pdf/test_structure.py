"""Marks that tell what they are become a PDF that a voice can read: PDF/UA-1 and PDF/A-2a."""

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path as FilePath

import pikepdf
import pytest

from cardgen.layout.marks import Begin, End, Mark, Stamp, TextLine
from cardgen.pdf.pages import PageLink, PrintPage
from cardgen.units import Box, Size
from tests.pdf.drawn import face, page_of, pdf, placed, rect, words
from tests.pdf.read_aloud import Spoken, broken_rules, check_with_qpdf, read_aloud
from tests.pdf.test_document import ICON

A6 = Size(105, 148)


def element(begin: Begin, marks: Iterable[Mark]) -> tuple[Mark, ...]:
    return (begin, *marks, End())


def line(text: str, y: float = 20.0, ends: str = " ", **style: float) -> TextLine:
    return words(text, y=y, **style)._replace(ends=ends)  # type: ignore[arg-type]  # one of three


def tagged(*marks: Mark) -> PrintPage:
    return page_of(*marks, size=A6)


def paragraph(*marks: Mark, **about: str) -> tuple[Mark, ...]:
    return element(Begin("P", **about), marks)  # type: ignore[arg-type]  # by their names


def spoken(*pages: PrintPage) -> Spoken:
    return read_aloud(pdf(*pages))


TABLE = element(
    Begin("Table"),
    (
        *element(
            Begin("TR"),
            (
                *element(Begin("TH", scope="Column"), (line("Dieu", 40),)),
                *element(Begin("TH", scope="Column"), (line("Coût", 40),)),
            ),
        ),
        *element(Begin("TR"), element(Begin("TD", column_span=2), (line("Iris", 50),))),
    ),
)
SIGN = element(Begin("Figure", "3 pièces"), (Stamp(ICON, 20, 20),))
PICTURE = element(Begin("Figure", "Iris", box=Box(60, 60, 20, 30)), (rect(60, 60, 20, 30),))
STEP = element(Begin("LI"), (*element(Begin("Lbl"), (line("1"),)),
                             *element(Begin("LBody"), (line("Prenez-la."),))))  # fmt: skip


@pytest.fixture
def whole() -> bytes:
    """Two pages with all that there is, a paragraph that goes on over them, links both ways."""
    link = element(Begin("Link", key="to Iris"), (line("page 2", 70),))
    first = tagged(
        rect(0, 0, 9, 9),
        *element(Begin("H1"), (line("TITRE", 10),)),
        *element(Begin("L", numbering="Decimal"), STEP),
        *TABLE,
        *paragraph(line("Voyez", 60), *link),
        *paragraph(line("Recevez", 80), *SIGN, line("puis la redis-", 86, "\u00ad"), key="p"),
    )
    second = tagged(
        *paragraph(line("tribution", 10), key="p"),
        *PICTURE,
        *paragraph(*element(Begin("Span", language="en"), (line("Nobody", 30),))),
    )
    box = Box(5, 66, 20, 6)
    links = (
        PageLink(box, "Iris, page 2", page=1, y=60.0, key="to Iris"),
        PageLink(box, "Le site (ici)", address="https://example.org/a(b)", key="to Iris"),
    )
    return pdf(
        first._replace(links=links), second._replace(placed=(placed(face(rect(0, 0, 1, 1))),))
    )


def test_it_keeps_to_both_standards(whole: bytes, tmp_path: FilePath) -> None:
    assert broken_rules(whole, "ua1") == []
    assert broken_rules(whole, "2a") == []
    check_with_qpdf(whole, tmp_path)


def test_it_is_read_in_order(whole: bytes) -> None:
    told = (
        "TITRE 1 Prenez-la. Dieu Coût Iris Voyez page 2"
        " Recevez 3 pièces puis la redistribution Iris Nobody"
    )
    assert read_aloud(whole).words == told


def test_elements_say_what_they_are(whole: bytes) -> None:
    root = read_aloud(whole)
    kinds = [one.kind for one in root.held if isinstance(one, Spoken)]
    assert kinds == ["H1", "L", "Table", "P", "P", "Figure", "P"]
    assert [one.attributes["/Scope"] for one in root.all("TH")] == ["/Column"] * 2
    assert [one.attributes["/ColSpan"] for one in root.all("TD")] == ["2"]
    assert [one.attributes["/ListNumbering"] for one in root.all("L")] == ["/Decimal"]
    assert [one.language for one in root.all("Span")] == ["en"]
    sign, picture = root.all("Figure")
    assert (sign.attributes, picture.alt) == ({}, "Iris")
    assert "/BBox" in picture.attributes


def test_links_lead_where_they_say(whole: bytes) -> None:
    with pikepdf.open(BytesIO(whole)) as document:
        page, second = document.pages
        inner, outer = page.Annots
        assert inner.Dest[0].objgen == second.obj.objgen
        assert float(inner.Dest[3]) == pytest.approx((148 - 60) * 72 / 25.4, abs=0.01)
        assert str(outer.A.URI) == "https://example.org/a(b)"
        assert [str(one.Contents) for one in page.Annots] == ["Iris, page 2", "Le site (ici)"]
        parents = document.Root.StructTreeRoot.ParentTree.Nums
        assert int(inner.StructParent) in [int(key) for key in list(parents)[::2]]


def test_a_link_without_words_is_refused() -> None:
    page = tagged(*paragraph(line("Iris")))._replace(
        links=(PageLink(Box(0, 0, 9, 9), "?", key="x"),)
    )
    with pytest.raises(ValueError, match='"x"'):
        pdf(page)


def test_what_is_in_no_element_is_ornament() -> None:
    marks = (line("Recto"), *paragraph(line("Iris", 30), rect(0, 0, 9, 9), Stamp(ICON, 1, 1)))
    running = element(Begin("Artifact"), paragraph(line("page 1")))
    root = spoken(tagged(*marks, *running))
    assert root.words == "Iris"
    assert not list(root.all("Figure"))


def test_empty_elements_are_left_out_but_for_cells() -> None:
    cells = element(Begin("TR"), (*element(Begin("TD"), (line("Iris"),)), Begin("TD"), End()))
    root = spoken(tagged(*element(Begin("Table"), cells), *paragraph()))
    assert [one.kind for one in root.all("P", "TD")] == ["TD", "TD"]


@pytest.mark.parametrize(
    ("marks", "told"),
    [
        ((Begin("P"), line("Iris")), "does not end"),
        ((*paragraph(line("Iris")), End()), "not begun"),
        (element(Begin("Sect"), (line("Iris"),)), "words stand in a Sect"),
        ((*paragraph(line("Iris"), key="p"), Begin("H1", key="p"), End()), "goes on as H1"),
    ],
)
def test_marks_that_make_no_structure_are_refused(marks: tuple[Mark, ...], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        pdf(tagged(*marks))


def test_lines_are_read_on_only_where_they_are_read() -> None:
    """A hyphen says that it divides a word; plain pages keep their bytes, whatever lines say."""
    divided = line("redis-", ends="\u00ad")
    assert spoken(tagged(*paragraph(divided, line("tribution", 30)))).words == "redistribution"
    ended = [pdf(tagged(divided._replace(ends=ends))) for ends in (" ", "")]  # type: ignore[arg-type]  # two of three
    assert ended[0] == ended[1]
    touching = paragraph(line("(", ends=""), *SIGN, line(")", x=30.0))
    assert "( 3 pièces )" in spoken(tagged(*touching)).words


def test_a_sheet_of_cards_is_written_as_ever() -> None:
    plain = pdf(tagged(line("Iris")))
    assert b"StructTreeRoot" not in plain
    assert b"/ObjStm" not in plain
    assert b"Tw" not in plain


def test_hundreds_of_elements_stay_small() -> None:
    def size(count: int) -> int:
        return len(pdf(tagged(*(m for n in range(count) for m in paragraph(line(f"Iris {n}"))))))

    assert (size(900) - size(100)) / 800 < 40


def test_the_same_marks_make_the_same_bytes(whole: bytes) -> None:
    marks = (*element(Begin("H1"), (line("TITRE", 10),)), *SIGN)
    assert pdf(tagged(*marks)) == pdf(tagged(*marks))
