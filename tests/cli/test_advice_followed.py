"""What a finding says to type is typed in a new pack, and then nothing is told any more."""

from pathlib import Path

import pytest

from cardgen.cli.main import CANNOT, CLEAN, FINDINGS
from tests.cli.run import Run, inside, run

PACK = "cards/mine/pack.yaml"
MATERIAL = """\
components:
  coins:
    kind: coin
    layout: coin
    back: coin
    of:
      ten: {name: {fr: 10 pièces, en: 10 coins}, emblem: caesar, value: 10, legend: [X], copies: 12}
  markers:
    kind: token
    layout: token
    back: token
    of:
      gust: {name: {fr: Rafale, en: Gust}, emblem: sun, style: greek, colour: slate}
  scorepads:
    kind: scorepad
    layout: scorepad
    of:
      mine: {name: {fr: Mes vents, en: My winds}, columns: 5, lines: [conflicts, blue]}
  boxes:
    kind: box
    layout: box
    of:
      mine:
        holds: [gods]
        name: {fr: Mes vents, en: My winds}
        emblem: lyre
        scene: greek
        colour: night
"""
AID = """\
- id: gods
  title: {fr: Vos dieux, en: Your gods}
  lines:
    - numbers: gods dealt
      text:
        fr: >-
          Réunissez une main de 3 dieux.
        en: >-
          Gather a hand of 3 gods.
"""


def ran(folder: Path, *arguments: str) -> Run:
    with inside(folder):
        return run(*arguments)


def edit(root: Path, file: str, old: str, new: str) -> None:
    """Change the first `old` of a file; a file that is not there is `new`."""
    path = root / file
    text = path.read_text(encoding="utf-8") if path.exists() else old
    assert old in text
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    assert ran(tmp_path, "new", "pack", "mine", "--lang", "fr,en").code == CLEAN
    text = (tmp_path / PACK).read_text(encoding="utf-8")
    (tmp_path / PACK).write_text(text + MATERIAL, encoding="utf-8")
    edit(tmp_path, "cards/mine/cards.yaml", "  emblem: ", "  marker: gust\n  emblem: ")
    said = ran(tmp_path, "check")
    assert said.code == CLEAN, said.err
    return tmp_path


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("colour: slate", "colour: blue", "write ruby, violet, slate or bronze"),
        ("colour: slate", 'colour: "#2244AA"', "write ruby, violet, slate or bronze"),
        ("colour: slate", "colour: slate light", 'did you mean "slate"?'),
        ("colour: night", "colour: gold", "write night, ink or slate"),
        ("colour: night", "colour: red", "write night, ink or slate"),
        ("sun, style: greek", "sun, style: roman", "write babylonian, egyptian, goodies or greek;"),
        ("scene: greek", "scene: rays", "forum, goodies, greek, harbour,"),
    ],
)
def test_a_look_that_is_not_there_is_told_once_at_its_word(
    mine: Path, right: str, wrong: str, told: str
) -> None:
    edit(mine, PACK, right, wrong)
    said = ran(mine, "check")
    assert (said.code, said.err.count(" error ")) == (FINDINGS, 1)
    assert told in said.err
    word = wrong.rpartition(": ")[2]
    assert word in said.err
    text = (mine / PACK).read_text(encoding="utf-8")
    line = 1 + text[: text.index(wrong)].count("\n")
    column = 1 + text.splitlines()[line - 1].index(wrong) + len(wrong) - len(word)
    assert f"{PACK}:{line}:{column}: error drawing: " in said.err


def test_material_announced_by_another_name_is_asked_after(mine: Path) -> None:
    edit(mine, PACK, "components:", "announces: {god: 1, coin: 12}\ncomponents:")
    said = ran(mine, "check")
    assert 'nothing prints them: did you mean "gods"?' in said.err
    assert 'nothing prints them: did you mean "coins"?' in said.err
    edit(mine, PACK, "{god: 1, coin: 12}", "{gods: 1, coins: 12}")
    assert ran(mine, "check").code == CLEAN


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("gods dealt", "help: add to pack.yaml constants: {gods dealt: NUMBER}"),
        ("god dealt", 'sets no constant "god dealt": did you mean "gods dealt"?'),
    ],
)
def test_a_number_of_the_aid_that_the_pack_does_not_set_is_told(
    mine: Path, name: str, told: str
) -> None:
    aid = mine / "cards/mine/aid.yaml"
    aid.write_text(AID.replace("gods dealt", name), encoding="utf-8")
    assert told in ran(mine, "check").err
    aid.write_text(AID, encoding="utf-8")
    edit(mine, PACK, "components:", "constants: {gods dealt: 3}\ncomponents:")
    said = ran(mine, "check")
    assert said.code == CLEAN, said.err


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("build mine --lang en fr", "help: several languages are typed with a comma, and no space:"
         " --lang en,fr"),
        ("build mine --lang English", "help: type --lang en"),
        ("new pack rivers --lang fr en", "help: several languages are typed with a comma, and no"
         " space: --lang fr,en"),
        ("build mine --bleed 2mm", "is not a length of 0 to 3 mm without its unit: type 2"),
        ("build mine --margin 3,5mm", "with a full stop: type 3.5"),
        ("build mine --paper us", ': did you mean "letter"?'),
        ("build mine --paper US-Letter", ': did you mean "letter"?'),
        ("build mine --sleeves prem", ': did you mean "premium"?'),
        ("build mine --only rulebook", "help: type --only booklet"),
        ("build mine --only gods", "help: type --only cards"),
        ("build mine --only markers", "help: type --only token"),
        ("build mine --cards iris x2", "a star, and no space: --cards iris*2"),
        ("build mine --cards iris zephyr", "with a comma, and no space: --cards iris,zephyr"),
        ("build mine --cards iris:2", "before the number of copies, as in iris*2"),
        ("check mine fr", "fr is a language: cardgen build --lang fr"),
        ("new pack rivers --lang english", "help: type --lang en"),
        ("new pack rivers --lang german", "begin with one of them, and add de to languages:"),
        ("new pack rivers --lang dutch", "help: write its code, two or three small letters"),
        ("calibrate --printer home --landscape-offset 0.5 -1",
         "help: a comma stands between numbers, and no space: type --landscape-offset 0.5,-1"),
        ("calibrate --printer home --offset 0.5 1", "and no space: type --offset 0.5,1"),
        ("show scorepads/mine", "help: its sheets: cardgen build mine --only scorepads"),
        ("show boxes/mine", "help: its sheets: cardgen build mine --only boxes"),
        ("show mines", 'did you mean "mine"?'),
        ("build mine --cards scorepads/mine", "a score pad: cardgen build mine --only scorepads"),
        ("sources mine --with none.yaml", "help: name a file that is there"),
    ],
)  # fmt: skip
def test_what_is_typed_with_a_space_or_by_another_name_is_told(
    mine: Path, typed: str, told: str
) -> None:
    said = ran(mine, *typed.split())
    assert (said.code, told in said.err) == (CANNOT, True), said.err


def test_words_of_options_may_have_capitals(mine: Path) -> None:
    typed = "--ink Low --paper LETTER --duplex None --sleeves Penny --only cards --lang en"
    said = ran(mine, "build", "mine", *typed.split())
    assert said.code == CLEAN, said.err
    assert (mine / "build" / "mine-gods-en-letter-low-ink-fronts.pdf").is_file()


PROSE, SHEETS = "templates/languages/fr/prose.yaml", "templates/languages/fr/sheets.yaml"
SENSES, GAME = "templates/languages/en/senses.yaml", "cards/games/seven-wonders.yaml"
CARDS = "cards/mine/cards.yaml"


@pytest.mark.parametrize(
    ("file", "old", "wrong", "told", "right"),
    [
        (PROSE, "", "- sounded: [Heimdall]\n", "type sounded: without - before it",
         "sounded: [Heimdall]\n"),
        (PROSE, "", "slips: [recieve]\n", "type {recieve: …}", "slips: {recieve: receive}\n"),
        (PROSE, "", "quotes: « »\n", 'type ["«", "»"]', 'quotes: ["«", "»"]\n'),
        (SHEETS, "", "scorepad: {lines: {favour: Faveur}}\n", "type {name: Faveur}",
         "scorepad: {lines: {favour: {name: Faveur}}}\n"),
        (SENSES, "", "opposites: [keep, give]\n", "type [[keep, give]]",
         "opposites: [[keep, give]]\n"),
        (SENSES, "", "opposites: [[keep], [give]]\n", "write a list of 2 or more",
         "opposites: [[keep, give]]\n"),
        (GAME, "", "like: seven-wonders\nkinds:\n  x:\n", "write {size: 65x100}",
         "like: seven-wonders\nkinds:\n  x: {size: 65x100}\n"),
        (PACK, "layout: scorepad", "layout: scorepads", "known: board, box-back, box-front,",
         "layout: scorepad"),
        (PACK, "components:", "changes: Now, 2 gods.\ncomponents:",
         'type [{fr: "Now, 2 gods.", en: "Now, 2 gods."}]',
         'changes: [{fr: "Now, 2 gods.", en: "Now, 2 gods."}]\ncomponents:'),
        (PACK, "languages: [fr, en]", "languages: [fr, English]", "type en", "languages: [fr, en]"),
        (PACK, "languages: [fr, en]", "languages: [FR, en]", "type fr", "languages: [fr, en]"),
        *((CARDS, "  source:", f"  {key}: art/iris.png\n  source:",
           "a picture needs no key: put it at cards/mine/art/iris.png", "  source:")
          for key in ("picture", "image", "art")),
        (CARDS, "  source:", '  copies: "2"\n  source:', "write it without quotes: 2",
         "  copies: 2\n  source:"),
        (CARDS, "cost: {I: free", "cost: {I: 2 wood and 1 ore", "type {wood: 2, ore: 1}",
         "cost: {I: {wood: 2, ore: 1}"),
        (PACK, "size: 65x100", "size: 65,0x100,0", "type size: 65.0x100.0", "size: 65.0x100.0"),
        (PACK, "size: 65x100", 'size: "65,0 × 100"', "type 65.0x100", "size: 65.0x100"),
        (SHEETS, "", "footer: {sheet: feuille {number}/{total}}\n",
         'put them in quotes: type sheet: "feuille {number}/{total}"',
         'footer: {sheet: "feuille {number}/{total}"}\n'),
        (SHEETS, "", "colours: {navy}\n", "a map has a value for each key: type colours: {navy: …}",
         "colours: {navy: bleu}\n"),
        (PROSE, "", "sounded: [{Heimdall}]\n", "type Heimdall, without braces",
         "sounded: [Heimdall]\n"),
        (PACK, "  expansion: Mine", "  - Winds, 2026\n  game: Wonders",
         "type keys without - if credits: holds keys: KEY: Winds, 2026",
         "  expansion: Winds, 2026\n  game: Wonders"),
    ],
)  # fmt: skip
def test_a_value_of_another_kind_is_told_as_it_is_to_be_typed(
    mine: Path, file: str, old: str, wrong: str, told: str, right: str
) -> None:
    edit(mine, file, old, wrong)
    said = ran(mine, "check")
    assert said.code in (FINDINGS, CANNOT)
    assert f"help: {told}" in said.err
    edit(mine, file, wrong, right)
    said = ran(mine, "check")
    assert said.code == CLEAN, said.err


def test_ids_and_kinds_of_fields_that_are_not_there_are_answered(mine: Path) -> None:
    (mine / "my.yaml").write_text("nosuch: {cost: free}\n", encoding="utf-8")
    assert "help: a card of mine: iris\n" in ran(mine, "sources", "mine", "--with", "my.yaml").err
    edit(mine, PACK, "components:", "fields: {tide: {kind: enum, of: [low, high]}}\ncomponents:")
    told = '"enum" is no word here: one of a few words is kind: choice'
    assert told in ran(mine, "check").err
    edit(mine, PACK, "enum", "choice")
    assert ran(mine, "check").code == CLEAN


def test_a_line_whose_colour_no_pad_has_is_told_with_those_that_it_has(mine: Path) -> None:
    score = "like: seven-wonders\nscore:\n  favour: {signs: laurel, colour: pink}\n"
    (mine / "cards/games").mkdir()
    (mine / GAME).write_text(score, encoding="utf-8")
    for language in ("fr", "en"):
        words = "scorepad: {lines: {favour: {name: Faveur}}}\n"
        edit(mine, SHEETS.replace("/fr/", f"/{language}/"), "", words)
    edit(mine, PACK, "lines: [conflicts,", "lines: [conflicts, favour,")
    said = ran(mine, "check")
    assert said.err.count(" error ") == 1
    assert 'the line "favour" wants the colour "pink"' in said.err
    assert f"at favour under score: of {GAME} write colour: crimson, gold, sand, blue," in said.err
    edit(mine, GAME, "pink", "blue")
    said = ran(mine, "check")
    assert said.code == CLEAN, said.err
