"""What each witness says of a part in which words differ: the effect, other languages, icons."""

from collections.abc import Iterable

from cardgen.checks.comparing.messages import effect_has, words_have
from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import icon_line
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.phrasebook.parse.verdict import Different, PowerDifference, Same
from cardgen.project.texts import SubjectTexts, Wording


def evidence_lines(
    subject: SubjectTexts, ages: Iterable[int], difference: PowerDifference, speaker: str
) -> str:
    """`effect I: 3 · en: 3 · icons: coin:3`, without the language `speaker`; a line for each Age,
    or one for several where all say the same."""
    told_in: dict[str, list[int]] = {}
    for age in ages:
        told_in.setdefault(_in_age(subject, age, difference, speaker), []).append(age)
    return "\n".join(f"effect{_named(among)}: {line}" for line, among in told_in.items())


def _named(ages: list[int]) -> str:
    """` I`, ` I, III`; nothing for all of them."""
    return "" if len(ages) == len(AGES) else " " + ", ".join(AGES[age] for age in ages)


def _in_age(subject: SubjectTexts, age: int, difference: PowerDifference, speaker: str) -> str:
    parts = [effect_has(difference)]
    for language in subject.languages:
        other = subject.of(language, age)
        if language != speaker and other:
            parts.append(f"{language}: {_said_instead(other, difference)}")
    return " · ".join((*parts, f"icons: {_icons(subject, age)}"))


def _said_instead(wording: Wording, difference: PowerDifference) -> str:
    """What the words of another language have in the place of a difference."""
    verdict = wording.verdict
    if isinstance(verdict, Same):
        return effect_has(difference)
    if not isinstance(verdict, Different):
        return "cannot be read"
    same = (one.said for one in verdict.differences if one.path == difference.path)
    said = next(same, difference.declared)
    return effect_has(difference) if said == difference.declared else words_have(difference, said)


def _icons(subject: SubjectTexts, age: int) -> str:
    speaker = subject.speaker
    card = speaker if isinstance(speaker, Card) else None
    printed = card.printed[age] if card else None
    power = (one for one in subject.powers[age] if isinstance(one, Ability))
    icons = printed.icons if printed else icon_line(power, marker=card.marker if card else "")
    return " ".join(map(str, icons)) or "none"
