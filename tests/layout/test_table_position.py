"""Drawings of the table: who sits where, which way hands go, and that all of it can be read."""

from functools import cache
from itertools import pairwise

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.position.drawing import position_block
from cardgen.layout.booklet.position.table import (
    CardPlace,
    ConflictTrack,
    PlayerMat,
    PositionAge,
    TableCard,
    TablePosition,
)
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import BookletStyle, load_style
from cardgen.layout.booklet.text.pieces import PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Begin, Drawing, Path, Stamp, TextLine
from cardgen.model.text import Icon
from cardgen.outlines import rectangle
from cardgen.units import POINTS_PER_MM, Box
from tests.conftest import ROOT

ASSETS = Assets(ROOT)
STYLES = ("booklet", "large")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
FRONT = Drawing("front", Box(0, 0, 65, 100), (Path(rectangle(Box(0, 0, 65, 100)), "#7CBCE3"),))
TRIAL = CardPlace("City", (TableCard("Altar", "blue", Icon("card-blue")),))
LONG = TableCard("A building whose name is long beyond all measure", "brown", Icon("card-brown"))


@cache
def style(name: str) -> BookletStyle:
    return load_style(name, ROOT)


def made(said: TablePosition, name: str = "booklet") -> tuple[float, list[object]]:
    """How high a table is, and its marks at the left and top of the page."""
    maker = ProseMaker(TextSetter(PieceMaker(ASSETS, "en"), {}), style(name))
    (part,) = position_block(said, style(name).width, maker).parts
    return part.height, list(part.draw(0.0, 0.0))


def drawn(said: TablePosition, name: str = "booklet") -> list[object]:
    return made(said, name)[1]


def lines(said: TablePosition, name: str = "booklet") -> dict[str, TextLine]:
    """Lines of words by what they say."""
    marks = [mark for mark in drawn(said, name) if isinstance(mark, TextLine)]
    return {" ".join(word for _, word in mark.words): mark for mark in marks}


def table(count: int, *places: CardPlace, passes: int = 0) -> TablePosition:
    mats = tuple(PlayerMat(name, (Icon("coin", "3"),), places=places) for name in NAMES[:count])
    return TablePosition(mats, (PositionAge("I", "Age I", passes),), "in words")


@pytest.mark.parametrize("count", range(2, 8))
def test_players_sit_clockwise(count: int) -> None:
    said = lines(table(count, TRIAL))
    seats = [(said[name.upper()].x, said[name.upper()].y) for name in NAMES[:count]]
    turns = zip(seats, (*seats[1:], seats[0]), strict=True)
    area = sum(x * v - u * y for (x, y), (u, v) in turns)
    assert area > 0 if count > 2 else seats[0][0] < seats[1][0]
    assert len(set(seats)) == count


@pytest.mark.parametrize("passes", [1, -1])
def test_the_arrow_turns_clockwise_to_the_left(passes: int) -> None:
    strokes = [mark for mark in drawn(table(3, passes=passes)) if isinstance(mark, Path)]
    (arc,) = [one.segments for one in strokes if one.stroke and len(one.segments) == 25]
    points = [(float(x), float(y)) for _, x, y in arc]  # type: ignore[misc]  # lines alone
    assert (sum(x * v - u * y for (x, y), (u, v) in pairwise(points)) > 0) == (passes > 0)


def test_without_a_way_there_is_no_arrow() -> None:
    strokes = [mark for mark in drawn(table(3)) if isinstance(mark, Path)]
    assert not [one for one in strokes if one.stroke and len(one.segments) == 25]


@pytest.mark.parametrize("name", STYLES)
def test_it_is_one_figure_that_is_told_in_words(name: str) -> None:
    begins = [mark for mark in drawn(table(3, TRIAL), name) if isinstance(mark, Begin)]
    height, _ = made(table(3, TRIAL), name)
    whole = Box(0.0, 0.0, style(name).width, height)
    assert [(one.kind, one.alt, one.box) for one in begins] == [("Figure", "in words", whole)]


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("count", [2, 3, 4, 7])
def test_words_stay_on_the_table_and_can_be_read(name: str, count: int) -> None:
    places = (TRIAL, CardPlace("Hand", (LONG, *TRIAL.cards * 6)))
    height, _ = made(table(count, *places), name)
    for said, line in lines(table(count, *places), name).items():
        wide = ASSETS.faces.advance(line.words) * line.size / POINTS_PER_MM / 1000
        assert 0 < line.x < line.x + wide < style(name).width, said
        assert 0 < line.y < height
        assert line.size >= style(name).type["label"].size * 0.6


@pytest.mark.parametrize("name", STYLES)
def test_a_table_that_pictures_would_make_too_high_has_fewer(name: str) -> None:
    hand = CardPlace("Gods", tuple(TableCard(f"God {n}", "god", None, FRONT) for n in range(9)))
    few, many = table(2, hand), table(7, hand)
    height, _ = made(many, name)
    assert height <= style(name).room(1).height
    shown = [one for one in drawn(few, name) if isinstance(one, Stamp) and one.drawing is FRONT]
    assert len(shown) == 18
    assert "God 8" in lines(many, name)
    assert FRONT not in [one.drawing for one in drawn(many, name) if isinstance(one, Stamp)]


def _hand(*names: str) -> CardPlace:
    return CardPlace("Gods", tuple(TableCard(name, "god", None, FRONT) for name in names))


@pytest.mark.parametrize(("long", "rows"), [("Dion", 1), ("Dionysodorus the Elder", 2)])
def test_hands_of_all_players_lie_in_as_many_rows(long: str, rows: int) -> None:
    short, other = ("Ares", "Hera", "Pan", "Zeus"), ("Iris", "Eris", "Nut", long)
    hands = (PlayerMat("Ada", (), places=(_hand(*short),)),
             PlayerMat("Ben", (), places=(_hand(*other),)))  # fmt: skip
    shown = lines(TablePosition(hands, (), "in words"), "large")
    for names in (short, other):
        assert len({round(shown[name].y, 3) for name in names}) == rows


def test_the_pawn_stands_nearer_to_whom_it_threatens() -> None:
    def pawn(at: int) -> float:
        track = ConflictTrack(9, at, ((3, 2),), (1, 3, 6))
        marks = drawn(table(2)._replace(track=track))
        (stamp,) = [m for m in marks if isinstance(m, Stamp) and m.drawing.name == "conflict-pawn"]
        return stamp.x

    assert pawn(-4) < pawn(0) < pawn(4)


def test_a_card_that_lies_face_down_is_dark() -> None:
    hidden = TableCard("face down", "red", hidden=True)
    said = lines(table(2, CardPlace("Structure", (hidden,))))
    assert said["face down"].colour == style("booklet").colours["on seal"]
