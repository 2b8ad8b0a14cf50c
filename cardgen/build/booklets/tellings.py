"""Scenarios told in a booklet: what each shows, its steps in words, and what became of coins."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, groupby
from re import findall
from typing import TYPE_CHECKING

from cardgen.build.booklets.entries import EntryMaker
from cardgen.build.booklets.spans import BODY, EMPHASIS, STRONG, Spans
from cardgen.effects.state.game import Game
from cardgen.layout.booklet.contents import (
    BookPicture,
    CallOut,
    ContentBlock,
    ListItem,
    ProseBlock,
    TableRows,
)
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.model.finding import Place
from cardgen.model.text import Icon

if TYPE_CHECKING:
    from cardgen.project.prose.scenarios.played_scenarios import (
        PlayedAge,
        PlayedScenarios,
        ToldEvent,
        ToldStep,
    )

ACCOUNTED = 2  # players whose coins change, from which a line tells of them
MOVED = ("buys", "gains coins", "loses", "pays")  # what happens to coins
INNER = (",", ":", ";")  # signs in a sentence, beside which a comma would not part enough
LISTS = -100_000  # lists of the book count up from 1, those of entries down from -1


class ExampleTeller:
    """Tells scenarios in the language of a booklet."""

    def __init__(self, entries: EntryMaker, played: "PlayedScenarios") -> None:
        self._entries, self._played, self._language = entries, played, entries.language
        self._words = entries.words
        self._lists = count(LISTS, -1)

    def example(self, id: str, named: Place) -> CallOut:
        """A scenario as a call-out: its sentence, the steps, coins before and after."""
        ages = self._played.ages(id, named)
        says = self._played.says(id, self._language, named)
        blocks: list[ContentBlock] = [ProseBlock((BookSpan(says, BODY),))] if says else []
        blocks += self._told(ages)
        return CallOut("example", self._words.example, tuple(blocks), tuple(self._shown(ages[0])))

    def account(self, id: str, words: str, named: Place) -> tuple[ProseBlock, ...]:
        """What coins became of in a line, where they went from one player to another or to several,
        so that it can be followed; nothing where Ages differ, or where the `words` of the example
        leave out a player whose coins change, or an amount that moves."""
        ages = self._played.ages(id, named)
        changes = {tuple(_changed_coins(age.states)) for age in ages}
        changed = changes.pop()
        if changes or len(changed) < ACCOUNTED:
            return ()
        names = [self._played.player(player, self._language) for player, _, _ in changed]
        if not set(names) <= set(findall(r"\w+", words)) or not _all_told(ages[0], words):
            return ()
        spans = [BookSpan(f"{self._words.account} ", EMPHASIS)]
        for number, (name, (_, before, after)) in enumerate(zip(names, changed, strict=True)):
            spans += [
                BookSpan(f"{' · ' if number else ''}{name}\u00a0", BODY),
                BookSpan(Icon("coin", str(before)), BODY),
                BookSpan("\u00a0→\u00a0", BODY),
                BookSpan(Icon("coin", str(after)), BODY),
            ]
        return (ProseBlock(tuple(spans), "account"),)

    def _told(self, ages: "Sequence[PlayedAge]") -> Iterator[ContentBlock]:
        """The steps; Ages that differ in the telling are told one by one."""
        every = [(age, self._played.told(age, self._language)) for age in ages]
        if any(steps != every[0][1] for _, steps in every):
            numbers, joined = next(self._lists), self._words.joined
            for age, steps in every:
                said = _narrated([event for step in steps for event in step.events], joined)
                lead = BookSpan(f"{self._age(age)}. ", STRONG)
                yield ListItem((lead, BookSpan(said, BODY)), numbers)
        else:
            refusal = self._played.refused(ages[0], self._language)
            yield from self._steps(every[0][1], refusal)
        yield from self._coins(ages)

    def _age(self, played: "PlayedAge") -> str:
        return self._words.position.age.format(age=played.age)

    def _steps(self, steps: "Sequence[ToldStep]", refusal: str) -> Iterator[ListItem]:
        """A step after the other, numbered where there are several."""
        numbers, lone = next(self._lists), len(steps) == 1
        for number, step in enumerate(steps, 1):
            said = _narrated(step.events, self._words.joined)
            told = (BookSpan(f" {said}", BODY),) if said else ()
            lead = BookSpan(f"{_capital(step.title)}.", STRONG)
            if not lone:
                yield ListItem((lead, *told), numbers, number=number)
            elif said:
                yield ListItem((BookSpan(said, BODY),), numbers)
        if refusal:
            yield ListItem((BookSpan(f"{_capital(refusal)}.", BODY),), numbers)

    def _coins(self, ages: "Sequence[PlayedAge]") -> Iterator[TableRows]:
        """What players whose coins change have before and after; Age by Age, if that differs."""
        changes = [tuple(_changed_coins(age.states)) for age in ages]
        alike = len(set(changes)) == 1
        heads, rows = self._words.coins, list[tuple[Spans, ...]]()
        for age, changed in zip(ages[:1] if alike else ages, changes, strict=False):
            for player, *numbers in changed:
                name = self._played.player(player, self._language)
                said = name if alike else f"{name}, {self._age(age)}"
                coins = ((BookSpan(Icon("coin", str(number)), BODY),) for number in numbers)
                rows.append(((BookSpan(said, BODY),), *coins))
        if rows:
            titles = (heads[key] for key in ("player", "before", "after"))
            yield TableRows((tuple((BookSpan(title, BODY),) for title in titles), *rows))

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


def _changed_coins(states: Sequence[Game]) -> Iterator[tuple[str, int, int]]:
    """Players whose coins change, with what they have before and after."""
    for city, late in zip(states[0].cities, states[-1].cities, strict=True):
        after = late.coins + late.received
        if after != city.coins:
            yield city.player, city.coins, after


def _all_told(age: "PlayedAge", words: str) -> bool:
    """Whether words have a number for each amount of coins that changes hands."""
    moved = (event for events in age.run.steps for event in events if event.what in MOVED)
    amounts = Counter(str(event.number) for event in moved if event.number)
    return amounts <= Counter(findall(r"\d+", words))


def _narrated(events: "Sequence[ToldEvent]", joined: str) -> str:
    """Sentences in which whoever does several things after each other is named once."""
    sentences: list[str] = []
    for subject, group in groupby(_without_reveals(events), _subject):
        first, *others = group
        if subject and others:
            clauses = [first.sentence, *(event.clause for event in others)]
            said = joined.format(others=", ".join(clauses[:-1]), last=clauses[-1])
            sentences.append(f"{said}.")
        else:
            sentences += [f"{event.sentence}." for event in (first, *others)]
    return " ".join(sentences)


def _subject(event: "ToldEvent") -> str:
    """Who does something that another clause may follow in one sentence; else nobody."""
    return event.who if event.clause and not any(sign in event.clause for sign in INNER) else ""


def _without_reveals(events: "Sequence[ToldEvent]") -> "Iterator[ToldEvent]":
    """All but those by which a player shows the very cards that are played later."""
    played = {(event.who, event.cards) for event in events if event.what == "invokes"}
    for event in events:
        if event.what != "reveals" or (event.who, event.cards) not in played:
            yield event


def _capital(said: str) -> str:
    return f"{said[:1].upper()}{said[1:]}"
