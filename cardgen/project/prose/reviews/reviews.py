"""Which texts somebody read side by side in all languages: the file `reviewed.txt` of a pack.

A line holds the seals of one text in the languages that it is told in, `fr:kqmtzrb en:bdfghjk`, and
behind a # what it is of, for people. It does not say where the text stands, so that texts may be
moved about; neither the order of lines nor that of languages matters. Case, spaces and punctuation
count for nothing. `accepts:prose-sense` between them says that what this check compares was looked
at in these very words, and is right.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import NamedTuple, Protocol

from cardgen.files import read_regular_file
from cardgen.model.finding import MISSING, Place, Report, Stop
from cardgen.packs.root import REVIEWS_FILE, display_path
from cardgen.phrasebook.subjects import seal_of
from cardgen.project.pack_view import PackView
from cardgen.project.prose.passages import MASK, Passage
from cardgen.project.prose.reviews.review_lines import (
    ACCEPTS,
    COMMENT,
    Acceptance,
    Sealed,
    acceptances_in,
    expected,
    is_empty,
    meant,
    seals_in,
    unknown_words,
)
from cardgen.yaml.source import CONFLICT, MOST_BYTES, decode_text, read_bytes

# Words, icons and signs that are no punctuation: “≥ 3”, “−1”, “2 × 3”.
COMPARED = re.compile(rf"{MASK}+|-(?=\d)|\w+|[^\w\s.,;:!?…'’\"“”«»()\[\]{{}}\-‐‑–—*_]")
LINE_CODE, UNREADABLE = "reviewed-line", "reviewed-file"

Pair = tuple[Sealed, Sealed]  # one text in two languages


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


class Reviews:
    """Which two texts were read beside each other, and how often they stand so."""

    def __init__(self, texts: Iterable[Sequence[Sealed]]) -> None:
        self.pairs = Counter(pair for seals in texts for pair in _pairs(seals))

    def hold(self, seals: Sequence[Sealed]) -> bool:
        """Whether texts were read beside each other."""
        return all(pair in self.pairs for pair in _pairs(seals))

    def parted(self, now: "Reviews") -> "Parted":
        """The texts of which one has gone since."""
        return Parted(self.pairs - now.pairs)


def _pairs(seals: Sequence[Sealed]) -> Iterator[Pair]:
    return combinations(sorted(seals), 2)


class Parted:
    """Texts that no longer stand beside those that they were read beside."""

    def __init__(self, pairs: Collection[Pair]) -> None:
        self._parted = {(one, other[0]) for one, other in pairs}
        self._parted |= {(other, one[0]) for one, other in pairs}

    def holds(self, sealed: Sealed, language: str) -> bool:
        """Whether a text was read beside another in a language, which has gone."""
        return (sealed, language) in self._parted


class ReviewFile:
    """The record of a pack, or of the legend: its lines, and what is wrong with them; no lines
    where there is none.

    Stop never comes of it: a file that cannot be read is a finding like a line that is no seal.
    """

    def __init__(self, of: Recorded) -> None:
        self.path = of.folder / REVIEWS_FILE
        self.name = display_path(self.path, of.root)
        self.report = Report(LINE_CODE)
        self.exists = self.path.is_symlink() or self.path.exists()
        self._numbered = self._read() if self.exists else ()
        self.lines = tuple(line for _, line in self._numbered)
        self.texts = tuple(map(seals_in, self.lines))
        self.reviews = Reviews(self.texts)

    def seals_at(self, line: int) -> frozenset[Sealed]:
        """The seals that stand in a line of the file; none where it is no such line."""
        held = zip(self._numbered, self.texts, strict=True)
        return next((frozenset(seals) for (at, _), seals in held if at == line), frozenset())

    def accepted(self, seals: Sequence[Sealed]) -> frozenset[str]:
        """The checks whose warnings of a text were looked at and found wrong, in these words."""
        return frozenset(self._accepted.get(frozenset(seals), ()))

    @cached_property
    def acceptances(self) -> Sequence[tuple[frozenset[Sealed], Acceptance]]:
        """Each check that is accepted, with the seals of the text of which it is."""
        return [
            (frozenset(seals), one)
            for seals, (number, line) in zip(self.texts, self._numbered, strict=True)
            for one in acceptances_in(line, number)
        ]

    @cached_property
    def _accepted(self) -> Mapping[frozenset[Sealed], Collection[str]]:
        accepted: dict[frozenset[Sealed], set[str]] = {}
        for seals, one in self.acceptances:
            accepted.setdefault(seals, set()).add(one.check)
        return accepted

    def _read(self) -> tuple[tuple[int, str], ...]:
        text = self.text
        told = text.splitlines() if text is not None else ()
        lines = tuple(one for one in enumerate(told, 1) if self._is_sound(*one))
        if text is not None and not lines and not self.report.findings:
            self._unreadable("this record holds no seals")
        return lines

    @cached_property
    def text(self) -> str | None:
        """All that the file says; None where it cannot be read."""
        try:
            content = read_bytes(self.path, file=self.name, report=self.report)
        except Stop as stop:
            self._unreadable(str(stop))
            return None
        if not isinstance(content, bytes):
            return None
        text = decode_text(content, file=self.name, report=self.report)
        return None if text is MISSING else str(text)

    def _unreadable(self, message: str) -> None:
        help = "take it away, or have it written once all was read: cardgen fmt --write-reviews"
        self.report.add(code=UNREADABLE, place=Place(self.name), message=message, help=help)

    def _is_sound(self, number: int, line: str) -> bool:
        """Whether a line holds seals; one that is neither that nor empty or a comment is told."""
        wrong = unknown_words(line)
        if wrong:
            start, end = wrong[0].start() + 1, wrong[0].end() + 1
            self.report.add(
                code=LINE_CODE,
                place=Place(self.name, number, start, number, end),
                message=f'expected {expected(wrong[0][0])}, found "{wrong[0][0]}"',
                help=_mend(line, wrong[0][0]),
            )
        return not (wrong or is_empty(line))

    @property
    def remarks(self) -> tuple[str, ...]:
        """The comments that stand on lines of their own."""
        text = self.text if self.exists else None
        return tuple(one for one in (text or "").splitlines() if one.startswith(COMMENT))


def _mend(line: str, wrong: str) -> str:
    if CONFLICT.match(line):
        return "keep the lines of both sides, and take this one out"
    if right := meant(wrong):
        return f"did you mean {right}?"
    return "take the line out: its text is told as not read then"


def may_accept(view: PackView) -> bool:
    """Whether the record of a pack speaks of acceptances at all: few do, and to read all lines of
    one takes longer."""
    with suppress(OSError):
        return ACCEPTS.encode() in read_regular_file(view.pack.folder / REVIEWS_FILE, MOST_BYTES)
    return False


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
