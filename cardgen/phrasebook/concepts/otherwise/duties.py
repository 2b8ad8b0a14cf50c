"""What somebody must do, where a power leaves it to them: “must build”, “has to recruit”."""

from collections.abc import Iterator

from cardgen.phrasebook.concepts.otherwise.deeds import COST, MUST, is_other_person
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AGAIN,
    AT_ONCE,
    EACH,
    FREE,
    FROM_NOW_ON,
    LOSING,
    USE,
)
from cardgen.phrasebook.concepts.reading.placed import Clause, PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

# Powers by which nobody is bound to do anything.
LEFT_FREE = frozenset(
    ("may", "pool", "several times", "same name", "unpaid", "fewer", "waived", "buy", "reveal")
) | {"chain", "swap", "discard pile", "next age"}
INVOKES = Concept(PLAIN, "invoke")


def _bound(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """“Must” right before what is done, by a power that leaves it to somebody."""
    deeds = any(one.layer == "deed" for one in house.concepts)
    left_free = not house.names.isdisjoint(LEFT_FREE) or (FREE in house.concepts and not deeds)
    if Assertion(MUST) in house.assertions or not left_free:
        return
    for stretch in map(_with_deeds, said.stretches):
        for person, before, after in zip((None, *stretch), stretch, stretch[1:], strict=False):
            bound = before.assertion.concept == MUST and not is_other_person(person)
            if bound and _is_done(after, house):
                yield before


def _with_deeds(stretch: Clause) -> Clause:
    """A stretch without when something is done: “must at once build”, “must from now on build”."""
    when = (AT_ONCE.name, FROM_NOW_ON.name)
    return tuple(one for one in stretch if one.assertion.concept.name not in when)


def _is_done(one: PlacedAssertion, house: Statement) -> bool:
    """Whether something tells what is done, or with what: “must use”, “must build purple cards”;
    of a card that is played from hand, whatever is told."""
    concept = one.assertion.concept
    used = concept in (USE, INVOKES) or (concept == EACH and "several times" in house.names)
    done = used or concept.layer in ("deed", "kind")
    return (done and concept not in (COST, LOSING, AGAIN)) or "reveal" in house.names


DUTIES: Looks = (("modality", _bound),)  # behind the layer of what it finds
