"""Totals of an answer that are more than the most that a note of the card tells."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_kinds_together
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

NOTES = "notes"
KINDS = (NOTES, "question", "ruling", "reason")


class MostTold(NamedTuple):
    """A number of a unit that something says is the most."""

    unit: str
    number: int
    start: int
    end: int


def check_most_told(prose: "Prose") -> Iterator[Finding]:
    """Every total of an answer whose question names one card."""
    for pack in prose.packs:
        called = prose.witnesses.called_known_by(pack.pack)
        known_by = "most-told", prose.called.all_known_by, called
        look = partial(_in_pack, prose, pack)
        yield from look_at_kinds_together(prose, pack, KINDS, known_by, look)


def _in_pack(prose: "Prose", pack: "PackProse") -> Iterator[Finding]:
    for how in prose.spoken:
        manner = how.orthography
        pieces = pack.page(how.language).pieces
        most: dict[tuple[str, str], int] = {}
        for said in pieces:
            for one in _told(how, said, manner.at_most) if said.kind == NOTES else ():
                most[said.card, one.unit] = one.number
        for said in pieces if most else ():
            if said.is_answer and (card := _asked(prose, pack, said)):
                for one in _told(how, said, manner.in_all):
                    if one.number > most.get((card, one.unit), one.number):
                        yield _finding(prose, said, card, one, most[card, one.unit])


def _told(how: "LanguageProse", said: "Passage", behind: Sequence[str]) -> Iterator[MostTold]:
    """What is counted before certain words: 5 points in all."""
    words = "|".join(map(re.escape, behind)) or "(?!)"
    ends = re.compile(rf"\W+[^\W\d_]+\W+(?:{words})(?!\w)", re.IGNORECASE)
    for one in how.counting.in_words(said.words):
        if one.unit and ends.match(said.words, one.end):
            yield MostTold(one.unit, one.number, one.start, one.end)


def _asked(prose: "Prose", pack: "PackProse", said: "Passage") -> str:
    """The one card that the question of an answer names."""
    asked = [one.question.get(said.language, "") for one in prose.tellers.rulings(said)]
    named = {
        owner.id
        for words in asked
        for owner in prose.witnesses.named(pack.pack, said.language, words)
        if owner.pack == pack.pack.id
    }
    return named.pop() if len(named) == 1 else ""


def _finding(prose: "Prose", said: "Passage", card: str, one: MostTold, most: int) -> Finding:
    message = f"{one.number} {one.unit}s in all, and a note of {card} says {most} at most"
    help = "mend the one that is wrong"
    return prose.places.finding(
        "most-told", said, (one.start, one.end), message, help, severity="error"
    )


MOST_TOLD = Check(
    slug="most-told",
    title="A total that is more than the most that its card tells",
    why="""\
“5 points at most”, says a note of a card, and a ruling about it counts “7 points in all”: one of
the two is wrong. The words are `in all` and `at most` of templates/languages/<language>/prose.yaml;
the question of the ruling names the card, and no other.
""",
    refused="""\
# a note of Alexander: The two tokens do not add up: 5 points at most.
question: {en: Does Alexander count the tokens?}
ruling: {en: 'Yes: 7 points in all.'}
""",
    mend="""\
Find out which of the two is right and mend the other.
""",
    over_prose=check_most_told,
)
