"""Words as runs of codes of subset fonts, and lines of such words."""

from collections.abc import Iterable
from typing import NamedTuple

from cardgen.pdf.font_subsets import FontSubsets

MOST_KEPT = 4096  # words, and places of stamps: those of many cards soon come back
SOFT_HYPHEN = "\u00ad"  # has its own code in every subset, as the hyphen has, and looks like it


class EncodedWord(NamedTuple):
    """An encoded word: the font resource and the inside of a TJ string.

    `font` is empty where the word needs several subset fonts; then `runs` has them all.
    """

    font: str
    body: str
    runs: tuple[tuple[str, str], ...]


class EncodedWords(dict[tuple[str, str], EncodedWord]):
    """Words of the document by (face, word), each encoded when it is first met."""

    def __init__(self, alphabet: FontSubsets) -> None:
        super().__init__()
        self._alphabet = alphabet

    def __missing__(self, key: tuple[str, str]) -> EncodedWord:
        if len(self) >= MOST_KEPT:
            self.clear()
        runs = self._alphabet.encoded(*key)
        font, body = runs[0] if len(runs) == 1 else ("", "")
        word = self[key] = EncodedWord(font, body, runs)
        return word


def read_on(line: list[tuple[str, str]], ends: str) -> list[tuple[str, str]]:
    """A line with what leads to the next one; the hyphen of a divided word says what it is."""
    if not line or not ends:
        return line
    font, body = line[-1]
    body = body.removesuffix("-") if ends == SOFT_HYPHEN else body
    return [*line[:-1], (font, body + ends)]


def mixed_runs(words: Iterable[tuple[tuple[str, str], ...]]) -> list[tuple[str, str]]:
    """Words of several fonts as runs of one font each, a space between every two words."""
    line: list[tuple[str, str]] = []
    font, body = "", ""
    for index, runs in enumerate(words):
        body += " " if index else ""
        for run_font, run_body in runs:
            if font and run_font != font:
                line.append((font, body))
                body = ""
            font, body = run_font, body + run_body
    return [*line, (font, body)] if font else line
