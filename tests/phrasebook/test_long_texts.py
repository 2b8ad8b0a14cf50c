"""Long texts: the work grows with their length, and one that takes too much is not read."""

from collections import Counter
from collections.abc import Iterator

import pytest

import cardgen.phrasebook.diagnose.lattice_builder as lattice_builder
import cardgen.phrasebook.diagnose.search as search
import cardgen.phrasebook.parse.parser as parser
import cardgen.phrasebook.phrasebook as phrasebook
from cardgen.model.card import Name
from cardgen.phrasebook.diagnose.diagnosis import diagnose
from cardgen.phrasebook.diagnose.edits import Edits, SearchState, WeighedEdit
from cardgen.phrasebook.grammar.spelling import tokenize, typed_text
from cardgen.phrasebook.parse.parser import ChartParser, TooMuch
from cardgen.phrasebook.parse.verdict import LONGEST, Read, TooLong
from tests.phrasebook.conftest import BOOKS, EVERY, Said
from tests.typed import typed_power

COIN = typed_power("- coins: 1")
MOST_WAYS = 250  # that words are followed at once
SENTENCES = {"en": "On invocation, gain 1 coin. ", "fr": "À l’invocation, recevez 1 pièce. "}
ASIDES = {"en": "on invocation, ", "fr": "à l’invocation, "}


@pytest.mark.parametrize("language", SENTENCES)
def test_a_sentence_typed_thirty_times_is_read_in_one_way(language: str) -> None:
    words = (SENTENCES[language] * 30,)
    verdict = BOOKS[language].read(words, "god")
    assert isinstance(verdict, Read)
    assert verdict.power == COIN * 30


@pytest.mark.parametrize("language", SENTENCES)
def test_twice_as_many_sentences_are_twice_the_steps(language: str) -> None:
    book = BOOKS[language].grammar
    readers = [
        ChartParser(book, tokenize((SENTENCES[language] * n,), book.spelling), None)
        for n in (15, 30)
    ]
    ways = [len(one.text("god")) for one in readers]
    few, many = (one.steps for one in readers)
    assert ways[0] == ways[1]
    assert many < few * 2.5


@pytest.mark.parametrize("language", ASIDES)
def test_words_that_can_be_taken_in_ever_more_ways_are_not_read(language: str) -> None:
    words = (ASIDES[language] * 30 + SENTENCES[language],)
    assert BOOKS[language].judge(words, COIN, "god") == TooLong()


def test_too_many_ways_at_one_token_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    book = BOOKS["en"].grammar
    monkeypatch.setattr(parser, "WAYS", 0)
    with pytest.raises(TooMuch):
        ChartParser(book, tokenize((SENTENCES["en"],), book.spelling), None).text("god")


def test_a_text_of_too_many_characters_is_not_even_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(phrasebook, "tokenize")
    words = ("gain 1 coin; " * LONGEST,)
    assert BOOKS["en"].read(words, "god") == TooLong(len(words[0]))
    assert diagnose(BOOKS["en"], words, COIN, "god") == ()


@pytest.mark.parametrize("said", [one for one in EVERY if one.words], ids=str)
def test_what_is_printed_takes_little(said: Said) -> None:
    book = BOOKS[said.language].grammar
    one = ChartParser(book, tokenize(said.words, book.spelling), said.card)
    assert len(one.text(said.bearer)) <= parser.WAYS / 10
    assert one.steps <= parser.STEPS / 10


def test_the_first_of_equal_ways_is_kept_with_its_places() -> None:
    words = SENTENCES["en"] * 2
    verdict = BOOKS["en"].read((words,), "god", Name("Apollo", "m"))
    assert isinstance(verdict, Read)
    assert verdict.faults == ()
    second = verdict.spots[1,]
    assert words[second.start : second.end] == "gain 1 coin"


@pytest.mark.parametrize("language", SENTENCES)
def test_words_far_from_a_power_are_compared_with_so_many_wordings_and_no_more(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words that were kept when the power was changed: no wording is near, and many are as far."""
    said = next(one for one in EVERY if str(one) == f"faith/aphrodite-III-{language}")
    other = typed_power("- vp: 1\n  per: {cards: green, of: self}")
    followed: list[int] = []
    same = Edits.same
    monkeypatch.setattr(
        Edits, "same", lambda self, state: followed.append(state.at) or same(self, state)
    )
    diagnose(BOOKS[language], said.words, other, said.bearer, said.card)
    assert max(Counter(followed).values()) == MOST_WAYS


def _weighed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that grows by one with each change that is weighed from now on."""
    weighed: list[int] = []
    others = Edits.others

    def counted(self: Edits, state: SearchState) -> Iterator[WeighedEdit]:
        for one in others(self, state):
            weighed.append(state.at)
            yield one

    monkeypatch.setattr(Edits, "others", counted)
    return weighed


@pytest.mark.parametrize("sharing", [1, 2, 6])
def test_so_many_changes_are_weighed_of_a_text_and_of_a_card(
    sharing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thousand characters with a power of twenty abilities: each word has hundreds of ways."""
    said = next(one for one in EVERY if str(one) == "duel-leaders/darius-III-en")
    words = ((typed_text(said.words) + " ") * 60)[:LONGEST]
    weighed = _weighed(monkeypatch)
    power, asked = said.power * 20, (said.bearer, said.card)
    assert diagnose(BOOKS["en"], (words,), power, *asked, sharing=sharing) == ()
    most = min(search.MOST_STEPS, search.STEPS_OF_CARD // sharing)
    assert len(weighed) <= most
    assert weighed or sharing == 6


def test_the_texts_of_a_card_share_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    said = next(one for one in EVERY if str(one) == "faith/apollo-I-en")
    words = ("On invocation, gain 4 coins from the bank.",)
    asked = (BOOKS["en"], words, said.power, said.bearer, said.card)
    monkeypatch.setattr(search, "STEPS_OF_CARD", 5_000)
    assert diagnose(*asked)
    assert diagnose(*asked, sharing=500) == ()


@pytest.mark.parametrize("language", SENTENCES)
def test_what_follows_a_part_of_a_power_is_not_made_anew_for_each_way_to_say_it(
    language: str,
) -> None:
    """Three abilities can be said in a hundred thousand ways, made of some thousand pieces."""
    power = typed_power("[{vp: 3}, {vp: 1, per: {cards: green, of: self}}, {vp: 2}]")
    words = BOOKS[language].write(power, "leader")
    assert words is not None
    (found,) = diagnose(BOOKS[language], (words.replace("2", "6"),), power, "leader")
    assert (found.kind, found.wanted) == ("number", "2")


def test_a_power_of_too_many_wordings_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    said = next(one for one in EVERY if str(one) == "faith/apollo-I-en")
    asked = (BOOKS["en"], ("On invocation, gain 4 coins from the bank.",), said.power, said.bearer)
    assert diagnose(*asked, said.card)
    monkeypatch.setattr(lattice_builder, "MOST_LEADS", 100)
    assert diagnose(*asked, said.card) == ()
