"""What a check does again after an edit: that which reads what was edited, and nothing else."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import pytest

from tests.checks.books import FR, book_root
from tests.cli.test_edited_check import CARDS
from tests.cli.test_repeated_check import afresh, check
from tests.small_root import copy_languages

WORK = {  # by the function that does it
    "declared_powers": "powers of texts typed",
    "ScenarioReader.read": "scenarios read",
    "run_scenario": "examples played",
    "read_rulebook": "rulebooks read",
}
FLAVOUR = """
  flavour:
    fr: >-
      Doucement.
    en: >-
      Softly.
"""


class Edit(NamedTuple):
    """Words of a file, what stands there then, and how often each thing is done again."""

    file: str
    before: str
    after: str
    done: dict[str, int]


TYPED, READ, PLAYED, BOOKS = WORK.values()
EDITS = {
    "a comment": Edit(CARDS, "# Invented", "# Made up", {}),
    "few words of a card": Edit(CARDS, "Softly", "Gently", {TYPED: 1}),
    "a number among them": Edit(CARDS, "Softly", "Softly, 7 coins", {TYPED: 1, BOOKS: 2}),
    "its power": Edit(CARDS, "- coins: 3", "- coins: 2", {TYPED: 1, READ: 3, PLAYED: 2, BOOKS: 2}),
    "words of a rulebook": Edit(FR, "Il souffle une", "Il ne souffle qu’une", {BOOKS: 2}),
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A root that was checked."""
    root = book_root(tmp_path_factory.mktemp("kept") / "root")
    copy_languages(root, "phrases")
    cards = (root / CARDS).read_text("utf-8")
    (root / CARDS).write_text(cards.replace("- coins: 3\n", f"- coins: 3{FLAVOUR}", 1), "utf-8")
    (root / "build").mkdir()
    check(root)
    return root


@contextmanager
def counting() -> Iterator[Counter[str]]:
    """How often each work is done meanwhile, whoever asks for it."""
    done: Counter[str] = Counter()

    def seen(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_qualname in WORK:
            done[WORK[frame.f_code.co_qualname]] += 1

    before: Callable[..., object] | None = sys.getprofile()
    sys.setprofile(seen)
    try:
        yield done
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize("edit", EDITS)
def test_only_what_reads_it_is_done_again(edit: str, kept: Path) -> None:
    file, before, after, expected = EDITS[edit]
    text = (kept / file).read_text("utf-8")
    assert before in text
    (kept / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    with counting() as done:
        again = check(kept)
    assert done == expected
    assert again == afresh(kept)
    (kept / file).write_text(text, encoding="utf-8")
    check(kept)
