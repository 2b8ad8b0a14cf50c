"""Somebody who does what a page says, from first block to last, in a folder of their own."""

import re
import shlex
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from yaml import SafeDumper, SafeLoader, dump, load

from cardgen.cli.main import CLEAN
from tests.cli.run import Run, inside, run
from tests.docs.pages import Block
from tests.docs.smaller import AS_IT_STANDS, SMALLER

EXIT = re.compile(r"exit (\d+)\b")
ENTRY = re.compile(r"^- id: (\S+)\n(?:(?!- ).*\n|\n)*", re.M)
FILES = ("yaml", "markdown", "svg", "python", "gitignore", "csv", "json")
ELIDED = "…"


BOOLEAN = "tag:yaml.org,2002:bool"  # which `on:` is not


class PlainLoader(SafeLoader):
    """Takes `on` and `true` for words."""

    yaml_implicit_resolvers = {
        first: [one for one in known if one[0] != BOOLEAN]
        for first, known in SafeLoader.yaml_implicit_resolvers.items()
    }


class PlainDumper(SafeDumper):
    """Writes `on` and `true` as the words they are."""

    yaml_implicit_resolvers = PlainLoader.yaml_implicit_resolvers


class Reader:
    """Does what blocks say, in `folder`; `said` is what the last block answered, `tried` all calls
    of the program."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.said = folder, ""
        self.tried: list[tuple[str, ...]] = []

    def does(self, block: Block) -> None:
        """Types commands, saves files, or compares what the program said with what is printed."""
        if block.kind == "sh":
            self._types(block)
        elif block.kind == "text":
            self._compares(block)
        else:
            assert (block.kind in FILES, bool(block.file)) == (True, True), f"{block.at}: what now?"
            self._saves(block)

    def _types(self, block: Block) -> None:
        self.said = ""
        for line in block.text.splitlines():
            typed, _, comment = line.partition(" #")
            wanted = int(found[1]) if (found := EXIT.search(comment)) else CLEAN
            if typed.strip() and not typed.startswith("#"):
                done = self.typed(typed)
                assert done.code == wanted, f"{block.at}: {typed}\n{done.out}{done.err}"
                self.said += done.out + done.err

    def typed(self, line: str) -> Run:
        """What a command line answers; the program runs in this process, all else in a shell."""
        call, _, file = line.partition(" > ")
        words = shlex.split(call)
        if words[0] != "cardgen":
            done = subprocess.run(
                line, shell=True, cwd=self.folder, capture_output=True, text=True, check=False
            )
            return Run(done.returncode, done.stdout, done.stderr)
        smaller = SMALLER.get(call, AS_IT_STANDS)
        said = self.called(*words[1:], *smaller.words)
        said = said._replace(out=smaller.answer(said.out))
        if not file:
            return said
        (self.folder / file.strip()).write_text(said.out, encoding="utf-8")
        return said._replace(out="")

    def called(self, *words: str) -> Run:
        """What `cardgen WORDS` answers."""
        self.tried.append(words)
        with inside(self.folder):
            return run(*words)

    def _saves(self, block: Block) -> None:
        file = self.folder / block.file
        file.parent.mkdir(parents=True, exist_ok=True)
        text = block.content
        if block.changes:
            text = changed(file.read_text(encoding="utf-8"), text)
        file.write_text(text, encoding="utf-8")

    def _compares(self, block: Block) -> None:
        """Each line stands in what was said, but for what is left out."""
        for line in block.text.splitlines():
            pattern = ".*".join(map(re.escape, line.strip().split(ELIDED)))
            told = any(re.search(pattern, one) for one in self.said.splitlines())
            assert told, f"{block.at}: nobody said {line.strip()!r}, but:\n{self.said}"


def changed(before: str, after: str) -> str:
    """A file of entries with those of the same id replaced and new ones added; or a map laid over
    a map, key by key."""
    if not after.lstrip().startswith("- "):
        joined = _joined(load(before, PlainLoader), load(after, PlainLoader))
        return str(dump(joined, Dumper=PlainDumper, allow_unicode=True, sort_keys=False, width=999))
    there = {found[1]: found[0] for found in ENTRY.finditer(before.rstrip() + "\n")}
    new = {found[1]: found[0] for found in ENTRY.finditer(after)}
    return "\n".join(f"{entry.rstrip()}\n" for entry in {**there, **new}.values())


def _joined(under: Any, over: Any) -> Any:
    if not isinstance(under, Mapping) or not isinstance(over, Mapping):
        return over
    return {**under, **{key: _joined(under.get(key), held) for key, held in over.items()}}
