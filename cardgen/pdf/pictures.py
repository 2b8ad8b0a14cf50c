"""Pictures made ready for print once (decoded whole, cropped to their frame, kept on disk), and
embedded as PDF image objects with their bytes as they are.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from hashlib import blake2b
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import NamedTuple

from cardgen.files import MOST_PICTURE_BYTES, read_whole_file
from cardgen.layout.marks import Picture
from cardgen.model.finding import Stop
from cardgen.output.cache_file import PICTURE, read_cached, write_cached
from cardgen.pdf.objects import Document, Entry, dictionary, entries, plain_stream
from cardgen.raster import (
    PILLOW,
    PictureFault,
    decode_picture,
    encode_picture,
    fit_picture,
    pixel_layout,
)

_SPACES = {"RGB": ("/DeviceRGB", 3), "L": ("/DeviceGray", 1)}


class PreparedPicture(NamedTuple):
    """A picture ready to embed: JPEG bytes, or colours and opacity as two PNGs."""

    key: str
    colours: bytes
    alpha: bytes | None


def image_object(document: Document, picture: PreparedPicture) -> bytes:
    """The image object of a picture; its opacity becomes a soft mask."""
    if picture.alpha is None:
        return _stream(picture.colours)
    return _stream(picture.colours, {"SMask": document.add(_stream(picture.alpha))})


def _stream(content: bytes, further: Mapping[str, bytes] = MappingProxyType({})) -> bytes:
    width, height, mode, form = pixel_layout(content)
    space, colours = _SPACES[mode]
    told: dict[str, Entry] = {
        **further,
        "Type": "/XObject",
        "Subtype": "/Image",
        "Width": width,
        "Height": height,
        "ColorSpace": space,
        "BitsPerComponent": 8,
    }
    if form == "JPEG":
        told["Filter"] = "/DCTDecode"
    else:
        content = b"".join(_compressed(content))
        rows = {"Predictor": 15, "Colors": colours, "Columns": width}
        told |= {"Filter": "/FlateDecode", "DecodeParms": dictionary(rows)}
    return plain_stream(entries(told), content)


def _compressed(png: bytes) -> Iterator[bytes]:
    """The pixel chunks of a PNG, which a PDF reads as they are."""
    at = 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            yield png[at + 8 : at + 8 + length]
        at += 12 + length


_RECIPE = "1"  # part of every key: another way of preparing makes other files


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

    def embedded(self, document: Document, picture: Picture) -> tuple[str, Callable[[], bytes]]:
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
        made = encode_picture(fit_picture(decoded, picture.box, picture.focus))
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
    return repr((when, PILLOW)).encode()
