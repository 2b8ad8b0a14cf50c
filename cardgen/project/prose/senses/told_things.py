"""What words say of things that cards and boards have: colours, resources, sides, stages."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardgen.model.card import COLOURS, THINGS
from cardgen.project.prose.senses.expressions import any_expression
from cardgen.project.prose.senses.senses import NAME, Said, SenseReader

SIDE = re.compile(r"[\s\u00a0\u202f]([AB])\b")
STAGE = "stage"


class ToldStages(NamedTuple):
    """Stages that are said by their numbers: stages 2 and 3."""

    numbers: tuple[int, ...]
    start: int
    end: int


class ToldThings:
    """Finds them in one language; most words say none."""

    def __init__(self, reader: SenseReader, joined: Sequence[str]) -> None:
        self._reader = reader
        words = {one: reader.senses.senses.get(one, ()) for one in (*COLOURS, *THINGS, STAGE)}
        self._by_word = {word.lower(): one for one in COLOURS for word in words[one]}
        self._colour = any_expression(self._by_word)
        self._thing = any_expression(word for one in THINGS for word in words[one])
        more = rf"(?:(?:,|\s(?:{'|'.join(map(re.escape, joined)) or '(?!)'}))\s\d)*"
        stage = any_expression(words[STAGE]).pattern
        self._stage = re.compile(rf"{stage}[\s\u00a0](?P<row>\d{more})(?!\w)", re.IGNORECASE)

    def may_be_in(self, words: str) -> bool:
        """Whether words may say a colour or one of `THINGS`."""
        return bool(self._colour.search(words) or self._thing.search(words))

    def colours(self, words: str) -> Iterator[Said]:
        """The colours that are surely said, and nothing else."""
        for found in self._colour.finditer(words):
            yield Said(self._by_word[found[0].lower()], *found.span())

    def things(self, words: str) -> Iterator[Said]:
        """What is surely said of `THINGS`, but in names."""
        if self._thing.search(words):
            yield from (one for one in self._reader.read(words) if one.sense in THINGS)

    def sides(self, words: str) -> Iterator[Said]:
        """The letters of sides behind names: Babylon B."""
        for one in self._reader.read(words) if SIDE.search(words) else ():
            letter = SIDE.match(words, one.end)
            if letter and one.sense.startswith(NAME):
                yield Said(letter[1], *letter.span(1))

    def stages(self, words: str) -> Iterator[ToldStages]:
        """The stages that are told by number."""
        for found in self._stage.finditer(words):
            numbers = tuple(map(int, re.findall(r"\d", found["row"])))
            yield ToldStages(numbers, *found.span("row"))


def things_told(
    readers: Mapping[str, SenseReader], joined: Mapping[str, Sequence[str]]
) -> Mapping[str, ToldThings]:
    """What finds them, by language."""
    return {one: ToldThings(readers[one], joined[one]) for one in joined if one in readers}
