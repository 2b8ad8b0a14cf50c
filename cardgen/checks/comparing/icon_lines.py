"""Two lines of icons held against each other, sign by sign, and what kind of difference each is."""

from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from fractions import Fraction
from itertools import groupby, zip_longest
from typing import Literal, NamedTuple

from cardgen.effects.power.terms import DUEL_SYMBOLS, SCOPES, SYMBOLS, Icons
from cardgen.model.card import RESOURCES

Kind = Literal["number", "unit", "selector", "scope", "missing", "added", "order", "effect"]

UNITS = frozenset(
    (
        *("coin", "laurel", "shield", "victory", "defeat", "debt", "diplomacy", "progress"),
        *("less", "any-brown", "any-grey", "any-resource", *RESOURCES),
    )
)
PLAYERS = frozenset((*(icon.name for line in SCOPES.values() for icon in line), "pawn-self"))
SYMBOL_NAMES = frozenset((*SYMBOLS, *DUEL_SYMBOLS))
JOINS = ("or", "plus")  # what parts the colours and symbols of a list
HALVES = {"half-shield": "shield"}  # a half of something, and what it is half of


class IconDifference(NamedTuple):
    """What the written line has (`said`) where the line of the effect has `declared`.

    `at` is the index of the written icon at which it is seen; for what is missing at the end, of
    the last one.
    """

    kind: Kind
    at: int
    said: Icons
    declared: Icons


class IconRun(NamedTuple):
    """An icon, or one without a number so many times in a row, from index `at` on."""

    name: str
    number: str
    times: Fraction
    at: int
    icons: Icons

    @property
    def meaning(self) -> tuple[str, str, Fraction]:
        return self.name, self.number, self.times

    @property
    def group(self) -> str:
        """What the icon stands for, where several icons stand for the like."""
        if self.name.startswith(("card-", "chain-")) or self.name in SYMBOL_NAMES:
            return "selector"
        if self.name in UNITS:
            return "unit"
        return "scope" if self.name in PLAYERS else self.name


def compare_icons(said: Icons, declared: Icons) -> tuple[IconDifference, ...]:
    """Where a written line differs from that of the effect, from left to right.

    Colours and symbols beside each other, or parted by “or” or “plus”, may stand in any order.
    """
    mine, theirs = _parts(said), _parts(declared)
    if _meanings(mine) == _meanings(theirs):
        return ()
    if Counter(_meanings(mine)) != Counter(_meanings(theirs)):
        found = _aligned(mine, theirs, len(said))
        return tuple(sorted(found, key=lambda difference: difference.at))
    pairs = zip(mine, theirs, strict=True)
    one, two = next(pair for pair in pairs if pair[0].meaning != pair[1].meaning)
    return (IconDifference("order", one.at, one.icons, two.icons),)


def _parts(icons: Icons) -> list[IconRun]:
    parts: list[IconRun] = []
    for at, icon in enumerate(icons):
        name = HALVES.get(icon.name, icon.name)
        times = Fraction(1, 2) if icon.name in HALVES else Fraction(1)
        last = parts[-1] if parts else None
        bare = last and last.group == "unit" and not (icon.number or last.number)
        if last and bare and last.name == name:
            parts[-1] = last._replace(times=last.times + times, icons=(*last.icons, icon))
        else:
            parts.append(IconRun(name, icon.number, times, at, (icon,)))
    return parts


def _meanings(parts: Sequence[IconRun]) -> list[tuple[str, str, Fraction]]:
    """What the parts say, colours or symbols of one list in one order."""
    said = [part.meaning for part in parts]
    listed = groupby(range(len(parts)), lambda at: _in_list(parts, at))
    for inside, places in listed:
        chosen = [at for at in places if inside and parts[at].group == "selector"]
        for at, meaning in zip(chosen, sorted(said[at] for at in chosen), strict=True):
            said[at] = meaning
    return said


def _in_list(parts: Sequence[IconRun], at: int) -> bool:
    """Whether a part is a colour or symbol, or stands between two of them as “or” or “plus”."""
    beside = [part.group == "selector" for part in parts[max(at - 1, 0) : at + 2]]
    joins = parts[at].name in JOINS and beside[:1] == beside[2:] == [True]
    return parts[at].group == "selector" or joins


def _aligned(mine: list[IconRun], theirs: list[IconRun], length: int) -> Iterator[IconDifference]:
    """Differences between lines that do not hold the same parts.

    Colours and symbols that have no counterpart in their place are paired wherever they stand.
    """
    added: list[IconRun] = []
    missing: list[tuple[IconRun, int]] = []
    for wanted, found, at in _beside(mine, theirs, length - 1):
        if wanted and found and (wanted.name == found.name or wanted.group != "selector"):
            if wanted.meaning != found.meaning:
                yield IconDifference(_kind(found, wanted), found.at, found.icons, wanted.icons)
            continue
        added += [found] if found else []
        missing += [(wanted, at)] if wanted else []
    yield from _paired(added, missing)


def _beside(
    mine: list[IconRun], theirs: list[IconRun], last: int
) -> Iterator[tuple[IconRun | None, IconRun | None, int]]:
    """Parts of both lines side by side, and the index of the written icon that comes after them.

    Those that say the same find each other first, then those of one name.
    """
    for i, j, k, m in _blocks([part.meaning for part in theirs], [part.meaning for part in mine]):
        names = [part.name for part in theirs[i:j]], [part.name for part in mine[k:m]]
        for start, end, first, stop in _blocks(*names):
            after = mine[k + stop].at if k + stop < len(mine) else last
            pairs = zip_longest(theirs[i + start : i + end], mine[k + first : k + stop])
            yield from ((wanted, found, after) for wanted, found in pairs)


def _blocks(one: Sequence[object], two: Sequence[object]) -> Iterator[tuple[int, int, int, int]]:
    """Stretches of two sequences that belong together: from and to in each of them."""
    for _, *ends in SequenceMatcher(None, one, two, autojunk=False).get_opcodes():
        yield ends[0], ends[1], ends[2], ends[3]


def _paired(added: list[IconRun], missing: list[tuple[IconRun, int]]) -> Iterator[IconDifference]:
    """What was added, and what is missing; of colours and symbols, what stands for what."""
    for found in added:
        alike = [each for each in missing if found.group == each[0].group == "selector"]
        same = [each for each in alike if each[0].name == found.name]
        other = next(iter(same or alike), None)
        if other is None:
            yield IconDifference("added", found.at, found.icons, ())
            continue
        missing = [each for each in missing if each is not other]
        if other[0].meaning != found.meaning:
            yield IconDifference(_kind(found, other[0]), found.at, found.icons, other[0].icons)
    yield from (IconDifference("missing", at, (), wanted.icons) for wanted, at in missing)


def _kind(found: IconRun, wanted: IconRun) -> Kind:
    if found.name == wanted.name:
        return "number"
    for kind in ("selector", "unit", "scope"):
        if found.group == wanted.group == kind:
            return kind
    return "effect"
