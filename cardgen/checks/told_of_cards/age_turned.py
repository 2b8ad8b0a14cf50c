"""Numbers that a note or a ruling tells of two Ages, the wrong way round."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_kinds, telling
from cardgen.model.ages import AGES
from cardgen.model.card import full_id
from cardgen.model.entry_contents import maps_in
from cardgen.model.finding import Finding
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.printed_facts import Owner
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import SenseReader

KINDS = ("notes", "ruling", "reason", "says")
PART = re.compile(r"[^.;:!?]+")
SENSES = {f"Age {age}": age for age in AGES}  # as senses.yaml calls them

ByAge = Mapping[str, int]


class NumberOfAge(NamedTuple):
    """A number that one part of a sentence tells of one Age."""

    age: str
    number: int
    start: int
    end: int


def check_age_turned(prose: "Prose") -> Iterator[Finding]:
    """Every passage that tells a number of each of two Ages."""
    for pack in prose.packs:
        known_by = "age-pairs", prose.digests.beside(pack)
        yield from look_at_kinds(prose, pack, KINDS, known_by, partial(_in_pieces, prose, pack))


def _in_pieces(
    prose: "Prose", pack: "PackProse", how: "LanguageProse", pieces: "Sequence[Passage]"
) -> Iterator[Finding]:
    if how.language in prose.sense_readers:
        pairs = partial(_pairs, prose, how)
        for said in telling(prose, "age-pairs", pieces, pairs):
            yield from _turned(prose, pack, said, pairs(said))


def _pairs(prose: "Prose", how: "LanguageProse", said: "Passage") -> Sequence[NumberOfAge]:
    """One number of each of several Ages; none where an Age has two."""
    told = [*_told(how, prose.sense_readers[how.language], said.words)]
    return told if len({one.age for one in told}) == len(told) > 1 else ()


def _told(how: "LanguageProse", reader: "SenseReader", words: str) -> Iterator[NumberOfAge]:
    """What each part of a sentence that names one Age counts, if it is one number."""
    if not any(f" {age}" in words for age in AGES):
        return
    said = reader.read(words)
    for part in PART.finditer(words):
        ages = [SENSES[one.sense] for one in said
                if one.sense in SENSES and part.start() <= one.start < part.end()]  # fmt: skip
        counted = [one for one in how.counting.in_words(words, *part.span()) if one.unit]
        if len(ages) == len(counted) == 1:
            yield NumberOfAge(ages[0], counted[0].number, counted[0].start, counted[0].end)


def _turned(
    prose: "Prose", pack: "PackProse", said: "Passage", told: Sequence[NumberOfAge]
) -> Iterator[Finding]:
    """A finding where no card has these numbers by Age, and one has them of other Ages."""
    rows = [row for owner in _owners(prose, pack, said) for row in _rows(owner.entry)]
    of_ages = {one.age: one.number for one in told}
    if any(of_ages.items() <= row.items() for row in rows):
        return
    for row in rows:
        own = {age: row[age] for age in of_ages if age in row}
        if sorted(own.values()) == sorted(of_ages.values()):
            wrong = next(one for one in told if own[one.age] != one.number)
            message = f"{wrong.number} in Age {wrong.age}, and it is {own[wrong.age]} there"
            listed = join_words((f"{own[age]} in Age {age}" for age in own), joined_by="and")
            span = wrong.start, wrong.end
            yield prose.places.finding("age-turned", said, span, message, f"there are {listed}")
            return


def _owners(prose: "Prose", pack: "PackProse", said: "Passage") -> "Iterator[Owner]":
    """The card of a note, those that are named, those of the scenarios."""
    owners = prose.witnesses.owners(pack.pack)
    if said.card:
        yield owners[f"{pack.pack.id}/{said.card}"]
    yield from prose.witnesses.named(pack.pack, said.language, said.words)
    for file in prose.tellers.files(said):
        for word in prose.witnesses.of_story(file).cards:
            owner = owners.get(full_id(word, pack.pack.id))
            if owner:
                yield owner


def _rows(entry: object) -> Iterator[ByAge]:
    """The numbers by Age of an entry, however deep."""
    for held in maps_in(entry):
        if held and all(age in AGES and isinstance(one, int) for age, one in held.items()):
            yield {str(age): number for age, number in held.items()}


AGE_TURNED = Check(
    slug="age-turned",
    title="Numbers of two Ages that have changed places",
    why="""\
“In Age I, 1 point; in Age II, 2 points” is what the card says by Age. Turned round, each number is
still one of the card. Where a note, a ruling or a scenario tells a number of each of two Ages, and
a card that it is about has these very numbers in other Ages, one of the two is wrong.
""",
    refused="""\
- id: iris
  power: [{coins: {I: 3, II: 4, III: 5}}]
  notes:
    en:
      - >-
        In Age I, 4 coins; in Age II, 3 coins.
""",
    mend="""\
Say the numbers of the Ages as the card has them, or mend the card.
""",
    over_prose=check_age_turned,
    of_cards=("powers", "tables"),
)
