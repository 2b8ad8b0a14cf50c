"""Scenarios in a booklet: drawn as positions, or told. The rules of play are loaded when one is."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cardgen.build.booklets.entries import EntryMaker
from cardgen.build.booklets.positions import PositionMaker
from cardgen.build.booklets.tellings import ExampleTeller
from cardgen.layout.booklet.contents import CallOut, ContentBlock, Entry, ProseBlock
from cardgen.layout.booklet.entry_leads import announces
from cardgen.layout.booklet.position.table import TablePosition
from cardgen.model.finding import Place, Stop
from cardgen.model.rulebook import Link
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project

if TYPE_CHECKING:
    from cardgen.project.prose.scenarios.played_scenarios import PlayedScenarios


class BookletScenarios:
    """The scenarios that the booklets of a pack name, in whatever language."""

    def __init__(self, project: Project, view: PackView) -> None:
        self._project, self._view = project, view

    @cached_property
    def played(self) -> "PlayedScenarios":
        """What reads and plays them."""
        from cardgen.project.prose.scenarios.played_scenarios import PlayedScenarios
        from cardgen.project.prose.scenarios.scenarios import ReadScenarios

        return PlayedScenarios(self._project, self._view, ReadScenarios(self._project))

    def told_by(self, entries: EntryMaker) -> "ScenarioBlocks":
        """The blocks that they make in a booklet with these entries."""
        return ScenarioBlocks(self, entries)


class ScenarioBlocks:
    """The blocks of one booklet that scenarios make; each is made once, however often it is set."""

    def __init__(self, scenarios: BookletScenarios, entries: EntryMaker) -> None:
        self._scenarios, self._entries = scenarios, entries
        self._made: dict[Link, TablePosition | CallOut] = {}
        self._accounts: dict[tuple[str, str], tuple[ProseBlock, ...]] = {}

    def shown(self, link: Link, named: Place) -> TablePosition | CallOut:
        """What stands for `{position:…}` or `{example:…}` alone in its paragraph. Stop where there
        is no such scenario, or it does not come true."""
        if link not in self._made:
            self._made[link] = self._make(link, named)
        return self._made[link]

    def account(self, link: Link, words: str, named: Place) -> tuple[ProseBlock, ...]:
        """What coins became of in a scenario that an example tells in `words` of its own; nothing
        where it cannot be played, which is for `cardgen check` to tell."""
        key = link.id, words
        if key not in self._accounts:
            teller = ExampleTeller(self._entries, self._scenarios.played)
            try:
                self._accounts[key] = teller.account(link.id, words, named)
            except Stop:
                self._accounts[key] = ()
        return self._accounts[key]

    def _make(self, link: Link, named: Place) -> TablePosition | CallOut:
        played = self._scenarios.played
        if link.kind == "position":
            return PositionMaker(self._entries, played).position(played.ages(link.id, named))
        return ExampleTeller(self._entries, played).example(link.id, named)


def before_position(
    blocks: Sequence[ContentBlock],
) -> tuple[tuple[ContentBlock, ...], tuple[ContentBlock, ...]]:
    """Blocks of an entry, cut before the first position, which is set across the page, or before
    the sentence that announces it."""
    cut = next((n for n, one in enumerate(blocks) if isinstance(one, TablePosition)), len(blocks))
    if 0 < cut < len(blocks) and announces(blocks[cut - 1]):
        cut -= 1
    return tuple(blocks[:cut]), tuple(blocks[cut:])


def closed_by_flavour(entry: Entry, beyond: tuple[ContentBlock, ...]) -> tuple[ContentBlock, ...]:
    """An entry and what is told of it beyond, from its position on; its flavour comes last."""
    if not beyond or not entry.flavour:
        return (entry, *beyond)
    flavour = ProseBlock(entry.flavour, "flavour")
    return (entry._replace(flavour=()), *beyond, flavour)
