"""The manual names all cards that join a published deck, which want opaque sleeves."""

import re

import pytest

from cardgen.packs.pack import load_pack
from tests.conftest import ROOT
from tests.docs.pages import text_of

PUBLISHED = {"age-iii", "duel-wonders"}  # backs of decks that have published cards
NUMBERS = ("no", "one", "two", "three", "four")
TABLE = text_of("docs/printing.md").partition("want opaque backs")[2].partition("Gods, and ")[0]
TOLD = re.findall(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$", TABLE, re.MULTILINE)


@pytest.mark.parametrize("name", ["faith", "leaders", "duel-leaders"])
def test_each_deck_is_named(name: str) -> None:
    (pack,) = (load_pack(ROOT, name).pack,)
    assert pack is not None
    mine = [cards for title, cards in TOLD if title == pack.title["en"]]
    (deck,) = (one for one in pack.decks if one.back in PUBLISHED)
    names = ", ".join(card.name["en"].text for card in deck.cards)
    assert (f"{NUMBERS[len(deck.cards)]} Guilds" if deck.id == "guilds" else names) in mine


def test_the_card_that_deals_out_a_board_is_named() -> None:
    assert ("Leaders", "the card of Rome") in TOLD
