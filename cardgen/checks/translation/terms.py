"""Terms of a table that a translation does not say, or says as another term."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.comparing.translated import TextSide, Translated
from cardgen.model.finding import Finding
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.foreign.terms import Term


def compare_terms(pair: Translated, terms: "Sequence[Term]") -> Iterator[Finding]:
    """One finding for each term that the original says and the translation does not."""
    said = [term for term in terms if term.find_original(pair.original.plain)]
    spoken = [term for term in terms if term.find_translation(pair.translation.plain)]
    for term in said:
        if term not in spoken:
            others = [one for one in spoken if one not in said and not one.shares(term)]
            yield _finding(pair, term, others)


def _finding(pair: Translated, term: "Term", others: "Sequence[Term]") -> Finding:
    """At the word of another term where there is one, else at the term in the original."""
    right = join_words(f'"{word}"' for word in term.translation)
    asked = f'"{term.original[0]}" is {right}'
    if others:
        span = others[0].find_translation(pair.translation.plain)
        found = _typed(pair.translation, span)
        message = f'{asked}, found "{found}", which is "{others[0].original[0]}"'
        return pair.differs("translation-term", message, span=span)
    span = term.find_original(pair.original.plain)
    message = f"{asked}, found none of its words"
    return pair.differs(
        "translation-term", message, at=pair.original, span=span, severity="warning"
    )


def _typed(side: TextSide, span: tuple[int, int] | None) -> str:
    return side.text.words[slice(*span)] if span else ""


TRANSLATION_TERM = Check(
    slug="translation-term",
    title="A term of the table that a translation says otherwise",
    why="""\
One word for one thing, in each language: readers take another word for another rule. `--terms`
names a CSV table, a term in a row, its words in the first language and in the second; several words
of one side are parted by |, and an ending more or less (discard, discards) is allowed. Told where
the original says a term and the translation has none of its words: an error where it has that of
another term which the original does not say, else a warning.
""",
    refused="""\
discard,défausser|défausse
exile,exiler|exil

{"id": "tinker", "text": "Discard a card."}
{"id": "tinker", "text": "Exilez une carte."}
""",
    mend="""\
Say the word of the table. Where the translation has another form of it, add that to its row:
défausser|défaussez.
""",
)
