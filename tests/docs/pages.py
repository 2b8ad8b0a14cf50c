"""Pages of the manual as they are read: blocks to type or to keep in files, and calls in prose.

A block that cannot be tried stands under `<!-- not run: reason -->`.
"""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.conftest import ROOT

DOCS = ROOT / "docs"
BLOCK = re.compile(
    r"^(?:<!-- not run: (?P<unrun>[^>]+) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.M | re.S
)
HEAD = re.compile(r"(?:#|//|<!--) (?P<in>in )?(?P<file>[\w./-]+\.\w+)(?: -->)?\n")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
CALL = re.compile(r"(?:\.venv/bin/)?cardgen (\S.*)")
OPTION = re.compile(r"--[a-z]")
UNCOMMENTED = ("csv", "json")  # files that have no comments
SHEETS = "cards,components"  # of a plan whose page names no others


class Block(NamedTuple):
    """A block of code: its language, and why it is not run, if it is not."""

    page: str
    line: int
    kind: str
    text: str
    unrun: str = ""

    @property
    def at(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def file(self) -> str:
        """The file that the first line names; nothing where it names none."""
        found = HEAD.match(self.text)
        return found["file"] if found else ""

    @property
    def changes(self) -> bool:
        """Whether it is what changes in the file rather than all of it."""
        found = HEAD.match(self.text)
        return bool(found and found["in"])

    @property
    def content(self) -> str:
        """What goes into the file: all of it, or what changes without the line that says where; so
        too where the file could not hold such a line."""
        headless = self.changes or self.kind in UNCOMMENTED
        return HEAD.sub("", self.text, count=1) if headless else self.text


class Call(NamedTuple):
    """The words after `cardgen` in prose, and the options told before the next call."""

    words: tuple[str, ...]
    beside: tuple[tuple[str, ...], ...] = ()

    @property
    def whole(self) -> Iterator[tuple[str, ...]]:
        """Each call to be tried: as it stands, and with each option beside it that has a value.

        Builds are in one language. Those of more than a few cards are only planned, and booklets
        among them only where they are named: blocks of the pages build, and what comes of each
        option has tests of its own.
        """
        for option in ((), *self.beside):
            words = self.words + option
            build = words[0] == "build"
            large = build and "--cards" not in words
            if build and "--lang" not in words:
                words += ("--lang", "en")
            if large and "--only" not in words:
                words += ("--only", SHEETS)
            if option == () or len(option) > 1:
                yield words + ("--plan",) * (large and "--plan" not in words)

    @property
    def named(self) -> Iterator[str]:
        """The options beside it that have no value."""
        yield from (option[0] for option in self.beside if len(option) == 1)


def pages() -> tuple[str, ...]:
    """README and every page of docs/, as paths from the root."""
    return ("README.md", *(f"docs/{path.name}" for path in sorted(DOCS.glob("*.md"))))


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str) -> tuple[Block, ...]:
    """All blocks of a page, in order."""
    text = text_of(page)
    return tuple(
        Block(
            page, text.count("\n", 0, found.start("kind")) + 1, found["kind"], found["text"],
            found["unrun"] or "",
        )
        for found in BLOCK.finditer(text)
    )  # fmt: skip


def calls(page: str) -> tuple[Call, ...]:
    """The calls between accents grave in the prose of a page."""
    found: list[Call] = []
    for code in CODE.findall(BLOCK.sub("", text_of(page))):
        if call := CALL.fullmatch(code):
            found.append(Call(tuple(shlex.split(call[1]))))
        elif OPTION.match(code) and found:
            beside = (*found[-1].beside, tuple(shlex.split(code)))
            found[-1] = found[-1]._replace(beside=beside)
    return tuple(found)


def links(page: str) -> Iterator[tuple[Path, str]]:
    """The files of the project that a page links to, each with the heading named behind `#`."""
    for address in re.findall(r"\]\(([^)\s]+)\)", BLOCK.sub("", text_of(page))):
        if "://" not in address:
            file, _, heading = address.partition("#")
            yield ((ROOT / page).parent / file if file else ROOT / page), heading


def headings(file: Path) -> frozenset[str]:
    """The headings of a page as links name them."""
    text = BLOCK.sub("", file.read_text(encoding="utf-8"))
    return frozenset(
        re.sub(r"[^\w -]", "", said.lower()).replace(" ", "-")
        for said in re.findall(r"^#+ (.+)$", text, re.M)
    )
