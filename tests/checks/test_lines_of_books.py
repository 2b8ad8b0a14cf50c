"""A paragraph of one sentence is held against the card that it is about, as longer ones are."""

from pathlib import Path

import pytest

from tests.checks.books import seen
from tests.checks.test_age_numbers import CARDS, HERMES
from tests.small_root import APOLLO, copy_languages, small_root

BOOK = "cards/trial/rulebook/en.md"


def told(folder: Path, sentence: str, check: str) -> list[str]:
    """What a check tells of a sentence under the heading of a card that counts brown cards."""
    book = f"# Gods\n\n## {{card:hermes}}\n\n{sentence}\n"
    root = small_root(folder / "root", {CARDS: APOLLO + HERMES, BOOK: book})
    copy_languages(root, "senses")
    return [one.message for one in seen(root, select=(check,)).findings]


@pytest.mark.parametrize(
    ("check", "wrong", "message", "right"),
    [
        (
            *("thing-told", "He remembers your blue cards."),
            *(
                'en, line: "blue", and hermes has to do with brown',
                "He remembers your brown cards.",
            ),
        ),
        (
            *("cost-told", "Hermes costs 3 coins."),
            *('en, line: "3", and Hermes costs 1 coin', "Hermes costs 1 coin."),
        ),
    ],
)
def test_a_paragraph_of_one_sentence(
    check: str, wrong: str, message: str, right: str, tmp_path: Path
) -> None:
    assert told(tmp_path / "wrong", wrong, check) == [message]
    assert told(tmp_path / "right", right, check) == []
