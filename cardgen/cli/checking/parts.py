"""What a check leaves for the next one of the same request: the parts in which nothing was found.

It is believed while program, templates, fonts and what is laid over the cards are as they were, of
cards also while pack.yaml and the pictures of their pack are; the rest each part is known by.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

from cardgen.build.record import pack_key
from cardgen.checks.structure.names import rulings_named
from cardgen.cli.checking.record import CheckRecord, CheckRequest
from cardgen.output.cache_file import PARTS, read_cached, write_cached
from cardgen.packs.card_record import CardRecords, make_records
from cardgen.packs.root import pack_folder, parts_of_pack, state_path
from cardgen.project.load import Selection
from cardgen.project.project import Project
from cardgen.project.sound_parts import NO_PARTS, PlainParts, SoundParts

KeptCards = dict[str, tuple[bytes, CardRecords]]  # by pack, each with its key
NOTHING: tuple[PlainParts, KeptCards] = NO_PARTS, {}


class PartsMemory:
    """The parts of a request; none where nothing is kept."""

    def __init__(self, asked: CheckRequest, wanted: Selection, record: CheckRecord) -> None:
        self._folder, self._name = asked.built, asked.name + PARTS
        self._every_check = not asked.select
        self._keys: dict[str, bytes] = {}
        self._before, self._key, said = NOTHING, record.around, dict[str, bytes]()
        if asked.keeps:
            said = record.said
            self._keys = dict(self._pack_keys(asked, wanted.pack_names(asked.root), said))
            self._before = read_cached(self._folder, self._name, self._key) or NOTHING
        self.parts = SoundParts(self._before[0], said, record.states)

    def _pack_keys(
        self, asked: CheckRequest, packs: Iterable[str], said: Mapping[str, bytes]
    ) -> Iterator[tuple[str, bytes]]:
        """By pack, what its cards are known by: of files beside them they read pack.yaml alone, but
        for what it only tells."""
        for pack in packs:
            file = state_path(pack_folder(asked.root, pack) / "pack.yaml")
            read = [said.get(each) for each in (file, parts_of_pack(file)[1])]
            yield pack, pack_key(asked.root, pack, asked.overlay, read, self._key, ())

    @property
    def cards(self) -> Mapping[str, CardRecords]:
        """The cards of each pack that are sound by themselves."""
        known = self._before[1].items()
        return {pack: records for pack, (key, records) in known if key == self._keys.get(pack)}

    def keep(self, project: Project, faulty: frozenset[str]) -> None:
        """Leave behind what this check has found out or gone by; the rest is let go."""
        every = self._every_check and "" not in faulty
        cards = dict(self._records(project, faulty)) if every else {}
        with suppress(ValueError):  # of what `marshal` cannot write nothing is left
            found = self.parts.plain(project.packs), cards
            if found != self._before:
                write_cached(self._folder, self._name, self._key, found)

    def _records(
        self, project: Project, faulty: frozenset[str]
    ) -> Iterator[tuple[str, tuple[bytes, CardRecords]]]:
        before = self.cards
        for view in project.packs:
            pack, cards = view.pack, {card.id: card for card in view.cards}
            sound = frozenset(id for id in view.faultless(faulty) if not rulings_named(cards[id]))
            records = dict(make_records(pack, sound, before.get(pack.id, {})))
            yield pack.id, (self._keys[pack.id], records)
