"""A build for which nothing has changed since it was last made: what it said, to be said again.

Nothing is read, checked or painted. It is believed only while every file that a build may read, and
every file that it made, is the very one it was: same place on the disk, same size, same times.
"""

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.build.keys import root_key
from cardgen.build.options import BuildRequest
from cardgen.model.finding import Finding
from cardgen.output.cache_file import BUILD, read_cached, write_cached
from cardgen.output.folder import ManifestEntry, read_manifest
from cardgen.output.kept_findings import findings_kept, plain_findings


class FinishedBuild(NamedTuple):
    """What a build told: findings, remarks on the choice of options, and the files it made."""

    findings: tuple[Finding, ...]
    remarks: tuple[str, ...]
    files: tuple[ManifestEntry, ...]


class BuildRecord:
    """The last build of a request, if one is left in the output folder; keys are made once."""

    def __init__(self, request: BuildRequest) -> None:
        self.folder = request.options.out
        asked = repr((request._replace(kinds=frozenset()), sorted(request.kinds)))
        self.name = blake2b(asked.encode(), digest_size=12).hexdigest() + BUILD
        self.key = root_key(request.root, request.overlay)

    def finished(self) -> FinishedBuild | None:
        """What the build told; None where something it read or made is not as it was."""
        kept = read_cached(self.folder, self.name, self.key)
        if not kept:
            return None
        findings, remarks, entries, identities = kept
        files = tuple(ManifestEntry(*entry) for entry in entries)
        if identities != _identities(self.folder, files):
            return None
        if not set(files) <= set(read_manifest(self.folder)):
            return None
        return FinishedBuild(findings_kept(findings), remarks, files)

    def keep(self, build: FinishedBuild) -> None:
        """Leave behind what a build told, for the next one."""
        value = (
            plain_findings(build.findings),
            build.remarks,
            tuple(_plain(one) for one in build.files),
            _identities(self.folder, build.files),
        )
        write_cached(self.folder, self.name, self.key, value)


def _plain(entry: ManifestEntry) -> tuple[Any, ...]:
    return tuple(getattr(entry, name) for name in ManifestEntry.__slots__)


def _identities(folder: Path, files: Sequence[ManifestEntry]) -> tuple[tuple[int, ...], ...] | None:
    """Which file each one is, None where one is missing: a system gives no two the same."""
    try:
        found = [(folder / one.path).lstat() for one in files]
    except OSError:
        return None
    return tuple((one.st_ino, one.st_size, one.st_mtime_ns, one.st_ctime_ns) for one in found)
