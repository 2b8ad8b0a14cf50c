"""A chart parser: every way in which the tokens of a text can be taken, each part parsed once."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.grammar import Child, Grammar, ParseStep, ParseTree
from cardgen.phrasebook.grammar.names import name_keys
from cardgen.phrasebook.grammar.pattern import OWN, OWNS, FixedWord, PatternSlot
from cardgen.phrasebook.grammar.spelling import COMMA, Token
from cardgen.phrasebook.grammar.trie import (
    ANY_NUMBER,
    OWN_NAME,
    FirstSet,
    SlotTransitions,
    TrieNode,
)
from cardgen.phrasebook.parse.expectation import expected_after, order_of_telling
from cardgen.phrasebook.parse.unsaid import parts_unsaid

ASIDE_MARKS = (COMMA, ":")  # that may stand after an aside
SENTENCE_STOPS = (".", ";")

# What a text may take to be read; no printed one takes a thirtieth of it. Without an end, each
# aside more and each sentence with two readings would double the work, until memory is full.
STEPS = 50_000
WAYS = 100


class TooMuch(Exception):
    """Words that could be taken in more ways than anybody wants to hear."""


class PlacedAside(NamedTuple):
    """An aside among the words of a pattern, with its commas; `edge` if the pattern has it."""

    steps: tuple[ParseStep, ...]
    edge: bool


class ChartParser:
    """The readings of one text; what was read at a token is remembered.

    TooMuch where that takes more than STEPS steps through networks, or WAYS ways at one token.

    A comma too many or too few is a matter of form: where all else fails, it hinders no reading.
    """

    def __init__(
        self, grammar: Grammar, tokens: tuple[Token, ...], card: Name | None, *, asides: bool = True
    ) -> None:
        self.grammar, self.tokens, self.card = grammar, tokens, card
        self.spelling = grammar.spelling
        self.keys = tuple(token.key for token in tokens)
        self.starts = tuple(ANY_NUMBER if key[0].isnumeric() else key for key in self.keys)
        self.memo: dict[tuple[str, int], tuple[ParseTree, ...]] = {}
        self.named = set(self._named())
        self.furthest, self.lenient, self.steps = 0, False, 0
        self.expected: dict[str, None] | None = None
        self.left: dict[int, tuple[ParseTree, Mapping[str, ParseTree]]] = {}
        self.asides: dict[int, list[Any]] = {}
        self.asides = self._asides() if asides else {}
        self.furthest = 0  # where asides begin, nobody has come yet

    def _named(self) -> Iterator[int]:
        """Where the name of the card begins; its first word is sought before the rest."""
        first = name_keys(self.card, self.spelling)[:1] if self.card else ()
        begun = (at for at, key in enumerate(self.keys) if first and key.startswith(first[0]))
        return (at for at in begun if self.parse(OWN, at) or self.parse(OWNS, at))

    def parse(self, category: str, at: int) -> tuple[ParseTree, ...]:
        """Everything of a category that begins at a token."""
        key = (category, at)
        if key not in self.memo:
            self.memo[key] = tuple(self.grammar.categories[category].read(self, at))
        return self.memo[key]

    def begins(self, category: str, at: int) -> bool:
        """Whether something of a category may begin at a token."""
        firsts = self.grammar.firsts[category]
        return self.starts[at] in firsts or (at in self.named and OWN_NAME in firsts)

    def places(self, root: TrieNode) -> Iterator[int]:
        """The tokens at which something of a network may begin: to look for it at all of them took
        0.9 of the time that it takes to put words otherwise."""
        return self._led_by(self.grammar.openings[root])

    def _led_by(self, firsts: FirstSet) -> Iterator[int]:
        own = self.named if OWN_NAME in firsts else ()
        return (at for at, start in enumerate(self.starts) if start in firsts or at in own)

    def walk(
        self, root: TrieNode, at: int, edges: Collection[str] | None = None
    ) -> Iterator[tuple[int, int, tuple[ParseStep, ...]]]:
        """Each way through a network: the pattern, the token after it, the steps taken.

        Asides may stand between its words, only those of `edges` before and after them; None
        where there are no asides.
        """
        waiting: list[tuple[TrieNode, int, Any]] = [(root, at, None)]
        keys, asides, size = self.keys, self.asides, len(self.keys)
        while waiting:
            node, now, path = waiting.pop()
            self.steps += 1
            if self.steps > STEPS:
                raise TooMuch
            words, slots, ends = node.ways
            if ends and (path is None or path[1].__class__ is not PlacedAside or path[1].edge):
                for number in ends:
                    yield number, now, _steps(path)
            if edges is not None and now in asides:
                for category, after, steps in asides[now]:
                    edge = category in edges
                    if edge or path is not None:
                        waiting.append((node, after, (path, PlacedAside(steps, edge))))
            if now > self.furthest:
                self.furthest = now
            if self.expected is not None and now == self.furthest:
                self.expected |= dict.fromkeys(expected_after(node, self.grammar))
            if now >= size:
                continue
            for said, after in words.get(keys[now], ()):
                waiting.append((after, now + 1, (path, said)))
            if slots:
                waiting += self._filled(slots, now, path)
            if not self.lenient:
                continue
            if keys[now] == COMMA:
                if path is not None and now + 1 < size:
                    next_said = words.get(keys[now + 1], ())
                    waiting += [(after, now + 2, (path, said)) for said, after in next_said]
                    waiting += self._filled(slots, now + 1, path)
            elif COMMA in words:
                waiting += [(after, now, (path, said)) for said, after in words[COMMA]]

    def _asides(self) -> dict[int, list[Any]]:
        """By the token at which it begins, each aside with the token after it and its steps.

        At the front of a sentence a comma follows it, typed or not, or another aside.
        """
        grammar = self.grammar
        firsts = frozenset().union(*(grammar.firsts[one] for one in grammar.asides))
        places = [*self._led_by(firsts)]
        some = [(one, at) for one in grammar.asides for at in places if self.begins(one, at)]
        found = [(one, at, tree) for one, at in some for tree in self.parse(one, at)]
        starts = {at for _, at, _ in found}
        asides: dict[int, list[Any]] = {}
        for category, at, tree in found:
            said: ParseStep = Child(PatternSlot("", category), tree._replace(asides=(category,)))
            led = [(at, (said,)), (at - 1, (FixedWord(COMMA), said))]
            after = "".join(self.keys[tree.end : tree.end + 1])
            for begin, steps in led if at > 1 and self.keys[at - 1] == COMMA else led[:1]:
                put = asides.setdefault(begin, [])
                front = begin == 0 or self.keys[begin - 1] in SENTENCE_STOPS
                lone = (*steps, FixedWord(COMMA)) if front and tree.end not in starts else steps
                put.append((category, tree.end, lone))
                if after in ASIDE_MARKS:
                    put.append((category, tree.end + 1, (*steps, FixedWord(after))))
        return asides

    def _filled(
        self, slots: SlotTransitions, at: int, path: Any
    ) -> Iterator[tuple[TrieNode, int, Any]]:
        """Where slots lead on with what begins at the token `at`."""
        start, own, firsts = self.starts[at], at in self.named, self.grammar.firsts
        for slot, after in slots:
            first = firsts[slot.category]  # as in `begins`: to call it would be a tenth of all time
            if start in first or (own and OWN_NAME in first):
                for tree in self.parse(slot.category, at):
                    yield after, tree.end, (path, Child(slot, tree))

    def text(self, bearer: str) -> list[tuple[ParseTree, ...]]:
        """Each way in which the whole text is sentences of a bearer."""
        found = self._text(bearer)
        if not found and not self.lenient:
            self.memo, self.lenient = {}, True
            found = self._text(bearer)
        return found

    def _text(self, bearer: str) -> list[tuple[ParseTree, ...]]:
        """The ways that differ in what they mean, how they are written or what they leave unsaid;
        of others the first.

        Else each sentence with two readings that come to the same would double them.
        """
        ways: dict[int, dict[Any, tuple[ParseTree, ...]]] = {0: {((), (), frozenset()): ()}}
        for at in range(len(self.tokens)):
            for (means, written, unsaid), done in ways.pop(at, {}).items():
                for tree in (one for one in self.parse(bearer, at) if not one.asides):
                    said = tree.category.pieces(tree, "", self.spelling)
                    ending = ways.setdefault(tree.end, {})
                    left = unsaid.union(self.unsaid(tree))
                    key = ((*means, *tree.value), (*written, *said), left)
                    ending.setdefault(key, (*done, tree))
                    if len(ending) > WAYS:
                        raise TooMuch
        return [*ways.get(len(self.tokens), {}).values()] if self.tokens else []

    def unsaid(self, tree: ParseTree) -> Mapping[str, ParseTree]:
        """Each part of the effect that a tree leaves unsaid, worked out once."""
        if id(tree) not in self.left:  # which holds the tree too, so that no other has its id
            self.left[id(tree)] = tree, parts_unsaid((tree,))
        return self.left[id(tree)][1]

    def expectation(self, bearer: str, at: int) -> tuple[str, ...]:
        """What could have stood at the furthest token that was reached: slots, words, marks."""
        self.memo, self.furthest, self.expected = {}, at, {}
        self.text(bearer)
        return tuple(sorted(self.expected, key=order_of_telling))


def _steps(path: Any) -> tuple[ParseStep, ...]:
    steps: list[ParseStep] = []
    while path is not None:
        path, step = path
        if step.__class__ is PlacedAside:
            steps += reversed(step.steps)
        elif step is not None:
            steps.append(step)
    return tuple(reversed(steps))
