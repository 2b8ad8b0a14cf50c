"""What checks see on faces: contrast, the safe zone, drawings that nothing uses."""

from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.layout.marks import CardFace, Drawing, Stamp, TextLine
from cardgen.layout.marks import Path as Outline
from cardgen.layout.safe_zone import SafeZone, stamp_box, text_box
from cardgen.layout.text.typefaces import Typefaces
from cardgen.model.finding import Finding
from cardgen.project.load import LoadedProject, Selection, load_project
from cardgen.project.prose.prose import Prose
from cardgen.units import Box, Size
from tests.small_root import APOLLO, LAYOUTS, ROOT, small_root


@pytest.fixture(scope="module")
def faces() -> Typefaces:
    return Typefaces(ROOT / "fonts")


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("#000000", "#FFFFFF", None),
        ("#FFFFFF", "#FFFFFF", "1.00 to 1"),
        ("#777777", "#FFFFFF", "4.48 to 1"),  # the grey that just fails, as WCAG tools print it
        ("#767676", "#FFFFFF", None),
        ("#FF0000", "#FFFFFF", "4.00 to 1"),
        ("#0A0A0A", "#000000", "1.06 to 1"),  # so dark that the curve is a straight line
    ],
)
def test_contrast_as_the_guidelines_compute_it(
    first: str, second: str, told: str | None, tmp_path: Path
) -> None:
    for number, (ink, ground) in enumerate(((first, second), (second, first))):
        found = {one.message for one in contrast(tmp_path / str(number), ink, ground)}
        assert {f" differ by {told}," in one for one in found} == ({True} if told else set())


@pytest.mark.parametrize(
    ("ink", "ground", "words", "on"),
    [
        ("#3B5A4F", "#2B4A3F", "lighter", "darker"),
        ("#1B3A2F", "#2B4A3F", "lighter", "darker"),
        ("#C8B48A", "#F1E6CD", "darker", "lighter"),
    ],
)
def test_the_way_to_more_contrast(
    ink: str, ground: str, words: str, on: str, tmp_path: Path
) -> None:
    """On a dark ground darker words would never do."""
    told = {one.help for one in contrast(tmp_path, ink, ground)}
    assert told == {f"choose a {words} colour for the words, or a {on} ground"}


def contrast(folder: Path, ink: str, ground: str) -> tuple[Finding, ...]:
    """What is found where the name has these colours."""
    layout = (LAYOUTS / "trial.yaml").read_text(encoding="utf-8")
    inks = 'colour: "#000000"\n    on: "#FFFFFF"\n    field: name'
    assert inks in layout
    changed = f'colour: "{ink}"\n    on: "{ground}"\n    field: name'
    files = {"templates/layouts/trial.yaml": layout.replace(inks, changed)}
    project = load_project(small_root(folder, files), Selection()).project
    return findings_of(project, select={"contrast"})


def text(x: float, y: float, *words: str, size: float = 10) -> TextLine:
    return TextLine(x, y, size, "#000000", tuple(("Vollkorn-Regular", word) for word in words))


def over(mark: object, faces: Typefaces) -> list[tuple[str, float]]:
    face = CardFace("x", "fr", Size(65, 100), (mark,))  # type: ignore[arg-type]  # marks of every kind
    return [
        (one.edge, round(one.over, 2)) for one in SafeZone(face.size, faces, safe=3.0).beyond(face)
    ]


def test_words_inside_the_safe_zone(faces: Typefaces) -> None:
    assert over(text(3.0, 50, "Zeus"), faces) == []


@pytest.mark.parametrize(
    ("x", "y", "edge"), [(2.5, 50, "left"), (60, 50, "right"), (20, 4, "upper"), (20, 97, "lower")]
)
def test_words_over_each_edge(x: float, y: float, edge: str, faces: Typefaces) -> None:
    assert [name for name, _ in over(text(x, y, "Zeus"), faces)] == [edge]


def test_an_accent_on_a_capital_counts(faces: Typefaces) -> None:
    """At 10 points a capital is 2.2 mm high, and its accent rises by another millimetre."""
    assert over(text(20, 5.6, "HERA"), faces) == []
    ((edge, by),) = over(text(20, 5.6, "HÉRA"), faces)
    assert edge == "upper"
    assert 0.2 < by < 1.2
    assert over(text(20, 6.7, "HÉRA"), faces) == []


def test_by_how_much_words_stand_outside(faces: Typefaces) -> None:
    assert over(text(1.25, 50, "Zeus"), faces) == [("left", 1.75)]


def test_words_are_as_wide_as_they_are_set(faces: Typefaces) -> None:
    one, two = text_box(text(0, 0, "Zeus"), faces), text_box(text(0, 0, "Zeus", "Zeus"), faces)
    space = faces.space("Vollkorn-Regular") / 1000 * 10 / 72 * 25.4
    assert two.width == pytest.approx(2 * one.width + space)
    spread = text_box(text(0, 0, "Zeus", "Zeus")._replace(spread=100.0), faces)
    assert spread.width == pytest.approx(two.width + 0.1 * 10 / 72 * 25.4)


def test_signs_count_and_grounds_do_not(faces: Typefaces) -> None:
    sign = Drawing("coin", Box(0, 0, 100, 100), ())
    ground = Drawing("ground", Box(-3, -3, 71, 106), ())
    assert over(Stamp(sign, 60, 50, 0.05), faces) == [("right", 3.0)]
    assert over(Stamp(ground, 0, 0), faces) == []
    assert over(Outline((("M", 0, 0), ("L", 1, 1)), stroke="#000000"), faces) == []


def test_a_turned_stamp_is_seen_as_the_circle_around_it() -> None:
    sign = Drawing("coin", Box(-1, -1, 2, 2), ())
    assert stamp_box(Stamp(sign, 10, 10)) == Box(9, 9, 2, 2)
    assert stamp_box(Stamp(sign, 10, 10, turn=45)).width == pytest.approx(2 * 2**0.5)


def unused(opening: LoadedProject) -> list[str]:
    select = {"unused-icon", "unused-emblem"}
    found = findings_of(opening.project, select=select, prose=Prose(opening.project))
    assert all(finding.severity == "warning" for finding in found)
    return [finding.place.file for finding in found]


def test_drawings_that_nothing_uses(tmp_path: Path) -> None:
    svg = (ROOT / "templates" / "icons" / "wood.svg").read_bytes()
    extra = {"templates/icons/wood.svg": svg, "templates/emblems/harp.svg": svg}
    root = small_root(tmp_path / "root", extra)
    expected = ["templates/emblems/harp.svg", "templates/icons/wood.svg"]
    assert unused(load_project(root, Selection())) == expected


def test_an_icon_in_a_note_is_used(tmp_path: Path) -> None:
    note = "  notes:\n    fr: >-\n      Du {wood}.\n    en: >-\n      Some {wood}.\n"
    svg = (ROOT / "templates" / "icons" / "wood.svg").read_bytes()
    files = {"templates/icons/wood.svg": svg, "cards/trial/cards.yaml": APOLLO + note}
    assert unused(load_project(small_root(tmp_path / "root", files), Selection())) == []


def test_an_icon_of_a_player_aid_is_used(tmp_path: Path) -> None:
    aid = (
        "- id: setup\n  title: {fr: Début, en: Setup}\n  signs: wood\n  lines:\n"
        "    - signs: stone\n      text:\n"
        "        fr: >-\n          Un dieu.\n        en: >-\n          A god.\n"
    )
    files = {
        f"templates/icons/{name}.svg": (ROOT / "templates" / "icons" / f"{name}.svg").read_bytes()
        for name in ("wood", "stone")
    }
    root = small_root(tmp_path / "root", {**files, "cards/trial/aid.yaml": aid})
    assert unused(load_project(root, Selection())) == []


def test_what_a_power_draws_is_used_before_its_card_is_printed(tmp_path: Path) -> None:
    plain = "game: seven-wonders\nlanguages: [fr, en]\ndecks:\n  ages: {cards: ages.yaml}\n"
    card = "- {id: mill, colour: red, age: I, name: {fr: Moulin, en: Mill}, cost: free,"
    files = {
        "cards/plain/pack.yaml": f"title: {{fr: P, en: P}}\nversion: 1.0.0\nmark: faith\n{plain}",
        "cards/plain/ages.yaml": f"{card} power: [{{shields: 1}}], source: house}}\n",
        "templates/icons/shield.svg": (ROOT / "templates" / "icons" / "shield.svg").read_bytes(),
    }
    opening = load_project(small_root(tmp_path / "root", files), Selection())
    assert [fault.message for fault in opening.lost] == []
    assert unused(opening) == []


def test_one_pack_of_several_cannot_say_what_is_unused(tmp_path: Path) -> None:
    svg = (ROOT / "templates" / "icons" / "wood.svg").read_bytes()
    root = small_root(tmp_path / "root", {"templates/icons/wood.svg": svg})
    other = root / "cards" / "other"
    other.mkdir()
    for name in ("pack.yaml", "cards.yaml"):
        (other / name).write_bytes((root / "cards" / "trial" / name).read_bytes())
    assert unused(load_project(root, Selection(["trial"]))) == []
    assert unused(load_project(root, Selection())) == ["templates/icons/wood.svg"]
