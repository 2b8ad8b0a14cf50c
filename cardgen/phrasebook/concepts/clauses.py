"""Words cut into clauses with an amount each, a number at the unit that follows it."""

from collections.abc import Callable, Iterable, Iterator

from cardgen.phrasebook.concepts.idle import Assertion
from cardgen.phrasebook.concepts.mentions import Mention
from cardgen.phrasebook.concepts.statement import (
    AMOUNTS,
    YOU_GAIN,
    Clause,
    PlacedAssertion,
    Statement,
)
from cardgen.phrasebook.concepts.thesaurus import GLUE, JOINTS, PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER
from cardgen.phrasebook.grammar.pattern import OWN
from cardgen.phrasebook.grammar.spelling import Token

STOPS = (".", ";", ":", "!", "?")
ONE = "1"
WHO, THEY = "who", Concept(PLAIN, "they")


def state(mentions: Iterable[Mention], tokens: tuple[Token, ...]) -> Statement:
    """What a text states that says these things."""

    def is_stop(one: Mention) -> bool:
        return tokens[one.start].key in STOPS

    def is_joint(one: Mention) -> bool:
        return one.concept.layer == JOINTS

    clauses: list[Clause] = []
    stretches: list[Clause] = []
    for sentence in _parted(mentions, is_stop):
        sentence = _resolved(sentence)
        parts = [tuple(_assertions(stretch)) for stretch in _parted(sentence, is_joint)]
        stretches += parts
        clauses += _joined(parts)
    return Statement(tuple(clauses), tuple(stretches))


def _resolved(sentence: Iterable[Mention]) -> list[Mention]:
    """A sentence in which “they” is the person named before it, if you do nothing between."""
    last: Concept | None = None
    found: list[Mention] = []
    for one in sentence:
        if one.concept.layer == WHO:
            last = one.concept
        elif one.concept == YOU_GAIN:
            last = None
        found.append(one._replace(concept=last) if last and one.concept == THEY else one)
    return found


def _parted(
    mentions: Iterable[Mention], is_mark: Callable[[Mention], bool]
) -> Iterator[list[Mention]]:
    """The stretches between marks."""
    stretch: list[Mention] = []
    for one in mentions:
        if is_mark(one):
            yield stretch
            stretch = []
        else:
            stretch.append(one)
    yield stretch


def _assertions(stretch: Iterable[Mention]) -> Iterator[PlacedAssertion]:
    """What a stretch states; a number that no unit follows is an assertion of its own."""
    number: Mention | None = None
    for one in stretch:
        layer = one.concept.layer
        if layer == NUMBER:
            yield from _lone(number)
            number = one
        elif layer == "unit":
            told = one.number or (number.concept.name if number else "")
            whole = one._replace(start=number.start) if number else one
            single = told == ONE
            yield PlacedAssertion(Assertion(one.concept, "" if single else told), whole, single)
            number = None
        elif layer not in (GLUE, OWN):
            yield PlacedAssertion(Assertion(one.concept), one)
    yield from _lone(number)


def _lone(number: Mention | None) -> Iterator[PlacedAssertion]:
    if number and number.concept.name != ONE:
        yield PlacedAssertion(Assertion(Concept(NUMBER), number.concept.name), number)


def _joined(stretches: Iterable[Clause]) -> list[Clause]:
    """Clauses with an amount each: what stands before the first belongs to it, all else to that
    before it."""
    clauses: list[Clause] = []
    for stretch in stretches:
        if clauses and not (_has_amount(stretch) and _has_amount(clauses[-1])):
            clauses[-1] += stretch
        else:
            clauses.append(stretch)
    return clauses


def _has_amount(clause: Clause) -> bool:
    return any(one.assertion.concept.name in AMOUNTS for one in clause)
