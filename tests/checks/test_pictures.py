"""Pictures of a pack: whole, of a known form, large enough and not too large, inside the pack."""

import struct
from io import BytesIO
from pathlib import Path
from zlib import crc32

import pytest
from PIL import Image

from cardgen.checks.run import findings_of
from cardgen.model.finding import Finding
from cardgen.project.load import Selection, load_project
from cardgen.raster import Raster, read_raster
from tests.small_root import APOLLO, LAYOUTS, small_root

ART = "cards/trial/art/"


def encoded(
    form: str, size: tuple[int, int] = (40, 30), mode: str = "RGB", **options: int
) -> bytes:
    stream = BytesIO()
    Image.new(mode, size, 7).save(stream, form, **options)
    return stream.getvalue()


FORMS = {
    "jpeg": encoded("JPEG"),
    "progressive jpeg": encoded("JPEG", progressive=True),
    "png": encoded("PNG"),
    "png with opacity": encoded("PNG", mode="RGBA"),
    "webp": encoded("WEBP"),
    "webp without loss": encoded("WEBP", lossless=True),
    "webp with opacity": encoded("WEBP", mode="RGBA"),
}


@pytest.mark.parametrize("form", FORMS)
def test_size_and_wholeness_of_every_form(form: str) -> None:
    assert read_raster(FORMS[form]) == Raster(40, 30)


@pytest.mark.parametrize("form", FORMS)
def test_a_picture_cut_short_is_damaged_wherever_it_is_cut(form: str) -> None:
    content = FORMS[form]
    for kept in range(16, len(content) - 2, max(1, len(content) // 40)):
        assert read_raster(content[:kept]).fault, kept


def test_a_png_with_a_wrong_byte_is_damaged() -> None:
    content = bytearray(FORMS["png"])
    content[45] ^= 0xFF
    assert read_raster(bytes(content)).fault == "is cut short or damaged"


@pytest.mark.parametrize("content", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"])
def test_what_is_no_picture(content: bytes) -> None:
    assert read_raster(content).fault


def huge_png(side: int = 10_000) -> bytes:
    """A whole PNG that claims so many pixels on each side."""
    content = bytearray(FORMS["png"])
    content[16:24] = struct.pack(">II", side, side)
    content[29:33] = struct.pack(">I", crc32(bytes(content[12:29])))
    return bytes(content)


@pytest.mark.parametrize("side", [10_000, 100_000])
def test_the_size_of_a_bomb_is_told_and_other_readers_still_refuse_it(side: int) -> None:
    assert read_raster(huge_png(side)) == Raster(side, side)
    with pytest.warns(Image.DecompressionBombWarning), Image.open(BytesIO(huge_png(10_000))):
        pass


def found(root: Path) -> list[tuple[str, str, str]]:
    project = load_project(root, Selection()).project
    return [_told(finding) for finding in findings_of(project, select={"picture"})]


def _told(finding: Finding) -> tuple[str, str, str]:
    return finding.code, finding.severity, finding.place.file


def test_a_sound_picture_is_no_finding(tmp_path: Path) -> None:
    assert found(small_root(tmp_path / "root", {f"{ART}apollo.jpg": FORMS["jpeg"]})) == []


@pytest.mark.parametrize(
    ("name", "content", "code", "severity"),
    [
        ("apollo.jpg", FORMS["jpeg"][:200], "picture-damaged", "error"),
        ("apollo.png", huge_png(), "picture-huge", "error"),
        ("apollo.webp", b"GIF89a", "picture-damaged", "error"),
        ("apollo.jpg", encoded("JPEG", mode="CMYK"), "picture-damaged", "error"),
        ("appolo.jpg", FORMS["jpeg"], "picture-stray", "warning"),
        ("apollo.bmp", FORMS["jpeg"], "picture-form", "warning"),
        ("apollo.JPG", FORMS["jpeg"], "picture-form", "warning"),
    ],
)
def test_what_is_refused(
    name: str, content: bytes, code: str, severity: str, tmp_path: Path
) -> None:
    root = small_root(tmp_path / "root", {ART + name: content})
    assert found(root) == [(code, severity, ART + name)]


def test_the_picture_of_a_card_that_is_refused_is_no_stray_one(tmp_path: Path) -> None:
    broken = APOLLO.replace("  cost:", "  focus: middle\n  cost:")
    files = {f"{ART}apollo.jpg": FORMS["jpeg"], "cards/trial/cards.yaml": broken}
    refused = ("wrong-type", "error", "cards/trial/cards.yaml")
    assert found(small_root(tmp_path / "root", files)) == [refused]


def test_a_second_picture_for_a_card(tmp_path: Path) -> None:
    files = {f"{ART}apollo.{ending}": FORMS["png"] for ending in ("jpg", "png")}
    root = small_root(tmp_path / "root", files)
    assert found(root) == [("picture-twice", "error", f"{ART}apollo.png")]


# A layout with a picture an inch wide and high.
ZONE = {
    "templates/layouts/trial.yaml": (LAYOUTS / "trial.yaml").read_text(encoding="utf-8")
    + '  art: {picture: "{{ art }}", box: [30, 14, 25.4, 25.4], focus: "{{ focus }}"}\n'
}


@pytest.mark.parametrize(("pixels", "severity"), [(1, "error"), (90, "warning")])
def test_a_picture_too_coarse_to_recognise_is_an_error(
    pixels: int, severity: str, tmp_path: Path
) -> None:
    picture = encoded("PNG", (pixels, pixels))
    root = small_root(tmp_path / "root", {f"{ART}apollo.png": picture, **ZONE})
    assert found(root) == [("picture-coarse", severity, f"{ART}apollo.png")]


def test_a_link_out_of_the_pack_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.jpg").write_bytes(FORMS["jpeg"])
    root = small_root(tmp_path / "root")
    (root / ART).mkdir()
    (root / ART / "apollo.jpg").symlink_to(tmp_path / "secret.jpg")
    assert found(root) == [("picture-outside", "error", f"{ART}apollo.jpg")]


def test_dots_an_inch_follow_the_tighter_side(tmp_path: Path) -> None:
    """In a box an inch wide and high."""
    root = small_root(tmp_path / "root", {f"{ART}apollo.png": encoded("PNG", (600, 90)), **ZONE})
    project = load_project(root, Selection()).project
    (finding,) = findings_of(project, select={"picture"})
    assert "apollo is printed at 90 dots an inch" in finding.message
