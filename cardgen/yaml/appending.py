"""Entries added to YAML that people keep: new lines behind the old ones, which stay to the byte.

ruamel writes what is added and reads what is there. It does not write what is there: it would keep
the comments, and set the lines of most files anew.
"""

from collections.abc import Mapping
from io import StringIO
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError
from ruamel.yaml.scalarstring import FoldedScalarString

WIDTH = 100


def flow_map(values: Mapping[str, object]) -> CommentedMap:
    """A map that is written between braces, on one line."""
    written = CommentedMap(values)
    written.fa.set_flow_style()
    return written


def flow_list(values: list[str]) -> CommentedSeq:
    """A list that is written between brackets, on one line."""
    written = CommentedSeq(values)
    written.fa.set_flow_style()
    return written


def folded_words(said: Any) -> Any:
    """Words, or a map that ends in words, that are written after `>-`, as those of cards are."""
    if isinstance(said, Mapping):
        return {key: folded_words(held) for key, held in said.items()}
    return FoldedScalarString(said)


def write_yaml(value: object) -> str:
    """A value as YAML: maps and lists in blocks, but those made to be written on one line."""
    yaml = YAML()
    yaml.width = WIDTH
    yaml.representer.ignore_aliases = lambda _: True
    yaml.indent(mapping=2, sequence=4, offset=2)
    stream = StringIO()
    yaml.dump(value, stream)
    return stream.getvalue()


def append_entry(content: bytes, entry: Mapping[str, object]) -> bytes:
    """A file that holds a list in a block, with one more entry behind the last, and as far from it
    as that is from the one before.

    ValueError says why there is no place for it.
    """
    text = content.decode("utf-8-sig").replace("\r\n", "\n")
    before = _entries(text)
    indent = " " * before.lc.col if before else ""
    first, *rest = write_yaml(dict(entry)).splitlines()
    added = f"{indent}- {first}\n" + "".join(f"{indent}  {line}\n" for line in rest)
    gap = "" if text.endswith("\n") or not text else "\n"
    if _are_apart(before, text) and not text.endswith("\n\n"):
        gap += "\n"
    after = _entries(text + gap + added)
    if list(after[:-1]) != list(before) or len(after) != len(before) + 1:
        raise ValueError("its last entry does not end where the file ends")
    line_end = "\r\n" if b"\r\n" in content else "\n"
    return content + (gap + added).replace("\n", line_end).encode()


def _are_apart(entries: Any, text: str) -> bool:
    """Whether an empty line stands before the last of several entries, and the comments of its
    own."""
    if len(entries) < 2:
        return False
    above = text.splitlines()[: entries.lc.item(len(entries) - 1)[0]]
    while above and above[-1].lstrip().startswith("#"):
        above.pop()
    return not above[-1].strip()


def _entries(text: str) -> Any:
    """The list that a text holds, with the places of its entries; empty where it holds nothing."""
    try:
        held = YAML().load(text)
    except YAMLError as error:
        raise ValueError("it is no sound YAML: cardgen check tells where") from error
    if held is None:
        return CommentedSeq()
    if not isinstance(held, CommentedSeq) or held.fa.flow_style():
        raise ValueError("it is no list with a dash before each entry")
    return held
