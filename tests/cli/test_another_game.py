"""Another game: an invented deck with colours, costs, fields and signs of its own, words alone."""

import json
import shutil
from pathlib import Path

import pypdfium2
import pytest
import yaml
from jsonschema import Draft202012Validator

from cardgen.cli.main import CLEAN, FINDINGS
from tests.cli.run import Run, run

FIXTURE = Path(__file__).parent.parent / "fixtures" / "another-game"
LAYOUT, NAMES = "templates/layouts/keeper.yaml", "templates/languages/fr/sheets.yaml"
CARDS, PACK = "cards/lamps/keepers.yaml", "cards/lamps/pack.yaml"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    shutil.copytree(FIXTURE, tmp_path / "game")
    return tmp_path / "game"


def plant(root: Path, file: str, typed: str, instead: str) -> Run:
    """What check says once the first `typed` of a file is something else."""
    text = (root / file).read_text(encoding="utf-8")
    assert typed in text
    (root / file).write_text(text.replace(typed, instead, 1), encoding="utf-8")
    return run("check", root=root)


def test_it_is_sound_with_nothing_but_its_own_files(root: Path) -> None:
    said = run("check", root=root)
    assert (said.code, said.err) == (CLEAN, "")
    assert said.out.startswith("6 cards, 12 texts")


@pytest.mark.parametrize("ink", ["full", "low"])
def test_it_is_printed_with_its_words(root: Path, tmp_path: Path, ink: str) -> None:
    said = run("build", "--lang", "en", "--ink", ink, "--out", str(tmp_path / "out"), root=root)
    assert (said.code, said.err) == (CLEAN, "")
    (sheet,) = (tmp_path / "out").glob("lamps-keepers-en*.pdf")
    assert not list((tmp_path / "out").glob("*aid*")), "no icon here stands for a rule"
    page = pypdfium2.PdfDocument(sheet)[0].get_textpage().get_text_range()
    words = " ".join(page.split())
    for printed in ("OLD MARREC", "Reef — Keeper, Night", "At dawn", "your lamp carries two miles",
                    "Discard a card", "The gulls know the tune", "Night of Lamps 6/6"):  # fmt: skip
        assert printed.casefold() in words.casefold()


@pytest.mark.parametrize(
    ("file", "typed", "instead", "told"),
    [
        (CARDS, "reach: 5", "raech: 5",
         f'{CARDS}:5:3: error unknown-key: unknown key "raech": did you mean "reach"?'),
        (CARDS, "  reach: 5\n", "", f'{CARDS}:1:3: error missing-key: missing key "reach"'),
        (CARDS, "reach: 5", "reach: 12",
         f"{CARDS}:5:10: error wrong-type: expected a whole number from 0 to 9, found"),
        (CARDS, "    en: Discard a card, then draw two.\n", "",
         f'{CARDS}:15:5: error language-missing: nothing in the language "en"'),
        (CARDS, "place: reef", "place: ref",
         f'{CARDS}:6:10: error unknown-word: unknown word "ref": did you mean "reef"?'),
        (CARDS, "[keeper, night]", "[keeper, nihgt]",
         f'{CARDS}:7:20: error unknown-word: unknown word "nihgt": did you mean "night"?'),
        (CARDS, "weather: fog", "weather: fogg",
         f'{CARDS}:8:12: error unknown-icon: there is no icon "fogg": did you mean "fog"?'),
        (CARDS, "fr: Rendez la carte et gardez {oil}.", "fr: Rendez la carte et gardez {oll}.",
         ':36: error unknown-icon: there is no icon "oll": did you mean "oil"?'),
        (CARDS, "{oil: 2, hours: 1}", "{oils: 2, hours: 1}",
         f'{CARDS}:4:10: error unknown-cost: unknown cost "oils": did you mean "oil"?'),
        (CARDS, "colour: amber", "colour: red",
         f'{CARDS}:3:11: error unknown-word: unknown word "red"'),
        (PACK, "game: lamps", "game: lamp",
         f'{PACK}:4:7: error unknown-word: unknown word "lamp": did you mean "lamps"?'),
        (PACK, "  reach: {kind: number,", "  colour: {kind: number,",
         f'{PACK}:9:3: error field-taken: "colour" is a key that every card may have'),
        (PACK, "  weather: {kind: sign,", "  weather: {kind: picture,",
         f"{CARDS}:8:12: error wrong-type: expected the name of a picture"),
    ],
)  # fmt: skip
def test_each_fault_is_told_at_its_place(
    root: Path, file: str, typed: str, instead: str, told: str
) -> None:
    said = plant(root, file, typed, instead)
    assert said.code == FINDINGS
    assert told in said.err


def test_a_colour_without_a_name_in_one_of_its_languages_is_told(root: Path) -> None:
    said = plant(root, NAMES, "  glow: lueur\n", "")
    assert (said.code, said.err.splitlines()[0]) == (
        CLEAN,
        f"{LAYOUT}:9:3: warning language-words: a colour has no name in French: glow",
    )
    printed = run("build", "--only", "calibration", root=root)
    assert printed.err.startswith(f"{LAYOUT}:9:3: warning")


def test_what_layouts_lack_is_accepted_by_no_pack(root: Path) -> None:
    plant(root, NAMES, "  glow: lueur\n", "")
    accepts = "accepts: {language-words: nobody reads these names}\nlanguages:"
    said = plant(root, PACK, "languages:", accepts)
    assert "warning accepts-unused: language-words finds nothing to accept" in said.err
    assert "what it finds outside of cards/ is no pack's, and wants mending there" in said.err


def test_a_picture_of_a_field_must_lie_in_the_pack(root: Path) -> None:
    plant(
        root,
        PACK,
        "  at dawn: {kind: text,",
        "  portrait: {kind: picture}\n  at dawn: {kind: text,",
    )
    said = plant(root, CARDS, "  weather: fog\n", "  weather: fog\n  portrait: marrec.png\n")
    assert f'{CARDS}:9:13: error picture-missing: there is no picture "marrec.png"' in said.err


def test_a_card_of_it_is_described_with_its_fields(root: Path) -> None:
    said = run("show", "old-marrec", root=root)
    assert said.code == CLEAN
    assert "traits       keeper, night" in said.out
    assert "cost         all    oil oil clock:1" in said.out


@pytest.mark.parametrize(
    ("typed", "instead", "fits"),
    [("reach: 5", "reach: 5", True), ("reach: 5", "reach: 12", False),
     ("place: reef", "place: ref", False), ("reach: 5", "power: none", False)],
)  # fmt: skip
def test_editors_judge_its_cards_as_check_does(
    root: Path, typed: str, instead: str, fits: bool
) -> None:
    schema = json.loads(run("schema", "card", root=root).out)
    cards = (root / CARDS).read_text(encoding="utf-8").replace(typed, instead)
    assert Draft202012Validator(schema).is_valid(yaml.safe_load(cards)) is fits


def test_terms_of_7_wonders_are_words_like_any_other(root: Path) -> None:
    words = "A wonder of the age: the leader takes three coins and two shields."
    said = plant(root, CARDS, "This lamp does not go out in a {storm}.", words)
    assert (said.code, "typography-capitals" in said.err) == (CLEAN, False)


def test_a_word_like_the_name_of_a_card_may_be_meant(root: Path) -> None:
    said = plant(root, CARDS, "Take {oil}. Each", "Nolwen! Take {oil}. Each")
    assert 'warning name-spelling: nolwenn, en, text: "Nolwen" is spelt otherwise' in said.err


def test_a_new_card_of_it_is_sound_without_a_power(root: Path) -> None:
    plant(root, PACK, "announces: {keepers: 6}\n", "")
    assert run("new", "card", "lamps", "yann", root=root).code == CLEAN
    written = (root / CARDS).read_text(encoding="utf-8").partition("- id: yann")[2]
    assert "  text:\n    fr: >-\n      Glissez cette carte" in written
    assert "power:" not in written
    assert "source:" not in written
    said = run("check", root=root)
    assert (said.code, said.err, said.out[:8]) == (CLEAN, "", "7 cards,")
    assert run("fmt", "--check", root=root).code == CLEAN
