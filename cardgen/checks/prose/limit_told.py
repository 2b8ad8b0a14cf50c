"""Limits of cards, per player or per turn, that are told otherwise than their powers have them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.comparing.card_clauses import IN_BOOKS, SENTENCE, CardStretch, CardStretches
from cardgen.checks.rulebook.constants import number_pattern, number_said
from cardgen.checks.sound import look_at_kinds
from cardgen.model.card import Card
from cardgen.suggest import join_words

if TYPE_CHECKING:
    import re

    from cardgen.model.finding import Finding
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

CODE = "limit-told"
BESIDE = ("notes", "ruling", "reason", "aid", "says")


def check_limit_told(prose: "Prose") -> "Iterator[Finding]":
    """Every sentence about one card that tells a limit."""
    for pack in prose.packs:
        stretches = CardStretches(prose, pack)
        for kinds in (BESIDE, IN_BOOKS):
            look = partial(_in_pieces, prose, stretches)
            yield from look_at_kinds(prose, pack, kinds, (CODE, stretches.known_by(kinds)), look)


def _in_pieces(
    prose: "Prose", stretches: CardStretches, how: "LanguageProse", pieces: "Sequence[Passage]"
) -> "Iterator[Finding]":
    manner = how.orthography
    patterns = [
        (per, number_pattern(wording, manner))
        for per, wordings in manner.limits.items()
        for wording in wordings
    ]
    for one in stretches.in_pieces(pieces, SENTENCE) if patterns else ():
        for per, pattern in patterns:
            limits = {*_limits(one, per)}
            for hit in pattern.finditer(one.words) if limits else ():
                if number_said(hit[1], manner) not in limits:
                    yield _finding(prose, one, hit, limits)


def _limits(one: CardStretch, per: str) -> Iterator[int]:
    """How many times the powers of the card act per player, turn or game."""
    for owner in one.owners:
        if isinstance(owner, Card):
            yield from _limits_in(owner.entry.get("power"), per)


def _limits_in(entry: object, per: str) -> Iterator[int]:
    if isinstance(entry, Mapping):
        limit = entry.get("limit")
        if isinstance(limit, Mapping) and limit.get("per") == per:
            yield from _integers(limit.get("times"))
        entry = [*entry.values()]
    if isinstance(entry, (list, tuple)):
        yield from (number for held in entry for number in _limits_in(held, per))


def _integers(times: object) -> Iterator[int]:
    """One number, or one for each Age."""
    values = times.values() if isinstance(times, Mapping) else (times,)
    yield from (one for one in values if isinstance(one, int))


def _finding(prose: "Prose", one: CardStretch, hit: "re.Match[str]", limits: set[int]) -> "Finding":
    listed = join_words(map(str, sorted(limits)), joined_by="or")
    message = f'"{hit[0]}", and the limit of {one.id} is {listed}'
    help = f"say {listed}, or mend its power: {one.owners[0].place('power')}"
    span = one.start + hit.start(1), one.start + hit.end(1)
    return prose.finding(CODE, one.said, span, message, help, severity="error")


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
