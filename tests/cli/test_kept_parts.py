"""What a check does again after an edit: that which reads what was edited, and nothing else."""

import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, MappingProxyType
from typing import NamedTuple

import pytest

from tests.checks.books import EN, FR, PACK, RULINGS, book_files
from tests.checks.fixtures import FOLDER, fixture
from tests.cli.test_edited_check import CARDS
from tests.cli.test_repeated_check import afresh, check
from tests.small_root import USED, copy_languages, small_root

WORK = {  # by the function that does it
    "with_variations": "powers of texts typed",
    "ScenarioReader.read": "scenarios read",
    "run_scenario": "scenarios played",
    "read_rulebook": "rulebooks read",
    "NameIndex.slip": "words held against names",
    "_around_names": "sheaves searched for names",
    "where_told": "signs held against words",
    "compose_boxes": "boxes composed",
    "FaceComposer.face": "faces composed",
}
FLAVOUR = """
  flavour:
    fr: >-
      Doucement, sans 7 pièces.
    en: >-
      Softly, not as a galle with 7 coins.
  notes:
    fr:
      - >-
        Ces pièces viennent de la réserve.
    en:
      - >-
        These coins come from the reserve.
"""
BOX = """
  booklets: 1
  markers: [gust]
  boxes:
    kind: box
    layout: crate
    of:
      trial:
        holds: [winds, calms]
        name: {fr: Essai, en: Trial}
        emblem: lyre
        scene: greek
        colour: red
"""
AID = """
- id: coins
  title: {fr: Vos pièces, en: Your coins}
  lines:
    - signs: coin
      text:
        fr: >-
          Comptez vos pièces.
        en: >-
          Count your coins.
"""
# In English no slip for Gale, since a card says so in small letters.
LAST = {
    EN: "\nThe Galle is no god, nor is the {count:boxes} box.\n\n{card:breeze} gives no 7 coins.\n",
    FR: "\nUn souffle n’est pas un dieu, ni la {count:boxes} boîte.\n"
    "\n{card:breeze} ne donne pas 7 pièces.\n",
}


class Edit(NamedTuple):
    """Words of a file, what stands there then, and how often each thing is done again."""

    file: str
    before: str
    after: str
    done: dict[str, int]


TYPED, READ, PLAYED, BOOKS, NAMES, SHEAVES, SIGNS, BOXES, FACES = WORK.values()
COINS = "- coins: 3"
ON_A_CARD = {TYPED: 1, FACES: 4}
PLAYED_AGAIN = {**ON_A_CARD, READ: 1, PLAYED: 1, BOOKS: 2}
EDITS = {
    "a comment": Edit(CARDS, "# Invented", "# Made up", {}),
    "few words of a card": Edit(CARDS, "Softly", "Gently", {**ON_A_CARD, NAMES: 1, SHEAVES: 1}),
    "numbers among them": Edit(CARDS, "Softly", "Softly, 4 shields",
                               {**ON_A_CARD, NAMES: 1, SHEAVES: 1}),
    "its note": Edit(CARDS, "These coins", "All these coins",
                     {TYPED: 1, NAMES: 1, SHEAVES: 1}),
    "its power": Edit(CARDS, COINS, "- coins: 2", PLAYED_AGAIN),
    "a power that lies on no table": Edit(CARDS, "- coins: 4", "- coins: 5", ON_A_CARD),
    "its copies": Edit(CARDS, COINS, f"{COINS}\n  copies: 2",
                       {**PLAYED_AGAIN, BOXES: 1, FACES: 28}),
    "grammar of a name": Edit(CARDS, "Brise, gender: f", "Brise, gender: f, elides: false",
                              {**PLAYED_AGAIN, TYPED: 16, SHEAVES: 17}),
    "a comment in pack.yaml": Edit(PACK, "title:", "# more\ntitle:", {}),
    "its edition": Edit(PACK, "title:", "edition: 2026-12\ntitle:", {}),
    "its version": Edit(PACK, "version: 1", "version: 2",
                        {TYPED: 16, BOXES: 1, FACES: 80, BOOKS: 2, SIGNS: 2}),
    "a ruling": Edit(RULINGS, "One replaces", "One hides",
                     {NAMES: 1, SHEAVES: 1}),
    "words of the aid": Edit("cards/trial/aid.yaml", "Count your", "Count all",
                             {NAMES: 1, SHEAVES: 1, SIGNS: 2}),
    "words of a rulebook": Edit(FR, "Il souffle une", "Il ne souffle qu’une",
                                {BOOKS: 2, NAMES: 2, SHEAVES: 1, SIGNS: 3}),
}  # fmt: skip


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A root that was checked."""
    folder = tmp_path_factory.mktemp("kept") / "root"
    root = small_root(folder, book_files(), drawings=(*USED, "next"), phrases=True)
    (root / "cards/trial/cards.yaml").unlink()
    cards = (root / CARDS).read_text("utf-8")
    (root / CARDS).write_text(cards.replace("- coins: 3\n", f"- coins: 3{FLAVOUR}", 1), "utf-8")
    for file, words in LAST.items():
        (root / file).write_text((root / file).read_text("utf-8") + words, "utf-8")
    pack = (root / PACK).read_text("utf-8")
    assert (plain := " {markers: [gust], booklets: 1}\n") in pack
    (root / PACK).write_text(pack.replace(plain, BOX), "utf-8")
    (root / "cards/trial/aid.yaml").write_text(AID, "utf-8")
    (root / "build").mkdir()
    assert check(root).err == ""
    return root


@contextmanager
def counting(work: Mapping[str, str] = MappingProxyType(WORK)) -> Iterator[Counter[str]]:
    """How often each work is done meanwhile, whoever asks for it."""
    done: Counter[str] = Counter()

    def seen(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_qualname in work:
            done[work[frame.f_code.co_qualname]] += 1

    before: Callable[..., object] | None = sys.getprofile()
    sys.setprofile(seen)
    try:
        yield done
    finally:
        sys.setprofile(before)


@contextmanager
def edited(root: Path, file: str, before: str, after: str) -> Iterator[None]:
    """A root with other words in a file, mended in the end."""
    text = (root / file).read_text("utf-8")
    assert before in text
    (root / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    try:
        yield
    finally:
        (root / file).write_text(text, encoding="utf-8")
        check(root)


@pytest.mark.parametrize("edit", EDITS)
def test_only_what_reads_it_is_done_again(edit: str, kept: Path) -> None:
    file, before, after, expected = EDITS[edit]
    with edited(kept, file, before, after):
        with counting() as done:
            again = check(kept)
        assert done == expected
        assert again == afresh(kept)


def test_kinds_of_prose_in_which_nothing_was_edited_are_not_read_over(kept: Path) -> None:
    look = {"_told_otherwise": "kinds read for constants"}
    with edited(kept, CARDS, "Softly", "Gently"), counting(look) as done:  # flavour
        check(kept)
    assert not done
    with edited(kept, RULINGS, "One replaces", "One hides"), counting(look) as done:
        check(kept)
    assert done == {look["_told_otherwise"]: 1}  # English answers


def test_only_the_kind_of_prose_that_was_edited_is_read_for_its_language(kept: Path) -> None:
    with edited(kept, CARDS, "These coins", "All these coins"):
        with counting({"tongue_of": "pieces"}) as done:
            check(kept)
        assert done == {"pieces": 1}
    with edited(kept, CARDS, "These coins come from the", "Ces pièces viennent de la"):
        again = check(kept)
        assert "prose-language" in again.err
        assert again == afresh(kept)


def test_who_knows_the_same_as_before_is_not_asked_again(kept: Path) -> None:
    asked = {"told_in": "pieces"}
    with edited(kept, CARDS, "gain {coin:3}", "take {coin:3}"):
        with counting(asked) as done:
            again = check(kept)
        assert not done
        assert again == afresh(kept)
    with edited(kept, CARDS, "gain {coin:3}", "take {coin:8}"):
        with counting(asked) as done:
            again = check(kept)
        assert done["pieces"] > 1
        assert again == afresh(kept)


def test_a_word_elsewhere_is_a_slip_once_no_card_says_it(kept: Path) -> None:
    with edited(kept, CARDS, "as a galle", "as a storm"):
        again = check(kept)
        assert "Galle" in again.err
        assert again == afresh(kept)


def test_a_number_of_a_rulebook_is_wrong_once_its_card_has_another(kept: Path) -> None:
    with edited(kept, CARDS, "7 coins", "8 coins"):
        again = check(kept)
        assert "rulebook-card-number" in again.err
        assert again == afresh(kept)


def test_what_was_found_in_a_pack_is_told_where_it_stands_now(kept: Path) -> None:
    with edited(kept, CARDS, "III: {stone: 1, clay: 1}", "III: free"), counting() as done:
        first = check(kept)
        assert "cost-order" in first.err
        assert done[FACES] == ON_A_CARD[FACES]
        with edited(kept, EN, "Galle is no god", "Galle is no wind"), counting() as done:
            assert check(kept) == first
        assert not done[FACES]
        with edited(kept, CARDS, "- id", "# one line\n# more\n- id"):
            again = check(kept)
            assert again == afresh(kept) != first


def test_a_front_that_is_faulty_is_composed_again_whatever_was_edited(kept: Path) -> None:
    with edited(kept, CARDS, "Brise, gender", "Brise☃, gender"):
        assert "glyph" in check(kept).err
        with edited(kept, CARDS, "These coins", "All these coins"):
            again = check(kept)
            assert "glyph" in again.err
            assert again == afresh(kept)


def test_cards_are_known_though_something_is_wrong_beside_them(kept: Path) -> None:
    with edited(kept, PACK, "calms: 1", "calms: 2"):
        assert "announced-count" in check(kept).err
        with edited(kept, CARDS, "Softly", "Gently"), counting() as done:
            again = check(kept)
        assert done[FACES] == ON_A_CARD[FACES]
        assert again == afresh(kept)


def test_a_card_that_names_a_ruling_is_held_against_the_rulings(kept: Path) -> None:
    named = f"  source: ruling one-squall\n  power:\n    {COINS}"
    with edited(kept, CARDS, f"  power:\n    {COINS}", named):
        assert check(kept).err == ""
        with edited(kept, RULINGS, "one-squall", "two-squalls"):
            again = check(kept)
            assert "unknown-ruling" in again.err
            assert again == afresh(kept)


@pytest.mark.parametrize("edited", ["cards", "rulings", "scenarios/sells"])
def test_a_name_is_strange_once_words_beside_it_are_edited(edited: str, tmp_path: Path) -> None:
    case, file = fixture("name-witness"), f"cards/trial/{edited}.yaml"
    root = small_root(tmp_path / "root", case.corrected, every_drawing=True)
    copy_languages(root, "senses", "story")
    (root / "build").mkdir()
    assert "name-witness" not in check(root).err
    shutil.copyfile(FOLDER / "name-witness" / "refused" / file, root / file)
    again = check(root)
    assert "name-witness" in again.err
    assert again == afresh(root)


@pytest.mark.parametrize("slug", ["passing-told", "prose-language", "prose-reviewed", "told-twice"])
def test_what_was_not_wrong_is_found_once_it_is(slug: str, tmp_path: Path) -> None:
    case = fixture(slug)
    root = small_root(tmp_path / "root", case.corrected, every_drawing=True)
    if slug != "prose-reviewed":  # of which with senses the same is told better
        copy_languages(root, "senses")
    (root / "build").mkdir()
    assert slug not in check(root).err
    for files, is_told in ((case.refused, True), (case.corrected, False)):
        for file, text in files.items():
            (root / file).write_bytes(text if isinstance(text, bytes) else text.encode())
        again = check(root)
        assert (slug in again.err) == is_told
        assert again == afresh(root)
