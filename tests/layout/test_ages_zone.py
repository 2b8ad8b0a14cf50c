"""The body by Age: rows, numerals and costs in place, and the truth about what does not fit."""

import re
from typing import Any

import pytest

from cardgen.layout.age_rows import AgeRow
from cardgen.layout.assets import Assets
from cardgen.layout.composers import FaceComposer
from cardgen.layout.marks import CardFace, FaceFault, Path, Stamp
from cardgen.layout.template.layouts import load_layout
from cardgen.model.text import Icon, Runs
from cardgen.units import POINTS_PER_MM
from tests.conftest import ROOT
from tests.layout.marks_seen import said, stamp_box, texts

ASSETS = Assets(ROOT)
LAYOUT = load_layout("god", root=ROOT)
BODY: Any = next(zone for zone in LAYOUT.zones if hasattr(zone, "ages"))
COIN = (Icon("coin", "3"),)
TWO_LINES: Runs = ("Until the end of the Age, gain 3 coins each time you build a grey card.",)
SIGNS = ("coin:3", "gives", "or")
LONG: Runs = ("Each of your neighbours loses two coins for every red card you own. " * 3,)


def composed(rows: tuple[AgeRow, ...], zone: Any = BODY, **changed: Any) -> CardFace:
    usual: dict[str, Any] = {
        "rows": rows, "rows_by_language": {"en": rows}, "costs": ((Icon("wood"),),) * 3,
        "pantheon": "greek", "style": "greek", "language": "en",
        "flavour": "", "id": "card", "emblem": "",
    }  # fmt: skip
    alone = LAYOUT._replace(grounds=(), zones=(zone,))
    return FaceComposer(alone, ASSETS).face({**usual, **changed})


def by_age(*runs: Runs) -> tuple[AgeRow, ...]:
    return tuple(AgeRow(age, age, COIN, words) for age, words in enumerate(runs))


def numerals(into: CardFace) -> dict[str, float]:
    return {said(mark): mark.y for mark in texts(into.marks) if said(mark) in ("I", "II", "III")}


def stamps(into: CardFace) -> list[tuple[str, Any]]:
    """Drawings by name, with the box of each."""
    return [(m.drawing.name, stamp_box(m)) for m in into.marks if isinstance(m, Stamp)]


def faults(into: CardFace) -> tuple[FaceFault, ...]:
    return into.faults


def test_three_rows_have_two_dividers_and_three_numerals_evenly_spaced() -> None:
    into = composed(by_age(("Gain 3 coins.",), ("Gain 5 coins.",), ("Gain 7 coins.",)))
    names = [mark.drawing.name for mark in into.marks if isinstance(mark, Stamp)]
    assert names.count("greek-thin") == 2
    heights = [*numerals(into).values()]
    assert heights[1] - heights[0] == pytest.approx(heights[2] - heights[1])
    assert not into.faults


def test_a_power_for_all_ages_has_no_divider_and_every_numeral() -> None:
    into = composed((AgeRow(0, 2, COIN, ("Gain 3 coins.",)),))
    names = [mark.drawing.name for mark in into.marks if isinstance(mark, Stamp)]
    assert "greek-thin" not in names
    assert names.count("wood") == 3
    assert [*numerals(into)] == ["I", "II", "III"]


def test_the_grid_is_the_same_whatever_the_words() -> None:
    """Numerals and costs stand where they stand on every card of the deck."""
    short, long = ("Gain.",), LONG[:1]
    spans = (AgeRow(0, 0, COIN, short), AgeRow(1, 2, COIN, long))
    seen = [
        composed(rows, flavour="A line.")
        for rows in ((AgeRow(0, 2, COIN, short),), spans, by_age(short, short, short))
    ]
    assert len({tuple(numerals(face).items()) for face in seen}) == 1
    costs = [[box for name, box in stamps(face) if name == "wood"] for face in seen]
    assert costs[0] == costs[1] == costs[2]


def test_powers_stand_at_one_height_below_the_head_of_their_cell() -> None:
    rows = (AgeRow(0, 0, COIN, ("Gain.",)), AgeRow(1, 2, COIN, LONG))
    cell, tops = (
        BODY.box.height / 3,
        [box.y for name, box in stamps(composed(rows)) if "coin" in name],
    )
    assert tops[1] - tops[0] == pytest.approx(cell)


def test_too_much_is_told_in_millimetres_that_are_true() -> None:
    rows = by_age(("Gain.",), ("Gain.",), LONG)
    (fault,) = faults(composed(rows))
    assert fault.code == "overflow"
    assert fault.message == f"{fault.over:.1f} mm too tall at 7 pt"

    def grown(by: float) -> Any:
        """The body with cells so much higher that the last has room, or nearly."""
        return BODY._replace(box=BODY.box._replace(height=BODY.box.height + 3 * by))

    assert not faults(composed(rows, grown(fault.over + 1e-5)))
    assert faults(composed(rows, grown(fault.over - 0.01)))


def test_too_much_is_told_with_what_the_signs_leave_for_words() -> None:
    """So many characters of the same words have room then."""
    (fault,) = faults(composed(by_age(("Gain.",), ("Gain.",), LONG)))
    says = r"signs take 1 line, .* leaves (\d) lines .* about (\d+) .*; (\d+) stand"
    told = re.search(says, fault.help)
    assert told
    lines, room, stand = map(int, told.groups())
    assert stand == len(str(LONG[0]).strip())
    assert (lines > 1, room < stand) == (True, True)
    shorter = str(LONG[0])[: room - 8].rsplit(" ", 1)[0]
    assert not faults(composed(by_age(("Gain.",), ("Gain.",), (shorter,))))


def test_what_has_room_is_told_however_short_the_last_line_is() -> None:
    """Within a tenth of the longest beginning of the same words that has room."""
    words = " ".join(str(LONG[0]).split() * 3).split()
    texts = [" ".join(words[:count]) for count in range(1, len(words))]
    found = [faults(composed(by_age(("Gain.",), ("Gain.",), (text,)))) for text in texts]
    most = max(len(text) for text, fault in zip(texts, found, strict=True) if not fault)
    told = [re.search(r"about (\d+)", one[0].help) for one in found if one]
    rooms = [int(one[1]) for one in told[:12] if one]
    assert len(rooms) == 12
    assert all(0.9 * most <= room <= 1.1 * most for room in rooms), (most, rooms)


def test_signs_that_leave_no_room_for_words_are_told() -> None:
    signs = (*(Icon("coin", "3"),) * 4, Icon("or"), *(Icon("coin", "3"),) * 4)
    rows = tuple(AgeRow(age, age, signs, LONG) for age in range(3))
    lower = BODY._replace(box=BODY.box._replace(height=BODY.box.height - 3))
    found = faults(composed(rows, lower))
    assert len(found) == 3
    for fault in found:
        assert "signs take 2 lines, which leaves no line for words" in fault.help


def test_each_row_that_passes_its_cell_is_named() -> None:
    found = faults(composed(by_age(LONG, ("Gain.",), LONG * 2)))
    assert [(fault.field, fault.path) for fault in found] == [
        ("text I", ("text",)), ("text III", ("text",)),
    ]  # fmt: skip


def test_a_word_wider_than_its_column_is_told() -> None:
    word = "x" * 60
    (fault,) = faults(composed(by_age(("Gain.",), ("Gain.",), (word,))))
    assert (fault.field, fault.code) == ("text III", "overflow")
    assert fault.message.endswith("mm too wide at 7 pt")


def sizes(face: CardFace) -> set[float]:
    """The sizes of words, in points, numerals left out."""
    return {mark.size for mark in texts(face.marks)} - {float(BODY.numerals.size)}


def test_words_stand_in_one_of_the_steps() -> None:
    for rows in (by_age(LONG, LONG, LONG), by_age(("Gain.",), ("Gain.",), TWO_LINES)):
        (size,) = sizes(composed(rows))
        assert size in BODY.powers.size


def test_a_card_looks_alike_in_all_its_languages() -> None:
    """The longest words decide the step, in whichever language they stand."""
    short, long = by_age(("Gain.",)), by_age(TWO_LINES, TWO_LINES, TWO_LINES)
    both = {"en": short, "fr": long}
    alone, beside = composed(short), composed(short, rows_by_language=both)
    assert sizes(alone) == {BODY.powers.size[0]}
    assert sizes(beside) == sizes(composed(long, language="fr", rows_by_language=both))
    assert sizes(beside) <= {*BODY.powers.size[1:]}


def test_a_glyph_that_no_font_has_is_told_with_its_row() -> None:
    rows = by_age(("Gain.",), ("Gain ☀.",), ("Gain.",))
    assert [(f.code, f.field) for f in faults(composed(rows))] == [("glyph", "text II")]
    assert [(f.code, f.field) for f in faults(composed(by_age(("Gain.",)), flavour="☀"))] == [
        ("glyph", "flavour")
    ]


def test_flavour_fills_only_room_that_would_stay_empty() -> None:
    short, line = (AgeRow(0, 2, COIN, ("Gain.",)),), "Before her beauty, even gold changes sides."
    set_, full = composed(short, flavour=line), by_age(LONG, LONG[:1], ("Gain.",))
    assert line in " ".join(said(mark) for mark in texts(set_.marks))
    assert "beauty" not in " ".join(
        said(mark) for mark in texts(composed(full, flavour=line).marks)
    )


def test_costs_stand_in_their_column_below_one_another() -> None:
    costs = (COIN, (Icon("wood"), Icon("clay")), (Icon("wood"),) * 4)
    into = composed((AgeRow(0, 2, COIN, ("Gain.",)),), costs=costs)
    x, width = BODY.costs.column
    boxes = [stamp_box(mark) for mark in into.marks if isinstance(mark, Stamp)]
    inside = [box for box in boxes if x <= box.x and box.right <= x + width]
    assert len(inside) == 7
    assert [box.y for box in inside] == sorted(box.y for box in inside)


def test_words_follow_a_long_row_of_signs_without_a_hole() -> None:
    """Signs that had to be set smaller to fit the width take no more room than they show."""
    into = composed((AgeRow(0, 2, COIN * 9, ("Gain.",)),))
    foot = max(
        stamp_box(m).bottom for m in into.marks if isinstance(m, Stamp) and ":" in m.drawing.name
    )
    (words,) = (mark for mark in texts(into.marks) if said(mark) == "Gain.")
    capitals = ASSETS.faces.face(BODY.powers.face).cap_height * words.size / POINTS_PER_MM / 1000
    assert words.y - capitals - foot == pytest.approx(BODY.powers.gap[0])


def test_signs_that_would_be_too_low_on_one_line_stand_on_two() -> None:
    """Parted before the joint that parts most, which stands in the middle below the sign above it;
    as tall as signs usually are."""
    gives = Icon("gives")
    icons = (*COIN * 4, gives, *COIN * 3, Icon("or"), *COIN)
    (stood, *_), parted = (
        [box for name, box in stamps(composed((AgeRow(0, 2, one, ("Gain.",)),))) if name in SIGNS]
        for one in (COIN, icons)
    )
    rows = {y: [box for box in parted if box.y == y] for y in sorted({box.y for box in parted})}
    assert [len(row) for row in rows.values()] == [4, 6]
    assert min(box.height for box in parted) >= BODY.powers.sign_size[-1]
    assert min(rows) == stood.y
    above, below = rows.values()
    assert below[0].centre[0] == pytest.approx(above[0].centre[0])
    assert below[1].x == pytest.approx(above[1].x)


@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_costs_are_as_large_in_each_age_and_keep_a_millimetre_about_them(count: int) -> None:
    """From the rules at both sides and the friezes above and below."""
    costs = ((Icon("stone"),), (Icon("stone"),) * count, (Icon("stone"),) * count)
    face = composed(by_age(TWO_LINES, TWO_LINES, TWO_LINES), costs=costs)
    drawn = [box for name, box in stamps(face) if name == "stone"]
    assert len({round(box.height, 6) for box in drawn}) == 1
    x, width = BODY.costs.column
    assert min(box.x for box in drawn) >= x + 1 - 1e-6
    assert max(box.right for box in drawn) <= x + width - 1 + 1e-6
    friezes = [box for name, box in stamps(face) if name == "greek-thin"]
    for box in drawn:
        assert all(box.y >= f.bottom + 1 - 1e-6 or box.bottom <= f.y - 1 + 1e-6 for f in friezes)


def test_words_keep_off_the_column_of_costs() -> None:
    assert BODY.powers.column[0] - sum(BODY.costs.column) >= 1.8


def test_a_tile_has_one_size_on_all_cards() -> None:
    """Alone in each Age as in a cluster; coins, of which there is one, are larger."""

    def tall(name: str, *costs: tuple[Icon, ...]) -> set[float]:
        face = composed(by_age(TWO_LINES, TWO_LINES, TWO_LINES), costs=costs)
        column = BODY.costs.column[0] + BODY.costs.column[1]
        return {round(b.height, 6) for n, b in stamps(face) if n == name and b.right < column}

    one, four = (Icon("stone"),), (Icon("stone"),) * 4
    assert tall("stone", one, one, one) == tall("stone", one, one, four)
    assert tall("any-brown:2", (Icon("any-brown", "2"),), one, one) == tall("stone", one, one, one)
    assert tall("coin:3", COIN, COIN, COIN) == {float(BODY.costs.size)}


def test_many_signs_of_the_last_age_may_reach_a_little_below_the_body() -> None:
    five = (Icon("stone"),) * 5
    beneath = max(box.bottom for name, box in stamps(composed_with(five)) if name == "stone")
    within = max(box.bottom for name, box in stamps(composed_with(five[:4])) if name == "stone")
    assert within <= BODY.box.bottom - 1 < beneath <= BODY.box.bottom + BODY.costs.below


def composed_with(cost: tuple[Icon, ...]) -> CardFace:
    return composed(by_age(TWO_LINES, TWO_LINES, TWO_LINES), costs=((), (), cost))


def test_ages_that_share_a_row_are_parted_by_a_rule_between_their_costs() -> None:
    def heights(*rows: AgeRow) -> list[float]:
        ruled = (m for m in composed(rows).marks if isinstance(m, Path) and m.stroke)
        return [float(mark.segments[0][2]) for mark in ruled]

    top, cell = BODY.box.y, BODY.box.height / 3
    assert heights(AgeRow(0, 2, COIN, ("Gain.",))) == pytest.approx([top + cell, top + 2 * cell])
    both = AgeRow(0, 1, COIN, ("Gain.",)), AgeRow(2, 2, COIN, ("Gain.",))
    assert heights(*both) == pytest.approx([top + cell])
    assert heights(*by_age(("Gain.",), ("Gain.",), ("Gain.",))) == []


def test_signs_are_as_tall_in_each_row_as_in_the_widest() -> None:
    rows = (AgeRow(0, 0, COIN * 7, ("Gain.",)), AgeRow(1, 2, COIN, ("Gain.",)))
    tall = {round(box.height, 6) for name, box in stamps(composed(rows)) if name == "coin:3"}
    assert len(tall) == 1


def test_an_emblem_stands_only_where_a_power_leaves_much_room() -> None:
    def drawn(words: Runs) -> list[str]:
        face = composed((AgeRow(0, 2, COIN, words),), flavour="A line.", emblem="sun")
        return [name for name, _ in stamps(face) if name == "emblems/sun"]

    assert drawn(("Gain.",)) == ["emblems/sun"]
    assert drawn(LONG * 3) == []


def drawn(words: Runs, **changed: Any) -> dict[str, Any]:
    """The drawings of a power for all Ages that has an emblem and a motto, with their boxes."""
    face = composed((AgeRow(0, 2, COIN, words),), emblem="sun", **{"flavour": "A line.", **changed})
    return dict(stamps(face))


def test_an_emblem_stands_in_a_headpiece_and_the_ornament_gives_way() -> None:
    """Over the flavour, larger where the power leaves much room, and no lower for it."""
    much, less = drawn(("Gain.",)), drawn(LONG)
    for low in (much, less):
        assert {*low} >= {"ornaments/rule-end", "emblems/sun"}
        assert "ornaments/rule" not in low
        middles = [low[name].centre[1] for name in ("emblems/sun", "ornaments/rule-end")]
        assert middles[0] == pytest.approx(middles[1])
    piece, foot = BODY.vignette.headpiece, less["emblems/sun"].bottom
    assert less["emblems/sun"].height == pytest.approx(float(piece.gap))
    assert much["emblems/sun"].height == pytest.approx(float(piece.most))
    assert much["emblems/sun"].bottom == pytest.approx(foot)
    assert drawn(LONG * 2)["emblems/sun"].height < float(BODY.vignette.headpiece.gap)


def test_an_only_power_stands_in_the_middle_of_what_its_headpiece_leaves() -> None:
    """But no further down than the layout allows, and at the head where nothing is below it."""
    head = drawn(LONG * 2)["coin:3"].y
    assert drawn(("Gain.",))["coin:3"].y == pytest.approx(head + float(BODY.lowered))
    assert head < drawn(LONG)["coin:3"].y < head + float(BODY.lowered)
    assert drawn(("Gain.",), flavour="")["coin:3"].y == pytest.approx(head)


def test_small_signs_stand_on_two_lines_where_their_power_leaves_room() -> None:
    """Rather large on two than small on one; but not where the words need that room."""
    icons = (*COIN * 3, Icon("gives"), *COIN * 3)

    def sizes_of_signs(words: Runs) -> set[float]:
        face = composed((AgeRow(0, 2, icons, words),))
        return {round(box.height, 3) for name, box in stamps(face) if name in SIGNS}

    assert sizes_of_signs(("Gain.",)) == {BODY.powers.parted_size}
    (small,) = sizes_of_signs(LONG * 2)
    assert small < BODY.powers.sign_size[0] * 0.85


def test_a_motto_stands_below_the_last_power_that_leaves_room_for_it() -> None:
    """In a smaller step, if need be, so that its emblem finds room over it."""
    rows = (AgeRow(0, 1, COIN, (LONG[0][:150],)), AgeRow(2, 2, COIN, (TWO_LINES[0][:46],)))
    face = composed(rows, flavour="A line.", emblem="sun")
    (motto,) = (mark for mark in texts(face.marks) if said(mark) == "A line.")
    frieze = next(box for name, box in stamps(face) if name == "greek-thin")
    assert dict(stamps(face))["emblems/sun"].bottom < motto.y < frieze.y
    column, width = BODY.powers.column
    assert motto.x > column + width / 3, "it stands in the middle, as its emblem does"
    assert sizes(face) - {float(BODY.flavour.size)} == {float(BODY.powers.size[-1])}
    assert sizes(composed(rows, BODY._replace(flavour=None))) == {float(BODY.powers.size[0])}


def test_powers_that_nothing_stands_below_are_lowered_by_what_the_fullest_leaves() -> None:
    def heads(*runs: Runs) -> list[float]:
        return sorted(box.y for name, box in stamps(composed(by_age(*runs))) if name == "coin:3")

    few, full = heads(*[("Gain.",)] * 3), heads(("Gain.",), TWO_LINES, ("Gain.",))
    cell, by = BODY.box.height / 3, few[0] - full[0]
    assert by > 1
    assert [one - other for one, other in zip(few, full, strict=True)] == pytest.approx([by] * 3)
    assert few[1] - few[0] == pytest.approx(cell)


def test_small_signs_rather_stay_on_one_line_than_part_at_or() -> None:
    """A line that began with “or” would look torn off, however much room there is."""
    icons = (*COIN * 3, Icon("or"), *COIN * 2)
    boxes = stamps(composed((AgeRow(0, 2, icons, ("Gain.",)),)))
    assert len({round(box.y, 3) for name, box in boxes if name in SIGNS}) == 1


def test_an_emblem_stands_below_a_power_of_two_ages_too() -> None:
    rows = (AgeRow(0, 1, COIN, ("Gain.",)), AgeRow(2, 2, COIN, ("Gain.",)))
    drawn = dict(stamps(composed(rows, flavour="A line.", emblem="sun")))
    cell = BODY.box.height / 3
    assert BODY.box.y + cell < drawn["emblems/sun"].centre[1] < BODY.box.y + 2 * cell


def test_an_emblem_that_is_turned_is_turned_below_and_keeps_to_its_room() -> None:
    def emblem(turn: float) -> Stamp:
        marks = composed((AgeRow(0, 2, COIN, LONG),), emblem="trident", turn=turn).marks
        (found,) = (m for m in marks if isinstance(m, Stamp) and m.drawing.name.endswith("trident"))
        return found

    upright, turned = emblem(0), emblem(225)
    assert (upright.turn, turned.turn) == (0, 225)
    assert turned.scale == pytest.approx(upright.scale / 2**0.5)
    assert stamp_box(turned).centre == pytest.approx(stamp_box(upright).centre)


def test_signs_without_a_joint_stay_on_one_line() -> None:
    face = composed((AgeRow(0, 2, COIN * 9, ("Gain.",)),))
    assert len({box.y for name, box in stamps(face) if name in SIGNS}) == 1
