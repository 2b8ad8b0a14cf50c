"""Prose that has a card act on neighbours alone, and the card does not."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.card_clauses import CLAUSE, CardStretch
from cardgen.checks.passages.card_looks import CardLook, look_at_told_cards
from cardgen.checks.passages.tellings import NEGATION

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import SenseReader

CODE = "reach-told"
BESIDE = ("notes", "ruling", "reason", "aid", "says")
NEIGHBOUR, ONLY, MUST = "neighbour", "only", "compulsory"


def check_reach_told(prose: "Prose") -> "Iterator[Finding]":
    """Every clause about one card that says must or only of neighbours."""
    for pack in prose.packs:
        yield from look_at_told_cards(prose, pack, BESIDE, partial(_look, prose), CODE)


def _look(prose: "Prose", how: "LanguageProse") -> CardLook | None:
    if how.language not in prose.sense_readers:
        return None
    reader = prose.sense_readers[how.language]

    def find(one: CardStretch) -> "Iterator[Finding]":
        told = one.printed and _is_of_neighbours(reader, one.words)
        if told and not one.may_be_of_others and not reader.may_say(NEIGHBOUR, one.printed):
            yield _finding(prose, reader, one)

    return CardLook(CLAUSE, partial(reader.may_say, NEIGHBOUR), find)


def _is_of_neighbours(reader: "SenseReader", words: str) -> bool:
    senses = {one.sense for one in reader.read(words)}
    if NEIGHBOUR not in senses or NEGATION in senses:
        return False
    return ONLY in senses or any(one.sense == MUST for one in reader.contraries(words))


def _finding(prose: "Prose", reader: "SenseReader", one: CardStretch) -> "Finding":
    said = next(each for each in reader.read(one.words) if each.sense == NEIGHBOUR)
    typed = one.words[said.start : said.end]
    message = f'"{typed}" alone, and the words of {one.id} speak of no neighbour'
    help = f"say whom {one.id} is about, or mend its words: {one.owners[0].place('text')}"
    return prose.places.finding(CODE, one.said, one.span(said.start, said.end), message, help)


REACH_TOLD = Check(
    slug="reach-told",
    title="A card that is said to be about neighbours alone",
    why="""\
“The opponent must be a neighbour”, says a note in every language, and the card has it be any
opponent. A clause about one card that says must or only of neighbours is told where the words of
the card, which are held against its effect, speak of no neighbour and of neither side.
""",
    refused="""\
# Give 1 Defeat token to an opponent.
notes:
  en:
    - >-
      The opponent must be a neighbour.
""",
    mend="""\
Say whom the card is about, as its words do; or mend these.
""",
    over_prose=check_reach_told,
    of_cards=("words",),
)
