"""The words by which a text says a part of its effect, and what another text lacks of them."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import Read
from cardgen.project.texts import SubjectTexts, Wording

MARKS = ".,;:"
MOST_SAYING = 6  # words: a part that takes more is told by whole clauses
MOST_APART = 2  # stretches that make sense by themselves; more of them are scraps of grammar
# Where a clause ends, from the least of them to a sentence.
CLAUSE_ENDS = (".;:,", ".;:", ".")


def words_saying(
    subject: SubjectTexts, wording: Wording, part: str, among: Sequence[range] = ()
) -> tuple[str, ...]:
    """The fewest words without which a text says the same but for a part, wherever it has some, or
    the whole clauses around them, if it does so without these; none where that are scraps.

    They are sought `among` stretches of the text, if any are given: each look takes a reading.
    """
    words = typed_text(wording.words).split(" ")
    among = among or (range(len(words)),)
    text = _PartOfText(subject, wording, part, words)
    few = text.few_words(among)
    whole = {text.widened(one): None for one in few} if few else text.clauses(among)
    stretches = sorted(whole, key=lambda one: one.start)
    if len(stretches) > MOST_APART:
        return ()
    return tuple(_joined(words, one) for one in stretches)


class _PartOfText:
    """A text and a part of its effect, for which it is read without some of its words."""

    def __init__(
        self, subject: SubjectTexts, wording: Wording, part: str, words: Sequence[str]
    ) -> None:
        self.subject, self.wording, self.part, self.words = subject, wording, part, words
        self.whole = subject.read(wording)

    def few_words(self, among: Sequence[range]) -> tuple[range, ...]:
        """The shortest stretches that say the part."""
        found: list[range] = []
        for size in range(1, MOST_SAYING + 1):
            for here in _stretches(size, among):
                met = any(here.start < one.stop and one.start < here.stop for one in found)
                if not met and self._is_said_by(here):
                    found.append(here)
        return tuple(found)

    def widened(self, few: range) -> range:
        """The least clause around a stretch that says the part as a whole; else the stretch."""
        around = (_clause(self.words, few, ends) for ends in CLAUSE_ENDS)
        return next((one for one in around if one == few or self._is_said_by(one)), few)

    def clauses(self, among: Sequence[range]) -> dict[range, None]:
        """The clauses that say the part, of those that have some words of `among`."""
        for ends in CLAUSE_ENDS:
            every = dict.fromkeys(
                _clause(self.words, range(at, at + 1), ends) for one in among for at in one
            )
            found = {one: None for one in every if self._is_said_by(one)}
            if found:
                return found
        return {}

    def _is_said_by(self, here: range) -> bool:
        """Whether the text without a stretch says the same, and leaves the part unsaid."""
        rest = " ".join((*self.words[: here.start], *self.words[here.stop :]))
        if not (rest and isinstance(self.whole, Read)):
            return False
        read = self.subject.read(self.wording.typed(rest))
        if not isinstance(read, Read):
            return False
        return read.power == self.whole.power and self.part in read.unsaid


def _stretches(size: int, within: Sequence[range]) -> Iterator[range]:
    for one in within:
        yield from (range(at, at + size) for at in range(one.start, one.stop - size + 1))


def _clause(words: Sequence[str], around: range, ends: str) -> range:
    """The clause in which a stretch stands; several where it stands in them."""
    start, stop = around.start, around.stop
    while start and words[start - 1][-1:] not in ends:
        start -= 1
    while stop < len(words) and words[stop - 1][-1:] not in ends:
        stop += 1
    return range(start, stop)


def _joined(words: Sequence[str], here: range) -> str:
    """The words of a stretch: a sentence with its full stop, any other without one."""
    sentence = not here.start or words[here.start - 1].endswith(".")
    told = " ".join(words[here.start : here.stop])
    return told if sentence else told.rstrip(".")


def only_in(words: Sequence[str], others: Sequence[str]) -> tuple[range, ...]:
    """The stretches of words that others do not have there."""
    alike, compared = ([one.strip(MARKS).casefold() for one in each] for each in (words, others))
    changes = SequenceMatcher(None, alike, compared, autojunk=False).get_opcodes()
    return tuple(range(one[1], one[2]) for one in changes if one[0] in ("replace", "delete"))


class Opener(NamedTuple):
    """What opens a sentence, `À la construction,`, and what the house opens its own one with."""

    theirs: str
    house: str


def openers_lacking(
    saying: Sequence[str], theirs: str, house: str, words: str
) -> tuple[Opener, ...]:
    """Of the openers of sentences `saying` a part in another language, those that words lack which
    have others; none where that cannot be known."""
    pairs = tuple(map(Opener, _openers(theirs), _openers(house)))
    if tuple(saying) != _openers(theirs) or len(pairs) != len(_openers(house)):
        return ()
    lacking = tuple(one for one in pairs if one.house.casefold() not in words.casefold())
    return lacking if len(lacking) < len(pairs) else ()


def _openers(words: str) -> tuple[str, ...]:
    """The few words up to a comma with which each sentence begins that has such words."""
    few = rf"(?:[^ {MARKS}]+ ){{0,{MOST_SAYING - 1}}}[^ {MARKS}]+,"
    return tuple(re.findall(rf"(?:^|[.;] )({few})", words))
