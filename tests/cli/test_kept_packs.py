"""What a check after an edit collects and asks again: the pack in which something is said that was
not, and of others only what the edit can concern."""

from collections import Counter
from pathlib import Path

import pytest

from tests.checks.books import book_files
from tests.cli.test_edited_check import CARDS
from tests.cli.test_kept_parts import counting, edited
from tests.cli.test_repeated_check import afresh, check
from tests.small_root import PACK, USED, small_root

OTHER = "cards/other/cards.yaml"
NOTE_OF_BREEZE = """
  notes:
    fr:
      - >-
        Ne mélangez pas les dieux, ni de quoi faire un galet.
    en:
      - >-
        Never shuffle the gods, nor what makes a galle.
"""
NOTE_OF_ZEPHYR = """\
  notes:
    fr:
      - >-
        Ne mélangez pas Brise, ni ce Galet.
    en:
      - >-
        Never shuffle Breeze, nor that Galle.
"""
ZEPHYR = """\
- id: zephyr
  name: {fr: {text: Zéphyr, gender: m}, en: Zephyr}
  pantheon: greek
  emblem: lyre
  cost: {I: free, II: {stone: 1}, III: {stone: 1, clay: 1}}
  power:
    - coins: 2
  text:
    fr: >-
      À l’invocation, recevez {coin:2} de la banque.
    en: >-
      On invocation, gain {coin:2} from the bank.
"""
WORK = {
    "PackProse.said": "packs collected",
    "vocabulary": "vocabularies made",
    "NameIndex.__init__": "indexes of names made",
    "load_orthography": "manners read",
    "load_senses": "senses read",
    "Witnesses.named": "words searched for cards",
}
PACKS, WORDS, INDEXES, MANNERS, SENSES, NAMED = WORK.values()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A root of two packs that was checked; each speaks of a card of the other."""
    files = book_files()
    files[CARDS] = files[CARDS].replace("\n\n- id: gale", f"{NOTE_OF_BREEZE}\n- id: gale", 1)
    files["cards/other/pack.yaml"] = PACK.replace("components: {booklets: 1}\n", "")
    files[OTHER] = ZEPHYR + NOTE_OF_ZEPHYR
    root = small_root(
        tmp_path_factory.mktemp("kept") / "root", files, drawings=(*USED, "next"), phrases=True
    )
    (root / "cards/trial/cards.yaml").unlink()
    (root / "build").mkdir()
    assert check(root).err == ""
    return root


def again(root: Path, file: str, before: str, after: str) -> tuple[Counter[str], str]:
    """What is done after an edit, and what is told, which is what a check from nothing tells."""
    with edited(root, file, before, after):
        with counting(WORK) as done:
            told = check(root)
        assert told == afresh(root)
        return done, told.err


def test_a_word_of_a_pack_has_that_pack_alone_collected(kept: Path) -> None:
    done, told = again(kept, OTHER, "Never shuffle", "Do not shuffle")
    assert told == ""
    # Nobody asks which cards it is about, since it tells nothing that is held against one.
    assert done == {PACKS: 1, WORDS: 1, INDEXES: 1}


def test_a_name_is_asked_of_every_pack(kept: Path) -> None:
    done, told = again(kept, CARDS, "en: Breeze}", "en: Breezy}")
    assert "other/cards.yaml" in told
    assert '"Breeze" is spelt otherwise' in told
    assert done[PACKS] == 2


def test_a_word_in_small_letters_is_asked_of_packs_that_have_it(kept: Path) -> None:
    _, told = again(kept, CARDS, "makes a galle", "makes a storm")
    assert '"Galle" is spelt otherwise' in told
    done, told = again(kept, CARDS, "Never shuffle the gods", "Shuffle no gods")
    assert told == ""
    assert done[PACKS] == 1  # though “shuffle” stands in small letters in the other pack
