"""A PDF file in which all objects but streams are packed together, many in one stream.

A document that tells its structure has hundreds of small objects: one by one, each with a line in a
table of places, they would weigh more than its words.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from zlib import compress

TOGETHER = 400  # objects in one stream: a reader unpacks all of them to see one
UP = 2  # the kind of row in a picture, as PNG numbers it
_COMMENT = b"%\xc2\xb5\xc2\xb6\n"  # tells programs that send files that this one is not text


class ObjectPlace(NamedTuple):
    """Where an object is: `first` bytes from the start of the file, or the `first` object, as its
    part number `second`."""

    kind: int
    first: int
    second: int


_FREE, _ALONE, _PACKED = 0, 1, 2  # kinds of places, as ISO 32000-1, 7.5.8.3 numbers them


def compact_file(
    version: tuple[int, int], objects: Sequence[bytes], entries: Mapping[str, bytes]
) -> bytes:
    """The file of these objects, which are numbered from 1; `entries` are those of its trailer."""
    file = bytearray(b"%%PDF-%d.%d\n" % version + _COMMENT)
    places = [ObjectPlace(_FREE, 0, 65535)] * (len(objects) + 1)
    small = list[int]()
    for number, content in enumerate(objects, 1):
        if content.rstrip().endswith(b"endstream"):
            places[number] = ObjectPlace(_ALONE, len(file), 0)
            file += _object(number, content)
        else:
            small.append(number)
    for start in range(0, len(small), TOGETHER):
        together = small[start : start + TOGETHER]
        for index, number in enumerate(together):
            places[number] = ObjectPlace(_PACKED, len(places), index)
        places.append(ObjectPlace(_ALONE, len(file), 0))
        parts = [(number, objects[number - 1].strip()) for number in together]
        file += _object(len(places) - 1, _packed(parts))
    places.append(ObjectPlace(_ALONE, len(file), 0))
    at = len(file)
    file += _object(len(places) - 1, _table(places, entries))
    return bytes(file + b"startxref\n%d\n%%%%EOF\n" % at)


def _object(number: int, content: bytes) -> bytes:
    return b"%d 0 obj\n%b\nendobj\n" % (number, content.rstrip(b"\n"))


def _packed(parts: Sequence[tuple[int, bytes]]) -> bytes:
    """Objects in one stream: their numbers and places first."""
    head, at = list[bytes](), 0
    for number, content in parts:
        head.append(b"%d %d" % (number, at))
        at += len(content) + 1
    told = b" ".join(head) + b"\n"
    body = b"\n".join([content for _, content in parts])
    return _stream(b"/Type/ObjStm/N %d/First %d" % (len(parts), len(told)), told + body)


def _table(places: Sequence[ObjectPlace], entries: Mapping[str, bytes]) -> bytes:
    """The places of all objects, with what a trailer says."""
    rows = [
        bytes((kind,)) + first.to_bytes(4, "big") + second.to_bytes(2, "big")
        for kind, first, second in places
    ]
    said = b"".join(b"/%b %b" % (name.encode(), value) for name, value in entries.items())
    said += b"/DecodeParms<</Predictor 12/Columns %d>>" % len(rows[0])
    return _stream(b"/Type/XRef/Size %d/W[1 4 2]%b" % (len(places), said), _differences(rows))


def _differences(rows: Sequence[bytes]) -> bytes:
    """Each row as what it differs by from the one above, as PNG does it: mostly noughts."""
    above = (bytes(len(rows[0])), *rows)
    return b"".join(
        bytes((UP, *((n - over) % 256 for n, over in zip(row, before, strict=True))))
        for before, row in zip(above, rows, strict=False)
    )


def _stream(entries: bytes, content: bytes) -> bytes:
    packed = compress(content, 9)
    return b"<<%b/Filter/FlateDecode/Length %d>>stream\n%b\r\nendstream" % (
        entries, len(packed), packed,
    )  # fmt: skip
