"""What a PDF says of itself: title, how it wants to be printed, labels, outline, its colours, and
what standards it keeps to: PDF/A-2b; PDF/A-2a and PDF/UA-1 where its pages tell their structure.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cardgen.pdf.colour_profile import PROFILE_NAME, srgb_profile
from cardgen.pdf.objects import Document, dictionary, packed_stream, plain_stream, text_string
from cardgen.pdf.pages import PrintPage
from cardgen.version import VERSION

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


def write_catalog(
    document: Document,
    about: DocumentInfo,
    pages: Sequence[PrintPage],
    structure: bytes = b"",
) -> None:
    """Write everything about the file into its catalog and information dictionary; `structure` is
    the reference to the root of its structure tree, if it has one."""
    catalog = {
        "Lang": text_string(about.language),
        "ViewerPreferences": _print_preferences(about),
        "Metadata": document.add(_metadata(about, tagged=bool(structure))),
        "OutputIntents": b"[%b]" % _output_intent(document),
    }
    if any(page.label for page in pages):
        catalog["PageLabels"] = _labels(pages)
    if lines := outline_entries(pages):
        catalog |= {"Outlines": _outline(document, lines), "PageMode": b"/UseOutlines"}
    if structure:
        catalog |= {"MarkInfo": b"<</Marked true>>", "StructTreeRoot": structure}
    document.describe(catalog, _information(about))


def _print_preferences(about: DocumentInfo) -> bytes:
    """No scaling, so that cards come out at their size."""
    wishes = {
        "PrintScaling": "/None",
        "Duplex": _DUPLEX[about.duplex],
        "PickTrayByPDFSize": "true",
        "DisplayDocTitle": "true",
    }
    return dictionary(wishes)


def _information(about: DocumentInfo) -> dict[str, bytes]:
    """Without dates, which would change from build to build."""
    told = {
        "Title": about.title,
        "Author": about.author,
        "Subject": about.subject,
        "Creator": PRODUCER,
        "Producer": PRODUCER,
    }
    return {key: text_string(text) for key, text in told.items() if text}


_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>{level}</pdfaid:conformance>{accessible}
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
# What a voice can read out says so in terms that PDF/A wants to have explained.
_XMP_ACCESSIBLE = """
<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>
<pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
 xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><rdf:Bag>
<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>part of ISO 14289 that the file keeps to</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>"""


# The standard library's `escape` brings a web client with it, a fifth of the start-up time.
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def _metadata(about: DocumentInfo, *, tagged: bool) -> bytes:
    packet = _XMP.format(
        level="A" if tagged else "B",
        accessible=_XMP_ACCESSIBLE if tagged else "",
        title=about.title.translate(_ESCAPES),
        author=about.author.translate(_ESCAPES),
        description=_XMP_DESCRIPTION.format(about.subject.translate(_ESCAPES))
        if about.subject
        else "",
        language=about.language.translate(_ESCAPES),
        producer=PRODUCER.translate(_ESCAPES),
    )
    return plain_stream(b"/Type/Metadata/Subtype/XML", packet.encode("utf-8"))


def _output_intent(document: Document) -> bytes:
    """What the colours are, so that the file is PDF/A: those of the screen."""
    return dictionary(
        {
            "Type": "/OutputIntent",
            "S": "/GTS_PDFA1",
            "OutputConditionIdentifier": text_string(PROFILE_NAME),
            "Info": text_string(PROFILE_NAME),
            "DestOutputProfile": document.add(packed_stream(srgb_profile(), b"/N 3")),
        }
    )


def _labels(pages: Sequence[PrintPage]) -> bytes:
    """Labels as viewers show them instead of page numbers."""
    labels = (page.label or str(index) for index, page in enumerate(pages, 1))
    numbered = (b"%d<</P%b>>" % (n, text_string(label)) for n, label in enumerate(labels))
    return b"<</Nums[%b]>>" % b"".join(numbered)


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
        for heading in page.headings:
            entries = _with_heading(entries, heading.level, OutlineEntry(heading.title, index))
    return tuple(entries)


def _with_heading(
    entries: Sequence[OutlineEntry], level: int, line: OutlineEntry
) -> list[OutlineEntry]:
    """The entries with a line more, as deep below the last of them as its level says."""
    if level == 1 or not entries:
        return [*entries, line]
    *before, last = entries
    inside = _with_heading(last.inside, level - 1, line)
    return [*before, last._replace(inside=tuple(inside))]


def _outline(document: Document, lines: Sequence[OutlineEntry]) -> bytes:
    """The outline of a file, its topmost lines unfolded; the reference to it."""
    root = document.promise("Outline")
    inside = _add_lines(document, document.page_references(), root, lines, "Outline")
    document.keep("Outline", b"<</Count %d%b>>" % (len(lines), inside))
    return root


def _add_lines(
    document: Document, pages: Sequence[bytes], parent: bytes, lines: Sequence[OutlineEntry],
    name: str,
) -> bytes:  # fmt: skip
    """The lines below another, each linked with its neighbours; those below them are folded. What
    the other one tells of them."""
    names = [f"{name}:{number}" for number in range(len(lines))]
    references = [document.promise(each) for each in names]
    for n, line in enumerate(lines):
        told = b"/Title%b/Parent %b/Dest[%b/Fit]" % (
            text_string(line.title), parent, pages[line.page],
        )  # fmt: skip
        told += b"/Prev %b" % references[n - 1] if n else b""
        told += b"/Next %b" % references[n + 1] if n + 1 < len(lines) else b""
        if line.inside:
            held = _add_lines(document, pages, references[n], line.inside, names[n])
            told += b"/Count %d%b" % (-len(line.inside), held)
        document.keep(names[n], b"<<%b>>" % told)
    return b"/First %b/Last %b" % (references[0], references[-1])
