"""What the legend of a root says of signs, as texts that are read side by side.

A root has one legend for all of its packs, and so one record of it, beside it in `templates/`. What
came with cardgen, or leads out of the root, is nobody's to note here.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from pathlib import Path

from cardgen.model.located import Map, Seq, ValueRef
from cardgen.packs.aids.legend import own_legend
from cardgen.packs.root import LEGEND_FILE
from cardgen.project.prose.passages import Key, Locator, Passage

KIND = "legend"
FORMS_OF_SIGNS = "further"  # under it a sign says one thing for each form


class LegendProse:
    """The pieces of the root's own legend, each in its languages; none where it has faults."""

    id = ""

    def __init__(self, root: Path) -> None:
        self.root, self.folder = root, (root / LEGEND_FILE).parent

    @cached_property
    def translations(self) -> tuple[tuple[Passage, ...], ...]:
        """What is said, each piece in all its languages."""
        legend = own_legend(self.root)
        entries = legend.entries if legend else ()
        return tuple(tuple(_pieces(*one)) for entry in entries for one in _said_in(entry, ()))

    @cached_property
    def said(self) -> tuple[Passage, ...]:
        """Every piece."""
        return tuple(said for pieces in self.translations for said in pieces)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that something is said in."""
        return tuple(dict.fromkeys(said.language for said in self.said))

    def is_of_power(self, said: Passage) -> bool:
        """Whether a piece is held against a power: no sign has any."""
        return False

    def made_of_words(self, what: str, make: Callable[[str], str]) -> Mapping[str, str]:
        """What is made of the words of each piece, by these."""
        return {said.words: make(said.words) for said in self.said}


def has_own_legend(root: Path) -> bool:
    """Whether a root has a legend of its own."""
    file = root / LEGEND_FILE
    return file.is_file() and file.resolve().is_relative_to(root.resolve())


def _said_in(value: object, way: Key) -> Iterator[tuple[Map, Key]]:
    """Each map from languages to words, with the way to it."""
    if isinstance(value, Map) and value and all(isinstance(one, str) for one in value.values()):
        yield value, way
    elif isinstance(value, Map):
        for key, held in value.items():
            yield from _said_in(held, (*way, key))
    elif isinstance(value, Seq):
        for index, held in enumerate(value):
            yield from _said_in(held, (*way, index))


def _pieces(said: Map, way: Key) -> Iterator[Passage]:
    """The words in each language: of a sign by its name, and of a form of it by both."""
    name = " ".join(map(str, way[1:] if way[0] == FORMS_OF_SIGNS else way[-1:]))
    for language, words in said.items():
        seat = partial(Locator, ValueRef(said, language))
        yield Passage(KIND, language, str(words), (KIND, name, *way), seat)
