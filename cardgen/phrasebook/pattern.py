"""Patterns: `{n} pièce(s) [par|pour chaque] {per}` as words, slots and alternatives.

`[a|b]` are alternatives of which the first is written, `<name>` stands for alternatives said once
in the file, `word(s)` agrees with the number before it (`word(e)` with the name), `(ox|oxen)`
says both forms. `{hole:category form}` is a slot; `{hole?…}` may be left out.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from cardgen.phrasebook.spelling import Spelling


@dataclass(frozen=True, slots=True)
class Word:
    """A word or mark that stands as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Agree:
    """A word with a second form: the plural, or the feminine of a name's participle."""

    one: str
    other: str
    gender: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """Where something of a category stands, in a form asked for by name."""

    hole: str
    category: str
    form: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Either:
    """Alternatives; the first is written."""

    options: tuple["Pattern", ...]


Item: TypeAlias = "Word | Agree | Slot | Either"
Pattern: TypeAlias = tuple[Item, ...]

SLOT = re.compile(r"\{(\w+)(\?)?(?::([\w-]+))?(?: +([^}]+))?\}")
ENDS = re.compile(r"[\s\[\]|{<]")
AGREES = re.compile(r"([^()\s]*)\(([^()]+)\)")


class BadPattern(ValueError):
    """A pattern that cannot be understood; the message says why, the number where."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message)
        self.offset = offset


def parse(text: str, synonyms: Mapping[str, tuple[str, ...]], spelling: Spelling) -> Pattern:
    """The items of a pattern. BadPattern where a bracket, slot or synonym makes no sense."""
    parser = _Parser(text, synonyms, spelling)
    items = parser.items()
    if parser.at < len(text):
        raise BadPattern(f'"{text[parser.at]}" closes nothing', parser.at)
    return items


class _Parser:
    """Reads one pattern from left to right."""

    def __init__(
        self, text: str, synonyms: Mapping[str, tuple[str, ...]], spelling: Spelling
    ) -> None:
        self.text, self.synonyms, self.spelling = text, synonyms, spelling
        self.at = 0

    def items(self) -> Pattern:
        """Items up to the end or to a `]` or `|` that belongs to somebody else."""
        found: list[Item] = []
        while self.at < len(self.text) and self.text[self.at] not in "]|":
            letter = self.text[self.at]
            if letter.isspace():
                self.at += 1
            elif letter == "[":
                found.append(self._either())
            elif letter == "{":
                found.append(self._slot())
            elif letter == "<":
                found.append(self._synonym())
            else:
                found += self._words()
        return tuple(found)

    def _either(self) -> Either:
        start, options = self.at, []
        while self.text[self.at : self.at + 1] in ("[", "|"):
            self.at += 1
            options.append(self.items())
        if self.text[self.at : self.at + 1] != "]":
            raise BadPattern('"[" is never closed', start)
        self.at += 1
        return Either(tuple(options))

    def _slot(self) -> Slot:
        match = SLOT.match(self.text, self.at)
        if match is None:
            raise BadPattern("a slot is {hole}, {hole:category} or {hole:category form}", self.at)
        self.at = match.end()
        hole, optional, category, form = match.groups()
        return Slot(hole, category or hole, form or "", bool(optional))

    def _synonym(self) -> Item:
        end = self.text.find(">", self.at)
        name = self.text[self.at + 1 : end]
        if end < 0 or name not in self.synonyms:
            raise BadPattern(f'no synonyms are called "{name}"', self.at)
        self.at = end + 1
        said = (parse(words, self.synonyms, self.spelling) for words in self.synonyms[name])
        return Either(tuple(said))

    def _words(self) -> list[Item]:
        """The words up to the next space or bracket: `(a|b)` holds its own mark."""
        if match := AGREES.match(self.text, self.at):
            self.at = match.end()
            return [*map(Word, self._cut(match[1])[:-1]), self._agree(*match.groups())]
        end = ENDS.search(self.text, self.at)
        start, self.at = self.at, end.start() if end else len(self.text)
        if start == self.at:
            raise BadPattern(f'"{self.text[start]}" opens nothing', start)
        return [Word(word) for word in self._cut(self.text[start : self.at])]

    def _cut(self, words: str) -> list[str]:
        return [match[0] for match in self.spelling.parts.finditer(words)]

    def _agree(self, before: str, inside: str) -> Agree:
        stem = (self._cut(before) or [""])[-1]
        one, bar, many = inside.partition("|")
        if bar:
            return Agree(stem + one, stem + many)
        return Agree(stem, stem + inside, gender=inside == self.spelling.feminine)
