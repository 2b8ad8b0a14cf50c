"""Boxes: as large as their decks, on paper whole, and of another size when cards are."""

import json
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from tests.cli.run import Run, run
from tests.cli.test_components import found, pages, where
from tests.small_root import PACK, small_root

SETUP = "cards/trial/pack.yaml"
BOXES = """\
components:
  boxes:
    kind: box
    layout: crate
    of:
      trial:
        holds: [gods]
        name: {fr: Essai, en: Trial}
        emblem: lyre
        scene: greek
        colour: red
"""
RED, GREEN, BLUE, YELLOW = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    pack = PACK.replace("components: {booklets: 1}\n", BOXES)
    return small_root(tmp_path / "root", {SETUP: pack}, every_drawing=True)


def build(root: Path, *arguments: str) -> Run:
    out = ("build", "--out", root / "out", "--lang", "en")
    return run(*out, "--only", "boxes", *arguments, root=root)


def edit(root: Path, old: str, new: str) -> None:
    text = (root / SETUP).read_text(encoding="utf-8")
    assert old in text
    (root / SETUP).write_text(text.replace(old, new, 1), encoding="utf-8")


def spans(page: Image.Image, colour: tuple[int, int, int]) -> tuple[float, float]:
    """How wide and how high what has this colour is, in mm."""
    left, top, right, bottom = found(page, colour)
    return right - left, bottom - top


def words(root: Path, name: str) -> str:
    """The words of the first page, its spaces as they are typed."""
    page = pypdfium2.PdfDocument(root / "out" / name)[0]
    return " ".join(page.get_textpage().get_text_range().replace("\u202f", " ").split())


def test_a_box_is_a_file_with_a_page_for_each_box(root: Path) -> None:
    said = build(root)
    assert said.code == 0, said.err
    assert "trial-boxes-en-a4.pdf  1 page  1 box" in said.out
    (one,) = json.loads((root / "out" / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert (one["kind"], one["deck"], one["pages"], one["cards"]) == ("box", "boxes", 1, 1)
    told = words(root, "trial-boxes-en-a4.pdf")
    assert "assembled box: 67 × 102 × 10 mm, for 1 cards" in told
    assert "print at 100 %" in told
    assert "cut fold glue" in told  # beside a line of each kind


def test_panels_are_as_large_as_the_deck_needs(root: Path) -> None:
    assert build(root, "--deck-thickness", "19").code == 0
    (page,) = pages(root, "trial-boxes-en-a4-deck19.pdf")
    wide, high, deep = 66.3, 101.3, 20.3
    assert spans(page, RED) == pytest.approx((wide + 1, high), abs=0.6)  # 1 mm over the glue flap
    assert spans(page, GREEN) == pytest.approx((wide, high + 2), abs=0.6)
    assert spans(page, YELLOW) == pytest.approx((wide + 2, high + 2 * deep + 2), abs=0.6)
    assert spans(page, BLUE) == pytest.approx((wide + 2 * deep + 1, high + 2), abs=0.6)
    whole = where(page, RED).histogram()[255] / 16
    assert whole < 0.85 * wide * high  # the band has grown with its panel


@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "legal"])
@pytest.mark.parametrize("deck", ["1", "25", "45"])
def test_nothing_is_printed_nearer_to_the_edge_than_printers_reach(
    root: Path, paper: str, deck: str
) -> None:
    assert build(root, "--paper", paper, "--deck-thickness", deck).code == 0
    for page in pages(root, f"trial-boxes-en-{paper}-deck{deck}.pdf"):
        inked = page.convert("L").point(lambda value: 255 if value < 250 else 0).getbbox()
        assert inked is not None
        left, top, right, bottom = (edge / 4 for edge in inked)
        width, height = (length / 4 for length in page.size)
        assert min(left, top, width - right, height - bottom) >= 4.75


def test_a_lid_and_a_base_where_one_piece_does_not_fit(root: Path) -> None:
    said = build(root, "--deck-thickness", "45")
    assert said.code == 0, said.err
    assert "does not fit on A4: a lid and a base are printed" in said.err
    lid, base = pages(root, "trial-boxes-en-a4-deck45.pdf")
    art = 2  # mm of bleed over the folds of the base, whose walls are plain
    assert spans(lid, RED)[0] - spans(base, RED)[0] + art == pytest.approx(1.6, abs=0.6)
    assert "1 box" in said.out


def test_sleeves_and_heavy_card_make_larger_boxes(root: Path) -> None:
    assert "66 × 101 × 9.0 mm inside" in build(root, "--plan").out
    assert "69 × 104 × 9.0 mm inside" in build(root, "--plan", "--sleeves", "penny").out
    cards = root / "cards/trial/cards.yaml"
    cards.write_text(cards.read_text(encoding="utf-8") + "  copies: 50\n", encoding="utf-8")
    plans = {
        (): "16.0 mm thick, 66 × 101 × 17.0 mm",
        ("--sleeves", "premium"): "30.0 mm thick, 69 × 104 × 31.0 mm",
        ("--card-thickness", "0.4"): "20.0 mm thick, 66 × 101 × 21.0 mm",
        ("--card-weight", "300"): "18.0 mm thick, 66 × 101 × 19.0 mm",
    }
    for options, told in plans.items():
        assert told in build(root, "--plan", *options).out
    assert "1 sheet, 1 page a language" in build(root, "--plan").out


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--deck-thickness", "90"), "neither fits on A4 (210 × 297 mm) inside 5 mm margins"),
        (("--deck-thickness", "9", "--card-thickness", "1"),
         "--card-thickness and --deck-thickness both say how thick the deck is"),
        (("--cards", "apollo"), "a box is for whole decks, and --cards chooses some"),
        (("--deck-thickness", "12,5"), "with a full stop: type 12.5"),
    ],
)  # fmt: skip
def test_what_cannot_be_printed_says_what_to_type(
    root: Path, options: tuple[str, ...], told: str
) -> None:
    said = build(root, *options)
    assert said.code
    assert told in " ".join(said.err.split())
    assert "Traceback" not in said.err
    assert not list((root / "out").glob("*.pdf"))


def test_a_measured_deck_is_one_deck(root: Path) -> None:
    more = BOXES[BOXES.index("      trial:") :].replace("trial", "second")
    edit(root, BOXES, BOXES + more)
    said = build(root, "--deck-thickness", "12")
    assert said.code == 2
    assert "--deck-thickness measures one deck, and 2 boxes are built" in said.err
    assert "trial-boxes-en-a4.pdf  2 pages  2 boxes" in build(root).out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("holds: [gods]", "holds: [god]", '14:17: error box-contents: trial: no deck "god"'),
        ("holds: [gods]", "holds: []", "14:16: error wrong-type"),
        ("layout: crate", "layout: crat",
         '11:13: error unknown-layout: no layout "crat-front": did you mean "crate-front"'),
        ("colour: red", "colour: rod", '18:17: error drawing: unknown colour "rod": did you mean'),
        ("emblem: lyre", "emblem: lyer", '16:17: error unknown-emblem: there is no emblem "lyer"'),
        ("kind: box", "kind: bx", '10:11: error unknown-word: unknown word "bx"'),
        ("en: Trial}\n        emblem", f"en: {'Trial ' * 9}}}\n        emblem",
         "15:31: error overflow: trial, en, name"),
    ],
)  # fmt: skip
def test_bad_input_is_told_with_its_place(root: Path, old: str, new: str, told: str) -> None:
    edit(root, old, new)
    said = build(root)
    assert said.code == 1
    assert f"cards/trial/pack.yaml:{told}" in said.err
    assert not list((root / "out").glob("*.pdf"))


def test_boxes_are_printed_with_all_the_rest_unless_some_cards_are_chosen(root: Path) -> None:
    everything = run("build", "--out", root / "out", "--lang", "en", root=root)
    assert "trial-boxes-en-a4.pdf" in everything.out
    some = run("build", "--out", root / "some", "--cards", "apollo", root=root)
    assert some.code == 0
    assert "trial-boxes" not in some.out


def test_low_ink_spares_four_fifths_of_the_ink(tmp_path: Path) -> None:
    shipped = Path(__file__).parents[2]
    for pack in ("faith", "leaders", "duel-leaders"):
        dark = []
        for ink in ("full", "low"):
            out = tmp_path / pack / ink
            options = ("--ink", ink, "--only", "boxes", "--lang", "fr", "--out", out)
            assert run("build", pack, *options, root=shipped).code == 0
            (file,) = out.glob("*.pdf")
            page = pypdfium2.PdfDocument(file)[0].render(scale=3).to_pil().convert("CMYK")
            dark.append(sum(sum(v * n for v, n in enumerate(b.histogram())) for b in page.split()))
        assert dark[1] < 0.2 * dark[0], f"{pack}: {dark[1] / dark[0]:.0%} of the ink"


def test_a_box_among_the_cards_is_answered_by_how_it_is_printed(root: Path) -> None:
    said = run("build", "--cards", "boxes/trial", root=root)
    assert said.code == 2
    assert "help: boxes/trial is a box: cardgen build trial --only boxes" in said.err


def test_an_option_that_takes_a_list_may_be_given_again(root: Path) -> None:
    said = run("build", "--plan", "--only", "boxes", "--only", "cards", root=root)
    assert said.out == run("build", "--plan", "--only", "boxes,cards", root=root).out
    assert "box" in said.out
    assert "sheet" in said.out
