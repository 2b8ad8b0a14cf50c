"""The record of a pack that is to be written, and what is said of the texts that it notes."""

import stat
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cardgen.checks.repeats import REVIEWED
from cardgen.model.finding import Finding, Place, Stop
from cardgen.output.safe_files import save_file
from cardgen.project.prose.reviews.review_file import ReviewFile
from cardgen.project.prose.reviews.reviewed_prose import SealedText
from cardgen.suggest import join_words, quantity

CODE = "fmt-reviews"
MOST_TOLD = 20  # texts; of a pack that was never read nobody wants to see them all
FIRST_TOLD = 5  # findings of texts that were noted with all others


class NotedText(NamedTuple):
    """A text that is noted as read, where it stands in its first language, what is `told` of it,
    and the checks whose warnings the record accepts from now on."""

    text: SealedText
    place: Place
    told: tuple[Finding, ...] = ()
    codes: tuple[str, ...] = ()

    @property
    def accepted(self) -> list[Finding]:
        """What is told of it no longer."""
        return [one for one in self.told if one.check == REVIEWED or one.check in self.codes]

    @property
    def standing(self) -> list[Finding]:
        """What is told of it as before."""
        accepted = self.accepted
        return [one for one in self.told if one not in accepted]

    def lines(self) -> Iterator[str]:
        """What is said of it alone: what was waved through, and what was not."""
        codes = f", accepts {join_words(self.codes, joined_by='and')}" if self.codes else ""
        yield f"  {self.place.file}:{self.place.line}: {self.text.what}{codes}"
        for word, found in (("accepted", self.accepted), ("still standing", self.standing)):
            yield from (f"    {word}: {one.place} {one.check}: {one.message}" for one in found)


class NewReviews(NamedTuple):
    """The record of a pack as it is, the texts that it is to note, each with its place, whether
    these were `asked` for one by one, and what it says then."""

    file: ReviewFile
    pack: str
    noted: tuple[NotedText, ...]
    content: str
    asked: bool = False

    @property
    def is_new(self) -> bool:
        """Whether it says something else than the file."""
        return bool(self.noted or self.file.report.findings)

    def write(self) -> Iterator[str]:
        """Write the record if it says something new; what was done, for people."""
        if not self.is_new:
            yield f"{self.file.name}: all texts are noted"
            return
        save_file(own_path(self.file), self.content.encode())
        yield f"{self.file.name}: {quantity(len(self.noted), 'text')} noted as read"
        yield from self._one_by_one() if self.asked else self._all()

    def _one_by_one(self) -> Iterator[str]:
        for one in self.noted:
            yield from one.lines()

    def _all(self) -> Iterator[str]:
        told = self._told()
        yield from (f"  {one.place.file}:{one.place.line}: {one.text.what}" for one in told)
        if told and len(told) < len(self.noted):
            yield f"  and {len(self.noted) - len(told)} more"
        yield from self._left()

    def _left(self) -> Iterator[str]:
        """The texts of which check tells something that nobody accepted by noting them."""
        left = [one.standing for one in self.noted if one.standing]
        if not left:
            return
        these = quantity(len(left), "text")
        command = " ".join(filter(None, ("cardgen check", self.pack)))
        yield f"  of {these} noted just now something is still told: {command}"
        found = [one for each in left for one in each]
        for one in found[:FIRST_TOLD]:
            yield f"    {one.place} {one.severity} {one.check}: {one.message}"
        if more := len(found[FIRST_TOLD:]):
            yield f"    and {more} more"

    def _told(self) -> Sequence[NotedText]:
        return self.noted[:MOST_TOLD] if self.file.lines or self.asked else ()

    def findings(self) -> Iterator[Finding]:
        """What is told where nothing may be written: each text, in its first language."""
        how = " ".join(filter(None, ("cardgen fmt", self.pack, "--write-reviews")))
        told = self._told()
        for text, place, *_ in told:
            message = f"{text.what}: not noted as read side by side in every language"
            languages = " and ".join(one.language for one in text.pieces)
            help = f"read it in {languages}, then type {how} --at {place.file}:{place.line}"
            yield Finding("fmt", CODE, place, message, help, card=text.card)
        if more := len(self.noted) - len(told):
            message = f"{quantity(more, 'text')}{' more' if told else ''} not noted as read"
            help = f"read them in every language, then type {how}"
            yield Finding("fmt", CODE, Place(self.file.name), message, help)


def own_path(file: ReviewFile) -> Path:
    """Where to write: what a link leads to, within the project, and nothing that is protected."""
    path = file.path.resolve() if file.path.is_symlink() else file.path
    if any(one.code == "leads-out" for one in file.report.findings):
        raise Stop(f"{file.name} is a link that leads out of the project", help="take it away")
    if is_read_only(path):
        raise Stop(f"{file.name} is read-only", help="change its permissions")
    return path


def is_read_only(path: Path) -> bool:
    """Whether a file is there and protected."""
    return path.exists() and not path.stat().st_mode & stat.S_IWUSR
