"""Which cards and boards may be taken for one another, since they are of one kind."""

from collections.abc import Mapping, Sequence

from cardgen.model.pack import Pack
from cardgen.project.prose.names.letters import fold_letters
from cardgen.project.prose.names.names import WORD
from cardgen.project.sound_parts import digest_of

WONDER, GOD, CARD = "wonder", "god", "card"
STEM = 6  # letters by which the word of a pantheon is known, be it a noun or an adjective


class Kinship:
    """The cards and boards of packs, by `pack/id`."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        self._kinds: dict[str, str] = {}
        self._pantheons: dict[str, tuple[Pack, str]] = {}
        for pack in packs:
            self._kinds |= {f"{pack.id}/{one.id}": WONDER for one in pack.named_boards}
            for deck in pack.decks:
                for one in (*deck.cards, *(part.card for part in deck.partly_read)):
                    id = f"{pack.id}/{one.id}"
                    self._kinds[id] = deck.kind or (GOD if one.pantheon else CARD)
                    if one.pantheon in pack.pantheons:
                        self._pantheons[id] = pack, one.pantheon
        self._stems: dict[tuple[str, str], Mapping[str, frozenset[str]]] = {}

    @property
    def known_by(self) -> bytes:
        """What all that it tells is known by."""
        named = [
            (id, pantheon, pack.pantheons[pantheon].name)
            for id, (pack, pantheon) in self._pantheons.items()
        ]
        return digest_of(self._kinds, named)

    def kind(self, id: str) -> str:
        """Its kind; cards of an Age are of one. Nothing where no pack has it."""
        return self._kinds.get(id, "")

    def is_meant_by(self, words: str, id: str, language: str) -> bool:
        """Whether words name the pantheon of a card as a whole: the Babylonian gods."""
        if id not in self._pantheons:
            return False
        pack, pantheon = self._pantheons[id]
        key = pack.id, language
        stems = self._stems.get(key) or self._stems.setdefault(key, _stems(pack, language))
        return not stems[pantheon].isdisjoint(_stems_in(words))


def _stems(pack: Pack, language: str) -> Mapping[str, frozenset[str]]:
    """By pantheon, the words of its name that no other has."""
    named = {key: _stems_in(held.name.get(language, "")) for key, held in pack.pantheons.items()}
    return {
        key: stems.difference(*(each for other, each in named.items() if other != key))
        for key, stems in named.items()
    }


def _stems_in(words: str) -> frozenset[str]:
    return frozenset(fold_letters(word)[:STEM].rstrip("s") for word in WORD.findall(words))
