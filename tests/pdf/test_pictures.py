"""Pictures: decoded whole and once, upright, cropped, small enough, never silently broken."""

import shutil
import subprocess
from collections.abc import Callable
from io import BytesIO
from pathlib import Path as FilePath
from typing import Any

import pikepdf
import pytest
from PIL import Image, ImageCms

import cardgen.pdf.pictures as module
from cardgen.layout.marks import Picture
from cardgen.model.finding import Stop
from cardgen.pdf.pictures import PictureCache, PictureFault, PreparedPicture
from cardgen.units import Box
from tests.pdf.drawn import drawn, letters, page_of, pdf, rect

PURE = {"R": (255, 0, 0), "G": (0, 255, 0), "B": (0, 0, 255), ".": (255, 255, 255)}


def image(rows: str, zoom: int = 40) -> Image.Image:
    """A picture from letters, each `zoom` pixels wide and high."""
    lines = drawn(rows).splitlines()
    small = Image.new("RGB", (len(lines[0]), len(lines)))
    small.putdata([PURE[letter] for line in lines for letter in line])
    return small.resize((small.width * zoom, small.height * zoom), Image.Resampling.NEAREST)


@pytest.fixture
def art(tmp_path: FilePath) -> PictureCache:
    (tmp_path / "pack").mkdir()
    return PictureCache(tmp_path / "pack", tmp_path / "cache")


@pytest.fixture
def put(tmp_path: FilePath, art: PictureCache) -> Callable[..., str]:
    def put(picture: Image.Image, name: str = "art.png", **options: Any) -> str:
        picture.save(tmp_path / "pack" / name, **options)
        return name

    return put


Put = Callable[..., str]
WIDE = """RRGGBB
          RRGGBB"""


def test_a_picture_fills_its_box(art: PictureCache, put: Put) -> None:
    mark = Picture(put(image(WIDE)), Box(0, 1, 6, 2))
    assert letters(page_of(mark), art) == drawn(
        """......
           RRGGBB
           RRGGBB
           ......"""
    )


@pytest.mark.parametrize(("focus", "seen"), [(0.0, "RR"), (0.5, "GG"), (1.0, "BB")])
def test_a_picture_is_cropped_around_its_focus(
    art: PictureCache, put: Put, focus: float, seen: str
) -> None:
    mark = Picture(put(image(WIDE)), Box(2, 1, 2, 2), focus=(focus, 0.5))
    rows = letters(page_of(mark), art).splitlines()
    assert rows == ["......", f"..{seen}..", f"..{seen}..", "......"]


def test_a_camera_turned_on_its_side_gives_an_upright_picture(art: PictureCache, put: Put) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned clockwise
    name = put(image("GG\nRR\nRR"), "art.jpg", exif=exif, quality=95, subsampling=0)
    prepared = art.prepared(Picture(name, Box(0, 0, 3, 2)))
    with Image.open(BytesIO(prepared.colours)) as kept:
        assert kept.getpixel((kept.width - 1, 1)) == pytest.approx((0, 255, 0), abs=6)
        assert kept.getpixel((1, 1)) == pytest.approx((255, 0, 0), abs=6)


def test_a_frame_has_round_corners(art: PictureCache, put: Put) -> None:
    mark = Picture(put(image("R")), Box(0, 0, 6, 4), radius=2)
    rows = letters(page_of(mark), art).splitlines()
    assert (rows[0][0], rows[0][5], rows[3][0], rows[3][5]) == (".", ".", ".", ".")
    assert rows[1] == "RRRRRR"


def test_what_is_clear_shows_the_ground(art: PictureCache, put: Put, tmp_path: FilePath) -> None:
    picture = image("RR")
    picture.putalpha(image(".G").getchannel("R"))  # opaque to the left
    mark = Picture(put(picture), Box(0, 0, 6, 4))
    page = page_of(rect(0, 0, 6, 4, "#0000FF"), mark)
    assert letters(page, art).splitlines()[1] == "RRRBBB"
    (tmp_path / "alpha.pdf").write_bytes(pdf(page, pictures=art))
    subprocess.run(["qpdf", "--check", tmp_path / "alpha.pdf"], check=True, capture_output=True)


def test_a_picture_is_kept_as_full_colour_jpeg_of_300_dpi(art: PictureCache, put: Put) -> None:
    prepared = art.prepared(Picture(put(image(WIDE, 400)), Box(0, 0, 60, 20)))
    with Image.open(BytesIO(prepared.colours)) as kept:
        assert (kept.format, kept.size) == ("JPEG", (709, 236))
        assert {layer[1:3] for layer in getattr(kept, "layer")} == {(1, 1)}  # noqa: B009  # Pillow declares no layers


def test_a_picture_is_never_enlarged(art: PictureCache, put: Put) -> None:
    prepared = art.prepared(Picture(put(image(WIDE, 10)), Box(0, 0, 60, 20)))
    with Image.open(BytesIO(prepared.colours)) as kept:
        assert kept.size == (60, 20)


def test_a_picture_met_before_is_not_decoded_again(
    art: PictureCache, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = Picture(put(image(WIDE)), Box(0, 0, 6, 2))
    first = pdf(page_of(mark), pictures=art)

    def refuse(*_: object) -> None:
        raise RuntimeError("decoded again")

    monkeypatch.setattr(module, "decode_picture", refuse)
    assert pdf(page_of(mark), pictures=art) == first
    put(image("B"))
    with pytest.raises(RuntimeError, match="decoded again"):
        pdf(page_of(mark), pictures=art)


def test_the_same_picture_is_embedded_once_as_it_is_kept(art: PictureCache, put: Put) -> None:
    mark = Picture(put(image(WIDE)), Box(0, 0, 6, 2))
    content = pdf(page_of(mark, mark._replace(radius=1)), pictures=art)
    with pikepdf.open(BytesIO(content)) as document:
        (embedded,) = document.pages[0].Resources.XObject.values()
        assert embedded.read_raw_bytes() == art.prepared(mark).colours


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda held: held[: len(held) // 2],
    "empty": lambda held: b"",
    "one bit": lambda held: held[:-9] + bytes([held[-9] ^ 1]) + held[-8:],
    "longer": lambda held: held + b"\0",
}  # fmt: skip


@pytest.fixture(params=["opaque", "clear"])
def mark(put: Put, request: pytest.FixtureRequest) -> Picture:
    picture = image(WIDE)
    if request.param == "clear":
        picture.putalpha(image(".G").getchannel("R").resize(picture.size))
    return Picture(put(picture), Box(0, 0, 6, 2))


def _kept(tmp_path: FilePath) -> list[FilePath]:
    return [file for file in (tmp_path / "cache").rglob("*") if file.is_file()]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_kept_picture_is_made_again(
    art: PictureCache, mark: Picture, tmp_path: FilePath, damage: str
) -> None:
    first = pdf(page_of(mark), pictures=art)
    for file in _kept(tmp_path):
        file.write_bytes(DAMAGES[damage](file.read_bytes()))
    assert pdf(page_of(mark), pictures=art) == first
    assert pdf(page_of(mark), pictures=art) == first


def test_a_folder_in_the_place_of_a_kept_picture(
    art: PictureCache, mark: Picture, tmp_path: FilePath
) -> None:
    first = pdf(page_of(mark), pictures=art)
    for file in _kept(tmp_path):
        file.unlink()
        file.mkdir()
    assert pdf(page_of(mark), pictures=art) == first


def test_a_file_in_the_place_of_the_folder(
    art: PictureCache, mark: Picture, tmp_path: FilePath
) -> None:
    first = pdf(page_of(mark), pictures=art)
    shutil.rmtree(tmp_path / "cache")
    (tmp_path / "cache").write_text("mine")
    assert pdf(page_of(mark), pictures=art) == first


def test_a_kept_picture_of_another_is_not_believed(
    art: PictureCache, put: Put, tmp_path: FilePath
) -> None:
    """What a build elsewhere kept of the same picture may be anything: anybody can have made it."""
    mark = Picture(put(image(WIDE)), Box(0, 0, 6, 2))
    first = pdf(page_of(mark), pictures=art)
    there = tmp_path / "there"
    shutil.copytree(tmp_path / "pack", there / "pack")
    elsewhere = PictureCache(there / "pack", there / "cache")
    original = module.fit_picture
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "fit_picture", lambda *given: original(*given).rotate(180))
        assert pdf(page_of(mark), pictures=elsewhere) != first
    shutil.rmtree(tmp_path / "cache")
    shutil.copytree(there / "cache", tmp_path / "cache")
    assert pdf(page_of(mark), pictures=art) == first


def _fault(art: PictureCache, file: str) -> PictureFault:
    fault = art.examined(Picture(file, Box(0, 0, 6, 2)))
    assert isinstance(fault, PictureFault)
    assert fault.file == file
    return fault


@pytest.mark.parametrize("name", ["art.jpg", "art.png", "art.webp"])
def test_a_truncated_picture_is_a_fault(
    art: PictureCache, put: Put, tmp_path: FilePath, name: str
) -> None:
    put(Image.effect_noise((300, 200), 60).convert("RGB"), name)
    whole = (tmp_path / "pack" / name).read_bytes()
    (tmp_path / "pack" / name).write_bytes(whole[: len(whole) // 2])
    assert "is damaged" in _fault(art, name).message
    with pytest.raises(Stop, match=name):
        pdf(page_of(Picture(name, Box(0, 0, 6, 2))), pictures=art)


def test_an_oversized_picture_is_a_fault_before_it_is_decoded(
    art: PictureCache, tmp_path: FilePath
) -> None:
    Image.new("1", (8000, 7000)).save(tmp_path / "pack" / "huge.png")
    assert "8000 × 7000 = 56 megapixels" in _fault(art, "huge.png").message


def test_a_decompression_bomb_is_a_fault(art: PictureCache, tmp_path: FilePath) -> None:
    Image.new("1", (12000, 9000)).save(tmp_path / "pack" / "bomb.png")
    assert "far too many pixels" in _fault(art, "bomb.png").message


def test_other_files_are_faults(art: PictureCache, tmp_path: FilePath) -> None:
    (tmp_path / "pack" / "words.png").write_text("no picture")
    Image.new("RGB", (4, 4)).save(tmp_path / "pack" / "old.bmp")
    assert "no whole JPEG, PNG or WebP" in _fault(art, "words.png").message
    assert "no whole JPEG, PNG or WebP" in _fault(art, "old.bmp").message
    assert "cannot be read" in _fault(art, "absent.png").message


def test_a_path_out_of_the_pack_is_a_fault(art: PictureCache, tmp_path: FilePath) -> None:
    image("R").save(tmp_path / "secret.png")
    (tmp_path / "pack" / "link.png").symlink_to(tmp_path / "secret.png")
    for file in ("../secret.png", str(tmp_path / "secret.png"), "link.png"):
        assert "leads out" in _fault(art, file).message


def test_cmyk_needs_a_profile(art: PictureCache, put: Put) -> None:
    name = put(Image.new("CMYK", (40, 40), (255, 0, 0, 0)), "art.jpg")
    assert "CMYK" in _fault(art, name).message


def test_a_colour_profile_is_turned_into_srgb(art: PictureCache, put: Put) -> None:
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    name = put(image("G"), icc_profile=profile)
    assert isinstance(art.examined(Picture(name, Box(0, 0, 6, 2))), PreparedPicture)
    name = put(image("G"), "broken.png", icc_profile=b"nonsense" * 40)
    assert "profile" in _fault(art, name).message


def test_pictures_stop_where_none_are_expected() -> None:
    with pytest.raises(Stop, match=r"art\.png"):
        pdf(page_of(Picture("art.png", Box(0, 0, 1, 1))))
