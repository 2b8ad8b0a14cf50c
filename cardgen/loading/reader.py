"""YAML → values that know where they stand, from the events of the parser written in C.

Whatever two readers of YAML could take differently, and whatever lets a small file mean a huge
one, is refused with its place; reading goes on, so that a file's faults come all at once.
"""

from pathlib import Path

from yaml import YAMLError

from cardgen.loading.displaced import conflict
from cardgen.loading.mistakes import unreadable
from cardgen.loading.report import MISSING, Missing, Report
from cardgen.loading.source import decode, read_bytes
from cardgen.loading.tree import Tree
from cardgen.model.located import Map, Seq


def read_file(path: Path, *, file: str, report: Report) -> Map | Seq | Missing:
    """The map or list a file holds; places call the file `file`.

    Stop when it is missing or no YAML; MISSING when its content was refused as a whole.
    """
    content = read_bytes(path, file=file, report=report)
    return MISSING if content is MISSING else read_yaml(content, file=file, report=report)


def read_yaml(content: bytes, *, file: str, report: Report) -> Map | Seq | Missing:
    """The map or list that UTF-8 bytes hold; see `read_file`."""
    before = len(report)
    text = decode(content, file=file, report=report)
    if text is MISSING:
        return MISSING
    refused = len(report) > before
    if unmerged := conflict(text):
        raise unmerged.stop(file)
    try:
        return Tree(text, file, report).root()
    except YAMLError as error:
        if refused:  # a character made blank may be why: it is mended first
            return MISSING
        raise unreadable(error, text, file) from error


def read_piece(text: str, *, file: str, line: int) -> Seq | None:
    """The list that a part of a file holds, which begins at `line` (from 0) of it.

    None where anything at all is to be said of it: then the whole file has to say it.
    """
    report = Report()
    try:
        tree = Tree(text, file, report, line).root()
    except YAMLError:
        return None
    return tree if isinstance(tree, Seq) and not len(report) else None
