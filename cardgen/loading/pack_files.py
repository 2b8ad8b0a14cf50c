"""The files of a pack: their entries with the overlay laid over them, each id of the pack once."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from cardgen.loading.cards import Entry, Firsts, entries, is_first
from cardgen.loading.overlay import Overlay
from cardgen.loading.reader import read_file
from cardgen.loading.report import MISSING, Missing, Report
from cardgen.loading.root import called, pack_folder
from cardgen.loading.source import read_bytes
from cardgen.model.located import Map, Seq

Made = TypeVar("Made", covariant=True)


class EntryReader(Protocol[Made]):
    """Makes a value of the model of an entry."""

    def read(self, entry: Entry, report: Report) -> Made | Missing: ...


class PackFiles:
    """The files of the pack `cards/<pack>`; `first` tells where each id met in them stands."""

    def __init__(self, root: Path, pack: str, overlay: Overlay | None, report: Report) -> None:
        self.root, self.pack, self.overlay, self.report = root, pack, overlay, report
        self.folder = pack_folder(root, pack)
        self.first: Firsts = {}

    def name(self, path: Path) -> str:
        """The file as findings call it."""
        return called(path, self.root)

    def tree(self, path: Path) -> Map | Seq | Missing:
        """What a file holds."""
        return read_file(path, file=self.name(path), report=self.report)

    def content(self, path: Path) -> bytes | Missing:
        """The bytes of a file."""
        return read_bytes(path, file=self.name(path), report=self.report)

    def all(self, paths: Sequence[Path], reader: EntryReader[Made]) -> tuple[Made, ...]:
        """What these files hold, in their order, without the entries that have faults."""
        made = []
        for path in paths:
            tree = self.tree(path)
            for entry in entries(tree, self.report) if tree is not MISSING else ():
                read = self.made(entry, reader)
                if not isinstance(read, Missing):
                    made.append(read)
        return tuple(made)

    def made(self, entry: Entry, reader: EntryReader[Made]) -> Made | Missing:
        """What an entry describes, if it has no faults and no other of the pack has its id."""
        held: Any = entry.where.value
        read = reader.read(self.laid(entry, self.report), self.report)
        return read if is_first(held["id"], held, self.first, self.report) else MISSING

    def laid(self, entry: Entry, report: Report) -> Entry:
        """The entry with the values of the overlay."""
        return self.overlay.over(entry, self.pack, report) if self.overlay else entry
