"""A check since which nothing has changed: what it found, to be told again.

Nothing is read or checked. It is believed only while every file that a check may read is the very
one it was. It is kept where builds keep theirs, so where no build has made a folder nothing is.
"""

from collections.abc import Collection
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from cardgen.build.record import program_key, root_key
from cardgen.cli.findings.summary import Summary
from cardgen.model.finding import Finding, findings_kept, plain_findings
from cardgen.output.cache_file import (
    CHECK,
    read_cached,
    write_cached,
)


class CheckRequest(NamedTuple):
    """What to check (all packs if none is named), what is laid over it, by which checks (all if
    none is named), and the folder that builds write."""

    root: Path
    packs: tuple[str, ...]
    overlay: Path | None
    select: Collection[str]
    built: Path

    @property
    def keeps(self) -> bool:
        """Whether something is left for the next check: where builds of this root write."""
        return self.built == self.root / "build" and self.built.is_dir()

    @property
    def name(self) -> str:
        """What is left of it is called so, with an ending."""
        asked = repr((self.packs, self.overlay, sorted(self.select)))
        return blake2b(asked.encode(), digest_size=12).hexdigest()


class Checked(NamedTuple):
    """Findings in order, and what was looked at."""

    findings: tuple[Finding, ...]
    what: Summary


class CheckRecord:
    """The last check of a request, if one is left; its key is made before anything is read."""

    def __init__(self, request: CheckRequest) -> None:
        self._folder, self._kept = request.built, request.keeps
        self._name = request.name + CHECK
        self.program = program_key(request.root) if self._kept else b""
        self._key = b""
        if self._kept:
            self._key = root_key(request.root, request.overlay, self.program)

    def finished(self) -> Checked | None:
        """What was found; None where something that may be read is not as it was."""
        kept = read_cached(self._folder, self._name, self._key) if self._kept else None
        if not kept:
            return None
        findings, what = kept
        return Checked(findings_kept(findings), Summary(*what))

    def keep(self, checked: Checked) -> None:
        """Leave behind what was found, for the next check."""
        if self._kept:
            value = plain_findings(checked.findings), tuple(checked.what)
            write_cached(self._folder, self._name, self._key, value)
