"""Words that say another thing than a power, held against it: what each term says instead."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from cardgen.model.card import Name
from cardgen.phrasebook.contrast.search import ContrastSearch
from cardgen.phrasebook.contrast.terms import TermNetwork
from cardgen.phrasebook.diagnose.lattice_builder import LatticeBuilder, ListOrders
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.layers import Exchange, defaults_of
from cardgen.phrasebook.grammar.spelling import COMMA, Token
from cardgen.phrasebook.parse.parser import ChartParser, TooMuch
from cardgen.phrasebook.parse.verdict import PowerDifference, TextSpan
from cardgen.phrasebook.subjects import Power

# The terms that words may leave to the reader, by layer, each with the part of the power it is.
LEFT_OUT = MappingProxyType(
    {
        ("price", "free", None): "price",
        # As long as a god stays, which is to the end of its Age.
        ("moment", "until the end of the Age", "from now on"): "duration",
    }
)


def contrast(
    grammar: Grammar,
    terms: TermNetwork,
    words: Iterable[Token],
    power: Power,
    bearer: str,
    card: Name | None,
) -> tuple[PowerDifference, ...]:
    """What words say otherwise than a power, by layers; nothing where that is not all they do."""
    found = tuple(one for one in words if one.key != COMMA)
    try:
        reader = ChartParser(grammar, found, card)
        lattice = LatticeBuilder(grammar, card, found, ListOrders(reader))
        root = lattice.text(power, bearer)
        search = ContrastSearch(terms.root, lattice.splices, reader, defaults_of(power))
        met = search.nearest(root) if root else ()
    except TooMuch:
        return ()
    return tuple(_difference(one, found) for one in met if one.differs)


def parts_left_out(differences: Iterable[PowerDifference]) -> Mapping[str, TextSpan]:
    """The parts that words leave unsaid, where they say nothing otherwise; else none."""
    left: dict[str, TextSpan] = {}
    for one in differences:
        part = LEFT_OUT.get((one.layer, one.declared, one.said))
        if part is None or one.span is None:
            return {}
        left[part] = one.span
    return left


def _difference(one: Exchange, found: tuple[Token, ...]) -> PowerDifference:
    """What a term says instead, at its words; of one that is left out, at the word that follows."""
    first, last = (
        found[min(one.at, len(found) - 1)],
        found[min(max(one.at, one.till - 1), len(found) - 1)],
    )
    said = one.said if one.till > one.at else None
    return PowerDifference((one.layer,), one.wanted, said, TextSpan(first.start, last.end))


def tells_more(told: Sequence[PowerDifference], stated: Sequence[PowerDifference]) -> bool:
    """Whether a term is told with what it should be, of which the other tells only that it is too
    much."""
    if len(told) != 1 or len(stated) != 1:
        return False
    (one,), (other,) = told, stated
    return one.span == other.span and other.declared is None and one.declared is not None
