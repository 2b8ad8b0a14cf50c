"""Reading: every way in which the tokens of a text can be taken, each part read once."""

from collections.abc import Iterator
from typing import Any

from cardgen.model.card import Name
from cardgen.phrasebook.book import Book
from cardgen.phrasebook.category import DIGITS, Child, Step, Tree
from cardgen.phrasebook.network import Node, Said, Slots, Words
from cardgen.phrasebook.pattern import Agree, Word
from cardgen.phrasebook.tokens import Token

COMMA = ","


class Reader:
    """The readings of one text; what was read at a token is remembered.

    A comma too many or too few is a matter of form: it hinders no reading.
    """

    def __init__(self, book: Book, tokens: tuple[Token, ...], card: Name | None) -> None:
        self.book, self.tokens, self.card = book, tokens, card
        self.spelling = book.spelling
        self.keys = tuple(token.key for token in tokens)
        self.starts = tuple(DIGITS if key[0].isnumeric() else key for key in self.keys)
        self.met: dict[tuple[str, int], tuple[Tree, ...]] = {}
        self.furthest = 0
        self.expected: dict[str, None] | None = None

    def parse(self, category: str, at: int) -> tuple[Tree, ...]:
        """Everything of a category that begins at a token."""
        key = (category, at)
        if key not in self.met:
            self.met[key] = tuple(self.book.categories[category].read(self, at))
        return self.met[key]

    def walk(self, root: Node, at: int) -> Iterator[tuple[int, int, tuple[Step, ...]]]:
        """Each way through a network: the pattern, the token after it, the steps taken."""
        waiting: list[tuple[Node, int, Any]] = [(root, at, None)]
        while waiting:
            node, now, path = waiting.pop()
            words, slots, ends = node.ways
            for number in ends:
                yield number, now, _steps(path)
            if now > self.furthest:
                self.furthest = now
            if self.expected is not None and now == self.furthest:
                self._expect(node)
            if now >= len(self.keys):
                continue
            waiting += self._on(words, slots, now, path)
            if self.keys[now] == COMMA:
                if path is not None and now + 1 < len(self.keys):
                    waiting += self._on(words, slots, now + 1, path)
            elif COMMA in words:
                waiting += [(after, now, (path, said)) for said, after in words[COMMA]]

    def _on(self, words: Words, slots: Slots, at: int, path: Any) -> list[tuple[Node, int, Any]]:
        """Where words and slots lead on with the token `at`."""
        ways: list[tuple[Node, int, Any]] = [
            (after, at + 1, (path, said)) for said, after in words.get(self.keys[at], ())
        ]
        for slot, after in slots:
            firsts = self.book.firsts[slot.category]
            if firsts is None or self.starts[at] in firsts:
                trees = self.parse(slot.category, at)
                ways += [(after, tree.end, (path, Child(slot, tree))) for tree in trees]
        return ways

    def text(self, bearer: str) -> list[tuple[Tree, ...]]:
        """Each way in which the whole text is sentences of a bearer."""
        ways: dict[int, list[tuple[Tree, ...]]] = {0: [()]}
        for at in range(len(self.tokens)):
            for done in ways.get(at, ()):
                for tree in self.parse(bearer, at):
                    ways.setdefault(tree.end, []).append((*done, tree))
        return ways.get(len(self.tokens), []) if self.tokens else []

    def expectation(self, bearer: str, at: int) -> tuple[str, ...]:
        """What could have stood at the furthest token that was reached, in alphabetical order."""
        self.met, self.furthest, self.expected = {}, at, {}
        self.text(bearer)
        return tuple(sorted(self.expected))

    def _expect(self, node: Node) -> None:
        """Note what may follow a node: words as they are written, categories in braces."""
        words, slots, _ = node.ways
        said = (_written(word, key) for key, ways in words.items() for word, _ in ways)
        told = (*said, *(f"{{{slot.category}}}" for slot, _ in slots))
        self.expected = (self.expected or {}) | dict.fromkeys(told)


def _written(said: Said, key: str) -> str:
    return said.text if isinstance(said, Word) else said.one if isinstance(said, Agree) else key


def _steps(path: Any) -> tuple[Step, ...]:
    steps = []
    while path is not None:
        path, step = path
        if step is not None:
            steps.append(step)
    return tuple(reversed(steps))
