"""Fields that a pack declares: what they may hold, what is wrong, what layouts see of them."""

from pathlib import Path

import pytest

from cardgen.layout.template.variables import declared_icons, front_variables
from cardgen.model.pack import Pack
from cardgen.model.text import Icon
from cardgen.packs.pack import load_pack
from tests.packs.conftest import CARD, PACK, WritePack

FIELDS = """\
fields:
  strength: {kind: number, min: 1, max: 9, required: true}
  trash cost: {kind: number}
  lore: {kind: text}
  rarity: {kind: choice, of: {common: {fr: Commune, en: Common}, rare: {fr: Rare, en: Rare}}}
  traits: {kind: list, of: [sea, night, storm]}
  remarks: {kind: list}
  symbol: {kind: sign}
  portrait: {kind: picture}
"""
SAID = """\
  strength: 3
  trash cost: 0
  lore: {fr: "La mer, {coin:2}.", en: Under the sea.}
  rarity: common
  traits: [sea, night]
  symbol: shield:2
  portrait: keeper.jpg
"""


def loaded(write_pack: WritePack, said: str, fields: str = FIELDS) -> tuple[Pack | None, list[str]]:
    root: Path = write_pack({"pack.yaml": PACK + fields, "gods/a.yaml": CARD + said})
    one = load_pack(root, "trial")
    told = [f"{at.place.file.rpartition('/')[2]}:{at.place.line}:{at.place.column} {at.code}: "
            f"{at.message}" for at in one.findings]  # fmt: skip
    return one.pack, told


def sound(write_pack: WritePack, said: str = SAID) -> Pack:
    pack, told = loaded(write_pack, said)
    assert not told
    assert pack
    return pack


def test_what_a_card_says_is_what_its_layout_sees(write_pack: WritePack) -> None:
    pack = sound(write_pack)
    seen = front_variables(pack.cards[0], pack, "fr", number=1, count=1)
    assert (seen["strength"], seen["trash_cost"]) == (3, 0)
    assert seen["lore"] == ("La mer, ", Icon("coin", "2"), ".")
    assert (seen["rarity"], seen["rarity_name"]) == ("common", "Commune")
    assert (seen["traits"], seen["traits_name"]) == (("sea", "night"), "sea, night")
    assert (seen["symbol"], seen["portrait"]) == ("shield:2", "cards/trial/art/keeper.jpg")
    assert front_variables(pack.cards[0], pack, "en", number=1, count=1)["lore"] == "Under the sea."
    assert list(declared_icons(pack.cards[0])) == [Icon("coin", "2"), Icon("shield", "2")]


def test_what_it_does_not_say_is_an_empty_text(write_pack: WritePack) -> None:
    pack = sound(write_pack, "  strength: 3\n")
    seen = front_variables(pack.cards[0], pack, "fr", number=1, count=1)
    names = ("trash_cost", "lore", "rarity", "rarity_name", "traits_name", "symbol", "portrait")
    assert {seen[name] for name in names} == {""}
    assert seen["traits"] == seen["remarks"] == ()


@pytest.mark.parametrize(
    ("typed", "instead", "told"),
    [
        ("  strength: 3\n", "", 'a.yaml:1:3 missing-key: missing key "strength"'),
        ("strength: 3", "strenght: 3",
         'a.yaml:13:3 unknown-key: unknown key "strenght": did you mean "strength"?'),
        ("strength: 3", "strength: 10",
         "a.yaml:13:13 wrong-type: expected a whole number from 1 to 9, found the number 10"),
        ("rarity: common", "rarity: comon",
         'a.yaml:16:11 unknown-word: unknown word "comon": did you mean "common"?'),
        ("[sea, night]", "[sea, nigth]",
         'a.yaml:17:17 unknown-word: unknown word "nigth": did you mean "night"?'),
        (', en: Under the sea.}', "}",
         'a.yaml:15:9 language-missing: nothing in the language "en"'),
        ("{coin:2}", "{coin 2}", 'a.yaml:15:23 token: "{coin 2}" is neither icon nor words'),
        ("shield:2", "Shield",
         'a.yaml:18:11 wrong-type: expected an icon such as coin:3, found the text "Shield"'),
        ("keeper.jpg", "../keeper.jpg",
         'a.yaml:19:13 wrong-type: expected the name of a picture, found the text "../keeper.jpg"'),
    ],
)  # fmt: skip
def test_a_slip_on_a_card_is_told_at_its_place(
    write_pack: WritePack, typed: str, instead: str, told: str
) -> None:
    assert typed in SAID
    _, found = loaded(write_pack, SAID.replace(typed, instead))
    assert told in found


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ("worth: number", 'pack.yaml:9:10 wrong-type: expected a map with kind: text, number, '
         'choice, list, sign or picture, found the text "number"'),
        ("worth: {kind: numbr}",
         'pack.yaml:9:17 unknown-word: unknown word "numbr": did you mean "number"?'),
        ("worth: {kind: text, max: 3}", 'pack.yaml:9:23 unknown-key: unknown key "max"'),
        ("worth: {kind: choice}", 'pack.yaml:9:10 missing-key: missing key "of"'),
        ("worth: {kind: number, min: 5, max: 3}",
         "pack.yaml:9:38 wrong-type: no number is from 5 to 3"),
        ("worth: {kind: choice, of: {low: {fr: Bas}}}",
         'pack.yaml:9:35 language-missing: nothing in the language "en"'),
        ("power: {kind: text}",
         'pack.yaml:9:3 field-taken: "power" is a key that every card may have'),
        ("rows: {kind: text}", 'pack.yaml:9:3 field-taken: layouts call something else "rows"'),
        ("if: {kind: text}", 'pack.yaml:9:3 field-taken: layouts call something else "if"'),
        ("kind: {kind: choice, of: [a]}\n  kind name: {kind: text}",
         'pack.yaml:10:3 field-taken: "kind_name" is what layouts print for the field "kind"'),
    ],
)  # fmt: skip
def test_a_slip_in_a_declaration_is_told_at_its_place(
    write_pack: WritePack, fields: str, told: str
) -> None:
    pack, found = loaded(write_pack, "", f"fields:\n  {fields}\n")
    assert pack is None
    assert told in found


def test_no_field_may_be_called_as_layouts_call_something_else(write_pack: WritePack) -> None:
    pack = sound(write_pack)
    own = {field.variable for field in pack.fields.values()}
    own |= {"rarity_name", "traits_name", "remarks_name"}
    seen = front_variables(pack.cards[0], pack, "fr", number=1, count=1)
    taken = sorted(set(seen) - own)
    assert len(taken) > 15
    fields = "".join(f"  {name.replace('_', ' ')}: {{kind: text}}\n" for name in taken)
    _, told = loaded(write_pack, "", f"fields:\n{fields}")
    assert len([one for one in told if "field-taken" in one]) == len(taken)


def test_a_field_that_cards_of_another_kind_lack_need_not_be_required(
    write_pack: WritePack,
) -> None:
    said = CARD + SAID.replace("  strength: 3\n", "")
    root = write_pack({"pack.yaml": PACK + FIELDS, "gods/a.yaml": said})
    (found, *_) = load_pack(root, "trial").findings
    assert found.code == "missing-key"
    assert "leave required: true out in pack.yaml" in found.help
