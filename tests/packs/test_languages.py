"""The folders of languages, and files of languages where they stood before these."""

from pathlib import Path

import pytest

from cardgen.engine.scenario.narration import narration_languages
from cardgen.model.finding import Place, Stop
from cardgen.packs.languages import LanguageLibrary
from cardgen.project.prose.orthography import load_orthography
from cardgen.project.prose.senses.sense_list import load_senses
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


def test_words_of_ones_own_are_added_to_those_that_are_shipped(tmp_path: Path) -> None:
    shipped, typed = load_senses(ROOT, "fr"), load_orthography(ROOT, "fr")
    write(tmp_path, languages_fr_senses="senses: {number: [coût], end: terme}\n")
    write(tmp_path, languages_fr_prose="sounded: [Heimdall]\nslips:\nquotes: [“, ”]\n")
    mine, manner = load_senses(tmp_path, "fr"), load_orthography(tmp_path, "fr")
    assert mine.senses["number"] == (*shipped.senses["number"], "coût")
    assert mine.senses["end"] == (*shipped.senses["end"], "terme")
    assert mine.opposites == shipped.opposites
    assert manner.sounded == (*typed.sounded, "Heimdall")
    assert (manner.quotes, manner.wide, manner.slips) == (("“", "”"), typed.wide, {})


def test_a_fault_of_what_is_added_stands_in_its_own_file(tmp_path: Path) -> None:
    write(tmp_path, languages_fr_senses="senses:\n  number: [coût, {a: b}]\n")
    with pytest.raises(Stop) as stop:
        load_senses(tmp_path, "fr")
    place = stop.value.place
    assert place
    assert (place.file, place.line) == ("templates/languages/fr/senses.yaml", 2)


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
