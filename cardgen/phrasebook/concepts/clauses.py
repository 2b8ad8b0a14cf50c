"""Words cut into clauses with an amount each, a number at the unit that follows it."""

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import pairwise

from cardgen.phrasebook.concepts.idle import Assertion
from cardgen.phrasebook.concepts.mentions import Mention
from cardgen.phrasebook.concepts.statement import (
    AMOUNTS,
    GAINING,
    GIVE,
    LOSE,
    MAY,
    PARTING,
    SUPPLY,
    WHICH,
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
FREE, UNPAID = (Concept("price", one) for one in ("free", "unpaid"))
SPENT = frozenset(Concept("unit", one) for one in ("coin", "resource"))
WHO, THEY = "who", Concept(PLAIN, "they")
ONCE, ONCE_A_TURN = (Concept("times", one) for one in ("once", "once a turn"))
EACH_TURN = Concept("moment", "each turn")
NOT = Concept("joint", "not")
OTHERWISE = Concept("joint", "otherwise")
ONLY_ONE = Assertion(Concept("joint", "only one"))
PARTS = tuple(Concept("deed", one) for one in PARTING)
LOSES, PUT_BACK = Concept("deed", LOSE), Concept("deed", "put it back")
AS_MANY = Concept("degree", "as many")
BANK = Concept(PLAIN, "bank")
REST = frozenset((Concept(PLAIN, "return the rest"), Concept("deed", "discard the rest")))
COUNTED_LAYERS = (NUMBER, "unit")
# What two concepts say together, one right after the other.
COMPOUNDS = {
    (NOT, Concept("modality", "must")): MAY,
    **{(NOT, one): FREE for one in (Concept("price", "ordinary"), *PARTS)},
    **{(BANK, one): YOU_GAIN for one in PARTS},
    **{(BANK, one): LOSES for one in GAINING},
    (Concept(PLAIN, "goes"), Concept(PLAIN, "self")): Concept("pile", "on this card"),
}


def state(mentions: Iterable[Mention], tokens: tuple[Token, ...]) -> Statement:
    """What a text states that says these things."""

    def is_stop(one: Mention) -> bool:
        return tokens[one.start].key in STOPS

    def is_joint(one: Mention) -> bool:
        return one.concept.layer == JOINTS

    clauses: list[Clause] = []
    stretches: list[Clause] = []
    sentences: list[Clause] = []
    for sentence in _parted(mentions, is_stop):
        sentence = _resolved(sentence)
        ways = (way for one in _parted(sentence, is_joint) for way in _ways(one))
        parts = [tuple(sorted(_assertions(way), key=_place)) for way in ways]
        stretches += parts
        sentences.append(tuple(one for part in parts for one in part))
        clauses += _joined(parts)
    return Statement(tuple(clauses), tuple(stretches), tuple(sentences))


def _resolved(sentence: Iterable[Mention]) -> list[Mention]:
    """A sentence in which “they” is the person named before it, if you do nothing between."""
    last: Concept | None = None
    found: list[Mention] = []
    for one in _related(_compounded(sentence)):
        if one.concept.layer == WHO:
            last = one.concept
        elif one.concept == YOU_GAIN:
            last = None
        found.append(one._replace(concept=last) if last and one.concept == THEY else one)
    return found


def _related(sentence: Iterable[Mention]) -> list[Mention]:
    """A sentence in which a person who is chosen stands where it is told what they get: “choose an
    opponent, who takes 1 token”."""
    found: list[Mention] = []
    for one in sentence:
        if one.concept != WHICH:
            found.append(one)
        elif [each.concept.layer for each in found[-2:]] == [WHO, JOINTS]:
            found[-2:] = [found[-1], found[-2]]
    return found


def _compounded(sentence: Iterable[Mention]) -> list[Mention]:
    """A sentence in which what is said in two parts is one: “once” and “each turn”, “not” and
    “pay”, “the bank” and “gives”."""
    held = [one for one in sentence if one.concept.layer not in (GLUE, OWN)]
    limited = {one.concept for one in held} >= {ONCE, EACH_TURN}
    found: list[Mention] = []
    for one in held:
        if limited and one.concept in (ONCE, EACH_TURN):
            if one.concept == EACH_TURN:
                continue
            one = one._replace(concept=ONCE_A_TURN)
        together = COMPOUNDS.get((found[-1].concept, one.concept)) if found else None
        if together:
            one = Mention(together, found.pop().start, one.end)
        elif found and found[-1].concept == FREE and one.concept in SPENT:
            found[-1] = found[-1]._replace(concept=UNPAID)  # “without paying resources”
        found.append(one)
    return _returned(found)


def _returned(sentence: list[Mention]) -> list[Mention]:
    """A sentence in which what somebody gives to the bank is lost: “they give 2 coins to the
    bank”."""
    found = list(sentence)
    for at, one in enumerate(sentence):
        behind = [each.concept for each in sentence[at + 1 :]]
        rest = [each for each in behind if each.layer not in COUNTED_LAYERS and each != AS_MANY]
        to_bank = not SUPPLY.isdisjoint(rest[:1]) and not (rest[1:] and rest[1].layer == WHO)
        given = one.concept == GIVE or (one.concept == PUT_BACK and behind[:1] == [AS_MANY])
        if given and to_bank:
            found[at] = one._replace(concept=LOSES)
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


def _ways(stretch: list[Mention]) -> Iterator[list[Mention]]:
    """What is to be chosen from: a stretch, parted before “otherwise”."""
    starts = [at for at, one in enumerate(stretch) if at and one.concept == OTHERWISE]
    for start, end in pairwise((0, *starts, len(stretch))):
        yield stretch[start:end]


def _assertions(stretch: Collection[Mention]) -> Iterator[PlacedAssertion]:
    """What a stretch states; a number that no unit follows is an assertion of its own, but for that
    of the rest."""
    number: Mention | None = None
    of_the_rest = any(one.concept in REST for one in stretch)
    for one in stretch:
        layer = one.concept.layer
        if layer == NUMBER:
            yield from () if of_the_rest else _lone(number)
            number = one
        elif layer == "unit":
            told = one.number or (number.concept.name if number else "")
            whole = one._replace(start=number.start) if number else one
            single = told == ONE
            sole = single and number is not None and number.end - number.start > 1
            stated = Assertion(one.concept, "" if single else told)
            yield PlacedAssertion(stated, whole, single, sole)
            number = None
        elif layer not in (GLUE, OWN):
            yield PlacedAssertion(Assertion(one.concept), one)
    yield from () if of_the_rest else _lone(number)


def _place(one: PlacedAssertion) -> int:
    return one.mention.start


def _lone(number: Mention | None) -> Iterator[PlacedAssertion]:
    """A number of nothing that is named. One is none, unless several words say it: “une seule”."""
    if number and number.concept.name != ONE:
        yield PlacedAssertion(Assertion(Concept(NUMBER), number.concept.name), number)
    elif number and number.end - number.start > 1:
        yield PlacedAssertion(ONLY_ONE, number)


def _joined(stretches: Iterable[Clause]) -> list[Clause]:
    """Clauses with an amount each: what stands before the first belongs to it, all else to that
    before it."""
    clauses: list[Clause] = []
    for stretch in stretches:
        apart = _has_amount(stretch) and (_has_amount(clauses[-1]) if clauses else True)
        other = any(one.assertion.concept == OTHERWISE for one in stretch[:1])
        if clauses and not apart and not other:
            clauses[-1] += stretch
        else:
            clauses.append(stretch)
    return clauses


def _has_amount(clause: Clause) -> bool:
    return any(one.assertion.concept.name in AMOUNTS for one in clause)
