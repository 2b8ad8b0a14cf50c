"""Which texts somebody read side by side in all languages: the file `reviewed.txt` of a pack.

A line holds the seals of one text in the languages that it is told in, `fr:kqmtzrb en:bdfghjk`, and
behind a # what it is of, for people. It does not say where the text stands, so that texts may be
moved about; nor does the order of languages matter, and that of lines only where one of several of
a kind was changed in all languages. Case, spaces and punctuation count for nothing.
`accepts:prose-sense` between them says that what this check compares was looked
at in these very words, and is right.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import cached_property

from cardgen.files import read_regular_file
from cardgen.model.finding import MISSING, Place, Report, Stop
from cardgen.packs.root import REVIEWS_FILE, display_path
from cardgen.project.pack_view import PackView
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
from cardgen.project.prose.reviews.reviewed_prose import Recorded
from cardgen.project.prose.reviews.reviews import Reviews
from cardgen.yaml.source import CONFLICT, MOST_BYTES, decode_text, read_bytes

LINE_CODE, UNREADABLE = "reviewed-line", "reviewed-file"


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
