"""What scenarios say is read from their heads; the story below may be anything."""

from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.small_root import small_root

STORY = "given:\n  players: {a: [}\n"
SAYS = "says:\n  fr: >-\n    Un.\n  en: >-\n    One.\n"


FILE = "cards/trial/scenarios/one.yaml"


def prose(root: Path, text: str) -> Prose:
    return Prose(load_project(small_root(root, {FILE: text}), Selection()).project)


def heads(root: Path, text: str) -> dict[str, str]:
    """What the scenario says, by language."""
    said = prose(root, text).said
    return {one.language: one.words for one in said if one.kind == "says"}


@pytest.mark.parametrize(
    "text",
    [
        SAYS + STORY,
        "# A story.\n\n" + SAYS + STORY,
        SAYS + "# Two.\n",
        "source: seed 1\n" + SAYS,
        "{says: {fr: Un., en: One.}}\n",
    ],
)
def test_the_head_alone_is_read(text: str, tmp_path: Path) -> None:
    assert heads(tmp_path / "root", text) == {"fr": "Un.", "en": "One."}


@pytest.mark.parametrize("text", [STORY, "- a\n", "says: 3\n", "", "says: [\n"])
def test_what_says_nothing(text: str, tmp_path: Path) -> None:
    assert heads(tmp_path / "root", text) == {}


def test_places_are_those_of_the_file(tmp_path: Path) -> None:
    told = prose(tmp_path / "root", "# A story.\n\n" + SAYS + STORY)
    (english,) = (one for one in told.said if (one.kind, one.language) == ("says", "en"))
    assert str(told.places.of(english, 0, 4)) == f"{FILE}:7:5"


def test_players_are_called_as_they_like(tmp_path: Path) -> None:
    """Apolla is nearly Apollo: at the table she is herself, and elsewhere she is a slip."""
    text = "says:\n  fr: Apolla joue.\n  en: Apolla plays.\ngiven:\n  players: {%s: {}}\n"
    told = prose(tmp_path / "root", text % "apolla"), prose(tmp_path / "other", text % "lea")
    found = ([one.check for one in findings_of(each.project, prose=each)] for each in told)
    assert [each.count("name-spelling") for each in found] == [0, 2]
