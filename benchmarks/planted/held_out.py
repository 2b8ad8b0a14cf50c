"""Wordings by people who have read only what each effect does: how many are read, how many wrongly.

`held-out/<set>/<language>.yaml` holds them in three registers, each with its card, and beside half
of them a wrong twin: words as fluent for another rule, and what they bend.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from benchmarks.planted.project import LANGUAGES, Project
from benchmarks.planted.trial import Whole, wholes
from cardgen.checks.comparing.compare_texts import distinct_differences
from cardgen.model.ages import AGES
from cardgen.phrasebook.diagnose.diagnosis import diagnose
from cardgen.phrasebook.diagnose.localise import kind_of_difference, localise
from cardgen.phrasebook.parse.verdict import Ambiguous, Different, Same, Verdict
from cardgen.phrasebook.phrasebook import Phrasebook
from cardgen.phrasebook.subjects import Power, Variation, declared_powers
from tests.phrasebook.corpus import runs

FOLDER = Path(__file__).with_name("held-out")
# By the folder of a set: how those write who wrote it.
SETS: Mapping[str, str] = {
    "plain": "as the authors of published cards and rulebooks do",
}
REGISTERS = ("card", "rulebook", "terse")
# What a twin bends, in the words of its writer, and the kinds of mistake that tell of it.
BENT: Mapping[str, tuple[str, ...]] = {
    "who": ("scope",),
    "how-many": ("limit", "number", "scope", "selector"),
    "number": ("number", "limit"),
    "colour": ("selector", "effect"),
    "moment": ("timing",),
    "duration": ("timing", "condition"),
    "verb": ("effect", "polarity"),
    "place": ("selector", "scope", "effect"),
    "option": ("optional",),
    "condition": ("condition", "timing", "selector", "missing"),
    "limit": ("limit", "missing"),
    "kind": ("selector", "unit", "effect"),
}


class Wording(NamedTuple):
    """One right text with what came of it."""

    card: str
    language: str
    register: str
    words: str
    verdict: Verdict


class Twin(NamedTuple):
    """One wrong text, what it bends, what came of it, and the kinds of mistake that were told."""

    card: str
    language: str
    bent: str
    words: str
    verdict: Verdict
    kinds: frozenset[str]

    @property
    def accepted(self) -> bool:
        """It is taken for the effect, and for one that leaves nothing unsaid."""
        return isinstance(self.verdict, Same) and not self.verdict.unsaid

    @property
    def silent(self) -> bool:
        """It is taken for the effect, and nobody is asked to read it over."""
        return isinstance(self.verdict, Same) and not self.verdict.paraphrase

    @property
    def different(self) -> bool:
        return isinstance(self.verdict, Different)

    @property
    def likely(self) -> bool:
        """It is told as what it seems to say, not as a definite mistake."""
        return isinstance(self.verdict, Different) and self.verdict.is_likely

    @property
    def named(self) -> bool:
        """What is told of it is what it bends."""
        return not self.kinds.isdisjoint(BENT[self.bent])


class HeldOut(NamedTuple):
    """Everything that is held out, with what came of it."""

    wordings: tuple[Wording, ...]
    twins: tuple[Twin, ...]


class Heard(NamedTuple):
    """What came of some right wordings."""

    total: int
    read: int
    false: int  # told a definite mistake
    likely: int  # told what they seem to say otherwise
    ambiguous: int
    paraphrased: int  # of those that are read

    @property
    def unread(self) -> int:
        return self.total - self.read - self.false - self.likely - self.ambiguous


class Judge:
    """What a card's words are held against."""

    def __init__(self, whole: Whole, book: Phrasebook, language: str, age: str) -> None:
        self.book, self.bearer, self.name = book, whole.bearer, whole.card.name[language]
        self.age = age
        power: Power = declared_powers(whole.card)[AGES.index(age or AGES[0])]
        # What changes with another expansion may stand in the same words, or in a text of its own.
        self.varied: Power = power
        self.power: Power = tuple(one for one in power if not isinstance(one, Variation))

    def verdict(self, words: str) -> Verdict:
        """What the words say of the power with all its variations, or without them."""
        told = self._judged(words, self.varied)
        if isinstance(told, Same) or self.varied == self.power:
            return told
        return self._judged(words, self.power)

    def _judged(self, words: str, power: Power) -> Verdict:
        return self.book.judge(runs(words), power, self.bearer, self.name, self.age)

    def kinds(self, words: str, verdict: Verdict) -> frozenset[str]:
        """The kinds of mistake that a check of these words tells."""
        if isinstance(verdict, Different) and verdict.unread:
            return frozenset(map(kind_of_difference, verdict.differences))
        told = diagnose(self.book, runs(words), self.power, self.bearer, self.name)
        if isinstance(verdict, Different):
            apart = distinct_differences(verdict.differences)
            return frozenset(localise(one, told).kind for one in apart)
        return frozenset(one.kind for one in told)


def held_out(project: Project, folder: Path) -> HeldOut:
    """Each wording and twin of a set judged against the power of its card; none where there is no
    file."""
    wordings: list[Wording] = []
    twins: list[Twin] = []
    cards, books = wholes(project.root, project)
    for language, entry in held_out_entries(folder):
        pack, _, id = entry["card"].partition("/")
        judge = Judge(cards[pack, id], books[pack][language], language, _age(entry))
        of, words = (entry["card"], language), entry["text"]
        wordings.append(Wording(*of, entry["register"], words, judge.verdict(words)))
        if wrong := entry.get("wrong"):
            words = wrong["text"]
            verdict = judge.verdict(words)
            kinds = judge.kinds(words, verdict)
            twins.append(Twin(*of, wrong["kind"], words, verdict, kinds))
    return HeldOut(tuple(wordings), tuple(twins))


def held_out_entries(folder: Path) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each entry as it is typed, with its language."""
    for language in LANGUAGES:
        file = folder / f"{language}.yaml"
        if file.is_file():
            entries = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
            yield from ((language, entry) for entry in entries)


def _age(entry: Mapping[str, Any]) -> str:
    """The Age that words are for, the first of several; nothing of cards that say none."""
    return str(entry.get("age", "")).partition("-")[0]


def heard(said: Sequence[Wording]) -> Heard:
    """The counts of some wordings."""
    verdicts = [one.verdict for one in said]
    read = [one for one in verdicts if isinstance(one, Same)]
    different = [one for one in verdicts if isinstance(one, Different)]
    likely = sum(one.is_likely for one in different)
    return Heard(
        total=len(said),
        read=len(read),
        false=len(different) - likely,
        likely=likely,
        ambiguous=sum(isinstance(one, Ambiguous) for one in verdicts),
        paraphrased=sum(one.paraphrase for one in read),
    )
