"""Losses that count what each loser owns, in words that are no sentence of the phrasebook.

“Your city” goes without saying nearly everywhere, so that it adds nothing to what words state; here
it is another city than the one that is meant.
"""

from collections.abc import Iterator

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.spelling import Token
from cardgen.phrasebook.parse.cues import Cues
from cardgen.phrasebook.parse.verdict import Different, PowerDifference, Same, TextSpan
from cardgen.phrasebook.subjects import Power

OWNERS = ("scope", "self")  # what the words of a city tell that is yours


def judge_loss(
    verdict: Same | Different | None,
    tokens: tuple[Token, ...],
    power: Power,
    book: Grammar,
    card: Name | None,
) -> Same | Different | None:
    """A verdict on a paraphrase, once it has been asked whose things a loss counts in it."""
    if not isinstance(verdict, Same) or set(_counted(power)) != {"loser"}:
        return verdict
    cues = Cues(book, card, tokens).every
    yours = next((one for one in cues if (one.kind, one.value) == OWNERS), None)
    if yours is None:
        return verdict
    span = TextSpan(tokens[yours.at].start, tokens[yours.till - 1].end)
    return Different((PowerDifference((0, "effect", "per", "of"), "loser", "self", span),))


def _counted(power: Power) -> Iterator[str]:
    """Whose things the abilities of a power count."""
    for one in power:
        of = getattr(getattr(getattr(one, "effect", None), "per", None), "of", None)
        if of:
            yield of
