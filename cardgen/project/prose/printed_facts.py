"""What cards and boards print in their powers, their costs and their words: how many coins, shields
and points, which colours, which things."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from cardgen.model.card import COLOURS, THINGS, Card
from cardgen.model.entry_contents import texts_in
from cardgen.model.wonder import Wonder
from cardgen.project.prose.counting.counted import printed_numbers, signs_in
from cardgen.project.prose.manner import Manner
from cardgen.project.prose.senses.senses import SenseReader
from cardgen.project.sound_parts import without_asides

COLOUR = "colour"
RESOURCE = re.compile(r"resource|raw|manufactured|product", re.IGNORECASE)

Owner = Card | Wonder
NumberOrThing = tuple[str, int | str]  # what it is of, and how many or which


class PrintedFacts:
    """Reads them in all languages at once. What is found in words is kept: in a catalogue many
    cards say the same."""

    def __init__(self, manners: Mapping[str, Manner], readers: Mapping[str, SenseReader]) -> None:
        self._manners, self._readers = manners, readers
        self._counted, self._things = cache(self._counted_in), cache(self._things_in)

    def of(self, owner: Owner) -> Iterator[NumberOrThing]:
        """All that a card or a board prints, some of it more than once."""
        entry = without_asides(owner.entry)
        yield from ((one.unit, one.number) for one in printed_numbers(entry))
        for words in texts_in(entry):
            yield from ((one.unit, one.number) for one in signs_in(words))
            yield from self._counted(words)
            yield from self._things(words)
        yield from self._things(" ".join(_keys(entry)))
        if isinstance(owner, Card):
            yield COLOUR, owner.colour

    def _counted_in(self, words: str) -> tuple[NumberOrThing, ...]:
        """The numbers of units that words of any language tell."""
        every = (manner.counting.in_words(words) for manner in self._manners.values())
        return tuple((one.unit, one.number) for counted in every for one in counted)

    def _things_in(self, words: str) -> tuple[NumberOrThing, ...]:
        """The colours and things that data or words of any language say."""
        found = [(COLOUR, one) for one in COLOURS if self._may_say(one, rf"\b{one}", words)]
        found += [
            (what, sense)
            for sense, (what, in_data) in THINGS.items()
            if self._may_say(sense, rf"\b{in_data}\b", words)
        ]
        if RESOURCE.search(words):
            found += [(COLOUR, colour) for colour in ("brown", "grey")]
        return tuple(found)

    def _may_say(self, sense: str, in_data: str, words: str) -> bool:
        """Whether words say a sense in any language, or as it stands in data."""
        readers = self._readers.values()
        return bool(re.search(in_data, words)) or any(one.may_say(sense, words) for one in readers)


def _keys(entry: object) -> Iterator[str]:
    """The keys of an entry, however deep: `per: {green: 1}`."""
    if isinstance(entry, Mapping):
        for key, held in entry.items():
            yield str(key)
            yield from _keys(held)
    elif isinstance(entry, Sequence) and not isinstance(entry, str):
        for one in entry:
            yield from _keys(one)
