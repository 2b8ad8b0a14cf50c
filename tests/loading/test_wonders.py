"""Wonders: sides, stages by number, what stages share, and their faults."""

import pytest

from cardgen.loading.pack import Loaded, load_pack
from cardgen.model.cost import Cost, Payment
from tests.loading.conftest import CARD, PACK, WritePack

ROME = """\
- id: rome
  name: {fr: {text: Rome, gender: f}, en: Rome}
  wonder: {fr: Le Colisée de Rome, en: The Colosseum of Rome}
  source: a list
  sides:
    A:
      produces: ore
      stages:
        1: {cost: {wood: 2}, power: [{vp: 3}]}
    B:
      produces: none
      power: [{discount: {coins: 2}, of: leader}]
      stages:
        1:
          cost: {clay: 1}
          power: [{coins: 5}]
        2-3:
          cost: {2: {stone: 1, cloth: 1}, 3: {stone: 2}}
          power: [{vp: 3}]
"""


def loaded(write_pack: WritePack, wonders: str) -> Loaded:
    pack = PACK + "wonders: wonders.yaml\n"
    files = {"pack.yaml": pack, "gods/a.yaml": CARD, "wonders.yaml": wonders}
    return load_pack(write_pack(files), "trial")


def test_a_wonder(write_pack: WritePack) -> None:
    pack, findings = loaded(write_pack, ROME)
    assert findings == ()
    assert pack is not None
    (rome,) = pack.wonders
    assert (rome.id, rome.pack, rome.sources) == ("rome", "trial", {"": "a list"})
    assert (rome.name["fr"].gender, rome.wonder["en"].text) == ("f", "The Colosseum of Rome")
    a, b = rome.sides["A"], rome.sides["B"]
    assert (a.produces, list(a.power), len(a.stages)) == ("ore", [], 1)
    assert (b.produces, len(b.power), len(b.stages)) == ("", 1, 3)
    assert str(rome.place("sides", "B", "power")) == "cards/trial/wonders.yaml:12:14"


def test_stages_share_an_entry_and_have_costs_of_their_own(write_pack: WritePack) -> None:
    pack, _ = loaded(write_pack, ROME)
    assert pack is not None
    first, second, third = pack.wonders[0].sides["B"].stages
    assert [stage.cost for stage in (first, second, third)] == [
        Cost((Payment("clay"),)),
        Cost((Payment("stone"), Payment("cloth"))),
        Cost((Payment("stone", 2),)),
    ]
    assert second.power is third.power


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("produces: ore", "produces: iron", '7:17 unknown-word: unknown word "iron"'),
        ("        1: {cost", "        2: {cost", "9:9 missing-key: nothing for stage 1"),
        ("2-3:\n", "2-x:\n", '17:9 wrong-type: expected a stage such as 1, found the text "2-x"'),
        ("{2: {stone: 1, cloth: 1}, 3: {stone: 2}}", "{2: free}",
         "18:17 missing-key: nothing for stage 3"),
        ("{2: {stone: 1, cloth: 1}, 3: {stone: 2}}", "{2-3: free, 4: free}",
         '18:29 wrong-type: expected a stage such as 2, found the text "4"'),
        ("        1: {cost: {wood: 2}, power", "        1: {power",
         '9:12 missing-key: missing key "cost"'),
        ("    A:\n", "    C:\n", '6:5 unknown-key: unknown key "C"'),
        ("- id: rome", "- id: apollo",
         '1:7 duplicate-id: the id "apollo" already stands at cards/trial/gods/a.yaml:1:7'),
        ("  wonder: {fr: Le Colisée de Rome, en: The Colosseum of Rome}\n", "",
         '1:3 missing-key: missing key "wonder"'),
    ],
)  # fmt: skip
def test_faults(write_pack: WritePack, old: str, new: str, finding: str) -> None:
    pack, findings = loaded(write_pack, ROME.replace(old, new))
    said = [f"{f.place.line}:{f.place.column} {f.code}: {f.message}" for f in findings]
    assert [line for line in said if line.startswith(finding)]
    assert pack is not None
    assert pack.wonders == ()


def test_a_file_of_wonders_that_is_not_there(write_pack: WritePack) -> None:
    text = PACK + "wonders: wonder.yaml\n"
    _, findings = load_pack(write_pack({"pack.yaml": text, "gods/a.yaml": CARD}), "trial")
    assert [str(f.place) for f in findings] == ["cards/trial/pack.yaml:8:10"]
    assert findings[0].code == "no-files"
