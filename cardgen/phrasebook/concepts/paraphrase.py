"""Words that are no sentence of the phrasebook, held against the house words of a power: whether
both state the same, whatever the order and the turns of phrase."""

from collections.abc import Collection, Iterable, Mapping
from difflib import SequenceMatcher

from cardgen.phrasebook.concepts.clauses import ONE
from cardgen.phrasebook.concepts.differences import (
    EACH_TURN,
    IF,
    MAY,
    AssertionGap,
    StatedDifference,
    contradictions,
    sole_difference,
)
from cardgen.phrasebook.concepts.idle import Assertion
from cardgen.phrasebook.concepts.mentions import Mention
from cardgen.phrasebook.concepts.reminders import without_reminders
from cardgen.phrasebook.concepts.statement import (
    AMOUNTS,
    GETS,
    HOLDS,
    LOSE,
    OR,
    OR_OF_COLOURS,
    PARTING,
    PER,
    Statement,
)
from cardgen.phrasebook.concepts.thesaurus import Concept
from cardgen.phrasebook.grammar.layers import LAYERS, NUMBER
from cardgen.phrasebook.grammar.spelling import COMMA, Token
from cardgen.phrasebook.parse.verdict import Different, PowerDifference, Same, TextSpan

# What a text may leave to the reader, with the part of the effect that it leaves: a card itself
# says when it acts, and where most things come from.
UNSAID: Mapping[Concept, str] = {
    **{Concept("moment", one): "duration" for one in ("from now on", "until the end of the Age")},
    **{
        Concept("moment", one): "moment"
        for one in ("at once", "the end of the game", "the conflict of the Age", "each conflict")
    },
    Concept("price", "ordinary"): "restriction",
    Concept("price", "free"): "price",
    Concept("pile", "held"): "owner",
    Concept("pile", "leader box"): "pile",
}
# What may be added where nothing else is said of moments.
AT_ONCE = Assertion(Concept("moment", "at once"))
TO_YOU = Assertion(Concept("party", "you"))  # nothing, unless somebody parts with something
# What must be done is what is done, but where it may be.
MUST = Assertion(Concept("modality", "must"))
ALL = Assertion(Concept("joint", "all"))
ONCE = frozenset(Assertion(Concept("times", one)) for one in ("once", "once a game"))
UNPAID = Concept("price", "unpaid")
ORDINARY = Assertion(Concept("price", "ordinary"))
# What stands for something else where the others have that, and for nothing where they have not.
EACH = Assertion(Concept("joint", "each"))
WEAK: Mapping[Assertion, Assertion] = {
    EACH: Assertion(Concept("joint", "per")),
    Assertion(Concept("modality", "enable")): MAY,
    Assertion(Concept("joint", "or else")): Assertion(Concept("joint", "otherwise")),
    ALL: Assertion(Concept("joint", "per")),
}
# What says the same as something else where the others have that, and more where they have not.
EXACT: Mapping[Assertion, Assertion] = {
    Assertion(Concept("moment", "the rest of the game")): Assertion(
        Concept("moment", "from now on")
    ),
    Assertion(OR): Assertion(Concept("joint", "otherwise")),
    Assertion(Concept("deed", "cost")): Assertion(Concept("deed", LOSE)),
    # A stage that is not built shows nothing, and counts for nothing.
    **{
        Assertion(Concept("unit", one)): Assertion(Concept("unit", other))
        for one, other in (("stage", "built stage"), ("built stage", "stage"))
    },
}
# What says less than something else, and may be said for it: the more that it leaves is unsaid.
VAGUE: Mapping[Concept, tuple[str, ...]] = {
    Concept("moment", "conflict"): ("the conflict of the Age", "each conflict"),
    Concept("moment", "from now on"): ("until the end of the Age",),  # as long as the god stays
}
FREE = Concept("price", "free")
# What is done with a card for which nothing need be paid, whether that is said or not.
BUILDING = frozenset(Assertion(Concept("deed", one)) for one in ("build", "recruit", "invoke"))
SLIP = 2  # tokens: words that differ so little from those of the house are no paraphrase


def is_slip(tokens: Iterable[Token], house: Iterable[Token]) -> bool:
    """Whether words differ in a word or two from those of the house: that is a mistake in these."""
    one, other = ([each.key for each in some if each.key != COMMA] for some in (tokens, house))
    steps = SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
    apart = (max(end - at, till - to) for tag, at, end, to, till in steps if tag != "equal")
    return sum(apart) <= SLIP


def compare(said: Statement, house: Statement) -> AssertionGap:
    """What a text states beside what the house words of its power state."""
    mine, theirs = (
        _settled(said.assertions, house.assertions),
        _settled(house.assertions, said.assertions),
    )
    missing, extra = theirs - mine, mine - theirs - {Assertion(OR_OF_COLOURS)}
    extra -= _vague(extra, missing)
    told = {one.concept.layer for one in extra}
    left = {one for one in missing if one.concept in UNSAID and one.concept.layer not in told}
    missing -= left | _implied(said, house)
    if any(one.concept == FREE for one in left):
        extra -= BUILDING
    if all(one.concept.layer != "moment" for one in missing):
        extra -= {AT_ONCE}
    if AT_ONCE in theirs and EACH not in theirs:
        extra -= ONCE
    if all(one.concept.layer != "price" for one in theirs):
        extra -= {ORDINARY}
    if MAY not in missing:
        extra -= {MUST}
    if not any(one.concept.name in PARTING for one in mine):
        extra -= {TO_YOU}
    return AssertionGap(missing, extra, {UNSAID[one.concept]: one for one in left})


def _implied(said: Statement, house: Statement) -> frozenset[Assertion]:
    """What is meant though nothing says so: what is produced, and no amount, comes each turn; what
    somebody gains comes once."""
    produced = not house.company.get(EACH_TURN.concept) and not said.gained_goods
    return frozenset((EACH_TURN,)) if produced else frozenset()


def _vague(extra: Collection[Assertion], missing: Collection[Assertion]) -> frozenset[Assertion]:
    """What is said less exactly than it is meant."""
    meant = {one.concept.name for one in missing}
    return frozenset(one for one in extra if not meant.isdisjoint(VAGUE.get(one.concept, ())))


def _settled(
    assertions: Collection[Assertion], others: Collection[Assertion]
) -> frozenset[Assertion]:
    """Assertions beside others, those that are `WEAK` or `EXACT` as these others have them."""
    same = {one: EXACT[one] for one in assertions if EXACT.get(one) in others}
    met = {WEAK[one] for one in assertions if one in WEAK and WEAK[one] in others}
    return frozenset(same.get(one, one) for one in assertions) - WEAK.keys() | met


def goes_together(said: Statement, house: Statement) -> bool:
    """Whether in two texts of the same assertions the same persons do and get the same, the same
    units are counted, and each moment, limit, price and permission belongs to the same things."""
    apart = any(
        not _belongs(adjunct, units, house.company.get(adjunct, frozenset()))
        for adjunct, units in said.company.items()
    )
    crossed = any(
        _crossed(ways, house.flows.get(person, frozenset())) for person, ways in said.flows.items()
    )
    counted = not (said.counted and house.counted) or said.counted & house.counted
    whole = house.kinds <= said.kinds and said.agents <= house.agents
    if said.from_supply and not house.from_supply:
        return False
    whole = whole and house.saving & said.company.keys() <= said.saving
    return bool(counted) and whole and _as_many(said, house) and not apart and not crossed


def _as_many(said: Statement, house: Statement) -> bool:
    """Whether not all are named where it is one of them, nor one where it is all."""
    every = {ALL, Assertion(PER)}
    if ALL in said.assertions and every.isdisjoint(house.assertions) and house.singles:
        return False
    unpaid = any(one.concept == UNPAID for one in house.assertions)
    return not unpaid or EACH in said.assertions or said.singles <= house.singles


def _crossed(ways: frozenset[str], wanted: frozenset[str]) -> bool:
    """Whether somebody gets what they should lose, or has what they should get."""
    if ways == {HOLDS}:
        return GETS in wanted
    return ways.isdisjoint(wanted)


def _belongs(adjunct: Concept, units: frozenset[Assertion], wanted: frozenset[Assertion]) -> bool:
    """Whether an adjunct stands with units as it should: a person with no other amounts."""
    if adjunct.layer == "who" and wanted:
        return {one for one in units if one.concept.name in AMOUNTS} <= wanted
    return not units or not wanted or not units.isdisjoint(wanted)


def judge_statement(
    said: Statement, house: Statement, tokens: tuple[Token, ...]
) -> Same | Different | None:
    """Words that state what a power is, or what it cannot be; None where they are not known, or say
    more than one thing otherwise that could be meant."""
    said = without_reminders(said, house)
    found = compare(said, house)
    wrong = tuple(contradictions(found))
    if not wrong and said.unknown:
        return None
    if not wrong and not found.missing and not found.extra:
        if not goes_together(said, house):
            return None
        whole = TextSpan(tokens[0].start, tokens[-1].end)
        return Same((), dict.fromkeys(found.unsaid, whole), paraphrase=True)
    sole = None if wrong else sole_difference(found, house)
    told = (sole,) if sole else wrong
    return Different(tuple(_placed(one, said, tokens) for one in told)) if told else None


def _placed(pair: StatedDifference, said: Statement, tokens: tuple[Token, ...]) -> PowerDifference:
    """A difference at the words that state it; nowhere where they are missing."""
    wanted, told = pair
    layer = "condition" if told == IF else (told or wanted or Assertion(Concept(""))).concept.layer
    if wanted and told and wanted.concept == told.concept:
        layer = NUMBER
    declared, instead = (_name(one, layer) for one in pair)
    span = _span(said.assertions[told], tokens) if told else None
    return PowerDifference((layer,), declared, instead, span)


def _name(assertion: Assertion | None, layer: str) -> str | None:
    """An assertion as it is told; of a layer that says nothing what is meant then."""
    if assertion is None:
        return LAYERS[layer].default or None if layer in LAYERS else None
    return assertion.number or ONE if layer == NUMBER else assertion.concept.name


def _span(mention: Mention, tokens: tuple[Token, ...]) -> TextSpan:
    return TextSpan(tokens[mention.start].start, tokens[mention.end - 1].end)
