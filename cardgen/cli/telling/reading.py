"""What a card's words are understood as, told beside what it does."""

from collections.abc import Iterator

from cardgen.checks.review.hearing.books import Books
from cardgen.checks.review.hearing.sayings import Saying, Spoken, spoken
from cardgen.checks.review.material import Material
from cardgen.effects.power.ability import Ability
from cardgen.effects.power.telling import ability
from cardgen.model.ages import ByAge
from cardgen.model.card import Card
from cardgen.phrasebook.declared import Power, Variation
from cardgen.phrasebook.verdict import Ambiguous, Read, Same, TooLong, Unread


def reading(card: Card, material: Material, language: str) -> ByAge[str] | None:
    """What the words of each Age are read as; None where they cannot be compared with anything."""
    for one in spoken(Books(material.root), (material,)):
        if one.speaker is card and language in one.languages and any(one.powers):
            told = (_told(one, saying) for age in range(3) if (saying := one.of(language, age)))
            first, second, third = told
            return ByAge((first, second, third))
    return None


def _told(one: Spoken, saying: Saying) -> str:
    verdict = saying.verdict
    if isinstance(verdict, Same):
        return "as the effect does"
    house = one.house(saying.power, saying.language)
    right = f"\nthe house says: {house}" if house else "\nno phrase says this effect"
    if isinstance(verdict, Unread | TooLong):
        return f"cannot be read{right}"
    if isinstance(verdict, Ambiguous):
        return "\nor ".join(map(_power, verdict.powers))
    meaning = one.read(saying)
    said = _power(meaning.power) if isinstance(meaning, Read) else str(verdict)
    return f"{said}{right}"


def _power(power: Power) -> str:
    """Abilities, one a line; those of a variation after what it is played with."""
    return "\n".join(line for part in power for line in _lines(part))


def _lines(part: Ability | Variation) -> Iterator[str]:
    if isinstance(part, Ability):
        yield ability(part)
    else:
        yield from (f"with {part.when}: {ability(one)}" for one in part.power)
