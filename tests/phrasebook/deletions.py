"""Spans of one to eight words taken out of every text in print: what still passes is listed.

`python -m tests.phrasebook.deletions` tries all of them, and says what the list lacks or holds too
much.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml

from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.phrasebook.grammar.spelling import tokenize, typed_text
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.verdict import Same, Unread
from cardgen.phrasebook.phrasebook import Phrasebook
from cardgen.phrasebook.subjects import Power
from tests.phrasebook.conftest import BOOKS, LANGUAGES, SAID, Said

FOLDER = Path(__file__).parent / "deletions"
MOST = 8  # words taken out together
MARKS = frozenset(",;:.")
ONCE = tuple({(said.language, said.bearer, said.words): said for said in SAID}.values())


class Hole(NamedTuple):
    """A sentence by its card, its Age and its language, and the words that it does without."""

    language: str
    sentence: str
    without: str


class QuickBook(Phrasebook):
    """A phrasebook that does not ask what could have stood where words are not understood, nor what
    they say instead."""

    def _unread(self, reader: ChartParser, bearer: str, words: Runs) -> Unread:
        return Unread(0, ())

    def judge_sentenceless(
        self,
        unread: Unread,
        words: Runs,
        power: Power,
        bearer: str,
        card: Name | None,
        age: str = "",
    ) -> Unread:
        return unread


QUICK = {language: QuickBook(book.grammar) for language, book in BOOKS.items()}


@cache
def listed() -> frozenset[Hole]:
    """The holes that are known, each under its reason."""
    return frozenset(
        Hole(language, sentence, without)
        for language in LANGUAGES
        for entry in yaml.load((FOLDER / f"{language}.yaml").read_text("utf-8"), yaml.CSafeLoader)
        for sentence, every in entry["sentences"].items()
        for without in every
    )


def accepted(texts: Iterable[Said]) -> Iterator[Hole]:
    """What texts may lose while they are still read as the effect with nothing left unsaid."""
    for said in texts:
        for without, left in gaps(said):
            verdict = QUICK[said.language].judge((left,), said.power, said.bearer, said.card)
            if isinstance(verdict, Same) and not verdict.unsaid:
                yield Hole(said.language, f"{said.id} {said.age}", without)


def gaps(said: Said, most: int = MOST) -> Iterator[tuple[str, str]]:
    """At most so many words taken out, and what is left; what leaves the same counts once."""
    text, met = typed_text(said.words), set[str]()
    tokens = tokenize(said.words, BOOKS[said.language].grammar.spelling)
    spans = list(dict.fromkeys((token.start, token.end) for token in tokens if token.text))
    words = [span for span in spans if text[slice(*span)] not in MARKS]
    for number, (start, _) in enumerate(words):
        for _, end in words[number : number + most]:
            left = _closed(f"{text[:start]} {text[end:]}")
            if left and left not in met:
                met.add(left)
                yield text[start:end], left


def _closed(text: str) -> str:
    """A text with a hole, its marks mended."""
    text = re.sub(r"^[,;:.\s]+", "", " ".join(text.split()))
    text = re.sub(r"\s*[,;:]\s*([.;:])", r"\1", text)
    return re.sub(r"([.,;:])\s*([.,;:])(?=\s|$)", r"\1", text)


if __name__ == "__main__":
    found = frozenset(accepted(ONCE))
    told = [f"passes, and is not listed: {hole}" for hole in sorted(found - listed())]
    told += [f"is listed, and does not pass: {hole}" for hole in sorted(listed() - found)]
    raise SystemExit("\n".join(told) or 0)
