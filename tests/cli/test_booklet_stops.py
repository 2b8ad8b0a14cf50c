"""What a person sees where a booklet cannot be made."""

import re
import shutil
from pathlib import Path

import pytest

from tests.checks.books import EN, book_files, book_root
from tests.cli.run import run, snapshot
from tests.conftest import ROOT
from tests.web.pages import small_book


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


def test_a_table_that_no_page_holds_is_a_finding(tmp_path: Path) -> None:
    wide = " | ".join(["Incomprehensibilities"] * 6)
    table = f"Six winds:\n\n| {wide} |\n{'|---' * 6}|\n| {wide} |\n"
    text = book_files()[EN].replace("## Setup", f"{table}\n## Setup", 1)
    root = small_book(tmp_path, {EN: text})
    assert run("build", "trial", "--only", "booklet", "--lang", "fr", root=root).code == 0
    before = snapshot(root / "build")
    typed = (root / EN).read_text(encoding="utf-8").splitlines().index(f"| {wide} |") + 1
    for kind in ("booklet", "booklet-large"):
        said = run("build", "trial", "--only", kind, "--lang", "en", root=root)
        assert (said.code, said.out) == (1, "")
        assert f"{EN}:{typed}:3: error rulebook-width: this table is" in said.err
        assert 'type shorter words than "Incomprehensibilities"' in said.err
        assert "nothing was written" in said.err
        assert snapshot(root / "build") == before


@pytest.mark.parametrize("kind", ["booklet", "booklet-print", "booklet-large", "web"])
def test_a_booklet_is_not_for_some_cards(kind: str, tmp_path: Path) -> None:
    root = book_root(tmp_path / "root")
    said = run("build", "--out", root / "out", "--only", kind, "--cards", "breeze", root=root)
    assert said.code == 2
    assert "a booklet is for a whole pack, and --cards chooses some" in said.err
    assert "leave out --cards, or " in said.err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{card:", "{card:nobody-", 'error rulebook-link: there is no card "nobody-'),
        ("{coin:", "{koin:", 'error rulebook-link: there is no icon "koin"'),
        ("## Setup", "## Setup {", "error brace"),
        ("## Setup", "## Setup 🙂", "error rulebook-glyph: .* U.1F642 slightly smiling face"),
    ],
)
def test_no_booklet_is_printed_of_what_leads_nowhere(
    old: str, new: str, told: str, tmp_path: Path
) -> None:
    root = small_book(tmp_path / "root")
    asked = ("build", "trial", "--only", "booklet", "--lang", "en")
    assert run(*asked, root=root).code == 0
    before = snapshot(root / "build")
    text = (root / EN).read_text(encoding="utf-8")
    assert old in text
    (root / EN).write_text(text.replace(old, new, 1), encoding="utf-8")
    line = text[: text.index(old)].count("\n") + 1
    said = run(*asked, root=root)
    assert said.code == 1
    assert re.search(rf"{EN}:{line}:\d+: {told}", said.err), said.err
    assert snapshot(root / "build") == before
