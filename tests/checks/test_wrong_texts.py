"""Fluent texts that say another rule than the card has: each is told by the right finding."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardgen.layout.text.no_break import NO_BREAK
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import Different, Same, Unread, Verdict
from tests.phrasebook.conftest import BOOKS, EVERY, LANGUAGES, Said

FILE = Path(__file__).with_name("wrong_texts.yaml")
TEXTS: list[Mapping[str, Any]] = yaml.load(FILE.read_text(encoding="utf-8"), yaml.CSafeLoader)


def _edited(entry: Mapping[str, Any], language: str) -> list[tuple[Said, str]]:
    """What a card says in a language with the words of an entry, where it has those it replaces.

    Spaces that never break are typed as others.
    """
    before, after = (words.replace(NO_BREAK, " ") for words in entry[language])
    mine = [said for said in EVERY if (said.id, said.language) == (entry["card"], language)]
    aged = [said for said in mine if said.age == entry.get("age", said.age)]
    typed = [(said, typed_text(said.words).replace(NO_BREAK, " ")) for said in aged]
    return [(said, text.replace(before, after)) for said, text in typed if before in text]


def _code(verdict: Verdict) -> str:
    """The code of the finding that comes of a verdict; none where words pass.

    What no pattern reads may yet be told by its terms: that says more than `words-unread`.
    """
    if isinstance(verdict, Unread) or (isinstance(verdict, Different) and verdict.unread):
        return "words-unread"
    if isinstance(verdict, Different):
        return "words-scope" if verdict.differences[0].path[-1] in ("who", "to") else "words-other"
    return "words-unsaid" if isinstance(verdict, Same) and verdict.unsaid else ""


@pytest.mark.parametrize("entry", TEXTS, ids=lambda entry: entry["card"])
def test_a_wrong_text_is_found_in_each_language_that_has_it(entry: Mapping[str, Any]) -> None:
    for language in (one for one in LANGUAGES if one in entry):
        finds = entry["finds"] if isinstance(entry["finds"], str) else entry["finds"][language]
        edited = _edited(entry, language)
        assert edited, f"the card does not say {entry[language][0]}"
        for said, text in edited:
            verdict = BOOKS[language].judge((text,), said.power, said.bearer, said.card)
            assert _code(verdict) == finds, text
