"""Sentences of a rulebook that are too long to be read aloud at a table."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

MOST_WORDS = 30
# Patterns, compiled when first asked for: a build knows this file and reads no rulebook.
SENTENCE = r"\S.*?(?:[.!?…]+(?:[ \u00a0\u202f]?[»”’)])*(?=\s|$)|$)"
WORD = r"\S*\w\S*"
ONE_WORD = "x"  # stands for each character of a link or a sign


def check_rulebook_sentence(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every sentence that gives rules; headings and flavour are none."""
    for book in rulebooks.books:
        for block in book.blocks:
            if block.kind != "heading" and not block.flavour:
                yield from _long(block, book.language)


def _long(block: "Block", language: str) -> Iterator[Finding]:
    for sentence in re.finditer(SENTENCE, block.masked(ONE_WORD)):
        count = len(re.findall(WORD, sentence[0]))
        if count > MOST_WORDS:
            message, help = f"this sentence has {count} words", "say it in two, or as a list"
            place = block.place(*sentence.span())
            yield Finding(
                *("rulebook-sentence", "rulebook-sentence", place, message, help, "warning"),
                language=language,
            )


RULEBOOK_SENTENCE = Check(
    slug="rulebook-sentence",
    title="A sentence of more than thirty words",
    why="""\
Rules are read aloud, across a table, by somebody who is asked to hurry. Of a sentence with more
than thirty words, a link or a sign counting as one, listeners have lost the beginning at its end.
It is a warning; a paragraph in italics, which gives no rules, may be as long as it likes.
""",
    refused="""\
Mélangez les cartes, donnez-en 3 à chacun, qui en garde 1 et passe les 2 autres à son voisin de
gauche, lequel, après les avoir lues, en garde 1 à son tour et défausse la dernière.
""",
    mend="""\
Say it in two sentences, or as a numbered list of steps.
""",
    over_rulebooks=check_rulebook_sentence,
    reads="books",
    by_book=True,
)
