"""Gods and Leaders whom one language tells of as her, and another calls by a name of his."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.prose.agreement import GENDERS
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.prose import Prose

TELLING = ("flavour", "notes")
PERSONS = {"m": "him", "f": "her"}


def persons_of_other_gender(prose: "Prose", language: "LanguageProse") -> Iterator[Finding]:
    """Names of people whose gender is not that of the words which another language tells of them
    with."""
    parts, cards = prose.project.parts, _people(prose)
    for pack in prose.packs:
        key = pack.key("persons", language.language)
        for id, gender in parts.words(key, partial(_genders, language, pack)):
            yield from _of_other_gender(cards[id], gender, language.language) if id in cards else ()


def _people(prose: "Prose") -> Mapping[str, Card]:
    """The cards that are of no colour: gods and Leaders rather than buildings."""
    every = (card for view in prose.project.packs for card in view.cards if not card.colour)
    return {f"{card.pack}/{card.id}": card for card in every}


def _genders(language: "LanguageProse", pack: "PackProse") -> Iterator[tuple[str, str]]:
    """The gender that each card of a pack is told of with, where it is one."""
    words = language.orthography.persons
    patterns = {gender: re.compile(any_word(each), re.IGNORECASE) for gender, each in words.items()}
    found: dict[str, set[str]] = {}
    for said in pack.page(language.language).pieces if patterns else ():
        if said.card and said.kind in TELLING:
            genders = {one for one, pattern in patterns.items() if pattern.search(said.words)}
            found.setdefault(f"{said.key[0]}/{said.key[1]}", set()).update(genders)
    yield from ((id, next(iter(genders))) for id, genders in found.items() if len(genders) == 1)


def _of_other_gender(card: Card, gender: str, told_in: str) -> Iterator[Finding]:
    for language, name in card.name.items():
        if name.gender and name.gender != gender:
            message = (
                f'"{name.text}" is {GENDERS[name.gender]}, {told_in} tells of {PERSONS[gender]}'
            )
            help = f"say gender: {gender}, or mend the words of {told_in}"
            place, code = card.place("name", language), "name-grammar"
            yield Finding(code, code, place, message, help, "warning", card.id, language)
