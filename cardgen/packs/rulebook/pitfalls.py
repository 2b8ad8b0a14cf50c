"""What is sound Markdown and hardly meant: `#Gods` is a line, code that never ends is code."""

import re

from cardgen.packs.rulebook.source import LEFT_OUT, MarkdownSource

GLUED = re.compile(rf"^[ >{LEFT_OUT}]*(#{{1,6}})(?=[^\s#])", re.MULTILINE)
UNTITLED = re.compile(r"[#=\s-]*(?:\{#[^{}]*\})?[#\s]*")
DEEPEST = 3  # chapters, sections, entries
FENCE = re.compile("`+|~+")


def no_heading(source: MarkdownSource, start: int, end: int) -> None:
    """Lines of a paragraph that would be headings with a space."""
    for glued in GLUED.finditer(source.text[start:end]):
        message = f'"{glued[1]}" makes a heading only with a space behind it'
        help = f'type "{glued[1]} ", or \\# for the sign itself'
        source.note(start + glued.start(1), start + glued.end(1), message, help)


def no_title(source: MarkdownSource, start: int, end: int) -> None:
    """A heading without words, which would not be printed."""
    if UNTITLED.fullmatch(source.text[start:end]):
        message, help = "this heading has no words", "say what stands below it, or delete the line"
        source.note(start, source.line_end(start), message, help)


def too_deep(source: MarkdownSource, start: int, level: int) -> None:
    """A heading below those of entries, which would be printed as one."""
    if level > DEEPEST:
        message = f"a heading of level {level}, and a rulebook has {DEEPEST} levels"
        help = f'type "{"#" * DEEPEST} ", or a paragraph that begins in bold'
        source.note(start, source.line_end(start), message, help)


def no_table(source: MarkdownSource, start: int) -> None:
    """A paragraph that begins as a row of a table."""
    if source.text[start] == "|":
        message = "this is no table, for lack of a row of dashes below its heads"
        help = r"type |---| below the first row, a part for each head; or \| for the sign itself"
        source.note(start, source.line_end(start), message, help)


def too_many_cells(source: MarkdownSource, start: int, end: int) -> None:
    """What stands behind the last cell of a row (`start`) that has a head."""
    rest = source.text[start:end].strip(f"|\r\n {LEFT_OUT}")
    if rest:
        begins = source.text.index(rest, start)
        message = "this row has more cells than the head of its table"
        help = r"give the column a head, or type \| for the sign itself"
        source.note(begins, begins + len(rest), message, help)


def too_few_cells(source: MarkdownSource, start: int, missing: int) -> None:
    """A row of a table without cells for all of its heads."""
    if missing:
        message = f"this row has fewer cells than the head of its table, {missing} less"
        help = "type | | for an empty cell; a paragraph below a table stands behind an empty line"
        source.note(start, source.line_end(start), message, help)


def code_never_ends(source: MarkdownSource, start: int, end: int) -> bool:
    """Whether a fence is without the one that ends it, which is told."""
    lines = source.text[start:end].rstrip().split("\n")
    fence = FENCE.match(lines[0])
    mark = fence[0] if fence else ""
    last = lines[-1].strip(f" >\r{LEFT_OUT}") if len(lines) > 1 else ""
    endless = not last.startswith(mark) or bool(last.strip(mark[0]))
    if endless:
        source.swallowed = True
        message = "the code that begins here never ends"
        help = f"take {mark} out: a booklet prints no code"
        source.note(start, source.line_end(start), message, help)
    return endless
