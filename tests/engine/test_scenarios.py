"""Every scenario comes true, and asks for no card but those that its file names."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NoReturn

import pytest

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.running import run_scenario
from cardgen.model.card import Card
from cardgen.model.finding import Report
from cardgen.packs.root import pack_folder
from cardgen.project.scenario_tables import named_cards, names_in
from tests.engine.conftest import PACKS, ROOT, Played


class AskedCards(Mapping[str, Card]):
    """Cards that remember which of them were asked for; nobody may ask for all."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._cards, self.asked = cards, set[str]()

    def __getitem__(self, name: str) -> Card:
        self.asked.add(name)
        return self._cards[name]

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("a scenario asks for all cards")

    def __len__(self) -> NoReturn:
        raise AssertionError("a scenario asks for all cards")


@pytest.mark.parametrize("pack", PACKS)
def test_scenarios(
    scenarios: dict[str, tuple[Played, ...]], library: CardLibrary, pack: str
) -> None:
    report = Report()
    for age, scenario in scenarios[pack]:
        cards = AskedCards(library.cards)
        alone = replace(library, cards=cards, _read={})
        run_scenario(scenario, age, alone, report)
        plays = frozenset((pack, *scenario.given.plays))
        [*GAMES[scenario.game].oddities(scenario, age, alone, plays)]
        names = names_in(
            (pack_folder(ROOT, pack) / "scenarios" / f"{scenario.id}.yaml").read_bytes()
        )
        named = named_cards(names, pack, library.cards)
        assert cards.asked & library.cards.keys() <= named.keys(), scenario.id
    assert [(str(f.place), f.message) for f in report.findings] == []
