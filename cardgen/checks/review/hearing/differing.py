"""Differences between words and effect, told to people."""

from fractions import Fraction
from typing import Any

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.telling import value
from cardgen.effects.power.terms import SCOPES
from cardgen.phrasebook.declared import Variation
from cardgen.phrasebook.verdict import Difference

NUMBERS = (int, Fraction)
# The kind of a difference by the part it stands in, the first that is met from the outside.
KINDS = {
    "when": "words-timing",
    "until": "words-timing",
    "limit": "words-limit",
    "optional": "words-optional",
    "if_": "words-condition",
    "who": "words-scope",
    "to": "words-scope",
    "by": "words-scope",
}


def slug(difference: Difference) -> str:
    """The check that explains a difference."""
    if is_number(difference.said) and is_number(difference.declared):
        return "words-number"
    if _people(difference.said) or _people(difference.declared):
        return "words-scope"
    if isinstance(difference.said or difference.declared, Ability | Variation):
        return "words-missing" if difference.said is None else "words-added"
    named = (KINDS[str(part)] for part in difference.path if str(part) in KINDS)
    return next(named, "words-selector" if len(difference.path) > 2 else "words-effect")


def _people(part: object) -> bool:
    return isinstance(part, str) and part in SCOPES


def is_number(part: object) -> bool:
    """Whether a value is a number to people; yes and no are none."""
    return isinstance(part, NUMBERS) and not isinstance(part, bool)


def told(part: Any) -> str:
    """A part of a power in words."""
    if isinstance(part, bool):
        return "yes" if part else "no"
    return value(part) or "nothing"


def message(speaker: str, difference: Difference, quoted: str, *, plural: bool = False) -> str:
    """`French says 4 coins, the effect gives 3`; `quoted` are the words concerned."""
    says = "say" if plural else "says"
    said, declared, named = difference.said, difference.declared, difference.field
    if is_number(said) and is_number(declared):
        if len(difference.path) == 3 and difference.path[1] == "effect":
            return f"{speaker} {says} {said} {named}, the effect gives {declared}"
        return f"{speaker} {says} {said} ({named}), the effect has {declared}"
    if not quoted:
        left = "leave out" if plural else "leaves out"
        return f"{speaker} {left} {named or 'an ability'}: {told(declared)}"
    of = f"{named}: {told(said)}" if named else f"{told(said)}"
    return f'{speaker} {says} "{quoted}" ({of}), the effect has {told(declared)}'
