"""Which cards of a structure can be taken, and what a refusal says."""

from dataclasses import replace

import pytest

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.duel.structure import (
    accessible_slots,
    covering_slots,
    fill_structure,
    hidden_slots,
    prepare_duel,
    take_from_structure,
)
from cardgen.engine.library import CardLibrary
from tests.engine.duel.conftest import TableOf


def laid(library: CardLibrary, age: int, seed: int = 1) -> Game:
    game = prepare_duel(library, ("david", "lea"), seed=seed)
    for _ in range(age):
        game = replace(fill_structure(game).with_duel(structure=()), age=game.age + 1)
    return fill_structure(game)


@pytest.mark.parametrize(("age", "free"), [(0, 6), (1, 2), (2, 2)])
def test_only_the_near_row_is_free_at_first(duel_library: CardLibrary, age: int, free: int) -> None:
    structure = laid(duel_library, age).duel_state.structure
    assert len(accessible_slots(structure)) == free
    assert {slot.row for slot in accessible_slots(structure)} == {max(s.row for s in structure)}


@pytest.mark.parametrize(("age", "by"), [(0, (6, 0, 14)), (1, (2, 8, 10)), (2, (2, 8, 10))])
def test_how_many_cards_cover_one(
    duel_library: CardLibrary, age: int, by: tuple[int, int, int]
) -> None:
    """So many are covered by none, by one and by two: a longer row is covered once at its ends."""
    structure = laid(duel_library, age).duel_state.structure
    counts = [len(covering_slots(structure, slot)) for slot in structure]
    assert tuple(map(counts.count, range(3))) == by


def test_guilds_lie_in_the_third_age_alone(duel_library: CardLibrary) -> None:
    for age, number in [(0, 0), (1, 0), (2, 3)]:
        for seed in range(9):
            kinds = [
                slot.piece.definition.kind
                for slot in laid(duel_library, age, seed).duel_state.structure
            ]
            assert kinds.count("purple") == number
    assert len(prepare_duel(duel_library, ("david", "lea"), seed=1).guilds) == 4


def test_a_refusal_says_what_covers_and_what_is_free(table: TableOf) -> None:
    game = table({}, {}, structure=(("theater", "altar"), ("none", "baths")))
    with pytest.raises(Illegal) as refusal:
        take_from_structure(game, "duel-base/altar")
    assert refusal.value.message == "duel-base/altar is covered by duel-base/baths"
    assert refusal.value.legal == "can be taken: duel-base/baths"


def test_a_refusal_gives_no_hidden_card_away(table: TableOf) -> None:
    structure = (("theater",), ("altar",), ("none", "tavern"))
    game = table({}, {}, structure=structure)
    assert [slot.piece.id for slot in hidden_slots(game.duel_state.structure)] == [
        "duel-base/altar"
    ]
    with pytest.raises(Illegal) as refusal:
        take_from_structure(game, "duel-base/theater")
    assert "altar" not in refusal.value.message + refusal.value.legal
