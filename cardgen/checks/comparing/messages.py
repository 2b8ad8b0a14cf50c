"""Differences between a text and an effect as messages to people, with the code of each kind."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from typing import Any

from cardgen.effects.power.description import describe_parameter
from cardgen.phrasebook.grammar.layers import LAYERS
from cardgen.phrasebook.parse.verdict import PowerDifference

# The code of a finding by the kind of the mistake.
CODES: Mapping[str, str] = {
    "added": "words-added",
    "and-or": "words-and-or",
    "condition": "words-condition",
    "effect": "words-effect",
    "limit": "words-limit",
    "missing": "words-missing",
    "name": "words-name",
    "number": "words-number",
    "optional": "words-optional",
    "polarity": "words-polarity",
    "scope": "words-scope",
    "selector": "words-selector",
    "timing": "words-timing",
    "unit": "words-unit",
    "unread": "words-unread",
}


def is_number(part: object) -> bool:
    """Whether a value is a number to people; yes and no are none."""
    return isinstance(part, int | Fraction) and not isinstance(part, bool)


def describe_part(part: Any) -> str:
    """A part of a power in words."""
    if isinstance(part, bool):
        return "yes" if part else "no"
    return describe_parameter(part) or "nothing"


WHO, PILE = "who", "pile"
NO_PILE = "no pile"
ONE_OPPONENT, EACH_OPPONENT = "one opponent", ("each opponent", "opponents")
NOT_EACH = (ONE_OPPONENT, "the opponent")


def effect_has(difference: PowerDifference) -> str:
    """What the effect has where words differ: by the word that is typed in it, however its meaning
    is known to the phrasebook."""
    declared, said = difference.declared, difference.said
    of_persons = difference.field == WHO
    each = declared in EACH_OPPONENT or (declared == "opponent" and said in NOT_EACH)
    if of_persons and each:
        return "opponent (each of them)"
    return NO_PILE if _is_no_pile(difference, declared) else describe_part(declared)


def _is_no_pile(difference: PowerDifference, part: object) -> bool:
    """Whether a part is what is meant where no pile is named."""
    return difference.layer == PILE and part == LAYERS[PILE].default


def words_have(difference: PowerDifference, said: object) -> str:
    """What words say instead: `opponent`, typed in an effect, may be each of them."""
    if _is_no_pile(difference, said):
        return NO_PILE
    one = difference.layer == WHO and said in ("opponent", *NOT_EACH)
    return ONE_OPPONENT if one else describe_part(said)


def mismatch_message(
    speaker: str, difference: PowerDifference, quoted: str, *, plural: bool = False
) -> str:
    """`French says 4 coins, the effect gives 3`; `quoted` are the words concerned. What is likely
    and no more, French seems to say."""
    says, left = ("say", "leave out") if plural else ("says", "leaves out")
    if difference.likely:
        says, left = (f"{'seem' if plural else 'seems'} to {one}" for one in ("say", "leave out"))
    said, declared, named = difference.said, difference.declared, difference.field
    if is_number(said) and is_number(declared):
        if len(difference.path) == 3 and difference.path[1] == "effect":
            return f"{speaker} {says} {said} {named}, the effect gives {declared}"
        return f"{speaker} {says} {said} ({named}), the effect has {declared}"
    if not quoted:
        return f"{speaker} {left} {named or 'an ability'}: {effect_has(difference)}"
    told = words_have(difference, said)
    of = f"{named}: {told}" if named else told
    return f'{speaker} {says} "{quoted}" ({of}), the effect has {effect_has(difference)}'


CLAUSE = 3  # steps to a clause of an effect: the ability, its effect, the clause


def what_to_type(difference: PowerDifference) -> Iterator[str]:
    """What a power lacks that all words say, as it is typed: `per: {gained: victory}`."""
    key, said = str(difference.path[-1]), difference.said
    lacks = difference.declared in (None, (), "", False)
    named = lacks and 1 < len(difference.path) <= CLAUSE and not key.isdigit()
    if named and said is not None and (typed := _typed(said)):
        yield f"if the words are right, type {_key(key)}: {typed} there"


def _typed(said: Any) -> str:
    """A value as it is typed in a card; nothing for one that has no short form."""
    if isinstance(said, bool):
        return str(said).lower()
    if isinstance(said, str | int):
        return str(said)
    if isinstance(said, tuple):
        parts = [_typed(one) for one in said]
        return f"[{', '.join(parts)}]" if all(parts) else ""
    if not is_dataclass(said):
        return ""
    parts = [
        f"{_key(one.name)}: {_typed(getattr(said, one.name))}"
        for one in fields(said)
        if getattr(said, one.name) != one.default
    ]
    return f"{{{', '.join(parts)}}}"


def _key(name: str) -> str:
    return name.rstrip("_").replace("_", " ")


def another_tongue(own: str, other: str, code: str) -> tuple[str, str]:
    """Message and help for words of another language than the one they stand for."""
    message = f"these words are {other}, where {own} is wanted"
    return message, f"type them in {own}; {other} stands under {code}:"
