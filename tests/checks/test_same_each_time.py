"""Findings do not depend on the order of sets, which changes with the seed of hashes, from one run
of the program to the next."""

import os
import subprocess
import sys
from pathlib import Path

from tests.checks.test_words import trial
from tests.small_root import ROOT

SEEDS = ("0", "1", "2", "3")
# A power, and words for it that no phrase has, as they may be held against several of its wordings.
CARDS = """\
- id: ops
  name: {fr: {text: Ops, gender: f}, en: Ops}
  pantheon: greek
  emblem: lyre
  cost: free
  power: [{vp: 2, per: {tokens: defeat, of: neighbours}}]
  text:
    fr: >-
      À la fin de la partie, marquez 2 points pour chacun des jetons Défaite de tous vos voisins.
    en: >-
      At the end of the game, score 2 points for each of your neighbours’ Defeat tokens.
  source: house
- id: pomona
  name: {fr: {text: Pomone, gender: f}, en: Pomona}
  pantheon: greek
  emblem: lyre
  cost: free
  power: [{coins: 1, per: {cards: [brown, grey], of: self and neighbours}}]
  text:
    fr: >-
      À l’invocation, recevez 1 pièce pour chaque carte marron ou grise d’un adversaire.
    en: >-
      On invocation, gain 1 coin for each brown or grey card of your opponents and you.
  source: house
"""
PROGRAM = """\
import sys
from pathlib import Path
from tests.checks.test_words import words_of
print(*(f"{one.place} {one.code} {one.message} {one.help}" for one in words_of(Path(sys.argv[1]))))
"""


def test_findings_are_the_same_with_every_seed_of_hashes(tmp_path: Path) -> None:
    root = trial(tmp_path, CARDS)
    told = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM, str(root)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in SEEDS
    }
    (same,) = told
    assert "words-" in same
