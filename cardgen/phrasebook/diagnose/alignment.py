"""Words beside the nearest of all that say a power, and in which stretches the two differ."""

from collections.abc import Iterator

from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.phrasebook.diagnose.classify import is_one_mistake
from cardgen.phrasebook.diagnose.hunks import Alignment, Hunk, align, join_hunks, settle_hunk
from cardgen.phrasebook.diagnose.lattice_builder import LatticeBuilder, ListOrders
from cardgen.phrasebook.diagnose.search import FARTHEST, find_nearest_wording
from cardgen.phrasebook.generator import CanonicalWords
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.spelling import COMMA, tokenize
from cardgen.phrasebook.parse.cues import Cues
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.subjects import Power


def align_with_wordings(
    grammar: Grammar,
    words: Runs,
    power: Power,
    bearer: str,
    card: Name | None = None,
    *,
    sharing: int = 1,
    farthest: float = FARTHEST,
) -> Alignment | None:
    """Words beside the nearest of all that say a power; None where all of them are far away."""
    found = tuple(one for one in tokenize(words, grammar.spelling) if one.key != COMMA)
    said, house = Cues(grammar, card, found), CanonicalWords(grammar, card)
    orders = ListOrders(ChartParser(grammar, found, card))
    lattice = LatticeBuilder(grammar, card, found, orders)
    root = lattice.text(power, bearer)
    steps = (
        find_nearest_wording(root, lattice.splices, said, house, sharing=sharing, farthest=farthest)
        if root
        else None
    )
    return None if steps is None else align(steps, said, house)


def find_mistakes(found: Alignment) -> Iterator[Hunk]:
    """The stretches that differ, those that are one mistake together."""
    before: Hunk | None = None
    for one in found.stretches:
        if before and is_one_mistake(found, before, one):
            before = settle_hunk(join_hunks(before, one), found.said, found.wanted)
        else:
            if before:
                yield before
            before = one
    if before:
        yield before
