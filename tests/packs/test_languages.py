"""The folders of languages, and files of languages where they stood before these."""

from pathlib import Path

import pytest

from cardgen.engine.scenario.narration import narration_languages
from cardgen.model.finding import Place, Stop
from cardgen.packs.languages import LanguageLibrary
from tests.small_root import ROOT


def write(root: Path, **files: str) -> None:
    """Files of `templates/`, by their paths with _ for /."""
    for name, text in files.items():
        file = root / "templates" / f"{name.replace('_', '/')}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def test_languages_are_those_that_have_the_file(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    write(tmp_path, languages_nl_story="", languages_la_prose="")
    assert "nl" in narration_languages(tmp_path)
    assert "la" not in narration_languages(tmp_path)
    assert set(narration_languages(ROOT)) < set(narration_languages(tmp_path))


def test_a_file_of_ones_own_comes_before_what_is_shipped(tmp_path: Path) -> None:
    assert LanguageLibrary(tmp_path).profile("fr").name == "French"
    write(tmp_path, languages_fr_language="name: Ours\n")
    assert LanguageLibrary(tmp_path).profile("fr").name == "Ours"


def test_files_in_the_former_places_are_told_where_they_belong(tmp_path: Path) -> None:
    write(tmp_path, story_nl="", phrases_la="")
    for ask in (
        lambda: LanguageLibrary(tmp_path).profile("fr"),
        lambda: narration_languages(tmp_path),
    ):
        with pytest.raises(Stop, match="the files of a language stand in one folder now") as stop:
            ask()
        assert stop.value.place == Place("templates/phrases/la.yaml")
        assert stop.value.help.splitlines() == [
            "move templates/phrases/la.yaml to templates/languages/la/phrases.yaml",
            "move templates/story/nl.yaml to templates/languages/nl/story.yaml",
        ]
