"""Numbers that a card says and its translation does not, or the other way round."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.comparing.translated import TextSide, Translated
from cardgen.model.finding import Finding, Severity
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.prose.counting.numbers import ProseNumber

    Numbers = tuple[ProseNumber, ...]


def compare_numbers(pair: Translated) -> Iterator[Finding]:
    """One finding, at the first number that only one side says."""
    here, there = (side.numbers for side in pair.sides)
    lost, added = _unmatched(pair, here, there), _unmatched(pair, there, here)
    digits = any(_in_digits(pair.original, lost)) or any(_in_digits(pair.translation, added))
    both = lost and added
    letters = (lost or added) and not pair.named and not pair.is_long
    if pair.retold or not (digits or letters):
        return
    sure = digits and pair.known and (both or not pair.is_long)
    severity: Severity = "error" if sure else "warning"
    yield pair.unmatched("translation-number", lost, added, _each, severity=severity)


def _unmatched(pair: Translated, one: "Numbers", other: "Numbers") -> "Numbers":
    """The numbers of one side that the other does not say so often; in a long text not at all."""
    over = pair.original.tongue.reading.unmatched(one, other)
    said = {number.what for number in other} if pair.is_long else set()
    return tuple(number for number in over if number.what not in said)


def _each(numbers: "Sequence[ProseNumber]") -> str:
    return join_words((one.what for one in numbers), joined_by="and") or "no further number"


def _in_digits(side: TextSide, numbers: "Numbers") -> Iterator[bool]:
    """Whether a number is certainly one: in letters it may have become another word."""
    return (any(map(str.isdigit, side.prose[one.start : one.end])) for one in numbers)


TRANSLATION_NUMBER = Check(
    slug="translation-number",
    title="A number that a card and its translation do not share",
    why="""\
A card that draws 2 in one language and 3 in the other is two cards. Numbers are compared in digits
and in letters, as ranks and as Roman numerals; 1 is left out, since one may be an article. A number
in letters alone is a warning: it may have become another word, such as “both”. In explanations of
more than sixty words numbers may be said again, those in letters are passed over, and one that a
side alone has is a warning.
""",
    refused="""\
{"id": "lamplighter", "text": "Draw 2 cards."}
{"id": "lamplighter", "text": "Piochez 3 cartes."}
""",
    mend="""\
Find out which of the two is right and mend the other. Where digits are no numbers but markup of
your program, leave it out by a pattern: `--leave-out '#\\d+'`.
""",
)
