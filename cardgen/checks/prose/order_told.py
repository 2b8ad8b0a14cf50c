"""The order in which cards act, told in two ways; numbers of two examples that do not match."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding
from cardgen.suggest import join_words
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import SenseReader

ORDER, PAIRS = "order-told", "number-pairs"
TEXT, DOUBLE = "text", "double"
THEN, NAME, PLAYER = "then", "name ", "name player "
TELLING = ("aid", "notes")
WITNESSES = ("ruling", "says")
FEWEST = 3  # cards in a row: two are named in any order for many reasons
CLAUSE = re.compile(r"[^,;:]+")
DIGITS = re.compile(r"(?<![\w½.,])\d+(?![\w½]|[.,]\d)")
BRACKETED = re.compile(r"\(\D*\d+\D*\)")

Pair = tuple[int, int]


def check_orders(prose: "Prose") -> Iterator[Finding]:
    """The notes and the aid of each pack, in each language."""
    around = [*prose.named_known_by.items()]
    for pack in prose.packs:
        look = partial(_in_pack, prose, pack)
        yield from look_unless_sound(prose.project.parts, pack.key(ORDER, around), look)


def _in_pack(prose: "Prose", pack: "PackProse") -> Iterator[Finding]:
    for how in prose.spoken:
        reader = prose.sense_readers.get(how.language)
        for said in pack.page(how.language).pieces:
            if said.kind in TELLING:
                yield from _orders(prose, pack, reader, said) if reader else ()
                yield from _pairs(prose, pack, how, said)


def _orders(
    prose: "Prose", pack: "PackProse", reader: "SenseReader", said: "Passage"
) -> Iterator[Finding]:
    """Each sentence of three cards one after the other, against answers and stories of them."""
    for part in said.between_stops():
        read = reader.read(part[0])
        row = _cards(reader, part[0])
        if len(row) < FEWEST or not any(one.sense == THEN for one in read):
            continue
        pieces = pack.page(said.language).pieces
        rows = [
            [name for name in _cards(reader, one.words) if name in row]
            for one in pieces
            if one.kind in WITNESSES
        ]
        known = [each for each in rows if len(each) == len(row)]
        if known and row not in known:
            names = join_words((one.removeprefix(NAME) for one in known[0]), joined_by="then")
            message = f"the order is {names} in what answers and scenarios tell"
            span = part.start() + read[0].start, part.start() + read[-1].end
            help = "say the order of the answer, or mend it there"
            yield prose.finding(ORDER, said, span, message, help)


def _cards(reader: "SenseReader", words: str) -> list[str]:
    """The cards that are named, each where it is named first."""
    senses = (one.sense for one in reader.read(words))
    named = (one for one in senses if one.startswith(NAME) and not one.startswith(PLAYER))
    return [*dict.fromkeys(named)]


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
                yield prose.finding(PAIRS, said, spans[-1], message, help)


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


ORDER_TOLD = Check(
    slug="order-told",
    title="Cards that act in another order than answers and scenarios tell",
    why="""\
“Caligula doubles, then Nero collects, then Tomyris …” is told in an aid, and an answer tells the
same three in their order, as the scenario plays it. Turned round in both languages, the sentence
is still told by these: a row of three cards or more in a note or an aid stands in an order that one
of them has.
""",
    refused="""\
# the answer: Apollo, then Iris, then Zephyr
notes: {en: ["Iris acts, then Apollo, then Zephyr."]}
""",
    mend="""\
Say the cards in the order of the answer, or mend that.
""",
    over_prose=check_orders,
)
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
    over_prose=check_orders,
)
