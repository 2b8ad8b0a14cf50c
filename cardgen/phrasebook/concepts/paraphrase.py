"""Words that are no sentence of the phrasebook, held against the house words of a power: whether
both state the same, whatever the order and the turns of phrase."""

from collections.abc import Collection, Iterable, Mapping
from difflib import SequenceMatcher
from typing import NamedTuple

from cardgen.phrasebook.concepts.clauses import ONE
from cardgen.phrasebook.concepts.idle import Assertion
from cardgen.phrasebook.concepts.mentions import Mention
from cardgen.phrasebook.concepts.statement import (
    AMOUNTS,
    CARD_UNITS,
    OR_OF_COLOURS,
    PARTING,
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
    Concept("pile", "held"): "owner",
    Concept("pile", "leader box"): "pile",
}
# What may be added where nothing else is said of moments.
AT_ONCE = Assertion(Concept("moment", "at once"))
# The layers of which one concept in the place of another is a difference, and one alone that is
# missing or too much. How things are joined, and by how much they differ, is said in too many ways.
TOLD_ALONE = frozenset(("who", "moment", "times", "price", "kind", "pile"))
TOLD_INSTEAD = TOLD_ALONE | {"modality", "unit", "deed", "name", NUMBER}
EACH_TURN = Assertion(Concept("moment", "each turn"))  # what is produced is, though few say so
TO_YOU = Assertion(Concept("party", "you"))  # nothing, unless somebody parts with something
# “Per Leader of a neighbour” is of any of them.
ONE_OF_SEVERAL = frozenset(("neighbour", "neighbours"))
# What stands for something else where the others have that, and for nothing where they have not.
WEAK: Mapping[Assertion, Assertion] = {
    Assertion(Concept("joint", "each")): Assertion(Concept("joint", "per")),
    Assertion(Concept("modality", "enable")): Assertion(Concept("modality", "may")),
}
SLIP = 2  # tokens: words that differ so little from those of the house are no paraphrase


class AssertionGap(NamedTuple):
    """Two statements held against each other: what one lacks, and what it has too much."""

    missing: frozenset[Assertion]
    extra: frozenset[Assertion]
    unsaid: Mapping[str, Assertion]


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
    told = {one.concept.layer for one in extra}
    left = {one for one in missing if one.concept in UNSAID and one.concept.layer not in told}
    missing -= left
    if all(one.concept.layer != "moment" for one in missing):
        extra -= {AT_ONCE}
    if not any(one.concept.name in PARTING for one in mine):
        extra -= {TO_YOU}
    return AssertionGap(missing, extra, {UNSAID[one.concept]: one for one in left})


def _settled(
    assertions: Collection[Assertion], others: Collection[Assertion]
) -> frozenset[Assertion]:
    """Assertions beside others, those that are `WEAK` as these others have them."""
    met = {WEAK[one] for one in assertions if one in WEAK and WEAK[one] in others}
    return frozenset(assertions) - WEAK.keys() | met


def goes_together(said: Statement, house: Statement) -> bool:
    """Whether in two texts of the same assertions the same persons do and get the same, the same
    units are counted, and each moment, limit, price and permission belongs to the same things."""
    apart = any(
        not _belongs(adjunct, units, house.company.get(adjunct, frozenset()))
        for adjunct, units in said.company.items()
    )
    crossed = any(
        ways.isdisjoint(house.flows.get(person, ())) for person, ways in said.flows.items()
    )
    counted = not (said.counted and house.counted) or said.counted & house.counted
    whole = house.kinds <= said.kinds and said.agents <= house.agents
    return bool(counted) and whole and not apart and not crossed


def _belongs(adjunct: Concept, units: frozenset[Assertion], wanted: frozenset[Assertion]) -> bool:
    """Whether an adjunct stands with units as it should: a person with no other amounts."""
    if adjunct.layer == "who" and wanted:
        return {one for one in units if one.concept.name in AMOUNTS} <= wanted
    return not units or not wanted or not units.isdisjoint(wanted)


def judge_statement(
    said: Statement, house: Statement, tokens: tuple[Token, ...]
) -> Same | Different | None:
    """Words that state what a power is, or one thing otherwise; None where they are not known, or
    say more than one thing otherwise."""
    if said.unknown:
        return None
    found = compare(said, house)
    if not found.missing and not found.extra:
        if not goes_together(said, house):
            return None
        whole = TextSpan(tokens[0].start, tokens[-1].end)
        return Same((), dict.fromkeys(found.unsaid, whole), paraphrase=True)
    told = _one_difference(found, house)
    return told and Different((_placed(told, said, tokens),))


Pair = tuple[Assertion | None, Assertion | None]


def _one_difference(found: AssertionGap, house: Statement) -> Pair | None:
    """What is wanted and what is said, where these two are all that differs and one thing."""
    if len(found.missing) > 1 or len(found.extra) > 1:
        return None
    wanted, told = next(iter(found.missing), None), next(iter(found.extra), None)
    if wanted and told:
        sure = _may_be_exchanged(wanted.concept, told.concept, house)
    else:
        sure = _tells_alone(wanted, told)
    return (wanted, told) if sure else None


def _tells_alone(wanted: Assertion | None, told: Assertion | None) -> bool:
    """Whether what is missing, or too much, is a mistake by itself. That something happens once may
    be said of all that happens at once."""
    alone = wanted or told
    if alone is None or alone == EACH_TURN or (told and told.concept.layer == "times"):
        return False
    return alone.concept.layer in TOLD_ALONE


def _may_be_exchanged(wanted: Concept, told: Concept, house: Statement) -> bool:
    """Whether a concept in the place of another is a mistake: one of the same family, and a moment
    where the house tells of no other."""
    if wanted.layer != told.layer or wanted.layer not in TOLD_INSTEAD:
        return False
    names = {wanted.name, told.name}
    if wanted.layer == "moment":
        return sum(one.concept.layer == "moment" for one in house.assertions) == 1
    if wanted.layer == "unit" and wanted != told:
        return names <= AMOUNTS or names <= CARD_UNITS
    return names != ONE_OF_SEVERAL


def _placed(pair: Pair, said: Statement, tokens: tuple[Token, ...]) -> PowerDifference:
    """A difference at the words that state it; nowhere where they are missing."""
    wanted, told = pair
    layer = (told or wanted or Assertion(Concept(""))).concept.layer
    if wanted and told and wanted.concept == told.concept:
        layer = NUMBER
    declared, instead = (_name(one, layer) for one in pair)
    span = _span(said.assertions[told], tokens) if told else None
    return PowerDifference((layer,), declared, instead, span)


def _name(assertion: Assertion | None, layer: str) -> str | None:
    """An assertion as it is told; of a layer that says nothing what is meant then."""
    if assertion is None:
        return LAYERS[layer].default or None
    return assertion.number or ONE if layer == NUMBER else assertion.concept.name


def _span(mention: Mention, tokens: tuple[Token, ...]) -> TextSpan:
    return TextSpan(tokens[mention.start].start, tokens[mention.end - 1].end)
