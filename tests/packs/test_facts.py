"""Decks that are facts alone, cards of Age decks, and the constants of a game."""

import pytest

from cardgen.model.card import Card
from cardgen.model.constants import Constants, DuelConstants, Row, Track, Zone
from cardgen.packs.pack import LoadedPack, load_pack
from tests.packs.conftest import PACK, WritePack

FACTS = PACK.replace(
    "{size: 65x100, layout: god, back: gods, cards: gods/*.yaml}",
    "{cards: gods/*.yaml, source: {cost: a list}}",
)
BATHS = """\
- id: baths
  name: {fr: Bains, en: Baths}
  colour: blue
  age: I
  copies: {3-6: 1, 7: 2}
  cost: {stone: 1}
  chain: [well, other/spring]
  chain symbol: drop
  power: [{vp: 3}]
"""


def loaded(write_pack: WritePack, pack: str, cards: str) -> LoadedPack:
    return load_pack(write_pack({"pack.yaml": pack, "gods/a.yaml": cards}), "trial")


def card(write_pack: WritePack, cards: str) -> Card:
    pack, findings = loaded(write_pack, FACTS, cards)
    assert findings == ()
    assert pack is not None
    return pack.cards[0]


def found(loaded: LoadedPack) -> list[str]:
    return [f"{f.place.line}:{f.place.column} {f.code}: {f.message}" for f in loaded.findings]


def test_a_deck_without_layout_is_not_printed_and_needs_no_words(write_pack: WritePack) -> None:
    pack, findings = loaded(write_pack, FACTS, BATHS)
    assert findings == ()
    assert pack is not None
    assert [deck.printed for deck in pack.decks] == [False]
    assert pack.printed_decks == ()
    printed = loaded(write_pack, PACK, BATHS)
    assert [finding.message for finding in printed.findings] == ['missing key "text"']
    assert printed.findings[0].help.startswith("add text: ")
    assert printed.pack is not None
    assert printed.pack.printed_decks == printed.pack.decks


def test_a_deck_with_half_of_what_printing_needs(write_pack: WritePack) -> None:
    half = FACTS.replace("{cards:", "{layout: god, cards:")
    assert found(loaded(write_pack, half, BATHS)) == [
        '7:9 missing-key: missing key "size"',
        '7:9 missing-key: missing key "back"',
    ]


def test_an_age_card(write_pack: WritePack) -> None:
    baths = card(write_pack, BATHS)
    assert (baths.colour, baths.ages, baths.copies) == ("blue", ("I",), 1)
    assert baths.dealt == ({3: 1, 4: 1, 5: 1, 6: 1, 7: 2}, {}, {})
    assert (baths.chain, baths.chain_symbol) == (("well", "other/spring"), "drop")


def test_copies_of_a_card_of_two_ages(write_pack: WritePack) -> None:
    twice = BATHS.replace("age: I", "age: [I, II]")
    same = card(write_pack, twice)
    assert (same.dealt[0], same.dealt[2]) == (same.dealt[1], {})
    each = "{I: {3-7: 1}, II: {3-6: 1, 7: 2}}"
    other = card(write_pack, twice.replace("{3-6: 1, 7: 2}", each))
    assert (other.dealt[0][7], other.dealt[1][7], other.dealt[2]) == (1, 2, {})


def test_copies_as_one_number_are_for_printing(write_pack: WritePack) -> None:
    three = card(write_pack, BATHS.replace("{3-6: 1, 7: 2}", "3"))
    assert (three.copies, three.dealt) == (3, ({}, {}, {}))


@pytest.mark.parametrize(
    ("said", "dealt"),
    [
        ("{3: 1, 4: 1, 5: 2, 6: 2, 7: 3}", (1, 1, 2, 2, 3)),
        ("{3-4: 1, 5-6: 2, 7: 3}", (1, 1, 2, 2, 3)),
        ("{6-7: 2, 3-5: 1}", (1, 1, 1, 2, 2)),
    ],
)
def test_copies_by_number_and_span(
    write_pack: WritePack, said: str, dealt: tuple[int, ...]
) -> None:
    baths = card(write_pack, BATHS.replace("{3-6: 1, 7: 2}", said))
    assert dict(baths.dealt[0]) == dict(zip(range(3, 8), dealt, strict=True))


@pytest.mark.parametrize(
    ("said", "findings"),
    [
        ("{3-4: 1, 4-7: 2}", ["5:20 duplicate-key: number of players 4 is given twice"]),
        ("{3-5: 1, 7: 2}", ["5:11 missing-key: nothing for number of players 6"]),
        ("{3-6: 1, 7-8: 2}",
         ['5:20 wrong-type: expected a number of players such as 3, found the text "7-8"',
          "5:11 missing-key: nothing for number of players 7"]),
        ("{3-6: 1, 7-6: 2}",
         ['5:20 wrong-type: expected a number of players such as 3, found the text "7-6"',
          "5:11 missing-key: nothing for number of players 7"]),
        ("{3-6: x, 7: 2}",
         ['5:17 wrong-type: expected a whole number from 0 to 99, found the text "x"']),
    ],
)  # fmt: skip
def test_faults_of_numbers_and_spans(write_pack: WritePack, said: str, findings: list[str]) -> None:
    """A span is read once, so what is wrong with it is told once."""
    assert found(loaded(write_pack, FACTS, BATHS.replace("{3-6: 1, 7: 2}", said))) == findings


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("{3-6: 1, 7: 2}", "two", "5:11 wrong-type: expected a number of copies"),
        ("{3-6: 1, 7: 2}", "{3-6: 1}", "5:11 missing-key: nothing for number of players 7"),
        ("{3-6: 1, 7: 2}", "{I: {3-7: -1}}", "5:21 wrong-type: expected a whole number from 0"),
        ("colour: blue", "colour: bleu",
         '3:11 unknown-word: unknown word "bleu": did you mean "blue"?'),
        ("age: I", "age: IV", '4:8 unknown-word: unknown word "IV"'),
        ("[well,", "[The Well,", "7:11 wrong-type: expected a card's id"),
    ],
)  # fmt: skip
def test_faults_of_an_age_card(write_pack: WritePack, old: str, new: str, finding: str) -> None:
    (said,) = found(loaded(write_pack, FACTS, BATHS.replace(old, new)))
    assert said.startswith(finding)


def test_the_source_of_a_deck_holds_where_a_card_says_none(write_pack: WritePack) -> None:
    assert card(write_pack, BATHS).sources == {"cost": "a list"}
    own = card(write_pack, BATHS + "  source: {cost: mine, power: house}\n")
    assert own.sources == {"cost": "mine", "power": "house"}


def test_chained_after(write_pack: WritePack) -> None:
    aqueduct = BATHS.replace("id: baths", "id: aqueduct").replace("[well, other/spring]", "baths")
    pack, _ = loaded(write_pack, FACTS, BATHS + aqueduct)
    assert pack is not None
    assert [later.id for later in pack.chained_after("baths")] == ["aqueduct"]
    assert pack.chained_after("aqueduct") == ()


def test_constants_are_laid_over_each_other(write_pack: WritePack) -> None:
    base = (
        "constants: {start coins: 3, sale: 3, price: 2, hand: 7, passing: {I: left, II: right, "
        "III: left}, victory: {I: 1, II: 3, III: 5}, defeat: -1, coins per point: 3, "
        "science set: 7, guilds beyond players: 2}\n"
    )
    pack, findings = loaded(write_pack, FACTS + base, BATHS)
    assert findings == ()
    assert pack is not None
    constants = Constants.of(pack.constants, {"start_coins": 6})
    assert (constants.start_coins, constants.hand, constants.victory) == (6, (7,) * 3, (1, 3, 5))
    with pytest.raises(TypeError, match="sale"):
        Constants.of({"start_coins": 6})


def test_duel_has_constants_of_its_own(write_pack: WritePack) -> None:
    track = "{spaces: 9, zones: [{from: 1, vp: 2}, {from: 3, vp: 5, loot: 2}]}"
    rows = "[{columns: [5, 7]}, {columns: [6], face: down}]"
    duel = FACTS.replace("seven-wonders", "duel")
    said = f"constants:\n  track: {track}\n  structures: {rows}\n"
    pack, findings = loaded(write_pack, duel + said, BATHS)
    assert findings == ()
    assert pack is not None
    assert pack.constants["track"] == Track(9, (Zone(1, 2), Zone(3, 5, 2)))
    assert pack.constants["structures"][2] == (Row((5, 7)), Row((6,), "down"))
    assert found(loaded(write_pack, FACTS + said, BATHS))[0].startswith("9:3 unknown-key")
    assert "track" in DuelConstants.__annotations__


def test_an_unknown_constant(write_pack: WritePack) -> None:
    (said,) = found(loaded(write_pack, FACTS + "constants: {start coin: 3}\n", BATHS))
    assert said == '8:13 unknown-key: unknown key "start coin": did you mean "start coins"?'
