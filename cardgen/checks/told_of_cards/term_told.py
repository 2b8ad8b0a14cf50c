"""Moments, places and numbers of players told of a card whose words have others."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.card_clauses import CLAUSE, CardStretch
from cardgen.checks.passages.card_looks import CardLook, look_at_told_cards
from cardgen.checks.passages.tellings import NEGATION
from cardgen.suggest import join_words
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose

CODE = "term-told"
BESIDE = ("notes", "ruling", "reason", "aid", "says")

Patterns = Mapping[str, Mapping[str, "re.Pattern[str]"]]


def check_term_told(prose: "Prose") -> "Iterator[Finding]":
    """Every clause about one card, and every family of terms."""
    for pack in prose.packs:
        yield from look_at_told_cards(prose, pack, BESIDE, partial(_look, prose), CODE)


def _look(prose: "Prose", how: "LanguageProse") -> CardLook | None:
    families: Patterns = {
        family: {term: re.compile(any_word(words), re.IGNORECASE) for term, words in terms.items()}
        for family, terms in how.orthography.exclusive.items()
    }
    if not families or how.language not in prose.sense_readers:
        return None
    reader = prose.sense_readers[how.language]
    terms = [word for each in how.orthography.exclusive.values() for words in each.values()
             for word in words]  # fmt: skip
    any_term = re.compile(any_word(terms), re.IGNORECASE)

    def find(one: CardStretch) -> "Iterator[Finding]":
        told = [] if one.may_be_of_others else [*_told(families, one)]
        if told and not any(each.sense == NEGATION for each in reader.read(one.words)):
            yield from (_finding(prose, one, hit, printed) for hit, printed in told)

    return CardLook(CLAUSE, any_term.search, find)


def _told(families: Patterns, one: CardStretch) -> "Iterator[tuple[re.Match[str], Sequence[str]]]":
    """What a clause says of a family of which the card prints other terms, and none of these."""
    for terms in families.values():
        hits = [(term, hit) for term, words in terms.items() if (hit := words.search(one.words))]
        printed = [term for term, words in terms.items() if hits and words.search(one.printed)]
        if printed and not any(term in printed for term, _ in hits):
            yield hits[0][1], printed


def _finding(
    prose: "Prose", one: CardStretch, hit: "re.Match[str]", printed: Sequence[str]
) -> "Finding":
    listed = join_words(printed, joined_by="and")
    message = f'"{hit[0]}", and the words of {one.id} say: {listed}'
    help = f"say what the card says, or mend its words: {one.owners[0].place('text')}"
    return prose.places.finding(CODE, one.said, one.span(*hit.span()), message, help)


TERM_TOLD = Check(
    slug="term-told",
    title="A moment or a place told of a card whose words have another",
    why="""\
“He scores at the end of the Age”, says a note in every language, and the card has it at the end of
the game; a card drawn from the box is said to come from the discard pile. Of some terms a card
means one alone: `exclusive` of templates/languages/<language>/prose.yaml lists them by family, each
with its words. What a clause about one card says of a family is among what the words of the card
say, which are held against its effect; where they say nothing of it, nothing is told, nor where the
clause denies.
""",
    refused="""\
# At the end of the game, score 3 victory points.
notes:
  en:
    - >-
      He scores at the end of the Age.
""",
    mend="""\
Say what the card says, or mend its words. Where the clause is about another card, name that.
""",
    over_prose=check_term_told,
    of_cards=("words",),
)
