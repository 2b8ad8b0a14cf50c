"""What comes of reading words: one meaning, several, or none; and how it compares with a power."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, is_dataclass, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from cardgen.model.frozen import frozen
from cardgen.phrasebook.grammar.layers import LAYERS
from cardgen.phrasebook.grammar.meaning import MeaningPath, field_names
from cardgen.phrasebook.subjects import Power


class TextSpan(NamedTuple):
    """Characters of the typed words, from `start` to before `end`, an icon as it is typed."""

    start: int
    end: int


class SpellingFault(NamedTuple):
    """Words whose form is wrong though their meaning is clear; `fix` is what to type instead."""

    span: TextSpan
    found: str
    fix: str


@frozen
class Read:
    """The one meaning of the words; `spots` says where each part of it stands.

    `unsaid` are the parts that they leave to the reader, each with the clause that leaves it.
    """

    power: Power
    spots: Mapping[MeaningPath, TextSpan] = field(hash=False)
    faults: tuple[SpellingFault, ...] = ()
    unsaid: Mapping[str, TextSpan] = field(default_factory=dict, compare=False)


@frozen
class Unread:
    """Words without a meaning: up to `column` (from 0) they could be understood."""

    column: int
    expected: tuple[str, ...]

    def __str__(self) -> str:
        return f"unread at column {self.column + 1}, expected {', '.join(self.expected)}"


LONGEST = 2000  # characters of a text; the longest one in print has 302


@frozen
class TooLong:
    """Words that nobody reads to their end: there are too many, or too many ways to take them.

    `characters`: how many there are where that is too many, else none.
    """

    characters: int = 0

    def __str__(self) -> str:
        return "too long to be read"


@frozen
class Ambiguous:
    """Words with several meanings."""

    powers: tuple[Power, ...]

    def __str__(self) -> str:
        return "ambiguous: " + " | ".join(map(str, self.powers))


# Of the layer that tells how much, what tells which of several.
ORDINALS = frozenset(("first", "next"))


class PowerDifference(NamedTuple):
    """A part that the words and the declared effect have different; None where one lacks it.

    One that is `likely` and no more may be another way to say the same.
    """

    path: MeaningPath
    declared: Any
    said: Any
    span: TextSpan | None = None
    likely: bool = False

    @property
    def layer(self) -> str:
        """The layer whose term says something else, if it was read by these; else nothing."""
        first = self.path[0] if self.path else 0
        return first if isinstance(first, str) else ""

    @property
    def field(self) -> str:
        """The part as an author knows it: `coins`, `per in`, `limit times`; of a layer, what its
        terms tell: `who`, `which pile`."""
        if ORDINALS & {str(self.declared), str(self.said)} and self.layer == "degree":
            return "which one"
        if self.layer:
            return LAYERS[self.layer].asks if self.layer in LAYERS else self.layer
        named = (str(part).rstrip("_") for part in self.path if part != "effect")
        return " ".join(part.replace("_", " ") for part in named if not part.isdigit())


# The parts of an effect that a paraphrase is known to say, or to leave unsaid.
ASKED = frozenset(("duration", "moment", "restriction", "price", "owner", "pile"))


@frozen
class Same:
    """The words say what the effect does, but for what they leave `unsaid`, as in Read.

    A `paraphrase` is no sentence of the phrasebook: its words state what those of the house do, and
    nobody has told what its `new_words` say.
    """

    faults: tuple[SpellingFault, ...] = ()
    unsaid: Mapping[str, TextSpan] = field(default_factory=dict, compare=False)
    paraphrase: bool = False
    new_words: tuple[str, ...] = ()

    def says(self, part: str) -> bool:
        """Whether words say a part: a paraphrase is asked for few of them."""
        return part not in self.unsaid and (part in ASKED or not self.paraphrase)


@frozen
class Different:
    """The words say something else.

    `unread`: they are no sentence of any effect, and were read as the declared one told otherwise.
    """

    differences: tuple[PowerDifference, ...]
    faults: tuple[SpellingFault, ...] = ()
    unread: Unread | None = None

    @property
    def is_likely(self) -> bool:
        """Whether the words may say the same after all."""
        return all(one.likely for one in self.differences)

    def __str__(self) -> str:
        return "different at " + ", ".join(one.field for one in self.differences)


Reading = Read | Unread | TooLong | Ambiguous
Verdict = Same | Different | Unread | TooLong | Ambiguous


def sort_word_lists(value: Any) -> Any:
    """A value with lists of words in one order: `[blue, red]` says the same as `[red, blue]`."""
    if isinstance(value, tuple):
        parts = tuple(map(sort_word_lists, value))
        if all(isinstance(part, str) for part in parts):
            parts = tuple(sorted(parts))
        return value if parts == value else parts
    changed: dict[str, Any] = {}
    for name in field_names(value.__class__):
        before = getattr(value, name)
        after = sort_word_lists(before)
        if after is not before:
            changed[name] = after
    return replace(value, **changed) if changed else value


# Actions that may be told from two sides: who stays out of a conflict, and who fights it then.
SAID_TWICE = ("skip",)
# And those of which it may be told who has them, and then what they do: “this Leader has 2 shields.
# Move the pawn 2 spaces.”
BORNE = ("shields",)


def compare_powers(declared: Power, said: Power) -> tuple[PowerDifference, ...]:
    """What is different, in the order of the declared power; paths are those of what is said.

    Abilities are held side by side; where there are more on one side, equal ones find each other.
    """
    if len(declared) == len(said):
        return tuple(_parts((), _as_said(declared, said), said))
    return tuple(_unpaired(declared, said))


def _as_said(declared: Power, said: Power) -> Power:
    """A power in the order in which it is said, as far as that order means nothing.

    What happens at different moments may be told in any order, and so may what happens at one
    moment, unless some of it is optional: a choice comes after what it is made of.
    """
    left = list(declared)
    found: list[Any] = []
    for other in said:
        same = [one for one in left if _moment(one) == _moment(other)]
        if not same:
            return declared
        free = other in same and not any(getattr(one, "optional", False) for one in same)
        found.append(other if free else same[0])
        left.remove(found[-1])
    return tuple(found)


def _moment(one: Any) -> Any:
    return getattr(one, "when", None)


def _unpaired(declared: Power, said: Power) -> Iterator[PowerDifference]:
    left = list(declared)
    for place, ability in enumerate(said):
        if ability in left:
            left.remove(ability)
            continue
        again = getattr(ability, "action", "") if ability in declared else ""
        if again not in SAID_TWICE:
            yield PowerDifference((place,), None, ability, likely=again in BORNE)
    yield from (PowerDifference((len(said),), ability, None) for ability in left)


def _parts(path: MeaningPath, declared: Any, said: Any) -> Iterator[PowerDifference]:
    if declared == said:
        return
    if isinstance(declared, tuple) and isinstance(said, tuple) and _abilities(declared, said):
        for place, (one, other) in enumerate(zip(declared, said, strict=True)):
            yield from _parts((*path, place), one, other)
    elif is_dataclass(declared) and declared.__class__ is said.__class__:
        for name in field_names(said.__class__):
            yield from _parts((*path, name), getattr(declared, name), getattr(said, name))
    else:
        yield PowerDifference(path, declared, said)


def _abilities(declared: tuple[Any, ...], said: tuple[Any, ...]) -> bool:
    return len(declared) == len(said) and all(map(is_dataclass, (*declared, *said)))


class KnownVerdicts:
    """Which texts were found to say just their power, by the digest of all that decides it; and the
    words that powers were given.

    No other verdict is kept: what is told of other texts names words of the phrasebook.
    """

    def __init__(self, kept: Mapping[bytes, Any] = MappingProxyType({})) -> None:
        self._kept = kept
        self._found: dict[bytes, Any] = {}

    def get(self, key: bytes) -> Same | None:
        """The verdict of a text that is known."""
        return _same(*self._kept[key]) if key in self._kept else None

    def note(self, key: bytes, verdict: Verdict) -> None:
        """Know a text from now on, if it says its power."""
        if isinstance(verdict, Same):
            self._found[key] = _plain(verdict)

    def written(self, key: bytes, write: Callable[[], str | None]) -> str | None:
        """The words of a power, by the digest of all that decides them; asked for once."""
        if key not in self._kept and key not in self._found:
            self._found[key] = write()
        words: str | None = self._found[key] if key in self._found else self._kept[key]
        return words

    @property
    def found_out(self) -> Mapping[bytes, Any]:
        """The verdicts and the words that were not known before, as plain values."""
        return self._found

    def learn(self, found_out: Mapping[bytes, Any]) -> None:
        """Know what another process has found out."""
        self._found = {**self._found, **found_out}

    @property
    def plain(self) -> Mapping[bytes, Any]:
        """All that is known, as plain values; what was kept itself where nothing is new."""
        return {**self._kept, **self._found} if self._found else self._kept


def _plain(verdict: Same) -> tuple[Any, ...]:
    faults = tuple((tuple(one.span), one.found, one.fix) for one in verdict.faults)
    unsaid = {part: tuple(span) for part, span in verdict.unsaid.items()}
    return faults, unsaid, verdict.paraphrase, verdict.new_words


def _same(
    faults: tuple[Any, ...],
    unsaid: Mapping[str, Any],
    paraphrase: bool,
    new_words: tuple[str, ...],
) -> Same:
    met = tuple(SpellingFault(TextSpan(*span), found, fix) for span, found, fix in faults)
    left = {part: TextSpan(*span) for part, span in unsaid.items()}
    return Same(met, left, paraphrase, new_words)
