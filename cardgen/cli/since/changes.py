"""The findings of what is not as it was in an earlier revision."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from cardgen.cli.findings.field import Fields
from cardgen.cli.since.revision import Revision, entries
from cardgen.model.finding import Finding


class Changes:
    """What differs from a Git revision: cards by their entries, everything else by its file."""

    def __init__(self, root: Path, revision: Revision) -> None:
        self.root, self.revision = root, revision
        self._fields = Fields(root)
        self._compared: dict[str, Mapping[str, bool]] = {}

    def concern(self, finding: Finding) -> bool:
        """Whether the finding is of a card that changed, or stands in a file that did.

        Of an entry among others (comments, order and the way of writing do not count) only that
        entry matters. A file outside the root has no revision: what it holds is always new.
        """
        file = finding.place.file
        if (_pack(file), finding.card) in self._cards:
            return True
        if file not in self._files:
            return Path(file).is_absolute()
        entry = next(iter(self._fields.path(finding.place)), "")
        return self._differing(file).get(entry, True)

    @cached_property
    def _files(self) -> frozenset[str]:
        return self.revision.differing()

    @cached_property
    def _cards(self) -> frozenset[tuple[str, str]]:
        """The changed cards, each with its pack."""
        return frozenset(
            (_pack(file), id)
            for file in self._files
            if file.endswith((".yaml", ".yml"))
            for id, differs in self._differing(file).items()
            if differs
        )

    def _differing(self, file: str) -> Mapping[str, bool]:
        """The entries of a file by id, and whether each differs."""
        if file not in self._compared:
            self._compared[file] = self._compare(file)
        return self._compared[file]

    def _compare(self, file: str) -> Mapping[str, bool]:
        path = self.root / file
        now = entries(path.read_bytes(), file) if path.is_file() else {}
        before = self.revision.entries(file) if now else {}
        return {id: before.get(id) != entry for id, entry in now.items()}


def _pack(file: str) -> str:
    return "/".join(file.split("/")[:2])
