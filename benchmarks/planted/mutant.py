"""An error planted in a file of a pack, with what the checks should say of it and where."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple


class Edit(NamedTuple):
    """The characters of a file from `start` to before `end` replaced by `new`."""

    start: int
    end: int
    new: str


Stretch = tuple[int, int]
Part = Literal["words", "power", "cost", "entry", "prose"]


@dataclass(frozen=True, slots=True)
class Mutant:
    """Edits of one file. `codes` are the findings that name the fault rightly.

    `part` of the card is changed: its words, its power alone, its cost, the entry as YAML, or
    prose: notes, flavour, and words together with what reading over all prose may tell of them.
    `form`: a slip that is worth a warning, and no error. `also` are further stretches of the
    untouched file where a finding may point: the power, when all languages say alike what it does
    not do. `told` says the change to people.
    """

    operator: str
    pack: str
    file: str
    card: str
    edits: tuple[Edit, ...]
    codes: frozenset[str]
    told: str
    also: tuple[Stretch, ...] = ()
    part: Part = "words"
    form: bool = False

    def text(self, source: str) -> str:
        """The file with the error in it."""
        parts, done = [], 0
        for edit in sorted(self.edits):
            parts += [source[done : edit.start], edit.new]
            done = edit.end
        return "".join((*parts, source[done:]))

    def stretches(self, source: str) -> tuple[Stretch, ...]:
        """Where a finding should point, in the file with the error in it."""
        return (*self._planted(source), *(map(self._moved, self.also)))

    def _planted(self, source: str) -> Iterator[Stretch]:
        shift = 0
        for edit in sorted(self.edits):
            start, end = edit.start + shift, edit.start + shift + len(edit.new)
            shift += len(edit.new) - (edit.end - edit.start)
            yield (start, end) if edit.new.strip() else _around(self.text(source), start, end)

    def _moved(self, stretch: Stretch) -> Stretch:
        start, end = (self._shifted(place) for place in stretch)
        return start, max(start, end)

    def _shifted(self, place: int) -> int:
        """Where a place of the untouched file has come to stand."""
        before = (edit for edit in self.edits if edit.end <= place)
        return place + sum(len(edit.new) - (edit.end - edit.start) for edit in before)


def _around(text: str, start: int, end: int) -> Stretch:
    """A gap together with the words before and after it."""
    before = text[:start].rstrip()
    after = text[end:]
    lead = len(after) - len(after.lstrip())
    word = after[lead:].split(maxsplit=1)[:1]
    first = max(before.rfind(" "), before.rfind("\n")) + 1
    return first, end + lead + sum(map(len, word))
