"""A PDF file as a whole: the same bytes every time, few objects, the right wishes for printing."""

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path as FilePath

import pikepdf
import pytest

from cardgen.imposition.geometry import Affine
from cardgen.imposition.sheet import Duplex
from cardgen.layout.marks import CardFace, Drawing, Gradient, Stamp
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage
from cardgen.units import Box, Size
from tests.pdf.drawn import ABOUT, BLUE, RED, SHAPES, face, page_of, pdf, placed, rect, words

A4 = Size(210, 297)
CARD = Size(65, 100)
ICON = Drawing("icon", Box(0, 0, 10, 10), tuple(rect(n, n, 1, 1) for n in range(9)))
SHADED = rect(0, 0, 9, 9)._replace(fill=Gradient("linear", (0, 0, 9, 9), ((0, RED), (1, BLUE))))
TEXT = "À l’Âge II, recevez trois pièces de la banque puis rejouez"


def card(n: int) -> CardFace:
    lines = tuple(words(f"{TEXT} {n * 37 + line}", y=40 + 4 * line, x=3) for line in range(8))
    icons = tuple(Stamp(ICON, 5 + 5 * k, 20 + n % 3) for k in range(12))
    title = words(f"CARTE {n}", "Cinzel-Bold", size=12)
    return face(title, SHADED, *icons, *lines, size=CARD, card=f"card-{n}")


def sheets(cards: list[CardFace], per_page: int = 6) -> tuple[PrintPage, ...]:
    slots = [Affine(e=5 + 66 * (n % 3), f=5 + 101 * (n // 3)) for n in range(per_page)]
    groups = [cards[n : n + per_page] for n in range(0, len(cards), per_page)]
    return tuple(
        PrintPage(A4, tuple(placed(c, at, 2) for c, at in zip(group, slots, strict=False)))
        for group in groups
    )


def contents(content: bytes) -> list[bytes]:
    with pikepdf.open(BytesIO(content)) as document:
        return [bytes(page.Contents.read_bytes()) for page in document.pages]


SCRIPT = """
import sys
from tests.pdf.test_document import card, sheets
from tests.pdf.drawn import pdf
sys.stdout.buffer.write(pdf(*sheets([card(n) for n in range(12)])))
"""


@pytest.mark.parametrize("seed", ["0", "1", "4711"])
def test_bytes_do_not_depend_on_run_time_or_hash_seed(seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC+{len(seed)}"}
    root = FilePath(__file__).parents[2]
    command = [sys.executable, "-c", SCRIPT]
    run = subprocess.run(command, cwd=root, env=environment, capture_output=True, check=True)
    assert run.stdout == pdf(*sheets([card(n) for n in range(12)]))


def test_different_pages_have_different_file_ids() -> None:
    def file_id(page: PrintPage) -> bytes:
        with pikepdf.open(BytesIO(pdf(page))) as document:
            return bytes(document.trailer.ID[0])

    assert file_id(page_of(rect(0, 0, 1, 1))) != file_id(page_of(rect(1, 0, 1, 1)))


def test_the_contents_of_a_page_do_not_depend_on_the_order_of_cards() -> None:
    extra = Drawing("extra", Box(0, 0, 9, 9), (rect(0, 0, 2, 2, BLUE),))
    cards = [card(n) for n in range(6)]
    other = [face(words("œ ÿ…"), Stamp(extra, 1, 1), size=CARD) for _ in range(6)]
    first, second = contents(pdf(*sheets([*cards, *other])))
    assert contents(pdf(*sheets([*other, *cards]))) == [second, first]


def test_a_page_is_two_objects_and_what_is_shared_is_written_once() -> None:
    def count(pages: int) -> int:
        with pikepdf.open(BytesIO(pdf(*sheets([card(n) for n in range(6 * pages)])))) as document:
            return len(document.objects)

    assert count(5) - count(3) == 4


def test_equal_drawings_and_gradients_are_written_once() -> None:
    twins = [Drawing(name, ICON.box, ICON.marks) for name in "ab"]
    marks = [Stamp(twin, 0, 0) for twin in twins], [SHADED, SHADED._replace(stroke=RED)]
    with pikepdf.open(BytesIO(pdf(page_of(*marks[0], *marks[1])))) as document:
        resources = document.pages[0].Resources
        assert (len(resources.XObject), len(resources.Shading)) == (1, 1)


def test_a_repeated_back_is_one_form() -> None:
    back = face(*(words(TEXT, y=4.0 * n) for n in range(20)), size=CARD)
    alone, many = len(pdf(*sheets([back]))), len(pdf(*sheets([back] * 60)))
    assert many - alone < 10 * 400


def test_bytes_of_a_card() -> None:
    few, many = (len(pdf(*sheets([card(n) for n in range(count)]))) for count in (60, 360))
    assert (many - few) / 300 < 450


def test_the_file_is_sound(tmp_path: FilePath) -> None:
    file = tmp_path / "all.pdf"
    file.write_bytes(pdf_bytes(sheets([card(n) for n in range(7)]), ABOUT, shapes=SHAPES))
    command = ["qpdf", "--check", str(file)]
    told = subprocess.run(command, capture_output=True, check=False)
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"No syntax or stream encoding errors" in told.stdout


def test_the_file_says_what_it_is() -> None:
    about = DocumentInfo("Dieux <33> & Cie", "fr", subject="Feuilles A4")
    with pikepdf.open(BytesIO(pdf_bytes((page_of(),), about, shapes=SHAPES))) as document:
        told = {key: str(value) for key, value in document.docinfo.items()}
        assert told["/Title"] == "Dieux <33> & Cie"
        assert told["/Author"] == "unofficial, fan-made"
        assert told["/Subject"] == "Feuilles A4"
        assert told["/Producer"].startswith("cardgen ")
        assert not any("Date" in key for key in told)
        assert str(document.Root.Lang) == "fr"
        with document.open_metadata() as metadata:
            assert metadata["dc:title"] == "Dieux <33> & Cie"
            assert metadata["dc:description"] == "Feuilles A4"


@pytest.mark.parametrize(
    ("edge", "wish"),
    [("long", "/DuplexFlipLongEdge"), ("short", "/DuplexFlipShortEdge"), ("none", "/Simplex")],
)
def test_the_file_asks_for_true_scale_and_its_duplex_mode(edge: Duplex, wish: str) -> None:
    about = DocumentInfo("x", "fr", duplex=edge)
    with pikepdf.open(BytesIO(pdf_bytes((page_of(),), about, shapes=SHAPES))) as document:
        wishes = document.Root.ViewerPreferences
        assert (str(wishes.PrintScaling), str(wishes.Duplex)) == ("/None", wish)
        assert bool(wishes.PickTrayByPDFSize)


def test_cards_stand_below_the_bookmark_of_their_deck() -> None:
    pages = (
        PrintPage(A4, bookmark="Dieux", inside=("Apollon", "Zeus")),
        PrintPage(A4),
        PrintPage(A4, inside=("Héra",)),
        PrintPage(A4, bookmark="Guildes"),
    )
    with (
        pikepdf.open(BytesIO(pdf(*pages))) as document,
        document.open_outline() as outline,
    ):
        gods, guilds = outline.root
        assert [item.title for item in gods.children] == ["Apollon", "Zeus", "Héra"]
        assert gods.children[2].destination[0] == document.pages[2].obj
        assert (guilds.title, guilds.children) == ("Guildes", [])


def test_pages_keep_their_size_label_and_bookmark() -> None:
    pages = (
        PrintPage(A4, label="1a", bookmark="Dieux"),
        PrintPage(Size(279.4, 215.9), label="1b"),
        PrintPage(A4, label="2a", bookmark="Œuvres"),
    )
    with pikepdf.open(BytesIO(pdf(*pages))) as document:
        assert [str(page.label) for page in document.pages] == ["1a", "1b", "2a"]
        assert [float(v) for v in document.pages[1].mediabox] == [0, 0, 792, 612]
        assert float(document.pages[0].mediabox[3]) == pytest.approx(841.89, abs=0.001)
        with document.open_outline() as outline:
            assert [item.title for item in outline.root] == ["Dieux", "Œuvres"]
            assert isinstance(outline.root[1].destination, pikepdf.Array)
            assert outline.root[1].destination[0] == document.pages[2].obj
