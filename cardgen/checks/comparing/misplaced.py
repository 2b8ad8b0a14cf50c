"""Words that are right in another place: those of another Age, or of another card."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from cardgen.model.ages import AGES
from cardgen.model.finding import Finding
from cardgen.phrasebook.diagnose.localise import kind_of_difference
from cardgen.phrasebook.parse.verdict import Different, Read, sort_word_lists
from cardgen.phrasebook.subjects import Power, TextSubject, declared_powers, subjects_with_kinds
from cardgen.project.pack_view import PackView
from cardgen.project.texts import SubjectTexts, Wording

# A part that two cards or Ages often have different: such a slip is told at the word itself.
SMALL = ("number", "selector", "unit")


class PowerOwner(NamedTuple):
    """A card, or part of a board, and an Age (from 0) in which it has a power."""

    speaker: TextSubject
    age: int


class PowerOwners:
    """Every card by what it does, worked out when words are first found at fault."""

    def __init__(self, packs: Iterable[PackView]) -> None:
        self.packs = tuple(packs)

    def of(self, subject: SubjectTexts, power: Power) -> PowerOwner | None:
        """Another card of the same kind that has just this power, those of its pack first."""
        owners = self._owners.get((subject.bearer, power), ())
        others = [one for one in owners if one.speaker.id != subject.speaker.id]
        return min(others, key=lambda one: one.speaker.pack != subject.speaker.pack, default=None)

    @cached_property
    def _owners(self) -> Mapping[tuple[str, Power], list[PowerOwner]]:
        owners: dict[tuple[str, Power], list[PowerOwner]] = {}
        for view in self.packs:
            faulty = view.faulty_powers
            for speaker, bearer in subjects_with_kinds(view.pack):
                for age, power in enumerate(
                    declared_powers(speaker) if speaker.id not in faulty else ()
                ):
                    if power:
                        key = (bearer, sort_word_lists(power))
                        owners.setdefault(key, []).append(PowerOwner(speaker, age))
        return owners


def misplaced_texts(
    subject: SubjectTexts, power_owners: PowerOwners
) -> Iterator[tuple[Wording, Finding | None]]:
    """Each text that belongs elsewhere; of two Ages that changed places, the first has the finding.

    A text that differs from its own effect in but a number or a colour is not meant.
    """
    meanings = dict(_meanings(subject))
    for wording, meaning in meanings.items():
        other = _exchanged(wording, meaning, meanings)
        if other:
            first = wording.ages < other.ages
            yield wording, _of_age(subject, wording, other.ages[0]) if first else None
        elif not _small(wording):
            finding = _elsewhere(subject, wording, meaning, power_owners)
            if finding:
                yield wording, finding


def _meanings(subject: SubjectTexts) -> Iterator[tuple[Wording, Power]]:
    for wording in subject.wordings:
        if isinstance(wording.verdict, Different):
            reading = subject.read(wording)
            if isinstance(reading, Read):
                yield wording, reading.power


def _exchanged(
    wording: Wording, meaning: Power, meanings: Mapping[Wording, Power]
) -> Wording | None:
    """The text of the Age whose effect these words have, if that one has theirs."""
    for other, says in meanings.items():
        theirs = other.language == wording.language and sort_word_lists(other.power) == meaning
        if theirs and says == sort_word_lists(wording.power):
            return other
    return None


def _small(wording: Wording) -> bool:
    verdict = wording.verdict
    differing = verdict.differences if isinstance(verdict, Different) else ()
    return len(differing) == 1 and kind_of_difference(differing[0]) in SMALL


def _elsewhere(
    subject: SubjectTexts, wording: Wording, meaning: Power, power_owners: PowerOwners
) -> Finding | None:
    ages = [age for age, power in enumerate(subject.powers) if sort_word_lists(power) == meaning]
    if ages:
        return _of_age(subject, wording, ages[0])
    owner = power_owners.of(subject, meaning)
    if owner is None:
        return None
    name = owner.speaker.name[wording.language].text
    message = f"{subject.language_name(wording.language)} says what {name} does"
    return _finding(subject, wording, "words-copied", message)


def _of_age(subject: SubjectTexts, wording: Wording, age: int) -> Finding:
    mine = AGES[wording.ages[0]]
    message = (
        f"{subject.language_name(wording.language)} says in Age {mine} what the effect does in Age "
    )
    return _finding(subject, wording, "words-ages", f"{message}{AGES[age]}")


def _finding(subject: SubjectTexts, wording: Wording, code: str, message: str) -> Finding:
    house = subject.house(wording.power, wording.language)
    return Finding(
        *(code, code, subject.place(wording), message),
        f"in the words of the house: {house}" if house else "",
        card=subject.speaker.id,
        language=wording.language,
    )
