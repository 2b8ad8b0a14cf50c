"""Scenarios told in a booklet: what each shows, its steps in words, and what became of coins."""

from collections.abc import Iterator, Sequence
from itertools import count, groupby
from typing import TYPE_CHECKING

from cardgen.build.booklets.entries import EntryMaker
from cardgen.build.booklets.spans import BODY, EMPHASIS, STRONG
from cardgen.effects.state.game import Game
from cardgen.layout.booklet.contents import (
    BookPicture,
    CallOut,
    ContentBlock,
    ListItem,
    Prose,
    TableRows,
)
from cardgen.layout.booklet.pieces import TextSpan
from cardgen.model.finding import Place
from cardgen.model.text import Icon

if TYPE_CHECKING:
    from cardgen.project.prose.played_scenarios import (
        PlayedAge,
        PlayedScenarios,
        ToldEvent,
        ToldStep,
    )

INNER = (",", ":", ";")  # signs in a sentence, beside which a comma would not part enough
LISTS = -100_000  # lists of the book count up from 1, those of entries down from -1


class ExampleTeller:
    """Tells scenarios in the language of a booklet."""

    def __init__(self, entries: EntryMaker, played: "PlayedScenarios") -> None:
        self._entries, self._played, self._language = entries, played, entries.language
        self._words = entries.words
        self._lists = count(LISTS, -1)

    def example(self, id: str, named: Place) -> CallOut:
        """A scenario as a call-out: its sentence, the steps, coins before and after, its name."""
        ages = self._played.ages(id, named)
        says = self._played.says(id, self._language, named)
        blocks: list[ContentBlock] = [Prose((TextSpan(says, BODY),))] if says else []
        blocks += self._told(ages)
        blocks.append(proof(self._words.played, [id]))
        return CallOut("example", self._words.example, tuple(blocks), tuple(self._shown(ages[0])))

    def _told(self, ages: "Sequence[PlayedAge]") -> Iterator[ContentBlock]:
        """The steps; Ages that differ in the telling are told one by one."""
        every = [(age, self._played.told(age, self._language)) for age in ages]
        refusal = self._played.refused(ages[0], self._language)
        if any(steps != every[0][1] for _, steps in every):
            list = next(self._lists)
            for age, steps in every:
                lead = self._words.position.age.format(age=age.age)
                said = " ".join(_sentences(event for step in steps for event in step.events))
                yield ListItem((TextSpan(f"{lead}. ", STRONG), TextSpan(said, BODY)), list)
        else:
            yield from self._steps(every[0][1], refusal)
        yield from self._coins(ages[0].states)

    def _steps(self, steps: "Sequence[ToldStep]", refusal: str) -> Iterator[ListItem]:
        """A step after the other, numbered where there are several."""
        list, lone = next(self._lists), len(steps) == 1
        for number, step in enumerate(steps, 1):
            title = f"{step.title[:1].upper()}{step.title[1:]}. "
            said = " ".join(_sentences(step.events))
            lead = () if lone else (TextSpan(title, STRONG),)
            if said or lead:
                yield ListItem((*lead, TextSpan(said, BODY)), list, number=0 if lone else number)
        if refusal:
            said = f"{refusal[:1].upper()}{refusal[1:]}."
            yield ListItem((TextSpan(said, BODY),), list)

    def _coins(self, states: Sequence[Game]) -> Iterator[TableRows]:
        """What the players whose coins change have before and after."""
        pairs = zip(states[0].cities, states[-1].cities, strict=True)
        held = [(city.player, city.coins, late.coins + late.received) for city, late in pairs]
        changed = [one for one in held if one[1] != one[2]]
        if not changed:
            return
        heads = self._words.coins
        rows = [tuple((TextSpan(heads[key], BODY),) for key in ("player", "before", "after"))]
        for player, *numbers in changed:
            name = TextSpan(self._played.player(player, self._language), BODY)
            rows.append(((name,), *((TextSpan(Icon("coin", str(n)), BODY),) for n in numbers)))
        yield TableRows(tuple(rows))

    def _shown(self, age: "PlayedAge") -> Iterator[BookPicture]:
        """The pictures of the cards of the booklet's pack that are played, in their order."""
        own = f"{self._entries.pack.id}/"
        named = [card for events in age.run.steps for event in events for card in event.cards]
        for card in dict.fromkeys(named):
            picture = (
                self._entries.picture(card.removeprefix(own)) if card.startswith(own) else None
            )
            if picture:
                yield picture


def proof(played: str, ids: Sequence[str]) -> Prose:
    """The names of the scenarios that prove an example."""
    return Prose((TextSpan(f"{played} {', '.join(ids)}", EMPHASIS),), "proof")


def _sentences(events: "Iterator[ToldEvent] | Sequence[ToldEvent]") -> Iterator[str]:
    """Sentences in which whoever does several things after each other is named once."""
    for who, group in groupby(events, lambda event: event.who):
        lead, clauses = f"{who} ", list[str]()
        for event in group:
            if clauses and not event.sentence.startswith(lead):
                yield _sentence(clauses)
                clauses = []
            follows = bool(clauses) and event.sentence.startswith(lead)
            clauses.append(event.sentence.removeprefix(lead) if follows else event.sentence)
        yield _sentence(clauses)


def _sentence(clauses: Sequence[str]) -> str:
    parted = any(sign in clause for clause in clauses for sign in INNER)
    return f"{('; ' if parted else ', ').join(clauses)}."
