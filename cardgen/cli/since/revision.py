"""What the files of a root held in a revision of the Git repository that keeps them."""

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardgen.loading.reader import read_yaml
from cardgen.loading.report import Report
from cardgen.model.finding import Stop
from cardgen.model.located import Map, Seq


class Revision:
    """A commit by any name that Git knows it by.

    Stop where there is no Git, no repository or no such commit; `instead` says what to do then.
    """

    def __init__(self, root: Path, name: str, *, instead: str) -> None:
        self.root, self.name, self.instead = root, name, instead
        self.commit = self._verified()

    def entries(self, file: str) -> Mapping[str, Any]:
        """The entries of a file as it was, by id; none where there was no such file to be read."""
        return entries(self._git("show", f"{self.commit}:./{file}").stdout, file)

    def differing(self) -> frozenset[str]:
        """The files under the root that are not as they were, new ones included."""
        since = ("diff", "--name-only", "--no-renames", "--relative", "-z", self.commit, "--", ".")
        new = ("ls-files", "--others", "--exclude-standard", "-z")
        listed = self._answer(*since) + self._answer(*new)
        return frozenset(listed.decode("utf-8", "surrogateescape").split("\0")) - {""}

    def _verified(self) -> str:
        asked = ("rev-parse", "--verify", "--quiet", f"{self.name}^{{commit}}")
        self._answer("rev-parse", "--git-dir")
        answer = self._git(*asked)
        if answer.returncode:
            help = f"name a commit, tag or branch: --changed HEAD~1; or {self.instead}"
            raise Stop(f'Git knows no revision "{self.name}"', help=help)
        return answer.stdout.decode().strip()

    def _answer(self, *words: str) -> bytes:
        """What Git answers; Stop with its own reason where it does not."""
        answer = self._git(*words)
        if answer.returncode:
            reason = answer.stderr.decode("utf-8", "replace").strip().partition("\n")[0]
            message = f"nothing is known of {self.name}: {reason.removeprefix('fatal: ')}"
            raise Stop(message, help=self.instead)
        return answer.stdout

    def _git(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        command = ["git", "-C", str(self.root), *words]
        try:
            return subprocess.run(command, capture_output=True, check=False)
        except OSError as error:
            help = f"install Git, or {self.instead}"
            raise Stop("--changed asks Git, which is not there", help=help) from error


def entries(content: bytes, file: str) -> Mapping[str, Any]:
    """The entries that a file's content lists, by id; none where it cannot be read."""
    try:
        tree = read_yaml(content, file=file, report=Report())
    except Stop:
        return {}
    listed = tree if isinstance(tree, Seq) else ()
    return {str(entry["id"]): entry for entry in listed if isinstance(entry, Map) and "id" in entry}
