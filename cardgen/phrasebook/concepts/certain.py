"""What is a mistake whatever else is told otherwise: what no right words add to a power, or leave
out of it. Of hundreds of wordings, right and wrong, it stood in wrong ones alone."""

from cardgen.phrasebook.concepts.differences import StatedDifference, family
from cardgen.phrasebook.concepts.gap import REST_OF_THE_AGE, REST_OF_THE_GAME, AssertionGap
from cardgen.phrasebook.concepts.idle import Assertion
from cardgen.phrasebook.concepts.thesaurus import Concept

MOST_THAT_DIFFERS = 3  # assertions: where more do, too little of the text has been understood
NEVER_ADDED = frozenset(
    (
        *(
            Concept("degree", one)
            for one in (
                *("at that price", "beyond the first", "cards given up", "comes to you"),
                *("counted for", "first", "gained in all", "in all", "in all cities", "not so"),
                *("in the display", "of each of them", "one of your choice", "other hand"),
                *("own cards", "per card you have", "same colour", "second of pair", "trap"),
                *("several resources", "the other way round", "on your side"),
            )
        ),
        *(Concept("kind", one) for one in ("compass", "gear", "tablet", "grey")),
        *(Concept("moment", one) for one in ("from now on", "the conflict of the Age")),
        *(Concept("unit", "age 1"), Concept("pile", "discard pile"), Concept("price", "ordinary")),
        Concept("times", "per neighbour and turn"),
    )
)
NEVER_LEFT_OUT = frozenset(
    (
        *(Concept("degree", one) for one in ("highest", "new symbol", "twice")),
        *(Concept("unit", one) for one in ("next age", "progress token", "trio")),
        *(Concept("who", one) for one in ("others", "winner")),
        *(Concept("moment", "each conflict"), Concept("times", "at most")),
        *(Concept("deed", "tuck"), Concept("unit", "victory token")),
    )
)


def certain(found: AssertionGap) -> StatedDifference | None:
    """What is told too much, or left out, that is a mistake by itself."""
    if len(found.missing) + len(found.extra) > MOST_THAT_DIFFERS:
        return None
    if REST_OF_THE_AGE in found.missing and REST_OF_THE_GAME in found.extra:
        return StatedDifference(REST_OF_THE_AGE, REST_OF_THE_GAME)
    told = next((one for one in sorted(found.extra) if one.concept in NEVER_ADDED), None)
    wanted = next((one for one in sorted(found.missing) if one.concept in NEVER_LEFT_OUT), None)
    if told:
        return StatedDifference(_counterpart(told, found.missing), told)
    return StatedDifference(wanted, _counterpart(wanted, found.extra)) if wanted else None


def _counterpart(one: Assertion, others: frozenset[Assertion]) -> Assertion | None:
    """What stands in the place of something that is told, or told in its place."""
    alike = (other for other in sorted(others) if family(other.concept) == family(one.concept))
    return next(alike, None)
