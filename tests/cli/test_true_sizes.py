"""What comes out of the printer has its true size: measured on the pages, piece by piece."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardgen.imposition.papers import PAPERS
from tests.cli.run import run
from tests.conftest import ROOT
from tests.pdf.placed import Piece, pieces

BLEED = 2.0
KINDS = "cards,components,boxes,scorepads"
BOARD, GOD, DUEL_LEADER, DUEL_WONDER = (250, 105), (65, 100), (44, 68), (100, 65)
MARKER, COIN = (30, 30), (24, 24)
PAD = (97, 132)  # so that four lie on Letter too, which is 279.4 mm high

# Of each file: pages on A4, pages on Letter, and how many pieces there are of each size.
FILES = {
    "faith-gods+guilds+leaders": (14, 16, {GOD: 37}),
    "faith-boards": (4, 4, {BOARD: 2}),
    "faith-markers+reminders": (2, 2, {MARKER: 3}),
    "leaders-leaders+guilds+blank+wonder-cards": (14, 18, {GOD: 42}),
    "leaders-boards": (2, 2, {BOARD: 1}),
    "leaders-markers+coins": (2, 2, {COIN: 17, MARKER: 1}),
    "duel-leaders-leaders+blank": (8, 8, {DUEL_LEADER: 45}),
    "duel-leaders-wonders": (2, 2, {DUEL_WONDER: 2}),
    "duel-leaders-markers+reminders": (2, 2, {MARKER: 9}),
}
OTHERS = {f"{pack}-{of}" for pack in ("faith", "leaders", "duel-leaders")
          for of in ("boxes", "scorepads")}  # fmt: skip
BOXES = {"faith": (37, GOD), "leaders": (42, GOD), "duel-leaders": (45, DUEL_LEADER)}


def built(folder: Path, *arguments: str) -> Path:
    said = run("build", "--lang", "fr", "--out", folder, *arguments, root=ROOT)
    assert said.code == 0, said.err
    return folder


@pytest.fixture(scope="module", params=["a4", "letter"])
def out(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    paper = str(request.param)
    return built(tmp_path_factory.mktemp(paper), "--only", KINDS, "--paper", paper)


def paper(out: Path) -> str:
    return str(json.loads((out / "manifest.json").read_text("utf-8"))["files"][0]["paper"])


def sides(out: Path, name: str) -> list[list[Piece]]:
    """The pieces of each page of a file."""
    with pikepdf.open(out / f"{name}-fr-{paper(out)}.pdf") as document:
        return [pieces(page) for page in document.pages]


def flat(places: Iterable[Sequence[float]]) -> list[float]:
    """All numbers one behind the other, as they can be compared with what is nearly the same."""
    return [number for place in places for number in place]


def trim(piece: Piece) -> tuple[int, int]:
    """The size of a piece as it is cut, upright; it is whole millimetres, to a thousandth."""
    across, down = piece.width - 2 * BLEED, piece.height - 2 * BLEED
    size = (round(across), round(down))
    assert size == pytest.approx((across, down), abs=0.001)
    return size[::-1] if piece.turned else size


def test_no_file_is_left_out(out: Path) -> None:
    made = {path.name.removesuffix(f"-fr-{paper(out)}.pdf") for path in out.glob("*.pdf")}
    assert made == {*FILES, *OTHERS}


@pytest.mark.parametrize("name", FILES)
def test_pieces_have_their_size_and_their_number(name: str, out: Path) -> None:
    a4, letter, wanted = FILES[name]
    pages = sides(out, name)
    assert len(pages) == (a4 if paper(out) == "a4" else letter)
    for first in (0, 1):  # fronts, backs
        found = Counter(trim(one) for page in pages[first::2] for one in page)
        assert found == wanted
    discs = {MARKER, COIN}
    assert all(one.round == (trim(one) in discs) for page in pages for one in page)
    (told,) = (
        one for one in json.loads((out / "manifest.json").read_text("utf-8"))["files"]
        if one["path"].startswith(f"{name}-fr-")
    )  # fmt: skip
    assert (told["pages"], told["cards"]) == (len(pages), sum(wanted.values()))


@pytest.mark.parametrize("name", FILES)
def test_backs_lie_behind_fronts(name: str, out: Path) -> None:
    """Turned on the long edge, what lies is mirrored top to bottom, what stands left to right."""
    with pikepdf.open(out / f"{name}-fr-{paper(out)}.pdf") as document:
        for front, back in zip(document.pages[::2], document.pages[1::2], strict=True):
            width, height = (float(n) / 72 * 25.4 for n in front.mediabox[2:])
            seen = sorted(
                (x, height - y) if width > height else (width - x, y)
                for x, y, *_ in pieces(front)
            )  # fmt: skip
            behind = sorted((x, y) for x, y, *_ in pieces(back))
            assert flat(behind) == pytest.approx(flat(seen), abs=0.02)


def test_discs_lie_behind_discs_on_the_short_edge_too(tmp_path: Path) -> None:
    out = built(tmp_path, "--only", "components", "--duplex", "short", "--ink", "low", "leaders")
    with pikepdf.open(next(out.glob("leaders-markers*.pdf"))) as document:
        front, back = map(pieces, document.pages)
    height = PAPERS["a4"].size.height
    seen = sorted((one.x, height - one.y, one.width) for one in front)
    behind = sorted((one.x, one.y, one.width) for one in back)
    assert len(seen) == 18
    for one, other in zip(seen, behind, strict=True):
        assert other == pytest.approx(one, abs=0.02)


@pytest.mark.parametrize("pack", BOXES)
def test_four_pads_lie_edge_to_edge(pack: str, out: Path) -> None:
    (page,) = sides(out, f"{pack}-scorepads")
    left, top = min((one.x, one.y) for one in page)
    width, height = PAD
    wanted = [(left + x, top + y, *PAD) for x in (0, width) for y in (0, height)]
    assert flat(sorted(one[:4] for one in page)) == pytest.approx(flat(wanted))


@pytest.mark.parametrize("pack", BOXES)
def test_the_front_of_a_box_is_as_wide_and_high_as_its_deck_wants(pack: str, out: Path) -> None:
    cards, (width, height) = BOXES[pack]
    file = out / f"{pack}-boxes-fr-{paper(out)}.pdf"
    with pikepdf.open(file) as document:
        (page,) = document.pages
        shapes = [(one.width, one.height) for one in pieces(page)]
    room, paper_thickness, overlap = 1.0, 0.3, 1.0  # mm; of a side, its ground at a neighbour
    across, down = width + room + paper_thickness, height + room + paper_thickness
    assert any(
        (across <= w <= across + 2 * overlap + 0.01) and (down <= h <= down + 2 * overlap + 0.01)
        for w, h in shapes
    ), shapes
    words = pypdfium2.PdfDocument(file)[0].get_textpage().get_text_range()
    deep = round(cards * 0.32 + room + paper_thickness)
    told = " ".join(words.replace("\u202f", " ").replace("\u00a0", " ").split())
    assert f"{width + 2} × {height + 2} × {deep} mm, pour {cards} cartes" in told
