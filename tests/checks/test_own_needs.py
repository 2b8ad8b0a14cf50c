"""A Guild of an expansion needs it where its power is about what that brings alone."""

from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.project.load import Selection, load_project
from tests.small_root import PACK, small_root

GUILD = """\
- id: {id}
  name: {{fr: {{text: {id}, gender: m}}, en: {id}}}
  {kind}
  emblem: lyre
  cost: free
{needs}  power:
    - vp: 2
      per: {{cards: {counted}, of: self}}
  text:
    fr: >-
      En fin de partie, marquez 2 points de victoire par {fr} de votre cité.
    en: >-
      At the end of the game, score 2 victory points per {en} in your city.
"""
WORDS = {"god": {"fr": "dieu", "en": "god"}, "brown": {"fr": "carte marron", "en": "brown card"}}
PURPLE, GOD = "colour: purple\n  age: III", "pantheon: greek"


@pytest.mark.parametrize(
    ("kind", "needs", "counted", "wrong"),
    [
        (PURPLE, "", "god", True),
        (PURPLE, "  needs: {play: [faith]}\n", "god", False),
        (PURPLE, "", "brown", False),
        (GOD, "", "god", False),  # who has one plays with gods
    ],
)
def test_what_joins_the_cards_of_every_game(
    kind: str, needs: str, counted: str, wrong: bool, tmp_path: Path
) -> None:
    card = GUILD.format(id="iris", kind=kind, needs=needs, counted=counted, **WORDS[counted])
    deck = PACK if kind == GOD else PACK.replace("kind: god", "kind: card")
    files = {"cards/faith/pack.yaml": deck, "cards/faith/cards.yaml": card}
    root = small_root(tmp_path / "root", files)
    loaded = load_project(root, Selection(packs=("faith",)))
    assert not loaded.lost
    told = [one for one in findings_of(loaded.project) if one.code == "needs-power"]
    assert bool(told) == wrong
