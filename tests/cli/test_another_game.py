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


def words_of(file: Path) -> str:
    """What stands on the pages of a file."""
    pages = pypdfium2.PdfDocument(file)
    said = " ".join(page.get_textpage().get_text_range() for page in pages)
    return " ".join(said.replace("\u202f", " ").replace("\u00a0", " ").split())


BOOK = {
    "fr": """\
# Le jeu

## Matériel

- {count:keepers} cartes

**Heures** {clock:1} et **huile** {oil} se paient.

> **Exemple.** Le phare est à vous.

# Les cartes

""",
    "en": """\
# The game

## Material

- {count:keepers} cards

**Hours** {clock:1} and **oil** {oil} are paid.

> **Example.** The lighthouse is yours.

# The cards

""",
}
AID = """\
- id: turn
  title: {fr: À votre tour, en: Your turn}
  lines:
    - signs: clock:1
      text:
        fr: >-
          Allumez une lampe.
        en: >-
          Light a lamp.
"""
AID_FILE = "cards/lamps/aid.yaml"


@pytest.fixture
def told(root: Path) -> Path:
    """The same with a rulebook and a player aid."""
    cards = yaml.safe_load((root / CARDS).read_text(encoding="utf-8"))
    for language, words in BOOK.items():
        file = root / f"cards/lamps/rulebook/{language}.md"
        file.parent.mkdir(exist_ok=True)
        described = "".join(f"## {{card:{card['id']}}}\n\n{{lamp}}\n\n" for card in cards)
        signs = " ".join(f"**{name}** {{{name}}}" for name in ("calm", "fog", "storm", "free"))
        file.write_text(f"{words}{signs}\n\n{described}", encoding="utf-8")
    (root / AID_FILE).write_text(AID, encoding="utf-8")
    return root


def test_its_rulebook_and_its_aid_are_printed(told: Path, tmp_path: Path) -> None:
    checked = run("check", root=told)
    assert (checked.code, checked.err) == (CLEAN, "")
    said = run("build", "--lang", "en", "--out", tmp_path / "out", root=told)
    assert (said.code, said.err) == (CLEAN, "")
    book = words_of(tmp_path / "out/lamps-booklet-en.pdf")
    assert "8 cards" in book
    assert "The lighthouse is yours." in book
    aid = words_of(tmp_path / "out/lamps-aid-en-a4.pdf")
    assert "Light a lamp." in aid
    assert "Old Marrec" not in aid, "nothing is known of its cards but their own words"
    assert (tmp_path / "out/lamps-booklet-en.html").is_file()


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("It costs 3 hours.", '"3 hours", and old-marrec costs 2 oil and 1 hour'),
        ("It costs {clock:2}.", '"{clock:2}", and old-marrec costs 2 oil and 1 hour'),
        ("It costs one hour and {oil} {oil}.", ""),
        ("It costs {clock:1} and two oil.", ""),
    ],
)
def test_what_its_rulebook_says_that_a_card_costs(told: Path, said: str, message: str) -> None:
    file = told / "cards/lamps/rulebook/en.md"
    text = file.read_text(encoding="utf-8").replace("marrec}\n", f"marrec}}\n\n{said}\n")
    file.write_text(text, encoding="utf-8")
    checked = run("check", root=told).err
    assert checked.count("rulebook-age-number: ") == bool(message)
    assert message in checked
    assert "rulebook-card-number" not in checked


def test_its_signs_are_explained_by_its_own_legend_alone(told: Path, tmp_path: Path) -> None:
    (book, aid) = (tmp_path / f"out/lamps-{kind}.pdf" for kind in ("booklet-en", "aid-en-a4"))
    file = told / "cards/lamps/rulebook/en.md"
    listed = file.read_text(encoding="utf-8") + "\n# Signs\n\n{list:signs}\n"
    file.write_text(listed, encoding="utf-8")
    refused = run("build", "--lang", "en", "--only", "booklet", root=told)
    assert "rulebook-link: nothing says what signs mean in the game lamps" in refused.err
    legend = (
        "groups:\n  - title: {en: Weather, fr: Temps}\n    icons:\n      fog: {en: Nobody sees.}\n"
    )
    (told / "templates/legend.yaml").write_text(legend, encoding="utf-8")
    said = run("check", root=told)
    assert 'legend-language: fog has no words in the language "fr"' in said.err
    asked = ("--lang", "en", "--only", "booklet,aid", "--out", tmp_path / "out")
    (told / "templates/legend.yaml").write_text(
        legend.replace("Nobody sees.", "Nobody sees., fr: Brume."), encoding="utf-8"
    )
    built = run("build", *asked, root=told)
    assert (built.code, built.err) == (CLEAN, "")
    for pages in map(words_of, (book, aid)):
        assert "WEATHER" in pages.upper()
        assert "Nobody sees." in pages


@pytest.mark.parametrize(
    ("file", "typed", "instead", "told_at"),
    [
        (AID_FILE, "    - signs: clock:1\n", "    - phase: prayer\n",
         f"{AID_FILE}:4:14: error player-aid-phase: no rules play the game lamps"),
        ("cards/lamps/rulebook/en.md", "is yours.", "is yours. {example:dusk}",
         "rulebook/en.md:9:41: error rulebook-link: no rules play the game lamps"),
    ],
)  # fmt: skip
def test_what_only_rules_could_tell_is_refused(
    told: Path, file: str, typed: str, instead: str, told_at: str
) -> None:
    scenarios = told / "cards/lamps/scenarios"
    scenarios.mkdir()
    (scenarios / "dusk.yaml").write_text("given: {}\n", encoding="utf-8")
    said = plant(told, file, typed, instead)
    assert told_at in said.err
    assert (
        "cards/lamps/scenarios/dusk.yaml:1:1: warning scenario-unplayed: no rules play" in said.err
    )


def test_its_credits_say_nothing_of_a_game_that_others_publish(root: Path, tmp_path: Path) -> None:
    with (root / PACK).open("a", encoding="utf-8") as file:
        file.write("credits: {author: Anna, drawings: {fr: Bruno, en: Bruno}}\n")
    (out,) = (tmp_path / "out",)
    asked = ("build", "--lang", "en", "--only", "credits", "--out", out)
    assert run(*asked, root=root).code == CLEAN
    said = words_of(out / "lamps-credits-en-a4.pdf")
    assert "NIGHT OF LAMPS Author. Anna Drawings. Bruno" in said
    for alien in ("7 Wonders", "original game", "expansion", "fans"):
        assert alien not in said
    game = "cards/games/lamps.yaml"
    plant(root, game, "colours:", "published: Old Lights\ncolours:")
    assert run(*asked, root=root).code == CLEAN
    assert "the authors of Old Lights; none" in words_of(out / "lamps-credits-en-a4.pdf")


def test_a_mark_is_told_where_pages_alone_bear_it(root: Path) -> None:
    with (root / PACK).open("a", encoding="utf-8") as file:
        file.write("credits: {author: Anna}\n")
    said = plant(root, PACK, "mark: lamp", "mark: lmap")
    assert f'{PACK}:3:7: error unknown-mark: there is no icon "lmap" for the mark: did' in said.err


DISC = '<circle cx="50" cy="50" r="40" fill="#FFFFFF"/>'
RAY = '<path d="M20 50L80 50" fill="none" stroke="#000000"/>'


@pytest.mark.parametrize(
    ("shapes", "lost"), [(DISC + RAY, True), (RAY + DISC, False), (RAY, False), (DISC, False)]
)
def test_a_mark_is_drawn_in_one_colour(root: Path, shapes: str, lost: bool) -> None:
    with (root / PACK).open("a", encoding="utf-8") as file:
        file.write("credits: {author: Anna}\n")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{shapes}</svg>'
    (root / "templates/icons/lamp.svg").write_text(svg, encoding="utf-8")
    said = run("check", root=root)
    told = f"{PACK}:3:7: warning mark-colours: the mark lamp is printed in one colour"
    assert (told in said.err) is lost


BOXED = """\
credits: {author: Anna}
components:
  boxes:
    kind: box
    layout: box
    of: {lamps: {holds: [keepers], name: {fr: Lampes, en: Lamps}, emblem: lyre, scene: greek,
                 colour: night}}
  pads:
    kind: scorepad
    layout: scorepad
    of: {lamps: {name: {fr: Lampes, en: Lamps}, columns: 4, lines: [beams]}}
"""
GAME = "cards/games/lamps.yaml"


def test_its_box_and_its_score_pad_are_printed_once_all_is_said_that_is_asked_for(
    root: Path, tmp_path: Path
) -> None:
    said = plant(root, PACK, "announces:", f"{BOXED}announces:")
    typed = ("box: {folds: true}", "scorepad: {size: 97x132, written: true}")
    for line in typed:
        assert f"help: add to {GAME}, under kinds: {line}\n" in said.err
    with (root / GAME).open("a", encoding="utf-8") as file:
        file.write("kinds:\n" + "".join(f"  {line}\n" for line in typed))
    said = run("check", root=root)
    assert f"stands in {GAME}, under score: crates: {{signs: coin, colour: gold}}" in said.err
    with (root / GAME).open("a", encoding="utf-8") as file:
        file.write("score:\n  beams: {signs: lamp, colour: gold}\n")
    said = run("check", root=root)
    assert 'add to lines: of scorepad: in templates/languages/en/sheets.yaml: "beams"' in said.err
    for language, name in (("fr", "Faisceaux"), ("en", "Beams")):
        words = root / f"templates/languages/{language}/sheets.yaml"
        words.parent.mkdir(parents=True, exist_ok=True)
        with words.open("a", encoding="utf-8") as file:
            file.write(f"scorepad:\n  lines:\n    beams: {{name: {name}}}\n")
    out = tmp_path / "out"
    printed = run("build", "--lang", "en", "--only", "boxes,scorepads", "--out", out, root=root)
    assert (printed.code, printed.err) == (CLEAN, "")
    assert "Beams" in words_of(out / "lamps-pads-en-a4.pdf")
    assert "LAMPS" in words_of(out / "lamps-boxes-en-a4.pdf")


def test_nothing_is_told_of_powers_that_its_cards_lack(root: Path) -> None:
    said = run("explain", "old-marrec", root=root)
    assert said.out.splitlines()[2:] == [
        "No rules play the game lamps; what its words say: cardgen show lamps/old-marrec"
    ]
    shown = run("show", "old-marrec", root=root).out
    assert not {"understood", "icons"}.intersection(line.partition(" ")[0] for line in
                                                    shown.splitlines())  # fmt: skip
    for name in ("oil", "hours", "payments"):
        assert "so many hours of the night" in run("explain", name, root=root).out
