"""The phrasebooks of the repository, and every card and board of its packs that has words."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from cardgen.model.ages import AGES
from cardgen.model.card import Name
from cardgen.model.pack import Pack
from cardgen.model.text import Runs
from cardgen.packs.pack import load_packs
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from cardgen.phrasebook.subjects import Power, declared_powers, subjects_with_kinds
from tests.small_root import ROOT

PACKS = ("faith", "leaders", "duel-leaders")
LANGUAGES = ("fr", "en")


class Said(NamedTuple):
    """What a card or a board says in one Age in one language, and what it does."""

    id: str
    age: str
    language: str
    bearer: str
    card: Name
    words: Runs
    power: Power

    def __str__(self) -> str:
        return f"{self.id}-{self.age}-{self.language}"


def _said(pack: Pack) -> Iterator[Said]:
    """What each card and board of a pack says, in each language and Age."""
    for speaker, bearer in subjects_with_kinds(pack):
        powers = declared_powers(speaker)
        for language in LANGUAGES:
            name = speaker.name[language]
            for age, (label, power) in enumerate(zip(AGES, powers, strict=True)):
                words = speaker.text[language][age] if language in speaker.text else ()
                id = f"{speaker.pack}/{speaker.id}"
                yield Said(id, label, language, bearer, name, words, power)


LOADED = tuple(loaded.pack for loaded in load_packs(ROOT, PACKS) if loaded.pack)
EVERY = tuple(said for pack in LOADED for said in _said(pack))
# Once for the Ages in which a card says the same and does the same.
SAID = tuple({said._replace(age=""): said for said in EVERY if said.words}.values())
NAMES: dict[str, dict[str, Name]] = {
    language: {card.id: card.name[language] for pack in LOADED for card in pack.cards}
    for language in LANGUAGES
}
BOOKS = {language: load_phrasebook(ROOT, language, NAMES[language]) for language in LANGUAGES}


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Phrasebook:
    """The phrasebook of each language."""
    return BOOKS[request.param]
