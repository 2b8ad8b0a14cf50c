"""The phrasebook mutated: a pattern dropped, or two of its slots swapped, does not go unnoticed."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from cardgen.phrasebook.grammar.grammar import Grammar, Nonterminal
from cardgen.phrasebook.grammar.layers import TERM
from cardgen.phrasebook.grammar.pattern import Alternatives, Pattern, PatternSlot
from cardgen.phrasebook.grammar.productions import (
    BOOKLET,
    Production,
    Productions,
    make_productions,
)
from cardgen.phrasebook.grammar.spelling import tokenize
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.verdict import Read
from cardgen.phrasebook.phrasebook import Phrasebook
from tests.phrasebook.conftest import BOOKS, LANGUAGES
from tests.phrasebook.corpus import CORPUS, SIGNALS, Sentence, runs, told
from tests.some_of import some_of

EACH = 3  # of so many patterns one is dropped, for it takes time to put a book together


class Place(NamedTuple):
    """One pattern of the book."""

    language: str
    category: str
    rule: int
    pattern: int

    def __str__(self) -> str:
        return "-".join(map(str, self))


def _places() -> Iterator[Place]:
    """Every pattern that readings are made of. Terms tell what unread words say instead: near
    misses hold those, in test_refused.py."""
    for language in LANGUAGES:
        for name, category in BOOKS[language].grammar.categories.items():
            if isinstance(category, Productions) and name not in (*SIGNALS, TERM):
                for rule, one in enumerate(category.rules):
                    count = len(one.patterns)
                    yield from (Place(language, name, rule, number) for number in range(count))


PLACES = tuple(_places())


def _rules(place: Place) -> Productions:
    category = BOOKS[place.language].grammar.categories[place.category]
    assert isinstance(category, Productions)
    return category


@cache
def _users() -> Mapping[Place, tuple[tuple[Sentence, str], ...]]:
    """The sentences of the corpus that each pattern may have a part in, short ones first.

    One that notices is enough: what is said in few words is read soon and has few ways around.
    """
    found: dict[Place, dict[tuple[Sentence, str], None]] = {place: {} for place in PLACES}
    for sentence in CORPUS:
        whole = BOOKS[sentence.language].grammar
        for words in sentence.says:
            said = tokenize(runs(words), whole.spelling)
            reader = ChartParser(whole, said, sentence.card)
            reader.text(sentence.bearer)  # of ways that come to the same it gives but one
            for tree in (tree for trees in reader.memo.values() for tree in trees):
                if isinstance(tree.category, Productions):
                    place = _place(sentence.language, tree.category, tree.way)
                    found[place][sentence, words] = None
    return {
        place: tuple(sorted(users, key=lambda user: len(user[1]))) for place, users in found.items()
    }


def _place(language: str, category: Productions, way: int) -> Place:
    for number, rule in enumerate(category.rules):
        if way < len(rule.patterns):
            return Place(language, category.name, number, way)
        way -= len(rule.patterns)
    raise AssertionError


def mutated(place: Place, patterns: tuple[Pattern, ...]) -> Phrasebook:
    """The book with other patterns in one rule; a rule without patterns is gone."""
    category = _rules(place)
    changed = [
        _with(rule, patterns) if number == place.rule else rule
        for number, rule in enumerate(category.rules)
    ]
    kept: tuple[Production, ...] = tuple(rule for rule in changed if rule.patterns)
    whole: Grammar = BOOKS[place.language].grammar
    made = make_productions(category.name, kept, whole.spelling)
    # Without the terms, of which no reading is made, the book is put together sooner.
    kinds = {name: one for name, one in whole.categories.items() if name != TERM}
    return Phrasebook(_grammar(whole, {**kinds, category.name: made}, category.name))


def _grammar(whole: Grammar, categories: Mapping[str, Nonterminal], changed: str) -> Grammar:
    """As `make_grammar` makes it, but with what other categories than those that may begin with the
    changed one are known to begin with."""
    found: dict[str, frozenset[str]] = {}
    leaning = _leaning(whole.language)[changed]

    def first(name: str) -> frozenset[str]:
        if name not in leaning:
            return whole.firsts[name]
        if name not in found:
            found[name] = categories[name].firsts(first)
        return found[name]

    firsts = {name: first(name) for name in categories}
    return Grammar(whole.language, whole.spelling, categories, firsts, whole.asides)


@cache
def _leaning(language: str) -> Mapping[str, frozenset[str]]:
    """The categories that may begin with each one, itself among them."""
    whole = BOOKS[language].grammar
    asked: dict[str, set[str]] = {name: set() for name in whole.categories}
    for name, category in whole.categories.items():

        def first(other: str, into: set[str] = asked[name]) -> frozenset[str]:
            into.add(other)
            return whole.firsts[other]

        category.firsts(first)

    def begins(name: str) -> Iterator[str]:
        yield name
        for other in asked[name]:
            yield from begins(other)

    reached = {name: frozenset(begins(name)) for name in asked}
    return {name: frozenset(by for by in reached if name in reached[by]) for name in asked}


def _with(rule: Production, patterns: tuple[Pattern, ...]) -> Production:
    """A rule with fewer patterns or changed ones, each kept in its register."""
    card = tuple(one for one in patterns if one not in rule.booklet)
    return rule._replace(card=card, booklet=tuple(one for one in patterns if one not in card))


def noticed(other: Phrasebook, place: Place) -> bool:
    """Whether a sentence is no longer read as it should be, or no longer written."""
    for sentence, words in _users()[place]:
        reading = other.read(runs(words), sentence.bearer, sentence.card)
        if not isinstance(reading, Read) or _told(reading) != sentence.means or reading.faults:
            return True
        written = other.write(reading.power, sentence.bearer, sentence.card)
        if words == sentence.says[0] and written != words:
            return True
        booklet = other.write(reading.power, sentence.bearer, sentence.card, register=BOOKLET)
        if booklet != sentence.booklet:
            return True
    return False


def _told(reading: Read) -> str:
    """What was read, if it makes sense: a number may stand where abilities or a limit should."""
    try:
        return told(reading.power)
    except (AttributeError, TypeError):
        return ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pattern_has_a_part_in_a_sentence(language: str) -> None:
    assert [one for one in PLACES if one.language == language and not _users()[one]] == []


@pytest.mark.parametrize("place", some_of(PLACES, EACH), ids=str)
def test_a_pattern_that_is_dropped_is_missed(place: Place) -> None:
    patterns = _rules(place).rules[place.rule].patterns
    less = tuple(one for number, one in enumerate(patterns) if number != place.pattern)
    assert noticed(mutated(place, less), place)


def _slots(pattern: Pattern) -> Iterator[PatternSlot]:
    for item in pattern:
        if isinstance(item, PatternSlot):
            yield item
        elif isinstance(item, Alternatives):
            yield from (slot for option in item.options for slot in _slots(option))


def _holes(place: Place) -> list[str]:
    """The holes that bring a part of what a pattern means; the name of its bearer brings none."""
    pattern = _rules(place).rules[place.rule].patterns[place.pattern]
    return sorted(
        {slot.hole for slot in _slots(pattern) if slot.category not in ("self", "of-self")}
    )


SWAPPED = [place for place in PLACES if len(_holes(place)) > 1]


@pytest.mark.parametrize("place", some_of(SWAPPED, EACH), ids=str)
def test_slots_that_are_swapped_are_missed(place: Place) -> None:
    patterns = _rules(place).rules[place.rule].patterns
    for one, other in pairwise(_holes(place)):
        swapped = _swapped(patterns[place.pattern], {one: other, other: one})
        changed = (*patterns[: place.pattern], swapped, *patterns[place.pattern + 1 :])
        assert noticed(mutated(place, changed), place)


def _swapped(pattern: Pattern, names: Mapping[str, str]) -> Pattern:
    return tuple(
        item._replace(hole=names.get(item.hole, item.hole))
        if isinstance(item, PatternSlot)
        else Alternatives(tuple(_swapped(option, names) for option in item.options))
        if isinstance(item, Alternatives)
        else item
        for item in pattern
    )
