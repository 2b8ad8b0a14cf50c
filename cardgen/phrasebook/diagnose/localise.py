"""Mistakes in words, and which of them makes a difference of the powers.

Words that can be read part from the declared power: `localise` finds the very words that do."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.terms import CARDS, DUEL_SYMBOLS, SCOPES, SYMBOLS, TOKENS
from cardgen.model.card import RESOURCES
from cardgen.model.frozen import frozen
from cardgen.phrasebook.grammar.layers import LAYERS
from cardgen.phrasebook.parse.verdict import PowerDifference, TextSpan
from cardgen.phrasebook.subjects import Variation


@frozen
class Diagnosis:
    """A mistake in words: its kind (see `mistakes`), where it is, and what would be right there.

    The span is empty where words are missing, `wanted` where they are too many. The kind of one
    that is not `certain` may be wrong: the words may be sound, only unheard of.
    """

    kind: str
    span: TextSpan
    wanted: str
    certain: bool = True


# The kind of a difference by the part it stands in, the outermost that is met; or by its words.
KIND_OF_PART: Mapping[str, str] = {
    "when": "timing",
    "until": "timing",
    "limit": "limit",
    "optional": "optional",
    "if_": "condition",
    "who": "scope",
    "to": "scope",
    "by": "scope",
}
KIND_OF_WORD: Mapping[str, str] = {
    **dict.fromkeys((*CARDS, *SYMBOLS, *DUEL_SYMBOLS), "selector"),
    **dict.fromkeys((*RESOURCES, *TOKENS), "unit"),
    **dict.fromkeys(SCOPES, "scope"),
}


def localise(difference: PowerDifference, mistakes: Sequence[Diagnosis]) -> Diagnosis:
    """A difference of the powers as a mistake in the words, among those that were diagnosed.

    Its kind is that of its part, or of the words at fault, or else `effect`; its span the words of
    the part that are at fault, or all of the part where none or several mistakes stand in it.
    """
    span = difference.span
    if difference.layer:
        return Diagnosis(kind_of_difference(difference), span or TextSpan(0, 0), "")
    inside = [one for one in mistakes if span is None or _overlap(span, one.span)]
    kind = kind_of_difference(difference) or _told(inside)
    same = [one for one in inside if one.kind == kind] or inside
    if len(same) == 1:
        return Diagnosis(kind, same[0].span, same[0].wanted)
    return Diagnosis(kind, span or TextSpan(0, 0), "")


def _told(inside: Sequence[Diagnosis]) -> str:
    """The kind of a difference that its words must tell: another unit, or another effect."""
    return "unit" if [one.kind for one in inside] == ["unit"] else "effect"


def kind_of_difference(difference: PowerDifference) -> str:
    """The kind of a difference by what it is about; "" where its words must tell."""
    declared, said = difference.declared, difference.said
    if difference.layer:
        return LAYERS[difference.layer].kind if difference.layer in LAYERS else difference.layer
    if _is_number(declared) and _is_number(said):
        return "number"
    if isinstance(said or declared, Ability | Variation):
        return "missing" if said is None else "added"
    parts = [KIND_OF_PART[str(part)] for part in difference.path if str(part) in KIND_OF_PART]
    words = {KIND_OF_WORD.get(word, "") for word in (*_words(declared), *_words(said))}
    told = words.pop() if len(words) == 1 else ""
    row = "selector" if isinstance(declared, tuple) and isinstance(said, tuple) else ""
    return told or next(iter(parts), row)


def _is_number(value: object) -> bool:
    return isinstance(value, int | Fraction) and not isinstance(value, bool)


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _words(one)


def _overlap(one: TextSpan, other: TextSpan) -> bool:
    return one.start <= other.end and other.start <= one.end
