"""Where a text and the nearest wording part: hunks of words, with what is wanted there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from cardgen.phrasebook.diagnose.edits import WordEdit
from cardgen.phrasebook.generator import CanonicalWords
from cardgen.phrasebook.grammar.lexicon import WrittenNumbers
from cardgen.phrasebook.grammar.spelling import Spelling, Token, fold_word
from cardgen.phrasebook.parse.cues import Cues


class Hunk(NamedTuple):
    """Tokens said and tokens wanted instead, either of which may be none; `number`: one for one."""

    said: range
    wanted: range
    number: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Alignment:
    """A text and the wording nearest to it; `called` are the wanted words of cards' names."""

    said: Cues
    wanted: Cues
    called: frozenset[int]
    stretches: tuple[Hunk, ...]


def align(steps: Sequence[WordEdit], said: Cues, house: CanonicalWords) -> Alignment:
    """What a text says and what is wanted, with the stretches in which they differ."""
    wanted: list[Token] = []
    called: set[int] = set()
    pieces: list[tuple[bool, Hunk]] = []
    many = False
    for step in steps:
        start = len(wanted)
        if step.arc and step.arc.clause:
            wanted += house.words(step.arc.clause, many=many)
        elif step.arc:
            many = many if step.arc.number is None else house.spelling.many(step.arc.number)
            wanted.append(house.word(step.arc, many=many))
        there = range(start, len(wanted))
        called |= {*there} if step.arc and step.arc.called else set()
        here = range(step.at, step.till)
        numbers = not step.same and _numbers(said.found, here, wanted, there, house.written)
        pieces.append((step.same, Hunk(here, there, numbers)))
    signals = Cues(house.grammar, house.card, _elided(wanted, house.spelling))
    runs = (settle_hunk(one, said, signals) for one in _runs(pieces))
    return Alignment(said, signals, frozenset(called), tuple(runs))


def _elided(words: Sequence[Token], spelling: Spelling) -> tuple[Token, ...]:
    """Words as they are spelt before what follows them."""
    spelt: list[Token] = []
    after = "."
    for word in reversed(words):
        spelt.append(word._replace(text=spelling.before(word.text, after)))
        after = word.text or after
    return tuple(reversed(spelt))


def _numbers(
    said: Sequence[Token],
    here: range,
    wanted: Sequence[Token],
    there: range,
    written: WrittenNumbers,
) -> bool:
    """Whether one number stands for another."""
    if len(here) != 1 or len(there) != 1:
        return False
    one, other = said[here.start], wanted[there.start]
    if one.icon and other.icon:
        return one.icon.name == other.icon.name
    return written.counts(one.key) and written.counts(other.key)


def _runs(pieces: Sequence[tuple[bool, Hunk]]) -> Iterator[Hunk]:
    """What differs without a break, each number by itself."""
    for (same, number), group in groupby(pieces, lambda piece: (piece[0], piece[1].number)):
        if same:
            continue
        stretches = [stretch for _, stretch in group]
        if number:
            yield from stretches
        else:
            yield join_hunks(stretches[0], stretches[-1])


def join_hunks(one: Hunk, other: Hunk) -> Hunk:
    """From the start of one stretch to the end of a later one."""
    said = range(one.said.start, other.said.stop)
    return Hunk(said, range(one.wanted.start, other.wanted.stop))


def _trimmed(one: Hunk, said: Sequence[Token], wanted: Sequence[Token]) -> Hunk:
    """A stretch without the words at its ends that are the same, melted words left whole."""
    here, there, number = one
    same = _same(said, here, wanted, there, 1)
    here, there = here[same:], there[same:]
    same = _same(said, here[::-1], wanted, there[::-1], 0)
    return Hunk(here[: len(here) - same], there[: len(there) - same], number)


def _whole(one: Hunk, said: Sequence[Token], wanted: Sequence[Token]) -> Hunk:
    """A stretch with all of each melted word at its ends, and an article spelt otherwise."""
    here, there, number = one
    while _melted(said, here.start) or _melted(wanted, there.start) or _article(one, said, wanted):
        here, there = range(here.start - 1, here.stop), range(there.start - 1, there.stop)
        one = Hunk(here, there, number)
    while _melted(said, here.stop) or _melted(wanted, there.stop):
        here, there = range(here.start, here.stop + 1), range(there.start, there.stop + 1)
    return Hunk(here, there, number)


def _article(one: Hunk, said: Sequence[Token], wanted: Sequence[Token]) -> bool:
    """Whether the word before a stretch, though the same, is spelt otherwise there: `l’`, `la`."""
    if not one.said.start or not one.wanted.start:
        return False
    here, there = said[one.said.start - 1], wanted[one.wanted.start - 1]
    return here.key == there.key and fold_word(here.text) != fold_word(there.text)


def _same(
    said: Sequence[Token], here: range, wanted: Sequence[Token], there: range, after: int
) -> int:
    """How many words from one end on are the same."""
    best = 0
    for size, (at, to) in enumerate(zip(here, there, strict=False), 1):
        if said[at].key != wanted[to].key or fold_word(said[at].text) != fold_word(wanted[to].text):
            break
        if not (_melted(said, at + after) or _melted(wanted, to + after)):
            best = size
    return best


def _melted(found: Sequence[Token], at: int) -> bool:
    """Whether a token is the rest of the word before it."""
    if not 0 < at < len(found):
        return False
    one, other = found[at - 1], found[at]
    return not other.text or (one.start, one.end) == (other.start, other.end) != (0, 0)


def settle_hunk(one: Hunk, said: Cues, wanted: Cues) -> Hunk:
    """What is too much or lacking, moved where it cuts no phrase: `A B A` less `A B` or `B A`."""
    if one.number:
        return one
    if one.said and one.wanted:
        return _whole(_trimmed(one, said.found, wanted.found), said.found, wanted.found)
    signals, here = (said, one.said) if one.said else (wanted, one.wanted)
    shifts = sorted(_shifts(signals.found, here), reverse=True)
    best = min(shifts, key=lambda shift: _cuts(signals, here, shift))
    return Hunk(_shifted(one.said, best), _shifted(one.wanted, best))


def _shifts(found: Sequence[Token], here: range) -> Iterator[int]:
    """By how many tokens a stretch can be moved without changing the rest."""
    yield 0
    at = 0
    while here.start + at > 0 and found[here.start + at - 1].key == found[here.stop + at - 1].key:
        at -= 1
        yield at
    at = 0
    while here.stop + at < len(found) and found[here.start + at].key == found[here.stop + at].key:
        at += 1
        yield at


def _shifted(places: range, by: int) -> range:
    return range(places.start + by, places.stop + by)


def _cuts(signals: Cues, here: range, shift: int) -> int:
    """How many phrases, counted words and melted words the ends of a stretch cut."""
    ends = (here.start + shift, here.stop + shift)
    found = signals.found
    phrases = sum(one.at < end < one.till for one in signals.every for end in ends)
    counted = sum(end > 0 and found[end - 1].key[0].isnumeric() for end in ends)
    return phrases + counted + sum(_melted(found, end) for end in ends)
