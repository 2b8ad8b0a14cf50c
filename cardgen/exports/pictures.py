"""Pictures made ready for print once: decoded whole, cropped to their frame, kept on disk."""

import warnings
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from io import BytesIO
from pathlib import Path as FilePath
from typing import NamedTuple

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError
from reportlab.pdfbase.pdfdoc import PDFDocument, PDFStream

from cardgen.exports.files import save
from cardgen.exports.images import Prepared, image
from cardgen.layout.marks import Picture
from cardgen.model.finding import Stop

DOTS_PER_INCH = 300
LARGEST = 50_000_000  # pixels of a source picture
FORMATS = ("JPEG", "PNG", "WEBP")
_RECIPE = "1"  # part of every key: another way of preparing makes other files
_RGB = "RGB"


class PictureFault(NamedTuple):
    """Why a picture cannot be printed, and what to do about it."""

    file: str
    message: str
    help: str


class Pictures:
    """Pictures ready for print, kept in `cache` under a hash of the source and its frame.

    `root` is what `Picture.file` is relative to. A picture met before is not decoded again.
    """

    def __init__(self, root: FilePath, cache: FilePath) -> None:
        self._root, self._cache = root, cache

    def prepared(self, picture: Picture) -> Prepared:
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
        return ready.key, partial(image, document, ready)

    def examined(self, picture: Picture) -> Prepared | PictureFault:
        """The picture for embedding, or what is wrong with it as a value for checks."""
        source = self._source(picture.file)
        if isinstance(source, PictureFault):
            return source
        key = _key(source, picture)
        kept = self._kept(key)
        if kept is not None:
            return kept
        decoded = decode(source, picture.file)
        if isinstance(decoded, PictureFault):
            return decoded
        return self._keep(key, fitted(decoded, picture))

    def _source(self, file: str) -> bytes | PictureFault:
        path = (self._root / file).resolve()
        if not path.is_relative_to(self._root.resolve()):
            return PictureFault(file, "leads out of its folder", "put the picture into the pack")
        try:
            return path.read_bytes()
        except OSError as error:
            return PictureFault(file, f"cannot be read: {error.strerror}", "check the path")

    def _kept(self, key: str) -> Prepared | None:
        jpeg, png, alpha = (self._cache / f"{key}{end}" for end in (".jpg", ".png", "-alpha.png"))
        if jpeg.exists():
            return Prepared(key, jpeg, None)
        return Prepared(key, png, alpha) if png.exists() and alpha.exists() else None

    def _keep(self, key: str, picture: Image.Image) -> Prepared:
        self._cache.mkdir(parents=True, exist_ok=True)
        if "A" not in picture.getbands():
            jpeg = _saved(picture, "JPEG", quality=90, subsampling=0)
            save(self._cache / f"{key}.jpg", jpeg)
        else:
            save(self._cache / f"{key}-alpha.png", _saved(picture.getchannel("A"), "PNG"))
            save(self._cache / f"{key}.png", _saved(picture.convert(_RGB), "PNG"))
        kept = self._kept(key)
        if kept is None:
            raise Stop(f"{self._cache} lost a picture just written", help="build again")
        return kept


def decode(source: bytes, file: str) -> Image.Image | PictureFault:
    """The whole picture, upright, in RGB or RGBA; a fault when it is damaged or too big."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            opened = Image.open(BytesIO(source), formats=FORMATS)
            if opened.width * opened.height > LARGEST:
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


def fitted(picture: Image.Image, mark: Picture) -> Image.Image:
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
    frame = (_RECIPE, mark.box.width, mark.box.height, mark.focus)
    return blake2b(source + repr(frame).encode(), digest_size=16).hexdigest()


def _saved(picture: Image.Image, form: str, **options: int) -> bytes:
    stream = BytesIO()
    picture.save(stream, form, **options)
    return stream.getvalue()
