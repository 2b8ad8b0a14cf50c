"""The folders of languages, and files of languages where they stood before these."""

from pathlib import Path

import pytest

from cardgen.model.finding import Stop
from cardgen.model.place import Place
from cardgen.packs.languages import find_language_file, languages_with
from cardgen.packs.root import shipped_root
from tests.small_root import ROOT


def write(root: Path, *files: str) -> None:
    for file in files:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text("", encoding="utf-8")


def test_languages_are_those_that_have_the_file(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    write(tmp_path, "templates/languages/nl/story.yaml", "templates/languages/la/prose.yaml")
    assert "nl" in languages_with(tmp_path, "story")
    assert "la" not in languages_with(tmp_path, "story")
    assert set(languages_with(ROOT, "story")) < set(languages_with(tmp_path, "story"))


def test_a_file_of_ones_own_comes_before_what_is_shipped(tmp_path: Path) -> None:
    shipped = shipped_root()
    assert shipped
    assert find_language_file(tmp_path, "fr", "prose").is_relative_to(shipped)
    write(tmp_path, "templates/languages/fr/prose.yaml")
    assert find_language_file(tmp_path, "fr", "prose").is_relative_to(tmp_path)


def test_files_in_the_former_places_are_told_where_they_belong(tmp_path: Path) -> None:
    write(tmp_path, "templates/story/nl.yaml", "templates/phrases/la.yaml")
    for ask in (
        lambda: find_language_file(tmp_path, "fr", "prose"),
        lambda: languages_with(tmp_path, "story"),
    ):
        with pytest.raises(Stop, match="the files of a language stand in one folder now") as stop:
            ask()
        assert stop.value.place == Place("templates/phrases/la.yaml")
        assert stop.value.help.splitlines() == [
            "move templates/phrases/la.yaml to templates/languages/la/phrases.yaml",
            "move templates/story/nl.yaml to templates/languages/nl/story.yaml",
        ]
