"""What is told of cards is looked at again once one of these is another, and only then; whatever
else it tells is not sought in it anew."""

from pathlib import Path

import pytest

from cardgen.output.cache_file import THESAURI
from cardgen.output.folder import CACHE_FOLDER
from cardgen.phrasebook.concepts import reader as concept_reader
from tests.checks.books import RULINGS
from tests.checks.fixtures import fixture
from tests.cli.test_edited_check import CARDS, SCENARIO
from tests.cli.test_kept_parts import COINS, counting, edited, kept
from tests.cli.test_repeated_check import afresh, check
from tests.small_root import copy_languages, small_root

__all__ = ["kept"]

OF_THE_CARD = {  # by check, what its card says where the note is wrong, and where it is right
    "choice-told": [("gain 3", "you may gain 3"), ("recevez", "vous pouvez recevoir")],
    "limit-told": [("times: 2", "times: 3")],
    "reach-told": [("an opponent you choose", "a neighbour"), ("un adversaire", "un voisin")],
    "term-told": [("of the game", "of the Age"), ("En fin de partie", "À la fin de l’Âge")],
    "thing-told": [("produce: stone", "produce: wood"), ("1 stone", "1 wood"), ("pierre", "bois")],
}
GALE = """\
- id: gale
  name: {fr: {text: Rafale, gender: f}, en: Gale}
  pantheon: greek
  emblem: lyre
  cost: free
  power: [{coins: 3}]
  text:
    fr: >-
      À l’invocation, recevez 3 pièces.
    en: >-
      On invocation, gain 3 coins.
"""
LOOKS = {"_strange": "held against cards", "CardStretches._about": "asked for their cards"}
HELD, _ = LOOKS.values()


def root_of(folder: Path, cards: str) -> Path:
    root = small_root(folder / "root", {"cards/trial/cards.yaml": cards}, every_drawing=True)
    copy_languages(root, "senses")
    (root / "build").mkdir()
    return root


@pytest.mark.parametrize("slug", OF_THE_CARD)
def test_what_a_note_tells_is_wrong_once_its_card_says_otherwise(slug: str, tmp_path: Path) -> None:
    wrong = str(fixture(slug).refused["cards/trial/cards.yaml"])
    head, notes, rest = wrong.partition("  notes:")
    for said, instead in OF_THE_CARD[slug]:
        assert said in head
        head = head.replace(said, instead)
    root = root_of(tmp_path, head + notes + rest)
    assert slug not in check(root).err
    (root / "cards/trial/cards.yaml").write_text(wrong, encoding="utf-8")
    again = check(root)
    assert slug in again.err
    assert again == afresh(root)


def test_only_what_tells_of_an_edited_card_is_held_against_cards(tmp_path: Path) -> None:
    cards = str(fixture("thing-told").corrected["cards/trial/cards.yaml"]) + GALE
    root = root_of(tmp_path, cards)
    check(root)
    with edited(root, "cards/trial/cards.yaml", "gain 3", "take 3"), counting(LOOKS) as done:
        check(root)
    assert not done
    with edited(root, "cards/trial/cards.yaml", "you produce", "you make"):
        with counting(LOOKS) as done:
            again = check(root)
        assert done[HELD] == 2  # one in each language
        assert again == afresh(root)


def test_what_words_tell_is_not_sought_anew_where_a_card_plays_otherwise(kept: Path) -> None:
    work = {"telling.<locals>.seek": "sheaves asked what they tell"}
    with edited(kept, CARDS, COINS, "- coins: 2"), counting(work) as done:
        again = check(kept)
    assert not done
    with edited(kept, SCENARIO, "to David alone", "to none but David"), counting(work) as done:
        check(kept)
    assert done
    with edited(kept, CARDS, COINS, "- coins: 2"):
        assert again == afresh(kept)


def test_a_link_is_broken_once_its_ruling_is_called_otherwise(kept: Path) -> None:
    with edited(kept, RULINGS, "id: one-squall", "id: two-squalls"):
        again = check(kept)
        assert "rulebook-link" in again.err
        assert again == afresh(kept)


def test_drawings_are_read_where_a_face_is_composed(kept: Path) -> None:
    work = {"KeptDrawings._kept": "drawings read"}
    with edited(kept, RULINGS, "One replaces", "One hides"), counting(work) as done:
        check(kept)
    assert not done
    with edited(kept, CARDS, "Softly", "Gently"), counting(work) as done:
        check(kept)
    assert done == {"drawings read": 1}


def test_a_thesaurus_is_compiled_for_the_first_words_that_no_phrase_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = root_of(tmp_path, GALE)
    copy_languages(root, "phrases", "thesaurus")
    cards = root / "cards/trial/cards.yaml"
    check(root)
    thesauri = root / "build" / CACHE_FOLDER / THESAURI
    assert not thesauri.exists()
    for words in ("fetch 3 coins", "seize 3 coins"):
        cards.write_text(GALE.replace("gain 3 coins", words), encoding="utf-8")
        assert words.split()[0] in check(root).err
        assert thesauri.is_file()
        monkeypatch.setattr(concept_reader, "load_thesaurus", None)  # not asked again
