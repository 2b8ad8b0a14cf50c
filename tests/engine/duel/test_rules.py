"""What scenarios cannot show: chances, what may be chosen, and what a rule leaves alone."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

import pytest

from cardgen.effects.state.table import Illegal
from cardgen.engine.duel.arrivals import resolve_log
from cardgen.engine.duel.structure import prepare_duel
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.model import PlayerMove
from cardgen.engine.whole_game import RandomDuelTable
from tests.engine.duel.conftest import TableOf
from tests.engine.playing import Moves, play_duel

T = TypeVar("T")
TOKENS = ("agriculture", "economy", "law", "philosophy", "strategy")


class Noting(RandomDuelTable):
    """Players who take the first option; what they may choose from is noted."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: dict[str, list[str]] = {}
        self.order = ""

    def choose(
        self, player: str, question: str, options: Sequence[T], *, optional: bool = False
    ) -> T | None:
        self.order += player[0]
        self.asked[question] = [getattr(option, "id", str(option)) for option in options]
        return options[0] if options else None


def david(**deed: str) -> Moves:
    """One thing that David does; ids are those of the pack."""
    return {"david": (PlayerMove(**{key: f"duel-base/{card}" for key, card in deed.items()}),)}


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
        after = play_duel(game, "turn", asked, david(wonder="great-library", with_="altar"))
        assert len(asked.asked["progress"]) == 3
        assert len(after.progress_box) == 4
        drawn |= set(asked.asked["progress"])
    assert drawn == {f"duel-base/{token}" for token in TOKENS}


def test_every_shown_token_may_be_chosen(table: TableOf) -> None:
    game = table(
        {"city": ("pharmacist",)}, {}, structure=(("dispensary",),), progress=TOKENS, age="II"
    )
    asked = Noting()
    play_duel(game, "turn", asked, david(builds="dispensary"))
    assert asked.asked["progress"] == [f"duel-base/{token}" for token in TOKENS]


@pytest.mark.parametrize(
    ("draft", "order"), [("wonder draft", "dlldlddl"), ("leader draft", "lddldlld")]
)
def test_who_picks_when(with_leaders: CardLibrary, draft: str, order: str) -> None:
    """One, two, one, and the other way round; Leaders are picked by the second player first."""
    asked = Noting()
    play_duel(prepare_duel(with_leaders, ("david", "lea")), draft, asked)
    assert asked.order == order


def test_several_extra_turns_at_once_are_one(table: TableOf) -> None:
    game = table(
        {"wonders": ("sphinx",), "progress": ("theology",), "coins": 8},
        {},
        structure=(("altar", "theater"),),
    )
    after = play_duel(game, "turn", Noting(), david(wonder="sphinx", with_="altar"))
    assert [h.what for h in after.log].count("plays again") == 1


def test_an_illegal_turn_changes_nothing(table: TableOf) -> None:
    game = table({"coins": 1}, {}, structure=(("walls",),), age="II")
    before = game.log
    with pytest.raises(Illegal):
        play_duel(game, "turn", Noting(), david(builds="walls"))
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


def test_a_leader_that_comes_blank_is_not_dealt(with_leaders: CardLibrary) -> None:
    assert "duel-leaders/blank-leader" in with_leaders.cards
    game = prepare_duel(with_leaders, ("david", "lea"), seed=3)
    assert len(game.leaders) == 43
    assert all(any(piece.definition.powers) for piece in game.leaders)


def test_other_seeds_are_other_games(duel_library: CardLibrary) -> None:
    one, other = (prepare_duel(duel_library, ("david", "lea"), seed=seed) for seed in (1, 2))
    assert [piece.id for piece in one.deck] != [piece.id for piece in other.deck]


def test_coins_for_the_other_are_there_at_once(table: TableOf) -> None:
    """Nobody else has the turn, so nothing waits for its end."""
    game = table({}, {"coins": 1}).from_bank("lea", 2, own=False)
    assert game.city("lea").coins == 3


def test_a_won_game_stays_as_it_was_won(table: TableOf) -> None:
    """Neither symbols nor shields that come in later change who won."""
    symbols = ("scriptorium", "workshop", "pharmacist", "apothecary", "academy")
    game = table({"city": symbols}, {}, pawn={"lea": 8}, discard=("university", "walls"))
    game = replace(game.with_duel(victory="military"), winners=("lea",))
    for piece in game.discard:
        entered = Noting().build(game, "david", piece)
        assert resolve_log(entered, len(game.log), Noting()) is entered
