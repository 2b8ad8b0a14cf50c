"""Wordings by people who have not seen the phrasebook: how many are read, how many wrongly."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import yaml

from benchmarks.planted.project import LANGUAGES, Project
from benchmarks.planted.trial import wholes
from cardgen.model.ages import AGES
from cardgen.phrasebook.parse.verdict import Ambiguous, Different, Same, TooLong, Unread, Verdict
from cardgen.phrasebook.subjects import declared_powers
from tests.phrasebook.corpus import runs

FILE = Path(__file__).with_name("held-out.yaml")


class Heard(NamedTuple):
    """What came of the wordings of one language."""

    total: int
    read: int
    false: int
    ambiguous: int
    unread: int

    def __add__(self, other: "Heard") -> "Heard":  # type: ignore[override]  # counts, no tuples
        return Heard(*(one + two for one, two in zip(self, other, strict=True)))


class Wording(NamedTuple):
    """One text with what came of it."""

    card: str
    language: str
    words: str
    verdict: Verdict


def wordings(project: Project, file: Path = FILE) -> tuple[Wording, ...]:
    """Each held-out wording judged against the power of its card; none where there is no file."""
    return tuple(_judged(project, file)) if file.is_file() else ()


def _judged(project: Project, file: Path) -> Iterator[Wording]:
    cards, books = wholes(project.root, project)
    for entry in yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader):
        pack, _, id = entry["card"].partition("/")
        whole = cards[pack, id]
        power = declared_powers(whole.card)[AGES.index(entry.get("age", "I"))]
        for language in LANGUAGES:
            words = entry[language]
            name = whole.card.name[language]
            verdict = books[pack][language].judge(runs(words), power, whole.bearer, name)
            yield Wording(entry["card"], language, words, verdict)


def heard(said: tuple[Wording, ...]) -> Mapping[str, Heard]:
    """The counts of each language."""
    return {
        language: _counted(tuple(one for one in said if one.language == language))
        for language in LANGUAGES
    }


def _counted(said: tuple[Wording, ...]) -> Heard:
    kinds = Counter(type(one.verdict) for one in said)
    lost = kinds[Unread] + kinds[TooLong]
    return Heard(len(said), kinds[Same], kinds[Different], kinds[Ambiguous], lost)
