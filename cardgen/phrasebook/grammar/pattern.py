"""A pattern: words, slots and alternatives, one after the other; with what it may begin."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, TypeAlias

SlotNames: TypeAlias = tuple[frozenset[str], frozenset[str]]
NO_SLOT_NAMES: SlotNames = (frozenset(), frozenset())


class FixedWord(NamedTuple):
    """A word or mark that stands as it is."""

    text: str


class AgreeingWord(NamedTuple):
    """A word with a second form: the plural, or the feminine of a name's participle."""

    one: str
    other: str
    gender: bool = False


class PatternSlot(NamedTuple):
    """Where something of a category stands, in a form asked for by name."""

    hole: str
    category: str
    form: str = ""
    optional: bool = False


@dataclass(frozen=True)
class Alternatives:
    """Alternatives; the first is written.

    What holds for all of them is worked out once: synonyms stand in many patterns.
    """

    options: tuple["Pattern", ...]
    holes: SlotNames = field(init=False, repr=False, compare=False)  # as of patterns, `holes`

    def __post_init__(self) -> None:
        found = [one for one in map(slot_names, self.options) if one is not NO_SLOT_NAMES]
        both = NO_SLOT_NAMES
        if found:
            every = (
                [one[0] for one in found] if len(found) == len(self.options) else [NO_SLOT_NAMES[0]]
            )
            both = frozenset.intersection(*every), frozenset().union(*(one[1] for one in found))
        object.__setattr__(self, "holes", both)

    @cached_property
    def silent(self) -> bool:
        """As of patterns, `may_be_silent`."""
        return any(map(may_be_silent, self.options))

    @cached_property
    def silences(self) -> frozenset[str]:
        """The parts of the effect that one of the alternatives is there to leave unsaid."""
        bare = [option[0] for option in self.options if len(option) == 1]
        return frozenset(one.part for one in bare if isinstance(one, Unsaid))

    @cached_property
    def by_first_word(self) -> Mapping[str, tuple["Pattern", ...]]:
        """The alternatives by the word with which they begin; by "" those that begin with none."""
        found: dict[str, list[Pattern]] = {}
        for option in self.options:
            first = option[0] if option else None
            found.setdefault(first.text if isinstance(first, FixedWord) else "", []).append(option)
        return {word: tuple(options) for word, options in found.items()}

    @cached_property
    def opening(self) -> "Opening":
        """As of patterns, `opening`."""
        openings = [opening(option) for option in self.options]
        words = frozenset().union(*(one.words for one in openings))
        slots = frozenset().union(*(one.slots for one in openings))
        return Opening(words, slots, any(one.through for one in openings))


class Aside(NamedTuple):
    """Words that stand once somewhere in a pattern, or any number of times where `optional`.

    `unsaid` is the part of the effect that is left to the reader where they do not stand.
    """

    category: str
    optional: bool = False
    unsaid: str = ""


class Unsaid(NamedTuple):
    """No words: here a part of the effect is left to the reader, who is to know it anyway."""

    part: str


Item: TypeAlias = FixedWord | AgreeingWord | PatternSlot | Alternatives | Aside | Unsaid
Pattern: TypeAlias = tuple[Item, ...]

OWN = "self"  # the category of the name of the card that speaks
OWNS = "of-self"  # and of that name where something is said to be of the card


class Opening(NamedTuple):
    """The words and the categories of slots with which a pattern may begin.

    `through`: there is a way to its end on which it says nothing, or only what stands aside.
    """

    words: frozenset[str]
    slots: frozenset[str]
    through: bool


def opening(pattern: Pattern) -> Opening:
    """With what a pattern may begin."""
    words: set[str] = set()
    slots: set[str] = set()
    for item in pattern:
        if isinstance(item, FixedWord):
            words.add(item.text)
            break
        if isinstance(item, Alternatives):
            words |= item.opening.words
            slots |= item.opening.slots
            if not item.opening.through:
                break
        elif isinstance(item, PatternSlot):
            slots.add(item.category)
            if not item.optional:
                break
        elif isinstance(item, AgreeingWord):
            words |= {item.one, item.other}
            break
    else:
        return Opening(frozenset(words), frozenset(slots), through=True)
    return Opening(frozenset(words), frozenset(slots), through=False)


def slot_names(pattern: Pattern) -> SlotNames:
    """The holes whose slots stand on every way through a pattern, and those on any way."""
    found: SlotNames = NO_SLOT_NAMES
    for item in pattern:
        if isinstance(item, PatternSlot):
            if item.category not in (OWN, OWNS):
                found = found[0] | {item.hole}, found[1] | {item.hole}
        elif isinstance(item, Alternatives) and item.holes is not NO_SLOT_NAMES:
            found = found[0] | item.holes[0], found[1] | item.holes[1]
    return found


def is_nullable(pattern: Pattern) -> bool:
    """Whether there is a way through a pattern on which nothing is said."""
    return all(
        item.opening.through
        if isinstance(item, Alternatives)
        else isinstance(item, Unsaid) or (isinstance(item, PatternSlot | Aside) and item.optional)
        for item in pattern
    )


def may_be_silent(pattern: Pattern) -> bool:
    """Whether there is a way through a pattern that leaves a part of the effect unsaid."""
    return any(
        item.silent
        if isinstance(item, Alternatives)
        else isinstance(item, Unsaid) or (isinstance(item, Aside) and bool(item.unsaid))
        for item in pattern
    )


def is_fixed(pattern: Pattern) -> bool:
    """Whether a pattern is made of nothing but words that do not agree."""
    return all(
        all(map(is_fixed, item.options))
        if isinstance(item, Alternatives)
        else isinstance(item, FixedWord)
        for item in pattern
    )
