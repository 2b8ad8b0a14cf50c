"""Numbers of two examples side by side that do not follow from one rule."""

import re
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_among_names
from cardgen.model.finding import Finding
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

CODE = "number-pairs"
TEXT, DOUBLE = "text", "double"
TELLING = ("aid", "notes")
CLAUSE = re.compile(r"[^,;:]+")
DIGITS = re.compile(r"(?<![\w½.,])\d+(?![\w½]|[.,]\d)")
BRACKETED = re.compile(r"\(\D*\d+\D*\)")

Pair = tuple[int, int]


def check_number_pairs(prose: "Prose") -> Iterator[Finding]:
    """The notes and the aid of each pack, in each language."""
    yield from look_among_names(prose, CODE, _in_pack)


def _in_pack(prose: "Prose", pack: "PackProse") -> Iterator[Finding]:
    for how in prose.spoken:
        for said in pack.page(how.language).pieces:
            if said.kind in TELLING:
                yield from _pairs(prose, pack, how, said)


def _pairs(
    prose: "Prose", pack: "PackProse", how: "LanguageProse", said: "Passage"
) -> Iterator[Finding]:
    """Two examples side by side: what the one makes of a number, the other does of another."""
    thus = re.compile(any_word(how.orthography.thus), re.IGNORECASE)
    for part in said.between_stops():
        clauses = list(CLAUSE.finditer(said.words, *part.span()))
        told = [[*map(int, DIGITS.findall(each[0]))] for each in clauses]
        numbers = [number for found in told for number in found]
        apart = len(numbers) == 4 and 2 in accumulate(map(len, told))
        if apart and (thus.search(part[0]) or len(BRACKETED.findall(part[0])) == 2):
            first, second = (numbers[0], numbers[1]), (numbers[2], numbers[3])
            if not _alike(first, second, doubled=_is_doubled(prose, pack, said)):
                message = f"{first[0]} makes {first[1]} here, and {second[0]} makes {second[1]}"
                help = "reckon both again: as many times as much, or as much more or less"
                spans = [one.span() for one in DIGITS.finditer(said.words, *part.span())]
                yield prose.places.finding(CODE, said, spans[-1], message, help)


def _is_doubled(prose: "Prose", pack: "PackProse", said: "Passage") -> bool:
    """Whether the words of the card of a note double something."""
    reader = prose.sense_readers.get(said.language)
    texts = (one for one in pack.page(said.language).pieces if one.kind == TEXT)
    own = (one.words for one in texts if one.card == said.card and said.card)
    return any(one.sense == DOUBLE for words in own if reader for one in reader.read(words))


def _alike(first: Pair, second: Pair, *, doubled: bool) -> bool:
    """Whether both are reckoned alike: multiplied by one number, or one number more or less."""
    times = first[0] * second[1] == second[0] * first[1]
    return times or (not doubled and first[0] - first[1] == second[0] - second[1])


NUMBER_PAIRS = Check(
    slug="number-pairs",
    title="Two examples that are reckoned in two ways",
    why="""\
“The Tavern (5 coins) gives 4; a card sold (3 coins), 2” is one rule reckoned twice: as much more or
less, or as many times as much. Where a note tells two numbers of each of two things side by side,
in brackets or with a word such as thus (`thus` of templates/languages/<language>/prose.yaml), both
follow from one rule.
""",
    refused="""\
notes: {en: ["The 2-coin token thus takes 4 coins, and the 5-coin token 7."]}      # 10
""",
    mend="""\
Reckon both again; where each has a rule of its own, make two sentences of it.
""",
    over_prose=check_number_pairs,
)
