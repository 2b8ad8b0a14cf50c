"""`build --changed`: the cards whose entries differ from those of a Git revision."""

from pathlib import Path

import pytest

from cardgen.cli.main import CANNOT, CLEAN
from tests.cli.git import committed, git
from tests.cli.run import run
from tests.small_root import APOLLO, PACK, small_root

CARDS = "cards/trial/cards.yaml"
ARES = APOLLO.replace("id: apollo", "id: ares").replace("Apoll", "Ar")

PLAN = (
    PACK.replace("components: {booklets: 1}\n", "")
    + """\
components:
  scorepads:
    kind: scorepad
    layout: scorepad
    of: {trial: {name: {fr: Essai, en: Trial}, columns: 5, lines: [conflicts]}}
  boxes:
    kind: box
    layout: box
    of:
      trial: {holds: [gods], name: {fr: Essai, en: Trial}, emblem: lyre, scene: x, colour: night}
credits: {game: Seven}
"""
)
BESIDE = (("pack.yaml", PLAN), ("rulebook/en.md", "Read this.\n"), ("aid.yaml", "[]\n"))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Two cards in a folder below the top of a repository, committed and tagged."""
    made = small_root(tmp_path / "games" / "root", {CARDS: APOLLO + ARES})
    committed(tmp_path, "printed")
    return made


def write(root: Path, text: str) -> None:
    (root / CARDS).write_text(text, encoding="utf-8")


def cards_printed(root: Path, *arguments: str) -> str:
    said = run("build", "--changed", "printed", "--plan", "--lang", "en", *arguments, root=root)
    assert said.code == CLEAN
    return said.out.split("\n")[0]


def test_nothing_is_written_where_nothing_changed(root: Path) -> None:
    write(root, "# a comment\n" + ARES + APOLLO.replace("II: {stone: 1}", "II: { stone: 1 }"))
    said = run("build", "--changed", "printed", "--out", root / "out", root=root)
    assert (said.code, said.out) == (CLEAN, "")
    assert said.err == "no card has changed since printed; nothing was written\n"
    assert not (root / "out").exists()


def test_a_changed_card_and_a_new_one_are_printed_with_their_copies(root: Path) -> None:
    pan = ARES.replace("id: ares", "id: pan\n  copies: 3").replace("Ar", "P", 1)
    write(root, APOLLO.replace("III: 7", "III: 8") + ARES + pan)
    assert "4 cards" in cards_printed(root)


def test_all_cards_of_a_file_that_was_not_there_are_new(root: Path) -> None:
    (root / CARDS).rename(root / "cards/trial/others.yaml")
    plan = root / "cards/trial/pack.yaml"
    plan.write_text(plan.read_text("utf-8").replace("cards.yaml", "others.yaml"), encoding="utf-8")
    assert "2 cards" in cards_printed(root)


def test_a_pack_that_came_with_the_program_is_in_no_revision(tmp_path: Path) -> None:
    run("new", "pack", "winds", "--lang", "en", root=tmp_path)
    committed(tmp_path, "printed")
    said = run("build", "faith", "--changed", "printed", "--only", "cards", root=tmp_path)
    assert said.code == CANNOT
    assert "no revision here knows faith: what came with cardgen does not change" in said.err
    both = ("build", "faith", "winds", "--changed", "printed", "--only", "cards")
    assert "no card has changed since printed" in run(*both, "--lang", "en", root=tmp_path).err


def test_what_git_does_not_know_is_told(root: Path, tmp_path: Path) -> None:
    said = run("build", "--changed", "prnted", root=root)
    assert said.code == CANNOT
    assert 'Git knows no revision "prnted"' in said.err
    assert "branch: --changed HEAD; or" in run("build", "--changed", "HEAD~5", root=root).err
    for _ in range(2):
        git(tmp_path, "commit", "--allow-empty", "-qm", "more")
    assert "branch: --changed HEAD~1; or" in run("build", "--changed", "prnted", root=root).err
    told = run("build", "--changed", "HEAD~5", root=root).err
    assert "branch: --changed HEAD~2, the first there is; or" in told
    assert run("build", "--changed", "HEAD~2", root=root).code == CLEAN
    (tmp_path / ".git").rename(tmp_path / "git")
    said = run("build", "--changed", "printed", root=root)
    assert said.code == CANNOT
    assert "nothing is known of printed: not a git repository" in said.err


def test_without_git_the_cards_have_to_be_named(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    said = run("build", "--changed", "printed", root=root)
    assert said.code == CANNOT
    assert "--cards iris,eris" in said.err


def test_cards_are_chosen_in_one_way(root: Path) -> None:
    said = run("build", "--changed", "printed", "--cards", "ares", root=root)
    assert said.code == CANNOT
    assert "leave one of the two out" in said.err


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("pack.yaml", "columns: 5", "columns: 4", "score pads changed: {} scorepads"),
        ("pack.yaml", "colour: night", "colour: slate", "boxes changed: {} boxes"),
        ("pack.yaml", "game: Seven", "game: 7", "the credits changed: {} credits"),
        ("rulebook/en.md", "Read", "Look at", "the rulebook changed: {} booklet"),
        ("aid.yaml", "[]", "[ ]", "the player aid changed: {} aid"),
    ],
)
def test_what_has_changed_beside_the_cards_is_told_and_how_to_print_it(
    file: str, old: str, new: str, told: str, tmp_path: Path
) -> None:
    made = small_root(tmp_path / "root", {f"cards/trial/{name}": text for name, text in BESIDE})
    committed(made, "printed")
    path = made / "cards/trial" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    said = run("build", "--changed", "printed", "--plan", "--lang", "en", root=made)
    first, second = said.err.splitlines()[-2:]
    assert first == "no card has changed since printed; nothing was written"
    assert second == f"of trial {told.format('cardgen build trial --only')}"


def test_with_changed_cards_it_is_told_too(root: Path) -> None:
    book = root / "cards/trial/rulebook/en.md"
    book.parent.mkdir()
    book.write_text("# Gods\n", encoding="utf-8")
    write(root, APOLLO.replace("III: 7", "III: 8") + ARES)
    said = run("build", "--changed", "printed", "--plan", "--lang", "en", root=root)
    assert "of trial the rulebook changed: cardgen build trial --only booklet\n" in said.err
