"""The moment of what a god does when it has left is refused on a card that stays."""

from pathlib import Path

from tests.checks.test_fixtures import found
from tests.small_root import PACK

CARDS = """\
- id: jason
  name: {fr: {text: Jason, gender: m}, en: Jason}
  pantheon: greek
  emblem: lyre
  cost: {coins: 2}
  power:
    - produce: wood
      when: next age
  text:
    fr: Au prochain Âge, vous produisez 1 bois.
    en: In the next Age, you produce 1 wood.
"""


def _told(folder: Path, kind: str) -> list[str]:
    files = {
        "cards/trial/pack.yaml": PACK.replace("kind: god", f"kind: {kind}"),
        "cards/trial/cards.yaml": CARDS,
    }
    every = found(folder, files, phrases=False, words_of="")
    return [f"{one.place.line} {one.message}" for one in every if one.code == "idle-clause"]


def test_what_stays_has_no_next_age(tmp_path: Path) -> None:
    assert _told(tmp_path / "leader", "leader") == [
        "8 `when: next age` does nothing here: only gods leave, and act later"
    ]


def test_what_leaves_has_one(tmp_path: Path) -> None:
    assert _told(tmp_path / "god", "god") == []
