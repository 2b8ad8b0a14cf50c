"""What a legend of one's own says of signs, read side by side: its record lies beside it, and a
change in one language alone is told."""

import shutil
from pathlib import Path

import pytest

from tests.cli.run import run
from tests.small_root import small_root

LEGEND, RECORD = "templates/legend.yaml", "templates/reviewed.txt"
OWN = """\
words:
  title: {fr: "Aide", en: "Help"}
groups:
  - title: {fr: "Les pièces", en: "Coins"}
    icons:
      coin: {fr: "recevez N pièces", en: "gain N coins"}
further:
  coin: {cost: {fr: "payez N pièces", en: "pay N coins"}}
names:
  coin: {en: "{n} coins"}
"""


def noted(root: Path, *options: str) -> tuple[int, str, str]:
    return run("fmt", *options, "--write-reviews", root=root)


def changed(root: Path, before: str, after: str) -> None:
    """The legend of the root with other words; a linked one is not written through."""
    text = (root / LEGEND).read_text(encoding="utf-8")
    assert before in text
    (root / LEGEND).write_text(text.replace(before, after), encoding="utf-8")


def told(root: Path) -> list[str]:
    said = run("check", "--select", "prose-reviewed", root=root)
    return [line for line in said.err.splitlines() if line.startswith("templates/")]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A root with a legend of its own, whose texts are all noted."""
    made = small_root(tmp_path / "root")
    if (made / LEGEND).is_symlink() or (made / LEGEND).exists():
        (made / LEGEND).unlink()
    (made / LEGEND).write_text(OWN, encoding="utf-8")
    assert noted(made)[0] == 0
    return made


def test_its_record_lies_beside_it(root: Path) -> None:
    lines = (root / RECORD).read_text(encoding="utf-8").splitlines()
    of = [line.partition("#")[2].strip() for line in lines if line.startswith("fr:")]
    assert of == ["title legend", "title legend", "coin legend", "coin cost legend"]
    assert told(root) == []


def test_a_change_of_one_language_alone_is_told_until_it_is_noted(root: Path) -> None:
    changed(root, "gain N coins", "gain N coins at once")
    (one,) = told(root)
    assert one == (
        f"{LEGEND}:6:43: warning prose-reviewed: "
        "en, legend: en was changed and fr was not, since somebody read both"
    )
    help = run("check", "--select", "prose-reviewed", root=root).err
    assert f"cardgen fmt --write-reviews --at {LEGEND}:6" in help
    assert noted(root, "--at", f"{LEGEND}:6")[0] == 0
    assert told(root) == []


def test_a_change_of_both_is_told_too(root: Path) -> None:
    changed(root, "payez N pièces", "versez N pièces")
    changed(root, "pay N coins", "hand over N coins")
    (one,) = told(root)
    assert "fr and en were both changed since somebody read them" in one
    said = run("fmt", "--write-reviews", "--check", root=root)
    assert "coin cost legend: not noted as read side by side in every language" in said.err


def test_no_record_is_kept_of_a_legend_that_leads_elsewhere(root: Path, tmp_path: Path) -> None:
    shutil.move(root / LEGEND, tmp_path / "legend.yaml")
    (root / LEGEND).symlink_to(tmp_path / "legend.yaml")
    (root / RECORD).unlink()
    assert noted(root)[0] == 0
    assert not (root / RECORD).exists()


def test_one_pack_of_several_is_noted_without_it(root: Path) -> None:
    shutil.copytree(root / "cards" / "trial", root / "cards" / "other")
    (root / RECORD).unlink()
    assert noted(root, "trial")[0] == 0
    assert not (root / RECORD).exists()
    assert noted(root)[0] == 0
    assert (root / RECORD).exists()


def test_a_line_that_is_no_seal_is_told(root: Path) -> None:
    with (root / RECORD).open("a") as record:
        record.write("coin: read\n")
    (one,) = told(root)
    assert one.startswith(f"{RECORD}:8:1: error reviewed-line: ")
