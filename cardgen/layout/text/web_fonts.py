"""Fonts as web pages embed them."""

from functools import lru_cache
from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont


@lru_cache(maxsize=16)  # the pages of a build all embed the same
def woff(file: Path) -> bytes:
    """A font file in the form WOFF, packed; the same bytes every time."""
    with TTFont(file, recalcTimestamp=False) as font:
        font.flavor = "woff"
        stream = BytesIO()
        font.save(stream)
        return stream.getvalue()
