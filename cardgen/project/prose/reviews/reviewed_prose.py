"""What a pack, or the legend, says in several languages, each text with the seals of its words."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from cardgen.phrasebook.subjects import seal_of
from cardgen.project.prose.passages import MASK, Passage
from cardgen.project.prose.reviews.review_lines import ACCEPTS, COMMENT, Sealed

# Words, icons and signs that are no punctuation: “≥ 3”, “−1”, “2 × 3”.
COMPARED = re.compile(rf"{MASK}+|-(?=\d)|\w+|[^\w\s.,;:!?…'’\"“”«»()\[\]{{}}\-‐‑–—*_]")


class Recorded(Protocol):
    """What is said in several languages, and whose record lies in a folder: a pack, or the legend,
    which has no `id`."""

    @property
    def id(self) -> str: ...

    @property
    def root(self) -> Path: ...

    @property
    def folder(self) -> Path: ...

    @property
    def languages(self) -> tuple[str, ...]: ...

    @property
    def said(self) -> tuple[Passage, ...]: ...

    @property
    def translations(self) -> tuple[tuple[Passage, ...], ...]: ...

    def is_of_power(self, said: Passage) -> bool: ...

    def made_of_words(self, what: str, make: Callable[[str], str]) -> Mapping[str, str]: ...


class SealedText(NamedTuple):
    """A text in all its languages, with the seal of each."""

    pieces: tuple[Passage, ...]
    seals: tuple[Sealed, ...]

    @property
    def card(self) -> str:
        """The card or board that says it, if one does."""
        return self.pieces[0].card

    @property
    def kind(self) -> str:
        """What it is: notes, a ruling, a paragraph."""
        return self.pieces[0].kind

    @property
    def what(self) -> str:
        """Whose and what it is, for people."""
        of = self.card or next((str(each) for each in self.pieces[0].key[1:2]), "")
        return " ".join(dict.fromkeys(filter(None, (of, self.kind))))

    def line(self, accepted: Collection[str] = ()) -> str:
        """The line that says that it was read, and which warnings of it are `accepted`."""
        codes = (f" {ACCEPTS}{code}" for code in sorted(accepted))
        return f"{' '.join(map(':'.join, self.seals))}{''.join(codes)}  {COMMENT} {self.what}"


class ReviewedProse:
    """What a pack says in several languages; not the words of a power, which the effect itself is
    held against, and nothing that is signs alone.

    Texts that have no partner, and notes of a card that has more of them in one language, are
    `unpaired`: which of them belong together nobody knows.
    """

    def __init__(self, pack: Recorded) -> None:
        seals = pack.made_of_words("seals", lambda words: seal_of(_compared(words)))
        told = [_sealed(each, seals) for each in pack.translations if _is_noted(pack, each[0])]
        uneven = {one.card for one in told if len(one.pieces) == 1 and one.kind == "notes"}
        self.texts: list[SealedText] = []
        self.unpaired: list[SealedText] = []
        for one in told:
            paired = len(one.pieces) > 1 and not (one.kind == "notes" and one.card in uneven)
            (self.texts if paired else self.unpaired).append(one)


def _is_noted(pack: Recorded, said: Passage) -> bool:
    return not pack.is_of_power(said) and any(each.isalnum() for each in said.words)


def _sealed(pieces: Sequence[Passage], seals: Mapping[str, str]) -> SealedText:
    """The translations of a text with their seals."""
    return SealedText(tuple(pieces), tuple((said.language, seals[said.words]) for said in pieces))


def _compared(words: str) -> str:
    return " ".join(COMPARED.findall(words.casefold()))
