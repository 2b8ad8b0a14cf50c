"""Which findings of a check are of what differs from a Git revision."""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from cardgen.cli.findings.fields import Fields
from cardgen.model.finding import Finding
from cardgen.packs.root import BOOKS
from cardgen.project.revision import Revision, entries_by_id

# Checks that hold the books of a pack against each other: what they tell in one of them may have
# come about in another.
OF_SEVERAL_BOOKS = (
    *("prose-drift", "prose-order", "prose-reviewed", "prose-sense", "rulebook-language"),
)


class ChangesSince:
    """What differs from a Git revision: cards by their entries, everything else by its file."""

    def __init__(self, root: Path, revision: Revision) -> None:
        self.root, self.revision = root, revision
        self._fields = Fields(root)
        self._differs, self._cards = cache(self.revision.differs), cache(self._changed_cards)
        self._differing = cache(self._compared)

    def concern(self, finding: Finding) -> bool:
        """Whether the finding is of a card that changed, or stands in a file that did.

        Of an entry among others (comments, order and the way of writing do not count) only that
        entry matters; of books that are held against each other any of them. A file outside the
        root has no revision: what it holds is always new. A scenario that does not come true stands
        as it did where a card of its table changed.
        """
        file = finding.place.file
        if (
            finding.check == "scenario"
            or Path(file).is_absolute()
            or finding.owner in self._cards(_pack(file))
        ):
            return True
        if finding.check in OF_SEVERAL_BOOKS and any(map(self._differs, self._books(file))):
            return True
        if not self._differs(file):
            return False
        entry = next(iter(self._fields.path(finding.place)), "")
        return self._differing(file).get(entry, True)

    def _books(self, file: str) -> Iterator[str]:
        """The book that a file is, and its like in the other languages."""
        path = self.root / file
        if path.parent.name == BOOKS:
            for book in path.parent.glob("*.md"):
                yield book.relative_to(self.root).as_posix()

    def _changed_cards(self, pack: str) -> frozenset[str]:
        """The cards of a pack that changed."""
        return frozenset(
            id
            for file in _lists(self.root, pack)
            if self._differs(file)
            for id, differs in self._differing(file).items()
            if differs
        )

    def _compared(self, file: str) -> Mapping[str, bool]:
        """The entries of a file by id, and whether each differs."""
        path = self.root / file
        now = entries_by_id(path.read_bytes(), file) if path.is_file() else {}
        before = self.revision.entries(file) if now else {}
        return {id: before.get(id) != entry for id, entry in now.items()}


def _pack(file: str) -> str:
    return "/".join(file.split("/")[:2])


def _lists(root: Path, pack: str) -> Iterator[str]:
    """The files of a pack that may list cards."""
    for inside, _, names in os.walk(root / pack):
        for name in names:
            if name.endswith((".yaml", ".yml")):
                yield (Path(inside) / name).relative_to(root).as_posix()


def changes_since(root: Path, revision: str) -> ChangesSince:
    """What differs from a revision. Stop where Git knows no such one."""
    instead = "leave --changed out to check everything"
    return ChangesSince(root, Revision(root, revision, instead=instead))
