"""Streams as PDF/A wants them: between the data and `endstream` stands a line end.

It is one of two signs, since data that end in the first of them and a line end that is only the
second would together be taken for one.
"""

from zlib import compress

from reportlab.pdfbase import pdfdoc

_END = b"endstream\n"


class Stream(pdfdoc.PDFStream):  # type: ignore[misc]  # reportlab has no types
    """A stream of reportlab's, which leaves that line end out."""

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        written = bytes(super().format(document))
        return written.removesuffix(_END) + b"\r\nendstream"


def packed(content: bytes) -> bytes:
    """A stream of its own, as an object."""
    return plain(b"/Filter/FlateDecode", compress(content))


def plain(entries: bytes, content: bytes) -> bytes:
    """A stream as an object, its content as it is."""
    return b"<<%b/Length %d>>stream\n%b\r\nendstream" % (entries, len(content), content)
