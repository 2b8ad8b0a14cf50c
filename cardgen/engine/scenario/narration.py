"""What happened in a scenario, narrated: one sentence for each event.

The words stand in `story.yaml` in the folder of each language."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import field
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from cardgen.effects.state.game import GameEvent
from cardgen.engine.scenario.running import ScenarioRun
from cardgen.model.finding import Report, Stop
from cardgen.model.frozen import frozen
from cardgen.model.located import ValueRef
from cardgen.packs.languages import language_path, languages_with, read_language_file
from cardgen.schema.containers import AnyOf, ListOf, MapOf
from cardgen.schema.kinds import Kind, String, refuse_value
from cardgen.schema.numbers import Integer
from cardgen.schema.records import Record
from cardgen.schema.templates import Template
from cardgen.suggest import did_you_mean, join_words

WORDING_FILE = "story"
HAPPENING = ("who", "whom", "cards", "number")  # what is put into the sentence of one


@frozen
class NumberedSentence:
    """A sentence of one thing, and the same of several."""

    one: str
    more: str


@frozen
class EventWording:
    """A language: `one` of a sentence is said of the numbers in `singular`.

    `names` are those of what no card names: resources, the bank. `refusals` are by code. `players`
    are those whose name is spelt otherwise than in the scenarios: `lea`, Léa.
    """

    singular: tuple[int, ...]
    title: str
    refused: str
    nothing: str
    several: str
    steps: Mapping[str, str]
    happenings: Mapping[str, NumberedSentence]
    names: Mapping[str, NumberedSentence]
    refusals: Mapping[str, str]
    players: Mapping[str, str] = field(default_factory=dict)

    def of(self, sentence: NumberedSentence, number: Fraction | int, **parts: str) -> str:
        """The sentence as it is said of a number, with its parts put in."""
        pattern = sentence.one if number in self.singular else sentence.more
        return pattern.format(number=number, **parts)


class SentenceByNumber:
    """A sentence for every number, or one for `one` and one for `more`."""

    what = "a sentence, or a map with one and more"

    def __init__(self, *variables: str) -> None:
        self.same = Template("a sentence", variables)
        fields: dict[str, Kind] = {"one": self.same, "more": self.same}
        self.either = AnyOf(self.same, Record(NumberedSentence, fields, required=("one", "more")))

    def fits(self, value: object) -> bool:
        return self.either.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not self.fits(value):
            return refuse_value(self, value, where, report)
        read = self.either.read(value, where, report)
        return NumberedSentence(read, read) if isinstance(read, str) else read

    def json_schema(self) -> dict[str, Any]:
        return self.either.json_schema()


def _kind() -> Record:
    key, plain, name = String("a word of the story"), String("a sentence"), String("a name")
    fields: dict[str, Kind] = {
        "singular": ListOf(Integer(0, 999)),
        "title": Template("a title", ("scenario", "age")),
        "refused": Template("a sentence", ("why",)),
        "nothing": plain,
        "several": Template("a number of things", ("number", "name")),
        **dict.fromkeys(("steps", "refusals"), MapOf(key, plain)),
        "happenings": MapOf(key, SentenceByNumber(*HAPPENING)),
        "names": MapOf(key, SentenceByNumber("number")),
    }
    said = {**fields, "players": MapOf(String("a player of scenarios"), name)}
    return Record(EventWording, said, required=tuple(fields), what="the words of a story")


def narration_languages(root: Path) -> tuple[str, ...]:
    """The languages that scenarios are narrated in."""
    return languages_with(root, WORDING_FILE)


def load_wording(root: Path, language: str) -> EventWording:
    """The words of a language. Stop when there are none, or the first fault of their file."""
    known = narration_languages(root)
    if language not in known:
        near = did_you_mean(language, known)
        told = join_words(known) or "no language yet"
        help = f"stories are told in {told}: {language_path('<language>', WORDING_FILE)}"
        raise Stop(f'no story is told in "{language}"{near}', help=help)
    words: EventWording = read_language_file(root, language, WORDING_FILE, _kind())
    return words


class Narrator(NamedTuple):
    """Who narrates a run: in which `language`, its words, and what the cards are called in it."""

    language: str
    words: EventWording
    cards: Mapping[str, str]

    def lines(self, one: ScenarioRun) -> Iterator[str]:
        """The lines of a run: title, what it shows, then each step with what happened in it."""
        yield self.words.title.format(scenario=one.scenario.id, age=one.age)
        if self.language in one.scenario.says:
            yield f"  {one.scenario.says[self.language]}"
        for step, events in zip(one.scenario.play, one.steps, strict=False):
            yield f"  {self.step(step.what)}"
            yield from (f"    {self.sentence(each)}" for each in events)
        if one.refusal:
            yield f"  {self.refusal(one.refusal)}"

    def step(self, what: str) -> str:
        """What a step is called."""
        return self._said("steps", what)

    def refusal(self, code: str) -> str:
        """That something is refused, and why."""
        return self.words.refused.format(why=self._said("refusals", code))

    def sentence(self, event: GameEvent) -> str:
        """One thing that happened, in words."""
        if event.what not in self.words.happenings:
            self._silent("happenings", event.what)
        return _capitalised(
            self.words.of(
                self.words.happenings[event.what],
                event.number,
                who=self.player(event.who),
                whom=self.player(event.whom),
                cards=self._cards(event.cards),
            )
        )

    def player(self, name: str) -> str:
        """A player by name; or what takes a player's place."""
        if name in self.words.names:
            return self.words.of(self.words.names[name], 1)
        return called(name, self.words)

    def _cards(self, ids: tuple[str, ...]) -> str:
        """Cards or resources, each once with its number."""
        named = (self._several(name, number) for name, number in Counter(ids).items())
        return ", ".join(named) or self.words.nothing

    def _several(self, name: str, number: int) -> str:
        if name in self.words.names:
            return self.words.of(self.words.names[name], number)
        title = self.cards.get(name, name)
        return title if number == 1 else self.words.several.format(number=number, name=title)

    def _said(self, part: str, key: str) -> str:
        said: Mapping[str, str] = getattr(self.words, part)
        if key not in said:
            self._silent(part, key)
        return said[key]

    def _silent(self, part: str, key: str) -> NoReturn:
        file = language_path(self.language, WORDING_FILE)
        message = f'no words for "{key}" in {file}'
        raise Stop(message, help=f'add a line "{key}: …" to {part}')


def called(player: str, words: EventWording | None) -> str:
    """The name of a player, as it is written in a language if that tells stories."""
    return (words.players.get(player) if words else "") or _capitalised(player)


def _capitalised(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]
