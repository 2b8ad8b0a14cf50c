"""Differences between words and effect, told to people."""

from dataclasses import fields, is_dataclass
from fractions import Fraction
from typing import Any

from cardgen.effects.power.ability import Ability
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


def code(difference: Difference) -> str:
    """The kind of a difference as a code of findings."""
    if is_number(difference.said) and is_number(difference.declared):
        return "words-number"
    if isinstance(difference.said or difference.declared, Ability | Variation):
        return "words-missing" if difference.said is None else "words-added"
    named = (KINDS[str(part)] for part in difference.path if str(part) in KINDS)
    return next(named, "words-selector" if len(difference.path) > 2 else "words-effect")


def is_number(value: object) -> bool:
    """Whether a value is a number to people; yes and no are none."""
    return isinstance(value, NUMBERS) and not isinstance(value, bool)


def told(value: Any) -> str:
    """A part of a power as an author would type it."""
    if value is None or value == ():
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ", ".join(map(told, value))
    if not is_dataclass(value):
        return str(value) or "nothing"
    held = ((each.name, getattr(value, each.name)) for each in fields(value))
    parts = (f"{_key(name)}: {told(part)}" for name, part in held if part not in (None, "", ()))
    return f"{{{', '.join(parts)}}}"


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
    of = f"{named}: {told(said)}" if named else "an ability of its own"
    return f'{speaker} {says} "{quoted}" ({of}), the effect has {told(declared)}'


def _key(name: str) -> str:
    return name.rstrip("_").replace("_", " ")
