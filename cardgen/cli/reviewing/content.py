"""What a review record says once texts are noted: written anew in the order of the texts, or with
the lines of some texts alone changed."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from cardgen.project.prose.reviews.review_file import ReviewFile
from cardgen.project.prose.reviews.review_lines import COMMENT, Sealed, seals_in, unknown_words
from cardgen.project.prose.reviews.reviewed_prose import ReviewedProse, SealedText

MARK = "\ufeff"  # of UTF-8, with which a file may begin
HEAD = """\
# Texts that somebody read side by side in every language, each as the seals of its words.
# A text that changes is told by `cardgen check` (prose-reviewed).
# Written by `cardgen fmt --write-reviews`, once what it tells was read.
"""


def whole_content(file: ReviewFile, prose: ReviewedProse) -> str:
    """The record with all texts of a pack, in their order; what stands alone just now is kept."""
    own = [one for one in file.remarks if one not in HEAD.splitlines()]
    lines = [text.line(file.accepted(text.seals)) for text in prose.texts]
    return HEAD + "".join(f"{line}\n" for line in (*own, *lines, *_kept(file, prose.unpaired)))


def _kept(file: ReviewFile, waiting: Sequence[SealedText]) -> Iterator[str]:
    """The lines that may still be right, whose texts have no partner just now."""
    seals = {seal for text in waiting for seal in text.seals}
    for line, held in zip(file.lines, file.texts, strict=True):
        if not seals.isdisjoint(held):
            yield line


def edited_content(
    file: ReviewFile, prose: ReviewedProse, noted: Mapping[SealedText, Collection[str]]
) -> str:
    """The record with a line for each text that is `noted`, with the checks that it accepts; all
    other lines stay as they are, where they are."""
    typed = file.path.read_bytes().decode() if file.exists and file.text else ""
    rows = _Rows(typed or HEAD, prose, noted)
    for text, codes in noted.items():
        rows.note(text, {*file.accepted(text.seals), *codes})
    return "".join(rows.lines)


class _Rows:
    """The lines of a record, with their ends."""

    def __init__(self, content: str, prose: ReviewedProse, noted: Collection[SealedText]) -> None:
        self.lines = content.splitlines(keepends=True)
        self._held = [_seals(line) for line in self.lines]
        self._texts = prose.texts
        self._current = Counter(frozenset(text.seals) for text in prose.texts)
        waiting = [text for text in (*prose.texts, *prose.unpaired) if text not in noted]
        held = {*self._held}
        self._wanted = {
            seal for text in waiting if frozenset(text.seals) not in held for seal in text.seals
        }
        ends = {line.removesuffix("\n")[-1:] == "\r" for line in self.lines}
        self._end = "\r\n" if ends == {True} else "\n"

    def note(self, text: SealedText, accepted: Collection[str]) -> None:
        """Put the line of a text in the place of its own, or of the one that its words had before
        one of them changed; else where it stands among all texts."""
        line, seals = text.line(accepted), frozenset(text.seals)
        own = [at for at, held in enumerate(self._held) if held == seals]
        if before := own or self._outdated(text):
            at = min(before, key=lambda at: self._likeness(at, text))
        else:
            at = self._place_of(text)
            self.lines.insert(at, "")
            self._held.insert(at, seals)
        self._put(at, line, seals)

    def _put(self, at: int, line: str, seals: frozenset[Sealed]) -> None:
        if at and not self.lines[at - 1].endswith(("\n", "\r")):
            self.lines[at - 1] += self._end
        old = self.lines[at]
        comment = old.partition(COMMENT)[2].rstrip() if self._held[at] == seals else ""
        if comment:
            line = f"{line.partition(COMMENT)[0]}{COMMENT}{comment}"
        end = old[len(old.rstrip("\r\n")) :] if old else self._end
        self.lines[at], self._held[at] = line + end, seals

    def _outdated(self, text: SealedText) -> list[int]:
        """The lines that a text may have had before it changed, and that no other text needs now:
        they hold one of its seals, or are said to be of it."""
        rows = Counter(self._held)
        return [
            at
            for at, held in enumerate(self._held)
            if rows[held] > self._current[held]
            and held.isdisjoint(self._wanted)
            and (not held.isdisjoint(text.seals) or self._is_called(at, text))
        ]

    def _likeness(self, at: int, text: SealedText) -> tuple[bool, bool]:
        """The smaller, the likelier is a line that of a text."""
        return self._held[at].isdisjoint(text.seals), not self._is_called(at, text)

    def _is_called(self, at: int, text: SealedText) -> bool:
        """Whether a line is said to be of a text."""
        return self.lines[at].partition(COMMENT)[2].strip() == text.what

    def _place_of(self, text: SealedText) -> int:
        """Behind the nearest text before it that has a line, or before the first behind it."""
        at = self._texts.index(text)
        for before in reversed(self._texts[:at]):
            if (seals := frozenset(before.seals)) in self._held:
                return max(i for i, held in enumerate(self._held) if held == seals) + 1
        for behind in self._texts[at + 1 :]:
            if (seals := frozenset(behind.seals)) in self._held:
                return self._held.index(seals)
        return len(self.lines)


def _seals(line: str) -> frozenset[Sealed]:
    typed = line.removeprefix(MARK)
    return frozenset() if unknown_words(typed) else frozenset(seals_in(typed))
