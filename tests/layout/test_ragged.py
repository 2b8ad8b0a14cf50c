"""Lines flush left: as few as can be, none on an article, none that juts in for nothing."""

import pytest
from hypothesis import given, settings

from cardgen.layout.assets import Assets
from cardgen.layout.text.paragraph import LINE_SLACK, MeasuredWord, Paragraph
from cardgen.layout.text.ragged import NO_WORDS, RUNT, VERSE, RaggedWords
from cardgen.model.text import Runs
from tests.conftest import ROOT
from tests.layout.cases import paragraph, runs
from tests.layout.test_paragraph import MEASURES, whole, width

ASSETS = Assets(ROOT)
ARTICLES = ASSETS.no_breaks("en").articles


def words(said: str) -> Paragraph:
    return paragraph(ASSETS.composition, (said,))


def told(ragged: RaggedWords) -> list[str]:
    """The lines as they are read."""
    groups = ragged.words.groups
    return [
        " ".join(
            part.text
            for group in groups[first:last]
            for part in group.parts
            if isinstance(part, MeasuredWord)
        )
        for first, last in ragged.lines()
    ]


@settings(max_examples=100)
@given(runs(), MEASURES)
def test_lines_hold_every_group_in_order_and_are_as_few_as_can_be(
    made: Runs, measure: float
) -> None:
    broken = paragraph(ASSETS.composition, made)
    lines = RaggedWords(broken, measure, articles=ARTICLES).lines()
    assert whole(broken, lines)
    assert len(lines) == len(broken.lines(measure))
    for first, last in lines:
        assert last == first + 1 or width(broken, first, last) <= measure + 2 * LINE_SLACK


def test_sentences_begin_lines_where_they_can() -> None:
    said = words("Gain two coins. Then lose all that you gained.")
    measure = said.width(0, 4)  # room for the first word of the second sentence
    assert told(RaggedWords(said, measure))[0] == "Gain two coins."


def test_no_line_ends_on_an_article_though_the_next_is_full() -> None:
    said = words("gain or build two coins that will remain")
    measure = max(said.width(0, 5), said.width(4, 8))
    assert told(RaggedWords(said, measure, articles=NO_WORDS))[0] == "gain or build two coins"
    assert told(RaggedWords(said, measure, articles=frozenset({"coins"})))[0] == "gain or build two"


def test_lines_are_full_rather_than_even() -> None:
    """A last line may be short, so that those above it need not be."""
    said = words("build all the cards you see then draw two")
    measure = said.width(0, 6)
    assert told(RaggedWords(said, measure))[0] == "build all the cards you see"


@pytest.mark.parametrize("said", ["gain what each of your shields is worth now", "gain five coins"])
def test_no_last_line_is_a_runt_if_words_can_follow_it_down(said: str) -> None:
    broken = words(said)
    measure = broken.width(0, len(broken.groups) - 1)  # room for all but the last word
    assert len(broken.lines(measure)) == 2
    first, last = RaggedWords(broken, measure).lines()[-1]
    assert broken.width(first, last) >= RUNT * measure


def test_verse_breaks_where_it_pauses() -> None:
    said = words("Cat by day, lioness by night, thief at all hours.")
    measure = said.advance * 0.8
    assert told(RaggedWords(said, measure, VERSE))[0] == "Cat by day, lioness by night,"


def test_verse_leaves_no_word_alone_on_a_line() -> None:
    said = words("Place it on one of theirs. Henceforth, its power is yours as well.")
    broken = told(RaggedWords(said, said.advance * 0.47, VERSE))
    assert broken == ["Place it on one of theirs.", "Henceforth, its power", "is yours as well."]


def test_words_of_nothing_have_no_lines() -> None:
    assert RaggedWords(words(""), 100.0).lines() == []
