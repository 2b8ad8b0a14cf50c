"""Words that were found to say their power are not read again, and everything else is."""

from pathlib import Path

import pytest

import cardgen.phrasebook.phrasebook as phrasebook
from cardgen.project.phrasebooks import Phrasebooks
from tests.cli.run import run
from tests.cli.test_repeated_check import CARDS, afresh, check
from tests.small_root import APOLLO, small_root


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A pack whose words have been read."""
    made = small_root(tmp_path / "root", phrases=True)
    (made / "build").mkdir()
    assert "6 texts, all read" in check(made).out
    return made


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages whose phrasebooks are compiled from now on."""
    return asked_for(monkeypatch, phrasebook, "load_phrasebook")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages whose phrasebooks are asked for from now on, be they compiled or kept."""
    return asked_for(monkeypatch, Phrasebooks, "_made")


def asked_for(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[str]:
    """The languages, the second argument, that something is asked for from now on."""
    languages: list[str] = []
    made = getattr(owner, name)

    def noting(where: object, language: str, names: object, *kept: object) -> object:
        languages.append(language)
        return made(where, language, names, *kept)

    monkeypatch.setattr(owner, name, noting)
    return languages


EDITS = {
    "a cost": ("II: {stone: 1}", "II: {stone: 2}", []),
    "English words": ("gain", "take", ["en"]),
    "a meaning": ("recevez", "perdez", ["fr"]),
    "a slip": ("gain", "gian", ["en"]),
    "the power": ("coins: {I: 3, II: 5", "coins: {I: 3, II: 4", ["en", "fr"]),
    "a name": ("en: Apollo", "en: Phoebus", ["en"]),
}


@pytest.mark.parametrize("edit", EDITS)
def test_only_what_an_edit_concerns_is_read(edit: str, root: Path, asked: list[str]) -> None:
    before, after, languages = EDITS[edit]
    (root / CARDS).write_text(APOLLO.replace(before, after), encoding="utf-8")
    again = check(root)
    assert sorted(set(asked)) == languages
    assert again == afresh(root)


@pytest.mark.parametrize("edit", EDITS)
def test_a_phrasebook_is_compiled_where_a_name_is_new(
    edit: str, root: Path, compiled: list[str]
) -> None:
    before, after, languages = EDITS[edit]
    (root / CARDS).write_text(APOLLO.replace(before, after), encoding="utf-8")
    check(root)
    assert compiled == (languages if edit == "a name" else [])


def test_other_phrases_may_say_another_thing(root: Path, compiled: list[str]) -> None:
    phrases = root / "templates/languages/en/phrases.yaml"
    phrases.write_text(phrases.read_text("utf-8") + "\n", encoding="utf-8")
    run("check", root=root)
    assert sorted(set(compiled)) == ["en", "fr"]
