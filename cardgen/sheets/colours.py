"""The names of the colours of layouts, as the calibration sheet says them to a reader."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cardgen.sheets.panel import Swatch

# Layouts name their colours in English: that table needs no entry.
_FRENCH = {
    "black": "noir",
    "blue": "bleu",
    "dark gold": "or foncé",
    "deep blue": "bleu profond",
    "gold": "or",
    "grey line": "trait gris",
    "ink": "encre",
    "ivory": "ivoire",
    "line": "trait",
    "night": "nuit",
    "paper": "papier",
    "parchment": "parchemin",
    "shade": "ombre",
}
COLOURS: Mapping[str, Mapping[str, str]] = MappingProxyType({"fr": MappingProxyType(_FRENCH)})


def named(palette: Sequence[Swatch], language: str) -> tuple[Swatch, ...]:
    """The palette with its names in a language; a name of a layout of one's own stays as it is."""
    names = COLOURS.get(language, {})
    return tuple((names.get(name, name), colour) for name, colour in palette)
