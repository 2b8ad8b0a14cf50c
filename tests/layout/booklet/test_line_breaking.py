"""Paragraphs broken into lines: laws that hold for whatever words there are."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardgen.layout.booklet.text.line_breaking import SHRINK, BrokenLine, LineBreaker
from cardgen.layout.booklet.text.line_sums import LineSums
from cardgen.layout.booklet.text.pieces import Behind, Piece

SPACE = 250.0
HYPHEN = (330.0, 198.0)
KINDS = st.sampled_from((Behind.SPACE, Behind.SPACE, Behind.SPACE, Behind.HYPHEN, Behind.JOINT))
NEVER = frozenset(("la",))


def piece(word: str, width: float, behind: Behind = Behind.SPACE, hang: float = 0.0) -> Piece:
    space = SPACE if behind is Behind.SPACE else 0.0
    return Piece(("body", word), width, behind, space, 0.0, hang)


PIECES = st.lists(
    st.builds(piece, st.sampled_from(("la", "wind", "sea")), st.floats(300, 2600), KINDS,
              st.sampled_from((0.0, 120.0))),
    min_size=1, max_size=40,
)  # fmt: skip
SHORT = st.lists(st.builds(piece, st.just("wind"), st.floats(300, 2600), KINDS),
                 min_size=1, max_size=9)  # fmt: skip
MEASURES = st.floats(4000, 12000)


def broken(
    pieces: list[Piece], measure: float, *, justified: bool = True,
    beside: tuple[int, float] = (0, 0.0),
) -> tuple[LineBreaker, list[BrokenLine]]:  # fmt: skip
    words = LineSums(tuple(pieces), hyphen=HYPHEN, never_last=NEVER)
    breaker = LineBreaker(words, measure, justified=justified, beside=beside)
    return breaker, breaker.lines()


def spaces(pieces: list[Piece], line: BrokenLine) -> float:
    return sum(one.space for one in pieces[line.first : line.last - 1])


def stops_within(breaker: LineBreaker, line: BrokenLine) -> list[int]:
    return [stop for stop in breaker.words.stops if line.first < stop < line.last]


@settings(max_examples=100, deadline=None)
@given(PIECES, MEASURES, st.booleans())
def test_lines_hold_every_piece_once(pieces: list[Piece], measure: float, justified: bool) -> None:
    _, lines = broken(pieces, measure, justified=justified)
    assert (lines[0].first, lines[-1].last) == (0, len(pieces))
    assert all(a.last == b.first for a, b in pairwise(lines))
    assert all(line.first < line.last for line in lines)


@settings(max_examples=100, deadline=None)
@given(PIECES, MEASURES)
def test_no_line_is_wider_than_its_measure(pieces: list[Piece], measure: float) -> None:
    breaker, lines = broken(pieces, measure)
    for line in lines:
        least = line.natural - SHRINK * spaces(pieces, line)
        assert least <= measure + 1.0 or not stops_within(breaker, line)


@settings(max_examples=100, deadline=None)
@given(PIECES, MEASURES)
def test_ragged_lines_are_never_stretched_and_never_wider(
    pieces: list[Piece], measure: float
) -> None:
    breaker, lines = broken(pieces, measure, justified=False)
    assert all(line.spread == 0.0 for line in lines)
    assert all(line.natural <= measure + 1.0 or not stops_within(breaker, line) for line in lines)


@settings(max_examples=100, deadline=None)
@given(PIECES, MEASURES)
def test_spread_lines_end_at_the_measure(pieces: list[Piece], measure: float) -> None:
    breaker, lines = broken(pieces, measure)
    for number, line in enumerate(lines):
        gaps = sum(1 for one in pieces[line.first : line.last - 1] if one.space)
        if line.spread:
            ends = line.natural + line.spread * gaps
            assert ends == pytest.approx(breaker.measure(number), abs=5.0)
    assert all(line.spread <= 0.0 for line in lines[-1:])


def test_full_lines_are_spread() -> None:
    _, lines = broken([piece("wind", 900.0 + 37 * (n % 5)) for n in range(40)], 8000)
    assert len(lines) > 4
    assert all(line.spread for line in lines[:-1])


def ways(stops: list[int]) -> Iterator[list[int]]:
    """Every way to choose ends of lines, the last stop always."""
    inner = stops[:-1]
    for chosen in range(2 ** len(inner)):
        yield [*(s for n, s in enumerate(inner) if chosen >> n & 1), stops[-1]]


def cost(breaker: LineBreaker, ends: list[int]) -> float:
    pairs = enumerate(pairwise([0, *ends]))
    return sum(line_cost(breaker, first, last, number) for number, (first, last) in pairs)


def line_cost(breaker: LineBreaker, first: int, last: int, number: int) -> float:
    measure, done = breaker.measure(number), last == len(breaker.pieces)
    ratio = stretched(breaker, first, last, number)
    cost = breaker._looseness(ratio, done) + breaker.words.ends[last]
    return breaker._cost(first, last, ratio, measure, cost)


def stretched(breaker: LineBreaker, first: int, last: int, number: int) -> float:
    measure, done = breaker.measure(number), last == len(breaker.pieces)
    slack = measure - breaker.natural(first, last)
    spaces = sum(one.space for one in breaker.pieces[first : last - 1])
    return breaker._ratio(slack, spaces, measure, done)


def has_room(breaker: LineBreaker, ends: list[int]) -> bool:
    """Whether no line is too long that could be parted: such a one is never set."""
    lines = enumerate(pairwise([0, *ends]))
    return all(
        stretched(breaker, first, last, number) >= -1.0
        or not any(first < stop < last for stop in breaker.words.stops)
        for number, (first, last) in lines
    )


@settings(max_examples=80, deadline=None)
@given(SHORT, MEASURES)
@example([piece("wind", width) for width in (1643.0, 2373.0, 300.0, 1146.0)], 4178.0)
def test_no_other_way_costs_less(pieces: list[Piece], measure: float) -> None:
    breaker, lines = broken(pieces, measure)
    taken = cost(breaker, [line.last for line in lines])
    others = [ends for ends in ways(breaker.words.stops) if has_room(breaker, ends)]
    assert taken <= min(cost(breaker, ends) for ends in others) + 0.01


def test_a_line_does_not_end_on_an_article_where_it_can_be_avoided() -> None:
    words = ["wind"] * 9 + ["la"] + ["wind"] * 6
    pieces = [piece(word, 400.0 if word == "la" else 800.0) for word in words]
    measure = 9 * 1050.0 + 400.0
    free = LineBreaker(LineSums(tuple(pieces), hyphen=HYPHEN), measure).lines()
    assert free[0].last == 10
    assert broken(pieces, measure)[1][0].last != 10


def test_hyphens_do_not_follow_one_another_where_a_space_is_as_good() -> None:
    pieces = [
        piece("wind", 400, Behind.HYPHEN if n % 13 == 12 else Behind.SPACE) for n in range(78)
    ]
    _, lines = broken(pieces, 8450)
    assert not any(a.hyphen and b.hyphen for a, b in pairwise(lines))


def test_first_lines_beside_a_picture_are_shorter() -> None:
    pieces = [piece("wind", 900.0) for _ in range(40)]
    breaker, lines = broken(pieces, 9000, beside=(2, 4000.0))
    assert [breaker.measure(n) for n in range(3)] == [5000.0, 5000.0, 9000.0]
    counts = [line.last - line.first for line in lines]
    assert max(counts[:2]) < min(counts[2:-1])


def test_no_line_is_left_short_amid_a_paragraph_where_it_can_be_avoided() -> None:
    """Not even where the last line is longer for it."""
    pieces = [piece("wind", width) for width in (6000.0, 5200.0, 400.0, 3000.0)]
    _, lines = broken(pieces, 9000.0, justified=False)
    assert [(line.first, line.last) for line in lines] == [(0, 1), (1, 3), (3, 4)]


@pytest.mark.parametrize(("width", "justified"), [(1000.0, False), (400.0, True)])
def test_a_last_line_is_no_lone_short_word(width: float, justified: bool) -> None:
    measure = 9750.0
    fitting = int((measure + 250.0) / (width + 250.0))
    pieces = [piece("wind", width) for _ in range(2 * fitting + 1)]
    _, lines = broken(pieces, measure, justified=justified)
    assert lines[-1].last - lines[-1].first > 1


def test_a_title_breaks_before_a_small_word_however_short_its_line_is() -> None:
    pieces = [piece("wind", 1000), piece("la", 1500), piece("sea", 2000, Behind.NOTHING)]
    ends = [
        [line.last for line in LineBreaker(words, 4000, justified=False).lines()]
        for words in (
            LineSums(tuple(pieces), never_last=NEVER, title=title) for title in (True, False)
        )
    ]
    assert ends == [[1, 3], [2, 3]]


@pytest.mark.parametrize(
    ("second", "widths", "begins"),
    [("y", (4000, 400, 4500), "y"), ("1.", (4600, 700, 4400), "sea")],
)
def test_no_line_ends_on_a_letter_or_begins_like_a_step(
    second: str, widths: tuple[float, ...], begins: str
) -> None:
    """Though its lines are less alike for it."""
    pieces = [*map(piece, ("wind", second, "sea"), widths), piece("storms", 5000)]
    _, lines = broken(pieces, 6000, justified=False)
    assert [pieces[line.first].content for line in lines][1:2] == [("body", begins)]
