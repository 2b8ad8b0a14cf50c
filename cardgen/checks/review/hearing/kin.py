"""Words that are right in another place: those of another Age, or of another card."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from cardgen.checks.review.hearing.languages import language_name
from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.checks.review.material import Material
from cardgen.model.ages import AGES
from cardgen.model.finding import Finding
from cardgen.phrasebook.bearers import bearers
from cardgen.phrasebook.declared import Power, declared
from cardgen.phrasebook.difference import settled
from cardgen.phrasebook.pinpoint import kind_of
from cardgen.phrasebook.speaker import Speaker
from cardgen.phrasebook.verdict import Different, Read

# A part that two cards or Ages often have different: such a slip is told at the word itself.
SMALL = ("number", "selector", "unit")


class Owner(NamedTuple):
    """A card, or part of a board, and an Age (from 0) in which it has a power."""

    speaker: Speaker
    age: int


class Kin:
    """Every card by what it does, worked out when words are first found at fault."""

    def __init__(self, packs: Iterable[Material]) -> None:
        self.packs = tuple(packs)

    def of(self, spoken: Spoken, power: Power) -> Owner | None:
        """Another card of the same kind that has just this power, those of its pack first."""
        owners = self._owners.get((spoken.bearer, power), ())
        others = [one for one in owners if one.speaker.id != spoken.speaker.id]
        return min(others, key=lambda one: one.speaker.pack != spoken.speaker.pack, default=None)

    @cached_property
    def _owners(self) -> Mapping[tuple[str, Power], list[Owner]]:
        owners: dict[tuple[str, Power], list[Owner]] = {}
        for material in self.packs:
            faulty = {finding.card for finding in material.power_findings}
            for speaker, bearer in bearers(material.pack):
                for age, power in enumerate(declared(speaker) if speaker.id not in faulty else ()):
                    if power:
                        key = (bearer, settled(power))
                        owners.setdefault(key, []).append(Owner(speaker, age))
        return owners


def mistaken(spoken: Spoken, kin: Kin) -> Iterator[tuple[Saying, Finding | None]]:
    """Each text that belongs elsewhere; of two Ages that changed places, the first has the finding.

    A text that differs from its own effect in but a number or a colour is not meant.
    """
    meanings = dict(_meanings(spoken))
    for saying, meaning in meanings.items():
        other = _exchanged(spoken, saying, meaning, meanings)
        if other:
            first = saying.ages < other.ages
            yield saying, _of_age(spoken, saying, other.ages[0]) if first else None
        elif not _small(saying):
            finding = _elsewhere(spoken, saying, meaning, kin)
            if finding:
                yield saying, finding


def _meanings(spoken: Spoken) -> Iterator[tuple[Saying, Power]]:
    for saying in spoken.sayings:
        if isinstance(saying.verdict, Different):
            reading = spoken.read(saying)
            if isinstance(reading, Read):
                yield saying, reading.power


def _exchanged(
    spoken: Spoken, saying: Saying, meaning: Power, meanings: Mapping[Saying, Power]
) -> Saying | None:
    """The text of the Age whose effect these words have, if that one has theirs."""
    for other, says in meanings.items():
        theirs = other.language == saying.language and settled(other.power) == meaning
        if theirs and says == settled(saying.power):
            return other
    return None


def _small(saying: Saying) -> bool:
    verdict = saying.verdict
    differing = verdict.differences if isinstance(verdict, Different) else ()
    return len(differing) == 1 and kind_of(differing[0]) in SMALL


def _elsewhere(spoken: Spoken, saying: Saying, meaning: Power, kin: Kin) -> Finding | None:
    ages = [age for age, power in enumerate(spoken.powers) if settled(power) == meaning]
    if ages:
        return _of_age(spoken, saying, ages[0])
    owner = kin.of(spoken, meaning)
    if owner is None:
        return None
    name = owner.speaker.name[saying.language].text
    message = f"{language_name(saying.language)} says what {name} does"
    return _finding(spoken, saying, "words-copied", message)


def _of_age(spoken: Spoken, saying: Saying, age: int) -> Finding:
    mine = AGES[saying.ages[0]]
    message = f"{language_name(saying.language)} says in Age {mine} what the effect does in Age "
    return _finding(spoken, saying, "words-ages", f"{message}{AGES[age]}")


def _finding(spoken: Spoken, saying: Saying, code: str, message: str) -> Finding:
    house = spoken.house(saying.power, saying.language)
    return Finding(
        *(code, code, spoken.place(saying), message),
        f"in the words of the house: {house}" if house else "",
        card=spoken.speaker.id,
        language=saying.language,
    )
