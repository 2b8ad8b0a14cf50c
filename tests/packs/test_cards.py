"""A card's entry becomes a Card; every fault is told at its place."""

import re
from collections.abc import Sequence

import pytest

from cardgen.model.card import Card, Cost, Name, Needs, Payment, Players
from cardgen.model.text import Icon
from cardgen.packs.pack import load_pack
from tests.packs.conftest import CARD, WritePack

FULL = (
    CARD
    + """\
  flavour:
    fr: >-
      Sa lyre.
    en: >-
      His lyre.
  notes:
    fr:
      - >-
        Une {coin:1}.
      - >-
        Deux.
    en: >-
      One.
  players: {min: 3, advised: 6}
  needs: {play: [teams, cities], cards: leaders}
  variants:
    - with: cities
      power: {I-II: [{coins: 1}], III: [{coins: 2}]}
      said: booklet
  printed: {II: {icons: [coin:5, per, "laurel:-1"], exception: the seed prints it so}}
  replaces: hestia-red
  marker: apollo
  focus: [0.5, 0.25]
  copies: 2
  source: {cost: {I: house, II: seed 156, III: house}, power: seed 206}
"""
)


def card(write_pack: WritePack, text: str) -> tuple[tuple[Card, ...], list[str]]:
    loaded = load_pack(write_pack({"gods/a.yaml": text}), "trial")
    assert loaded.pack is not None
    found = [f"{f.place.line}:{f.place.column} {f.code}: {f.message}" for f in loaded.findings]
    return loaded.pack.cards, found


def test_every_field(write_pack: WritePack) -> None:
    (apollo,), findings = card(write_pack, FULL)
    assert findings == []
    assert (apollo.id, apollo.pack, apollo.pantheon, apollo.emblem) == (
        "apollo", "trial", "greek", "lyre",
    )  # fmt: skip
    assert apollo.name == {"fr": Name("Apollon", "m", False, True), "en": Name("Apollo")}
    stone = Cost((Payment("stone", 1),))
    assert apollo.cost == (Cost(), stone, stone)
    assert apollo.power == ([{"coins": 3}], [{"coins": 5}], [{"coins": 7}])
    assert apollo.text["fr"][2] == ("Recevez ", Icon("coin", "7"), ".")
    assert apollo.flavour == {"fr": "Sa lyre.", "en": "His lyre."}
    assert apollo.notes["fr"] == (("Une ", Icon("coin", "1"), "."), ("Deux.",))
    assert apollo.notes["en"] == (("One.",),)
    assert apollo.players == Players(3, 6)
    assert apollo.needs == Needs(("teams", "cities"), ("leaders",))
    assert apollo.variants[0].power == ([{"coins": 1}], [{"coins": 1}], [{"coins": 2}])
    assert (apollo.variants[0].when, apollo.variants[0].said) == ("cities", "booklet")
    one, two, three = apollo.printed
    assert one is three is None
    assert two is not None
    assert two.icons == (Icon("coin", "5"), Icon("per"), Icon("laurel", "−1"))
    assert (apollo.replaces, apollo.marker, apollo.copies) == ("hestia-red", "apollo", 2)
    assert apollo.focus == (0.5, 0.25)
    assert apollo.sources == {
        "cost.I": "house", "cost.II": "seed 156", "cost.III": "house", "power": "seed 206",
    }  # fmt: skip
    assert str(apollo.place("power", 0, "coins", "II")) == "cards/trial/gods/a.yaml:7:25"


def test_what_two_cards_pay_is_one_object(write_pack: WritePack) -> None:
    cards, _ = card(write_pack, CARD + CARD.replace("id: apollo", "id: hermes"))
    (first, second) = (each.cost[1].payments for each in cards)
    assert first[0] is second[0]


def test_what_is_the_same_in_all_ages_is_one_object(write_pack: WritePack) -> None:
    (apollo,), _ = card(write_pack, CARD.replace("{coin:3|5|7}", "{coin}"))
    assert apollo.text["fr"][0] is apollo.text["fr"][2]
    assert apollo.cost[1] is apollo.cost[2]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("{stone: 1}", "{ston: 1}",
         '5:28 unknown-cost: unknown cost "ston": did you mean "stone"?'),
        ("{stone: 1}", "{stone: 0}",
         "5:35 wrong-type: expected a whole number from 1 to 99, found the number 0"),
        ("{stone: 1}", "stone",
         '5:27 wrong-type: expected free, or a map such as {stone: 1, coins: 2}, found the text '
         '"stone"'),
        ("{stone: 1}", "{}",
         "5:27 wrong-type: expected free, or a map such as {stone: 1, coins: 2}, found an empty "
         "map"),
        ("II-III: {stone", "II: {stone", "5:9 ages-hole: nothing for Age III"),
        ("- coins: {I: 3, II: 5, III: 7}", "- free",
         '7:7 wrong-type: expected an ability such as coins: 3, found the text "free"'),
        ("gender: m", "gender: x", '2:38 unknown-word: unknown word "x"'),
        ("elides: true", "elides: no",
         '2:49 wrong-type: expected true or false, found the text "no"'),
        ("fr: {text: Apollon, gender: m, elides: true}, ", "",
         '2:9 language-missing: nothing in the language "fr"'),
        ("emblem: lyre", "emblem: Lyre",
         '4:11 wrong-type: expected an emblem in small letters, found the text "Lyre"'),
        ("Gain {coin:3|5|7}", "Gain {coin:3|5}",
         '12:12 fragment-count: "{coin:3|5}" has 2 alternatives for 3 Ages'),
    ],
)  # fmt: skip
def test_faults(write_pack: WritePack, old: str, new: str, found: str) -> None:
    cards, findings = card(write_pack, CARD.replace(old, new))
    assert findings == [found]
    assert len(cards) == 0


@pytest.mark.parametrize(("typed", "meant"), [("Marée Haute", ": type maree-haute"), ("…", "")])
def test_an_id_that_cannot_be_one_is_told_with_the_nearest_that_can(
    write_pack: WritePack, typed: str, meant: str
) -> None:
    root = write_pack({"gods/a.yaml": CARD.replace("id: apollo", f"id: {typed}")})
    help = [one.help for one in load_pack(root, "trial").findings if one.code == "wrong-type"]
    assert help == [f"small letters a-z, digits, single hyphens between them{meant}"]


@pytest.mark.parametrize(
    ("old", "new", "help"),
    [
        ("emblem: lyre", "emblem: lyre.svg",
         "type lyre: the name alone, without folder and ending"),
        ("emblem: lyre", "emblem: templates/emblems/club-and-bow.svg",
         "type club-and-bow: the name alone, without folder and ending"),
        ("emblem: lyre", "emblem: Club and Bow.PNG",
         "type club-and-bow: the name alone, without folder and ending"),
        ("emblem: lyre", "emblem: lyre#nice",
         "a comment has a space before its #: type lyre #nice"),
        ("{stone: 1}", "{stone: 0}", "leave stone out; what costs nothing is free"),
        ("{stone: 1}", "[stone, clay, stone]", "type {stone: 2, clay: 1}"),
        ("- coins: {I: 3, II: 5, III: 7}", "- 2 coins", "type - coins: 2"),
        ("- coins: {I: 3, II: 5, III: 7}", "- free", "type - effect: value"),
        ("\n    - coins: {I: 3, II: 5, III: 7}", " gain 2 coins",
         "type it on the next line, with a hyphen: - coins: 2"),
        ("emblem: lyre", "emblem: lyre\n  age: 2", "type II"),
        ("emblem: lyre", "emblem: lyre\n  focus: [50%, 0.2]", "type 0.5"),
        ("emblem: lyre", 'emblem: lyre\n  focus: ["0,5", 0.2]', "type 0.5"),
        ("emblem: lyre", "emblem: lyre\n  focus: [5mm, 0.2]", "write a number from 0 to 1"),
        ("emblem: lyre", "emblem: lyre\n  printed: {II: {icons: [at once]}}", "type at-once"),
        ("emblem: lyre", "emblem: lyre\n  printed: {II: {icons: [Coin 3]}}", "type coin:3"),
        ("emblem: lyre", "emblem: lyre\n  accepts: cost-order", "type {cost-order: why}"),
        ("emblem: lyre", "emblem: lyre\n  accepts: [cost-order]", "type {cost-order: why}"),
        ("{stone: 1}", '{stone: "2"}', "write it without quotes: 2"),
        ("{stone: 1}", '{stone: "200"}', "write a whole number from 1 to 99"),
    ],
)  # fmt: skip
def test_what_to_type_instead(write_pack: WritePack, old: str, new: str, help: str) -> None:
    root = write_pack({"gods/a.yaml": CARD.replace(old, new)})
    told = [one.help for one in load_pack(root, "trial").findings if one.code == "wrong-type"]
    assert told == [help]


@pytest.mark.parametrize("ages", ["123", ("i", "ii", "iii"), "ⅠⅡⅢ", ("Age I", "âge 2", "AGE III")])
def test_ages_of_a_cost_that_are_written_otherwise(
    write_pack: WritePack, ages: Sequence[str]
) -> None:
    first, second, third = ages
    typed = f"cost: {{{first}: free, {second}: {{stone: 1}}, {third}: {{stone: 2}}}}"
    root = write_pack({"gods/a.yaml": re.sub("cost: .*", typed, CARD)})
    (found,) = load_pack(root, "trial").findings
    assert found.message == f'"{first}" is no Age here: they are I, II and III'
    assert found.help == "type {I: free, II: {stone: 1}, III: {stone: 2}}"


def test_an_age_that_is_written_twice_is_not_told_to_be_typed_twice(write_pack: WritePack) -> None:
    root = write_pack({"gods/a.yaml": re.sub("cost: .*", "cost: {1: free, i: {stone: 1}}", CARD)})
    findings = load_pack(root, "trial").findings
    assert findings
    assert not [one for one in findings if "I: free, I:" in one.help or "no Age" in one.message]


def test_a_card_that_nothing_tells_the_kind_of(write_pack: WritePack) -> None:
    cards, findings = card(write_pack, CARD.replace("  pantheon: greek\n", ""))
    assert findings == ['7:9 missing-key: missing key "kind": apollo has no colour and no pantheon']
    assert len(cards) == 1


@pytest.mark.parametrize(
    ("field", "code"),
    [
        ("players: {min: 0}", "wrong-type"), ("needs: {paly: x}", "unknown-key"),
        ("needs: {play: A B}", "wrong-type"), ("variants: [{with: cities}]", "missing-key"),
        ("printed: {icons: [coin]}", "wrong-type"),
        ("printed: {I: {icons: [coin x], exception: y}}", "wrong-type"),
        ("printed: {I: {exception: y}}", "missing-key"), ("replaces: A/B", "wrong-type"),
        ("printed: {I: {icons: [coin], exception: ''}}", "wrong-type"),
        ("focus: [0.5]", "wrong-type"), ("focus: [0.5, 2]", "wrong-type"),
        ("focus: [0.5, 0.5, 0.5]", "wrong-type"),
        ("copies: 0", "wrong-type"), ("source: 3", "wrong-type"),
        ("source: {cost: 3}", "wrong-type"),
        ("flavour: {fr: '', en: x}", "wrong-type"), ("notes: {fr: [], en: x}", "wrong-type"),
    ],
)  # fmt: skip
def test_faults_of_other_fields(write_pack: WritePack, field: str, code: str) -> None:
    loaded = load_pack(write_pack({"gods/a.yaml": f"{CARD}  {field}\n"}), "trial")
    errors = [finding for finding in loaded.findings if finding.severity == "error"]
    assert {finding.code for finding in errors} == {code}
    assert {(finding.place.line, finding.card) for finding in errors} == {(13, "apollo")}


def test_a_misspelt_key_is_taken_for_the_nearest(write_pack: WritePack) -> None:
    """What else is wrong with the card is told beside it."""
    ((apollo,), findings) = card(write_pack, CARD.replace("pantheon", "panteon"))
    assert findings == ['3:3 unknown-key: unknown key "panteon": did you mean "pantheon"?']
    assert apollo.pantheon == "greek"


def test_a_key_that_nobody_knows_is_left_out(write_pack: WritePack) -> None:
    ((apollo,), findings) = card(write_pack, CARD.replace("  emblem", "  xyzzy: 1\n  emblem"))
    assert [one.split()[1] for one in findings] == ["unknown-key:"]
    assert apollo.emblem == "lyre"


def test_all_faults_of_a_file_come_at_once(write_pack: WritePack) -> None:
    broken = CARD.replace("pantheon", "panteon").replace("free", "fre").replace("|5|", "|b|")
    _, findings = card(write_pack, broken + CARD.replace("emblem", "emblm"))
    assert [finding.split()[1] for finding in findings] == [
        "unknown-key:", "wrong-type:", "fragment-icon:", "fragment-icon:", "unknown-key:",
        "duplicate-id:",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a: 1\n", "1:1 card-entry: expected a list of cards, found a map"),
        ("- a\n", '1:3 card-entry: expected a card, found the text "a"'),
        ("- name: x\n", "1:3 card-entry: a card without an id"),
        ("- id: 3\n", "1:3 card-entry: a card needs an id, found the number 3"),
    ],
)
def test_entries_that_are_no_cards(write_pack: WritePack, text: str, found: str) -> None:
    assert card(write_pack, text) == ((), [found])


def test_a_cost_typed_as_words_is_told_as_it_is_written(write_pack: WritePack) -> None:
    text = CARD.replace("{I: free, II-III: {stone: 1}}", "{I: 2 any brown, II: stone, III: free}")
    loaded = load_pack(write_pack({"gods/a.yaml": text}), "trial")
    helps = [finding.help for finding in loaded.findings]
    assert helps == ["write {any brown: 2}", "write {stone: 1}"]


def test_costs_by_age_inside(write_pack: WritePack) -> None:
    text = CARD.replace("{I: free, II-III: {stone: 1}}", "{coins: {I: 1, II-III: 2}, any brown: 1}")
    (apollo,), _ = card(write_pack, text)
    assert apollo.cost[0].payments == (Payment("coins", 1), Payment("any brown", 1))
    assert apollo.cost[2].payments == (Payment("coins", 2), Payment("any brown", 1))


def test_a_name_may_be_plural(write_pack: WritePack) -> None:
    (apollo,), _ = card(write_pack, CARD.replace("gender: m", "number: pl"))
    assert apollo.name["fr"] == Name("Apollon", plural=True, elides=True)


def test_words_outside_blocks_are_warned_of(write_pack: WritePack) -> None:
    text = CARD.replace("fr: >-\n      Recevez {coin:3|5|7}.", "fr: Recevez.")
    cards, findings = card(write_pack, text)
    assert len(cards) == 1
    assert [finding.split()[1] for finding in findings] == ["words-not-block:"]


def test_a_dash_before_an_ability_is_named(write_pack: WritePack) -> None:
    root = write_pack({"gods/a.yaml": CARD.replace("- coins", "– coins")})
    (finding,) = load_pack(root, "trial").findings
    assert finding.help == "begin each ability with a hyphen, -: – is a dash"


@pytest.mark.parametrize(
    ("key", "meant"), [("3", ': did you mean "III"?'), ("iii", ': did you mean "III"?'), ("IV", "")]
)
def test_a_key_that_means_an_age(write_pack: WritePack, key: str, meant: str) -> None:
    cost = f"cost: {{I: free, II: free, {key}: free}}"
    lines = [cost if "cost:" in line else line for line in CARD.splitlines()]
    text = "\n".join(f"  {line}" if line == cost else line for line in lines)
    root = write_pack({"gods/a.yaml": f"{text}\n"})
    found = [one.message for one in load_pack(root, "trial").findings if one.code == "ages-mixed"]
    assert found == [f'"{key}" stands among keys that are Ages{meant}']
