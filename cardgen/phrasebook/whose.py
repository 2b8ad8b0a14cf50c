"""Whose things are counted, and who has what they bring, where words take it for granted.

“Your city” goes without saying nearly everywhere, and “its owner” is nearly always the owner of
what speaks, so that neither adds anything to what words state. Where a loss counts what each loser
owns, or points what neighbours own, they state another rule.
"""

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.spelling import Token
from cardgen.phrasebook.parse.cues import Cues
from cardgen.phrasebook.parse.verdict import Different, PowerDifference, Same, TextSpan
from cardgen.phrasebook.subjects import Power, owners_counted

ITS_OWNER = "its owner"  # of what is counted, as phrase files tell it under `signals:`


def judge_loss(
    verdict: Same | Different | None,
    tokens: tuple[Token, ...],
    power: Power,
    grammar: Grammar,
    card: Name | None,
) -> Same | Different | None:
    """A verdict on a paraphrase, once it has been asked whose things a loss counts in it."""
    if not isinstance(verdict, Same) or set(owners_counted(power)) != {"loser"}:
        return verdict
    span = _told("self", tokens, grammar, card)
    if span is None:
        return verdict
    return Different((PowerDifference((0, "effect", "per", "of"), "loser", "self", span),))


def given_to_others(
    tokens: tuple[Token, ...], grammar: Grammar, card: Name | None
) -> Different | None:
    """How words differ that give what is counted of others to these: “brings its owner 1 point”."""
    span = _told(ITS_OWNER, tokens, grammar, card)
    return Different((PowerDifference(("who",), "self", ITS_OWNER, span),)) if span else None


def _told(
    scope: str, tokens: tuple[Token, ...], grammar: Grammar, card: Name | None
) -> TextSpan | None:
    """The first words that tell a scope."""
    cues = Cues(grammar, card, tokens)
    begun = (one for at in range(len(tokens)) for one in cues.begin(at))
    met = (one for one in begun if (one.kind, one.value) == ("scope", scope))
    return next((TextSpan(tokens[one.at].start, tokens[one.till - 1].end) for one in met), None)
