"""Score pads: four to a sheet, lines that a hand can write on, each line that the rules count."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PIL import Image, ImageStat

from cardgen.imposition.papers import PAPERS
from cardgen.layout.assets import Assets
from cardgen.layout.marks import CardFace
from cardgen.layout.marks import Path as PathMark
from cardgen.layout.zones.score import shared_heights
from cardgen.project.load import Selection, load_project
from tests.cli.run import Run, run
from tests.conftest import ROOT
from tests.layout.contrast import canvas
from tests.layout.marks_seen import seen, texts
from tests.small_root import PACK, small_root

SETUP = "cards/trial/pack.yaml"
PADS = """\
components:
  scorepads:
    kind: scorepad
    layout: scorepad
    of:
      trial:
        name: {fr: Essai, en: Trial}
        columns: 7
        lines: [wonder and gods, conflicts, treasury, blue]
"""
LAYOUTS = ("scorepad.yaml", "scorepad-low-ink.yaml")
PACKS = ("faith", "leaders", "duel-leaders")
VIEWS = {view.pack.id: view for view in load_project(ROOT, Selection(packs=PACKS)).project.packs}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    layouts = {
        f"templates/layouts/{name}": (ROOT / "templates" / "layouts" / name).read_bytes()
        for name in LAYOUTS
    }
    pack = PACK.replace("components: {booklets: 1}\n", PADS)
    return small_root(tmp_path / "root", {SETUP: pack, **layouts}, every_drawing=True)


def build(root: Path, *arguments: str) -> Run:
    return run("build", "--out", root / "out", "--only", "scorepad", *arguments, root=root)


def edit(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text(encoding="utf-8")
    assert old in text
    (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_four_lie_on_a_sheet(paper: str, root: Path) -> None:
    told = build(root, "--plan", "--paper", paper)
    assert f"97 × 132 mm, 4 on a sheet of {PAPERS[paper].title} with 6 cuts" in told.out
    said = build(root, "--paper", paper, "--lang", "fr")
    assert (said.code, said.err) == (0, "")
    assert f"trial-scorepads-fr-{paper}.pdf  1 page  1 scorepad" in said.out
    (one,) = json.loads((root / "out" / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert (one["kind"], one["deck"], one["cards"]) == ("scorepad", "scorepads", 1)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("blue]", "bleu]", 16, 'unknown word "bleu": did you mean "blue"?'),
        ("blue]", "treasury]", 16, 'the line "treasury" stands above'),
        ("columns: 7", "columns: 70", 15, "70"),
        ("layout: scorepad", "layout: scorebad", 11, 'no layout "scorebad"'),
    ],
)
def test_what_a_pad_cannot_be(old: str, new: str, line: int, says: str, root: Path) -> None:
    edit(root, SETUP, old, new)
    said = build(root)
    assert said.code == 1
    assert re.search(rf"{SETUP}:{line}:\d+: error ", said.err), said.err
    assert says in said.err
    assert not (root / "out").exists()


def test_a_line_without_words_is_told_where_the_pad_names_it(root: Path) -> None:
    edit(root, "templates/languages/fr/sheets.yaml", "    blue: {name: Civil}\n", "")
    said = build(root)
    assert f'{SETUP}:16:55: error language-words: the line "blue" has no words' in said.err
    assert 'add to lines: of scorepad: in templates/languages/fr/sheets.yaml: "blue"' in said.err


def test_a_pad_goes_with_no_choice_of_cards(root: Path) -> None:
    said = build(root, "--cards", "apollo")
    assert said.code == 2
    assert "a score pad is for whole packs, and --cards chooses some of their cards" in said.err


def faces(pack: str, ink: str = "full") -> list[CardFace]:
    return [one.face for one in VIEWS[pack].composed.pads.faces if one.ink == ink]


def grid(face: CardFace) -> tuple[list[float], list[float]]:
    """Where the lines and the columns of a pad part, in mm."""
    strokes = [m for m in face.marks if isinstance(m, PathMark) and len(m.segments) == 2]
    ends = [(*s.segments[0][1:], *s.segments[1][1:]) for s in strokes]
    rows = sorted({float(y) for _, y, _, end in ends if y == end})
    columns = sorted({float(x) for x, _, end, _ in ends if x == end})
    return rows, columns


@pytest.mark.parametrize("pack", PACKS)
def test_a_hand_has_room_to_write(pack: str) -> None:
    """7 mm a line, and 8 mm for the three figures of a column."""
    assert len(faces(pack)) == 2
    for face in faces(pack):
        assert face.faults == ()
        rows, columns = grid(face)
        assert min(second - first for first, second in pairwise(rows)) >= 7
        assert min(second - first for first, second in pairwise(columns)) >= 8


AIR = 1.0  # mm over the words of a label, and below them


@pytest.mark.parametrize("pack", PACKS)
def test_the_words_of_a_label_have_air_and_one_size(pack: str) -> None:
    for face in faces(pack):
        rows, _ = grid(face)
        shown = [one for one in seen(face, Assets(ROOT).faces) if texts([one.mark])]
        names = [one.mark.size for one in shown if one.mark.words[0][0] == "AlegreyaSans-Bold"]
        assert len(set(names)) == 1
        for top, foot in pairwise(rows):
            held = [one.box for one in shown if top < one.box.centre[1] < foot]
            assert min(box.y for box in held) - top >= AIR
            assert foot - max(box.bottom for box in held) >= AIR


HEIGHTS = some.lists(some.floats(1, 20), min_size=1, max_size=12)


@given(HEIGHTS, some.floats(20, 200))
def test_rows_share_the_height_of_a_pad(wanted: list[float], whole: float) -> None:
    """Each has what it wants where that is possible; those that want less are alike."""
    shared = shared_heights(wanted, whole)
    assert sum(shared) == pytest.approx(whole)
    if sum(wanted) <= whole:
        assert all(got >= want - 1e-9 for got, want in zip(shared, wanted, strict=True))
        rest = [got for got, want in zip(shared, wanted, strict=True) if got > want + 1e-9]
        assert rest == pytest.approx([min(shared)] * len(rest))
    else:
        assert len(set(shared)) == 1


@pytest.mark.parametrize("pack", PACKS)
def test_every_line_that_the_rules_count_has_its_place(pack: str) -> None:
    """The points of a pack's scenarios go by the names of lines."""
    files = (ROOT / "cards" / pack / "scenarios").glob("*.yaml")
    said = re.findall(r"points: \{([^}]*)\}", " ".join(f.read_text("utf-8") for f in files))
    counted = {line for points in said for line in re.findall(r"\b([a-z]+): -?\d", points)}
    assert len(counted) > 2
    (pads,) = VIEWS[pack].pack.pad_sets
    assert counted <= {line.partition(" ")[0] for pad in pads.members for line in pad.lines}


def coverage(face: CardFace) -> float:
    image: Image.Image = canvas(face, Assets(ROOT).faces, 300).image
    return 1 - sum(ImageStat.Stat(image).mean) / (3 * 255)


def test_little_ink_saves_four_fifths() -> None:
    for pack in PACKS:
        full, low = (coverage(faces(pack, ink)[0]) for ink in ("full", "low"))
        assert low < full / 5, pack
