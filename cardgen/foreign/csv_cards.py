"""Cards from a table, a row each, with commas, semicolons or tabs between the fields."""

import csv
import re
from collections.abc import Iterator, Sequence
from functools import partial
from io import StringIO
from typing import NamedTuple

from cardgen.foreign.source import ForeignCard, ForeignSource, ForeignText
from cardgen.model.finding import Place, Stop

SEPARATORS = ",;\t"


class TableRow(NamedTuple):
    """The fields of a row, and where they stand."""

    texts: tuple[ForeignText, ...]
    place: Place


def read_csv(source: ForeignSource) -> Iterator[ForeignCard]:
    """A card for each row below the names of the columns. Stop for a table without, and at a row
    that has more fields than there are names."""
    head, *rows = read_rows(source)
    names = [text.words.strip() for text in head.texts]
    for number, name in enumerate(names):
        if name in names[:number]:
            message = f'two columns are called "{name}"'
            raise Stop(message, place=head.texts[number].place(), help="call one otherwise")
    for row in rows:
        if len(row.texts) > len(names):
            message = f"this row has {len(row.texts)} fields, and there are {len(names)} columns"
            help = 'a field with a comma in it stands in quotation marks: "…, …"'
            raise Stop(message, place=row.texts[len(names)].place(), help=help)
        fields = dict(zip(names, row.texts, strict=False))
        yield ForeignCard("", {name: text for name, text in fields.items() if name}, row.place)


def read_rows(source: ForeignSource) -> list[TableRow]:
    """All rows that are not empty."""
    lines = list(StringIO(source.text, newline=""))  # a line ends as csv takes it to
    separator = max(SEPARATORS, key=lines[0].count)
    reader, rows, begun, start = (
        csv.reader(lines, delimiter=separator, strict=True),
        list[TableRow](),
        0,
        0,
    )
    reader_rows = _strictly(reader, source)
    for fields in reader_rows:
        record = "".join(lines[begun : reader.line_num])
        if any(fields):
            rows.append(_row(fields, record, source, start, separator))
        begun, start = reader.line_num, start + len(record)
    return rows


def _strictly(reader: "Iterator[list[str]]", source: ForeignSource) -> Iterator[list[str]]:
    try:
        yield from reader
    except csv.Error as error:
        line = getattr(reader, "line_num", 1)
        raise Stop(f"this is no CSV: {error}", place=Place(source.file, line)) from error


def _row(
    fields: Sequence[str], record: str, source: ForeignSource, start: int, separator: str
) -> TableRow:
    """The library says what the fields are; they are looked for in what is typed."""
    kept = record.rstrip("\r\n")
    field = re.compile(rf'("(?:[^"]|"")*"|[^{separator}]*)(?:{separator}|\Z)')
    spans = [found.span(1) for found in field.finditer(kept)][: len(fields)]
    line = source.place(start, start + len(kept.partition("\n")[0].rstrip("\r")))
    spans += [(0, 0)] * (len(fields) - len(spans))
    texts = (
        ForeignText(words, source, partial(_offsets, words, record[slice(*span)], start + span[0]))
        for words, span in zip(fields, spans, strict=True)
    )
    return TableRow(tuple(texts), line)


def _offsets(words: str, raw: str, start: int) -> list[int]:
    """Where each character is typed; all at the beginning where that cannot be told."""
    quoted = raw.startswith('"')
    found = re.finditer('""|.', raw[1:], re.DOTALL) if quoted else re.finditer(".", raw)
    typed = [start + quoted + one.start() for one in found]
    typed = typed if quoted else [*typed, start + len(raw)]
    return typed if len(typed) == len(words) + 1 else [start] * (len(words) + 1)
