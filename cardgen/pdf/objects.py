"""The objects of a PDF document: values as they are written, and the document that numbers them.

They are bytes that are written already: a file has thousands of small ones.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from zlib import compress

import pydyf

Entry = bytes | str | float  # bytes as they are written; `str` is no text: "/Name", "true"

# Latin-1 as far as PDF reads the same letters there (ISO 32000-1, D.2).
_PLAIN_TEXT = re.compile(r"[\t -~¡-¬®-ÿ]*")
_ESCAPED = re.compile(rb"[\\()\r]")
_ESCAPES = {b"\r": rb"\r"}
_END = b"endstream"


def text_string(words: str) -> bytes:
    """Words for people, as written: in one byte a letter where that will do."""
    plain = _PLAIN_TEXT.fullmatch(words)
    held = words.encode("latin-1") if plain else ("\ufeff" + words).encode("utf-16-be")
    return b"(%b)" % _ESCAPED.sub(lambda found: _ESCAPES.get(found[0], b"\\" + found[0]), held)


def entries(told: Mapping[str, Entry]) -> bytes:
    """Entries of a dictionary, as written."""
    return dictionary(told)[2:-2]


def dictionary(told: Mapping[str, Entry]) -> bytes:
    """The same as a dictionary."""
    return bytes(pydyf.Dictionary(told).data)


def plain_stream(entries: bytes, content: bytes) -> bytes:
    """A stream as an object, its content as it is.

    PDF/A wants a line end before `endstream`. It is one of two signs, since data that end in the
    first of them and a line end that is only the second would together be taken for one.
    """
    return b"<<%b/Length %d>>stream\n%b\r\n%b" % (entries, len(content), content, _END)


def packed_stream(content: bytes, entries: bytes = b"") -> bytes:
    """The same with its content packed."""
    return plain_stream(entries + b"/Filter/FlateDecode", compress(content))


@lru_cache(maxsize=1024)
def pack_form(operators: bytes, effort: int) -> bytes:
    """The operators of a form, packed. Drawings without words are the same in the files of all
    languages: of the forms of a build, half are met again."""
    return compress(operators, effort)


def form_object(corners: str, resources: bytes, packed: bytes) -> bytes:
    """A form XObject of packed operators."""
    entries = b"/Type/XObject/Subtype/Form/BBox[%b]/Resources %b/Filter/FlateDecode"
    return plain_stream(entries % (corners.encode(), resources), packed)


class _Numbered(pydyf.Object):  # type: ignore[misc]  # pydyf has no types
    """An object of the document, which may be there before anybody knows what it holds."""

    def __init__(self, held: bytes = b"") -> None:
        super().__init__()
        self.held = held

    @property
    def data(self) -> bytes:
        return self.held

    @property
    def compressible(self) -> bool:
        """Whether it may be packed together with others: streams stand alone."""
        return not self.held.endswith(_END)


class Document:
    """A document being made: objects, pages, and what its catalog says.

    Objects are numbered in the order in which they are added or promised; a reference is written
    bytes. `fonts` refers to the fonts of all pages.
    """

    def __init__(self, version: tuple[int, int]) -> None:
        self._version, self._file = version, pydyf.PDF()
        self._promised: dict[str, _Numbered] = {}
        self._fonts: dict[str, bytes] = {}
        self.fonts = self.promise("Fonts")
        self.keep("Fonts", dictionary(self._fonts))

    def add(self, thing: bytes) -> bytes:
        """The reference to an object, which is added."""
        return self._add(_Numbered(thing))

    def _add(self, numbered: _Numbered) -> bytes:
        self._file.add_object(numbered)
        return bytes(numbered.reference)

    def promise(self, name: str) -> bytes:
        """The reference to an object that `keep` adds later."""
        self._promised[name] = numbered = _Numbered()
        return self._add(numbered)

    def keep(self, name: str, thing: bytes) -> None:
        """Put an object where one was promised."""
        self._promised[name].held = thing

    def page_tree(self) -> bytes:
        """The reference to what all pages have as their parent."""
        return bytes(self._file.pages.reference)

    def add_page(self, node: bytes) -> None:
        """Add a page behind those that are there."""
        self._file.add_page(_Numbered(node))

    def page_references(self) -> tuple[bytes, ...]:
        """The references to the pages added so far."""
        return tuple(self._file.page_references)

    def describe(self, catalog: Mapping[str, bytes], information: Mapping[str, bytes]) -> None:
        """Set entries of the catalog and of the information dictionary."""
        self._file.catalog.update(catalog)
        self._file.info.update(information)

    def add_font(self, resource: str, font: bytes) -> None:
        """Add a font under a name of page resources."""
        self._fonts[resource] = self.add(font)
        self.keep("Fonts", dictionary(self._fonts))

    def written(self, *, compact: bool = False) -> bytes:
        """The whole file, its small objects packed together where it is to be `compact`."""
        file = BytesIO()
        version = b"%d.%d" % self._version
        self._file.write(file, version=version, identifier=True, compress=compact)
        return file.getvalue()
