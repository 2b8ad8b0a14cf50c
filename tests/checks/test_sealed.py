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
OUTDATED = "words-reviewed"
CODES = {OUTDATED, "words-unread", "words-drift", "prose-drift", "prose-sense"}


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


# One language names a cost and the other something else: a doubt, since both may say the same.
FREE = "Désormais, embauchez sans dépenser la moindre pièce.", "From now on, hiring costs no coins."
TURNED = "Avant la fin, défaussez 1 carte grise.", "After the end, discard 1 grey card."


def sealed(folder: Path, fr: str, en: str) -> str:
    """The card with the seals that a check tells."""
    card = CARD.format(fr=fr, en=en)
    (unread,) = told(folder, card)
    seals = SEALS.search(unread.help)
    assert seals
    return f"{card}  reviewed: {seals[1]}\n"


COUNTED = "Ôtez 1 carte grise, jusqu’à 3 fois.", "Take 1 grey card away, and again, and again."


@pytest.mark.parametrize(("words", "check"), [(FREE, "prose-sense"), (COUNTED, "prose-drift")])
def test_of_words_whose_seals_hold_nothing_is_doubted(
    tmp_path: Path, words: tuple[str, str], check: str
) -> None:
    card = sealed(tmp_path / "unsealed", *words)
    assert told(tmp_path / "sealed", card) == ()
    outdated = told(tmp_path / "outdated", card.replace("fr: >-\n      ", "fr: >-\n      Vite : "))
    assert check in [one.check for one in outdated]


def test_what_is_surely_wrong_is_told_of_them_too(tmp_path: Path) -> None:
    (one,) = told(tmp_path / "sealed", sealed(tmp_path / "unsealed", *TURNED))
    assert (one.check, one.severity) == ("prose-sense", "error")


def test_once_a_seal_holds_no_longer_the_doubt_says_what_settles_it(tmp_path: Path) -> None:
    card = sealed(tmp_path / "unsealed", *FREE)
    changed = told(tmp_path / "sealed", card.replace("embauchez", "embauchez vite"))
    (doubt,) = (one for one in changed if one.check != OUTDATED)
    assert (doubt.check, doubt.severity) == ("prose-sense", "warning")
    assert doubt.help.endswith(
        "both say the same? vouch for them with the seal that words-reviewed tells"
    )


def test_a_seal_that_holds_no_longer_tells_what_is_told_without_it(tmp_path: Path) -> None:
    card = sealed(tmp_path / "unsealed", *FREE).replace("embauchez", "embauchez vite")
    (outdated,) = (one for one in told(tmp_path / "sealed", card) if one.check == OUTDATED)
    bare, _, _ = card.partition("  reviewed:")
    without = [one.message for one in told(tmp_path / "bare", bare) if one.language != "en"]
    first, effect, how = outdated.help.split("\n")
    assert effect.startswith("the effect: ")
    assert first == f"without it: {without[0]}"
    assert how.startswith("compare them again, then type fr: ")


def test_words_that_say_another_power_are_not_sealed_again_unseen(tmp_path: Path) -> None:
    card = CARD.replace("discard: grey, from: opponent", "coins: 3")
    free = card.format(fr="Que l’or pleuve : 3 pièces.", en="On invocation, gain 3 coins.")
    (unread,) = told(tmp_path / "unsealed", free)
    seals = SEALS.search(unread.help)
    assert seals
    mistaken = card.format(fr="Perdez 3 pièces.", en="On invocation, gain 3 coins.")
    changed = f"{mistaken}  reviewed: {seals[1]}\n"
    (outdated,) = (one for one in told(tmp_path / "sealed", changed) if one.check == OUTDATED)
    wrong = 'French says "Perdez" (what is done: lose), the effect has gain'
    assert outdated.help.startswith(f"without it: {wrong}\n")


GOLD = "Que l’or pleuve : 4 pièces.", "On invocation, gain 3 coins."
RED = (
    "À l’invocation, recevez {3 pièces|5 pièces|7 pièces} par carte bleue de votre cité.",
    "Let gold rain on the azure sea: {3|5|7} ducats and nothing else, for each of your red cards.",
)
SEEN = [
    ((), "coins: 3", "fr", GOLD, "fr has 4, the effect has not"),
    (
        ("thesaurus",), "coins: {{I: 3, II: 5, III: 7}}, per: {{cards: blue, of: self}}", "en", RED,
        'English says "red" (of which kind: red), the effect has blue',
    ),
]  # fmt: skip


@pytest.mark.parametrize(("parts", "power", "language", "words", "told"), SEEN)
def test_what_words_say_otherwise_is_told_though_they_were_vouched_for_unseen(
    tmp_path: Path,
    parts: tuple[str, ...],
    power: str,
    language: str,
    words: tuple[str, str],
    told: str,
) -> None:
    fr, en = words
    card = CARD.replace("discard: grey, from: opponent", power).format(fr=fr, en=en)
    (found,) = (one for one in seen(tmp_path / "unsealed", card, parts) if one.language == language)
    assert told in (found.message, *found.help.splitlines())
    seals = SEALS.search(found.help)
    assert seals
    assert found.severity == "error"
    blind = f"{card}  reviewed: {seals[1]}\n"
    (warned,) = seen(tmp_path / "sealed", blind, parts)
    assert (warned.check, warned.severity) == ("words-sealed", "warning")
    assert warned.message == f"vouched for all the same: {told}"
    settled = blind + "  accepts: {words-sealed: rain is a pool}\n"
    assert seen(tmp_path / "settled", settled, parts) == []


def seen(folder: Path, card: str, parts: tuple[str, ...]) -> list[Finding]:
    """What checks of words tell of a card, with some files of its languages beside phrases."""
    root = small_root(folder, {"cards/trial/cards.yaml": card}, every_drawing=True, phrases=True)
    copy_languages(root, *parts)
    project = load_project(root, Selection()).project
    return [one for one in findings_of(project) if one.check.startswith("words-")]
