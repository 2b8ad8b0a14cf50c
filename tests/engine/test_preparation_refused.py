"""Mixes of players, boards and packs that 7 Wonders cannot be set up with, and what is said."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from cardgen.effects.state.table import Illegal
from cardgen.engine.age.preparation import prepare_game
from cardgen.engine.library import CardLibrary
from cardgen.engine.whole_game import RandomTable
from cardgen.model.ages import ByAge
from cardgen.model.pack import Pack
from tests.engine.playing import play

NAMES = ("david", "lea", "tom", "eva", "max", "zoe", "ida", "ben")


@pytest.mark.parametrize(
    ("number", "more", "code", "path"),
    [
        (8, {}, "wrong-number", ("players",)),
        (1, {}, "wrong-number", ("players",)),
        (3, {"plays": frozenset({"duel"})}, "no-expansion", ("plays",)),
        (3, {"plays": frozenset({"duel-leaders"})}, "no-expansion", ("plays",)),
        (4, {"plays": frozenset({"teams"})}, "no-expansion", ("plays",)),
        (5, {"teams": (NAMES[:2], NAMES[2:4])}, "no-teams", ("teams",)),
        (4, {"teams": (NAMES[:2],)}, "no-teams", ("teams",)),
        (6, {"teams": (NAMES[:3], NAMES[3:6])}, "no-teams", ("teams",)),
        (4, {"teams": (NAMES[0:4:2], NAMES[1:4:2])}, "mates-apart", ("teams", 0)),
        (3, {"boards": {"david": ("leaders/rome", "A")}}, "no-such-board", ("boards", "david")),
        (3, {"boards": {"david": ("base/gizah", "C")}}, "no-such-board", ("boards", "david")),
        (3, {"boards": {"eve": ("base/gizah", "A")}}, "unknown-player", ("boards", "eve")),
        (3, {"boards": dict.fromkeys(NAMES[:2], ("base/gizah", "A"))}, "no-such-board", ()),
    ],
)
def test_impossible_mixes_are_refused(
    library: CardLibrary, number: int, more: Mapping[str, Any], code: str, path: tuple[object, ...]
) -> None:
    with pytest.raises(Illegal) as refusal:
        prepare_game(library, NAMES[:number], **more)
    assert (refusal.value.code, refusal.value.path) == (code, path)


def test_mates_sit_side_by_side_round_the_table(library: CardLibrary) -> None:
    """The last seat is beside the first."""
    teams = (("eva", "david"), ("lea", "tom"))
    assert prepare_game(library, NAMES[:4], teams=teams).plays == {"teams"}


def test_two_of_one_name_and_a_free_city_of_flesh_are_refused(library: CardLibrary) -> None:
    for players in (("lea", "tom", "lea"), ("lea", "free-city")):
        with pytest.raises(Illegal) as refusal:
            prepare_game(library, players)
        assert refusal.value.code == "same-player"


def test_hands_are_dealt_once_and_from_a_whole_deck(library: CardLibrary) -> None:
    dealt = play(prepare_game(library, NAMES[:3]), "deal", RandomTable(0))
    with pytest.raises(Illegal) as refusal:
        play(dealt, "deal", RandomTable(0))
    assert refusal.value.code == "hands-dealt"
    few = replace(prepare_game(library, NAMES[:3]), deck=dealt.deck[:20])
    with pytest.raises(Illegal) as refusal:
        play(few, "deal", RandomTable(0))
    assert refusal.value.code == "short-deck"


def test_too_few_cards_or_boards_are_told(packs: dict[str, Pack]) -> None:
    base, leaders = packs["base"], packs["leaders"]
    few = leaders.decks[0]._replace(cards=leaders.decks[0].cards[:11])
    ages = base.decks[0].cards
    uncounted = base.decks[0]._replace(cards=(replace(ages[0], dealt=ByAge.same({})), *ages[1:]))
    for changed, code, told in (
        (replace(base, decks=base.decks[:1]), "wrong-deck", "deck of Age III has 16 cards for 3"),
        (
            replace(base, decks=(uncounted, base.decks[1])),
            "no-copies",
            "base/clay-pit does not say",
        ),
        (replace(base, wonders=base.wonders[:2]), "too-few-boards", "fewer boards than seats"),
        (replace(leaders, decks=(few,)), "short-pile", "11 Leaders are too few for 3 players"),
    ):
        library = CardLibrary.of({**packs, changed.id: changed}.values())
        plays = frozenset({changed.id} - {"base"})
        with pytest.raises(Illegal) as refusal:
            prepare_game(library, NAMES[:3], plays=plays)
        assert refusal.value.code == code
        assert told in refusal.value.message


def test_an_expansion_without_its_pack_is_not_at_hand(packs: dict[str, Pack]) -> None:
    with pytest.raises(Illegal) as refusal:
        prepare_game(CardLibrary.of([packs["base"]]), NAMES[:3], plays=frozenset({"faith"}))
    assert refusal.value.legal == "there are none"
