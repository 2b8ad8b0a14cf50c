"""What speaks: cards, and of boards each side and each stage, all in one shape."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeAlias

from cardgen.model.ages import ByAge
from cardgen.model.card import Card, Name, Variant
from cardgen.model.located import Map, Seq
from cardgen.model.place import Place
from cardgen.model.text import Runs
from cardgen.model.wonder import Side, Stage, Wonder


@dataclass(frozen=True, slots=True)
class Part:
    """A side of a board, `troy B`, or stages of it that are one to their reader, `troy B 2-3`.

    What it has in common with a card is called as there: `power` and `text`, the same in all
    Ages, stand under these keys in `entry`.
    """

    id: str
    wonder: Wonder
    power: ByAge[Seq]
    text: Mapping[str, ByAge[Runs]]
    entry: Map
    variants: tuple[Variant, ...] = ()

    @property
    def pack(self) -> str:
        return self.wonder.pack

    @property
    def name(self) -> Mapping[str, Name]:
        """The name of the city."""
        return self.wonder.name

    def place(self, *path: str | int) -> Place:
        """Where a part of the entry stands, `part.place("text", "fr")`."""
        return self.entry.place(*path)


Speaker: TypeAlias = Card | Part


def sides(wonder: Wonder) -> Iterator[Part]:
    """The sides of a board that do or say something by themselves."""
    for letter, side in wonder.sides.items():
        if side.power or side.text:
            yield _part((letter,), wonder, side, _entry(wonder, letter))


def stages(wonder: Wonder) -> Iterator[Part]:
    """The stages of both sides; those that share their entry and their power are one."""
    for letter, side in wonder.sides.items():
        entries: Any = _entry(wonder, letter)["stages"]
        for (key, _), alike in groupby(enumerate(side.stages, 1), _alike):
            numbers, (stage, *_) = zip(*alike, strict=True)
            called = (letter, f"{numbers[0]}-{numbers[-1]}" if numbers[1:] else str(numbers[0]))
            yield _part(called, wonder, stage, entries[key])


def _alike(numbered: tuple[int, Stage]) -> tuple[str, int]:
    _, stage = numbered
    return stage.key, id(stage.power)


def _entry(wonder: Wonder, letter: str) -> Any:
    entries: Any = wonder.entry["sides"]
    return entries[letter]


def _part(called: tuple[str, ...], wonder: Wonder, held: Side | Stage, entry: Map) -> Part:
    text = {language: ByAge.same(words) for language, words in held.text.items()}
    return Part(" ".join((wonder.id, *called)), wonder, ByAge.same(held.power), text, entry)
