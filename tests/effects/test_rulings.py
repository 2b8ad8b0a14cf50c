"""Rulings are complete in both languages, and the one about counts settles what it explains."""

from typing import Any

import pytest

from cardgen.model.finding import Report
from cardgen.model.located import Seq
from cardgen.model.pack import Pack
from cardgen.yaml.reader import read_file
from tests.effects.conftest import ROOT

NUMBERS = {"faith": 64, "duel-leaders": 30}


def rulings(pack: str = "faith") -> list[Any]:
    report, file = Report(), f"cards/{pack}/rulings.yaml"
    tree = read_file(ROOT / file, file=file, report=report)
    assert report.findings == ()
    assert isinstance(tree, Seq)
    return list(tree)


@pytest.mark.parametrize("pack", NUMBERS)
def test_every_ruling_is_whole(pack: str) -> None:
    for ruling in rulings(pack):
        assert set(ruling) - {"answer", "explains", "scenarios"} == {
            "id",
            "question",
            "ruling",
            "reason",
            "source",
        }
        for part in ("question", "ruling", "reason"):
            assert set(ruling[part]) == {"fr", "en"}
            assert all(words.strip() for words in ruling[part].values())
        assert ruling["question"]["fr"].endswith("?")
        assert ruling["question"]["en"].endswith("?")


@pytest.mark.parametrize("pack", NUMBERS)
def test_ids_are_unique(pack: str) -> None:
    ids = [ruling["id"] for ruling in rulings(pack)]
    assert len(ids) == len(set(ids)) == NUMBERS[pack]


@pytest.mark.parametrize("pack", NUMBERS)
def test_french_spaces_do_not_break(pack: str) -> None:
    for ruling in rulings(pack):
        for part in ("question", "ruling", "reason"):
            french = ruling[part]["fr"]
            assert not any(f" {mark}" in french for mark in ";:!?»"), ruling["id"]
            assert "« " not in french


def test_the_announced_gods_are_explained(faith: Pack) -> None:
    (explained,) = [ruling["explains"] for ruling in rulings() if "explains" in ruling]
    gods = {card.id for card in faith.cards if card.pantheon not in ("", "goodies")}
    merged = set(explained["as one"])
    assert explained["count"] == "gods"
    assert merged <= gods
    assert len(gods) - len(merged) + 1 == faith.announces["gods"]
