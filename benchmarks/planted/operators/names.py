"""A name in the words is misspelt, or is that of another card."""

import re
from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.operators.swapping import Table, swapped
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

NAME = "words-name name-spelling"
CALLED: Table = {
    "fr": {
        "Wonderwoman": ("Aphrodite", "Toinito"),
        "Seth": ("Osiris", "Horus"),
        "Hécate": ("Hermès", "Athéna"),
        "Héra": ("Hermès", "Arès"),
        "Hadès": ("Zeus", "Pan"),
        "Amon-Rê": ("Anubis", "Osiris"),
        "Nout": ("Seth", "Bastet"),
    },
    "en": {
        "Wonderwoman": ("Aphrodite", "Toinito"),
        "Seth": ("Osiris", "Horus"),
        "Hecate": ("Hermes", "Athena"),
        "Hera": ("Hermes", "Ares"),
        "Hades": ("Zeus", "Pan"),
        "Amun-Ra": ("Anubis", "Osiris"),
        "Nut": ("Seth", "Bastet"),
    },
}
# Names that stand in notes and flavour.
TOLD = (
    *("Héphaïstos", "Hatshepsout", "Hatshepsut", "Aphrodite", "Vitruve", "Vitruvius", "Euclide"),
    *("Ptolémée", "Ptolemy", "Archimède", "Archimedes", "Hammurabi", "Léonidas", "Leonidas"),
    *("Xénophon", "Xenophon", "Salomon", "Solomon", "Alexandre", "Alexander", "Bérénice"),
    *("Berenice", "Syracuse", "Ithaque", "Ithaca", "Halicarnasse", "Halicarnassus", "Toinito"),
    *("Chronos", "Mécène", "Maecenas", "Babylone", "Babylon", "Olympie", "Olympia", "Platon"),
)
NAMES = sorted({*(name for names in CALLED.values() for name in names), *TOLD}, key=len)[::-1]
WRITTEN = re.compile(rf"(?<!\w)(?:{'|'.join(NAMES)})(?!\w)")


def misspelt(card: CardText, project: Project) -> Iterator[Mutant]:
    """A letter lost, doubled or changed places with the next one, in words, notes or flavour."""
    for words in (*card.words, *card.prose):
        for match in WRITTEN.finditer(words.text):
            for new in _slips(match[0]):
                edit = words.edit(*match.span(), new)
                yield card.planted(f"{match[0]} → {new}", edit, codes=NAME)


def another(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another card's name."""
    yield from swapped(card, CALLED, f"{NAME} words-selector words-scope")


def _slips(name: str) -> Iterator[str]:
    middle = len(name) // 2
    yield name[:middle] + name[middle + 1 :]
    yield name[:middle] + name[middle] + name[middle:]
    if name[middle - 1] != name[middle] and middle > 1:
        yield name[: middle - 1] + name[middle] + name[middle - 1] + name[middle + 1 :]


OPERATORS = (
    Operator("name misspelt", misspelt, prose=True),
    Operator("name of another card", another),
)
