"""Words that are a sentence of the phrasebook but for one that stands in it and says more: whoever
typed it meant another rule, or slipped."""

from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.card import Name
from cardgen.phrasebook.concepts.reading.thesaurus import NEW_WORD, PLAIN, Concept
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.spelling import Token, tokenize
from cardgen.phrasebook.parse.meanings import powers_of
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.verdict import compare_powers, sort_word_lists
from cardgen.phrasebook.subjects import Power

if TYPE_CHECKING:
    from cardgen.phrasebook.concepts.reader import ParaphraseReader
    from cardgen.phrasebook.concepts.reading.statement import Statement

# Layers of which a word may stand by itself in a sentence that needs none: it tells what is meant
# anyway, or to whom a sum comes.
MAY_STAND = frozenset((PLAIN, NEW_WORD, "moment", "unit", "party"))
MEANT = frozenset((Concept("modality", "must"), Concept("times", "once")))
SAYS_MORE = frozenset(Concept(PLAIN, one) for one in ("already", "extra"))  # beside much else


class Sought(NamedTuple):
    """A power that words should say: a `bearer` says it in the words of the `house`."""

    grammar: Grammar
    power: Power
    bearer: str
    card: Name | None
    house: str


def has_word_too_many(
    sought: Sought, tokens: tuple[Token, ...], reader: "ParaphraseReader"
) -> bool:
    """Whether tokens say a power once one of them is taken out, which states what its house words
    do not, or what is stated already."""
    house = reader.statement(tokenize((sought.house,), sought.grammar.spelling), sought.card)
    said = house and reader.statement(tokens, sought.card, house.names)
    if not house or not said:
        return False
    parser = ChartParser(sought.grammar, tokens, sought.card)
    powers_of(parser, sought.bearer)
    last = min(parser.furthest, len(tokens) - 1)  # what is too much stands before a reading ends
    return any(
        _says(sought, tokens[:at] + tokens[at + 1 :])
        for at in range(last, -1, -1)
        if _states_more(said, house, at)
    )


def _states_more(said: "Statement", house: "Statement", at: int) -> bool:
    """Whether what a token states is none of what the house words do, or stands elsewhere as
    well."""
    within = {one for one in said.placed if one.mention.start <= at < one.mention.end}
    others = {one.assertion for one in said.placed if one not in within}
    told = (one.assertion for one in within if _says_more(one.assertion.concept))
    return any(one not in house.assertions or one in others for one in told)


def _says_more(concept: Concept) -> bool:
    return concept in SAYS_MORE or (concept.layer not in MAY_STAND and concept not in MEANT)


def _says(sought: Sought, tokens: tuple[Token, ...]) -> bool:
    """Whether tokens are a sentence that means the power and nothing else."""
    powers = powers_of(ChartParser(sought.grammar, tokens, sought.card), sought.bearer)
    wanted = sort_word_lists(sought.power)
    return len(powers) == 1 and not compare_powers(wanted, next(iter(powers)))
