"""A check asked for again: it finds what a check without any memory finds, and when nothing has
changed it reads no pack."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cardgen.cli.checking.work as checking
import cardgen.layout.svg.reader as reader
from cardgen.output.cache_file import CACHE_FOLDER, CHECK, PARTS
from tests.cli.counting import roots_asked
from tests.cli.run import Run, inside, run
from tests.cli.test_repeated_build import DEARER_BEFORE
from tests.fuzz.watching import watched
from tests.small_root import APOLLO, small_root

RULING = """\
- id: one-sun
  question:
    fr: >-
      Un soleil ou deux ?
    en: >-
      One sun or two?
  ruling:
    fr: >-
      Non non, un seul.
    en: >-
      No, only one.
  reason:
    fr: >-
      Il est seul.
    en: >-
      It is alone.
"""
CARDS, PACK, RULES = "cards/trial/cards.yaml", "cards/trial/pack.yaml", "cards/trial/rulebook"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A pack with a warning: its card costs less in later Ages."""
    made = small_root(tmp_path / "root", {CARDS: DEARER_BEFORE})
    (made / "build").mkdir()
    return made


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The roots that are checked from now on, rather than told of again."""
    return roots_asked(monkeypatch, checking, "load_project")


def check(root: Path, *arguments: str | Path) -> Run:
    return run("check", *arguments, root=root)


def afresh(root: Path, *arguments: str | Path) -> Run:
    """A check that nothing is left for."""
    shutil.rmtree(root / "build" / CACHE_FOLDER, ignore_errors=True)
    return check(root, *arguments)


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_same_is_told_and_no_pack_is_read(form: str, root: Path, loads: list[Path]) -> None:
    first = check(root, "--format", form)
    assert "cost-order" in first.err + first.out
    assert loads == [root]
    assert check(root, "--format", form) == first
    assert loads == [root]


def _written(path: str, content: str) -> Callable[[Path], object]:
    def written(root: Path) -> None:
        (root / path).parent.mkdir(exist_ok=True)
        (root / path).write_text(content, encoding="utf-8")

    return written


def _mixed(seed: int) -> Callable[[Path], object]:
    """A card with two of its letters changed for others of it."""
    letters, lot = list(APOLLO), random.Random(seed)
    for _ in range(2):
        letters[lot.randrange(len(letters))] = lot.choice(letters)
    return _written(CARDS, "".join(letters))


EDITS: dict[str, Callable[[Path], object]] = {
    "a card": _written(CARDS, APOLLO),
    "an unread card": _written(CARDS, APOLLO.replace("coins:", "coinz:")),
    "no YAML": _written(CARDS, "[" + APOLLO),
    "another card": _written("cards/trial/more.yaml", APOLLO),
    "a drawing gone": lambda root: (root / "templates/icons/clay.svg").unlink(),
    "a rulebook": _written(f"{RULES}/fr.md", "# Essai\n\nLe le dieu.\n"),
    **{f"letters {seed}": _mixed(seed) for seed in range(3)},
}


@pytest.mark.parametrize("edit", EDITS)
def test_after_an_edit_what_is_told_is_what_a_first_check_tells(edit: str, root: Path) -> None:
    first = check(root)
    EDITS[edit](root)
    again, twice = check(root), check(root)
    assert twice == again == afresh(root)
    assert again != first or edit.startswith("letters")


def test_of_a_comment_nothing_is_told_again_but_what_moves(root: Path, loads: list[Path]) -> None:
    first, dearer = check(root), (root / CARDS).read_text("utf-8")
    _written(PACK, f"# more\n{(root / PACK).read_text('utf-8')}")(root)
    assert check(root) == first
    assert loads == [root]
    _written(CARDS, f"# more\n{dearer}")(root)
    moved = check(root)
    assert moved == afresh(root) != first


def test_comments_in_sound_files_count_for_nothing(root: Path, loads: list[Path]) -> None:
    _written(CARDS, APOLLO)(root)
    first = check(root)
    _written(CARDS, f"# more\n\n{APOLLO}\n# and more\n")(root)
    assert check(root) == first
    assert loads == [root]
    _written(CARDS, f"{APOLLO}\n# a tab\t\n")(root)
    again = check(root)
    assert again == afresh(root) != first


def test_files_that_a_link_brings_are_no_longer_those_that_stood_there(root: Path) -> None:
    _written(f"{RULES}/fr.md", "# Essai\n\nLe dieu.\n")(root)
    first = check(root)
    (root / RULES).rename(root.parent / "away")
    (root / RULES).symlink_to(root.parent / "away")
    assert check(root) == afresh(root) != first


def test_a_file_that_is_saved_meanwhile_is_not_known_by_what_it_was(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And typed back afterwards."""
    sound = RULING.replace("Non non", "Non")
    _written("cards/trial/rulings.yaml", RULING)(root)
    with monkeypatch.context() as patched:
        load = checking.load_project

        def loaded(*asked: Any, **named: Any) -> object:
            _written("cards/trial/rulings.yaml", sound)(root)
            return load(*asked, **named)

        patched.setattr(checking, "load_project", loaded)
        assert "doubled-words" not in check(root).err
    _written("cards/trial/rulings.yaml", RULING)(root)
    again = check(root)
    assert "doubled-words" in again.err
    assert again == afresh(root)


@pytest.mark.parametrize("other", [("trial",), ("--select", "cost-order"), ("--with", "my.yaml")])
def test_another_request_is_another_check(
    other: tuple[str, ...], root: Path, loads: list[Path]
) -> None:
    _written("my.yaml", "{}\n")(root)
    check(root)
    with inside(root):
        told = check(root, *other)
        assert loads == [root] * 2
        assert told == afresh(root, *other)


def test_fixes_are_looked_for_anew(root: Path, loads: list[Path]) -> None:
    """And where there were none, what the last check found is what is left."""
    check(root)
    check(root, "--fix")
    assert loads == [root] * 2


def test_drawings_are_read_once(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = check(root)
    _written(CARDS, APOLLO)(root)
    monkeypatch.setattr(reader, "read_svg", None)
    assert "cost-order" not in check(root).err
    _written(CARDS, DEARER_BEFORE)(root)
    assert check(root) == first


@pytest.mark.parametrize("content", [b"", b"x" * 200, None])
def test_a_damaged_or_foreign_file_is_not_believed(
    content: bytes | None, root: Path, loads: list[Path]
) -> None:
    first = check(root)
    for ending in (CHECK, PARTS):
        (kept,) = (root / "build" / CACHE_FOLDER).glob(f"*{ending}")
        kept.write_bytes(kept.read_bytes()[:-1] if content is None else content)
    assert check(root) == first
    assert loads == [root] * 2


def test_only_what_was_found_is_written_and_only_where_builds_write(
    root: Path, tmp_path: Path
) -> None:
    with inside(root), watched(root / "build" / CACHE_FOLDER) as seen:
        run("check")
    assert seen == []
    assert list((root / "build").rglob("*.*"))
    shutil.rmtree(root / "build")
    with inside(root), watched(tmp_path / "nowhere") as seen:
        run("check")
    assert seen == []
    assert not (root / "build").exists()
