"""The prose in which checks may find something: without the pieces in which they found nothing
before, and of which nothing has changed that they read.
"""

from collections.abc import Iterator, Mapping, Sequence
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
        self._met: set[int] = set()  # pieces, by their identity
        self._keys: dict[int, bytes] = {}
        self._sheaves: dict[bytes, Sequence[Passage]] = {}

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
        """The languages in which there is anything to be looked at; all where nothing is kept."""
        if not self.project.parts.states:
            return self._whole.spoken
        fresh = ((one, [*self._fresh(one)]) for one in self._whole.spoken)
        return tuple(one._replace(page=ProsePage(pieces)) for one, pieces in fresh if pieces)

    def _fresh(self, one: LanguageProse) -> Iterator[Passage]:
        """The pieces of a language that are not known; most are, sheaf by sheaf."""
        whole, parts = self._whole, self.project.parts
        beside = whole.indexes_known_by[one.language] if self._named else b""
        for sheaf in one.page.sheaves.values():
            key = digest_of("sheaf", [*map(whole.known_by, sheaf)], beside)
            self._sheaves[key] = sheaf
            if not parts.known(key):
                keys = {id(said): digest_of(whole.known_by(said), beside) for said in sheaf}
                self._keys |= keys
                yield from (said for said in sheaf if not parts.known(keys[id(said)]))

    def note(self, said: Passage) -> None:
        self._met.add(id(said))

    def settle(self) -> None:
        """Know from now on the pieces in which the checks that looked at them found nothing."""
        for piece in self._keys.keys() - self._met:
            self.project.parts.settle(self._keys[piece])
        for key, sheaf in self._sheaves.items():
            if self._met.isdisjoint(map(id, sheaf)):
                self.project.parts.settle(key)
