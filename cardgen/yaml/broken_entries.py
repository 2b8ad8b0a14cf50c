"""A file of entries of which some are no YAML: each of these is told, and the others are read."""

from collections.abc import Iterable, Sequence

from yaml import YAMLError

from cardgen.model.finding import Report, Stop
from cardgen.model.located import Seq, Spot
from cardgen.yaml.reader import Chunk, cut_chunks, read_yaml
from cardgen.yaml.source import refuse_merge_conflict
from cardgen.yaml.tree import TreeBuilder


def read_sound_entries(content: bytes, stop: Stop, *, file: str, report: Report) -> Seq:
    """The entries that can be read of a file at which the program would `stop`; what is wrong with
    each of the others is reported.

    Stops where entries cannot be told apart, or nothing is wrong with any by itself."""
    refuse_merge_conflict(content.decode(), file)  # both versions would be read
    tree, broken = _sound(cut_chunks(content, file), file, report)
    if not broken:
        raise stop
    _tell([stop, *(_fault(content, chunk) for chunk in broken[1:])], report)
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
