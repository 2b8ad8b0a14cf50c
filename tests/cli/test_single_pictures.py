"""`build --only png`: a picture of each side, at its trim to the pixel, in a folder of its own."""

import json
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.run import Run, run, snapshot
from tests.cli.test_components import components_root

RED, DARK_RED, GREEN = (255, 0, 0), (153, 0, 0), (0, 255, 0)
BOARD, GUST = "boards-en-300dpi/trial-boards-cairo", "markers-en-300dpi/trial-markers-gust"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return components_root(tmp_path / "root")


def build(root: Path, *arguments: str | Path) -> Run:
    return run("build", "--out", root / "out", "--lang", "en", *arguments, root=root)


def made(root: Path) -> list[str]:
    """The pictures there are, below their folder."""
    folder = root / "out" / "png"
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*.png"))


def picture(root: Path, name: str) -> Image.Image:
    with Image.open(root / "out" / "png" / f"trial-{name}.png") as opened:
        opened.load()
        return opened


def test_every_side_is_a_picture_and_a_shared_back_is_one(root: Path) -> None:
    said = build(root, "--only", "png")
    assert said.code == 0, said.err
    assert made(root) == [
        "trial-boards-en-300dpi/trial-boards-cairo-back-en.png",
        "trial-boards-en-300dpi/trial-boards-cairo-front-en.png",
        "trial-gods-en-300dpi/trial-gods-apollo-front-en.png",
        "trial-gods-en-300dpi/trial-gods-back-en.png",
        "trial-markers-en-300dpi/trial-markers-apollo-back-en.png",
        "trial-markers-en-300dpi/trial-markers-apollo-front-en.png",
        "trial-markers-en-300dpi/trial-markers-gust-back-en.png",
        "trial-markers-en-300dpi/trial-markers-gust-front-en.png",
    ]
    assert "out/png/trial-markers-en-300dpi/  4 pictures" in said.out
    assert not list((root / "out").glob("*.pdf"))
    listed = json.loads((root / "out" / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert [one["path"] for one in listed] == [f"png/{name}" for name in made(root)]
    assert {one["kind"] for one in listed} == {"png"}
    assert [one["cards"] for one in listed] == [1, 1, 1, 0, 1, 1, 1, 1]


@pytest.mark.parametrize(
    ("arguments", "god", "board", "marker", "mode"),
    [
        ((), (768, 1181), (2953, 1240), (354, 354), "RGBA"),
        (("--dpi", "150"), (384, 591), (1476, 620), (177, 177), "RGBA"),
        (("--with-bleed", "--bleed", "3"), (839, 1252), (3024, 1311), (425, 425), "RGB"),
        (("--with-bleed",), (815, 1228), (3000, 1287), (402, 402), "RGB"),
    ],
)
def test_a_picture_is_as_large_as_the_trim_and_says_so(
    arguments: tuple[str, ...],
    god: tuple[int, int],
    board: tuple[int, int],
    marker: tuple[int, int],
    mode: str,
    root: Path,
) -> None:
    """Boards have round corners, and a bleed has none; markers are discs with and without it."""
    assert build(root, "--only", "png", *arguments).code == 0
    seen = {}
    for name in made(root):
        with Image.open(root / "out" / "png" / name) as opened:
            seen[name.split("-")[1]] = (opened.size, opened.mode)
            dots = 150 if "150" in arguments else 300
            assert opened.info["dpi"] == pytest.approx((dots, dots), abs=0.02)
    assert seen == {"gods": (god, "RGB"), "boards": (board, mode), "markers": (marker, "RGBA")}


def test_what_is_cut_away_is_transparent(root: Path) -> None:
    assert build(root, "--only", "png").code == 0
    board, marker = picture(root, f"{BOARD}-front-en"), picture(root, f"{GUST}-front-en")
    for one, colour in ((board, RED), (marker, GREEN)):
        middle = (one.width // 2, one.height // 2)
        assert one.getpixel(middle) == (*colour, 255)
        assert one.getchannel("A").getpixel((2, 2)) == 0
    assert board.getpixel((board.width - 1, 600)) == (*RED, 255)  # painted to the last pixel
    assert board.getpixel((1500, board.height - 1)) == (*RED, 255)
    assert picture(root, f"{BOARD}-back-en").getpixel((1500, 600)) == (*DARK_RED, 255)


def test_a_bleed_is_printed_around_the_trim(root: Path) -> None:
    assert build(root, "--only", "png", "--with-bleed", "--bleed", "3").code == 0
    board = picture(root, "boards-en-300dpi-bleed3/trial-boards-cairo-front-en")
    marker = picture(root, "markers-en-300dpi-bleed3/trial-markers-gust-front-en")
    assert {board.getpixel(at) for at in ((0, 0), (3023, 0), (3023, 1310))} == {RED}
    assert marker.getpixel((3, 212)) == (*GREEN, 255)
    assert marker.getchannel("A").getpixel((20, 20)) == 0


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("--only", "png", "--cards", "apollo*3"), ["gods-apollo-front", "gods-back"]),
        (
            ("--only", "png", "--cards", "markers/gust"),
            ["markers-gust-back", "markers-gust-front"],
        ),
        (("--only", "png,cards"), ["gods-apollo-front", "gods-back"]),
        (("--only", "board,png"), ["boards-cairo-back", "boards-cairo-front"]),
        (("--only", "png", "--duplex", "none", "--cards", "cairo"), ["boards-cairo-front"]),
    ],
)
def test_only_what_is_chosen(arguments: tuple[str, ...], names: list[str], root: Path) -> None:
    """Beside sheets, pictures are of what these hold; a copy is the same picture."""
    said = build(root, *arguments)
    assert said.code == 0, said.err
    assert [name.split("/")[1] for name in made(root)] == [f"trial-{one}-en.png" for one in names]
    assert bool(list((root / "out").glob("*.pdf"))) == ("png" not in arguments)


def test_languages_and_inks_have_folders_of_their_own(root: Path) -> None:
    out = ("build", "--out", root / "out", "--only", "png", "--cards", "cairo")
    assert run(*out, "--ink", "low", root=root).code == 0
    assert run(*out, "--with-bleed", root=root).code == 0
    assert {name.split("/")[0] for name in made(root)} == {
        "trial-boards-fr-low-ink-300dpi", "trial-boards-en-low-ink-300dpi",
        "trial-boards-fr-300dpi-bleed2", "trial-boards-en-300dpi-bleed2",
    }  # fmt: skip


def test_what_is_too_large_for_the_paper_has_its_picture(root: Path) -> None:
    assert "does not fit on A4" in build(root, "--only", "board", "--margin", "30").err
    said = build(root, "--only", "png", "--cards", "cairo", "--margin", "30")
    assert said.code == 0, said.err
    assert picture(root, f"{BOARD}-front-en").size == (2953, 1240)


def test_nothing_is_drawn_again_when_nothing_has_changed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = build(root, "--only", "png")
    left = snapshot(root / "out")
    monkeypatch.setattr("pypdfium2.PdfDocument", None)
    assert build(root, "--only", "png") == first
    assert snapshot(root / "out") == left


def test_the_same_pictures_are_the_same_bytes(root: Path) -> None:
    assert build(root, "--only", "png").code == 0
    left = snapshot(root / "out")
    (root / "out" / "manifest.json").unlink()
    assert build(root, "--only", "png").code == 0
    assert snapshot(root / "out") == left


def test_a_plan_tells_how_many_and_how_large(root: Path) -> None:
    assert build(root, "--only", "png", "--plan").out.splitlines() == [
        "trial gods: 2 pictures of 768 × 1181 pixels a language",
        "trial boards: 2 pictures of 2953 × 1240 pixels a language",
        "trial markers: 4 pictures of 354 × 354 pixels a language",
    ]
    assert not (root / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--dpi", "0"), "'0' is not a whole number of dots an inch from 36 to 1200: type 300"),
        (("--dpi", "5000"), "'5000' is not a whole number"),
        (("--dpi", "fine"), "'fine' is not a whole number"),
        (("--dpi", "300.5"), "'300.5' is not a whole number"),
        (("--bleed", "3"), "--bleed has no effect on pictures that are cut at the trim"),
    ],
)
def test_bad_input_says_what_to_type(arguments: tuple[str, ...], told: str, root: Path) -> None:
    said = build(root, "--only", "png", *arguments)
    assert said.code == 2
    assert told in " ".join(said.err.split())
    assert not (root / "out").exists()


@pytest.mark.parametrize("option", [("--dpi", "300"), ("--with-bleed",)])
def test_options_of_pictures_want_pictures(option: tuple[str, ...], root: Path) -> None:
    said = build(root, "--only", "cards", *option)
    assert said.code == 2
    assert f"{option[0]} is about pictures, and none are asked for" in said.err
    assert "--only png" in said.err


def test_a_link_instead_of_the_folder_is_refused(root: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (root / "out").mkdir()
    (root / "out" / "png").symlink_to(tmp_path / "mine")
    said = build(root, "--only", "png")
    assert said.code == 2
    assert f"out/png is a link to {tmp_path / 'mine'}" in said.err
    assert list((tmp_path / "mine").iterdir()) == []


def test_a_file_instead_of_the_folder_is_left_alone(root: Path) -> None:
    (root / "out").mkdir()
    (root / "out" / "png").write_text("mine", encoding="utf-8")
    said = build(root, "--only", "png")
    assert said.code == 2
    assert "move it away" in said.err
    assert (root / "out" / "png").read_text(encoding="utf-8") == "mine"
