"""Every card of every pack, in every language and ink: it fits, is legible, nothing collides."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.composers import BLEED, Composers, InkUse
from cardgen.layout.marks import CardFace, Gradient, Mark, Path, Stamp, TextLine
from cardgen.layout.template.layouts import Layout, layout_names, load_layout
from cardgen.layout.template.variables import front_variables
from cardgen.model.text import Icon
from cardgen.packs.pack import load_pack
from cardgen.packs.root import list_packs
from cardgen.units import POINTS_PER_MM, Box, Size
from tests.conftest import ROOT
from tests.layout.contrast import Canvas, canvas, colours, contrast, luminance, picture, rgb, wanted
from tests.layout.descenders import nearest_feet
from tests.layout.marks_seen import Seen, flat, is_ground, is_inline, mark_box, said, seen, texts

SAFE = 3.0  # mm inside the trim that a careless cut may take
ACCENTS = 2.0  # what the accent of a capital keeps of them
ACCENT_APART = 0.3  # mm that they keep from the foot of a letter above them
TOLERANCE = 0.02  # mm
RULES, LABELS = 6.5, 4.0  # smallest sizes in points: what players read, what only sorters read
FOOT = 5.5  # the largest of these: the name of a pantheon or of a variant at the foot
LABEL_FIELDS = {"foot", "pantheon"}
ICON_AREA = 100.0  # mm²
INKS: tuple[InkUse, ...] = ("full", "low")
ASSETS = Assets(ROOT)


class Shown(NamedTuple):
    name: str
    face: CardFace


@cache
def shown() -> tuple[Shown, ...]:
    """All fronts and backs."""
    return tuple(_shown())


def _shown() -> Iterator[Shown]:
    for ink in INKS:
        press = Composers(ASSETS, ink=ink)
        for pack in (load_pack(ROOT, name).pack for name in list_packs(ROOT)):
            assert pack
            for deck in pack.printed_decks:
                for language in pack.languages:
                    for face in press.fronts(pack, deck, language):
                        yield Shown(f"{pack.id}/{face.card} {language} {ink}", face)
                    yield Shown(
                        f"back {deck.id} {language} {ink}", press.back(pack, deck, language)
                    )


def layouts() -> list[Layout]:
    return [load_layout(name, root=ROOT) for name in layout_names(ROOT)]


def test_there_are_cards() -> None:
    assert len(shown()) >= 2 * 2 * 33


def test_grounds_fill_the_bleed_on_every_side() -> None:
    """Bare paper is white, which no card is at its edge when it is printed in full colour."""
    bare = [
        f"{one.name}: {side}"
        for one in shown()
        if one.name.endswith(" full")
        for side in bare_sides(one.face.size, beyond_the_trim(one.face))
    ]
    assert bare == []


def beyond_the_trim(face: CardFace) -> tuple[Mark, ...]:
    """The marks that alone can be seen in the bleed, the very same for many cards of a deck."""
    trim = Box(0, 0, *face.size)
    return tuple(
        mark for mark in face.marks if (box := mark_box(mark, ASSETS.faces)) and not trim.holds(box)
    )


@cache
def bare_sides(size: Size, marks: tuple[Mark, ...]) -> list[str]:
    """The sides on which these marks leave white among the outermost pixels of the bleed."""
    face = CardFace("edge", "fr", size, marks)
    image = picture(face, ASSETS.faces, 25, bleed=BLEED).convert("RGB")
    right, bottom = image.width - 2, image.height - 2
    strips = {
        "left": (1, 1, 2, bottom),
        "right": (right, 1, right + 1, bottom),
        "top": (1, 1, right, 2),
        "bottom": (1, bottom, right, bottom + 1),
    }
    return [side for side, strip in strips.items() if (255, 255, 255) in colours(image.crop(strip))]


def test_every_card_composes_without_fault() -> None:
    assert [(s.name, s.face.faults) for s in shown() if s.face.faults] == []


@pytest.mark.parametrize("ink", INKS)
def test_the_foot_has_room_for_ten_thousand_cards(ink: InkUse) -> None:
    """Beside the widest name of a pantheon, in a pack whose title is longer than ours."""
    pack = load_pack(ROOT, "faith").pack
    assert pack
    longer, deck = replace(pack, title={"fr": "Banc d’essai"}), pack.decks[0]
    card = next(card for card in deck.cards if card.pantheon == "babylonian")
    composer = Composers(ASSETS, ink=ink).composer(deck.layout)
    face = composer.face(front_variables(card, longer, "fr", number=10000, count=10000))
    assert [fault for fault in face.faults if fault.field == "foot"] == []
    assert list(collisions(face)) == []


def test_words_and_signs_stay_inside_the_safe_zone() -> None:
    outside = [
        (name, one.name, one.box)
        for name, face in shown()
        for one in seen(face, ASSETS.faces)
        if not within(one, face) and not spans_the_face(one, face)
    ]
    assert outside == []


def within(one: Seen, face: CardFace) -> bool:
    """Signs and letters by their bodies; an accent may reach further, and no more than that."""
    trim = Box(0, 0, *face.size)
    if not isinstance(one.mark, TextLine):
        return trim.grown(-SAFE).holds(one.box, TOLERANCE)
    x, y, width, height = one.box
    capitals = one.mark.y - max(
        ASSETS.faces.face(name).cap_height * one.mark.size / POINTS_PER_MM / 1000
        for name, _ in one.mark.words
    )
    body = Box(x, max(y, capitals), width, y + height - max(y, capitals))
    return trim.grown(-SAFE).holds(body, TOLERANCE) and trim.grown(-ACCENTS).holds(one.box)


def spans_the_face(one: Seen, face: CardFace) -> bool:
    """A drawing that fills the whole card, or a band that bleeds, is a ground in all but name."""
    bleeds = isinstance(one.mark, Stamp) and one.box.right >= face.size.width + BLEED - TOLERANCE
    return one.box.holds(Box(0, 0, *face.size)) or bleeds


def test_nothing_stands_on_anything_else() -> None:
    """Words keep clear of words and of signs, signs of signs."""
    assert [(name, *pair) for name, face in shown() for pair in collisions(face)] == []


def collisions(face: CardFace) -> Iterator[tuple[str, str]]:
    """Pairs of names of what meets and should not."""
    found = [one for one in seen(face, ASSETS.faces) if not spans_the_face(one, face)]
    for one, other in combinations(found, 2):
        if one.box.meets(other.box, TOLERANCE) and not belong_together(one, other):
            yield one.name, other.name


def belong_together(one: Seen, other: Seen) -> bool:
    """Lines of one paragraph may lock: a g over an É; a sign among words is as tall as a line."""
    marks = (one.mark, other.mark)
    lines = [mark for mark in marks if isinstance(mark, TextLine)]
    stamps = [mark for mark in marks if isinstance(mark, Stamp)]
    if len(lines) == 2:
        return lines[0].size == lines[1].size and abs(lines[0].y - lines[1].y) > 1.0
    if len(lines) == 1:
        return is_inline(stamps[0], lines[0].size) and abs(one.box.y - other.box.y) > 0.5
    return False


def test_the_collision_test_sees_collisions() -> None:
    """A sign moved onto the name, and the name moved onto the last line, are found."""
    face = next(s.face for s in shown() if len(texts(s.face.marks)) > 3)
    name, *_, last = texts(face.marks)
    sign = next(m for m in face.marks if isinstance(m, Stamp) and not is_ground(m))
    for moved in (sign._replace(x=name.x, y=name.y - 2), name._replace(x=last.x, y=last.y)):
        assert list(collisions(replace(face, marks=(*face.marks, moved))))
    assert not list(collisions(face))


def test_no_accent_stands_on_the_foot_of_a_letter_above_it() -> None:
    """As in “l’Âge” below the p of “pierre”."""
    near = [
        f"{one.name}: {said(line)} ({apart:.2f} mm)"
        for one in shown()
        for line, apart in nearest_feet(texts(one.face.marks), ASSETS.faces)
        if apart < ACCENT_APART
    ]
    assert near == []


def test_a_foot_over_an_accent_is_seen() -> None:
    size, colour, face = 8.0, "#000000", "Vollkorn-Regular"
    lower = TextLine(10, 13.3, size, colour, ((face, "Âge"),))
    for above, near in [("p", True), ("o", False), ("oooop", False)]:
        upper = TextLine(10, 10, size, colour, ((face, above),))
        found = [apart < ACCENT_APART for _, apart in nearest_feet((upper, lower), ASSETS.faces)]
        assert any(found) == near, above


def test_every_word_of_a_card_is_on_it() -> None:
    """Nothing is cut: rules text is set whole, letter for letter."""
    for pack in (load_pack(ROOT, name).pack for name in list_packs(ROOT)):
        assert pack
        for card in pack.printed_cards:
            for language in pack.languages:
                (face,) = (
                    s.face for s in shown() if s.name == f"{pack.id}/{card.id} {language} full"
                )
                printed = "".join(said(text) for text in texts(face.marks))
                letters = "".join(printed.split())
                for runs in card.text.get(language, ()):
                    for words in (run for run in runs if isinstance(run, str)):
                        assert "".join(words.split()) in letters, (card.id, language)


def test_every_number_of_an_icon_is_drawn() -> None:
    """A number that a sign has no place for would vanish without a word."""
    lost = set()
    for _, face in shown():
        for mark in face.marks:
            name, _, number = (
                mark.drawing.name.partition(":") if isinstance(mark, Stamp) else ("",) * 3
            )
            if number and not ASSETS.signs.svg(name).number:
                lost.add(str(Icon(name, number)))
    assert lost == set()


def zones(layout: Layout, kind: str) -> list[Any]:
    """The zones of one kind, by the name that layouts give it."""
    return [zone for zone in layout.zones if type(zone).__module__.endswith(f".{kind}")]


@pytest.mark.parametrize("layout", layouts(), ids=lambda layout: layout.name)
def test_no_zone_sets_rules_smaller_than_can_be_read(layout: Layout) -> None:
    for zone in zones(layout, "ages"):
        assert zone.powers.size[-1] >= RULES
        assert zone.flavour is None or zone.flavour.size >= RULES
    for zone in zones(layout, "words"):
        assert zone.size[1] >= (LABELS if zone.field in LABEL_FIELDS else RULES)
    assert all(zone.size[1] >= LABELS for zone in zones(layout, "imprint"))


def test_no_words_are_smaller_than_their_layout_allows() -> None:
    for name, face in shown():
        for text in texts(face.marks):
            assert text.size >= LABELS, (name, said(text))
            assert text.size >= RULES or text.size <= FOOT, (name, said(text))


@pytest.mark.parametrize("layout", layouts(), ids=lambda layout: layout.name)
def test_declared_grounds_give_enough_contrast(layout: Layout) -> None:
    colours = layout.colours
    boxes = [{"colour": name} for name in ("night", "ink", "slate") if layout.stretch.x]

    def ratio(tint: object, ground: object) -> float:
        return min(_ratio(tint, ground, of) for of in (boxes or [{}]))

    def _ratio(tint: object, ground: object, of: dict[str, str]) -> float:
        names = [str(value(of)) for value in (tint, ground)]  # type: ignore[operator]  # a compiled expression
        words, on = (rgb(colours.get(name, name)) for name in names)
        return contrast(words, on)

    for zone in (*zones(layout, "words"), *zones(layout, "imprint")):
        assert ratio(zone.colour, zone.on) >= 4.5
    for zone in zones(layout, "ages"):
        assert ratio(zone.powers.colour, zone.powers.on) >= 4.5
        assert not zone.flavour or ratio(zone.flavour.colour, zone.powers.on) >= 4.5


def test_both_kinds_of_zones_are_there() -> None:
    for kind in ("ages", "words"):
        assert any(zones(layout, kind) for layout in layouts())


def test_painted_grounds_give_enough_contrast() -> None:
    """The true ground under each line, as it is painted, whatever the layout declares."""
    pale = []
    for name, face in shown():
        grounds = tuple(m for m in face.marks if is_ground(m) or isinstance(m, Path))
        painted = ground_picture(face.size, grounds)
        for one in seen(face, ASSETS.faces):
            if isinstance(one.mark, TextLine):
                inside = one.box.grown(-0.2) if one.box.height > 1 else one.box
                worst = min(contrast(rgb(one.mark.colour), on) for on in painted.under(inside))
                if worst < wanted(one.mark):
                    pale.append((name, one.name, round(worst, 2)))
    assert pale == []


@cache
def ground_picture(size: tuple[float, float], grounds: tuple[Stamp | Path, ...]) -> Canvas:
    face = next(s.face for s in shown() if s.face.size == size)
    return canvas(CardFace("ground", face.language, face.size, grounds), ASSETS.faces)


def test_low_ink_fills_nothing_larger_than_an_icon() -> None:
    """White grounds, outlines: sparing ink is a design of its own."""
    large = set()
    for name, face in shown():
        if name.endswith(" low"):
            for mark in flat(mark for mark in face.marks if is_ground(mark)):
                if isinstance(mark, Path) and mark.fill and area(mark) > ICON_AREA:
                    large |= {(name.split()[0], stop) for stop in painted_with(mark)}
    assert {(name, colour) for name, colour in large if luminance(rgb(colour)) < 0.99} == set()


def area(path: Path) -> float:
    """Square millimetres inside a path less its holes, its curves taken as straight."""
    outlines: list[list[tuple[float, ...]]] = []
    for segment in path.segments:
        if segment[0] == "M":
            outlines.append([])
        if len(segment) > 1:
            outlines[-1].append(tuple(map(float, segment[-2:])))
    return abs(sum(map(signed_area, outlines)))


def signed_area(ends: list[tuple[float, ...]]) -> float:
    pairs = zip(ends, (*ends[1:], ends[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def painted_with(path: Path) -> set[str]:
    if isinstance(path.fill, Gradient):
        return {colour for _, colour in path.fill.stops}
    return {path.fill} if path.fill else set()


def test_backs_have_no_words_of_a_card() -> None:
    for name, face in shown():
        if name.startswith("back"):
            assert face.card == ""
            assert list(flat(face.marks))
