"""What rules something else than a power does where it stands right behind another thing, though
each by itself is told of it: “they lose 2 coins that you own”, “or you may” for “and you may”."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.phrasebook.concepts.reading.named_concepts import COIN
from cardgen.phrasebook.concepts.reading.placed import PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept

THINGS = "kind, card, any card, stage, leader, god"
CARDS = "card, any card"
LOST = "so many, victory token, defeat token, looted, kind, any card"
ALTERNATIVES = "or, or else, otherwise, or of colours"
LESS_DUE = "fewer, waived"
CHEAPER = "fewer, waived, unpaid, free"


class PairRule(NamedTuple):
    """What stands right behind another thing, and rules something else there by a power that states
    one of `beside`, if anything, and none of `unless`: names of concepts, or of their layers."""

    before: frozenset[str]
    after: frozenset[str]
    beside: frozenset[str]
    unless: frozenset[str]

    def look(self, said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
        """The second of each such pair that does not stand in the words of the house, too."""
        asked = not self.beside or not house.names.isdisjoint(self.beside)
        if asked and house.names.isdisjoint(self.unless):
            there = {_concepts(pair) for pair in house.pairs}
            for pair in said.pairs:
                before, after = map(_called, pair)
                if before & self.before and after & self.after and _concepts(pair) not in there:
                    yield pair[1]


def _concepts(pair: tuple[PlacedAssertion, PlacedAssertion]) -> tuple[Concept, Concept]:
    return pair[0].assertion.concept, pair[1].assertion.concept


def _called(one: PlacedAssertion) -> frozenset[str]:
    """What something may be called in a pair: its name, its layer, whether it owns, and whether
    its number is told."""
    concept = one.assertion.concept
    counted = concept == COIN and (one.assertion.number or one.single)
    marks = ("whose" if one.owner else "", "so many" if counted else "")
    return frozenset((concept.name, concept.layer, *filter(None, marks)))


def _rule(before: str, after: str, beside: str = "", unless: str = "") -> PairRule:
    sets = (frozenset(filter(None, each.split(", "))) for each in (before, after, beside, unless))
    return PairRule(*sets)


RULES = (  # each behind the layer of what it finds
    # “They lose 2 coins that you own”, “the looting token of yours”.
    ("who", _rule(LOST, "own", "lose, you lose, looted, winner", "give, own")),
    # “Leaders of your neighbours that you have recruited”.
    ("who", _rule("whose", "built, already, own", "", "built, own")),
    # “A card of the discard pile that you have already”, “a Leader in hand that you had”.
    ("who", _rule("discard pile, held, from hand", "own, already, brings")),
    ("who", _rule("already, own", "discard pile")),
    # “They get what you give them”, “take from them 1 coin”.
    ("who", _rule("their treasury", "so many", "buy", "their treasury")),
    ("who", _rule("brings", "debt token", "", "give, brings")),
    # “For each red card you have built”, where each costs less that is built from now on.
    ("moment", _rule(THINGS, "built", "fewer, unpaid, free", "built")),
    ("moment", _rule("per, each", "built", "from now on", "built")),
    ("moment", _rule("built stage", "lose, cost", "fewer", "built stage")),
    ("moment", _rule(THINGS, "already", "fewer, from now on", "already, chain")),
    # “To players who have fewer”, “if they have none already”.
    ("condition", _rule("extra, others, some others", "shortage", "give")),
    ("condition", _rule("shortage", "already", "", "already")),
    # “They lose twice the coins they have”, “minus 1 per yellow card”.
    ("amount", _rule("twice, thrice", "own", "", "own")),
    ("amount", _rule("minus", "per", "", "per")),
    # “Each yellow card that you build and pay for”, “build the stage by paying its cost”.
    ("price", _rule(f"build, {THINGS}", "paid, ordinary", "each, per", "paid, ordinary, buy")),
    ("price", _rule("self, stage", "ordinary", "prepaid, paid for")),
    # “One or more brown cards” of a set.
    ("joint", _rule("one or more", "kind", "set")),
    # “The stage of your choice costs less”, where each stage does.
    ("joint", _rule(THINGS, "choice", "fewer", "free")),
    # “Every red card of this turn”.
    ("moment", _rule(f"chain, {THINGS}", "turn, that turn", "", "turn, team, tuck")),
    # “Deal them out as you please”, “as many as they had, face up”.
    ("modality", _rule("give, deal", "choice", "shuffle", "choice")),
    ("degree", _rule("redeal, as before, deal", "face up")),
    # “Use your last card that was discarded”, where it is used rather than discarded.
    ("deed", _rule("card, any card, last", "discard", "instead")),
    # “Build it, or you may use each”, “by a chain or for free”: both are meant.
    ("joint", _rule("or, or else", "may, use, free", "several times, chain", ALTERNATIVES)),
    # “Each time you build all your yellow cards”: each is meant.
    ("joint", _rule("build, recruit, invoke, buy, replace, by", "all", "each, replace", "all")),
    # “The hand goes to the player of your choice”.
    ("who", _rule("brings", "choice", "keep")),
    # “A god that you own too”: any is meant; “take back your last card”: it is not lost yet.
    ("unit", _rule("god", "own, into hand, held", "reveal")),
    ("deed", _rule("you gain", "last", "last")),
    # “Both take as many”: the other alone does.
    ("who", _rule("both", "you gain, gain", "sale, minus, other one, fewer", "both")),
    # “Each built stage saves you 1 resource”: each that is built does so itself.
    ("unit", _rule("per, each", "built stage", CHEAPER, "built stage")),
    # “He decides which card”: which resource.
    ("unit", _rule("choice", CARDS, LESS_DUE)),
    # “Each red card makes your cards cost 1 less”: the red ones do.
    ("kind", _rule("make, let, fewer", CARDS, CHEAPER)),
    ("kind", _rule("card", "cost", LESS_DUE)),
    # “For each symbol of your sets”, “for each point on the tokens”.
    ("unit", _rule("per, each", "symbol", "set, trio")),
    ("unit", _rule("per, each", "point", "victory token", "point")),
    # “1 Victory token per opponent”: one is taken.
    ("joint", _rule("victory token, only one", "same player", "worth, only one")),
    # “3 points for your cards”, where there are no others.
    ("unit", _rule("point", CARDS, "the end of the game", f"{CARDS}, per")),
    # “Build it, or take 3 coins instead of paying its cost”: it is built for nothing.
    ("price", _rule("coin, bank, supply", "free", "otherwise")),
    # “Every 3 coins that your cards cost”, “returned from your treasury”.
    ("unit", _rule("coin", f"{CARDS}, goes, cost", "city")),
)
PAIRS_OUT_OF_PLACE: Looks = tuple((layer, rule.look) for layer, rule in RULES)
