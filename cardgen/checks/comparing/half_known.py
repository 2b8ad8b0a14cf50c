"""Words whose power has a part that cannot be read: what they say besides is held against the rest
of it, and one language against the other."""

from collections.abc import Iterator
from dataclasses import replace

from cardgen.checks.comparing.compare_texts import mismatches
from cardgen.checks.comparing.drift import language_drift
from cardgen.checks.comparing.misplaced import PowerOwners
from cardgen.effects.power.ability import Ability
from cardgen.model.ages import AGES, ByAge
from cardgen.model.finding import Finding
from cardgen.phrasebook.parse.verdict import Different, Read, Same
from cardgen.phrasebook.subjects import Power
from cardgen.project.project import Project
from cardgen.project.speakers import abilities_read
from cardgen.project.texts import SubjectTexts

Abilities = tuple[Ability | None, ...]
NOTHING: ByAge[Power] = ByAge.same(())
MEND = "mend one of them; the effect cannot be read"


def compare_half_known(project: Project) -> Iterator[Finding]:
    """What is wrong with such words whatever the part means; the part itself is told already."""
    owners = PowerOwners(project.packs)
    for one in project.half_known_texts:
        found = [each for language in one.languages for each in _held(one, language, owners)]
        yield from found or _languages_apart(one)


def _held(one: SubjectTexts, language: str, owners: PowerOwners) -> Iterator[Finding]:
    """Words of a language that nobody vouches for, against the power with its gap filled."""
    if language in one.signatures or one.speaker.variants:
        return
    alone = replace(one, languages=(language,), taken=NOTHING)
    taken = [_taken(alone, power, age) for age, power in enumerate(abilities_read(one.speaker))]
    whole = [power for power in taken if power is not None]
    if len(whole) == len(AGES):
        yield from mismatches(replace(alone, taken=ByAge(whole)), owners)


def _taken(alone: SubjectTexts, power: Abilities, age: int) -> Power | None:
    """A power with its gap filled by what the words say there: with which of them they differ
    least. None where that cannot be known."""
    wording = alone.of(alone.languages[0], age)
    said = alone.read(wording) if wording else None
    if not isinstance(said, Read) or len(said.power) != len(power) or power.count(None) > 1:
        return None
    filled = [tuple(one or other for one in power) for other in said.power]
    return min(filled, key=lambda each: _differences(alone, each, age))


def _differences(alone: SubjectTexts, power: Power, age: int) -> int:
    """In how much the words of an Age differ from a power."""
    wording = replace(alone, taken=ByAge.same(power)).of(alone.languages[0], age)
    if wording is None or isinstance(wording.verdict, Same):
        return 0
    return len(wording.verdict.differences) if isinstance(wording.verdict, Different) else 99


def _languages_apart(one: SubjectTexts) -> Iterator[Finding]:
    """Languages, of those that can be read in every Age, that do not say the same."""
    bare = replace(one, taken=NOTHING)
    read = [each for each in one.languages if _is_read(bare, each)]
    yield from language_drift(replace(bare, languages=tuple(read)), mend=MEND)


def _is_read(bare: SubjectTexts, language: str) -> bool:
    return language not in bare.signatures and all(
        isinstance(bare.read(said), Read) for said in bare.said(language)
    )
