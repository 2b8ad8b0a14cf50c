"""Words are read once for all cards that say them, but for those that call a card by its name."""

from collections import Counter

import pytest

from cardgen.model.card import Name
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.verdict import Read
from cardgen.phrasebook.phrasebook import load_phrasebook
from tests.phrasebook.conftest import NAMES, SAID
from tests.small_root import ROOT

BY_NAME = next(one for one in SAID if one.id == "faith/seth" and one.language == "en")
OTHER = next(one for one in SAID if one.id == "faith/artemis" and one.language == "en")


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often words are parsed, by the name of the card for which they are."""
    done: Counter[str] = Counter()
    text = ChartParser.text

    def parse(self: ChartParser, *asked: str) -> object:
        done[self.card.text if self.card else ""] += 1
        return text(self, *asked)

    monkeypatch.setattr(ChartParser, "text", parse)
    return done


def test_words_that_call_no_card_are_read_once(read: Counter[str]) -> None:
    book = load_phrasebook(ROOT, "en", NAMES["en"])
    first = book.read(OTHER.words, OTHER.bearer, Name("Zeus"))
    assert isinstance(first, Read)
    assert book.read(OTHER.words, OTHER.bearer, Name("Hera")) is first
    assert set(read) == {"Zeus"}


def test_words_that_call_a_card_are_read_for_that_card(read: Counter[str]) -> None:
    """Whatever card said them before: “invoke Seth” is sense on Seth alone."""
    book = load_phrasebook(ROOT, "en", NAMES["en"])
    for card, sense in ((BY_NAME.card, True), (Name("Hera"), False), (BY_NAME.card, True)):
        assert isinstance(book.read(BY_NAME.words, BY_NAME.bearer, card), Read) is sense
    assert read[BY_NAME.card.text] >= 2


def test_words_of_another_bearer_are_other_words(read: Counter[str]) -> None:
    book = load_phrasebook(ROOT, "en", NAMES["en"])
    book.read(OTHER.words, OTHER.bearer, Name("Zeus"))
    before = read.total()
    book.read(OTHER.words, "leader", Name("Zeus"))
    assert read.total() > before
