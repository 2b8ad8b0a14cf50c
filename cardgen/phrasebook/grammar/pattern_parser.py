"""Patterns as they are written: `{n} pièce(s) [par|pour chaque] {per}`.

`[a|b]` are alternatives of which the first is written, `<name>` stands for alternatives said once
in the file, `<stem-er>` for a stem with each of the endings `er`. `word(s)` agrees with the number
before it (`word(e)` with the name), `(ox|oxen)` says both forms. `{hole:category form}` is a slot;
`{hole?…}` may be left out. `<~name>` is an aside: one of the alternatives stands somewhere among
the words; with `<~name?>` it need not. `?duration` is no word: where it is passed, that part of the
effect is left unsaid; `<~name?moment>` is an aside without which the moment is.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from cardgen.model.unsaid import PARTS
from cardgen.phrasebook.grammar.pattern import (
    AgreeingWord,
    Alternatives,
    Aside,
    FixedWord,
    Item,
    Pattern,
    PatternSlot,
    Unsaid,
)
from cardgen.phrasebook.grammar.spelling import Spelling, fold_word
from cardgen.suggest import did_you_mean, join_words

SLOT_SYNTAX = re.compile(r"\{(\w+)(\?)?(?::([\w-]+))?(?: +([^}]+))?\}")
PATTERN_PARTS = re.compile(r"\[|\]|\||\{[^}]*\}?|<[^>]*>?|(?:[^\s\[\]|{}<>(]|\([^()\s]*\))+|\S")
DEEPEST = 20  # brackets within brackets; what is printed takes 3
UNPAIRED = re.compile(r"\w\((?![^()]*\))")
UNSAID = re.compile(r"\?(\w+)")
AGREES = re.compile(r"([^\W\d_]*)\(([^()]+)\)")


class PatternError(ValueError):
    """A pattern that cannot be understood: which part is to blame, why, what to type instead."""

    def __init__(self, part: int, message: str, help: str) -> None:
        super().__init__(message)
        self.part, self.help = part, help


def blamed_characters(text: str, fault: PatternError) -> tuple[int, int]:
    """The characters of a pattern that are to blame: the first one, and how many."""
    part = list(PATTERN_PARTS.finditer(text))[fault.part]
    return part.start(), len(part[0])


class PatternParser:
    """Reads patterns; `slots` are those met so far, by how they are written; `asides` likewise.

    `nouns` are the words met that agree with a number, both forms by the key of either.
    The alternatives of an aside are known by the name of its category.
    """

    def __init__(
        self,
        synonyms: Mapping[str, Alternatives],
        spelling: Spelling,
        endings: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> None:
        self.synonyms, self.spelling, self.endings = synonyms, spelling, endings
        self.slots: dict[str, PatternSlot] = {}
        self.asides: dict[str, Alternatives] = {}
        self.nouns: dict[str, tuple[str, str]] = {}
        self._known: dict[str, tuple[Item, ...]] = {}
        self._either: dict[
            tuple[str, ...], Alternatives
        ] = {}  # by their parts: the same ones are one

    def parse(self, text: str) -> Pattern:
        """The items of a pattern. PatternError where a bracket, slot or synonym makes no sense."""
        found: list[Item] = []
        options: list[Pattern] = []
        around: list[tuple[int, list[Pattern], list[Item]]] = []  # what each open bracket is in
        parts = PATTERN_PARTS.findall(text)
        for number, part in enumerate(parts):
            if part in self._known:
                found += self._known[part]
            elif part == "[":
                if len(around) == DEEPEST:
                    help = f"at most {DEEPEST}: give some of them a name, under synonyms:"
                    raise PatternError(number, 'too many "[" stand within each other', help)
                around.append((number, options, found))
                options, found = [], []
            elif part not in ("|", "]"):
                self._known[part] = self._items(part, number)
                found += self._known[part]
            elif not around:
                raise PatternError(number, f'"{part}" stands outside of [ ]', "write [one|other]")
            else:
                options.append(tuple(found))
                found = []
                if part == "]":
                    key, either = tuple(parts[around[-1][0] : number]), Alternatives(tuple(options))
                    _, options, found = around.pop()
                    found.append(self._either.setdefault(key, either))
        for number, _, _ in around:
            raise PatternError(number, '"[" is never closed', "write [one|other]")
        if "(" in text or ")" in text:
            _refuse_unpaired(text)
        return tuple(found)

    def cut(self, words: str) -> tuple[str, ...]:
        """Words and marks as they are written."""
        return tuple(self.spelling.parts.findall(words))

    def _items(self, part: str, number: int) -> tuple[Item, ...]:
        """What a part stands for that is no bracket around alternatives."""
        if part[0] == "{":
            return (self._slot(part, number),)
        if part[0] == "<":
            return (self._aside(part, number) if part[1:2] == "~" else self._synonym(part, number),)
        if part in (">", "}"):
            raise PatternError(number, f'"{part}" closes nothing', "take it away")
        if UNSAID.fullmatch(part):
            return (Unsaid(_part(part[1:], number)),)
        words = self._agreeing(part, number) if "(" in part else map(FixedWord, self.cut(part))
        return tuple(words)

    def _slot(self, part: str, number: int) -> PatternSlot:
        match = SLOT_SYNTAX.fullmatch(part)
        if match is None:
            help = "write {hole}, {hole:category} or {hole:category form}"
            raise PatternError(number, f"{part} is no slot", help)
        hole, optional, category, form = match.groups()
        self.slots[part] = PatternSlot(hole, category or hole, form or "", bool(optional))
        return self.slots[part]

    def _aside(self, part: str, number: int) -> Aside:
        bare, optional, unsaid = part[2:].removesuffix(">").partition("?")
        category = f"~{bare}"
        self.asides[category] = self._synonym(f"<{bare}>" if part[-1] == ">" else part, number)
        return Aside(category, bool(optional), unsaid and _part(unsaid, number))

    def _synonym(self, part: str, number: int) -> Alternatives:
        name = part[1:-1]
        if part[-1] != ">":
            raise PatternError(number, '"<" is never closed', "write <name>")
        stem, _, ending = name.rpartition("-")
        if stem and ending in self.endings:
            return self._inflected(stem, self.endings[ending])
        if name not in self.synonyms:
            message = f'no synonyms are called "{name}"{did_you_mean(name, self.synonyms)}'
            known = join_words(f"<{each}>" for each in self.synonyms)
            help = f"write {known}" if known else f"add {name}: to synonyms, above"
            raise PatternError(number, message, help)
        return self.synonyms[name]

    def _inflected(self, stem: str, endings: Sequence[str]) -> Alternatives:
        """All forms of a word; those that are read alike once."""
        forms = {fold_word(stem + ending): stem + ending for ending in endings}
        return Alternatives(tuple(tuple(map(FixedWord, self.cut(form))) for form in forms.values()))

    def _agreeing(self, part: str, number: int) -> Iterator[Item]:
        """Words of which one has two forms: `(a|b)` and `(s)` belong to the letters before."""
        done = 0
        for match in AGREES.finditer(part):
            yield from map(FixedWord, self.cut(part[done : match.start()]))
            stem, inside = match.groups()
            one, bar, other = inside.partition("|")
            if not stem and not bar:
                raise PatternError(number, f'no word stands before "({inside})"', "write word(s)")
            gender = not bar and inside == self.spelling.feminine
            forms = (stem + one, stem + other) if bar else (stem, stem + inside)
            if not gender:
                self.nouns |= dict.fromkeys(map(fold_word, forms), forms)
            yield AgreeingWord(*forms, gender)
            done = match.end()
        yield from map(FixedWord, self.cut(part[done:]))


def _part(name: str, number: int) -> str:
    """The name of a part of an effect. PatternError where there is no such part."""
    if name in PARTS:
        return name
    message = f'no part of an effect is called "{name}"{did_you_mean(name, PARTS)}'
    raise PatternError(number, message, f"the parts are {join_words(PARTS, joined_by='and')}")


def _refuse_unpaired(text: str) -> None:
    """PatternError where a round bracket opened at a word has no pair; one apart is a mark."""
    lone = UNPAIRED.search(text)
    if lone:
        parts = enumerate(PATTERN_PARTS.finditer(text))
        part = next(number for number, match in parts if match.end() >= lone.end())
        raise PatternError(part, '"(" or ")" has no pair', "write word(s), (ox|oxen) or ( words )")
