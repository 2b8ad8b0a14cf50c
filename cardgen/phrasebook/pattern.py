"""Patterns: `{n} pièce(s) [par|pour chaque] {per}` as words, slots and alternatives.

`[a|b]` are alternatives of which the first is written, `<name>` stands for alternatives said once
in the file, `word(s)` agrees with the number before it (`word(e)` with the name), `(ox|oxen)`
says both forms. `{hole:category form}` is a slot; `{hole?…}` may be left out.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from cardgen.phrasebook.spelling import Spelling


class Word(NamedTuple):
    """A word or mark that stands as it is."""

    text: str


class Agree(NamedTuple):
    """A word with a second form: the plural, or the feminine of a name's participle."""

    one: str
    other: str
    gender: bool = False


class Slot(NamedTuple):
    """Where something of a category stands, in a form asked for by name."""

    hole: str
    category: str
    form: str = ""
    optional: bool = False


class Either(NamedTuple):
    """Alternatives; the first is written."""

    options: tuple["Pattern", ...]


Item: TypeAlias = Word | Agree | Slot | Either
Pattern: TypeAlias = tuple[Item, ...]

SLOT = re.compile(r"\{(\w+)(\?)?(?::([\w-]+))?(?: +([^}]+))?\}")
PARTS = re.compile(r"\[|\]|\||\{[^}]*\}?|<[^>]*>?|(?:[^\s\[\]|{}<>(]|\([^()\s]*\))+|\S")
CLOSING = frozenset(">}")
AGREES = re.compile(r"([^\W\d_]*)\(([^()]+)\)")


class BadPattern(ValueError):
    """A pattern that cannot be understood; the message says why."""


class Patterns:
    """Reads patterns; synonyms, said once in the file, are read once."""

    def __init__(self, synonyms: Mapping[str, tuple[str, ...]], spelling: Spelling) -> None:
        self.synonyms, self.spelling = synonyms, spelling
        self._known: dict[str, Either] = {}
        self._words: dict[str, tuple[Item, ...]] = {}

    def parse(self, text: str) -> Pattern:
        """The items of a pattern. BadPattern where a bracket, slot or synonym makes no sense."""
        parts = PARTS.findall(text)[::-1]
        items = self._items(parts)
        if parts:
            raise BadPattern(f'"{parts[-1]}" closes nothing')
        return items

    def cut(self, words: str) -> tuple[str, ...]:
        """Words and marks as they are written."""
        return tuple(self.spelling.parts.findall(words))

    def _items(self, parts: list[str]) -> Pattern:
        """Items up to the end or to a `]` or `|` that belongs to somebody else."""
        found: list[Item] = []
        while parts and parts[-1] not in ("]", "|"):
            part = parts.pop()
            if part == "[":
                found.append(self._either(parts))
            elif part[0] == "{":
                found.append(_slot(part))
            elif part[0] == "<":
                found.append(self._synonym(part[1:-1]))
            elif part[0] in CLOSING:
                raise BadPattern(f'"{part[0]}" closes nothing')
            else:
                found += self._said(part)
        return tuple(found)

    def _either(self, parts: list[str]) -> Either:
        options = [self._items(parts)]
        while parts and parts.pop() == "|":
            options.append(self._items(parts))
            if not parts:
                break
        else:
            return Either(tuple(options))
        raise BadPattern('"[" is never closed')

    def _synonym(self, name: str) -> Either:
        if name not in self.synonyms:
            raise BadPattern(f'no synonyms are called "{name}"')
        if name not in self._known:
            self._known[name] = Either(tuple(map(self.parse, self.synonyms[name])))
        return self._known[name]

    def _said(self, part: str) -> tuple[Item, ...]:
        """The words of a part without spaces; `(a|b)` and `(s)` belong to the word before."""
        if part not in self._words:
            self._words[part] = tuple(self._cut(part))
        return self._words[part]

    def _cut(self, part: str) -> Iterator[Item]:
        done = 0
        for match in AGREES.finditer(part):
            yield from map(Word, self.cut(part[done : match.start()]))
            yield self._agree(match[1], match[2])
            done = match.end()
        yield from map(Word, self.cut(part[done:]))

    def _agree(self, stem: str, inside: str) -> Agree:
        one, bar, many = inside.partition("|")
        if bar:
            return Agree(stem + one, stem + many)
        return Agree(stem, stem + inside, gender=inside == self.spelling.feminine)


def _slot(part: str) -> Slot:
    match = SLOT.fullmatch(part)
    if match is None:
        raise BadPattern(f"{part} is no slot: write {{hole}} or {{hole:category form}}")
    hole, optional, category, form = match.groups()
    return Slot(hole, category or hole, form or "", bool(optional))
