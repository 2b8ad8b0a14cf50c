"""Where pieces of prose are typed, and the findings that stand there."""

from pathlib import Path

from cardgen.model.finding import Finding, Place, Severity
from cardgen.project.prose.passages import Passage
from cardgen.yaml.source_map import SourceMap


class PiecePlaces:
    """The places of a root. Which piece a finding was made of is remembered, since some are told
    only where nothing beside that piece is in doubt."""

    def __init__(self, root: Path) -> None:
        self._source_map = SourceMap(root)
        self._pieces_of: dict[Finding, Passage] = {}
        self._met: set[int] = set()  # by identity: pieces in several Ages may share a finding

    def of(self, said: Passage, start: int, end: int) -> Place:
        """Where a stretch of a piece is typed."""
        return said.seat().place(self._source_map, start, end)

    def whole(self, said: Passage) -> Place:
        """Where a piece is typed."""
        return self.of(said, 0, len(said.words))

    def finding(
        self,
        check: str,
        said: Passage,
        span: tuple[int, int],
        message: str,
        help: str,
        *,
        severity: Severity = "warning",
        fix: str | None = None,
    ) -> Finding:
        """A finding at a stretch of a piece; `fix` counts only where the stretch is typed as it is
        read, on one line."""
        place = self.of(said, *span)
        safe = self._source_map.typed(place) == said.words[slice(*span)]
        found = Finding(
            *(check, check, place, f"{_who(said)}: {message}", help, severity),
            card=said.card,
            language=said.language,
            fix=fix if safe else None,
        )
        self._met.add(id(said))
        self._pieces_of[found] = said
        return found

    def piece_of(self, finding: Finding) -> Passage | None:
        """The piece in which something was found."""
        return self._pieces_of.get(finding)

    def is_met(self, said: Passage) -> bool:
        """Whether anything was found in a piece."""
        return id(said) in self._met


def _who(said: Passage) -> str:
    """A piece as findings call it: `iris, fr, notes`."""
    return ", ".join(part for part in (said.card, said.language, said.kind) if part)
