"""A check since which nothing has changed: what it found, to be told again.

Nothing is read or checked. It is believed only while every file that a check may read is the very
one it was, or says the same and nothing of it is told. It is kept where builds keep theirs, so
where no build has made a folder nothing is.
"""

from collections.abc import Collection, Mapping
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.build.record import around_key, file_states, program_key
from cardgen.cli.checking.contents import (
    KnownContents,
    content_states,
    known_contents,
    stand_as_they_did,
)
from cardgen.cli.findings.summary import Summary
from cardgen.model.finding import Finding, findings_kept, plain_findings
from cardgen.output.cache_file import CHECK, read_cached, write_cached
from cardgen.packs.root import own_packs


class CheckRequest(NamedTuple):
    """What to check (all packs if none is named), what is laid over it, by which checks (all if
    none is named), and the folder that builds write, or one that is `apart`: of these checks
    alone."""

    root: Path
    packs: tuple[str, ...]
    overlay: Path | None
    select: Collection[str]
    built: Path
    apart: bool = False

    @property
    def keeps(self) -> bool:
        """Whether something is left for the next check: where builds of this root write, or in a
        folder of its own."""
        return self.apart or (self.built == self.root / "build" and self.built.is_dir())

    @property
    def name(self) -> str:
        """What is left of it is called so, with an ending."""
        asked = repr((self.packs, self.overlay, sorted(self.select)))
        return blake2b(asked.encode(), digest_size=12).hexdigest()


class Checked(NamedTuple):
    """Findings in order, and what was looked at."""

    findings: tuple[Finding, ...]
    what: Summary


# Which file each was, what those of packs said, what was found, and in what.
Kept = tuple[dict[str, bytes], KnownContents, tuple[Any, ...], tuple[int, ...]]
NOTHING: Kept = {}, {}, (), ()


class CheckRecord:
    """The last check of a request, if one is left; `states` are made before anything is read, and
    `said` are the same by what files say."""

    def __init__(self, request: CheckRequest) -> None:
        self._request, self._name = request, request.name + CHECK
        self.states: dict[str, bytes] = {}
        self.program, self.around, self._before = b"", b"", NOTHING
        if request.keeps:
            self.program = program_key(request.root)
            self.around = around_key(request.root, request.overlay, self.program)
            self.states = file_states(request.root)
            self._before = read_cached(request.built, self._name, self.around) or NOTHING

    @cached_property
    def said(self) -> dict[str, bytes]:
        """What each file says, or which one it is."""
        return content_states(self.states, self._contents)

    @cached_property
    def _contents(self) -> KnownContents:
        packs = self._request.packs or own_packs(self._request.root)
        return known_contents(self._request.root, packs, self.states, self._before[1])

    def finished(self) -> Checked | None:
        """What was found; None where something that may be read is not as it was."""
        before, contents, findings, what = self._before
        if not before or not (before == self.states or self._says_the_same(before, contents)):
            return None
        found = findings_kept(findings)
        files = {finding.place.file for finding in found}
        if not stand_as_they_did(files, self.states, before):
            return None
        return Checked(found, Summary(*what))

    def _says_the_same(self, before: Mapping[str, bytes], contents: KnownContents) -> bool:
        """Whether nothing but comments differs, so that all would be found again, if perhaps on
        other lines."""
        if before.keys() != self.states.keys():
            return False
        others = (file for file in before if file not in contents)
        as_they_were = all(before[file] == self.states[file] for file in others)
        return as_they_were and self.said == content_states(before, contents)

    @cached_property
    def overtaken(self) -> bool:
        """Whether a file was saved while it was checked; asked in the end, which takes 4 ms. What
        was found may be of either content, and the first may be typed again."""
        return file_states(self._request.root) != self.states

    def keep(self, checked: Checked) -> None:
        """Leave behind what was found, for the next check."""
        if self._request.keeps and not self.overtaken:
            found = plain_findings(checked.findings), tuple(checked.what)
            value = self.states, dict(self._contents), *found
            write_cached(self._request.built, self._name, self.around, value)
