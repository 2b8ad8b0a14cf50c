"""What a person sees where a booklet cannot be made."""

import shutil
from pathlib import Path

import pytest

from tests.checks.books import EN, book_files, book_root
from tests.cli.run import run, snapshot
from tests.conftest import ROOT


def test_what_no_page_holds_is_told_where_it_is_typed(tmp_path: Path) -> None:
    text = book_files()[EN]
    for played in ("> {example:breeze-pays}", "{position:breeze-pays}"):
        text = text.replace(played, "")  # this scenario only shows how one is written
    cell = " ".join(["The wind blows over the sea."] * 400)
    old = "| {free} | the card costs nothing |"
    assert old in text
    root = book_root(tmp_path / "root", {EN: text.replace(old, f"{old}\n| {{free}} | {cell} |")})
    for folder in ("templates/booklets", "cards/base"):
        shutil.copytree(ROOT / folder, root / folder, dirs_exist_ok=True)
    (root / "out").mkdir()
    before = snapshot(root / "out")
    said = run(
        "build", "--out", root / "out", "--only", "booklet", "--lang", "en", "trial", root=root
    )
    head = text.splitlines().index("| Icon | Meaning |") + 1
    assert said.code == 2
    assert f"{EN}:{head}:" in said.err
    assert "high in the booklet, and a page holds" in said.err
    assert "part it" in said.err
    assert snapshot(root / "out") == before


@pytest.mark.parametrize("kind", ["booklet", "booklet-print", "booklet-large", "web"])
def test_a_booklet_is_not_for_some_cards(kind: str, tmp_path: Path) -> None:
    root = book_root(tmp_path / "root")
    said = run("build", "--out", root / "out", "--only", kind, "--cards", "breeze", root=root)
    assert said.code == 2
    assert "a booklet is for a whole pack, and --cards chooses some" in said.err
    assert "leave out --cards, or " in said.err
