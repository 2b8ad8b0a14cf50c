"""The fields of a card that one build leaves for the next come back as they were."""

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path

import pytest

from cardgen.model.card import Card
from cardgen.packs.card_record import read_fields, write_fields
from cardgen.packs.pack import load_pack
from cardgen.packs.root import list_packs
from tests.small_root import APOLLO, small_root

ROOT = Path(__file__).parent.parent.parent


def again(card: Card) -> Card:
    return Card(**read_fields(write_fields(card)), entry_source=card.entry_source)


def sharing(by_age: tuple[object, ...]) -> list[int]:
    """Which of the Ages is the first with the very object of each."""
    return [[id(one) for one in by_age].index(id(each)) for each in by_age]


@pytest.mark.parametrize("pack", list_packs(ROOT))
def test_every_shipped_card_comes_back(pack: str) -> None:
    loaded = load_pack(ROOT, pack).pack
    assert loaded
    kept = [card for card in loaded.cards if write_fields(card)]
    assert kept or not loaded.cards
    for card in kept:
        made = again(card)
        for field in fields(Card):
            before, after = getattr(card, field.name), getattr(made, field.name)
            assert after == before, (card.id, field.name)
            alike = isinstance(before, Mapping) or type(after) is type(before)
            assert alike, (card.id, field.name)  # one kind of mapping is as good as another
        assert sharing(made.cost) == sharing(card.cost)


def test_what_ages_share_they_share_again() -> None:
    """Else what is wrong with it would be told once for each of them."""
    loaded = load_pack(ROOT, "faith").pack
    assert loaded
    shared = [sharing(card.text["fr"]) for card in loaded.cards]
    assert [sharing(again(card).text["fr"]) for card in loaded.cards] == shared
    assert {tuple(one) for one in shared} >= {(0, 0, 0), (0, 1, 2)}


def test_a_card_with_parts_of_its_entry_is_not_kept(tmp_path: Path) -> None:
    printed = "  printed: {II: {icons: [coin:4], exception: the icon is of old}}\n"
    root = small_root(tmp_path / "root", {"cards/trial/cards.yaml": APOLLO + printed})
    loaded = load_pack(root, "trial").pack
    assert loaded
    assert write_fields(loaded.cards[0]) == b""
