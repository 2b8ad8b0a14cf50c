"""Ruler and words stand on every sheet, legible, clear of cards and marks."""

from itertools import combinations, product

import pytest
from hypothesis import given

from cardgen.imposition.arrangement import Arrangement, arrange, arrange_for_knife
from cardgen.imposition.figures import GLYPH_WIDTH, Label
from cardgen.imposition.geometry import Offset
from cardgen.imposition.impose import impose
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.sheet import Duplex, Sheet, SheetHeading
from cardgen.imposition.slug_area import SlugArea, fill_slug_areas
from cardgen.packs.languages import LanguageLibrary
from cardgen.units import Box, Size
from tests.conftest import ROOT
from tests.imposition.cases import DUEL, GOD, impositions, steady

WORDS = {lang: LanguageLibrary(ROOT).sheet_words(lang).footer for lang in ("fr", "en")}
FAITH = {lang: SheetHeading("Faith", "1.0.0", WORDS[lang]) for lang in WORDS}
HOUSE = list(
    product(("a4", "letter"), (GOD, DUEL), (0, 2, 3), ("long", "short", "fold"), ("fr", "en"))
)


def _sheets(
    name: str, card: Size, bleed: float, duplex: Duplex, extra: int = 1
) -> tuple[Sheet, ...]:
    found = arrange(card, PAPERS[name], bleed=bleed, margin=5, fold=duplex == "fold")
    return impose(range(found.count + extra), found, duplex=duplex)


@pytest.mark.parametrize(("name", "card", "bleed", "duplex", "lang"), HOUSE)
def test_every_sheet_says_all_and_carries_a_ruler(
    name: str, card: Size, bleed: float, duplex: str, lang: str
) -> None:
    sheets = _sheets(name, card, bleed, duplex)
    for sheet, found in zip(sheets, fill_slug_areas(sheets, FAITH[lang]), strict=True):
        assert found.missing == ()
        assert found.ruler in (50, 100)
        assert found.ruler_at == "margin"
        _stands_clear(sheet, found)


@pytest.mark.parametrize(("name", "bleed"), list(product(("a4", "letter"), (2, 3))))
def test_home_sheets_have_the_whole_ruler(name: str, bleed: float) -> None:
    for card in (GOD, DUEL):
        sheets = _sheets(name, card, bleed, "long")
        assert [one.ruler for one in fill_slug_areas(sheets, FAITH["fr"])] == [100] * len(sheets)


@steady
@given(impositions(offset=Offset(1, -1.5, 0.7)))
def test_the_slug_area_never_touches_cards_or_marks(
    case: tuple[Arrangement, int, tuple[Sheet, ...]],
) -> None:
    for sheet, found in zip(case[2], fill_slug_areas(case[2], FAITH["fr"]), strict=True):
        _stands_clear(sheet, found)


def test_what_is_said_in_both_languages() -> None:
    sheets = _sheets("a4", GOD, 2, "long", extra=33 - 6)
    said = {
        lang: " ".join(label.text for label in fill_slug_areas(sheets, FAITH[lang])[2].labels[-1:])
        for lang in ("fr", "en")
    }
    assert said == {
        "fr": "Faith 1.0.0 · feuille 2/6, recto · imprimer à 100\u202f% · retourner sur"
        " le bord long · A4, échelle 1:1",
        "en": "Faith 1.0.0 · sheet 2/6, front · print at 100\u202f% · flip on the long edge"
        " · A4, scale 1:1",
    }


def test_a_note_of_the_pack_is_said_too() -> None:
    sheets = _sheets("a4", GOD, 2, "long")
    found = fill_slug_areas(
        sheets, SheetHeading("Faith", "1.0.0", WORDS["en"], note="use opaque sleeves")
    )
    assert all(one.labels[-1].text.endswith(" · use opaque sleeves") for one in found)


@pytest.mark.parametrize(("name", "bleed"), list(product(("a4", "letter"), (0, 2, 3))))
def test_backs_that_were_moved_say_how(name: str, bleed: float) -> None:
    laid = arrange_for_knife(GOD, PAPERS[name], bleed=bleed)
    sheets = impose(range(laid.count + 1), laid, offset=Offset(-1.5, 0.25, 1))
    for sheet, one in zip(sheets, fill_slug_areas(sheets, FAITH["fr"]), strict=True):
        said = " ".join(label.text for label in one.labels)
        option = "--landscape-offset" if laid.landscape else "--offset"
        assert (f"{option} -1.5,0.25,1" in said) == (sheet.side == "back")
        assert one.missing == ()


def test_a_ruler_is_true_to_scale() -> None:
    found = fill_slug_areas(_sheets("a4", GOD, 2, "long"), FAITH["en"])[0]
    base, *ticks = found.lines
    assert base.length == pytest.approx(100)
    places = sorted(round(tick.x0 - base.x0, 6) for tick in ticks)
    assert places == [5 * step for step in range(21)]
    numbers = [label.text for label in found.labels[:11]]
    assert numbers == [*"0123456789", "10\u202fcm"]


def test_a_sheet_without_free_margin_uses_an_empty_slot() -> None:
    full = arrange(Size(100, 143.5), PAPERS["a4"], bleed=0, margin=5, marks=False)
    found = fill_slug_areas(impose(range(5), full, duplex="none"), FAITH["en"])
    assert [(one.ruler, one.ruler_at) for one in found] == [(0, "nowhere"), (100, "empty slot")]
    assert len(found[0].missing) == 5
    assert found[1].missing == ()


def test_every_sheet_is_numbered_though_places_are_sought_once() -> None:
    sheets = _sheets("letter", GOD, 2, "none", extra=500)
    found = fill_slug_areas(sheets, FAITH["en"])
    assert all(
        f"sheet {s.number}/{s.total}" in f.labels[-1].text
        for s, f in zip(sheets, found, strict=True)
    )
    assert all(_longest(f.labels[-1]) <= f.labels[-1].room + 0.01 for f in found)
    assert {f.labels[-1][:2] for f in found[:-1]} == {found[0].labels[-1][:2]}


def _longest(label: Label) -> float:
    return len(label.text) * label.size * GLYPH_WIDTH


def _stands_clear(sheet: Sheet, found: SlugArea) -> None:
    boxes = [line.bounds for line in found.lines[:1]] + [_box(label) for label in found.labels]
    bleeds = [sheet.matrix(one).bounds(sheet.painted(one)) for one in sheet.placements]
    marks = [line.bounds.grown(0.05) for line in sheet.lines]
    for box in boxes:
        assert sheet.printable.holds(box, 1e-4)
        assert not any(box.meets(other, 1e-4) for other in (*bleeds, *marks))
    words = [_box(label) for label in found.labels if label.room]
    words += [line.bounds for line in found.lines[:1]]
    assert not any(one.meets(other, 1e-4) for one, other in combinations(words, 2))


def _box(label: Label) -> Box:
    """The room of a label: from 0.75 em above its baseline to 0.2 em below."""
    long = label.room or 0.4 * label.size * len(label.text)
    above, below = 0.75 * label.size, (0.2 * label.size if label.room else 0)
    if label.turn == 0:
        return Box(label.x, label.y - above, long, above + below)
    return Box(label.x - above, label.y - long, above + below, long)
