"""Counts as they are typed behind `per`."""

from dataclasses import replace
from typing import Any

from cardgen.effects.power.counts import (
    CardCount,
    CoinCount,
    HighestCount,
    PrintedVpCount,
    SetCount,
    ShieldCount,
    StageCount,
    TokenCount,
    UnpaidCoinCount,
)
from cardgen.effects.power.special_counts import DUEL_COUNTS, EVENT_COUNTS
from cardgen.effects.power.tagged_union import TaggedUnion, tagged_union
from cardgen.effects.power.terms import CARD, LOSERS_SCOPE, PART_OF_SET, SCOPE, TOKENS
from cardgen.model.finding import Report
from cardgen.model.located import ValueRef
from cardgen.schema.kinds import OneOf
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record

LOT = Integer(1, LARGEST)
PLAIN_COUNTS = {
    "printed vp": Record(
        PrintedVpCount, {"printed vp": LOT, "in": CARD, "of": SCOPE}, required=("in",)
    ),
    "coins": Record(CoinCount, {"coins": LOT, "of": SCOPE}),
    "cards": Record(CardCount, {"cards": CARD, "of": SCOPE}),
    "set": Record(SetCount, {"set": PART_OF_SET, "of": SCOPE}),
    "unpaid coins": Record(UnpaidCoinCount, {"unpaid coins": LOT}),
    "stages": Record(StageCount, {"stages": LOT, "of": SCOPE}),
    "tokens": Record(TokenCount, {"tokens": OneOf(*TOKENS, "progress"), "of": SCOPE}),
    "shields": Record(ShieldCount, {"shields": LOT, "in": CARD, "of": SCOPE}, required=("in",)),
}
HIGHEST_COUNT = Record(HighestCount, {"most": tagged_union("count", PLAIN_COUNTS)})
COUNT = tagged_union(
    "count", {**PLAIN_COUNTS, **DUEL_COUNTS, **EVENT_COUNTS, "most": HIGHEST_COUNT}
)


class LosersCount(TaggedUnion):
    """A count that each loser begins with what is their own: `self` is not the owner of the card.

    It is read as the loser, so that words, and whoever is told, cannot mistake one for the other.
    """

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        count = super().read(value, where, report)
        return replace(count, of="loser") if getattr(count, "of", "") == "self" else count


def _of_losers(record: Record) -> Record:
    """The same count, of which a loser may be the owner."""
    fields = {key: LOSERS_SCOPE if key == "of" else kind for key, kind in record.fields.items()}
    return Record(record.make, fields, required=record.required)


def _losers_record(head: str) -> Record:
    return _of_losers(COUNT.record(head))


LOSERS_COUNT = LosersCount(COUNT.noun, COUNT.heads, _losers_record, beside=COUNT.beside)
# What phrases may mean: a count of anybody's, whatever effect it stands in.
ANY_COUNT = TaggedUnion(COUNT.noun, COUNT.heads, _losers_record, beside=COUNT.beside)
