"""What a booklet does not print: code, links, footnotes, lines across, signs in brackets."""

import re
from collections.abc import Iterator

from cardgen.packs.notation import unbraced_signs
from cardgen.packs.rulebook.source import MarkdownSource
from cardgen.suggest import as_id

FOOTNOTE = r"\[\^[^\[\]\s]+\]"
STRUCK = r"~~(?=[^\s~])[^~]*~~"
UNPRINTED = re.compile(rf"(?P<footnote>{FOOTNOTE})|{STRUCK}")
TASK = re.compile(r"(?:[-+*]|\d+[.)]) +(\[[ xX]\])(?=\s)")
DEFINITION = re.compile(r"\[(?:[^\[\]\\\n]|\\.)+\]:")
NO_FOOTNOTES = (
    "a booklet has no footnotes",
    r"type the note where it belongs, between brackets ( ); or \[ for the sign itself",
)
NO_STRIKE = (
    "a booklet strikes nothing out: ~~ is printed as it is typed",
    r"delete the words, or type \~ for the sign itself",
)


def marks_not_printed(words: str) -> Iterator[tuple[int, int, str, str]]:
    """Marks of footnotes and of words struck out, signs in other brackets than braces: from where
    to where, what is wrong, what to type."""
    for mark in UNPRINTED.finditer(words):
        yield *mark.span(), *(NO_FOOTNOTES if mark["footnote"] else NO_STRIKE)
    for sign in unbraced_signs(words):
        yield sign.offset, sign.offset + sign.length, sign.message, sign.help


def code(source: MarkdownSource, start: int, *, indented: bool) -> None:
    """Code, which is left out of the words."""
    if indented:
        message = "four spaces or more make these lines code, which a booklet does not print"
        help = "begin them at the margin; a paragraph of an item, below the words of the item"
    else:
        message = "this is code, which a booklet does not print"
        help = "take the lines of ``` or ~~~ out, and type a paragraph, a list or a table"
    source.note(start, source.line_end(start), message, help)


def link(source: MarkdownSource, start: int, end: int, address: str) -> None:
    """A link of Markdown, of which the words alone would be printed."""
    if source.text.startswith("[^", start):
        source.note(start, end, *NO_FOOTNOTES)
        return
    at = source.shielded.rfind(address, start, end)
    address = source.text[at : at + len(address)] if at >= 0 else address
    id = as_id(address) if address.startswith("#") else ""
    help = "type where it leads as words, or {see:…} for a heading of the book"
    if id:
        help = f"type {{see:{id}}}, which prints the number and page of that heading"
    elif ":" in address:
        help = f"type the address as words: {address}"
    message = "a booklet prints of this link its words alone, not where it leads"
    source.note(start, end, message, help)


def definitions(source: MarkdownSource, start: int, end: int) -> None:
    """Lines between blocks that say where links lead, `[site]: https://example.org`."""
    for found in DEFINITION.finditer(source.text, start, end):
        at = found.start()
        if source.text.startswith("[^", at):
            source.note(at, source.line_end(at), *NO_FOOTNOTES)
        else:
            message = "this line says where a link leads, and a booklet does not print it"
            help = r"type the address as words, or \[ for the sign itself"
            source.note(at, source.line_end(at), message, help)


def rule(source: MarkdownSource, start: int) -> None:
    """A line across the page."""
    message = "a booklet draws no line across the page"
    help = "delete it: a heading begins a new part"
    source.note(start, source.line_end(start), message, help)


def task(source: MarkdownSource, start: int) -> None:
    """An item of a list with a box to tick, at which the list begins."""
    if box := TASK.match(source.text, start):
        message = "a booklet has no boxes to tick: this is printed as it is typed"
        help = r"delete it, or type \[ for the sign itself"
        source.note(*box.span(1), message, help)
