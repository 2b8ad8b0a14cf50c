"""What many examples of a rulebook ask for, a check works out once."""

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cardgen.engine.scenario.schema as schema
from cardgen.engine.library import CardLibrary
from cardgen.model.ages import ByAge
from cardgen.model.finding import Report
from cardgen.project.prose.scenarios.libraries import EntryNumbers
from cardgen.project.typed_powers import TypedPowers
from cardgen.yaml.reader import read_yaml
from tests.checks.books import book_root, seen
from tests.cli.test_kept_parts import counting
from tests.cli.test_repeated_check import afresh
from tests.small_root import APOLLO, small_root

MOST_KINDS = 2  # one for reading scenarios, one for playing them
EXAMPLES = ("rulebook-example-number", "rulebook-example-age")


def test_cards_and_kinds_of_scenarios_are_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Making a library parses every card, and the kind of a scenario is a hundred small ones."""
    made: Counter[str] = Counter()
    of, given_kind = CardLibrary.of, schema.given_kind

    def counted(name: str, work: Any) -> Any:
        def counting(*given: Any) -> Any:
            made[name] += 1
            return work(*given)

        return counting

    monkeypatch.setattr(CardLibrary, "of", counted("library", of))
    monkeypatch.setattr(schema, "given_kind", counted("kind", given_kind))
    seen(book_root(tmp_path / "root"), select=EXAMPLES)
    assert made["library"] == 1
    assert 0 < made["kind"] <= MOST_KINDS


class Rainbow:
    """A card whose entry nobody may ask for twice."""

    def __init__(self) -> None:
        self.asked = 0

    @property
    def entry(self) -> dict[str, int]:
        self.asked += 1
        return {"vp": 3, "coins": 2}


def test_the_numbers_of_an_entry_are_read_once() -> None:
    card, board = Rainbow(), Rainbow()
    library: Any = type("Library", (), {"cards": {"a/iris": card}, "wonders": {"a/troy": board}})
    numbers = EntryNumbers(library)
    for read in (numbers.of_card, numbers.of_card):
        assert [*read("a/iris")] == [("point", 3), ("coin", 2)]
    assert numbers.of_board("a/troy") == numbers.of_board("a/troy") == numbers.of_card("a/iris")
    assert numbers.of_board("a/thebes") == ()
    assert (card.asked, board.asked) == (1, 1)


FACES = {  # by the function that does it, for the faces of one card in two languages and inks
    "AgeCells.fitted": 2,  # in each language: the layout does not say that they are alike
    "front_variables": 2,  # in each language
    "RaggedWords.broken": 6,  # in each Age, too
    "CardFiles.entry": 0,  # no prose stands beside it that would be held against all it prints
}


def test_what_faces_of_a_card_have_in_common_is_made_once(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {"cards/trial/cards.yaml": APOLLO}, phrases=True)
    (root / "build").mkdir()
    with counting({work: work for work in (*FACES, "FaceComposer.face")}) as done:
        afresh(root)
    assert done.pop("FaceComposer.face") == 8  # with their backs
    assert done == {work: count for work, count in FACES.items() if count}


def powered(id: str, *abilities: str) -> Any:
    """All of a card that its power is typed from."""
    listed = f"- [{', '.join(abilities)}]\n"
    entry: Any = read_yaml(listed.encode(), file="cards.yaml", report=Report())
    return SimpleNamespace(id=id, power=ByAge.same(entry[0]), variants=())


def test_equal_powers_are_read_once_and_what_is_wrong_is_told_of_each_card() -> None:
    typed = TypedPowers()
    said = {"iris": "{coins: 3}", "apollo": "{coins: 3}", "hermes": "{coins: 4}"}
    iris, apollo, hermes = (typed.of(powered(id, power)) for id, power in said.items())
    assert iris[0] is apollo[0]
    assert apollo[0] != hermes[0]
    assert not typed.findings
    assert [typed.of(powered(id, "{coin: 3}"))[0] for id in ("ares", "eris")] == [(), ()]
    assert [one.card for one in typed.findings] == ["ares", "eris"]
