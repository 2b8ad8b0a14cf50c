"""All that is compared between cards and their translation, in one go."""

import re
from collections.abc import Iterator, Sequence
from statistics import median
from typing import NamedTuple

from cardgen.checks.comparing.translated import (
    Tongue,
    Translated,
    read_side,
    relative_length,
)
from cardgen.checks.translation.missing import (
    find_missing_fields,
    find_other_values,
    find_unmatched,
)
from cardgen.checks.translation.numbers import compare_numbers
from cardgen.checks.translation.sentences import (
    compare_sentences,
    find_untranslated,
)
from cardgen.checks.translation.signs import compare_signs, find_free_tags, read_markup
from cardgen.checks.translation.terms import compare_terms
from cardgen.checks.translation.turns import compare_modals, compare_negations
from cardgen.foreign.fields import value_fields
from cardgen.foreign.matching import Matched
from cardgen.foreign.source import ForeignText
from cardgen.foreign.terms import Term
from cardgen.model.finding import Finding

FEWEST = 50  # texts that tell how a field is translated
FAR, RETOLD = 1.65, 0.08  # times the usual length; the share of texts that are so far from it
ENOUGH = 20  # characters of a text from which on its length tells something
NAME = 4  # words of a text on average, as few as names have


class Comparison(NamedTuple):
    """Cards of two files that were matched, and how they are to be compared.

    `fields` are those that are texts; what matches `left_out` in them is passed over.
    """

    matched: Matched
    files: tuple[str, str]
    fields: tuple[str, ...]
    tongues: tuple[Tongue, Tongue]
    terms: tuple[Term, ...] = ()
    left_out: "re.Pattern[str] | None" = None

    def pairs(self) -> Iterator[Translated]:
        """Each text that both files have, field by field."""
        for field in self.fields:
            pairs = tuple(self._pairs(field))
            retold, named = _is_retold(pairs), _holds_names(pairs)
            yield from (pair._replace(retold=retold, named=named) for pair in pairs)

    def _pairs(self, field: str) -> Iterator[Translated]:
        for id, cards in self.matched.pairs.items():
            sides = [
                read_side(text, tongue, self.left_out)
                for card, tongue in zip(cards, self.tongues, strict=True)
                if isinstance(text := card.fields.get(field), ForeignText) and text.words.strip()
            ]
            if len(sides) == 2:
                yield Translated(id, field, sides[0], sides[1])


def _is_retold(pairs: Sequence[Translated]) -> bool:
    """Whether the lengths of many translations are far from what is usual, as of flavour."""
    lengths = [relative_length(pair) for pair in pairs if _tells_length(pair)]
    usual = median(lengths) if lengths else 1.0
    far = sum(not 1 / FAR < length / usual < FAR for length in lengths)
    return len(lengths) >= FEWEST and far > RETOLD * len(lengths)


def _tells_length(pair: Translated) -> bool:
    """Whether it is no name, and was translated."""
    words = pair.original.text.words
    return len(words) >= ENOUGH and words != pair.translation.text.words


def _holds_names(pairs: Sequence[Translated]) -> bool:
    """Whether texts have a word or two, as names and kinds do."""
    words = sum(len(pair.original.prose.split()) for pair in pairs)
    return words < NAME * len(pairs)


def _usual_length(pairs: Sequence[Translated]) -> float:
    """The length of a translation, of an original of length 1, in the middle of all texts."""
    told = (pair for pair in pairs if not pair.retold and _tells_length(pair))
    lengths = [relative_length(pair) for pair in told]
    return median(lengths) if lengths else 1.0


def compare_cards(asked: Comparison, pairs: Sequence[Translated]) -> Iterator[Finding]:
    """Everything that differs, by what is compared."""
    yield from find_unmatched(asked.matched, asked.files)
    yield from find_missing_fields(asked.matched, asked.fields)
    yield from find_other_values(asked.matched, value_fields(asked.matched))
    markup, usual = read_markup(pairs), _usual_length(pairs)
    yield from find_free_tags(markup, asked.files[1])
    yield from find_untranslated(pairs)
    for pair in pairs:
        if pair.original.text.words == pair.translation.text.words:
            continue  # the same words say the same, in whatever language
        yield from compare_numbers(pair)
        yield from compare_signs(pair, markup)
        yield from compare_terms(pair, () if pair.retold else asked.terms)
        yield from compare_modals(pair)
        yield from compare_negations(pair)
        yield from compare_sentences(pair, usual)
