"""What the bytes of a picture file say of it: its size in pixels, and whether it is whole.

The headers are read here, so that checking needs no library of pictures.
"""

from collections.abc import Iterator
from typing import NamedTuple
from zlib import crc32

PNG, JPEG_START, JPEG_END = b"\x89PNG\r\n\x1a\n", b"\xff\xd8", b"\xff\xd9"
FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
ALONE = frozenset((*range(0xD0, 0xDA), 0x01))


class Raster(NamedTuple):
    """Width and height in pixels; `fault` is empty for a whole file."""

    width: int = 0
    height: int = 0
    fault: str = ""


def examined(content: bytes) -> Raster:
    """A JPEG, PNG or WebP file by its bytes."""
    if content.startswith(PNG):
        return _png(content)
    if content.startswith(JPEG_START):
        return _jpeg(content)
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return _webp(content)
    return Raster(fault="is no JPEG, PNG or WebP picture" if content else "is empty")


def _png(content: bytes) -> Raster:
    width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
    at = len(PNG)
    while at + 12 <= len(content):
        length = int.from_bytes(content[at : at + 4], "big")
        end = at + 12 + length
        checksum = int.from_bytes(content[end - 4 : end], "big")
        if end > len(content) or crc32(content[at + 4 : end - 4]) != checksum:
            break
        if content[at + 4 : at + 8] == b"IEND":
            return Raster(width, height)
        at = end
    return Raster(width, height, "is cut short or damaged")


def _jpeg(content: bytes) -> Raster:
    width = height = 0
    for marker, at in _segments(content):
        if marker in FRAMES:
            height, width = (int.from_bytes(content[i : i + 2], "big") for i in (at + 5, at + 7))
            break
    whole = content.rstrip(b"\0")[-2:] == JPEG_END
    known = width and height
    return Raster(width, height, "" if whole and known else "is cut short or damaged")


def _segments(content: bytes) -> Iterator[tuple[int, int]]:
    """Markers of a JPEG with the offset of each, up to the first scan."""
    at = 2
    while at + 4 <= len(content) and content[at] == 0xFF:
        marker = content[at + 1]
        yield marker, at
        if marker == 0xDA:
            return
        at += 2 if marker in ALONE else 2 + int.from_bytes(content[at + 2 : at + 4], "big")


def _webp(content: bytes) -> Raster:
    width, height = _webp_size(content)
    whole = int.from_bytes(content[4:8], "little") + 8 <= len(content)
    return Raster(width, height, "" if whole and width else "is cut short or damaged")


def _webp_size(content: bytes) -> tuple[int, int]:
    kind = content[12:16]
    if kind == b"VP8X":
        sides = (content[24:27], content[27:30])
        return _little(sides[0]) + 1, _little(sides[1]) + 1
    if kind == b"VP8L":
        bits = _little(content[21:25])
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 ":
        return _little(content[26:28]) & 0x3FFF, _little(content[28:30]) & 0x3FFF
    return 0, 0


def _little(content: bytes) -> int:
    return int.from_bytes(content, "little")
