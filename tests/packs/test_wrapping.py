"""Words in blocks: the same words in lines of one width, and nothing else touched."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from yaml import safe_load

from cardgen.model.finding import MISSING, Report
from cardgen.packs.wrapping import WIDTH, Rewrite, fold_words, rewrap_words
from cardgen.yaml.reader import read_yaml
from tests.small_root import ROOT

WORDS = some.lists(
    some.text("abé’{}|;:?!»«.-1", min_size=1, max_size=12), min_size=1, max_size=40
).map(" ".join)


def rewritten(source: str) -> str:
    lines = source.split("\n")
    for place, text in sorted(_rewrites(source), reverse=True):
        head = [*lines[: place.line - 1], lines[place.line - 1][: place.column - 1]]
        tail = [lines[place.end_line - 1][place.end_column - 1 :], *lines[place.end_line :]]
        lines = [*head[:-1], *(head[-1] + text + tail[0]).split("\n"), *tail[1:]]
    return "\n".join(lines)


def _rewrites(source: str) -> Iterator[Rewrite]:
    tree = read_yaml(source.encode(), file="cards.yaml", report=Report())
    assert tree is not MISSING
    return rewrap_words(source, tree)


@given(WORDS)
def test_folded_words_are_the_same_words(words: str) -> None:
    block = f"- notes:\n    fr: >-{fold_words(words, 6)}\n"
    assert safe_load(block) == [{"notes": {"fr": words}}]
    for line in block.split("\n")[2:]:
        assert len(line) <= WIDTH or " " not in line.strip().replace(" ;", ";")
        assert not line.strip().startswith((";", "»", ":", "?", "!")) or words.startswith(
            line.strip()[0]
        )


def test_words_between_braces_stay_there() -> None:
    """No block can stand there."""
    flavour = '  flavour: {\n    fr: Vent,\n    en: "Wind"\n  }\n'
    source = f"- id: a\n{flavour}"
    assert rewritten(source) == source
    besides = "  text:\n    en: Words.\n"
    assert rewritten(source + besides) == source + "  text:\n    en: >-\n      Words.\n"


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / "cards").glob("*/*.yaml")),
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_a_file_means_the_same_and_stays_as_it_is(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    new = rewritten(source)
    assert safe_load(new) == safe_load(source)
    assert [line for line in new.split("\n") if "#" in line] == [
        line for line in source.split("\n") if "#" in line
    ]
    assert rewritten(new) == new


SHAPES = {
    "plain": ("fr: Recevez 3 pièces.", "fr: >-\n    Recevez 3 pièces."),
    "quoted": ('fr: "Recevez : 3"', "fr: >-\n    Recevez : 3"),
    "commented": ("fr: >-   # so\n    Recevez\n    3.", "fr: >-   # so\n    Recevez 3."),
    "literal": ("fr: |\n    Recevez\n    3.", "fr: |\n    Recevez\n    3."),
    "line end behind": ("fr: >  # so\n    Un.\nen: x", "fr: >-  # so\n    Un.\nen: x"),
    "literal of a line": ("fr: |\n    Recevez 3.", "fr: >-\n    Recevez 3."),
    "two paragraphs": ("fr: >-\n    Un.\n\n    Deux.", "fr: >-\n    Un.\n\n    Deux."),
    "between braces": ("{fr: Recevez}", "{fr: Recevez}"),
    "blank line after": ("fr: >-\n    Un\n    deux.\n", "fr: >-\n    Un deux.\n"),
}  # fmt: skip


@pytest.mark.parametrize("name", SHAPES)
def test_what_is_put_in_shape(name: str) -> None:
    given_, wanted = SHAPES[name]
    before = "text:\n  " if not given_.startswith("{") else "text: "
    assert rewritten(f"{before}{given_}\nid: iris\n") == f"{before}{wanted}\nid: iris\n"
