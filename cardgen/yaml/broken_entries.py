"""A file of entries of which some are no YAML: each of these is told, and the others are read."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from yaml import YAMLError

from cardgen.model.finding import MISSING, Missing, Report, Stop
from cardgen.model.located import Map, Seq, Spot
from cardgen.yaml.reader import Chunk, cut_chunks, read_yaml
from cardgen.yaml.source import read_bytes, refuse_merge_conflict
from cardgen.yaml.tree import TreeBuilder


def read_entry_file(path: Path, *, file: str, report: Report) -> Map | Seq | Missing:
    """The list of entries that a file holds, or a map where it is none; places call it `file`.

    Stop when it is missing, or as `read_sound_entries` tells; MISSING when its content was refused
    as a whole.
    """
    content = read_bytes(path, file=file, report=report)
    if content is MISSING:
        return MISSING
    return read_sound_entries(content, file=file, report=report)


def read_sound_entries(content: bytes, *, file: str, report: Report) -> Map | Seq | Missing:
    """What UTF-8 bytes hold: all of it, or where they are no YAML those entries that are, while the
    others are reported.

    Stop where entries cannot be told apart, or nothing is wrong with any by itself."""
    whole = report.aside()
    try:
        tree = read_yaml(content, file=file, report=whole)
    except Stop as stop:
        refuse_merge_conflict(content.decode(), file)  # both versions would be read
        tree, broken = _sound(cut_chunks(content, file), file, report)
        if not broken:
            raise
        _tell([stop, *(_fault(content, chunk) for chunk in broken[1:])], report)
        return tree
    report.take(whole)
    return tree


def _sound(chunks: Sequence[Chunk], file: str, report: Report) -> tuple[Seq, list[Chunk]]:
    """The list of the entries that can be read by themselves, and the others."""
    tree, broken = Seq(file, Spot(0, 0, 0, 0)), list[Chunk]()
    for chunk in chunks:
        told = report.aside()
        try:
            read = TreeBuilder(chunk.source.decode(), file, told, chunk.line).root()
        except YAMLError:
            broken.append(chunk)
            continue
        report.take(told)
        if isinstance(read, Seq):
            tree += read
            tree.spots += read.spots
    return tree, broken


def _fault(content: bytes, chunk: Chunk) -> Stop:
    """What is wrong with an entry: seen with all that follows, which tells more, or alone."""
    lines, above = content.split(b"\n"), b"\n" * chunk.line
    for seen in (b"\n".join(lines[chunk.line :]), chunk.source):
        try:
            read_yaml(above + seen, file=chunk.file, report=Report())
        except Stop as stop:
            return stop
    raise AssertionError(f"{chunk.file}:{chunk.line + 1} can be read by itself")


def _tell(faults: Iterable[Stop], report: Report) -> None:
    for fault in faults:
        if fault.place is not None:
            report.add(code="yaml", place=fault.place, message=fault.message, help=fault.help)
