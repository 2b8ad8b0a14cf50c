"""What a text states otherwise than the house words of a power where it is all that differs, and
every word is known: which of it is a mistake, and not another way to say the same."""

from collections.abc import Mapping

from cardgen.phrasebook.concepts.differences import (
    BOXED,
    ENDS,
    HANDS,
    NEIGHBOURS,
    StatedDifference,
    family,
)
from cardgen.phrasebook.concepts.gap import (
    SAYS_EACH_ONE,
    SAYS_EACH_TURN,
    SAYS_IF,
    SAYS_MAY,
    SHARED,
    AssertionGap,
)
from cardgen.phrasebook.concepts.misstatements import misstated
from cardgen.phrasebook.concepts.other_amounts import other_amount
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import AMOUNTS, UNPAID
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from cardgen.phrasebook.concepts.strangers import (
    PUSHING,
    SAYS_DISCARD_PILE,
    discarded,
    misplaced,
    stranger,
)
from cardgen.phrasebook.grammar.layers import NUMBER

SELDOM = frozenset(("once a turn", "once a game", "once an Age"))
OFTEN = frozenset(("each", "from now on"))  # of what happens more than once

# The layers of which one concept in the place of another is a difference, and one alone that is
# missing or too much. How things are joined, and by how much they differ, is said in too many ways.
TOLD_ALONE = frozenset(("who", "moment", "times", "price", "kind", "pile"))
TOLD_INSTEAD = TOLD_ALONE | {"modality", "unit", "deed", "name", NUMBER}
# Where cards are that are played.
SAYS_FROM_HAND = Assertion(Concept("pile", "from hand"))
# Two sides of one thing: who buys something loses coins to somebody who sells it.
ONE_DEED = frozenset(("buy", "sale", "lose", "cost"))
STAY_OUT = "stay out"  # of a conflict, or of a loss
# To pay nothing, and not to pay what is named.
NOTHING_PAID = frozenset(("free", "unpaid", "unpaid god"))
MULTIPLES = frozenset(("half", "twice", "thrice", "triple"))
# A conflict may be one or all, of an Age or of the game; each turn is whenever it comes to that.
VAGUE_MOMENTS = frozenset(("conflict", "each turn"))
ORDER = frozenset(("before", "after"))  # what comes first of two things
# What is stated of fewer things, of a part of one, or of more, and of somebody who pays; with what
# may be meant by it.
TOO_MUCH: Mapping[Concept, tuple[str, ...]] = {
    **{
        Concept("degree", one): ()
        for one in (
            *("next", "half", "twice", "thrice", "fewer", "minus", "trap", "same colour"),
            *("fewer than", "plus", "in all", "since it came"),
        )
    },
    **{
        Concept(layer, one): ()
        for layer, one in (
            *(("deed", "not used"), ("deed", "you lose"), ("deed", "sale"), ("party", "you")),
            *(("deed", "steal"), ("deed", "give back"), ("deed", "skip")),
            *(("deed", "discard the rest"), ("degree", "not built")),
            *(("unit", "defeat token"), ("joint", "only one"), ("times", "several to one")),
        )
    },
    Concept("joint", "or of colours"): (),  # of a set
    Concept("degree", "first"): ("per",),  # what is counted is added up first
    **{Concept("unit", one): () for one in ("trio", "next age")},
    Concept("unit", "pair"): ("second of a pair", "second of pair", "replace"),
    **{
        Concept("deed", one): ("winner", "conflict", "tuck", "give", "deal", "collect hands")
        for one in ("lose", "pay")
    },
}
LOSSES = frozenset(("lose", "you lose"))
# What is done besides, and named by some: it tells nothing where a price or a moment is another.
ACTS = frozenset(("build", "recruit", "invoke", "lose", "cost", "resolve"))
BESIDES = ACTS | {"only"}
# What nobody leaves out who means it, with the ways to say it that are no words of its own.
CHOOSING = frozenset(("instead", "may", "or", "or else"))
COVERED = frozenset(("free", "fewer", "cost", "unpaid"))
MISSED: Mapping[str, frozenset[str]] = {
    "dearest token": frozenset[str](),
    **dict.fromkeys(
        ("second of a pair", "second of pair"), frozenset(("pair", "set", "already", "same name"))
    ),
    **dict.fromkeys(("prepaid", "paid for"), COVERED),
    "otherwise": CHOOSING,
}
TOLD_FOR: Mapping[str, frozenset[str]] = {
    "identical": frozenset(("trio", "set", "new symbol", "different")),
    "first": frozenset(("each", "per")),
}
# What nobody is bound to do, so that “may” adds nothing.
FREELY_DONE = frozenset(("buy", "use", "each turn", "fewer", "pool", "reveal"))
# Of these layers several may differ together: there is one mistake.
ALIKE = frozenset(("moment", "price", "times"))
TRIGGERS = frozenset(("each", "per", "chain", "if have", "lose", "give", "otherwise", "come in"))
SAYS_SEVERAL_TIMES = Assertion(Concept("times", "several times"))
SAYS_THE_OPPONENT = Assertion(Concept("who", "the opponent"))
# Of what is stated of each of several things “each one” may be one of these things.
EVERYBODY = frozenset(("each", "per", "others", "team", "both", "one to each", "two to each"))
MOST_OF_A_CONDITION = 3  # assertions: it speaks of one thing or two
TOKENS = frozenset(f"{one} token" for one in ("progress", "looting", "victory", "defeat", "debt"))
AGES = frozenset(("age 1", "age 2", "age 3"))
LASTING_FROM_ONCE = frozenset(("from now on", "at once"))  # “once he is recruited”
# What may be said for each other: the conflict of an Age is at its end, and once is once a game.
NEARLY = (
    frozenset(("the conflict of the Age", "conflict", "the end of the Age")),
    *(frozenset(("once", each)) for each in sorted(SELDOM)),
)
# As long as a card stays, which for some is to the end of the Age; and that of the third is that of
# the game.
LASTING = frozenset(("from now on", "until the end of the Age", "the rest of the game"))


def sole_difference(
    found: AssertionGap, house: Statement, said: Statement
) -> StatedDifference | None:
    """What is wanted and what is stated, where these two are all that differs, and a mistake."""
    first = (
        _left_out(found, house, said)
        or _condition(found, house)
        or stranger(found, house, said)
        or other_amount(found, house, said)
        or misplaced(found, house, said)
        or misstated(found, house)
    )
    if first:
        return first
    for way in (
        *(discarded, _not_shared, _told_for, _another_of_a_layer),
        *(_too_much_of_something, _another_multiple),
    ):
        difference = way(found, house)
        if difference:
            return difference
    if len(found.missing) > 1 or len(found.extra) > 1:
        return _other_end(found)
    wanted, told = next(iter(found.missing), None), next(iter(found.extra), None)
    if wanted and told:
        sure = _may_be_exchanged(wanted.concept, told.concept, house)
    else:
        sure = _tells_alone(wanted, told, house)
    return StatedDifference(wanted, told) if sure else None


def _condition(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """A condition, with what it speaks of, where nothing else differs. What happens each time, or
    counts each thing, may be told as what happens if; so may one of two ways."""
    triggered = not house.names.isdisjoint(TRIGGERS)
    alone = not found.missing and SAYS_IF in found.extra and len(found.extra) <= MOST_OF_A_CONDITION
    return StatedDifference(None, SAYS_IF) if alone and not triggered else None


def _not_shared(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """Nothing said of how many may go to one, where that is limited."""
    if len(found.missing) == 1 and found.extra <= {SAYS_MAY}:
        limit = min(found.missing)
        return StatedDifference(limit, None) if limit.concept in SHARED else None
    return None


def _told_for(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """What is stated of another number of things: of equal ones, or of the first alone."""
    for told in sorted(found.extra):
        wanted = TOLD_FOR.get(told.concept.name, frozenset())
        instead = min((one for one in found.missing if one.concept.name in wanted), default=None)
        if instead:
            return StatedDifference(instead, told)
    return None


def _left_out(found: AssertionGap, house: Statement, said: Statement) -> StatedDifference | None:
    """What is told in one way only, and missing."""
    missing = [one for one in found.missing if one.concept.name not in ACTS]
    if len(missing) != 1:
        return None
    wanted = missing[0]
    ways = MISSED.get(wanted.concept.name)
    if ways is None or not ways.isdisjoint(said.names):
        return None
    instead = next((one for one in sorted(found.extra) if _in_place(wanted, one)), None)
    return StatedDifference(wanted, instead)


def _in_place(wanted: Assertion, told: Assertion) -> bool:
    return family(wanted.concept) == family(told.concept)


def _another_of_a_layer(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """Other moments, prices or limits, where these alone differ, and what is done."""
    missing, extra = (
        [one for one in sorted(some) if one.concept.name not in BESIDES]
        for some in (found.missing, found.extra)
    )
    names = {one.concept.name for one in (*missing, *extra)}
    layers = {one.concept.layer for one in (*missing, *extra)}
    if not (missing and extra and len(layers) == 1 and layers <= ALIKE):
        return None
    meant = any(names <= alike for alike in (LASTING, LASTING_FROM_ONCE, NOTHING_PAID, *NEARLY))
    if meant or not VAGUE_MOMENTS.isdisjoint(names):
        return None
    return StatedDifference(missing[0], extra[0])


def _too_much_of_something(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """One thing too much, with the amount that it is of: 1 coin that is lost."""
    told = [one for one in found.extra if one.concept.layer not in ("unit", NUMBER)]
    if found.missing or len(told) != 1 or told[0].concept not in TOO_MUCH:
        return None
    if sum(one.concept.layer == "unit" for one in found.extra) > 1:
        return None  # of several things there are too many to be its amount
    names = {one.concept.name for one in house.assertions}
    alone = names.isdisjoint(TOO_MUCH[told[0].concept])
    return StatedDifference(None, told[0]) if alone else None


def _another_multiple(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """Thrice as much for twice as much."""
    if len(found.missing) != 1 or len(found.extra) != 1:
        return None
    wanted, told = min(found.missing), min(found.extra)
    multiples = {wanted.concept.name, told.concept.name} <= MULTIPLES
    return StatedDifference(wanted, told) if multiples else None


def _other_end(found: AssertionGap) -> StatedDifference | None:
    """The end of a turn, an Age or the game in the place of other moments."""
    told = [one for one in found.extra if one.concept.name in ENDS]
    moments = [one for one in found.missing if one.concept.layer == "moment"]
    if len(told) == len(found.extra) == 1 and moments and len(moments) == len(found.missing):
        return StatedDifference(min(moments), told[0])
    return None


def _tells_alone(wanted: Assertion | None, told: Assertion | None, house: Statement) -> bool:
    """Whether what is missing, or too much, is a mistake by itself. That something happens once may
    be said of all that happens at once."""
    alone = wanted or told
    if alone is None or alone in (SAYS_EACH_TURN, SAYS_FROM_HAND) or told == SAYS_DISCARD_PILE:
        return False
    names = {one.concept.name for one in house.assertions}
    if told and told.concept in TOO_MUCH:
        return names.isdisjoint(TOO_MUCH[told.concept])
    if wanted and wanted.concept == UNPAID and not LOSSES.isdisjoint(names):
        return False  # nothing is lost: a denial that stands with the loss itself
    if told and told.concept.name == "free" and not names.isdisjoint(("chain", "pair")):
        return False  # what is built by chain is free
    if told == SAYS_MAY:
        return FREELY_DONE.isdisjoint(names)
    if told and told.concept.layer == "moment" and told.concept.name in VAGUE_MOMENTS | LASTING:
        return False
    if wanted and wanted.concept.name in VAGUE_MOMENTS | {"any player", "everyone"}:
        return False
    if alone.concept.name in ORDER:
        return False  # told beside what happens, in many ways
    if alone.concept.layer == "times":
        seldom = told and alone.concept.name in SELDOM and not names.isdisjoint(OFTEN)
        return bool(seldom) or (told is None and wanted != SAYS_SEVERAL_TIMES)
    if told and told.concept.layer == "who" and "buy" in names:
        return False  # whoever sells, or makes the same, may be named
    if told == SAYS_THE_OPPONENT and not names.isdisjoint(PUSHING):
        return False  # the pawn moves towards somebody
    if told == SAYS_EACH_ONE:
        return EVERYBODY.isdisjoint(names)
    return alone.concept.layer in TOLD_ALONE


def _may_be_exchanged(wanted: Concept, told: Concept, house: Statement) -> bool:
    """Whether a concept in the place of another is a mistake: one of the same family, and a moment
    where the house tells of no other."""
    if family(wanted) != family(told) or wanted.layer not in TOLD_INSTEAD:
        return False
    names = {wanted.name, told.name}
    if wanted == told and wanted not in house.singles | house.numbered:
        return False
    if STAY_OUT in names:
        return False
    if any(names <= alike for alike in (*NEARLY, LASTING_FROM_ONCE)):
        return False
    if wanted.layer == "moment":
        told_once = sum(one.concept.layer == "moment" for one in house.assertions) == 1
        vague = told.name in VAGUE_MOMENTS or (told.name in ORDER and not names <= ORDER)
        return told_once and not vague and not names <= LASTING
    if family(wanted) == "unit" and wanted != told:
        return any(names <= alike for alike in (AMOUNTS, AGES, TOKENS))
    alike = (NEIGHBOURS, ONE_DEED, NOTHING_PAID, HANDS, BOXED)
    return not any(names <= each for each in alike)
