"""What the house would write in the place of words, and what kind of thing that tells."""

from cardgen.model.card import Name
from cardgen.model.text import Icon
from cardgen.phrasebook.book import Book
from cardgen.phrasebook.category import spelt
from cardgen.phrasebook.rules import CARD, planned
from cardgen.phrasebook.signals import Signals
from cardgen.phrasebook.spelling import fold
from cardgen.phrasebook.tokens import COMMA, Token
from cardgen.phrasebook.wordings import Arc, Clause
from cardgen.phrasebook.writer import Writer

LONG = 8  # words of the longest clause that tells but one thing


class House:
    """The words of clauses in the register of cards, and what they tell; each is asked once."""

    def __init__(self, book: Book, card: Name | None) -> None:
        self.book, self.card = book, card
        self.spelling = book.spelling
        self._writer = Writer(book, CARD, card)
        self._tells: dict[int, tuple[Clause, str]] = {}
        self._kinds: dict[str, frozenset[str]] = {}

    def words(self, clause: Clause, *, many: bool = False) -> tuple[Token, ...]:
        """A clause as it would be written, perhaps after a number of many.

        A melted word has its text at its first token, a comma stands at the word before it.
        """
        steps = planned(clause.pattern, clause.holes, self._writer) or ()
        words: list[Token] = []
        for piece in spelt(steps, self.spelling, many=many):
            if piece == COMMA and words:
                words[-1] = words[-1]._replace(text=words[-1].text + COMMA)
            else:
                keys = enumerate(self.spelling.keys(piece))
                words += (Token(key, "" if place else piece, 0, 0) for place, key in keys)
        return tuple(word for word in words if word.key != COMMA)

    def word(self, arc: Arc, *, many: bool) -> Token:
        """A word as it would be written, perhaps after a number of many."""
        text = arc.many if many else arc.text
        if text.startswith("{"):
            name, _, number = text[1:-1].partition(":")
            return Token(f"{{{name}}}", text, 0, 0, Icon(name, number))
        folded = fold(text)
        return Token(folded if folded in arc.keys else min(arc.keys), text, 0, 0)

    def tells(self, clause: Clause) -> str:
        """The one kind of thing a short clause tells; "" where it tells several, or joins them."""
        if clause.short > LONG or len(clause.pattern) > 1:
            return ""
        if id(clause) not in self._tells:
            words = self.words(clause)
            kind = Signals(self.book, self.card, words).only(range(len(words)))
            self._tells[id(clause)] = clause, kind
        return self._tells[id(clause)][1]

    def kinds(self, key: str) -> frozenset[str]:
        """The kinds of things that a word by itself may tell."""
        if key not in self._kinds:
            word = Token(key, key, 0, 0)
            self._kinds[key] = Signals(self.book, self.card, (word,)).single(0)
        return self._kinds[key]
