"""Files that are nearly called as those that are read: which is meant, and what to call it."""

from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.model.finding import Finding
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.small_root import small_root

PACK, WORDS = "cards/trial", "templates/languages"


def found(root: Path, check: str) -> list[Finding]:
    project = load_project(root, Selection()).project
    return [one for one in findings_of(project, prose=Prose(project)) if one.check == check]


@pytest.mark.parametrize(
    ("file", "meant"),
    [
        ("aids.yaml", "aid.yaml"),
        ("aid.yml", "aid.yaml"),
        ("Rulings.yaml", "rulings.yaml"),
        ("ruling.yaml", "rulings.yaml"),
        ("scenario/one.yaml", "scenarios/one.yaml"),
        ("scenarios/one.yml", "scenarios/one.yaml"),
        ("scenarios/more/one.yaml", "scenarios/one.yaml"),
    ],
)
def test_a_file_beside_the_cards(file: str, meant: str, tmp_path: Path) -> None:
    (one,) = found(small_root(tmp_path / "root", {f"{PACK}/{file}": "[]\n"}), "deck-files")
    assert (one.code, one.severity, one.place.file) == ("file-misnamed", "error", f"{PACK}/{file}")
    assert one.message == f'{file} is not read: did you mean "{meant}"?'


@pytest.mark.parametrize("file", ["rules.yaml", "more/aid.yaml", "gods.yml"])
def test_a_file_that_is_called_like_none_holds_cards(file: str, tmp_path: Path) -> None:
    (one,) = found(small_root(tmp_path / "root", {f"{PACK}/{file}": "[]\n"}), "deck-files")
    assert (one.code, one.severity) == ("file-unnamed", "warning")


def test_beside_the_file_that_is_meant_another_holds_cards(tmp_path: Path) -> None:
    files = {f"{PACK}/{name}.yaml": "[]\n" for name in ("aid", "aids")}
    (one,) = found(small_root(tmp_path / "root", files), "deck-files")
    assert one.code == "file-unnamed"


@pytest.mark.parametrize(
    ("file", "severity", "help"),
    [
        ("fr/prose.yml", "error", "a language has language.yaml"),
        ("fr/words.yaml", "error", "a language has language.yaml"),
        ("fr/senses.yaml.txt", "error", "a language has language.yaml"),
        ("french/prose.yaml", "error", f"move it to {WORDS}/fr/prose.yaml, or add french"),
        ("nl/prose.yaml", "warning", "add nl to languages: of pack.yaml"),
        ("prose.yaml", "error", f"{WORDS}/en/prose.yaml"),
    ],
)
def test_a_file_of_words(file: str, severity: str, help: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {f"{WORDS}/{file}": "sounded: [Heimdall]\n"})
    (one,) = found(root, "language-file")
    assert (one.severity, one.place.file) == (severity, f"{WORDS}/{file}")
    assert help in one.help


@pytest.mark.parametrize("file", ["fr/notes.md", "en/README", "drafts/notes.md", "notes.txt"])
def test_what_nobody_takes_for_words_may_lie_there(file: str, tmp_path: Path) -> None:
    assert not found(small_root(tmp_path / "root", {f"{WORDS}/{file}": "-\n"}), "language-file")
