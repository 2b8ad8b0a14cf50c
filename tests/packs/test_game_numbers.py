"""The numbers of a game as rules tell them."""

from cardgen.model.game_numbers import told_constants
from cardgen.packs.pack import load_pack
from tests.conftest import ROOT


def test_a_track_is_told_by_its_spaces_its_zones_and_what_these_bring() -> None:
    pack = load_pack(ROOT, "duel-base").pack
    assert pack
    told = told_constants(pack)
    assert {name: told[f"track_{name}"] for name in ("spaces", "points", "loot", "zones")} == {
        "spaces": (9,),
        "points": (2, 5, 10),
        "loot": (2, 5),
        "zones": (3, 5, 6, 8),
    }


def test_what_is_lost_is_told_without_its_sign() -> None:
    pack = load_pack(ROOT, "base").pack
    assert pack
    assert told_constants(pack)["defeat"] == (1,)
