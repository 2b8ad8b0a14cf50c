"""`check --changed`: the findings of what is not as it was in a Git revision."""

import json
from pathlib import Path

import pytest

from cardgen.cli.main import CANNOT, CLEAN, FINDINGS
from tests.cli.git import committed, git
from tests.cli.run import run
from tests.small_root import APOLLO, PACK, small_root

CARDS, PLAN, MORE = (f"cards/trial/{name}.yaml" for name in ("cards", "pack", "more"))
ARES = APOLLO.replace("id: apollo", "id: ares").replace("Apoll", "Ar")
WRONG = APOLLO.replace("lyre", "lyer") + ARES.replace("lyre", "lyra")  # two findings


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A pack with a fault in each of its two cards, in a folder below the top of a repository."""
    made = small_root(tmp_path / "games" / "root", {CARDS: WRONG})
    committed(tmp_path, "v1")
    return made


def write(root: Path, file: str, text: str) -> None:
    (root / file).write_text(text, encoding="utf-8")


def told(root: Path, *arguments: str) -> list[tuple[str, str]]:
    """Card and code of each finding."""
    said = run("check", "--changed", "v1", "--format", "json", *arguments, root=root)
    findings = json.loads(said.out)["findings"]
    assert said.code == (FINDINGS if findings else CLEAN)
    return [(finding["card"], finding["code"]) for finding in findings]


def test_what_has_not_changed_is_left_out_and_counted(root: Path) -> None:
    said = run("check", "--changed", "v1", root=root)
    assert said == (
        CLEAN,
        "2 cards, 12 texts, none read: all well\n",
        "(2 more in what has not changed since v1)\n",
    )


def test_comments_order_and_the_way_of_writing_do_not_count(root: Path) -> None:
    apollo, ares = WRONG.split("- id: ares")
    write(root, CARDS, f"# a comment\n- id: ares{ares}" + apollo.replace("{I: free", "{ I: free"))
    assert told(root) == []


def test_a_card_that_changed(root: Path) -> None:
    write(root, CARDS, WRONG.replace("III: 7}", "III: 8}", 1))
    assert told(root) == [("apollo", "unknown-emblem")]
    assert told(root, "--select", "overflow") == []


def test_a_new_card_and_a_card_in_a_new_file(root: Path) -> None:
    pan = ARES.replace("id: ares", "id: pan").replace("Ar", "P").replace("lyre", "lyer")
    write(root, CARDS, WRONG + pan)
    assert told(root) == [("pan", "unknown-emblem")]
    write(root, CARDS, WRONG)
    write(root, MORE, pan)
    write(root, PLAN, PACK.replace("cards.yaml", "[cards.yaml, more.yaml]"))
    assert ("pan", "unknown-emblem") in told(root)


def test_a_file_that_changed_and_holds_no_cards(root: Path) -> None:
    write(root, PLAN, PACK.replace("[fr, en]", "[fr, en]\nmarks: x"))
    assert told(root) == [("", "unknown-key")]


def test_a_fault_between_the_cards_of_a_file_that_changed(root: Path) -> None:
    write(root, CARDS, f"- name: nobody\n{WRONG}")
    assert told(root) == [("", "card-entry")]


def test_a_fault_elsewhere_of_a_card_that_changed(root: Path) -> None:
    (root / "cards/trial/art").mkdir()
    (root / "cards/trial/art/apollo.png").write_bytes(b"no picture")
    git(root, "add", ".")
    git(root, "commit", "-qm", "second")
    git(root, "tag", "-f", "v1")
    assert told(root) == []
    write(root, CARDS, WRONG.replace("III: 7}", "III: 8}", 1))
    assert {card for card, _ in told(root)} == {"apollo"}
    assert len(told(root)) == 2


def test_an_overlay_from_outside_is_always_new(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    mine = tmp_path_factory.mktemp("mine") / "mine.yaml"
    mine.write_text("apollo: {cost: {stonne: 2}}\n", encoding="utf-8")
    assert ("apollo", "unknown-cost") in told(root, "--with", str(mine))


def test_a_file_called_in_greek(tmp_path: Path) -> None:
    files = {
        "cards/trial/θεοί.yaml": WRONG,
        PLAN: PACK.replace("cards.yaml", "θεοί.yaml"),
        CARDS: "[]\n",
    }
    root = small_root(tmp_path / "root", files)
    (root / CARDS).unlink()
    committed(tmp_path, "v1")
    assert told(root) == []
    write(root, "cards/trial/θεοί.yaml", WRONG.replace("III: 7}", "III: 8}", 1))
    assert told(root) == [("apollo", "unknown-emblem")]


def test_what_git_does_not_know_is_told(root: Path, tmp_path: Path) -> None:
    said = run("check", "--changed", "v2", root=root)
    assert said.code == CANNOT
    assert 'Git knows no revision "v2"' in said.err
    assert "--changed HEAD; or leave --changed out" in said.err
    assert run("check", "--changed=--all", root=root).code == CANNOT
    (tmp_path / ".git").rename(tmp_path / "git")
    said = run("check", "--changed", "v1", root=root)
    assert said.code == CANNOT
    assert "nothing is known of v1: not a git repository" in said.err


def test_without_git(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    said = run("check", "--changed", "v1", root=root)
    assert said.code == CANNOT
    assert "install Git, or leave --changed out to check everything" in said.err
