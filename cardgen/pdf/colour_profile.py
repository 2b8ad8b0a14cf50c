"""The colours of the screen as an ICC profile, made from the numbers of the standard.

IEC 61966-2-1 (sRGB) in the form of ICC.1:2004-10 (version 4.2), which PDF 1.7 knows: primaries
adapted to D50 by the Bradford matrix, and the curve as the formula it is. Without tables it is
a few hundred bytes. Written for this project; no rights are claimed in it.
"""

from struct import pack

PROFILE_NAME = "sRGB IEC61966-2.1"
_ORIGIN = (2026, 1, 1, 0, 0, 0)  # a profile bears a date; the same file has the same one
_WHITE = (0.96420, 1.0, 0.82491)  # D50, the white of all profiles
_RED = (0.43607, 0.22249, 0.01392)
_GREEN = (0.38515, 0.71687, 0.09708)
_BLUE = (0.14307, 0.06061, 0.71410)
_FROM_D65 = (
    *(1.04788, 0.02292, -0.05022),
    *(0.02959, 0.99048, -0.01707),
    *(-0.00925, 0.01508, 0.75168),
)
_CURVE = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)  # g, a, b, c, d of (a·x + b)^g and c·x


def srgb_profile() -> bytes:
    """The profile: a header, a table of its parts, and the parts."""
    curve = b"para" + pack(">4x2H", 3, 0) + _fixed(*_CURVE)
    parts = {
        b"desc": _text(PROFILE_NAME),
        b"cprt": _text("No copyright, use freely"),
        b"wtpt": _xyz(*_WHITE),
        b"chad": b"sf32" + bytes(4) + _fixed(*_FROM_D65),
        b"rXYZ": _xyz(*_RED),
        b"gXYZ": _xyz(*_GREEN),
        b"bXYZ": _xyz(*_BLUE),
        b"rTRC": curve,
    }
    names = (*parts, b"gTRC", b"bTRC")
    at = 128 + 4 + 12 * len(names)
    places: dict[bytes, tuple[int, int]] = {}
    body = b""
    for name, part in parts.items():
        places[name] = (at + len(body), len(part))
        body += part + bytes(-len(part) % 4)
    places |= {b"gTRC": places[b"rTRC"], b"bTRC": places[b"rTRC"]}
    table = pack(">I", len(names)) + b"".join(name + pack(">2I", *places[name]) for name in names)
    return _header(128 + len(table) + len(body)) + table + body


def _header(size: int) -> bytes:
    about = pack(">I4xI", size, 0x04200000) + b"mntrRGB XYZ " + pack(">6H", *_ORIGIN) + b"acsp"
    return (about + bytes(28) + _fixed(*_WHITE)).ljust(128, b"\0")


def _fixed(*numbers: float) -> bytes:
    """Numbers in 65536ths."""
    return b"".join(pack(">i", round(number * 65536)) for number in numbers)


def _xyz(*numbers: float) -> bytes:
    return b"XYZ " + bytes(4) + _fixed(*numbers)


def _text(words: str) -> bytes:
    """Words in English, in a table of one language."""
    said = words.encode("utf-16-be")
    return b"mluc" + pack(">4x2I", 1, 12) + b"enUS" + pack(">2I", len(said), 28) + said
