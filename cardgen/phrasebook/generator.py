"""Writing: the canonical words for a power, for a clause of one, for a single word."""

from typing import Any, cast

from cardgen.model.card import Name
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.phrasebook.grammar.grammar import Grammar, ParseTree, written_steps
from cardgen.phrasebook.grammar.lattice import Clause, LatticeEdge
from cardgen.phrasebook.grammar.lexicon import NUMBER_CATEGORY, WrittenNumbers
from cardgen.phrasebook.grammar.productions import CARD, plan_steps
from cardgen.phrasebook.grammar.spelling import COMMA, Token, fold_word
from cardgen.phrasebook.parse.cues import Cues


@frozen
class TextGenerator:
    """Says values in one register, for one card."""

    grammar: Grammar
    register: str
    card: Name | None = None

    def tree(self, category: str, value: Any) -> ParseTree | None:
        """A value as something of a category; None where no pattern says it."""
        return self.grammar.categories[category].write(self, value)

    def text(self, power: tuple[Any, ...], bearer: str) -> tuple[ParseTree, ...] | None:
        """Sentences that together say a power, each as many of its abilities as it can."""
        said: list[ParseTree] = []
        rest = power
        while rest:
            size, tree = next(
                (
                    (size, tree)
                    for size in range(len(rest), 0, -1)
                    if (tree := self.tree(bearer, rest[:size]))
                ),
                (0, None),
            )
            if tree is None:
                return None
            said.append(tree)
            rest = rest[size:]
        return tuple(said)


LONGEST_CLAUSE = 8  # words of the longest clause that tells but one thing


class CanonicalWords:
    """The words of clauses in the register of cards, and what they tell; each is asked once."""

    def __init__(self, grammar: Grammar, card: Name | None) -> None:
        self.grammar, self.card = grammar, card
        self.spelling = grammar.spelling
        self.written = cast(WrittenNumbers, grammar.categories[NUMBER_CATEGORY])
        self._writer = TextGenerator(grammar, CARD, card)
        self._tells: dict[int, tuple[Clause, str]] = {}
        self._kinds: dict[str, frozenset[str]] = {}

    def words(self, clause: Clause, *, many: bool = False) -> tuple[Token, ...]:
        """A clause as it would be written, perhaps after a number of many.

        A melted word has its text at its first token, a comma stands at the word before it.
        """
        steps = plan_steps(clause.pattern, clause.holes, self._writer) or ()
        words: list[Token] = []
        for piece in written_steps(steps, self.spelling, many=many):
            if piece == COMMA and words:
                words[-1] = words[-1]._replace(text=words[-1].text + COMMA)
            else:
                keys = enumerate(self.spelling.keys(piece))
                words += (Token(key, "" if place else piece, 0, 0) for place, key in keys)
        return tuple(word for word in words if word.key != COMMA)

    def word(self, arc: LatticeEdge, *, many: bool) -> Token:
        """A word as it would be written, perhaps after a number of many."""
        text = arc.many if many else arc.text
        if text.startswith("{"):
            name, _, number = text[1:-1].partition(":")
            return Token(f"{{{name}}}", text, 0, 0, Icon(name, number))
        folded = fold_word(text)
        return Token(folded if folded in arc.keys else min(arc.keys), text, 0, 0)

    def tells(self, clause: Clause) -> str:
        """The one kind of thing a short clause tells; "" where it tells several, or joins them."""
        if clause.short > LONGEST_CLAUSE or len(clause.pattern) > 1:
            return ""
        if id(clause) not in self._tells:
            words = self.words(clause)
            kind = Cues(self.grammar, self.card, words).only(range(len(words)))
            self._tells[id(clause)] = clause, kind
        return self._tells[id(clause)][1]

    def kinds(self, key: str) -> frozenset[str]:
        """The kinds of things that a word by itself may tell."""
        if key not in self._kinds:
            word = Token(key, key, 0, 0)
            self._kinds[key] = Cues(self.grammar, self.card, (word,)).single(0)
        return self._kinds[key]
