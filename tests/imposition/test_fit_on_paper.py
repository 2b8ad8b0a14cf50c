"""What is laid for a person can be cut along its marks, both ways."""

from itertools import product

import pytest

from cardgen.imposition.arrangement import Arrangement, arrange, arrange_for_knife
from cardgen.imposition.impose import impose
from cardgen.imposition.papers import PAPERS
from cardgen.units import Size
from tests.imposition.cases import DUEL, GOD, POKER


def unmarked(found: Arrangement) -> list[tuple[str, float]]:
    """Cuts of a full sheet that lack a mark at one of their ends."""
    sheet = impose(range(found.count), found, duplex="none")[0]
    lacking = []
    for slot in found.slots:
        box = slot.box
        for x, y in product((box.x, box.right), (box.y, box.bottom)):
            upright = [one for one in sheet.lines if one.x0 == one.x1 and abs(one.x0 - x) < 1e-5]
            lying = [one for one in sheet.lines if one.y0 == one.y1 and abs(one.y0 - y) < 1e-5]
            above = any(max(one.y0, one.y1) < box.y for one in upright)
            below = any(min(one.y0, one.y1) > box.bottom for one in upright)
            left = any(max(one.x0, one.x1) < box.x for one in lying)
            right = any(min(one.x0, one.x1) > box.right for one in lying)
            lacking += [("upright", x)] * (not (above and below))
            lacking += [("lying", y)] * (not (left and right))
    return lacking


@pytest.mark.parametrize("card", [GOD, DUEL, POKER])
@pytest.mark.parametrize("name", PAPERS)
def test_every_cut_without_bleed_has_a_mark_at_both_ends(name: str, card: Size) -> None:
    assert unmarked(arrange_for_knife(card, PAPERS[name], bleed=0)) == []


def test_the_densest_arrangement_has_none_for_its_upright_cuts() -> None:
    assert "upright" in {way for way, _ in unmarked(arrange(GOD, PAPERS["a4"], bleed=0))}


def test_gods_without_bleed_take_no_more_paper_for_it() -> None:
    assert arrange_for_knife(GOD, PAPERS["a4"], bleed=0).count == 7
    assert arrange_for_knife(GOD, PAPERS["letter"], bleed=0).count == 8


def test_cards_that_leave_no_room_for_marks_are_laid_all_the_same() -> None:
    full = Size(200, 287)
    assert arrange_for_knife(full, PAPERS["a4"], bleed=0).count == 1


def test_a_wider_margin_is_kept() -> None:
    assert arrange_for_knife(GOD, PAPERS["a4"], bleed=0, margin=12).margin_left >= 12
