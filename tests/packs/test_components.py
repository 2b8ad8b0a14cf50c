"""What lies beside the cards: kinds with size and shape, and sets of boards and tokens."""

from collections.abc import Mapping
from typing import Any

import pytest

from cardgen.model.component import CutShape
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_pack
from cardgen.units import Size
from tests.packs.conftest import CARD, PACK, WritePack
from tests.packs.test_wonders import ROME

TOKENS = """\
components:
  booklets: 1
  rules: [wind, rain]
  boards: {kind: board, layout: board, of: wonders}
  markers:
    kind: token
    layout: token
    back: token
    of:
      rainbow: {name: {fr: Arc-en-ciel, en: Rainbow}, emblem: sun, pantheon: greek, copies: 3}
"""


def loaded(
    write_pack: WritePack, text: str, more: Mapping[str, str] | None = None
) -> tuple[Pack | None, list[str]]:
    files = {"pack.yaml": PACK + "wonders: wonders.yaml\n" + text, "gods/a.yaml": CARD}
    read = load_pack(write_pack({**files, "wonders.yaml": ROME, **(more or {})}), "trial")
    told = [f"{f.place.line}:{f.place.column} {f.code}: {f.message}" for f in read.findings]
    return read.pack, told


def test_what_lies_beside_the_cards(write_pack: WritePack) -> None:
    pack, told = loaded(write_pack, TOKENS)
    assert told == []
    assert pack is not None
    assert pack.components["booklets"] == 1
    assert pack.components["rules"] == ("wind", "rain")
    components: Any = pack.components
    boards, markers = components["boards"], components["markers"]
    assert (boards.kind, boards.size, boards.shape) == (
        "board", Size(250, 105), CutShape(corners=3.0),
    )  # fmt: skip
    assert (boards.layout, boards.back_layout) == ("board", "board")
    assert boards.members == pack.wonders
    (rainbow,) = markers.members
    assert (rainbow.id, rainbow.copies, rainbow.name["fr"].text) == ("rainbow", 3, "Arc-en-ciel")
    assert (markers.shape.form, markers.back_layout) == ("circle", "back-token")
    assert rainbow.place("id").line == rainbow.place("emblem").line == 18


def test_sets_are_printed_after_decks(write_pack: WritePack) -> None:
    pack, _ = loaded(write_pack, TOKENS)
    assert pack is not None
    assert [one.id for one in pack.printed_sets] == ["gods", "boards", "markers"]
    assert pack.printed_sets[0].entry == ("decks", "gods")


def test_a_kind_says_the_size_of_its_deck(write_pack: WritePack) -> None:
    plain = PACK.replace("size: 65x100, ", "kind: god, ")
    pack, told = loaded(write_pack, "", {"pack.yaml": plain})
    assert told == []
    assert pack is not None
    assert pack.decks[0].size == Size(65, 100)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("kind: token", "kind: tokn",
         '14:11 unknown-word: unknown word "tokn": did you mean "token"?'),
        ("of: wonders", "of: wonder", '12:44 unknown-word: unknown word "wonder":'
         ' did you mean "wonders"?'),
        ("booklets: 1", "booklets: 0",
         "10:13 wrong-type: expected a whole number from 1 to 9999, found the number 0"),
        ("fr: Arc-en-ciel, ", "", '18:23 language-missing: nothing in the language "fr"'),
        ("layout: token\n", "\n", '14:5 missing-key: missing key "layout"'),
    ],
)  # fmt: skip
def test_faults_of_components(write_pack: WritePack, old: str, new: str, told: str) -> None:
    text = TOKENS.replace(old, new, 1)
    assert text != TOKENS
    assert told in loaded(write_pack, text)[1]


BOXES = """\
components:
  boxes:
    kind: box
    layout: crate
    of:
      gods:
        holds: [gods]
        name: {fr: Essai, en: Trial}
        emblem: sun
        scene: greek
        colour: night
"""


def test_a_box_holds_decks(write_pack: WritePack) -> None:
    pack, told = loaded(write_pack, BOXES)
    assert told == []
    assert pack is not None
    (boxes,) = pack.box_sets
    (box,) = boxes.members
    assert (boxes.kind, boxes.layout_of("side"), box.holds) == ("box", "crate-side", ("gods",))
    assert (box.name["fr"].text, box.legend, box.place("holds").line) == ("Essai", (), 15)
    assert [of.id for of in pack.printed_sets] == ["gods"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("        emblem: sun\n", "", '15:9 missing-key: missing key "emblem"'),
        ("holds: [gods]", "hold: [gods]", '15:9 unknown-key: unknown key "hold": did you mean'
         ' "holds"?'),
        ("kind: box", "kind: token", '11:11 unknown-word: unknown word "token"'),
    ],
)  # fmt: skip
def test_faults_of_boxes(write_pack: WritePack, old: str, new: str, told: str) -> None:
    text = BOXES.replace(old, new, 1)
    assert text != BOXES
    assert told in loaded(write_pack, text)[1]


def test_a_game_without_kinds_has_none(write_pack: WritePack) -> None:
    files = {"../games/dice.yaml": "colours: [red]\n"}
    text = PACK.replace("seven-wonders", "dice")
    loaded = load_pack(write_pack({"pack.yaml": text, "gods/a.yaml": "[]\n", **files}), "trial")
    assert loaded.findings == ()
    assert loaded.pack is not None
    assert dict(loaded.pack.game.kinds) == {}
