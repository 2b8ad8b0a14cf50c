"""The phrasebooks of a root, compiled once for as long as the names of cards are the same."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from cardgen.model.card import Name
from cardgen.packs.languages import find_language_file
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from cardgen.project.pack_view import PackView


class Phrasebooks:
    """Phrasebooks by language; those of a language without phrases there are none."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._kept: dict[str, tuple[Mapping[str, Name], Phrasebook]] = {}

    def of(self, views: Iterable[PackView]) -> Mapping[str, Phrasebook]:
        """The phrasebooks of the languages asked for; they know the names of all cards."""
        packs = tuple(views)
        languages = sorted({language for one in packs for language in one.languages})
        return {one: self._book(one, packs) for one in languages if self._phrased(one)}

    def _phrased(self, language: str) -> bool:
        return find_language_file(self.root, language, "phrases").is_file()

    def _book(self, language: str, packs: tuple[PackView, ...]) -> Phrasebook:
        cards = (card for view in packs for card in view.cards)
        names = {card.id: card.name[language] for card in cards if language in card.name}
        known, book = self._kept.get(language, (None, None))
        if book is None or known != names:
            book = load_phrasebook(self.root, language, names)
            self._kept[language] = names, book
        return book
