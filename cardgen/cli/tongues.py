"""The languages of two files: as they are named, else as the names of files say."""

import re
from pathlib import Path

from cardgen.checks.comparing.translated import Tongue
from cardgen.packs.languages import languages_with
from cardgen.project.prose.counting.numbers import NumberReader
from cardgen.project.prose.orthography import Orthography, load_orthography

NAMELESS = "?"  # how a language is called that nobody named


def tongues(
    root: Path, named: tuple[str | None, str | None], files: tuple[Path, Path]
) -> tuple[Tongue, Tongue]:
    """What is known of both languages; of one without a file of words, its digits alone."""
    known = languages_with(root, "prose")
    first, second = (
        _tongue(root, name or _language_of(file, known), known)
        for name, file in zip(named, files, strict=True)
    )
    if first.known != second.known:  # words for numbers would be read on one side alone
        first, second = _digits(first), _digits(second)
    return first, second


def _tongue(root: Path, language: str, languages: tuple[str, ...]) -> Tongue:
    code = language.lower()
    how = load_orthography(root, code) if code in languages else None
    known = how or Orthography(())
    return Tongue(code, known, NumberReader(known), known=how is not None)


def _digits(tongue: Tongue) -> Tongue:
    nothing = Orthography(())
    return tongue._replace(reading=NumberReader(nothing))


def _language_of(path: Path, known: tuple[str, ...]) -> str:
    """The last part of a path that is the code of a known language: `fr`, `fr-FR`, `cards.fr`."""
    for name in reversed(path.parts):
        parts = re.findall(r"[A-Za-z]+", name.lower())
        if found := next((part for part in reversed(parts) if part in known), ""):
            return found
    return NAMELESS
