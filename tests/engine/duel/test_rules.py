"""What scenarios cannot show: chances, what may be chosen, and what a rule leaves alone."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from cardgen.effects.state.table import Illegal
from cardgen.engine.duel.arrivals import ScriptedDuelTable
from cardgen.engine.duel.recruitment import LEADER_DRAFT, WONDER_DRAFT, OpenDraft, draft_openly
from cardgen.engine.duel.science import gain_science
from cardgen.engine.duel.setup import prepare_duel
from cardgen.engine.duel.turn import DuelBuild, DuelWonder, play_duel_turn
from cardgen.engine.duel.victory import win_duel
from cardgen.engine.duel.war import push_pawn
from cardgen.engine.library import CardLibrary
from tests.engine.duel.conftest import TableOf

T = TypeVar("T")
TOKENS = ("agriculture", "economy", "law", "philosophy", "strategy")


class Noting(ScriptedDuelTable):
    """Players who take the first option; what they may choose from is noted."""

    def __init__(self) -> None:
        super().__init__({})
        self.asked: dict[str, list[str]] = {}
        self.order = ""

    def choose(
        self, player: str, question: str, options: Sequence[T], *, optional: bool = False
    ) -> T | None:
        self.order += player[0]
        self.asked[question] = [getattr(option, "id", str(option)) for option in options]
        return options[0] if options else None


def test_three_of_the_tokens_set_aside_are_drawn_by_lot(table: TableOf) -> None:
    city = ("sawmill", "lumber-yard", "glassworks", "press")
    drawn = set()
    for seed in range(12):
        game = table(
            {"city": city, "wonders": ("great-library",)},
            {},
            structure=(("altar",),),
            progress_box=TOKENS,
            seed=seed,
        )
        asked = Noting()
        move = DuelWonder("duel-base/altar", "duel-base/great-library")
        after = play_duel_turn(game, "david", move, asked)
        assert len(asked.asked["progress"]) == 3
        assert len(after.progress_box) == 4
        drawn |= set(asked.asked["progress"])
    assert drawn == {f"duel-base/{token}" for token in TOKENS}


def test_every_shown_token_may_be_chosen(table: TableOf) -> None:
    game = table(
        {"city": ("pharmacist",)}, {}, structure=(("dispensary",),), progress=TOKENS, age="II"
    )
    asked = Noting()
    play_duel_turn(game, "david", DuelBuild("duel-base/dispensary"), asked)
    assert asked.asked["progress"] == [f"duel-base/{token}" for token in TOKENS]


@pytest.mark.parametrize(
    ("draft", "order"), [(WONDER_DRAFT, "dlldlddl"), (LEADER_DRAFT, "lddldlld")]
)
def test_who_picks_when(with_leaders: CardLibrary, draft: OpenDraft, order: str) -> None:
    """One, two, one, and the other way round; Leaders are picked by the second player first."""
    asked = Noting()
    draft_openly(prepare_duel(with_leaders, ("david", "lea")), draft, asked)
    assert asked.order == order


def test_several_extra_turns_at_once_are_one(table: TableOf) -> None:
    game = table(
        {"wonders": ("sphinx",), "progress": ("theology",), "coins": 8},
        {},
        structure=(("altar", "theater"),),
    )
    after = play_duel_turn(
        game, "david", DuelWonder("duel-base/altar", "duel-base/sphinx"), Noting()
    )
    assert [h.what for h in after.log].count("plays again") == 1


def test_an_illegal_turn_changes_nothing(table: TableOf) -> None:
    game = table({"coins": 1}, {}, structure=(("walls",),), age="II")
    before = game.log
    with pytest.raises(Illegal):
        play_duel_turn(game, "david", DuelBuild("duel-base/walls"), Noting())
    assert game.log == before
    assert game.city("david").coins == 1


def test_the_box_of_a_game(duel_library: CardLibrary) -> None:
    game = prepare_duel(duel_library, ("david", "lea"), seed=3)
    assert {city.coins for city in game.cities} == {7}
    assert len(game.deck) == 3 * 23
    assert len(game.wonders) == 8
    assert len(game.unplayed) == 4
    assert len(game.progress) == len(game.progress_box) == 5
    assert len(game.guilds) == 4


def test_other_seeds_are_other_games(duel_library: CardLibrary) -> None:
    one, other = (prepare_duel(duel_library, ("david", "lea"), seed=seed) for seed in (1, 2))
    assert [piece.id for piece in one.deck] != [piece.id for piece in other.deck]


def test_coins_for_the_other_are_there_at_once(table: TableOf) -> None:
    """Nobody else has the turn, so nothing waits for its end."""
    game = table({}, {"coins": 1}).from_bank("lea", 2, own=False)
    assert game.city("lea").coins == 3


def test_a_won_game_stays_as_it_was_won(table: TableOf) -> None:
    """Neither symbols nor shields that come in later change who won."""
    symbols = ("scriptorium", "workshop", "pharmacist", "apothecary", "academy", "university")
    game = table({"city": symbols}, {}, pawn={"lea": 8})
    game = win_duel(game, ("lea",), "military")
    assert gain_science(game, "david", game.city("david").cards[0], Noting()) is game
    assert push_pawn(game, "david", 1) is game
