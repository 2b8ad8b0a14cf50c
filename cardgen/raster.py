"""Files of pictures: their size and wholeness told without decoding, and their pixels.

A JPEG, PNG or WebP file is read whole, turned upright, made RGB, cropped to its frame and encoded.
"""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import NamedTuple

import PIL
from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from cardgen.units import DOTS_PER_INCH, Box

PILLOW = PIL.__version__
MOST_PIXELS = 50_000_000  # pixels of a source picture
FORMATS = ("JPEG", "PNG", "WEBP")
_RGB = "RGB"
_PNG, _PNG_END = b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"
_JPEG, _JPEG_END = b"\xff\xd8", b"\xff\xd9"
_RIFF, _WEBP = b"RIFF", b"WEBP"
_NO_PROFILE = "is CMYK without a colour profile"


class Raster(NamedTuple):
    """Width and height in pixels; `fault` is empty for a whole file."""

    width: int = 0
    height: int = 0
    fault: str = ""

    @property
    def is_huge(self) -> bool:
        """Whether it has more pixels than are ever decoded."""
        return self.width * self.height > MOST_PIXELS


def read_raster(content: bytes) -> Raster:
    """The size of a picture by the bytes of its file, as far as it can be told, and its fault."""
    known = content.startswith((_PNG, _JPEG)) or _is_webp(content)
    if not known:
        return Raster(fault="is no JPEG, PNG or WebP picture" if content else "is empty")
    try:
        with _any_size(), Image.open(BytesIO(content), formats=FORMATS) as opened:
            size, colours = opened.size, _NO_PROFILE if _lacks_profile(opened) else ""
            if content.startswith(_PNG):
                opened.verify()
    except (OSError, SyntaxError, ValueError):
        return Raster(fault="is cut short or damaged")
    return Raster(*size, colours if _is_whole(content) else "is cut short or damaged")


@contextmanager
def _any_size() -> Iterator[None]:
    """Pillow refuses pictures of too many pixels; here their size is wanted, and no pixels."""
    limit, Image.MAX_IMAGE_PIXELS = Image.MAX_IMAGE_PIXELS, None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        Image.MAX_IMAGE_PIXELS = limit


def _is_webp(content: bytes) -> bool:
    return content.startswith(_RIFF) and content[8:12] == _WEBP


def _is_whole(content: bytes) -> bool:
    """Whether the end of the file is there, which Pillow misses only when it decodes."""
    if _is_webp(content):
        return int.from_bytes(content[4:8], "little") + 8 <= len(content)
    if content.startswith(_PNG):
        return _PNG_END in content
    return content.rstrip(b"\0").endswith(_JPEG_END)


class PictureFault(NamedTuple):
    """Why a picture cannot be printed, and what to do about it."""

    file: str
    message: str
    help: str


def decode_picture(source: bytes, file: str) -> Image.Image | PictureFault:
    """The whole picture, upright, in RGB or RGBA; a fault when it is damaged or too big."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            opened = Image.open(BytesIO(source), formats=FORMATS)
            if Raster(*opened.size).is_huge:
                return _too_large(file, opened.width, opened.height)
            opened.load()
            upright = ImageOps.exif_transpose(opened)
    except (Image.DecompressionBombWarning, Image.DecompressionBombError):
        return PictureFault(file, "has far too many pixels", "scale it down to 50 megapixels")
    except UnidentifiedImageError:
        return PictureFault(
            file, "is no whole JPEG, PNG or WebP picture", "save it as one of these"
        )
    except (OSError, SyntaxError, ValueError) as error:
        return PictureFault(file, f"is damaged: {error}", "export it again from its source")
    return _in_srgb(upright, file)


def _lacks_profile(picture: Image.Image) -> bool:
    """Whether nobody can say which colours its four inks are."""
    return picture.mode == "CMYK" and not picture.info.get("icc_profile")


def _in_srgb(picture: Image.Image, file: str) -> Image.Image | PictureFault:
    mode = "RGBA" if picture.has_transparency_data else _RGB
    profile = picture.info.get("icc_profile")
    if _lacks_profile(picture):
        return PictureFault(file, _NO_PROFILE, "save it as RGB")
    if not profile:
        return picture.convert(mode)
    if picture.mode not in ("RGB", "RGBA", "CMYK", "L"):
        picture = picture.convert(mode)
    try:
        source = ImageCms.ImageCmsProfile(BytesIO(profile))
        target = mode if picture.mode == "RGBA" else _RGB
        changed = ImageCms.profileToProfile(
            picture, source, ImageCms.createProfile("sRGB"), outputMode=target
        )
    except (ImageCms.PyCMSError, OSError):
        return PictureFault(file, "has a broken colour profile", "save it as RGB without profile")
    return changed if changed is not None else picture.convert(mode)


def _too_large(file: str, width: int, height: int) -> PictureFault:
    message = f"has {width} × {height} = {width * height / 1e6:.0f} megapixels, more than 50"
    return PictureFault(file, message, "scale it down; 300 dpi at its printed size is enough")


def fit_picture(picture: Image.Image, frame: Box, focus: tuple[float, float]) -> Image.Image:
    """Cropped around the focus to the ratio of its frame; at most 300 dpi, never enlarged."""
    width, height = picture.size
    scale = min(width / frame.width, height / frame.height)
    crop_width, crop_height = frame.width * scale, frame.height * scale
    left = min(max(focus[0] * width - crop_width / 2, 0), width - crop_width)
    top = min(max(focus[1] * height - crop_height / 2, 0), height - crop_height)
    finest = min(1.0, DOTS_PER_INCH / 25.4 / scale)
    size = max(1, round(crop_width * finest)), max(1, round(crop_height * finest))
    box = (left, top, left + crop_width, top + crop_height)
    return picture.resize(size, Image.Resampling.LANCZOS, box=box)


def encode_picture(picture: Image.Image) -> tuple[bytes, bytes | None]:
    """A JPEG, or colours and opacity as two PNGs."""
    if "A" not in picture.getbands():
        return _saved(picture, "JPEG", quality=90, subsampling=0), None
    return _saved(picture.convert(_RGB), "PNG"), _saved(picture.getchannel("A"), "PNG")


def pixel_layout(content: bytes) -> tuple[int, int, str, str]:
    """Width, height, mode and form of an encoded picture, by Pillow's names."""
    with Image.open(BytesIO(content)) as opened:
        return opened.width, opened.height, opened.mode, str(opened.format)


def _saved(picture: Image.Image, form: str, **options: int) -> bytes:
    stream = BytesIO()
    picture.save(stream, form, **options)
    return stream.getvalue()
