"""`cardgen fmt --write-reviews`: the record of texts that were read side by side, pack by pack."""

import stat
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cardgen.checks.comparing.side_by_side import stands_in_text
from cardgen.checks.run import run_checks
from cardgen.model.finding import COMPARING, Finding, Place, Stop
from cardgen.output.safe_files import save_file
from cardgen.project.load import Selection, load_project
from cardgen.project.pack_view import PackView
from cardgen.project.prose.prose import Prose
from cardgen.project.prose.review_lines import COMMENT
from cardgen.project.prose.reviews import ReviewedProse, ReviewFile, SealedText
from cardgen.suggest import join_words, quantity

CODE = "fmt-reviews"
MOST_TOLD = 20  # texts; of a pack that was never read nobody wants to see them all
HEAD = """\
# Texts that somebody read side by side in every language, each as the seals of its words.
# A text that changes in one language alone is told by `cardgen check` (prose-reviewed).
# Written by `cardgen fmt --write-reviews`, once what it tells was read.
"""


class NotedText(NamedTuple):
    """A text that is noted as read, where it stands in its first language, and the checks whose
    warnings of it somebody read and found wrong."""

    text: SealedText
    place: Place
    accepted: tuple[str, ...] = ()


class NewReviews(NamedTuple):
    """The record of a pack as it is, the texts that it is to note, each with its place, and what it
    says then."""

    file: ReviewFile
    pack: str
    noted: tuple["NotedText", ...]
    content: str

    def write(self) -> Iterator[str]:
        """Write the record if it says something new; what was done, for people."""
        if not (self.noted or self.file.report.findings):
            yield f"{self.file.name}: all texts are noted"
            return
        save_file(_own_path(self.file), self.content.encode())
        yield f"{self.file.name}: {quantity(len(self.noted), 'text')} noted as read"
        told = self.noted[:MOST_TOLD] if self.file.lines else ()
        for text, place, accepted in told:
            codes = f", accepts {join_words(accepted, joined_by='and')}" if accepted else ""
            yield f"  {place.file}:{place.line}: {self._of(text)}{codes}"
        if told and len(told) < len(self.noted):
            yield f"  and {len(self.noted) - len(told)} more"

    def findings(self) -> Iterator[Finding]:
        """What is told where nothing may be written: each text, in its first language."""
        how = f"cardgen fmt {self.pack} --write-reviews"
        told = self.noted[:MOST_TOLD] if self.file.lines else ()
        for text, place, _ in told:
            message = f"{self._of(text)}: not noted as read side by side in every language"
            help = (
                f"read it in {' and '.join(one.language for one in text.pieces)}, then type {how}"
            )
            help += f" --at {place.file}:{place.line}"
            yield Finding("fmt", CODE, place, message, help, card=text.card)
        if more := len(self.noted) - len(told):
            message = f"{quantity(more, 'text')}{' more' if told else ''} not noted as read"
            help = f"read them in every language, then type {how}"
            yield Finding("fmt", CODE, Place(self.file.name), message, help)

    def _of(self, text: SealedText) -> str:
        return text.line().partition(COMMENT)[2].strip()


def _own_path(file: ReviewFile) -> Path:
    """Where to write: what a link leads to, within the project, and nothing that is protected."""
    path = file.path.resolve() if file.path.is_symlink() else file.path
    if any(one.code == "leads-out" for one in file.report.findings):
        raise Stop(f"{file.name} is a link that leads out of the project", help="take it away")
    if path.exists() and not path.stat().st_mode & stat.S_IWUSR:
        raise Stop(f"{file.name} is read-only", help="change its permissions, or take it away")
    return path


def new_reviews(root: Path, packs: Sequence[str], at: Collection[str] = ()) -> list[NewReviews]:
    """The record of each pack that speaks several languages, with all texts that lack, or only
    those that stand `at` a `file:line`.

    What is told of a text that was asked for was read as well: the record accepts it. Stop at a
    pack that cannot be read whole: what it says there would be forgotten; and where
    nothing stands at one of the places.
    """
    project, lost = load_project(root, Selection(tuple(packs)))
    prose = Prose(project)
    read = {view.pack.id for view in project.packs if not (view.unread or _has_errors(view))}
    if lost or not read.issuperset(packs):
        raise Stop(
            "not everything can be read that is to be noted as read side by side",
            help=f"mend what cardgen check {' '.join(packs)} tells first",
        )
    several = [pack for pack in prose.packs if len(pack.pack.languages) > 1]
    places = Places(prose, at, _doubtful(prose) if at else ())
    made = [_new(ReviewFile(one.view), one.pack.id, ReviewedProse(one), places) for one in several]
    places.all_met()
    return made


def _doubtful(prose: Prose) -> list[Finding]:
    """The warnings that are told of what two languages say."""
    found = run_checks(prose.project, select=COMPARING, prose=prose).findings
    return [one for one in found if one.is_doubtful]


def _has_errors(view: PackView) -> bool:
    return any(one.severity == "error" for one in view.loaded)


class Places:
    """Where texts stand, which of these places were asked for (all if none was), and what is
    `doubtful` there."""

    def __init__(self, prose: Prose, at: Collection[str], doubtful: Sequence[Finding]) -> None:
        self._prose, self._at = prose, {_place_typed(one) for one in at}
        self._doubtful = doubtful
        self._met: set[tuple[str, int]] = set()

    def of(self, text: SealedText) -> Place:
        """The place of a text in its first language."""
        said = text.pieces[0]
        return self._prose.place(said, 0, len(said.words))

    def asked(self, text: SealedText) -> bool:
        """Whether a text stands at a place that was asked for, in any language."""
        if not self._at:
            return True
        places = [self._prose.place(said, 0, len(said.words)) for said in text.pieces]
        met = {
            (file, line)
            for file, line in self._at
            for place in places
            if place.file == file and place.line <= line <= place.last_line
        }
        self._met |= met
        return bool(met)

    def doubts(self, text: SealedText) -> tuple[str, ...]:
        """The checks that tell something of a text of which only who read it can say whether it is
        right."""
        found = (one.check for one in self._doubtful if stands_in_text(one, text, self._prose))
        return tuple(sorted(set(found)))

    def all_met(self) -> None:
        """Stop where a place was asked for at which nothing is to be noted."""
        for file, line in sorted(self._at - self._met):
            raise Stop(
                f"nothing that is not noted yet stands at {file}:{line}",
                help="name the place as cardgen check tells it: --at cards/mine/rulings.yaml:12",
            )


def _place_typed(typed: str) -> tuple[str, int]:
    """`cards/mine/rulings.yaml:12`, as findings say it, a column behind it or not."""
    file, *numbers = typed.replace("\\", "/").split(":")
    if not file or not numbers or not numbers[0].isdecimal():
        raise Stop(f'expected FILE:LINE after --at, found "{typed}"')
    return file.removeprefix("./"), int(numbers[0])


def _new(file: ReviewFile, pack: str, prose: ReviewedProse, places: Places) -> NewReviews:
    lacking = [text for text in prose.texts if not file.reviews.hold(text.seals)]
    doubts = {text: places.doubts(text) for text in prose.texts}
    noted = [
        text for text in prose.texts if (text in lacking or doubts[text]) and places.asked(text)
    ]
    waiting = [text for text in lacking if text not in noted]
    unknown = {*lacking, *noted}
    known = [text for text in prose.texts if text not in unknown]
    lines = [
        *(text.line(file.accepted(text.seals)) for text in known),
        *(text.line({*file.accepted(text.seals), *doubts[text]}) for text in noted),
        *_kept(file, [*waiting, *prose.unpaired]),
    ]
    own = [one for one in file.remarks if one not in HEAD.splitlines()]
    content = HEAD + "".join(f"{line}\n" for line in (*own, *lines))
    told = (NotedText(text, places.of(text), doubts[text]) for text in noted)
    return NewReviews(file, pack, tuple(told), content)


def _kept(file: ReviewFile, waiting: Sequence[SealedText]) -> Iterator[str]:
    """The lines that may still be right: texts of theirs stand alone just now, or wait."""
    seals = {seal for text in waiting for seal in text.seals}
    for line, held in zip(file.lines, file.texts, strict=True):
        if not seals.isdisjoint(held):
            yield line
