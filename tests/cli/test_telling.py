"""`show`, `explain`, `sources` and `schema`: what they tell."""

import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from PIL import Image
from yaml import safe_load

from cardgen.checks.catalogue import checks, checks_by_code
from cardgen.cli.explained.spoken_of import MEANT
from cardgen.cli.main import outcome
from cardgen.cli.schema import KINDS
from cardgen.effects.power.reading import action_keys
from cardgen.model.finding import Report
from cardgen.packs.games import shipped_spec
from cardgen.yaml.reader import read_file
from tests.cli.run import run
from tests.cli.test_progress import Terminal
from tests.small_root import APOLLO, PACK, small_root
from tests.test_architecture import ROOT
from tests.yaml.test_second_reader import plain

CARDS = "cards/trial/cards.yaml"
SHOWN = """\
trial/apollo: Apollon, Apollo
place        cards/trial/cards.yaml:1:7
deck         gods, 1 of 1
pantheon     greek
emblem       lyre
cost         I      free
             II     stone
             III    stone clay
understood   I      coins 3 · to self · when played
             II     coins 5 · to self · when played
             III    coins 7 · to self · when played
icons        I      coin:3
             II     coin:5
             III    coin:7
text fr      I      À l’invocation, recevez {coin:3} de la banque.
             II     À l’invocation, recevez {coin:5} de la banque.
             III    À l’invocation, recevez {coin:7} de la banque.
text en      I      On invocation, gain {coin:3} from the bank.
             II     On invocation, gain {coin:5} from the bank.
             III    On invocation, gain {coin:7} from the bank.
source       power: seed 206
source       cost: house
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_root(tmp_path / "root")


@pytest.mark.parametrize("name", ["apollo", "trial/apollo"])
def test_show_tells_everything_about_a_card(name: str, root: Path) -> None:
    assert run("show", name, root=root) == (0, SHOWN, "")


def test_show_in_one_language(root: Path) -> None:
    said = run("show", "apollo", "--lang", "en", root=root)
    assert "text en" in said.out
    assert "text fr" not in said.out


READ = APOLLO.replace(" de la banque", "").replace(" from the bank", "")


def shown(folder: Path, cards: str, *arguments: str) -> str:
    return run(
        "show", "apollo", *arguments, root=small_root(folder, {CARDS: cards}, phrases=True)
    ).out


def test_show_one_age_with_how_its_words_are_read(tmp_path: Path) -> None:
    assert shown(tmp_path / "root", READ, "--lang", "fr", "--age", "II").endswith("""\
icons        II     coin:5
text fr      II     À l’invocation, recevez {coin:5}.
read fr      II     as the effect does
source       power: seed 206
source       cost: house
""")


READINGS = [
    ("coin:3|5|7", "coin:3|9|7", "coins 9 · to self · when played"),
    ("recevez {", "recevez vite {", "cannot be read"),
]


@pytest.mark.parametrize(("before", "after", "reading"), READINGS)
def test_show_words_at_fault_with_those_of_the_house(
    before: str, after: str, reading: str, tmp_path: Path
) -> None:
    said = shown(tmp_path / "root", READ.replace(before, after, 1), "--age", "II")
    assert (
        f"""\
read fr      II     {reading}
                    the house says: À l’invocation, recevez 5 pièces.
"""
        in said
    )


def test_show_tells_words_that_somebody_vouches_for(tmp_path: Path) -> None:
    card = READ.replace("recevez {", "recevez vite {", 1)
    root = small_root(tmp_path / "root", {CARDS: card}, phrases=True)
    seal = re.findall(r"reviewed: \{fr: (\w+)\}", run("check", root=root).err)[0]
    (root / CARDS).write_text(f"{card}  reviewed: {{fr: {seal}}}\n", encoding="utf-8")
    said = run("show", "apollo", "--lang", "fr", "--age", "II", root=root).out
    assert f"read fr      II     vouched for, with the seal {seal}\nsource" in said


def test_explain_tells_what_keeps_a_card_from_being_read(tmp_path: Path) -> None:
    broken = APOLLO.replace("  emblem: lyre", "  emblem:lyre")
    root = small_root(tmp_path / "root", {CARDS: broken})
    shown_, explained = run("show", "apollo", root=root), run("explain", "apollo", root=root)
    assert (explained.code, explained.out) == (1, "")
    assert f"{CARDS}:4:" in explained.err
    assert explained.err.startswith(shown_.err)


def test_show_says_what_is_wrong_with_the_card(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {CARDS: APOLLO.replace("lyre", "lyer")})
    said = run("show", "apollo", root=root)
    assert said.code == 1
    assert said.out.startswith("trial/apollo")
    assert "unknown-emblem" in said.err


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (APOLLO + "  copies: two\n", "error wrong-type"),
        (APOLLO.replace("  emblem", "\temblem"), "error tab"),
    ],
)
def test_show_a_card_that_cannot_be_read(content: str, told: str, tmp_path: Path) -> None:
    said = run("show", "apollo", root=small_root(tmp_path / "root", {CARDS: content}))
    assert said.code == 1
    assert said.out == ""
    assert told in said.err


def test_show_a_slip_and_a_name_of_several(tmp_path: Path) -> None:
    root = small_root(
        tmp_path / "root", {"cards/other/pack.yaml": PACK, "cards/other/cards.yaml": APOLLO}
    )
    assert 'did you mean "apollo"?' in run("show", "apolo", root=root).err
    said = run("show", "apollo", root=root)
    assert said.code == 2
    assert "say which: other/apollo or trial/apollo" in said.err
    assert run("show", "other/apollo", root=root).code == 0


def test_show_saves_the_picture_at_its_size(root: Path) -> None:
    said = run("show", "apollo", "--lang", "fr", "--png", root / "apollo.png", root=root)
    assert said.code == 0, said.err
    with Image.open(root / "apollo.png") as picture:
        assert picture.size == (768, 1181)


def test_show_gives_no_other_name_to_a_png(root: Path) -> None:
    said = run("show", "apollo", "--png", root / "apollo.jpg", root=root)
    assert said.code == 2
    assert f"type --png {root / 'apollo.png'}" in said.err
    assert not (root / "apollo.jpg").exists()


def test_show_puts_no_picture_in_the_place_of_another_file(root: Path) -> None:
    mine = root / "mine.png"
    mine.write_text("notes", encoding="utf-8")
    said = run("show", "apollo", "--png", mine, root=root)
    assert said.code == 2
    assert f"{mine} is there already, and is no PNG picture" in said.err
    assert f"name another file: --png {root / 'mine-apollo.png'}" in said.err
    assert mine.read_text(encoding="utf-8") == "notes"
    mine.write_bytes(b"")
    for _ in ("in place of nothing", "in place of the last one"):
        assert run("show", "apollo", "--lang", "fr", "--png", mine, root=root).code == 0


def test_show_cannot_save_where_there_is_no_folder_to_write(root: Path) -> None:
    said = run("show", "apollo", "--png", root / CARDS / "apollo.png", root=root)
    assert said.code == 2
    assert "cannot write" in said.err


@pytest.mark.parametrize("card", ["aphrodite", "hestia-blue", "seth", "wonderwoman", "horus"])
def test_show_understands_real_powers(card: str) -> None:
    said = run("show", card, root=ROOT)
    assert said.code == 0, said.err
    assert "understood" in said.out
    assert "cardgen." not in said.out, "no name of the program's own parts"
    assert "Fraction" not in said.out


def test_explain_lists_every_check_and_every_effect() -> None:
    parts = run("explain").out.split("\nEffects:\n")
    names = [re.split("  +", line.strip())[0] for part in parts for line in part.splitlines()]
    assert names == ["Checks:", *checks(), *sorted(action_keys())]


@pytest.mark.parametrize("code", sorted({"overflow", "ages", *checks_by_code()}))
def test_explain_knows_every_name_and_code(code: str) -> None:
    said = run("explain", code)
    assert said.code == 0
    assert said.out.startswith(f"{checks_by_code().get(code, code)}: ")
    assert "Refused:\n\n    " in said.out
    assert "To mend it:\n\n    " in said.out


def test_explain_tells_what_stands_beside_effects() -> None:
    said = run("explain", "per").out
    assert said.startswith("per: what is counted")
    assert "beside coins, lose coins, tokens and vp" in said


def test_icons_and_emblems_are_listed_on_request(root: Path) -> None:
    (root / "templates" / "icons" / "koin.svg").write_bytes(
        (root / "templates" / "icons" / "coin.svg").read_bytes()
    )
    icons = run("explain", "icons", root=root).out
    assert re.search(r"^  coin +Coins, ", icons, re.MULTILINE)
    assert "\n  koin\n" in icons.partition("Without a line in templates/legend.yaml:")[2]
    emblems = run("explain", "emblems", root=root).out
    assert re.search(r"\blyre\b", emblems)
    assert max(map(len, emblems.splitlines())) <= 100


@pytest.mark.parametrize("name", ["cost", "costs"])
def test_all_that_a_card_may_cost_is_listed_on_request(name: str, root: Path) -> None:
    """Game by game, each with what it means; games that ask for the same share a list."""
    games = root / "cards" / "games"
    games.mkdir(exist_ok=True)
    oil = "title: Wells\nrules: none\npayments: {oil: {means: so many barrels}}\n"
    (games / "wells.yaml").write_text(oil, encoding="utf-8")
    said = run("explain", name, root=root).out
    assert said.startswith("cost: free, or a map such as {stone: 1, coins: 2}")
    assert "\nnone, of what nobody ever pays for, costs as little as free.\n" in said
    shared = said.partition("7 Wonders and 7 Wonders Duel:\n")[2].partition("\n\n")[0]
    assert shared.startswith("  wood, stone, clay, ore, glass, papyrus or cloth: so many units\n")
    for what, form in shipped_spec("seven-wonders").payments.items():
        assert form.each or re.search(rf"^  {what} +{form.means}$", shared, re.MULTILINE)
    assert "\nWells:\n  oil  so many barrels\n" in said
    assert said.endswith("Checks: cost-order, cost-told, cost-words, published-cost\n")


@pytest.mark.parametrize("action", sorted(action_keys()))
def test_explain_tells_every_effect_with_examples(action: str) -> None:
    said = run("explain", *action.split(), root=ROOT)
    assert said.code == 0, said.err
    assert said.out.startswith(f"{action}: ")
    assert re.search(rf"^    {action}  ", said.out, flags=re.MULTILINE)
    assert len(re.findall(r"^    [a-z-]+/[a-z-]+ \(cards/.*\)$", said.out, re.MULTILINE)) in (
        1,
        2,
        3,
    )


def test_an_example_is_the_ability_of_a_card() -> None:
    said = run("explain", "build-from", root=ROOT).out
    assert (
        "    - build from: leader box\n"
        "      choose: {one of: {I: 2, II: 3, III: 4}, rest: back}\n"
        "      else: [{coins: 3}]\n"
    ) in said
    (place,) = re.findall(r"faith/pegasus \((.*):(\d+):7\)", said)
    line = (ROOT / place[0]).read_text(encoding="utf-8").splitlines()[int(place[1]) - 1]
    assert line == "    - build from: leader box"


@pytest.mark.parametrize("typed", ["lose", "los"])
def test_explain_knows_an_effect_by_how_its_name_begins(typed: str) -> None:
    assert run("explain", typed, root=ROOT).out == run("explain", "lose", "coins", root=ROOT).out


def test_explain_lists_all_that_begin_so() -> None:
    said = run("explain", "multiply", root=ROOT)
    assert said.code == 0
    told = [line.split("  ")[1] for line in said.out.splitlines()[1:]]
    assert told == ["multiply losses", "multiply production"]
    assert "words-unread" in run("explain", "words", root=ROOT).out
    assert run("explain", "loses", root=ROOT).out.startswith('Effects that speak of "loses":')
    assert run("explain", "losez", root=ROOT).code == 2


def test_explain_tells_what_a_card_does_and_none_of_its_words() -> None:
    said = run("explain", "faith/hecate", root=ROOT).out
    assert (
        "\nAge II, instead, with cities:\n"
        "    - lose coins: 4\n"
        "      who: others\n"
        "      else: [{tokens: {debt: 1}, per: {unpaid coins: 1}}]\n"
    ) in said
    assert re.findall(r"^([a-z ]+): [A-Z]", said, re.MULTILINE) == ["lose coins", "tokens"]
    assert re.findall(r"^(\w+)  +", said, re.MULTILINE) == ["who", "else", "per"]
    assert not re.search(r"\bHecate|Hécate|opponent", said)


def test_explain_tells_what_the_words_of_an_ability_mean() -> None:
    said = run("explain", "leaders/hatshepsut", root=ROOT).out
    assert "`when` is played, unless it is given: once, when the card comes in.\n" in said
    assert re.findall(r"^`(.*?)`  ", said, re.MULTILINE) == [
        "when: {buys}",
        "from: neighbours",
        "per: seller",
    ]
    assert "\n`per: seller`  in each turn, for each player of whom resources are bought\n" in said
    assert max(map(len, said.splitlines())) <= 100


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("faith/horus", "A god stays to the end of its Age, one of Age III to the final scoring."),
        ("faith/heracles", "A Leader stays to the end of the game."),  # among gods
        ("leaders/hatshepsut", "A Leader stays to the end of the game."),
        ("leaders/architects-guild", ""),
    ],
)
def test_explain_tells_how_long_a_god_or_a_leader_stays(card: str, told: str) -> None:
    assert run("explain", card, root=ROOT).out.splitlines()[1] == told


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("faith/bastet", "from: opponent`  one player outside the owner's team, whom the owner "),
        ("faith/seth", "by: opponent`  whoever does it, if outside the owner's team; "),
        (
            "duel-leaders/caligula",
            "who: opponent`  every player outside the owner's team; in Duel ",
        ),
        ("faith/shamash", "to: team mate`  the team mate of whoever gained the coins\n"),
    ],
)
def test_explain_tells_whom_a_word_means_under_its_key(card: str, told: str) -> None:
    assert f"\n`{told}" in run("explain", card, root=ROOT).out


def test_explain_tells_sides_and_stages_of_a_board() -> None:
    said = run("explain", "syracuse", root=ROOT).out
    titles = re.findall(r"^(Side .*):$", said, re.MULTILINE)
    assert "\nSide A:\n    produces ore\n" in said
    assert titles[:2] == ["Side A", "Side A, stage 1"]
    assert titles[-1] == "Side B, stage 1"


@pytest.mark.parametrize(
    ("word", "lines"),
    [
        ("pawn", ["  cancel  Something stopped before it happens"]),
        ("debt", ["  give    Own tokens given to others", "  tokens  Tokens from the supply"]),
        ("loot", ["  multiply losses  Losses multiplied", "    of: loot"]),
        ("steal", ["  lose coins  Coins paid to the bank"]),
        (
            "neighbours",
            ["    who: neighbours      the player to the left and the one to the right"],
        ),
    ],
)
def test_explain_lists_what_speaks_of_a_word(word: str, lines: list[str]) -> None:
    told = run("explain", word)
    assert told.code == 0
    assert set(lines) <= set(told.out.splitlines())


def test_explain_names_effects_that_there_are_for_words_of_players() -> None:
    assert {action for each in MEANT.values() for action in each} <= {*action_keys()}


def test_explain_offers_the_card_that_was_meant(root: Path) -> None:
    said = run("explain", "apolo", root=root)
    assert said.code == 2
    assert 'there is no check, effect or card "apolo": did you mean "apollo"?' in said.err


def test_an_effect_that_no_card_uses_is_told_so(root: Path) -> None:
    assert "No card uses it yet." in run("explain", "ward", root=root).out


def test_sources_counts_and_lists(root: Path) -> None:
    assert run("sources", root=root).out == (
        "trial 1.0.0: 1 card, 2 values with a source: 1 house, 1 seed\n"
        "card    value  source    place\n"
        "apollo  power  seed 206  cards/trial/cards.yaml:7:5\n"
        "apollo  cost   house     cards/trial/cards.yaml:5:9\n\n"
    )


def test_sources_of_ours_alone(root: Path) -> None:
    said = run("sources", "trial", "--house", root=root)
    assert "house" in said.out
    assert "seed 206" not in said.out


def test_sources_of_an_overlay(root: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("apollo:\n  cost: {stone: 2}\n", encoding="utf-8")
    said = run("sources", "--with", mine, root=root)
    assert "1 overlay, 1 seed" in said.out
    assert f"apollo  cost   overlay   {mine}:2:9" in said.out


WHAT = ["card", "wonder", "pack", "layout", "scenario"]


@cache
def schema_of(what: str) -> Any:
    """What `cardgen schema WHAT` prints for the packs of the project; nobody changes it."""
    return json.loads(run("schema", what, root=ROOT).out)


@pytest.mark.parametrize("what", WHAT)
def test_schemas_are_schemas(what: str) -> None:
    Draft202012Validator.check_schema(schema_of(what))
    assert len(json.dumps(schema_of(what), ensure_ascii=False)) < 100_000


@pytest.mark.parametrize("what", WHAT)
def test_an_editor_can_say_something_at_every_key(what: str) -> None:
    schema = schema_of(what)
    keys = [(key, part) for each in properties(schema) for key, part in each.items()]
    assert len(keys) > 12
    defs = schema.get("$defs", {})
    silent = [
        key
        for key, part in keys
        if not {**defs.get(part.get("$ref", "").rpartition("/")[2], {}), **part}.get("description")
    ]
    assert silent == []


def test_on_a_terminal_schema_without_a_name_lists_the_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert json.loads(run("schema", root=ROOT).out) == schema_of("card")
    monkeypatch.setattr(sys, "stdout", Terminal(True))
    assert outcome(["--root", str(ROOT), "schema"]) == 0
    *lines, last = sys.stdout.getvalue().splitlines()  # type: ignore[attr-defined]  # it keeps all
    assert [line.split()[2] for line in lines] == [*KINDS]
    assert last.endswith("cardgen schema card > card.schema.json")


def properties(schema: object) -> Iterator[dict[str, dict[str, str]]]:
    """Every table of keys in a schema."""
    inner = schema if isinstance(schema, list) else []
    if isinstance(schema, dict):
        inner = list(schema.values())
        if isinstance(schema.get("properties"), dict):
            yield schema["properties"]
    for part in inner:
        yield from properties(part)


@pytest.mark.parametrize(
    ("what", "folder", "pattern"),
    [
        ("card", "cards/faith/gods", "*.yaml"),
        ("wonder", "cards/base", "wonders.yaml"),
        ("wonder", "cards/faith", "wonders.yaml"),
        ("wonder", "cards/leaders", "wonders.yaml"),
        ("pack", "cards", "*/pack.yaml"),
        ("layout", "templates/layouts", "*.yaml"),
        ("scenario", "cards", "*/scenarios/*.yaml"),
    ],
)
def test_what_is_printed_fits_its_schema(what: str, folder: str, pattern: str) -> None:
    validator = Draft202012Validator(schema_of(what))
    files = sorted((ROOT / folder).glob(pattern))
    assert files
    for file in files:
        assert list(validator.iter_errors(typed(file))) == [], file


def typed(file: Path) -> Any:
    """A file as editors take it: the reader of the program is held to YAML 1.2 by its own test."""
    report = Report()
    read = read_file(file, file=file.name, report=report)
    assert report.findings == ()
    return plain(read)


def keyed(tree: Any) -> Any:
    """A tree with words for keys, as editors take `1: …`."""
    if isinstance(tree, dict):
        return {str(key): keyed(value) for key, value in tree.items()}
    return [keyed(part) for part in tree] if isinstance(tree, list) else tree


def test_the_schema_refuses_an_unknown_key_deep_inside() -> None:
    validator = Draft202012Validator(schema_of("scenario"))
    story = safe_load((ROOT / "cards/faith/scenarios/apollo-coins.yaml").read_text("utf-8"))
    assert validator.is_valid(story)
    player = next(iter(story["given"]["players"].values()))
    player["coinz"] = 3
    assert not validator.is_valid(story)


def test_the_schema_refuses_an_unknown_key() -> None:
    validator = Draft202012Validator(schema_of("card"))
    entry = safe_load(APOLLO)
    assert validator.is_valid(entry)
    entry[0]["emblen"] = "lyre"
    assert not validator.is_valid(entry)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("emblem: lyre", "emblem: lyer"), ("pantheon: greek", "pantheon: greeks"),
     ("[coin:3]", "[coni:3]"), ("[coin:3]", "[coin:x2y]")],
)  # fmt: skip
def test_editors_offer_the_names_there_are(name: str, wrong: str, root: Path) -> None:
    """A drawing of one's own is among them as soon as it is there."""
    printed = "  printed: {I-III: {icons: [coin:3], exception: why}}\n"
    entry = f"{APOLLO}{printed}"
    validator = Draft202012Validator(json.loads(run("schema", "card", root=root).out))
    assert validator.is_valid(safe_load(entry))
    assert not validator.is_valid(safe_load(entry.replace(name, wrong)))
    emblems = root / "templates/emblems"
    (emblems / "lyer.svg").write_bytes((emblems / "lyre.svg").read_bytes())
    validator = Draft202012Validator(json.loads(run("schema", "card", root=root).out))
    assert validator.is_valid(safe_load(entry.replace("emblem: lyre", "emblem: lyer")))


def test_the_schema_refuses_a_stage_whose_words_lack_a_language() -> None:
    validator = Draft202012Validator(schema_of("wonder"))
    boards = keyed(safe_load((ROOT / "cards/faith/wonders.yaml").read_text("utf-8")))
    assert validator.is_valid(boards)
    del boards[0]["sides"]["A"]["stages"]["1"]["text"]["en"]
    assert not validator.is_valid(boards)


BOARD = """\
- id: troy
  name: {fr: Troie, en: Troy}
  wonder: {fr: Les Murs de Troie, en: The Walls of Troy}
  source: {wonder: house, cost: house}
  sides:
    A: {produces: none, stages: {1: {cost: free, power: [{vp: 3}]}}}
    B: {produces: none, stages: {1: {cost: free, power: [{vp: 3}]}}}
"""


def test_sources_lists_boards(tmp_path: Path) -> None:
    files = {"cards/trial/pack.yaml": PACK + "wonders: w.yaml\n", "cards/trial/w.yaml": BOARD}
    said = run("sources", "trial", "--house", root=small_root(tmp_path / "root", files))
    assert "1 card, 1 board, 4 values with a source: 3 house, 1 seed" in said.out
    assert re.search(r"^troy +wonder +house +cards/trial/w.yaml:3:\d+$", said.out, re.MULTILINE)
    assert re.search(r"^troy +cost +house +cards/trial/w.yaml:6:\d+$", said.out, re.MULTILINE)


def test_show_tells_the_notes_of_a_card_and_of_each_side_of_a_board(tmp_path: Path) -> None:
    notes = "notes: {fr: [Un., Deux.], en: [One., Two.]}"
    files = {
        "cards/trial/pack.yaml": PACK + "wonders: w.yaml\n",
        "cards/trial/w.yaml": BOARD.replace("B: {", f"B: {{{notes}, "),
        CARDS: f"{APOLLO}  {notes}\n",
    }
    root = small_root(tmp_path / "root", files)
    for name, part in (("apollo", "all"), ("troy", "B  ")):
        told = run("show", name, root=root).out
        assert f"\nnotes fr     {part}    Un.\n                    Deux.\n" in told
        assert f"\nnotes en     {part}    One.\n                    Two.\n" in told
