"""The phrasebooks of the repository, and every card of its packs that has words."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from cardgen.loading.pack import load_packs
from cardgen.model.ages import AGES
from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.phrasebook.bearers import bearers
from cardgen.phrasebook.declared import Power, declared
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from tests.small_root import ROOT

PACKS = ("faith", "leaders", "duel-leaders")
LANGUAGES = ("fr", "en")


class Said(NamedTuple):
    """What a card says in one Age in one language, and what it does."""

    id: str
    age: str
    language: str
    bearer: str
    card: Name
    words: Runs
    power: Power

    def __str__(self) -> str:
        return f"{self.id}-{self.age}-{self.language}"


def _packs() -> Iterator[tuple[str, Name, str, Said]]:
    """Each card by its id, with its name, in each language and Age."""
    for loaded in load_packs(ROOT, PACKS):
        if loaded.pack is None:
            continue
        for card, bearer in bearers(loaded.pack):
            powers = declared(card)
            for language in LANGUAGES:
                name = card.name[language]
                for age, (label, power) in enumerate(zip(AGES, powers, strict=True)):
                    words = card.text[language][age] if language in card.text else ()
                    id = f"{card.pack}/{card.id}"
                    yield (
                        card.id,
                        name,
                        language,
                        Said(id, label, language, bearer, name, words, power),
                    )


EVERY = tuple(_packs())
SAID = tuple(dict.fromkeys(said for *_, said in EVERY if said.words))
BOOKS = {
    language: load_phrasebook(
        ROOT, language, {id: name for id, name, of, _ in EVERY if of == language}
    )
    for language in LANGUAGES
}


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Phrasebook:
    """The phrasebook of each language."""
    return BOOKS[request.param]
