"""Words for powers that no card of ours has, in `told_apart.yaml`: right, left unsaid, wrong."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from cardgen.phrasebook.parse.verdict import Different, Same
from tests.phrasebook.conftest import BOOKS
from tests.phrasebook.corpus import runs
from tests.typed import typed_power


class Wording(NamedTuple):
    """Words in a language, the power that they are held against, what shall come of it."""

    language: str
    bearer: str
    power: Any
    words: str
    expected: str

    def __str__(self) -> str:
        return f"{self.expected}-{self.words}"


def wordings() -> Iterator[Wording]:
    """Each wording of the file."""
    file = Path(__file__).parent / "told_apart.yaml"
    for case in yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader):
        for expected in ("same", "unsaid", "other"):
            for language, every in case.get(expected, {}).items():
                for words in every:
                    yield Wording(language, case["bearer"], case["power"], words, expected)


@pytest.mark.parametrize("wording", tuple(wordings()), ids=str)
def test_words_are_told_apart(wording: Wording) -> None:
    power = typed_power(json.dumps(wording.power))
    verdict = BOOKS[wording.language].judge(runs(wording.words), power, wording.bearer)
    if wording.expected == "other":
        assert isinstance(verdict, Different), verdict
    else:
        assert isinstance(verdict, Same), verdict
        assert not verdict.paraphrase
        assert set(verdict.unsaid) == ({"scope"} if wording.expected == "unsaid" else set())
