"""What the files of a root held in a revision of the Git repository that keeps them."""

import hashlib
import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Any

from cardgen.model.finding import Report, Stop
from cardgen.model.located import Map, Seq
from cardgen.project.git import run_git
from cardgen.yaml.reader import read_yaml

_BEFORE = re.compile(r"HEAD[~^]\d*")
_DIGEST = re.compile(r"[0-9a-f]{40}|[0-9a-f]{64}")


class Revision:
    """A commit by any name that Git knows it by.

    Stop where there is no Git, no repository or no such commit; `instead` says what to do then.
    """

    def __init__(self, root: Path, name: str, *, instead: str) -> None:
        self.root, self.name, self.instead = root, name, instead
        self.commit = self._verified()

    def entries(self, file: str) -> Mapping[str, Any]:
        """The entries of a file as it was, by id; none where there was no such file to be read."""
        content = self._content(file)
        return entries_by_id(content, file) if content is not None else {}

    def tokens(self, file: str, of: str) -> Mapping[str, Any]:
        """The tokens of a set of components that a pack.yaml held, by id."""
        held = self.part(file, "components", of, "of")
        return held if isinstance(held, Map) else {}

    def part(self, file: str, *way: str) -> object:
        """What stood in a file below these keys; None where there was nothing."""
        content = self._content(file)
        held: object = None if content is None else _tree(content, file)
        for key in way:
            held = held.get(key) if isinstance(held, Map) else None
        return held

    def _content(self, file: str) -> bytes | None:
        """The bytes of a file as it was; None where there was none."""
        digest = self._digests.get(file)
        return self._git("cat-file", "blob", digest).stdout if digest else None

    def differs(self, file: str) -> bool:
        """Whether a file under the root is not as it was: new, gone, or with other bytes.

        One that lies behind a link is as it was when the link is. Line ends do not count: Git may
        have changed them for the system. Git's list of what to ignore does not count either.
        """
        path, inside = self.root / file, PurePosixPath(file)
        for part in (*inside.parents[-2::-1], inside):
            if (link := self.root / part).is_symlink():
                return not self._held(str(part), os.fsencode(os.readlink(link)))
        if path.is_file():
            return not self._held(file, path.read_bytes())
        return file in self._digests

    def differs_in(self, folder: str) -> bool:
        """Whether any file of a folder under the root does."""
        here = self.root / folder
        now = (path for path in here.rglob("*") if path.is_file()) if here.is_dir() else ()
        files = {path.relative_to(self.root).as_posix() for path in now}
        before = (file for file in self._digests if file.startswith(f"{folder}/"))
        return any(map(self.differs, files.union(before)))

    def _held(self, file: str, content: bytes) -> bool:
        """Whether the commit held these bytes in a file, found by the digest that names them."""
        digest = self._digests.get(file, "")
        return digest in (_digest(each, len(digest)) for each in _line_ends(content))

    @cached_property
    def _digests(self) -> Mapping[str, str]:
        """The digest of each file that the commit held under the root, by its path from there."""
        listed = self._answer("ls-tree", "-r", "-z", self.commit).decode("utf-8", "surrogateescape")
        heads = (entry.partition("\t") for entry in listed.split("\0") if entry)
        return {file: head.split(" ")[2] for head, _, file in heads}

    def _verified(self) -> str:
        asked = ("rev-parse", "--verify", "--quiet", f"{self.name}^{{commit}}")
        self._answer("rev-parse", "--git-dir")
        answer = (
            "" if self.name[:1] in "^-" else self._git(*asked).stdout.decode("utf-8", "replace")
        )
        if not _DIGEST.fullmatch(answer.strip()):
            help = f"name a commit, tag or branch: {self._example()}; or {self.instead}"
            raise Stop(f'Git knows no revision "{self.name}"', help=help)
        return answer.strip()

    def _example(self) -> str:
        """A commit that may be named: the one before the last, if there is one, else the last; for
        one too many before it the first."""
        counted = self._git("rev-list", "--count", "--first-parent", "HEAD").stdout.strip()
        before = int(counted) - 1 if counted.isdigit() else 0
        if before > 0 and _BEFORE.fullmatch(self.name):
            return f"--changed HEAD~{before}, the first there is"
        return "--changed HEAD~1" if before > 0 else "--changed HEAD"

    def _answer(self, *words: str) -> bytes:
        """What Git answers; Stop with its own reason where it does not."""
        answer = self._git(*words)
        if answer.returncode:
            reason = answer.stderr.decode("utf-8", "replace").strip().partition("\n")[0]
            message = f"nothing is known of {self.name}: {reason.removeprefix('fatal: ')}"
            raise Stop(message, help=self.instead)
        return answer.stdout

    def _git(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        try:
            return run_git(self.root, *words)
        except OSError as error:
            help = f"install Git, or {self.instead}"
            raise Stop("--changed asks Git, which is not there", help=help) from error


def entries_by_id(content: bytes, file: str) -> Mapping[str, Any]:
    """The entries that a file's content lists, by id; none where it cannot be read."""
    tree = _tree(content, file)
    listed = tree if isinstance(tree, Seq) else ()
    return {str(entry["id"]): entry for entry in listed if isinstance(entry, Map) and "id" in entry}


def _tree(content: bytes, file: str) -> object:
    """What a file's content says; None where it cannot be read."""
    try:
        return read_yaml(content, file=file, report=Report())
    except Stop:
        return None


def _line_ends(content: bytes) -> Iterator[bytes]:
    """The content as it stands, and as Git keeps it where it changes line ends."""
    yield content
    if b"\r\n" in content:
        yield content.replace(b"\r\n", b"\n")


def _digest(content: bytes, length: int) -> str:
    """The name that Git gives a file's content, in as many digits as its repository uses."""
    make = hashlib.sha256 if length == 64 else hashlib.sha1
    return make(b"blob %d\0" % len(content) + content, usedforsecurity=False).hexdigest()
