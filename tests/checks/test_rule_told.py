"""Where a rulebook says in one place what it is about and in another what its rule is."""

from pathlib import Path

import pytest

from tests.checks.books import EN, FR, book_files, book_root
from tests.cli.test_repeated_check import afresh, check
from tests.small_root import copy_languages

TABLE = "|--|--|\n"
SAID = {
    EN: {
        "under a heading": "### In a tie\n\nThe player with {what} wins (see {see:setup}).\n",
        "beside what begins a row": f"### Ends\n\n| If | wins |\n{TABLE}| in a tie | {{what}} |\n",
    },
    FR: {
        "under a heading": "### À égalité\n\nQui a {what} l’emporte (voir {see:setup}).\n",
        "beside what begins a row": f"### Fin\n\n| Si | gagne |\n{TABLE}| à égalité | {{what}} |\n",
    },
}
COINS, GODS = ("the most coins", "le plus de pièces"), ("the most gods", "le plus de dieux")


def _books(where: str, what: tuple[str, str]) -> dict[str, str]:
    """The worked rulebook, with who wins told at its end."""
    told = zip((EN, FR), what, strict=True)
    return {
        file: f"{book_files()[file].rstrip()}\n\n{SAID[file][where].replace('{what}', who)}"
        for file, who in told
    }


def _root(folder: Path, files: dict[str, str]) -> Path:
    root = book_root(folder, files)
    copy_languages(root, "settled")
    (root / "build").mkdir()
    return root


@pytest.mark.parametrize("where", SAID[EN])
def test_what_is_told_of_a_matter_that_stands(where: str, tmp_path: Path) -> None:
    assert check(_root(tmp_path / "sound", _books(where, COINS))).err.count("rule-told") == 0
    assert check(_root(tmp_path / "wrong", _books(where, GODS))).err.count("rule-told: ") == 2


def test_a_heading_alone_may_be_edited(tmp_path: Path) -> None:
    wrong = _books("under a heading", GODS)
    other = {EN: ("In a tie", "Who wins"), FR: ("À égalité", "Qui gagne")}
    root = _root(tmp_path / "root", {file: wrong[file].replace(*other[file]) for file in wrong})
    assert "rule-told" not in check(root).err
    for file, words in wrong.items():
        (root / file).write_text(words, encoding="utf-8")
    again = check(root)
    assert again.err.count("rule-told: ") == 2
    assert again == afresh(root)
