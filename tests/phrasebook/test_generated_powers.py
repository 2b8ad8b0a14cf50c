"""Whatever is written from a power, cards or no cards, is read back as that power and no other."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.effects.build import Build
from cardgen.effects.coins import Coins
from cardgen.effects.discount import Discount, Saving
from cardgen.effects.give import Give
from cardgen.effects.lose_coins import LoseCoins
from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.clauses import Condition, Limit
from cardgen.effects.power.counts import (
    CardCount,
    PrintedVpCount,
    ShieldCount,
    StageCount,
    TokenCount,
)
from cardgen.effects.power.counts import CoinCount as Lots
from cardgen.effects.power.moments import CardBuilt
from cardgen.effects.power.tokens import TokenAmount as Some
from cardgen.effects.produce import Produce
from cardgen.effects.science import Science
from cardgen.effects.shields import Shields
from cardgen.effects.tokens import Tokens
from cardgen.effects.trade import Price, Trade
from cardgen.effects.vp import Vp
from cardgen.phrasebook.grammar.productions import BOOKLET, CARD
from cardgen.phrasebook.parse.verdict import Read, Same, sort_word_lists
from tests.phrasebook.conftest import BOOKS, LANGUAGES

NUMBER = st.integers(1, 12)
COLOUR = st.sampled_from(("brown", "grey", "yellow", "blue", "green", "red", "purple", "black"))
COLOURS = st.lists(COLOUR, min_size=1, max_size=3, unique=True).map(tuple)
SCOPE = st.sampled_from(("self", "neighbours", "self and neighbours"))
COUNT = st.one_of(
    st.builds(CardCount, COLOURS, SCOPE),
    st.builds(Lots, st.integers(2, 5)),
    st.builds(PrintedVpCount, st.integers(1, 4), COLOURS),
    st.builds(TokenCount, st.sampled_from(("victory", "defeat"))),
    st.builds(ShieldCount, st.just(1), COLOURS.map(lambda colours: (*colours, "wonder"))),
    st.just(StageCount(1)),
)
HALVES = st.integers(1, 9).map(lambda halves: Fraction(halves, 2))


def ability(action: str, moment: str | st.SearchStrategy[Any], **common: Any) -> Callable[..., Any]:
    """Makes abilities of effects: their moment is given or drawn."""
    when = st.just(moment) if isinstance(moment, str) else moment
    return lambda effect: st.builds(
        lambda made, at: Ability(action, made, at, **common), effect, when
    )


ONCE_EACH, TWICE_EACH = Limit(1, "player"), Limit(2, "player")
NEW = Condition(symbol="new to self")
PLAYED = st.one_of(
    ability("coins", "played")(st.builds(Coins, NUMBER, st.one_of(st.none(), COUNT))),
    ability("lose coins", "played")(st.builds(LoseCoins, NUMBER, st.just("others"))),
    ability("tokens", "played")(
        st.builds(Tokens, st.builds(Some, st.just("victory"), NUMBER, NUMBER))
    ),
    ability("tokens", "played")(
        st.builds(
            Tokens,
            st.builds(Some, st.just("defeat"), NUMBER),
            st.sampled_from(("opponent", "neighbours")),
        )
    ),
    ability("give", "played", limit=ONCE_EACH)(
        st.builds(Give, st.builds(Some, st.just("defeat"), NUMBER))
    ),
    ability("give", "played", limit=TWICE_EACH)(
        st.builds(Give, st.builds(Some, st.just("debt"), NUMBER))
    ),
)
EVENT = st.builds(CardBuilt, COLOURS)
LASTING = st.one_of(
    ability("coins", EVENT)(st.builds(Coins, NUMBER)),
    ability("discount", "active")(
        st.builds(Discount, st.builds(Saving, st.just("resources"), NUMBER), COLOURS)
    ),
    ability("discount", "active")(
        st.builds(Discount, st.just(Saving("resources", "all")), COLOURS)
    ),
    ability("produce", "active")(
        st.sampled_from(("wood", "clay", "glass")).map(lambda made: Produce((made,)))
    ),
    ability("science", "active")(
        st.sampled_from(("compass", "gear")).map(lambda symbol: Science((symbol,)))
    ),
    ability("trade", "active")(st.builds(Trade, st.builds(Price, NUMBER), st.just("others"))),
    ability("build", "active", if_=NEW, optional=True)(st.builds(Build, st.just("free"), COLOURS)),
)
ABILITY = st.one_of(
    PLAYED,
    LASTING,
    ability("shields", "conflict")(st.builds(Shields, HALVES)),
    ability("vp", "end")(st.builds(Vp, NUMBER, st.one_of(st.none(), COUNT))),
)
POWER = st.lists(ABILITY, min_size=1, max_size=3).map(tuple)


BEARERS = ("god", "leader", "guild", "stage")


@pytest.mark.parametrize(("language", "bearer"), [*product(LANGUAGES, BEARERS)])
@given(power=POWER, register=st.sampled_from((CARD, BOOKLET)))
def test_what_is_written_is_read_back(
    language: str, bearer: str, power: tuple[Ability, ...], register: str
) -> None:
    book = BOOKS[language]
    words = book.write(power, bearer, register=register)
    assert words is not None
    assert book.judge((words,), power, bearer) == Same(), words
    reading = book.read((words,), bearer)
    assert isinstance(reading, Read)
    assert reading.power == sort_word_lists(power)


def test_effects_know_each_other() -> None:
    """What a meaning is made of is what YAML is typed into: the same classes, no others."""
    reading = BOOKS["en"].read(("On invocation, gain 2 coins.",), "god")
    assert isinstance(reading, Read)
    (one,) = reading.power
    assert isinstance(one, Ability)
    assert isinstance(one.effect, Effect)
