"""What a text states otherwise than the house words of a power, and cannot mean: another number of
the same unit, another colour, another pile.

It is told whatever else stands there. What is told only where it is all that differs, and every
word is known: `sole_difference.py`.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from cardgen.model.card import COLOURS
from cardgen.phrasebook.concepts.gap import AssertionGap
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import AMOUNTS, CARD_UNITS
from cardgen.phrasebook.concepts.reading.thesaurus import Concept


class StatedDifference(NamedTuple):
    """What is wanted and what is stated instead; None where one has nothing of the kind."""

    wanted: Assertion | None
    told: Assertion | None


# Of these layers nothing else can be meant by another concept. Of persons and moments that may be:
# writers call a neighbour, the neighbours, and both with the player by each other's names.
CARDS = "card"  # cards by their colour, Leaders, gods
CHAIN_SYMBOLS = "chain symbol"
TOLD_ANYWAY = frozenset((CARDS, "kind", "pile", "modality", CHAIN_SYMBOLS))
MANY = 3  # parts that words lack, from which on they are read too badly to tell who or when
TOLD_IN_PART = frozenset(("who", "moment"))
PERSONS = frozenset(("direct opponent", "opponent", "each opponent", "others", "everyone", "team"))
TEAM = "team"  # a team mate is often named beside the others
NEIGHBOURS = frozenset(("neighbour", "neighbours", "you and neighbours"))
ENDS = frozenset(("at once", "the end of the turn", "the end of the Age", "the end of the game"))
LIMITS = frozenset(("once", "once a turn", "once a game", "once an Age", "several times"))
ONCE_IN_ALL = frozenset(("once", "once a game"))  # “once only” is once in all
SHORTENED = ("from now on", "until the end of the Age")  # the other way round both may be meant
HANDS = frozenset(("from hand", "into hand"))
# What lies in the box is out of play.
BOXED = frozenset(("leader box", "left out", "unused", "box"))


def contradictions(found: AssertionGap) -> Iterator[StatedDifference]:
    """What cannot be meant by what is stated, whatever the rest of the words may mean."""
    for one in _instead(found):
        vague = one.wanted and one.wanted.concept.layer in TOLD_IN_PART
        if vague and len(found.missing) > MANY:
            continue
        if one.wanted and one.told and _contradict(one.wanted, one.told):
            yield one


def _instead(found: AssertionGap) -> Iterator[StatedDifference]:
    """Each unit with another number; of each layer what stands instead, where it is just one."""
    renumbered = {one.concept for one in found.missing} & {one.concept for one in found.extra}
    layers: dict[object, tuple[list[Assertion], list[Assertion]]] = defaultdict(lambda: ([], []))
    for side, assertions in enumerate((found.missing, found.extra)):
        for one in sorted(assertions):  # what is told first must not hang on how sets are hashed
            concept = one.concept
            layers[concept if concept in renumbered else family(concept)][side].append(one)
    for layer, (missing, extra) in layers.items():
        listed = layer == CHAIN_SYMBOLS and missing and extra  # of a list all may be others
        several = layer == CARDS and len(missing) == len(extra)  # “blue or green” for red or purple
        if listed or several or len(missing) == len(extra) == 1:
            yield StatedDifference(min(missing), min(extra))


def family(concept: Concept) -> str:
    """What a concept may stand in the place of: a Leader in that of a blue card; else its layer."""
    of_layer = {"unit": CARD_UNITS | {"stage"}, "kind": COLOURS}.get(concept.layer, ())
    return CARDS if concept.name in of_layer else concept.layer


def _contradict(wanted: Assertion, told: Assertion) -> bool:
    """Whether one thing cannot be said for the other. Of “one” the number is often left out, and
    what is in no way done is said in many."""
    layer, names = wanted.concept.layer, {wanted.concept.name, told.concept.name}
    if wanted.concept == told.concept:
        return not {wanted.number, told.number} & {"", "0"}
    if layer == "who":
        exact = names <= PERSONS | NEIGHBOURS and not names <= NEIGHBOURS
        return exact and told.concept.name != TEAM
    if layer == "moment":
        return names <= ENDS or (wanted.concept.name, told.concept.name) == SHORTENED
    if layer == "times":
        return names <= LIMITS and names != ONCE_IN_ALL
    kind = family(wanted.concept)
    lying = names == HANDS or names <= BOXED
    return (kind in TOLD_ANYWAY and not lying) or (kind == "unit" and names <= AMOUNTS)


def counterpart(one: Assertion, others: frozenset[Assertion]) -> Assertion | None:
    """What stands in the place of something that is told, or told in its place."""
    alike = (other for other in sorted(others) if family(other.concept) == family(one.concept))
    return next(alike, None)
