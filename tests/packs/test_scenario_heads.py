"""What scenarios say is read from their heads; the story below may be anything."""

from pathlib import Path

import pytest

from cardgen.packs.scenario_heads import scenario_heads

STORY = "given:\n  players: {a: [}\n"
SAYS = "says:\n  fr: >-\n    Un.\n  en: >-\n    One.\n"


def heads(root: Path, text: str) -> list[dict[str, object]]:
    folder = root / "cards" / "trial" / "scenarios"
    folder.mkdir(parents=True)
    (folder / "one.yaml").write_text(text, encoding="utf-8")
    return [dict(head) for head in scenario_heads(root, "trial")]


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
    assert heads(tmp_path, text) == [{"fr": "Un.", "en": "One."}]


@pytest.mark.parametrize("text", [STORY, "- a\n", "says: 3\n", "", "says: [\n"])
def test_what_says_nothing(text: str, tmp_path: Path) -> None:
    assert heads(tmp_path, text) == []


def test_places_are_those_of_the_file(tmp_path: Path) -> None:
    heads(tmp_path, "# A story.\n\n" + SAYS + STORY)
    (head,) = scenario_heads(tmp_path, "trial")
    assert str(head.place("en")) == "cards/trial/scenarios/one.yaml:6:7"
