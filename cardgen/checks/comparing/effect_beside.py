"""An effect that no phrase says, shown beside words that somebody is to compare with it."""

import re
from collections.abc import Iterable, Iterator

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import describe_ability
from cardgen.model.ages import AGES
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.subjects import Variation
from cardgen.project.texts import Wording
from cardgen.suggest import join_words

NUMBER = re.compile(r"\d+")
ARTICLE = "1"  # 1 card: it is often not told that there is one


def effect_beside(wordings: Iterable[Wording]) -> Iterator[str]:
    """What the effect of each saying does, and the numbers that the words have and it has not."""
    each = [*wordings]
    for ages in dict.fromkeys(one.ages for one in each):
        alike = [one for one in each if one.ages == ages]
        yield f"the effect{_named(ages)}: {_described(alike[0])}"
        for one in alike:
            yield from strange_numbers(one)


def strange_numbers(wording: Wording, house: str = "") -> Iterator[str]:
    """The numbers of some words that are none of their effect, nor of what the house says of it."""
    known = NUMBER.findall(f"{_described(wording)} {house}")
    said = dict.fromkeys(NUMBER.findall(typed_text(wording.words)))
    strange = [one for one in said if one != ARTICLE and one not in known]
    if strange:
        numbers = join_words(strange, joined_by="and")
        yield f"{wording.language} has {numbers}, the effect has not"


def _described(wording: Wording) -> str:
    """The effect in plain words; with what else is in play, what it does then."""
    return "; ".join(_part(one) for one in wording.power)


def _part(one: Ability | Variation) -> str:
    if isinstance(one, Variation):
        return f"with {one.when} {', '.join(map(describe_ability, one.power))}"
    return describe_ability(one)


def _named(ages: tuple[int, ...]) -> str:
    return "" if len(ages) == len(AGES) else f" in Age {', '.join(AGES[age] for age in ages)}"
