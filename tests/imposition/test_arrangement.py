"""How many cards fit, and that they lie where a knife can free them."""

from itertools import combinations

import pytest
from hypothesis import given

from cardgen.imposition.arrangement import FOLD_GUTTER, Arrangement, arrange
from cardgen.imposition.papers import PAPERS, Paper
from cardgen.model.finding import Stop
from cardgen.units import Box, Size
from tests.imposition.cases import DUEL, GOD, POKER, arrangements, cards, papers, steady

# Card, paper, bleed, how many in a plain grid, how many with turned cards; 5 mm margins, no marks.
TRADE = [
    (GOD, "a4", 0, 8, 8),
    (GOD, "a4", 2, 4, 6),
    (GOD, "a4", 3, 4, 6),
    (GOD, "letter", 0, 8, 8),
    (GOD, "letter", 2, 4, 5),
    (GOD, "letter", 3, 4, 5),
    (GOD, "a3", 3, 12, 14),
    (DUEL, "a4", 0, 16, 18),
    (DUEL, "a4", 2, 12, 14),
    (DUEL, "a4", 3, 12, 14),
    (DUEL, "letter", 0, 18, 18),
    (DUEL, "letter", 2, 12, 14),
    (DUEL, "letter", 3, 12, 13),
    (DUEL, "a3", 3, 25, 29),
    (POKER, "a4", 0, 9, 9),
    (POKER, "a4", 2, 8, 8),
    (POKER, "a4", 3, 8, 8),
    (POKER, "letter", 0, 9, 9),
    (POKER, "letter", 2, 6, 8),
    (POKER, "letter", 3, 6, 6),
    (POKER, "a3", 3, 16, 17),
]

# The same with room kept for a mark at every outer cut: card, paper, bleed, margin, cards.
MARKED = [
    (GOD, "a4", 0, 5, 8),
    (GOD, "a4", 2, 5, 6),
    (GOD, "a4", 2, 8, 6),
    (GOD, "a4", 3, 5, 5),
    (GOD, "a4", 3, 8, 5),
    (GOD, "letter", 0, 5, 8),
    (GOD, "letter", 2, 5, 5),
    (GOD, "letter", 3, 5, 5),
    (GOD, "a3", 3, 5, 11),
    (DUEL, "a4", 0, 5, 18),
    (DUEL, "a4", 2, 5, 14),
    (DUEL, "a4", 3, 5, 11),
    (DUEL, "letter", 0, 5, 18),
    (DUEL, "letter", 2, 5, 14),
    (DUEL, "letter", 3, 5, 13),
    (DUEL, "a3", 3, 5, 29),
    (POKER, "a4", 0, 5, 9),
    (POKER, "a4", 2, 5, 8),
    (POKER, "a4", 3, 5, 8),
    (POKER, "letter", 0, 5, 9),
    (POKER, "letter", 2, 5, 6),
    (POKER, "letter", 3, 5, 6),
    (POKER, "a3", 3, 5, 16),
]


@pytest.mark.parametrize(("card", "name", "bleed", "plain", "mixed"), TRADE)
def test_numbers_of_the_trade(card: Size, name: str, bleed: float, plain: int, mixed: int) -> None:
    counts = [
        arrange(card, PAPERS[name], bleed=bleed, margin=5, marks=False, mixed=turned).count
        for turned in (False, True)
    ]
    assert counts == [plain, mixed]


@pytest.mark.parametrize(("card", "name", "bleed", "margin", "count"), MARKED)
def test_numbers_with_marks(card: Size, name: str, bleed: float, margin: float, count: int) -> None:
    assert arrange(card, PAPERS[name], bleed=bleed, margin=margin).count == count


def test_gods_on_a4_are_four_upright_and_two_turned() -> None:
    found = arrange(GOD, PAPERS["a4"], bleed=2, margin=5)
    assert (found.count, found.turned, found.landscape, found.cuts) == (6, 2, True, 16)
    assert found.slots[0].box == Box(12.5, 16.5, 65, 100)
    assert found.slots[4].box == Box(46.5, 128.5, 100, 65)


def test_cards_without_bleed_share_their_cuts() -> None:
    found = arrange(GOD, PAPERS["a4"], bleed=0, margin=5)
    assert (found.count, found.cuts, found.margin_left) == (8, 8, 5)
    assert found.slots[1].box.x == found.slots[0].box.right


def test_blocks_without_bleed_share_the_cut_between_them() -> None:
    found = arrange(DUEL, PAPERS["a4"], bleed=0, margin=5)
    upright, turned = 3 + 1 + 4 + 1, 1 + 1 + 6 + 1
    assert (found.turned, found.cuts) == (6, upright + turned - 1)


@steady
@given(arrangements())
def test_most_cards_stand_upright(found: Arrangement) -> None:
    assert 2 * found.turned <= found.count


@steady
@given(cards, papers)
def test_as_many_as_an_exhaustive_count_finds(card: Size, paper: Paper) -> None:
    most = max(_counted(card, *page) for page in (paper.size, paper.size.turned()))
    try:
        found = arrange(card, paper, bleed=2, margin=5, marks=False).count
    except Stop:
        found = 0
    assert found == most


def _counted(card: Size, width: float, height: float) -> int:
    """Rows of upright cards above rows of turned ones, and columns alike, in whole tenths."""
    w, h = round(card.width * 10) + 40, round(card.height * 10) + 40
    across, down = round(width * 10) - 100, round(height * 10) - 100
    rows = [r * (across // w) + (down - r * h) // w * (across // h) for r in range(down // h + 1)]
    columns = [
        c * (down // h) + (across - c * w) // h * (down // w) for c in range(across // w + 1)
    ]
    return max(rows + columns)


@steady
@given(arrangements())
def test_bleeds_never_overlap(found: Arrangement) -> None:
    bleeds = [box.grown(found.bleed) for box in _trims(found)]
    assert not any(one.meets(other) for one, other in combinations(bleeds, 2))


@steady
@given(arrangements())
def test_bleeds_stay_inside_the_margin(found: Arrangement) -> None:
    inside = Box(0, 0, *found.page).grown(-found.margin)
    assert all(inside.holds(box.grown(found.bleed)) for box in _trims(found))
    assert found.margin_left >= found.margin - 1e-6


@steady
@given(arrangements())
def test_every_slot_has_the_size_of_the_card(found: Arrangement) -> None:
    for box, turn in found.slots:
        lying = found.card if turn == 0 else found.card.turned()
        assert turn in (0, 90)
        assert (box.width, box.height) == lying


@steady
@given(arrangements(fold=False))
def test_the_block_is_centred(found: Arrangement) -> None:
    x, y = found.block.centre
    assert x == pytest.approx(found.page.width / 2, abs=1e-5)
    assert y == pytest.approx(found.page.height / 2, abs=1e-5)


@steady
@given(arrangements(fold=True))
def test_bleeds_keep_the_gutter_from_the_fold(found: Arrangement) -> None:
    assert found.fold is not None
    edges = [
        found.fold.at - (box.right if found.fold.axis == "vertical" else box.bottom)
        for box in (slot.box for slot in found.slots)
    ]
    assert min(edges) - found.bleed == pytest.approx(FOLD_GUTTER, abs=1e-5)


@steady
@given(cards, papers)
def test_the_choice_is_the_same_every_time(card: Size, paper: Paper) -> None:
    try:
        assert arrange(card, paper, bleed=2) == arrange(card, paper, bleed=2)
    except Stop:
        return


def test_a_card_larger_than_the_paper_is_refused_with_advice() -> None:
    with pytest.raises(
        Stop, match="a card of 250 × 310 mm with 2 mm bleed does not fit on A4"
    ) as x:
        arrange(Size(250, 310), PAPERS["a4"], bleed=2)
    assert "smaller bleed" in x.value.help


@pytest.mark.parametrize(
    "bad", [{"bleed": -1}, {"bleed": float("nan")}, {"bleed": 0, "margin": -2}]
)
def test_lengths_that_are_none_are_refused(bad: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="is a length in mm, 0 or more"):
        arrange(GOD, PAPERS["a4"], **bad)  # type: ignore[arg-type]  # lengths by their names


def _trims(found: Arrangement) -> list[Box]:
    """All slots, and their reflections where the sheet is folded."""
    fronts = [slot.box for slot in found.slots]
    return fronts + [found.fold.box(box) for box in fronts] if found.fold else fronts
