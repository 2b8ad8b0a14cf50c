"""What words only remind of: a rule that the effect follows whether they say it or not."""

from collections.abc import Mapping

from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.phrasebook.book import Book
from cardgen.phrasebook.reader import Reader
from cardgen.phrasebook.rules import Rules
from cardgen.phrasebook.tokens import tokens
from cardgen.phrasebook.verdict import Span

REMINDER = "reminder"  # the category of the phrases that remind of a rule


def known(book: Book) -> frozenset[str]:
    """The rules of which a language can remind, by name."""
    category = book.categories.get(REMINDER)
    owners = category.owners if isinstance(category, Rules) else ()
    return frozenset(str(one.means[0]) for one in owners)


def reminders(book: Book, words: Runs, card: Name | None) -> Mapping[str, Span]:
    """The rules that words remind of, by name, with where each is first said."""
    if REMINDER not in book.categories:
        return {}
    found = tokens(words, book.spelling)
    if book.firsts[REMINDER].isdisjoint(token.key for token in found):
        return {}
    reader, said = Reader(book, found, card), dict[str, Span]()
    for at in (at for at in range(len(found)) if reader.begins(REMINDER, at)):
        for tree in reader.parse(REMINDER, at):
            span = Span(found[tree.start].start, found[tree.end - 1].end)
            said.setdefault(str(tree.value[0]), span)
    return said
