"""Words that are those of the house but for a stretch left out, that show a numbered icon twice, or
that part from a sentence of the phrasebook where they deny it or join it otherwise: not another way
to say it, but a slip."""

from collections.abc import Iterable
from itertools import pairwise

from cardgen.model.text import Runs
from cardgen.phrasebook.diagnose.alignment import align_with_wordings, find_mistakes
from cardgen.phrasebook.diagnose.classify import classify_hunk
from cardgen.phrasebook.diagnose.hunks import Alignment
from cardgen.phrasebook.grammar.spelling import Token, tokenize
from cardgen.phrasebook.parse.parser import TooMuch
from cardgen.phrasebook.word_too_many import Sought

SLIPS = frozenset(("polarity", "and-or", "optional"))  # which one word turns about
# A text is compared if no more of its words than these are strange to the house: comparing takes
# longer than reading, and who writes freely is far from every sentence.
STRANGE_WORDS = 4
SLIP_COST = 2.75  # of one phrase put for another, at the most, as the search counts changes


def is_near_miss(sought: Sought, words: Runs) -> bool:
    """Whether words are a sentence that means the power but for one slip."""
    spelling = sought.grammar.spelling
    house = tuple(one.key for one in tokenize((sought.house,), spelling))
    tokens = tokenize(words, spelling)
    said = tuple(one.key for one in tokens)
    if _is_gapped(said, house) or _shows_twice(tokens):
        return True
    if sum(one not in house for one in said) > STRANGE_WORDS:
        return False
    found = _aligned(sought, words)
    kinds = [classify_hunk(found, one) for one in find_mistakes(found)] if found else []
    return len(kinds) == 1 and kinds[0] in SLIPS


def _shows_twice(tokens: Iterable[Token]) -> bool:
    """Whether an icon that bears a number stands twice side by side."""
    return any(
        one.icon and one.icon.number and one.icon == two.icon for one, two in pairwise(tokens)
    )


def _is_gapped(said: tuple[str, ...], house: tuple[str, ...]) -> bool:
    """Whether words are those of the house but for a stretch that was left out of them: no sentence
    does without it, or they would have been read."""
    gap = len(house) - len(said)
    return gap > 0 and any(said == house[:at] + house[at + gap :] for at in range(len(said) + 1))


def _aligned(sought: Sought, words: Runs) -> Alignment | None:
    grammar, power, bearer, card, _ = sought
    try:
        return align_with_wordings(grammar, words, power, bearer, card, farthest=SLIP_COST)
    except TooMuch:
        return None
