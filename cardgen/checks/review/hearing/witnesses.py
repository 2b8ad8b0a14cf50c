"""What each witness says in the place of a difference, so that the odd one out is seen."""

from collections.abc import Iterable

from cardgen.checks.review.hearing.differing import told
from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.effects.power.ability import Ability
from cardgen.effects.power.lines import icon_line
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.phrasebook.verdict import Difference, Different, Same


def witnesses(spoken: Spoken, ages: Iterable[int], difference: Difference, speaker: str) -> str:
    """`effect I: 3 · en: 3 · icons: coin:3`, without the language `speaker`; a line for each Age,
    or one for several where all say the same."""
    told_in: dict[str, list[int]] = {}
    for age in ages:
        told_in.setdefault(_in_age(spoken, age, difference, speaker), []).append(age)
    return "\n".join(f"effect{_named(among)}: {line}" for line, among in told_in.items())


def _named(ages: list[int]) -> str:
    """` I`, ` I, III`; nothing for all of them."""
    return "" if len(ages) == len(AGES) else " " + ", ".join(AGES[age] for age in ages)


def _in_age(spoken: Spoken, age: int, difference: Difference, speaker: str) -> str:
    parts = [told(difference.declared)]
    for language in spoken.languages:
        other = spoken.of(language, age)
        if language != speaker and other:
            parts.append(f"{language}: {_said(other, difference)}")
    return " · ".join((*parts, f"icons: {_icons(spoken, age)}"))


def _said(saying: Saying, difference: Difference) -> str:
    """What the words of another language have in the place of a difference."""
    verdict = saying.verdict
    if isinstance(verdict, Same):
        return told(difference.declared)
    if not isinstance(verdict, Different):
        return "cannot be read"
    same = (one.said for one in verdict.differences if one.path == difference.path)
    return told(next(same, difference.declared))


def _icons(spoken: Spoken, age: int) -> str:
    speaker = spoken.speaker
    card = speaker if isinstance(speaker, Card) else None
    printed = card.printed[age] if card else None
    power = (one for one in spoken.powers[age] if isinstance(one, Ability))
    icons = printed.icons if printed else icon_line(power, marker=card.marker if card else "")
    return " ".join(map(str, icons)) or "none"
