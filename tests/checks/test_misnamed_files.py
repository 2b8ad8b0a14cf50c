"""Files that are nearly called as those that are read: which is meant, and what to call it."""

from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.model.finding import Finding
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.small_root import APOLLO, small_root
from tests.small_root import PACK as PACK_YAML

PACK, WORDS = "cards/trial", "templates/languages"
RULING = """\
- id: one-sun
  question:
    fr: >-
      Combien de soleils ?
    en: >-
      How many suns?
  ruling:
    fr: >-
      Un seul.
    en: >-
      Only one.
  reason:
    fr: >-
      Il brille assez.
    en: >-
      It shines enough.
  scenarios: apollo-pays
"""


def found(root: Path, check: str) -> list[Finding]:
    project = load_project(root, Selection()).project
    return [one for one in findings_of(project, prose=Prose(project)) if one.check == check]


@pytest.mark.parametrize(
    ("file", "meant"),
    [
        ("aids.yaml", "aid.yaml"),
        ("aid.yml", "aid.yaml"),
        ("Rulings.yaml", "rulings.yaml"),
        ("ruling.yaml", "rulings.yaml"),
        ("scenario/one.yaml", "scenarios/one.yaml"),
        ("scenarios/one.yml", "scenarios/one.yaml"),
        ("scenarios/more/one.yaml", "scenarios/one.yaml"),
    ],
)
def test_a_file_beside_the_cards(file: str, meant: str, tmp_path: Path) -> None:
    (one,) = found(small_root(tmp_path / "root", {f"{PACK}/{file}": "[]\n"}), "deck-files")
    assert (one.code, one.severity, one.place.file) == ("file-misnamed", "error", f"{PACK}/{file}")
    assert one.message == f'{file} is not read: did you mean "{meant}"?'


@pytest.mark.parametrize("file", ["rules.yaml", "more/aid.yaml", "gods.yml"])
def test_a_file_that_is_called_like_none_holds_cards(file: str, tmp_path: Path) -> None:
    (one,) = found(small_root(tmp_path / "root", {f"{PACK}/{file}": "[]\n"}), "deck-files")
    assert (one.code, one.severity) == ("file-unnamed", "warning")


def test_beside_the_file_that_is_meant_another_holds_cards(tmp_path: Path) -> None:
    files = {f"{PACK}/{name}.yaml": "[]\n" for name in ("aid", "aids")}
    (one,) = found(small_root(tmp_path / "root", files), "deck-files")
    assert one.code == "file-unnamed"


@pytest.mark.parametrize(
    ("file", "severity", "help"),
    [
        ("fr/prose.yml", "error", "a language has language.yaml"),
        ("fr/words.yaml", "error", "a language has language.yaml"),
        ("fr/senses.yaml.txt", "error", "a language has language.yaml"),
        ("french/prose.yaml", "error", f"move it to {WORDS}/fr/prose.yaml, or add french"),
        ("nl/prose.yaml", "warning", "add nl to languages: of pack.yaml"),
        ("prose.yaml", "error", f"{WORDS}/en/prose.yaml"),
    ],
)
def test_a_file_of_words(file: str, severity: str, help: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {f"{WORDS}/{file}": "sounded: [Heimdall]\n"})
    (one,) = found(root, "language-file")
    assert (one.severity, one.place.file) == (severity, f"{WORDS}/{file}")
    assert help in one.help


@pytest.mark.parametrize("file", ["fr/notes.md", "en/README", "drafts/notes.md", "notes.txt"])
def test_what_nobody_takes_for_words_may_lie_there(file: str, tmp_path: Path) -> None:
    assert not found(small_root(tmp_path / "root", {f"{WORDS}/{file}": "-\n"}), "language-file")


KITE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0h9v9z"/></svg>\n'
WANTED = "templates/emblems/kite.svg"


@pytest.mark.parametrize(
    ("file", "help"),
    [
        ("templates/emblems/Kite.svg", "call it kite.svg"),
        ("templates/emblems/kite.png", f"but only SVG is drawn: save it as {WANTED}"),
        ("templates/signs/kite.svg", f"move it to {WANTED}"),
        ("templates/kite.svg", f"move it to {WANTED}"),
        ("cards/trial/templates/emblems/kite.svg", f"move it to {WANTED}"),
    ],
)
def test_a_drawing_that_lies_elsewhere_is_told_with_what_wants_it(
    file: str, help: str, tmp_path: Path
) -> None:
    cards = APOLLO.replace("emblem: lyre", "emblem: kite").replace("de la banque", "{kite}")
    root = small_root(tmp_path / "root", {file: KITE, f"{PACK}/cards.yaml": cards})
    (one,) = found(root, "unknown-emblem")
    assert one.message == 'there is no emblem "kite"'
    assert one.help.split(" lies there")[0] == file
    assert one.help.endswith(help)


def test_an_emblem_is_not_moved_for_an_icon(tmp_path: Path) -> None:
    cards = APOLLO.replace("de la banque", "{kite}")
    root = small_root(tmp_path / "root", {WANTED: KITE, f"{PACK}/cards.yaml": cards})
    (one,) = found(root, "unknown-icon")
    assert one.help.startswith("put kite.svg into templates/icons/")


def test_a_picture_of_a_card_is_no_drawing(tmp_path: Path) -> None:
    cards = APOLLO.replace("emblem: lyre", "emblem: kite")
    root = small_root(tmp_path / "root", {f"{PACK}/art/kite.png": b"", f"{PACK}/cards.yaml": cards})
    (one,) = found(root, "unknown-emblem")
    assert "lies there" not in one.help


def test_a_scenario_of_another_name_is_told_with_what_names_it(tmp_path: Path) -> None:
    files = {f"{PACK}/scenarios/Apollo Pays.yaml": "{}\n", f"{PACK}/rulings.yaml": RULING}
    (one,) = found(small_root(tmp_path / "root", files), "unknown-scenario")
    assert one.message == 'there is no scenario "apollo-pays"'
    assert one.help == "scenarios/Apollo Pays.yaml lies there: call it apollo-pays.yaml"


@pytest.mark.parametrize(
    ("file", "way"),
    [
        ("cards/tides.yaml", "move it to cards/games/tides.yaml"),
        ("cards/trial/game.yaml", "move it to cards/games/tides.yaml"),
        ("cards/trial/tides.yml", "move it to cards/games/tides.yaml"),
        ("games/tides.yaml", "move it to cards/games/tides.yaml"),
        ("cards/games/Tides.yaml", "call it tides.yaml"),
        ("cards/games/tides.yaml.txt", "call it tides.yaml"),
    ],
)
def test_a_game_that_lies_elsewhere_is_told_with_the_pack_that_is_for_it(
    file: str, way: str, tmp_path: Path
) -> None:
    pack = PACK_YAML.replace("game: seven-wonders", "game: tides")
    game = "like: seven-wonders\nrules: none\nresources: [stone]\n"
    root = small_root(tmp_path / "root", {f"{PACK}/pack.yaml": pack, file: game})
    (one,) = (one for one in load_project(root, Selection()).lost if one.code == "unknown-word")
    assert one.help == f"{file} lies there: {way}"


@pytest.mark.parametrize("name", ["Pack.yaml", "pack.yml"])
def test_a_folder_whose_pack_yaml_is_called_otherwise(name: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {f"cards/other/{name}": PACK_YAML})
    (one,) = found(root, "deck-files")
    assert (one.code, one.help) == ("no-pack", f"call cards/other/{name} pack.yaml")


@pytest.mark.parametrize(
    ("file", "help"),
    [
        ("cards/trial/templates/icons/kite.svg", "move cards/trial/templates to templates"),
        ("cards/trial/icons/kite.svg", "move cards/trial/icons to templates/icons"),
        ("cards/trial/fonts/kite.ttf", "move cards/trial/fonts to fonts"),
        ("cards/trial/games/tides.yaml", "move cards/trial/games to cards/games"),
        ("cards/trial/images/apollo.png", "move it to cards/trial/art/apollo.png"),
        ("cards/trial/art/gods/apollo.png", "move it to cards/trial/art/apollo.png"),
        ("cards/trial/apollo.jpg", "move it to cards/trial/art/apollo.jpg"),
        ("cards/trial/rulebook.md", "move it to cards/trial/rulebook/fr.md"),
        ("rulebook/en.md", "move it to cards/trial/rulebook/en.md"),
        ("templates/icon/kite.svg", "call it templates/icons"),
        ("templates/Emblems/kite.svg", "call it templates/emblems"),
        ("templates/kite.svg", "move it to templates/icons/"),
    ],
)
def test_what_lies_where_nobody_reads_it(file: str, help: str, tmp_path: Path) -> None:
    (one,) = found(small_root(tmp_path / "root", {file: KITE}), "misplaced")
    assert (one.severity, one.place.file) == ("warning", file)
    assert one.help.startswith(help)


@pytest.mark.parametrize(
    "file", ["drafts/icons/kite.svg", "icons/README.md", "drafts/kite.png", "notes.md"]
)
def test_drafts_may_lie_in_a_pack(file: str, tmp_path: Path) -> None:
    assert not found(small_root(tmp_path / "root", {f"{PACK}/{file}": KITE}), "misplaced")


def test_pictures_of_a_folder_are_told_once_and_not_beside_others(tmp_path: Path) -> None:
    files = {f"{PACK}/{folder}/apollo.png": b"" for folder in ("art", "drafts")}
    assert not found(small_root(tmp_path / "root", files), "misplaced")


def test_a_drawing_that_a_layout_names_lies_where_it_should(tmp_path: Path) -> None:
    layout = "templates/layouts/other.yaml"
    files = {
        layout: "zones:\n  a: {drawing: kite}\n  b: {drawing: icon/kite}\n",
        "templates/kite.svg": KITE,
        "templates/icon/kite.svg": KITE,
    }
    assert not found(small_root(tmp_path / "root", files), "misplaced")


def test_a_legend_in_a_pack_is_moved(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {f"{PACK}/legend.yaml": "groups: []\n"})
    (one,) = found(root, "deck-files")
    assert (one.code, one.help) == ("file-misnamed", "move it to templates/legend.yaml")
