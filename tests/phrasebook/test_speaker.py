"""What speaks: cards, sides and stages, all in one shape."""

from pathlib import Path

from cardgen.model.pack import Pack
from cardgen.packs.pack import load_pack
from cardgen.phrasebook.subjects import BoardPart, TextSubject, declared_powers, subjects_with_kinds
from tests.small_root import PACK, small_root

TROY = """\
- id: troy
  name: {fr: {text: Troie, gender: f}, en: Troy}
  wonder: {fr: Les Murs de Troie, en: The Walls of Troy}
  sides:
    A:
      produces: stone
      stages:
        1: {cost: free, power: [{vp: 3}]}
    B:
      produces: none
      power: [{shields: 1}]
      text:
        fr: >-
          Comptez 1 bouclier de plus.
        en: >-
          Count 1 extra shield.
      stages:
        1-2:
          cost: {1: {stone: 1}, 2: {stone: 2}}
          power: [{coins: 3}]
          text:
            fr: >-
              Recevez 3 pièces.
            en: >-
              Gain 3 coins.
        3-4:
          cost: free
          power: {3: [{vp: 1}], 4: [{vp: 2}]}
"""


def speaking(folder: Path, wonders: str = TROY) -> dict[str, tuple[TextSubject, str]]:
    files = {"cards/trial/pack.yaml": PACK + "wonders: w.yaml\n", "cards/trial/w.yaml": wonders}
    pack, findings = load_pack(small_root(folder / "root", files), "trial")
    assert findings == ()
    assert isinstance(pack, Pack)
    return {speaker.id: (speaker, bearer) for speaker, bearer in subjects_with_kinds(pack)}


def test_a_card_speaks_and_each_part_of_a_board(tmp_path: Path) -> None:
    found = {id: bearer for id, (_, bearer) in speaking(tmp_path).items()}
    stages = ("troy A 1", "troy B 1-2", "troy B 3", "troy B 4")
    assert found == {"apollo": "god", "troy B": "side", **dict.fromkeys(stages, "stage")}


def test_a_part_of_a_board_is_like_a_card(tmp_path: Path) -> None:
    stage, _ = speaking(tmp_path)["troy B 1-2"]
    assert isinstance(stage, BoardPart)
    assert (stage.pack, stage.name["fr"].text, stage.variants) == ("trial", "Troie", ())
    assert stage.text["en"] == (("Gain 3 coins.",),) * 3
    assert stage.entry["text"] == {"fr": "Recevez 3 pièces.", "en": "Gain 3 coins."}
    assert str(stage.place("text", "en")) == "cards/trial/w.yaml:24:17"
    assert str(stage.place("power")) == "cards/trial/w.yaml:20:18"
    side, _ = speaking(tmp_path / "again")["troy B"]
    assert str(side.place("text", "fr")) == "cards/trial/w.yaml:13:13"


def test_each_does_what_its_own_power_says(tmp_path: Path) -> None:
    powers = {id: declared_powers(speaker)[0] for id, (speaker, _) in speaking(tmp_path).items()}
    said = {id: [str(getattr(each, "effect", "")) for each in held] for id, held in powers.items()}
    assert said["troy B 3"] != said["troy B 4"]
    assert [len(held) for held in said.values()] == [1] * 6


def test_a_side_with_words_alone_speaks_too(tmp_path: Path) -> None:
    mute = TROY.replace("      power: [{shields: 1}]\n", "")
    side, _ = speaking(tmp_path, mute)["troy B"]
    assert declared_powers(side) == ((), (), ())
