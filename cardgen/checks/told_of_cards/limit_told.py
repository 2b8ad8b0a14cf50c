"""Limits of cards, per player or per turn, that are told otherwise than their powers have them."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.card_clauses import SENTENCE, CardStretch
from cardgen.checks.passages.card_looks import CardLook, look_at_told_cards
from cardgen.checks.passages.wordings import NumberWordings, number_said
from cardgen.model.card import Card
from cardgen.model.entry_contents import maps_in
from cardgen.suggest import join_words

if TYPE_CHECKING:
    import re

    from cardgen.model.finding import Finding
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose

CODE = "limit-told"
BESIDE = ("notes", "ruling", "reason", "aid", "says")


def check_limit_told(prose: "Prose") -> "Iterator[Finding]":
    """Every sentence about one card that tells a limit."""
    for pack in prose.packs:
        yield from look_at_told_cards(prose, pack, BESIDE, partial(_look, prose), CODE)


def _look(prose: "Prose", how: "LanguageProse") -> CardLook | None:
    manner = how.orthography
    wordings = {per: NumberWordings(each, manner) for per, each in manner.limits.items()}

    def may_tell(words: str) -> bool:
        return any(each.may_stand_in(words) for each in wordings.values())

    def find(one: CardStretch) -> "Iterator[Finding]":
        for per, each in wordings.items():
            told = [*each.found(one.words)]
            limits = {*_limits(one, per)} if told else set()
            for hit in told if limits else ():
                if number_said(hit[1], manner) not in limits:
                    yield _finding(prose, one, hit, limits)

    return CardLook(SENTENCE, may_tell, find)


def _limits(one: CardStretch, per: str) -> Iterator[int]:
    """How many times the powers of the card act per player, turn or game."""
    for owner in one.owners:
        if isinstance(owner, Card):
            yield from _limits_in(owner.entry.get("power"), per)


def _limits_in(entry: object, per: str) -> Iterator[int]:
    for limit in (held.get("limit") for held in maps_in(entry)):
        if isinstance(limit, Mapping) and limit.get("per") == per:
            yield from _integers(limit.get("times"))


def _integers(times: object) -> Iterator[int]:
    """One number, or one for each Age."""
    values = times.values() if isinstance(times, Mapping) else (times,)
    yield from (one for one in values if isinstance(one, int))


def _finding(prose: "Prose", one: CardStretch, hit: "re.Match[str]", limits: set[int]) -> "Finding":
    listed = join_words(map(str, sorted(limits)), joined_by="or")
    message = f'"{hit[0]}", and the limit of {one.id} is {listed}'
    help = f"say {listed}, or mend its power: {one.owners[0].place('power')}"
    span = one.span(*hit.span(1))
    return prose.places.finding(CODE, one.said, span, message, help, severity="error")


LIMIT_TOLD = Check(
    slug="limit-told",
    title="A limit that is told otherwise than the power has it",
    why="""\
“Amun-Ra: at most 2 to the same player” is said in every language, and `limit:` of his power says 1.
The wordings are `limits` of templates/languages/<language>/prose.yaml, by what the limit is `per`;
a sentence about one card is held against the limits of its power, where it has any of that kind.
""",
    refused="""\
# limit: {times: 1, per: player}
notes:
  en:
    - >-
      He gives at most 2 to the same player.
""",
    mend="""\
Say the number of the power, or mend that.
""",
    over_prose=check_limit_told,
    of_cards=("powers",),
)
