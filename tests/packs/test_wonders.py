"""Wonders: sides, stages by number, what stages share, and their faults."""

import pytest

from cardgen.model.card import Cost, Payment
from cardgen.model.text import Icon
from cardgen.packs.pack import LoadedPack, load_pack
from tests.packs.conftest import CARD, PACK, WritePack

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


def loaded(write_pack: WritePack, wonders: str) -> LoadedPack:
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


WORDED = """\
- id: rome
  name: {fr: Rome, en: Rome}
  wonder: {fr: Le Colisée de Rome, en: The Colosseum of Rome}
  sides:
    A:
      produces: none
      power: [{discount: {coins: all}, of: leader}]
      text:
        fr: >-
          Les Leaders sont gratuits.
        en: >-
          Leaders are free.
      stages:
        1: {cost: free, power: [{vp: 2}]}
    B:
      produces: none
      stages:
        1-2:
          cost: free
          power: [{coins: 3}]
          text:
            fr: >-
              À la construction,
              recevez {coin:3}.
            en: >-
              Gain {coin:3}.
"""


def test_sides_and_stages_have_words(write_pack: WritePack) -> None:
    pack, findings = loaded(write_pack, WORDED)
    assert findings == ()
    assert pack is not None
    a, b = pack.wonders[0].sides["A"], pack.wonders[0].sides["B"]
    assert a.text == {"fr": ("Les Leaders sont gratuits.",), "en": ("Leaders are free.",)}
    assert (a.stages[0].text, b.text) == ({}, {})
    first, second = b.stages
    coins = Icon("coin", "3")
    assert first.text["fr"] == second.text["fr"] == ("À la construction, recevez ", coins, ".")
    assert (first.key, second.key, a.stages[0].key) == ("1-2", "1-2", "1")


@pytest.mark.parametrize(
    ("old", "new", "findings"),
    [
        ("        en: >-\n          Leaders are free.\n", "",
         ['9:9 language-missing: nothing in the language "en"']),
        ("            en: >-\n              Gain {coin:3}.\n", "",
         ['22:13 language-missing: nothing in the language "en"']),
        ("            en: >-", "            de: >-\n              Nimm 3.\n            en: >-",
         ['25:13 unknown-language: unknown language "de"']),
        ("en: >-\n              Gain {coin:3}.", "en: Gain three coins.",
         ["25:17 words-not-block: "
          "words stand in a block, so that colons, braces and commas are safe"]),
        ("recevez {coin:3}", "recevez {coin3!}",
         ['24:23 token: "{coin3!}" is neither icon nor words']),
        ("Gain {coin:3}", "Gain {1|2|3} coins",
         ['26:20 fragment-count: "{1|2|3}" has 3 alternatives for one Age']),
        (WORDED.partition("power: [{coins: 3}]\n")[2], "          text: Gain 3.\n",
         ['21:17 wrong-type: expected a map with fr and en, found the text "Gain 3."']),
        ("        fr: >-\n          Les Leaders sont gratuits.\n", "        fr: 3\n",
         ["9:13 wrong-type: expected words, found the number 3"]),
    ],
)  # fmt: skip
def test_faults_of_words(write_pack: WritePack, old: str, new: str, findings: list[str]) -> None:
    text = WORDED.replace(old, new)
    assert text != WORDED
    _, found = loaded(write_pack, text)
    said = [f"{f.place.line}:{f.place.column} {f.code}: {f.message}" for f in found]
    assert said == findings
    assert {f.card for f in found} == {"rome"}


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


NOTED = (
    ROME.replace(
        "    A:\n",
        "    A:\n      notes:\n        fr: [>-]\n        en: [>-]\n",
    )
    .replace("fr: [>-]", "fr:\n          - >-\n            Un à la fois.")
    .replace("en: [>-]", "en:\n          - >-\n            One at a time.")
)


def test_a_side_has_notes(write_pack: WritePack) -> None:
    pack, findings = loaded(write_pack, NOTED)
    assert findings == ()
    assert pack is not None
    sides = pack.wonders[0].sides
    assert sides["A"].notes == {"fr": ("Un à la fois.",), "en": ("One at a time.",)}
    assert sides["B"].notes == {}


def test_notes_of_a_side_speak_every_language(write_pack: WritePack) -> None:
    english = NOTED.partition("        en:\n")[0] + NOTED.partition("One at a time.\n")[2]
    _, (missing,) = loaded(write_pack, english)
    assert missing.code == "language-missing"
    assert '"en"' in missing.message
