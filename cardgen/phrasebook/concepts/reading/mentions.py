"""Words covered by concepts: what each stretch of a text says, taken by itself."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from cardgen.effects.power.terms import fraction_label
from cardgen.model.card import Name
from cardgen.phrasebook.concepts.reading.named_concepts import ANY_CARD, FEWER, LOSING
from cardgen.phrasebook.concepts.reading.thesaurus import (
    GLUE,
    JOINTS,
    NEW_WORD,
    PLAIN,
    UNKNOWN_WORD,
    Concept,
    Thesaurus,
)
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.layers import NUMBER
from cardgen.phrasebook.grammar.lexicon import NUMBER_CATEGORY
from cardgen.phrasebook.grammar.pattern import OWN, OWNS
from cardgen.phrasebook.grammar.spelling import Token
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.verdict import TextSpan

NAME = "name"  # the layer of cards that are called, and the category of their names
ICONS = {"coin": "coin", "shield": "shield", "laurel": "point"}  # with the unit that each shows
SIGNS = ("-", "−")  # a number behind one of them is taken from something
COUNTED = (NUMBER, "unit", "kind", "who")  # layers of what is counted, and of whose it is
CITY, TOWARDS = Concept(PLAIN, "city"), Concept(PLAIN, "towards")
CALLED = frozenset((CITY, ANY_CARD))  # what a word right before it may tell apart
CONDITIONS = frozenset(Concept("joint", one) for one in ("each", "if", "if have", "provided"))
# What may stand between “that” and what is told.
LITTLE = frozenset(
    Concept(PLAIN, one) for one in ("own", "already", "they", "which", "marker", "self")
)
# Of the ways to cover a text the cheapest is taken: few long stretches rather than many short ones.
COSTS = {GLUE: 0.6, JOINTS: 0.6, NUMBER: 0.55, OWN: 0.5, UNKNOWN_WORD: 100.0, NEW_WORD: 100.0}
COST = 1.0


class Mention(NamedTuple):
    """A concept, from one token to before another; of an icon with the number that it shows."""

    concept: Concept
    start: int
    end: int
    number: str = ""

    def span(self, tokens: tuple[Token, ...]) -> TextSpan:
        """Its words among the tokens of a text."""
        return TextSpan(tokens[self.start].start, tokens[self.end - 1].end)


def find_mentions(
    thesaurus: Thesaurus,
    book: Grammar,
    tokens: tuple[Token, ...],
    card: Name | None,
    house: Collection[str] | None = None,
) -> tuple[Mention, ...]:
    """What a text says, stretch by stretch, beside the names of the concepts that a power states;
    words that nobody knows are `UNKNOWN_WORD`, those that say something nowhere `NEW_WORD`."""
    reader = ChartParser(book, tokens, card, asides=False)
    size = len(tokens)
    costs, best = [0.0] * (size + 1), [Mention(Concept(GLUE), size, size)] * (size + 1)
    for at in reversed(range(size)):
        ways = [
            (_cost(one.concept) + costs[one.end], number, one)
            for number, one in enumerate(_ways(thesaurus, reader, at, house))
            if thesaurus.goes_without_saying(one.concept, house)
        ]
        costs[at], _, best[at] = min(ways)
    found, at = list[Mention](), 0
    while at < size:
        found.append(best[at])
        at = best[at].end
    relatives = _relatives(tokens, thesaurus)
    return tuple(
        _as_known(one, found[:at], found[at + 1 : at + 2], relatives)
        if one.concept.layer == NEW_WORD
        else one
        for at, one in enumerate(found)
    )


def _relatives(tokens: tuple[Token, ...], thesaurus: Thesaurus) -> frozenset[int]:
    """Where something begins to be told of what stands before it: “that”, “which”."""
    return frozenset(at for at, one in enumerate(tokens) if one.key in thesaurus.relatives)


def _as_known(
    one: Mention, before: Sequence[Mention], after: Sequence[Mention], relatives: Collection[int]
) -> Mention:
    """A new word is an unknown one beside something that is counted, right before “city” or “card”,
    or where it may be a direction or a condition: “3 gold bars”, “any 2 thin cards”, “the facing
    city”, “the old card”, “towards the middle”, “when you are behind”, “that is not rotated” may be
    other things."""
    counted = any(each.concept.layer in COUNTED for each in (*before[-1:], *after))
    called = any(each.concept in CALLED and each.end == each.start + 1 for each in after)
    if counted or called or _is_aimed_at(before) or _is_restrictive(before, relatives):
        return one._replace(concept=Concept(UNKNOWN_WORD, one.concept.name))
    return one


def _is_aimed_at(before: Sequence[Mention]) -> bool:
    """Whether a word tells where something moves: “towards the middle”."""
    told = [each.concept for each in before if each.concept.layer not in (GLUE, OWN)]
    return told[-1:] == [TOWARDS]


def _is_restrictive(before: Sequence[Mention], relatives: Collection[int]) -> bool:
    """Whether a word tells when something is so, or what is told of something, behind little words
    alone: “when it is still”, “that is”, “that you have already”."""
    for one in reversed(before):
        if one.concept in CONDITIONS or any(at in relatives for at in range(one.start, one.end)):
            return True
        if one.concept.layer not in (GLUE, OWN) and one.concept not in LITTLE:
            return False
    return False


def _cost(concept: Concept) -> float:
    return COSTS.get(concept.layer, COST)


def _ways(
    thesaurus: Thesaurus, reader: ChartParser, at: int, house: Collection[str] | None
) -> Iterator[Mention]:
    """Everything that a token may begin."""
    token = reader.tokens[at]
    sign = _is_sign(reader, at)
    for number, after, _ in reader.walk(thesaurus.root, at):
        if not (sign and after == at + 1):
            yield Mention(thesaurus.concepts[number], at, after)
    if not (at and reader.keys[at - 1] in SIGNS) or _is_signed(reader, at):
        for tree in reader.parse(NUMBER_CATEGORY, at):
            yield Mention(Concept(NUMBER, fraction_label(tree.value)), at, tree.end)
    for tree in (*reader.parse(OWN, at), *reader.parse(OWNS, at)):
        yield Mention(Concept(OWN), at, tree.end)
    for tree in reader.parse(NAME, at):
        yield Mention(Concept(NAME, tree.value), at, tree.end)
    if token.icon and token.icon.name in ICONS:
        yield Mention(Concept("unit", ICONS[token.icon.name]), at, at + 1, token.icon.number)
    if sign:
        yield Mention(_said_by_sign(house), at, at + 1)
    new = token.key[:1].isalpha() and token.key not in thesaurus.words.alone
    yield Mention(Concept(NEW_WORD if new else UNKNOWN_WORD, token.key), at, at + 1)


def _said_by_sign(house: Collection[str] | None) -> Concept:
    """What “−2 coins” says: that they are lost, beside a power of which nothing costs less."""
    return LOSING if house and LOSING.name in house and FEWER.name not in house else FEWER


def _is_sign(reader: ChartParser, at: int) -> bool:
    """Whether a token is a sign before a number."""
    keys = reader.keys
    return keys[at] in SIGNS and at + 1 < len(keys) and keys[at + 1].isdecimal()


def _is_signed(reader: ChartParser, at: int) -> bool:
    """Whether a number stands right behind its sign: “−4 coins”, not “2-4” nor “- 4” in a list."""
    touching = at > 0 and reader.tokens[at - 1].end == reader.tokens[at].start
    ranged = at > 1 and reader.keys[at - 2].isdecimal()
    return touching and _is_sign(reader, at - 1) and not ranged
