"""Words that no phrase reads and somebody vouches for are still held against the other language."""

import re
from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.model.finding import Finding
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.small_root import copy_languages, small_root

CARD = """\
- id: pax
  name: {{fr: {{text: Paix, gender: f}}, en: Pax}}
  pantheon: greek
  emblem: lyre
  cost: free
  power: [{{discard: grey, from: opponent}}]
  text:
    fr: >-
      {fr}
    en: >-
      {en}
  source: house
"""
SEALS = re.compile(r"reviewed: (\{.*\})")
CODES = {"words-unread", "words-drift", "prose-drift", "prose-sense"}


def told(folder: Path, card: str) -> tuple[Finding, ...]:
    """What comparing words tells of a card, with all that a check reads over."""
    root = small_root(folder, {"cards/trial/cards.yaml": card}, every_drawing=True, phrases=True)
    copy_languages(root, "senses")
    project = load_project(root, Selection()).project
    return tuple(one for one in findings_of(project, prose=Prose(project)) if one.code in CODES)


@pytest.mark.parametrize(
    ("fr", "en", "codes"),
    [
        ("Défaussez 1 carte grise d’un rival.", "Discard 1 grey card of a rival.", set()),
        (
            "Défaussez 1 carte grise d’un rival.",
            "Discard 1 brown card of a rival.",
            {"prose-sense"},
        ),
        (
            "Défaussez 2 cartes grises d’un rival.",
            "Discard 3 grey cards of a rival.",
            {"prose-drift"},
        ),
        ("Ôtez une carte et {coin:2}.", "Take a card away and {coin:3}.", {"words-drift"}),
        ("Ôtez une carte et {coin:2}.", "Take a card and a {coin:2} away.", set()),
    ],
)
def test_seals_do_not_hide_that_languages_say_different_things(
    tmp_path: Path, fr: str, en: str, codes: set[str]
) -> None:
    card = CARD.format(fr=fr, en=en)
    (unread,) = told(tmp_path / "unsealed", card)
    seals = SEALS.search(unread.help)
    assert seals
    sealed = told(tmp_path / "sealed", card + f"  reviewed: {seals[1]}\n")
    assert {one.code for one in sealed} == codes, "\n".join(map(str, sealed))


@pytest.mark.parametrize(
    ("fr", "en", "codes"),
    [
        ("Deux voisins dansent.", "Two neighbours never dance.", {"prose-sense"}),
        ("À l’invocation, recevez 4 pièces.", "On invocation, gain 3 coins.", {"words-drift"}),
    ],
)
def test_words_without_a_power_are_held_against_the_other_language_once(
    tmp_path: Path, fr: str, en: str, codes: set[str]
) -> None:
    card = CARD.format(fr=fr, en=en).replace("[{discard: grey, from: opponent}]", "none")
    assert {one.code for one in told(tmp_path, card)} == codes
