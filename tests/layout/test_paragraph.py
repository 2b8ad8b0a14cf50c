"""Lines: nothing lost, nothing out of order, none too long, none too many."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.layout.assets import Assets
from cardgen.layout.marks import TextLine
from cardgen.layout.text.paragraph import (
    LEADS_ON,
    LINE_SLACK,
    SELDOM,
    InlineIcon,
    MeasuredWord,
    Paragraph,
)
from cardgen.layout.text.typesetting import LineStyle, set_lines
from cardgen.model.text import Icon, Runs
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.cases import STYLE, paragraph, runs

COMPOSITION = Assets(ROOT).composition
MEASURES = st.integers(300, 30_000).map(float)


def width(words: Paragraph, first: int, last: int) -> float:
    """A line measured group by group."""
    groups = words.groups[first:last]
    return sum(group.advance for group in groups) + words.space * (len(groups) - 1)


def whole(words: Paragraph, lines: list[tuple[int, int]]) -> bool:
    """Whether the lines hold every group once, in order."""
    return [i for first, last in lines for i in range(first, last)] == [*range(len(words.groups))]


@settings(max_examples=100)
@given(runs(), MEASURES)
def test_lines_hold_every_group_in_order_and_none_is_too_long(made: Runs, measure: float) -> None:
    words = paragraph(COMPOSITION, made)
    lines = words.lines(measure)
    assert whole(words, lines)
    for first, last in lines:
        assert last == first + 1 or width(words, first, last) <= measure + 2 * LINE_SLACK


@settings(max_examples=100)
@given(runs(), MEASURES)
def test_lines_are_as_few_as_can_be(made: Runs, measure: float) -> None:
    """Breaking greedily: no line has room for the group after it."""
    words = paragraph(COMPOSITION, made)
    lines = words.lines(measure)
    for (first, _), (_, last) in zip(lines, lines[1:], strict=False):
        assert width(words, first, min(last, lines[lines.index((first, _))][1] + 1)) > measure


@settings(max_examples=100)
@given(runs(), MEASURES)
def test_even_lines_are_no_more_and_never_too_long(made: Runs, measure: float) -> None:
    words = paragraph(COMPOSITION, made)
    lines, even = words.lines(measure), words.even(measure)
    assert whole(words, even)
    assert len(even) == len(lines)
    for first, last in even:
        assert last == first + 1 or width(words, first, last) <= measure + 2 * LINE_SLACK


@settings(max_examples=100)
@given(runs(), MEASURES)
def test_even_lines_leave_space_no_less_evenly(made: Runs, measure: float) -> None:
    words = paragraph(COMPOSITION, made)

    def unevenness(lines: list[tuple[int, int]]) -> float:
        left = sum(((measure - width(words, *line)) / measure) ** 2 for line in lines)
        return left + sum(words.leads_on(last - 1) for _, last in lines) * LEADS_ON**2

    assert unevenness(words.even(measure)) <= unevenness(words.lines(measure)) + 1e-9


@settings(max_examples=100)
@given(runs())
def test_lengths_add_up(made: Runs) -> None:
    words = paragraph(COMPOSITION, made)
    assert words.advance == pytest.approx(width(words, 0, len(words.groups)))
    for first in range(len(words.groups)):
        assert words.width(first, first + 1) == pytest.approx(words.groups[first].advance)
        rest = len(words.groups)
        assert words.width(first, rest) == pytest.approx(width(words, first, rest))
    assert words.lines(words.advance) == [(0, len(words.groups))]
    for group in words.groups:
        spaces = sum(not part.tight for part in group.parts[1:])
        parts = sum(part.advance for part in group.parts)
        assert group.advance == pytest.approx(parts + spaces * words.space)


@settings(max_examples=100)
@given(runs())
def test_no_word_and_no_sign_is_lost(made: Runs) -> None:
    parts = [part for group in paragraph(COMPOSITION, made).groups for part in group.parts]
    said = "".join(part.text for part in parts if isinstance(part, MeasuredWord))
    written = "".join(run for run in made if isinstance(run, str))
    assert said == "".join(written.replace("\u00a0", " ").split())
    drawn = [part.icon for part in parts if isinstance(part, InlineIcon)]
    assert drawn == [run for run in made if isinstance(run, Icon)]


def test_words_of_nothing_have_no_lines() -> None:
    words = paragraph(COMPOSITION, ())
    assert (words.lines(100), words.even(100), words.advance, words.widest) == ([], [], 0, 0)


def test_an_unbreakable_space_joins_and_keeps_its_width() -> None:
    (group,) = paragraph(COMPOSITION, ("3\u00a0coins",)).groups
    assert [part.text for part in group.parts if isinstance(part, MeasuredWord)] == ["3", "coins"]
    assert [part.tight for part in group.parts] == [False, False]


def test_what_touches_a_sign_touches_it_in_print() -> None:
    (group,) = paragraph(COMPOSITION, ("(", Icon("coin", "3"), ").")).groups
    assert [part.tight for part in group.parts] == [False, True, True]


def test_words_with_numbers_are_strong() -> None:
    groups = paragraph(COMPOSITION, ("gain 3 coins and ½",)).groups
    faces = [
        part.pair[0] for group in groups for part in group.parts if isinstance(part, MeasuredWord)
    ]
    assert faces == [STYLE.face, STYLE.strong, STYLE.face, STYLE.face, STYLE.strong]


def test_missing_glyphs_are_kept_in_mind() -> None:
    assert paragraph(COMPOSITION, ("sun ☀ and ☂",)).missing == "☀☂"


def test_a_line_does_not_end_on_an_article_where_that_costs_no_line() -> None:
    words = paragraph(COMPOSITION, ("gain the coins of the neighbours",))
    measure = words.width(0, 5) + 1  # room for "gain the coins of the", which leads on
    ends = [words.groups[last - 1].parts[-1] for _, last in words.even(measure)]
    assert [part.text for part in ends if isinstance(part, MeasuredWord)] == ["coins", "neighbours"]


def test_a_spare_line_keeps_words_that_lead_on_with_the_next() -> None:
    said = "Until the end of the Age, you may build a card even if your city already has one with"
    words = paragraph(
        COMPOSITION, (f"{said} the same name, and you may use each chain several times.",)
    )
    measure = 12_713.0

    def ends(lines: list[tuple[int, int]]) -> int:
        return sum(words.leads_on(last - 1) for _, last in lines)

    least, more = words.even(measure), words.even(measure, spare=1)
    assert (len(more), ends(more)) == (len(least) + 1, 0)
    assert ends(least) > 0


@pytest.mark.parametrize(
    ("said", "at", "much"),
    [
        ("gain the victory", 1, 1.0),
        ("then you gain", 1, SELDOM),
        ("score victory points.", 1, SELDOM),
        ("gain one coin", 1, 0.0),
        ("so you", 1, 0.0),
    ],
)
def test_how_much_a_word_leads_on(said: str, at: int, much: float) -> None:
    """An article; a pronoun; two words that belong together; neither; the last word of all."""
    assert paragraph(COMPOSITION, (said,)).leads_on(at) == much


def test_words_that_are_a_line_each_need_no_spare_one() -> None:
    words = paragraph(COMPOSITION, ("gain the invocation",))
    assert words.leads_on(1)
    assert words.even(300.0, spare=1) == words.even(300.0) == [(0, 1), (1, 2), (2, 3)]


def test_what_closes_a_number_is_not_strong() -> None:
    """Bold commas and semicolons run into bold figures."""
    parts = [
        p
        for group in paragraph(COMPOSITION, ("worth 5\u202f; 2, 1½.",)).groups
        for p in group.parts
    ]
    said = [part.pair for part in parts if isinstance(part, MeasuredWord)]
    faces = {True: STYLE.strong, False: STYLE.face}
    assert said == [
        (faces[strong], text)
        for strong, text in (
            (False, "worth"), (True, "5"), (False, "\u202f;"), (True, "2"), (False, ","),
            (True, "1½"), (False, "."),
        )
    ]  # fmt: skip
    assert [part.tight for part in parts] == [False, False, True, False, True, False, True]


def test_a_stop_stands_at_once_behind_its_number() -> None:
    words = paragraph(COMPOSITION, ("worth: 5.",))
    ink, signs = LineStyle(10, 1.2, "#000000"), Assets(ROOT).signs
    lines = [
        m
        for m in set_lines(words, words.lines(1e6), Box(0, 0, 99, 9), ink, 700, signs)
        if isinstance(m, TextLine)
    ]
    before = words.groups[0].advance + words.space + words.groups[1].parts[0].advance
    assert [line.words for line in lines] == [
        ((STYLE.face, "worth:"), (STYLE.strong, "5")), ((STYLE.face, "."),),
    ]  # fmt: skip
    assert [line.ends for line in lines] == ["", " "]
    assert lines[1].x == pytest.approx(before * ink.em)
