"""What a PDF says of itself: title, how it wants to be printed, labels, outline, its colours.

The colours are those of the screen, as an ICC profile made from the numbers of the standard:
IEC 61966-2-1 (sRGB) in the form of ICC.1:2004-10 (version 4.2), which PDF 1.7 knows: primaries
adapted to D50 by the Bradford matrix, and the curve as the formula it is. Without tables it is
a few hundred bytes. Written for this project; no rights are claimed in it.
"""

from collections.abc import Sequence
from struct import pack
from typing import Literal, NamedTuple

from cardgen.pdf.objects import (
    Array,
    Dictionary,
    Document,
    TextString,
    compressed_stream,
    plain_stream,
)
from cardgen.pdf.pages import PrintPage
from cardgen.version import VERSION

PROFILE_NAME = "sRGB IEC61966-2.1"
_ORIGIN = (2026, 1, 1, 0, 0, 0)  # a profile bears a date; the same file has the same one
_WHITE = (0.96420, 1.0, 0.82491)  # D50, the white of all profiles
_RED = (0.43607, 0.22249, 0.01392)
_GREEN = (0.38515, 0.71687, 0.09708)
_BLUE = (0.14307, 0.06061, 0.71410)
_FROM_D65 = (
    *(1.04788, 0.02292, -0.05022),
    *(0.02959, 0.99048, -0.01707),
    *(-0.00925, 0.01508, 0.75168),
)
_CURVE = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)  # g, a, b, c, d of (a·x + b)^g and c·x


def srgb_profile() -> bytes:
    """The profile: a header, a table of its parts, and the parts."""
    curve = b"para" + pack(">4x2H", 3, 0) + _fixed(*_CURVE)
    parts = {
        b"desc": _text(PROFILE_NAME),
        b"cprt": _text("No copyright, use freely"),
        b"wtpt": _xyz(*_WHITE),
        b"chad": b"sf32" + bytes(4) + _fixed(*_FROM_D65),
        b"rXYZ": _xyz(*_RED),
        b"gXYZ": _xyz(*_GREEN),
        b"bXYZ": _xyz(*_BLUE),
        b"rTRC": curve,
    }
    names = (*parts, b"gTRC", b"bTRC")
    at = 128 + 4 + 12 * len(names)
    places: dict[bytes, tuple[int, int]] = {}
    body = b""
    for name, part in parts.items():
        places[name] = (at + len(body), len(part))
        body += part + bytes(-len(part) % 4)
    places |= {b"gTRC": places[b"rTRC"], b"bTRC": places[b"rTRC"]}
    table = pack(">I", len(names)) + b"".join(name + pack(">2I", *places[name]) for name in names)
    return _header(128 + len(table) + len(body)) + table + body


def _header(size: int) -> bytes:
    about = pack(">I4xI", size, 0x04200000) + b"mntrRGB XYZ " + pack(">6H", *_ORIGIN) + b"acsp"
    return (about + bytes(28) + _fixed(*_WHITE)).ljust(128, b"\0")


def _fixed(*numbers: float) -> bytes:
    """Numbers in 65536ths."""
    return b"".join(pack(">i", round(number * 65536)) for number in numbers)


def _xyz(*numbers: float) -> bytes:
    return b"XYZ " + bytes(4) + _fixed(*numbers)


def _text(words: str) -> bytes:
    """Words in English, in a table of one language."""
    said = words.encode("utf-16-be")
    return b"mluc" + pack(">4x2I", 1, 12) + b"enUS" + pack(">2I", len(said), 28) + said


PRODUCER = f"cardgen {VERSION}"
AUTHOR = "unofficial, fan-made"
_DUPLEX = {"long": "/DuplexFlipLongEdge", "short": "/DuplexFlipShortEdge", "none": "/Simplex"}


class DocumentInfo(NamedTuple):
    """What the file is; `language` is a tag such as `fr`; `duplex` the edge the paper turns on."""

    title: str
    language: str
    subject: str = ""
    author: str = AUTHOR
    duplex: Literal["long", "short", "none"] = "none"


def write_catalog(document: Document, about: DocumentInfo, pages: Sequence[PrintPage]) -> None:
    """Write everything about the file into its catalog and information dictionary."""
    catalog = {
        "Lang": TextString(about.language),
        "ViewerPreferences": _print_preferences(about),
        "PageLabels": _labels(pages),
        "Metadata": document.add(_metadata(about), "Metadata"),
        "OutputIntents": Array([_output_intent(document)]),
        "Outlines": _outline(document, pages),
    }
    if catalog["Outlines"] is not None:
        catalog["PageMode"] = "/UseOutlines"
    document.describe(catalog, _information(about))


def _print_preferences(about: DocumentInfo) -> Dictionary:
    """No scaling, so that cards come out at their size."""
    wishes = {
        "PrintScaling": "/None",
        "Duplex": _DUPLEX[about.duplex],
        "PickTrayByPDFSize": "true",
        "DisplayDocTitle": "true",
    }
    return Dictionary(wishes)


def _information(about: DocumentInfo) -> Dictionary:
    """Without dates, which would change from build to build."""
    told = {
        "Title": about.title,
        "Author": about.author,
        "Subject": about.subject,
        "Creator": PRODUCER,
        "Producer": PRODUCER,
    }
    return Dictionary({key: TextString(text) for key, text in told.items() if text})


_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>{description}
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>{producer}</pdf:Producer><xmp:CreatorTool>{producer}</xmp:CreatorTool>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>
"""
_XMP_DESCRIPTION = (
    '\n<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{}</rdf:li></rdf:Alt></dc:description>'
)


# The standard library's `escape` brings a web client with it, a fifth of the start-up time.
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def _metadata(about: DocumentInfo) -> bytes:
    packet = _XMP.format(
        title=about.title.translate(_ESCAPES),
        author=about.author.translate(_ESCAPES),
        description=_XMP_DESCRIPTION.format(about.subject.translate(_ESCAPES))
        if about.subject
        else "",
        language=about.language.translate(_ESCAPES),
        producer=PRODUCER.translate(_ESCAPES),
    )
    return plain_stream(b"/Type/Metadata/Subtype/XML", packet.encode("utf-8"))


def _output_intent(document: Document) -> Dictionary:
    """What the colours are, so that the file is PDF/A-2b: those of the screen."""
    profile = compressed_stream(srgb_profile(), {"N": 3})
    told = {
        "OutputConditionIdentifier": TextString(PROFILE_NAME),
        "Info": TextString(PROFILE_NAME),
    }
    return Dictionary(
        {
            "Type": "/OutputIntent",
            "S": "/GTS_PDFA1",
            **told,
            "DestOutputProfile": document.add(profile, "Profile"),
        }
    )


def _labels(pages: Sequence[PrintPage]) -> Dictionary | None:
    """Labels as viewers show them instead of page numbers."""
    if not any(page.label for page in pages):
        return None
    numbered: list[int | Dictionary] = []
    for index, page in enumerate(pages):
        label = TextString(page.label or str(index + 1))
        numbered += [index, Dictionary({"P": label})]
    return Dictionary({"Nums": Array(numbered)})


class OutlineEntry(NamedTuple):
    """A line of the outline: its words, the page it leads to, the lines below it."""

    title: str
    page: int
    inside: "tuple[OutlineEntry, ...]" = ()


def outline_entries(pages: Sequence[PrintPage]) -> tuple[OutlineEntry, ...]:
    """A line for each page with a bookmark; below it what that page and the next ones hold."""
    entries: list[OutlineEntry] = []
    for index, page in enumerate(pages):
        if page.bookmark:
            entries.append(OutlineEntry(page.bookmark, index))
        lines = tuple(OutlineEntry(name, index) for name in page.inside)
        if lines and entries:
            last = entries.pop()
            entries.append(last._replace(inside=(*last.inside, *lines)))
        else:
            entries.extend(lines)
    return tuple(entries)


def _outline(document: Document, pages: Sequence[PrintPage]) -> Dictionary | None:
    """The outline of the file, where any page has a line in it."""
    root, entries = Dictionary({}), outline_entries(pages)
    if entries:
        _add_lines(document, root, document.add(root, "Bookmarks"), entries, "Bookmark")
    return root if entries else None


def _add_lines(
    document: Document, above: Dictionary, parent: object, entries: Sequence[OutlineEntry],
    name: str,
) -> None:  # fmt: skip
    """The lines below another, each linked with its neighbours; those below them are folded."""
    names = [f"{name}:{number}" for number in range(len(entries))]
    references = [document.reference(each) for each in names]
    above["First"], above["Last"] = references[0], references[-1]
    above["Count"] = len(entries) if name == "Bookmark" else -len(entries)
    for n, entry in enumerate(entries):
        line = Dictionary({"Title": TextString(entry.title), "Parent": parent})
        line["Dest"] = Array([document.pages[entry.page], "/Fit"])
        if n:
            line["Prev"] = references[n - 1]
        if n + 1 < len(entries):
            line["Next"] = references[n + 1]
        if entry.inside:
            _add_lines(document, line, references[n], entry.inside, names[n])
        document.add(line, names[n])
