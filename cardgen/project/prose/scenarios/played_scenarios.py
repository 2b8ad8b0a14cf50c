"""Scenarios that a rulebook names, played on the rules: the table as each begins, what happens."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.seats import passing_direction
from cardgen.engine.duel.structure import hidden_slots
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.narration import (
    EventWording,
    Narrator,
    called,
    load_wording,
    narration_languages,
)
from cardgen.engine.scenario.running import ScenarioRun
from cardgen.model.finding import Place, Stop
from cardgen.model.wonder import Wonder
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.project.prose.scenarios.scenarios import ReadScenarios

# Steps in which hands go against the way of the Age, and where lies what has been kept.
DRAFTS = {"prayer": "gods", "draft": "leaders"}
BEFORE = ("draft",)  # of these steps, those that come before the Ages, once in a game
SUBJECT = re.compile(r"\{who\} (?!\S+ \{whom\})")  # begins with one player, not with two


class ToldEvent(NamedTuple):
    """A sentence, whom it is of, the verb of what happened, and the cards that it names.

    `clause` is the sentence without the player whom it begins with; nothing where it begins
    otherwise, or with two players.
    """

    sentence: str
    clause: str
    who: str
    what: str
    cards: tuple[str, ...]


class ToldStep(NamedTuple):
    """A step of a run: what it is called, and what happened in it."""

    title: str
    events: tuple[ToldEvent, ...]


class PlayedAge(NamedTuple):
    """A scenario as it was played in one Age: `states` are the game at the beginning and after each
    step. `passes` is which way hands go in its first step, 1 to the left, 0 where they do not, and
    `passed` what these hands hold; `hidden` are the numbers of the cards that lie face down at the
    beginning."""

    age: str
    states: tuple[Game, ...]
    passes: int
    hidden: frozenset[int]
    run: ScenarioRun

    @property
    def start(self) -> Game:
        return self.states[0]

    @property
    def passed(self) -> str:
        return DRAFTS.get(_first_step(self.run), "hand")


class PlayedScenarios:
    """The scenarios of a pack, each played by `scenarios` when it is first asked for."""

    def __init__(self, project: Project, view: PackView, scenarios: ReadScenarios) -> None:
        self._project, self._view, self._scenarios = project, view, scenarios
        self._played: dict[str, tuple[PlayedAge, ...]] = {}
        self._words: dict[str, EventWording | None] = {}
        self._named: dict[str, Mapping[str, str]] = {}

    def ages(self, id: str, named: Place) -> tuple[PlayedAge, ...]:
        """A scenario in its Ages. Stop where it cannot be read, or does not come true, or, where it
        is `named`, when there is none."""
        if id not in self._played:
            self._played[id] = self._play(id, named)
        return self._played[id]

    def says(self, id: str, language: str, named: Place) -> str:
        """What the scenario shows, in one sentence."""
        return self.ages(id, named)[0].run.scenario.says.get(language, "")

    def told(self, age: PlayedAge, language: str) -> tuple[ToldStep, ...]:
        """Its steps in words. Stop where no story is told in the language."""
        words = self._wording(language) or load_wording(self._project.root, language)
        narrator = Narrator(language, words, self._names(language))
        steps = zip(age.run.scenario.play, age.run.steps, strict=False)
        return tuple(
            ToldStep(
                narrator.step(step.what),
                tuple(
                    _event(each, narrator)
                    for each in (*_kept(age, number), *events)
                    if each.number or each.what != "gains coins"
                ),
            )
            for number, (step, events) in enumerate(steps)
        )

    def before_ages(self, age: PlayedAge, language: str) -> str:
        """What the first step is called, if it comes before the Ages; nothing where it does not."""
        first = _first_step(age.run)
        if first not in BEFORE:
            return ""
        words = self._wording(language) or load_wording(self._project.root, language)
        return Narrator(language, words, {}).step(first)

    def refused(self, age: PlayedAge, language: str) -> str:
        """That the last step is refused, and why, in words; nothing where it is not."""
        if not age.run.refusal:
            return ""
        words = self._wording(language) or load_wording(self._project.root, language)
        return Narrator(language, words, {}).refusal(age.run.refusal)

    def player(self, name: str, language: str) -> str:
        """The name of a player in a language."""
        return called(name, self._wording(language))

    def card(self, id: str, language: str) -> str:
        """The name of a card by `pack/id`."""
        return self._names(language).get(id, id.rpartition("/")[2])

    def board(self, id: str) -> Wonder:
        """A board by `pack/id`."""
        return self._library.wonders[id]

    def _play(self, id: str, named: Place) -> tuple[PlayedAge, ...]:
        pack = self._view.pack
        path = pack.folder / "scenarios" / f"{id}.yaml"
        if not path.is_file():
            help = f"write it in cards/{pack.id}/scenarios/{id}.yaml"
            raise Stop(f'there is no scenario "{id}"', place=named, help=help)
        if not pack.game.rules:
            message = f"no rules play the game {pack.game.id}"
            raise Stop(message, place=named, help=f"tell {id} in words")
        runs = self._scenarios.played(pack, path)
        return tuple(_played(run) for run in runs if run.states)

    @property
    def _library(self) -> CardLibrary:
        """The cards that its scenarios may name."""
        return self._project.libraries.of(self._view.pack)

    def _names(self, language: str) -> Mapping[str, str]:
        if language not in self._named:
            cards = self._library.cards.items()
            names = {id: card.name[language].text for id, card in cards if language in card.name}
            self._named[language] = names
        return self._named[language]

    def _wording(self, language: str) -> EventWording | None:
        """The words that stories are told in; None where none are told in the language."""
        if language not in self._words:
            told = language in narration_languages(self._project.root)
            self._words[language] = load_wording(self._project.root, language) if told else None
        return self._words[language]


def _event(event: GameEvent, narrator: Narrator) -> ToldEvent:
    wording, sentence = narrator.words.happenings[event.what], narrator.sentence(event)
    who = narrator.player(event.who)
    alone = all(SUBJECT.match(said) for said in (wording.one, wording.more))
    clause = sentence.removeprefix(f"{who} ") if alone else ""
    return ToldEvent(sentence, clause, who, event.what, event.cards)


def _kept(age: PlayedAge, number: int) -> Iterator[GameEvent]:
    """What everybody keeps in a draft, which the log of the game passes over."""
    zone = DRAFTS.get(age.run.scenario.play[number].what, "")
    for city in age.states[number + 1].cities if zone else ():
        yield GameEvent("keeps", city.player, tuple(card.id for card in getattr(city, zone)))


def _played(run: ScenarioRun) -> PlayedAge:
    start = run.states[0]
    slots = hidden_slots(start.duel.structure) if start.duel else ()
    hidden = frozenset(slot.piece.serial for slot in slots)
    return PlayedAge(run.age, run.states, _passes(run), hidden, run)


def _first_step(run: ScenarioRun) -> str:
    return next((step.what for step in run.scenario.play), "")


def _passes(run: ScenarioRun) -> int:
    """Which way hands go in the first step; 0 where they do not, or nobody has one."""
    start, first = run.states[0], _first_step(run)
    if start.duel:
        return 0
    if first in DRAFTS:
        return -passing_direction(start)
    held = any(len(city.hand) > 1 for city in start.cities)
    return passing_direction(start) if first == "turn" and held else 0
