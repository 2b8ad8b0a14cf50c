"""The prose in which checks may find something: without the pieces in which they found nothing
before, and of which nothing has changed that they read.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property

from cardgen.project.prose.names import NameIndex
from cardgen.project.prose.passages import Passage, ProsePage
from cardgen.project.prose.prose import LanguageProse, Prose
from cardgen.project.sound_parts import digest_of


class FreshProse(Prose):
    """The prose of a library for checks that look at each piece by itself and at what the language
    is like; with `named` also at the names and the words of all that is said in it.
    """

    def __init__(self, whole: Prose, *, named: bool = False) -> None:
        super().__init__(whole.project)
        self._whole, self._named = whole, named
        self._met: set[bytes] = set()
        self._keys: dict[int, bytes] = {}

    @property
    def names(self) -> Mapping[str, NameIndex]:
        return self._whole.names

    @property
    def ending_with_stops(self) -> frozenset[tuple[object, str]]:
        return self._whole.ending_with_stops

    def of_another_game(self, said: Passage) -> bool:
        return self._whole.of_another_game(said)

    @cached_property
    def spoken(self) -> tuple[LanguageProse, ...]:
        """The languages in which there is anything to be looked at."""
        parts, self._keys = self.project.parts, dict(self._known_by())
        fresh = (
            (one, [said for said in one.page.pieces if not parts.known(self._keys[id(said)])])
            for one in self._whole.spoken
        )
        return tuple(one._replace(page=ProsePage(pieces)) for one, pieces in fresh if pieces)

    def _known_by(self) -> Iterator[tuple[int, bytes]]:
        """What each piece is known by, by its identity."""
        around = self._whole.name_digests if self._named else {}
        for one in self._whole.spoken:
            beside = around.get(one.language, b"")
            for said in one.page.pieces:
                yield id(said), digest_of(self._whole.piece_key(said), beside)

    def note(self, said: Passage) -> None:
        self._met.add(self._keys[id(said)])

    def settle(self) -> None:
        """Know from now on the pieces in which the checks that looked at them found nothing."""
        for key in {*self._keys.values()} - self._met:
            self.project.parts.settle(key)
