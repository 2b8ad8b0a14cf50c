"""Phrases from YAML to a book; what is wrong in the file stops with its place."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NoReturn

from cardgen.effects.power.ability import CONDITION, LIMIT
from cardgen.effects.power.counts import COUNT
from cardgen.effects.power.moments import WHEN
from cardgen.effects.power.reading import ABILITY, Abilities
from cardgen.effects.power.tokens import FROM_SUPPLY
from cardgen.loading.kinds import Kind
from cardgen.loading.reader import read_file
from cardgen.loading.report import MISSING, Report, Where
from cardgen.loading.root import called, find
from cardgen.loading.suggest import question
from cardgen.model.card import Name
from cardgen.model.finding import Stop
from cardgen.model.located import Map, Seq
from cardgen.phrasebook.book import Book, book
from cardgen.phrasebook.category import Category
from cardgen.phrasebook.declared import VARIATION
from cardgen.phrasebook.lexicon import Entry, NumberedIcon, Numbers, Words
from cardgen.phrasebook.listed import Listed
from cardgen.phrasebook.meaning import hollow, meant
from cardgen.phrasebook.naming import OwnName, card_names
from cardgen.phrasebook.network import Node, end, merged, woven
from cardgen.phrasebook.pattern import BadPattern, Either, Pattern, Patterns, Slot, Word
from cardgen.phrasebook.rules import Rule, rule, rules
from cardgen.phrasebook.spelling import Spelling, fold, token_pattern

OWN = "self"
# What the rules of each section of the file mean.
SECTIONS: Mapping[str, Kind | None] = {
    "sentences": Abilities(),
    "abilities": ABILITY,
    "counts": COUNT,
    "moments": WHEN,
    "limits": LIMIT,
    "conditions": CONDITION,
    "tokens": FROM_SUPPLY,
    "variations": VARIATION,
    "phrases": None,
}


def load_book(root: Path, language: str, names: Mapping[str, Name]) -> Book:
    """The phrasebook of a language; `names` are those of the cards that phrases may point to.

    Stop where the file is missing or anything in it is wrong.
    """
    path = find(root, f"templates/phrases/{language}.yaml")
    file, report = called(path, root), Report("phrasebook")
    tree = read_file(path, file=file, report=report)
    if not isinstance(tree, Map):
        raise Stop(f"{file} holds no phrases", help="begin with spelling: …")
    made = _Compiler(tree, names, report).book(language)
    for finding in report.findings:
        raise Stop(finding.message, place=finding.place, help=finding.help)
    return made


class _Compiler:
    """Makes the categories of one file."""

    def __init__(self, tree: Any, names: Mapping[str, Name], report: Report) -> None:
        self.tree, self.names, self.report = tree, names, report
        self.asked: dict[str, Map] = {}  # each category of a slot, with a rule that asks for it
        self.spelling = _spelling(tree["spelling"], names)
        synonyms = {name: _texts(said) for name, said in tree.get("synonyms", {}).items()}
        self.patterns = Patterns(synonyms, self.spelling)

    def book(self, language: str) -> Book:
        made: dict[str, Category] = {one.name: one for one in self._categories()}
        made["name"] = card_names("name", self.names, self.spelling)
        made[OWN] = OwnName(OWN)
        for category in self.asked.keys() - made:
            message = f'no category "{category}"{question(category, made)}'
            self._fault(self.asked[category], message)
        return book(language, self.spelling, made)

    def _categories(self) -> Iterator[Category]:
        numbers = self.tree["numbers"]
        words = {fold(word): int(n) for n, said in numbers.items() for word in _texts(said)}
        yield Numbers("n", words)
        for icon in self.tree.get("icons", ()):
            yield NumberedIcon(f"icon-{icon}", icon)
        for name, held in self.tree["words"].items():
            yield self._words(name, held)
        for name, held in self.tree["lists"].items():
            yield self._list(name, held)
        for section, kind in SECTIONS.items():
            for name, held in self.tree.get(section, {}).items():
                given = tuple(self._rule(kind, Where(held, i)) for i in range(len(held)))
                yield rules(name, given, self.spelling)

    def _rule(self, kind: Kind | None, where: Where) -> Rule:
        held: Any = where.value
        means = meant(kind, Where(held, "means"), self.report)
        card = self._patterns(held, "card")
        made = rule(means, card, self._patterns(held, "booklet"))
        if means is not MISSING:
            self._holes(made, held)
        return made

    def _holes(self, made: Rule, held: Map) -> None:
        """Every hole of the meaning has its slot in every pattern, and no slot is without one."""
        needed = {name for name, _ in hollow(made.means)}
        for way in {way for pattern in made.patterns for way in _ways(pattern)}:
            off = needed ^ {slot.hole for slot in way if slot.category != OWN}
            if off:
                self._fault(held, f"a pattern and its meaning differ in {', '.join(sorted(off))}")
            for slot in way:
                self.asked.setdefault(slot.category, held)

    def _patterns(self, held: Map, register: str) -> tuple[Pattern, ...]:
        said: Any = held.get(register, ())
        if isinstance(said, str):
            return (self._pattern(said, held, register),)
        return tuple(self._pattern(text, said, i) for i, text in enumerate(said))

    def _pattern(self, text: str, held: Any, key: str | int) -> Pattern:
        try:
            return self.patterns.parse(text)
        except BadPattern as error:
            self._fault(held, str(error), key)

    def _words(self, name: str, held: Any) -> Words:
        forms = tuple(held.get("forms", "").split())
        entries = tuple(
            Entry(value, tuple(map(self.patterns.cut, said.split(" / "))))
            for value, variants in held.items()
            if value != "forms"
            for said in _texts(variants)
        )
        return Words(name, forms, entries, self._woven(entries))

    def _woven(self, entries: tuple[Entry, ...]) -> Node:
        return merged(
            woven(tuple(map(Word, form)), end(number), self.spelling)
            for number, entry in enumerate(entries)
            for form in entry.forms
        )

    def _list(self, name: str, held: Any) -> Listed:
        between = [self.patterns.parse(text) for text in _texts(held.get("between", ","))]
        last = [self.patterns.parse(text) for text in _texts(held["last"])]
        nodes = [
            merged(woven(pattern, end(0), self.spelling) for pattern in patterns)
            for patterns in (between, last)
        ]
        return Listed(name, held["of"], nodes[0], nodes[1], (between[0], last[0]))

    def _fault(self, held: Any, message: str, key: str | int = "means") -> NoReturn:
        raise Stop(message, place=held.place(key), help="mend the pattern, or what it means")


def _spelling(held: Any, names: Mapping[str, Name]) -> Spelling:
    """The spelling of a language; a name whose `elides` does not say so keeps its h."""
    breathed = (fold(name.text) for name in names.values() if not name.elides)
    hard = (*map(fold, held["hard"]), *(name for name in breathed if name.startswith("h")))
    same = {fold(word): tuple(map(fold, str(keys).split())) for word, keys in held["same"].items()}
    return Spelling(
        plural=held["plural"],
        exact_one=held.get("exact one", False),
        same=same,
        elided=held["elided"],
        vowels=held["vowels"],
        hard=frozenset(hard),
        wide=held["wide"],
        feminine=held.get("feminine", ""),
        splits=held["splits"],
        parts=token_pattern(splits=held["splits"]),
    )


def _texts(said: Any) -> tuple[str, ...]:
    return tuple(map(str, said)) if isinstance(said, Seq) else (said,)


def _ways(pattern: Pattern) -> frozenset[tuple[Slot, ...]]:
    """The slots of a pattern, for each way through its alternatives that differs in them."""
    ways: frozenset[tuple[Slot, ...]] = frozenset(((),))
    for item in pattern:
        if isinstance(item, Slot):
            ways = frozenset((*way, item) for way in ways)
        elif isinstance(item, Either):
            inner = frozenset[tuple[Slot, ...]]().union(*map(_ways, item.options))
            if inner != {()}:
                ways = frozenset((*way, *more) for way in ways for more in inner)
    return ways
