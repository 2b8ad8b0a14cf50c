"""`build --cutter`: marks on the sheets, and files that a machine follows around each piece."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PIL import Image

from tests.cli.run import Run, run, snapshot
from tests.cli.test_boxes import BOXES
from tests.cli.test_components import components_root, found, pages
from tests.conftest import ROOT
from tests.small_root import PACK, small_root

SVG = "{http://www.w3.org/2000/svg}"
RED, GREEN, BLACK, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 0), (255, 255, 255)
PAD = 1.5  # mm: nothing that is printed comes nearer to a mark


class Extent(NamedTuple):
    """The edges of a path in mm from the sheet's top left corner."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Extent", by: float) -> bool:
        """Whether two come nearer to each other than some mm."""
        across = self.left < other.right + by and other.left < self.right + by
        return across and self.top < other.bottom + by and other.top < self.bottom + by


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return components_root(tmp_path / "root")


def build(root: Path, *arguments: str | Path) -> Run:
    return run("build", "--out", root / "out", "--lang", "en", *arguments, root=root)


def codes(file: Path) -> dict[str, list[str]]:
    """The path code of each layer of an SVG."""
    groups = ElementTree.parse(file).getroot().iter(f"{SVG}g")
    return {
        str(group.get("id")): [str(path.get("d")) for path in group.iter(f"{SVG}path")]
        for group in groups
    }


def layers(file: Path) -> dict[str, list[Extent]]:
    return {layer: [extent(code) for code in every] for layer, every in codes(file).items()}


def extent(code: str) -> Extent:
    """The edges of a path; those of a curve are where it ends, or its handles run along them."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", code)]
    across, down = numbers[::2], numbers[1::2]
    return Extent(min(across), min(down), max(across), max(down))


def polylines(file: Path, height: float) -> dict[str, list[Extent]]:
    """The edges of each polyline of a DXF by its layer; bulges lie within those of our shapes."""
    words = file.read_text(encoding="ascii").split("\n")
    made: dict[str, list[list[tuple[float, float]]]] = {}
    entity, layer, x = "", "", 0.0
    for code, value in zip(words[::2], words[1::2], strict=False):
        if code == "0":
            entity = value
        elif code == "8":
            layer = value
            if entity == "POLYLINE":
                made.setdefault(layer.lower(), []).append([])
        elif code == "10" and entity == "VERTEX":
            x = float(value)
        elif code == "20" and entity == "VERTEX":
            made[layer.lower()][-1].append((x, height - float(value)))
    return {
        layer: [
            Extent(
                min(x for x, _ in points), min(y for _, y in points),
                max(x for x, _ in points), max(y for _, y in points),
            )
            for points in paths
        ]
        for layer, paths in made.items()
    }  # fmt: skip


def colour_at(page: Image.Image, x: float, y: float) -> tuple[int, int, int]:
    """What is printed at a place in mm; pages have four pixels for each."""
    colour = page.getpixel((round(x * 4), round(y * 4)))
    assert isinstance(colour, tuple)
    return colour[0], colour[1], colour[2]


def test_the_marks_of_the_file_are_those_on_the_front(root: Path) -> None:
    said = build(root, "--only", "board", "--cutter", "silhouette")
    assert said.code == 0, said.err
    assert "3 marks, length 5 mm, thickness 0.5 mm, inset 10 mm" in said.err
    front, back = pages(root, "trial-boards-en-a4-silhouette.pdf")
    square, *arms = layers(root / "out/trial-boards-en-a4-silhouette-cut-1.svg")["marks"]
    assert square == Extent(10, 10, 15, 15)
    assert [arm[2:] for arm in arms] == [
        (287.25, 10.25),
        (287.25, 15),
        (15, 200.25),
        (10.25, 200.25),
    ]
    for one in (square, *arms):
        middle = (one.left + one.right) / 2, (one.top + one.bottom) / 2
        assert max(colour_at(front, *middle)) < 140  # an arm is no wider than two pixels
        assert colour_at(back, *middle) == WHITE
    inked = front.convert("L").point(lambda value: 255 if value < 140 else 0)
    assert inked.crop((0, 0, 80, 80)).getbbox() == pytest.approx((40, 40, 60, 60), abs=1)


def test_each_piece_is_cut_along_its_trim(root: Path) -> None:
    assert build(root, "--only", "components", "--cutter", "silhouette").code == 0
    for name, colour, size in (
        ("boards", RED, (250, 105)),
        ("markers", GREEN, (64, 30)),  # two beside each other
    ):
        page = pages(root, f"trial-{name}-en-a4-silhouette.pdf")[0]
        cuts = layers(root / f"out/trial-{name}-en-a4-silhouette-cut-1.svg")["cut"]
        of_colour = [one for one in cuts if colour_at(page, *middle(one)) == colour]
        left, top = min(one.left for one in of_colour), min(one.top for one in of_colour)
        right, bottom = (
            max(getattr(one, side) for one in of_colour) for side in ("right", "bottom")
        )
        assert (right - left, bottom - top) == pytest.approx(size, abs=0.001)
        bleed = found(page, colour)
        assert bleed == pytest.approx((left - 2, top - 2, right + 2, bottom + 2), abs=0.26)
    page = pages(root, "trial-boards-en-a4-silhouette.pdf")[0]
    bleed = tuple(round(4 * edge) for edge in found(page, RED))
    assert page.crop(bleed).getcolors() == [((bleed[2] - bleed[0]) * (bleed[3] - bleed[1]), RED)]
    (board,) = codes(root / "out/trial-boards-en-a4-silhouette-cut-1.svg")["cut"]
    assert board.count("C") == 4  # its round corners
    assert board.endswith("Z")


def middle(one: Extent) -> tuple[float, float]:
    return (one.left + one.right) / 2, (one.top + one.bottom) / 2


def test_a_file_is_as_large_as_its_sheet(root: Path) -> None:
    assert build(root, "--only", "cards", "--cutter", "silhouette", "--paper", "letter").code == 0
    svg = ElementTree.parse(root / "out/trial-gods-en-letter-silhouette-cut-1.svg").getroot()
    width, height = pages(root, "trial-gods-en-letter-silhouette.pdf")[0].size
    box = [float(number) for number in str(svg.get("viewBox")).split()]
    assert box == pytest.approx([0, 0, width / 4, height / 4], abs=0.2)
    assert (svg.get("width"), svg.get("height")) == (f"{box[2]:g}mm", f"{box[3]:g}mm")


@pytest.mark.parametrize("bleed", ["0", "2", "3"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("cutter", ["silhouette", "silhouette-feeder", "cricut"])
def test_pieces_keep_within_reach_and_out_of_the_way_of_marks(
    cutter: str, paper: str, bleed: str, root: Path
) -> None:
    cards = ("--only", "cards", "--cards", "apollo*40", "--duplex", "none")
    said = build(root, *cards, "--cutter", cutter, "--paper", paper, "--bleed", bleed)
    assert said.code == 0, said.err
    (first, *_) = sorted((root / "out").glob("*-cut-1-*.svg"))
    seen = layers(first)
    inset = {"silhouette": 10, "silhouette-feeder": 15.875, "cricut": 14}[cutter]
    box = ElementTree.parse(first).getroot().get("viewBox") or ""
    width, height = (float(number) for number in box.split()[2:])
    for one in seen["cut"]:
        assert one.left >= inset - 0.001
        assert one.top >= inset - 0.001
        assert max(one.right - width, one.bottom - height) <= 0.001 - inset
        assert not any(
            one.meets(mark, float(bleed) + PAD - 0.001) for mark in seen.get("marks", [])
        )
    for one, other in pairwise(sorted(seen["cut"])):
        assert not one.meets(other, 2 * float(bleed) - 0.001)


def test_a_slot_that_meets_a_mark_is_left_out(root: Path) -> None:
    """Nine rows of six discs have room within the inset, but for the one at the square."""
    discs = ("--only", "token", "--cards", "markers/gust*60", "--bleed", "0", "--duplex", "none")
    assert build(root, *discs, "--cutter", "silhouette").code == 0
    seen = layers(root / "out/trial-markers-en-a4-chosen-bleed0-silhouette-fronts-cut-1.svg")
    assert len(seen["cut"]) == 53
    assert not any(one.meets(mark, PAD - 0.001) for one in seen["cut"] for mark in seen["marks"])


def test_discs_of_several_sizes_lie_within_the_marks(tmp_path: Path) -> None:
    coins = ("build", "leaders", "--lang", "en", "--only", "components", "--out", tmp_path)
    assert run(*coins, "--cutter", "silhouette", root=ROOT).code == 0
    seen = layers(tmp_path / "leaders-markers+coins-en-a4-silhouette-cut-1.svg")
    sizes = sorted({round(one.right - one.left, 3) for one in seen["cut"]})
    assert (len(seen["cut"]), sizes) == (18, [24, 30])
    assert min(one.left for one in seen["cut"]) >= 10
    assert not any(one.meets(mark, 2 + PAD) for one in seen["cut"] for mark in seen["marks"])


def test_words_stay_away_from_the_marks(root: Path) -> None:
    """A camera takes the first dark it meets for a mark."""
    assert build(root, "--only", "board", "--cutter", "silhouette").code == 0
    front = pages(root, "trial-boards-en-a4-silhouette.pdf")[0]
    for one in layers(root / "out/trial-boards-en-a4-silhouette-cut-1.svg")["marks"]:
        blank = Image.new("L", front.size, 0)
        blank.paste(255, tuple(round(4 * edge) for edge in wider(one, 3.8)))
        for mark in layers(root / "out/trial-boards-en-a4-silhouette-cut-1.svg")["marks"]:
            blank.paste(0, tuple(round(4 * edge) for edge in wider(mark, 0.5)))
        around = Image.composite(front.convert("L"), Image.new("L", front.size, 255), blank)
        assert around.getextrema()[0] == 255


def wider(one: Extent, by: float) -> Extent:
    return Extent(one.left - by, one.top - by, one.right + by, one.bottom + by)


def test_sheets_that_are_cut_alike_have_one_file(root: Path) -> None:
    cards = ("--only", "cards", "--cards", "apollo*14", "--cutter", "silhouette")
    said = build(root, *cards)
    assert said.code == 0, said.err
    out = root / "out"
    assert sorted(file.name for file in out.iterdir() if "-cut-" in file.name) == [
        f"trial-gods-en-a4-chosen-silhouette-cut-{sheets}" for sheets in
        ("1-2.dxf", "1-2.svg", "3.dxf", "3.svg")
    ]  # fmt: skip
    full, last = (
        layers(out / f"trial-gods-en-a4-chosen-silhouette-cut-{name}.svg") for name in ("1-2", "3")
    )
    assert (len(full["cut"]), len(last["cut"])) == (6, 2)
    assert full["cut"][:2] == last["cut"]
    listed = json.loads((out / "manifest.json").read_text(encoding="utf-8"))["files"]
    cuts = [(one["kind"], one["pages"], one["cards"]) for one in listed if "-cut-" in one["path"]]
    assert cuts == [("cut", 2, 6), ("cut", 2, 6), ("cut", 1, 2), ("cut", 1, 2)]
    plan = build(root, *cards, "--plan", "--paper", "a4", "--bleed", "2").out
    assert "14 cards of 65 × 100 mm on A4 with 2 mm bleed: 3 sheets" in plan


def test_the_dxf_says_the_same_upward(root: Path) -> None:
    assert build(root, "--only", "components", "--cutter", "silhouette").code == 0
    for name, height in (("boards", 210), ("markers", 297)):
        file = root / "out" / f"trial-{name}-en-a4-silhouette-cut-1.svg"
        drawn, told = layers(file), polylines(file.with_suffix(".dxf"), height)
        assert told.keys() == drawn.keys()
        for layer, extents in drawn.items():
            assert len(told[layer]) == len(extents)
            for one, other in zip(told[layer], extents, strict=True):
                assert one == pytest.approx(other, abs=0.001)


def test_a_disc_is_four_bulges_in_dxf(root: Path) -> None:
    assert (
        build(root, "--only", "token", "--cards", "markers/gust", "--cutter", "silhouette").code
        == 0
    )
    text = (root / "out/trial-markers-en-a4-chosen-silhouette-cut-1.dxf").read_text("ascii")
    cut = text[text.index("POLYLINE\n8\nCUT") :]
    assert cut.count("VERTEX") == 4
    assert set(re.findall(r"^42\n(\S+)$", cut, re.M)) == {"-0.414214"}  # clockwise, as it is seen


def test_boxes_are_cut_out_and_scored(tmp_path: Path) -> None:
    pack = PACK.replace("components: {booklets: 1}\n", BOXES)
    root = small_root(tmp_path / "root", {"cards/trial/pack.yaml": pack}, every_drawing=True)
    said = build(root, "--only", "boxes", "--cutter", "silhouette")
    assert said.code == 0, said.err
    seen = layers(root / "out/trial-boxes-en-a4-silhouette-cut-1.svg")
    (cut,) = seen["cut"]
    assert len(seen["fold"]) == 12
    assert all(cut.meets(fold, 0) or fold.left == fold.right for fold in seen["fold"])
    assert len(seen["marks"]) == 5
    page = pages(root, "trial-boxes-en-a4-silhouette.pdf")[0]
    assert colour_at(page, 12.5, 12.5) == BLACK
    told = polylines(root / "out/trial-boxes-en-a4-silhouette-cut-1.dxf", page.height / 4)
    assert len(told["fold"]) == 12


def test_a_box_keeps_within_the_reach_of_the_machine(tmp_path: Path) -> None:
    """The box of one piece has room on A4, but not within the inset: a lid and a base are cut."""
    pack = PACK.replace("components: {booklets: 1}\n", BOXES)
    root = small_root(tmp_path / "root", {"cards/trial/pack.yaml": pack}, every_drawing=True)
    thick = ("--only", "boxes", "--deck-thickness", "24")
    assert "1 sheet, 1 page" in build(root, *thick, "--plan").out
    assert "2 sheets, 2 pages" in build(root, *thick, "--plan", "--cutter", "silhouette").out


def test_a_machine_that_prints_its_own_marks_gets_the_page_instead(root: Path) -> None:
    said = build(root, "--only", "cards", "--cutter", "cricut")
    assert said.code == 0, said.err
    assert "Cricut Design Space reads only marks that it prints itself" in said.err
    seen = layers(root / "out/trial-gods-en-a4-cricut-cut-1.svg")
    assert "marks" not in seen
    assert seen["page"] in ([Extent(0, 0, 210, 297)], [Extent(0, 0, 297, 210)])
    assert not list((root / "out").glob("*.dxf"))


def test_nothing_is_made_again_when_nothing_has_changed(root: Path) -> None:
    first = build(root, "--cutter", "silhouette")
    left = snapshot(root / "out")
    assert build(root, "--cutter", "silhouette") == first
    assert snapshot(root / "out") == left
    (root / "out" / "manifest.json").unlink()
    build(root, "--cutter", "silhouette")
    assert snapshot(root / "out") == left


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--cutter", "silhouete"), "'silhouete' is not one of 'silhouette'"),
        (("--cutter", "cricut", "--duplex", "fold"), "--cutter cricut cuts flat sheets"),
        (("--cutter", "cricut", "--only", "aid"), "--cutter cricut is about sheets that are cut"),
        (("--cutter", "silhouette", "--margin", "30", "--only", "board"), "does not fit on A4"),
    ],
)
def test_bad_input_says_what_to_type(arguments: tuple[str, ...], told: str, root: Path) -> None:
    said = build(root, *arguments)
    assert said.code == 2
    assert told in " ".join(said.err.split())
    assert not list((root / "out").glob("*"))
