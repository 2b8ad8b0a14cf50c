"""YAML → values that know where they stand, from the events of the parser.

Whatever two readers of YAML could take differently, and whatever lets a small file mean a huge
one, is refused with its place; reading goes on, so that a file's faults come all at once."""

from pathlib import Path

from yaml import YAMLError

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, Seq
from cardgen.yaml.displaced_errors import merge_conflict
from cardgen.yaml.source import decode_text, read_bytes
from cardgen.yaml.syntax_errors import explain_syntax_error
from cardgen.yaml.tree import TreeBuilder


def read_file(path: Path, *, file: str, report: Report) -> Map | Seq | Missing:
    """The map or list a file holds; places call the file `file`.

    Stop when it is missing or no YAML; MISSING when its content was refused as a whole.
    """
    content = read_bytes(path, file=file, report=report)
    return MISSING if content is MISSING else read_yaml(content, file=file, report=report)


def read_yaml(content: bytes, *, file: str, report: Report) -> Map | Seq | Missing:
    """The map or list that UTF-8 bytes hold; see `read_file`."""
    before = len(report)
    text = decode_text(content, file=file, report=report)
    if text is MISSING:
        return MISSING
    refused = len(report) > before
    if unmerged := merge_conflict(text):
        raise unmerged.stop(file)
    try:
        return TreeBuilder(text, file, report).root()
    except YAMLError as error:
        if refused:  # a character made blank may be why: it is mended first
            return MISSING
        raise explain_syntax_error(error, text, file) from error


def read_chunk(text: str, *, file: str, line: int) -> Seq | None:
    """The list that a part of a file holds, which begins at `line` (from 0) of it.

    None where anything at all is to be said of it: then the whole file has to say it.
    """
    report = Report()
    try:
        tree = TreeBuilder(text, file, report, line).root()
    except YAMLError:
        return None
    return tree if isinstance(tree, Seq) and not len(report) else None


def read_head(text: str, *, file: str) -> Map | Seq | Missing:
    """What the first lines of a file hold; MISSING where they are no YAML by themselves.

    Nothing is reported: whoever reads the whole file reports its faults.
    """
    try:
        return TreeBuilder(text, file, Report()).root()
    except YAMLError:
        return MISSING
