"""What concerns a whole pack or a whole deck is told once, where it is written."""

from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.model.finding import Finding, Place, ordered
from cardgen.project.load import Selection, load_project
from tests.small_root import APOLLO, LAYOUTS, PACK, small_root

PLAN, CARDS = "cards/trial/pack.yaml", "cards/trial/cards.yaml"
TWO = APOLLO + APOLLO.replace("apollo", "ares").replace("Apoll", "Ar")
MARKED = '  mark: {drawing: "icons/{{ mark }}", box: [3.4, 3.1, 4.8, 4.8]}\n'


def found(folder: Path, files: dict[str, str]) -> tuple[Finding, ...]:
    return findings_of(load_project(small_root(folder / "root", files), Selection()).project)


def test_a_mark_that_is_no_icon(tmp_path: Path) -> None:
    layouts = {
        f"templates/layouts/{name}.yaml": (LAYOUTS / f"{name}.yaml").read_text("utf-8") + MARKED
        for name in ("trial", "back-trial")
    }
    files = {PLAN: PACK.replace("mark: faith", "mark: fiath"), CARDS: TWO, **layouts}
    (finding,) = found(tmp_path, files)
    assert (finding.code, finding.place.file, finding.place.line) == ("unknown-mark", PLAN, 3)
    assert 'did you mean "faith"' in finding.message
    assert "the mark is the small sign" in finding.help


def test_a_mark_that_no_layout_draws_needs_no_icon(tmp_path: Path) -> None:
    assert found(tmp_path, {PLAN: PACK.replace("mark: faith", "mark: fiath")})[1:] == ()


def test_a_layout_that_is_missing_in_both_inks(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, {PLAN: PACK.replace("layout: trial", "layout: trail")})
    assert finding.message == 'no layout "trail": did you mean "trial"?'


def test_a_back_is_called_as_pack_yaml_calls_it(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, {PLAN: PACK.replace("back: trial", "back: trail")})
    assert finding.message == 'no back "trail": did you mean "trial"?'
    assert "templates/layouts/back-trail.yaml" in finding.help


def test_a_back_is_not_called_as_its_file(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, {PLAN: PACK.replace("back: trial", "back: back-trial")})
    assert finding.message == 'no back "back-trial": did you mean "trial"?'
    assert finding.help.endswith("templates/layouts/back-trial.yaml, which pack.yaml calls trial")


def test_drawings_of_a_pantheon_are_listed_together(tmp_path: Path) -> None:
    files = {
        PLAN: PACK.replace("greek: {", "norse: {"),
        CARDS: TWO.replace("pantheon: greek", "pantheon: norse"),
    }
    (finding,) = (one for one in found(tmp_path, files) if one.severity == "error")
    assert (finding.code, finding.place.file) == ("pantheon-drawing", PLAN)
    assert finding.help.endswith("\ntemplates/friezes/norse.svg")


@pytest.mark.parametrize(("name", "style"), [("norse", ""), ("greek", ", style: norse")])
def test_drawings_are_those_of_the_style_that_a_pantheon_wears(
    name: str, style: str, tmp_path: Path
) -> None:
    """Layouts that are shipped name drawings by it; without one it is the pantheon's own name."""
    layout = (LAYOUTS / "trial.yaml").read_text("utf-8").replace("{{ pantheon }}", "{{ style }}")
    files = {
        PLAN: PACK.replace("greek: {", f"{name}: {{").replace("Greeks}", f"Greeks}}{style}"),
        CARDS: TWO.replace("pantheon: greek", f"pantheon: {name}"),
        "templates/layouts/trial.yaml": layout,
    }
    (finding,) = (one for one in found(tmp_path, files) if one.severity == "error")
    assert (finding.code, finding.place.file) == ("pantheon-drawing", PLAN)
    assert finding.help.startswith("wear another pantheon's with style: greek")
    assert finding.help.endswith("\ntemplates/friezes/norse.svg")


def test_a_pack_without_pantheons_is_told_what_to_write(tmp_path: Path) -> None:
    norse = APOLLO.replace("apollo", "odin").replace("Apoll", "Od").replace("greek", "norse")
    files = {PLAN: PACK.partition("pantheons")[0], CARDS: TWO + norse}
    (finding,) = found(tmp_path, files)
    assert (finding.place.file, finding.place.line) == (PLAN, 1)
    assert finding.message == "no pantheons are declared, and 3 cards name greek and norse"
    assert finding.help.splitlines() == [
        "add to pack.yaml:",
        "pantheons:",
        "  greek: {name: {fr: …, en: …}}",
        "  norse: {name: {fr: …, en: …}}",
    ]


def test_a_card_of_a_pantheon_of_its_own_is_told_how_to_declare_it(tmp_path: Path) -> None:
    norse = APOLLO.replace("apollo", "odin").replace("Apoll", "Od").replace("greek", "norse")
    (finding,) = found(tmp_path, {CARDS: APOLLO + norse})
    assert (finding.message, finding.card) == ('unknown pantheon "norse"', "odin")
    assert finding.help.splitlines() == [
        "the pack has greek; to have this one, add to pack.yaml, under pantheons:",
        "  norse: {name: {fr: …, en: …}}",
    ]


def test_a_character_no_font_has_is_shown_itself(tmp_path: Path) -> None:
    words = APOLLO.replace("gain {coin:3|5|7} from", "gain {coin:3|5|7}\n      and ☃ from")
    spots = {(f.code, f.place.line, f.place.column) for f in found(tmp_path, {CARDS: words})}
    assert spots == {("glyph", 13, 11)}


def test_what_is_the_same_in_each_language_is_told_once() -> None:
    one = Finding("x", "x", Place("f"), "m", language="fr")
    assert ordered((one, one._replace(language="en"))) == (one,)


def test_emblems_are_listed_where_none_is_alike(tmp_path: Path) -> None:
    findings = found(tmp_path, {CARDS: APOLLO.replace("lyre", "hammer")})
    (finding,) = (one for one in findings if one.code == "unknown-emblem")
    assert "all of them: cardgen explain emblems" in finding.help
    assert finding.help.endswith("or draw it: templates/emblems/hammer.svg")


@pytest.mark.parametrize(
    ("power", "told", "help"),
    [
        ("tokens: {diplomacy: 1}", "diplomacy", "nothing stands for it there: have another power"),
        ("lose coins: {I: 3, II: 5, III: 7}, who: left", "left", "type opponent"),
        ("vp: 1, per: {stages: 1, of: self}", "stages", "type cards: wonder, if Wonders are meant"),
    ],
)
def test_what_a_game_lacks_is_told_and_no_icon_is_asked_for_it(
    power: str, told: str, help: str, tmp_path: Path
) -> None:
    cards = APOLLO.replace("coins: {I: 3, II: 5, III: 7}", f"{{{power}}}")
    findings = found(tmp_path, {PLAN: PACK.replace("seven-wonders", "duel"), CARDS: cards})
    (finding,) = (one for one in findings if one.severity == "error")
    assert finding.message == f'7 Wonders Duel knows no "{told}"'
    assert finding.help == f"{help}; cards/games/duel.yaml lists what the game lacks"
