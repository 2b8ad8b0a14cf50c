"""The story of a scenario in words: one sentence for each thing that happened."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple, NoReturn

from cardgen.effects.state.happening import Happening
from cardgen.engine.scenario.running import Told
from cardgen.engine.scenario.wording import FOLDER, Wording
from cardgen.model.finding import Stop


class Teller(NamedTuple):
    """Who tells a story: in which `language`, its words, and what the cards are called in it."""

    language: str
    words: Wording
    cards: Mapping[str, str]

    def told(self, one: Told) -> Iterator[str]:
        """The lines of a story: title, what it shows, then each step with what happened in it."""
        yield self.words.title.format(scenario=one.scenario.id, age=one.age)
        if self.language in one.scenario.says:
            yield f"  {one.scenario.says[self.language]}"
        for step, happenings in zip(one.scenario.play, one.steps, strict=False):
            yield f"  {self._said('steps', step.what)}"
            yield from (f"    {self.sentence(each)}" for each in happenings)
        if one.refusal:
            why = self._said("refusals", one.refusal)
            yield f"  {self.words.refused.format(why=why)}"

    def sentence(self, happening: Happening) -> str:
        """One thing that happened, in words."""
        if happening.what not in self.words.happenings:
            self._silent("happenings", happening.what)
        return _begun(
            self.words.of(
                self.words.happenings[happening.what],
                happening.number,
                who=self._player(happening.who),
                whom=self._player(happening.whom),
                cards=self._cards(happening.cards),
            )
        )

    def _player(self, name: str) -> str:
        """A player by name; or what takes a player's place."""
        if name in self.words.names:
            return self.words.of(self.words.names[name], 1)
        return _begun(name)

    def _cards(self, ids: tuple[str, ...]) -> str:
        """Cards or resources, each once with its number."""
        named = (self._several(name, number) for name, number in Counter(ids).items())
        return ", ".join(named) or self.words.nothing

    def _several(self, name: str, number: int) -> str:
        if name in self.words.names:
            return self.words.of(self.words.names[name], number)
        called = self.cards.get(name, name)
        return called if number == 1 else self.words.several.format(number=number, name=called)

    def _said(self, part: str, key: str) -> str:
        said: Mapping[str, str] = getattr(self.words, part)
        if key not in said:
            self._silent(part, key)
        return said[key]

    def _silent(self, part: str, key: str) -> NoReturn:
        message = f'no words for "{key}" in {FOLDER}/{self.language}.yaml'
        raise Stop(message, help=f'add a line "{key}: …" to {part}')


def _begun(text: str) -> str:
    """With a great first letter."""
    return text[:1].upper() + text[1:]
