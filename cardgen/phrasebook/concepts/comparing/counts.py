"""What is counted one by one, in sets or all together, in other words."""

from cardgen.phrasebook.concepts.comparing.moments import SAYS_GAME_END
from cardgen.phrasebook.concepts.comparing.pair import StatementPair
from cardgen.phrasebook.concepts.gap import SAYS_ALL, SAYS_EACH, SAYS_IF, SAYS_PER
from cardgen.phrasebook.concepts.reading.clauses import ONE_OF_THEM, SAYS_ONLY_ONE
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import COIN
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from cardgen.phrasebook.grammar.layers import NUMBER

# “If you have brown cards, 1 point for each”: what is counted at the end is had.
HAVING = frozenset((Assertion(Concept("joint", "if have")),))
SCORING = frozenset((SAYS_GAME_END, SAYS_PER))
# “If you lose a conflict” is each time that you do.
EACH_OR_PER = frozenset((SAYS_EACH, SAYS_PER))
CHAIN_SYMBOL = "chain symbol"  # their layer
# A power that states so few things, and none of these, has no “or”.
SAYS_OR_ELSE = Assertion(Concept("joint", "or else"))
ALTERNATIVES = frozenset(
    ("or else", "or", "otherwise", "even if", "lose", "you lose", "give", "pair", "chain")
)
FEW = 5  # assertions
SAYS_ONE_ALONE = Assertion(ONE_OF_THEM)
# What is done with one of several things, so that it may be told that it is one of them.
CHOOSING = frozenset(
    (
        *("tuck", "bury", "one of the two cities", "cancel", "unused", "triple", "wonder card"),
        *("discard pile", "team", "draw", "swap", "both", "last", "next age", "replace", "copy"),
        *("looted", "looting", "looting token", "box", "leader box", "fewer", "pool", "held"),
        *("same name", "chain"),
    )
)
# What is counted by threes: “each full set of 3 coins”.
LOTS = frozenset((COIN, Concept("unit", "point")))
SAYS_SET = Assertion(Concept("unit", "set"))
SETS = frozenset((SAYS_SET, Assertion(Concept("unit", "trio"))))
# “VP = 2 × its cost”: as many points twice, which are two for each.
TWICE_AS_MANY = frozenset(
    (Assertion(Concept("degree", "twice")), Assertion(Concept("unit", "point")))
)
TWO_EACH = frozenset((SAYS_PER, Assertion(Concept("unit", "point"), "2")))


def settle_counts(held: StatementPair) -> StatementPair:
    """What is one, a set, or counted each time that something is so."""
    said, house = held.said, held.house
    if house.singles:
        held = held.without(extra={SAYS_ONLY_ONE})
    if held.missing >= TWO_EACH and held.extra >= TWICE_AS_MANY:
        held = held.without(TWO_EACH, TWICE_AS_MANY)
    if not held.missing and not house.counted.isdisjoint(LOTS):
        held = held.without(extra={SAYS_SET})
    if SAYS_EACH in house.assertions and _tells_when(said, house):
        held = held.without(extra={SAYS_IF})
    if not held.missing and _is_scored(house) and SAYS_ALL not in said.assertions:
        held = held.without(extra=HAVING)
    each = not held.missing and SAYS_EACH in held.mine & held.theirs
    return held.without(extra={SAYS_IF}) if each else held  # “if you do, 1 coin each time”


def _tells_when(said: Statement, house: Statement) -> bool:
    """Whether “if” tells when it happens each time, before what is named in it: “if you build a
    yellow card”, not “yellow cards bring 2 coins if you built one”."""
    if SAYS_IF not in said.assertions or not EACH_OR_PER.isdisjoint(said.assertions):
        return False
    starts = (said.assertions[one].start for one in said.assertions if one in house.assertions)
    return any(start > said.assertions[SAYS_IF].start for start in starts)


def settle_listed(held: StatementPair) -> StatementPair:
    """How many symbols or colours are listed, of which words may tell the number: “any of these
    four”, “a set of 7 cards”, “groups of three: a blue card, a red one and a green one”."""
    layers = [one.concept.layer for one in held.house.assertions]
    chains = layers.count(CHAIN_SYMBOL)
    if not chains and SETS.isdisjoint(held.theirs):
        return held
    return held.without(extra={Assertion(Concept(NUMBER), str(chains + layers.count("kind")))})


def settle_joints(held: StatementPair) -> StatementPair:
    """What is one of several, or all of them together: “for all blue cards” counts none of them by
    itself, and a power that is told in few words has no “or”."""
    said, house = held.said.assertions, held.house
    if SAYS_ALL in said and EACH_OR_PER.isdisjoint(said) and SAYS_PER in house.assertions:
        held = held._replace(missing=held.missing | {SAYS_PER})
    if not CHOOSING.isdisjoint(house.names):
        held = held.without({SAYS_ONE_ALONE}, {SAYS_ONE_ALONE})
    short = len(house.assertions) <= FEW and ALTERNATIVES.isdisjoint(house.names)
    return (
        held._replace(extra=held.extra | {SAYS_OR_ELSE}) if short and SAYS_OR_ELSE in said else held
    )


def _is_scored(house: Statement) -> bool:
    """Whether one kind of thing that you have yourself is counted at the end of the game."""
    layers = [one.concept.layer for one in house.assertions]
    counted = house.assertions.keys() >= SCORING
    return counted and "who" not in layers and layers.count("kind") <= 1
