"""Pictures made ready for print once (decoded whole, cropped to their frame, kept on disk), and
embedded as PDF image objects with their bytes as they are.
"""

import os
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from io import BytesIO
from pathlib import Path as FilePath
from typing import NamedTuple

import PIL
from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError
from reportlab.pdfbase import pdfdoc
from reportlab.pdfbase.pdfdoc import PDFDocument, PDFStream

from cardgen.files import MOST_PICTURE_BYTES, read_whole_file
from cardgen.layout.marks import Picture
from cardgen.model.finding import Stop
from cardgen.output.cache_file import PICTURE, read_cached, write_cached
from cardgen.pdf.objects import Stream

_SPACES = {"RGB": ("/DeviceRGB", 3), "L": ("/DeviceGray", 1)}


class PreparedPicture(NamedTuple):
    """A picture ready to embed: JPEG bytes, or colours and opacity as two PNGs."""

    key: str
    colours: bytes
    alpha: bytes | None


def image_object(document: pdfdoc.PDFDocument, picture: PreparedPicture) -> Stream:
    """The image object of a picture; its opacity becomes a soft mask."""
    stream = _stream(picture.colours)
    if picture.alpha is not None:
        mask = document.Reference(_stream(picture.alpha), f"SMask:{picture.key}")
        stream.dictionary["SMask"] = mask
    return stream


def _stream(content: bytes) -> Stream:
    with Image.open(BytesIO(content)) as opened:
        (width, height), mode, form = opened.size, opened.mode, opened.format
    space, colours = _SPACES[mode]
    entries = {
        "Type": "/XObject",
        "Subtype": "/Image",
        "Width": width,
        "Height": height,
        "ColorSpace": space,
        "BitsPerComponent": 8,
    }
    if form == "JPEG":
        entries["Filter"] = "/DCTDecode"
    else:
        content = b"".join(_compressed(content))
        rows = {"Predictor": 15, "Colors": colours, "Columns": width}
        entries |= {"Filter": "/FlateDecode", "DecodeParms": pdfdoc.PDFDictionary(rows)}
    return Stream(pdfdoc.PDFDictionary(entries), content)


def _compressed(png: bytes) -> Iterator[bytes]:
    """The pixel chunks of a PNG, which a PDF reads as they are."""
    at = 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            yield png[at + 8 : at + 8 + length]
        at += 12 + length


DOTS_PER_INCH = 300
MOST_PIXELS = 50_000_000  # pixels of a source picture
FORMATS = ("JPEG", "PNG", "WEBP")
_RECIPE = "1"  # part of every key: another way of preparing makes other files
_RGB = "RGB"


class PictureFault(NamedTuple):
    """Why a picture cannot be printed, and what to do about it."""

    file: str
    message: str
    help: str


class PictureCache:
    """Pictures ready for print, kept in the output folder `out` for the next build.

    `root` is what `Picture.file` is relative to. A picture met before is not decoded again.
    """

    def __init__(self, root: FilePath, out: FilePath) -> None:
        self._root, self._out = root, out

    def prepared(self, picture: Picture) -> PreparedPicture:
        """The picture for embedding; Stop with the fault's message when there is one."""
        ready = self.examined(picture)
        if isinstance(ready, PictureFault):
            raise Stop(f"{ready.file}: {ready.message}", help=ready.help)
        return ready

    def embedded(
        self, document: PDFDocument, picture: Picture
    ) -> tuple[str, Callable[[], PDFStream]]:
        """A key that tells the picture from others, and what makes its image object."""
        ready = self.prepared(picture)
        return ready.key, partial(image_object, document, ready)

    def examined(self, picture: Picture) -> PreparedPicture | PictureFault:
        """The picture for embedding, or what is wrong with it as a value for checks."""
        source = self._source(picture.file)
        if isinstance(source, PictureFault):
            return source
        key, name = _key(source, picture), _name(picture)
        here = key.encode() + _identity(self._root / picture.file)
        met = read_cached(self._out, name, here)
        if met is not None:
            return PreparedPicture(key, *met)
        decoded = decode_picture(source, picture.file)
        if isinstance(decoded, PictureFault):
            return decoded
        made = _encoded(fit_picture(decoded, picture))
        write_cached(self._out, name, here, made)
        return PreparedPicture(key, *made)

    def _source(self, file: str) -> bytes | PictureFault:
        path = (self._root / file).resolve()
        if not path.is_relative_to(self._root.resolve()):
            return PictureFault(file, "leads out of its folder", "put the picture into the pack")
        try:
            return read_whole_file(path, MOST_PICTURE_BYTES)
        except OSError as error:
            return PictureFault(file, f"cannot be read: {error.strerror}", "check the path")


def decode_picture(source: bytes, file: str) -> Image.Image | PictureFault:
    """The whole picture, upright, in RGB or RGBA; a fault when it is damaged or too big."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            opened = Image.open(BytesIO(source), formats=FORMATS)
            if opened.width * opened.height > MOST_PIXELS:
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


def _in_srgb(picture: Image.Image, file: str) -> Image.Image | PictureFault:
    mode = "RGBA" if picture.has_transparency_data else _RGB
    profile = picture.info.get("icc_profile")
    if picture.mode == "CMYK" and not profile:
        return PictureFault(file, "is CMYK without a colour profile", "save it as RGB")
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


def fit_picture(picture: Image.Image, mark: Picture) -> Image.Image:
    """Cropped around the focus to the ratio of its box; at most 300 dpi, never enlarged."""
    width, height = picture.size
    scale = min(width / mark.box.width, height / mark.box.height)
    crop_width, crop_height = mark.box.width * scale, mark.box.height * scale
    left = min(max(mark.focus[0] * width - crop_width / 2, 0), width - crop_width)
    top = min(max(mark.focus[1] * height - crop_height / 2, 0), height - crop_height)
    finest = min(1.0, DOTS_PER_INCH / 25.4 / scale)
    size = max(1, round(crop_width * finest)), max(1, round(crop_height * finest))
    box = (left, top, left + crop_width, top + crop_height)
    return picture.resize(size, Image.Resampling.LANCZOS, box=box)


def _key(source: bytes, mark: Picture) -> str:
    """What tells a picture in its frame from all others."""
    return blake2b(source + repr(_frame(mark)).encode(), digest_size=16).hexdigest()


def _name(mark: Picture) -> str:
    """The name of what is kept: a picture that is changed takes the place of what it was."""
    place = repr((mark.file, _frame(mark))).encode()
    return blake2b(place, digest_size=16).hexdigest() + PICTURE


def _frame(mark: Picture) -> tuple[object, ...]:
    return _RECIPE, mark.box.width, mark.box.height, mark.focus


def _identity(file: FilePath) -> bytes:
    """Which file it is on this computer, which nobody elsewhere can know; and what reads it."""
    found = os.stat(file)
    when = found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns
    return repr((when, PIL.__version__)).encode()


def _encoded(picture: Image.Image) -> tuple[bytes, bytes | None]:
    """A JPEG, or colours and opacity as two PNGs."""
    if "A" not in picture.getbands():
        return _saved(picture, "JPEG", quality=90, subsampling=0), None
    return _saved(picture.convert(_RGB), "PNG"), _saved(picture.getchannel("A"), "PNG")


def _saved(picture: Image.Image, form: str, **options: int) -> bytes:
    stream = BytesIO()
    picture.save(stream, form, **options)
    return stream.getvalue()
