"""Fonts as web pages embed them."""

from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont


def woff(file: Path) -> bytes:
    """A font file in the form WOFF, packed; the same bytes every time."""
    with TTFont(file, recalcTimestamp=False) as font:
        font.flavor = "woff"
        stream = BytesIO()
        font.save(stream)
        return stream.getvalue()
