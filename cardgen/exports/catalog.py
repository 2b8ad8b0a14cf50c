"""What a PDF says of itself: its title, how it wants to be printed, its page labels and outline."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from reportlab.pdfbase import pdfdoc

from cardgen.exports.page import Page
from cardgen.exports.srgb import NAME, srgb
from cardgen.exports.streams import Stream, plain
from cardgen.version import VERSION

PRODUCER = f"cardgen {VERSION}"
AUTHOR = "unofficial, fan-made"
_DUPLEX = {"long": "/DuplexFlipLongEdge", "short": "/DuplexFlipShortEdge", "none": "/Simplex"}


class About(NamedTuple):
    """What the file is; `language` is a tag such as `fr`; `duplex` the edge the paper turns on."""

    title: str
    language: str
    subject: str = ""
    author: str = AUTHOR
    duplex: Literal["long", "short", "none"] = "none"


def describe(document: pdfdoc.PDFDocument, about: About, pages: Sequence[Page]) -> None:
    """Write everything about the file into its catalog and information dictionary."""
    catalog = document.Catalog
    catalog.Lang = pdfdoc.PDFString(about.language)
    catalog.ViewerPreferences = _print_preferences(about)
    catalog.PageLabels = _labels(pages)
    catalog.Metadata = document.Reference(_metadata(about), "Metadata")
    catalog.__NoDefault__ = [*catalog.__NoDefault__, "OutputIntents"]  # reportlab knows none
    catalog.OutputIntents = pdfdoc.PDFArray([_output_intent(document)])
    document.info = _information(about)
    catalog.Outlines = _outline(document, pages)


def _print_preferences(about: About) -> pdfdoc.PDFDictionary:
    """No scaling, so that cards come out at their size."""
    wishes = {
        "PrintScaling": "/None",
        "Duplex": _DUPLEX[about.duplex],
        "PickTrayByPDFSize": "true",
        "DisplayDocTitle": "true",
    }
    return pdfdoc.PDFDictionary(wishes)


def _information(about: About) -> pdfdoc.PDFDictionary:
    """Without dates, which would change from build to build."""
    told = {
        "Title": about.title,
        "Author": about.author,
        "Subject": about.subject,
        "Creator": PRODUCER,
        "Producer": PRODUCER,
    }
    return pdfdoc.PDFDictionary({key: pdfdoc.PDFString(text) for key, text in told.items() if text})


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


def _metadata(about: About) -> bytes:
    packet = _XMP.format(
        title=about.title.translate(_ESCAPES),
        author=about.author.translate(_ESCAPES),
        description=_XMP_DESCRIPTION.format(about.subject.translate(_ESCAPES))
        if about.subject
        else "",
        language=about.language.translate(_ESCAPES),
        producer=PRODUCER.translate(_ESCAPES),
    )
    return plain(b"/Type/Metadata/Subtype/XML", packet.encode("utf-8"))


def _output_intent(document: pdfdoc.PDFDocument) -> pdfdoc.PDFDictionary:
    """What the colours are, so that the file is PDF/A-2b: those of the screen."""
    profile = Stream(pdfdoc.PDFDictionary({"N": 3}), srgb(), [pdfdoc.PDFZCompress])
    told = {"OutputConditionIdentifier": pdfdoc.PDFString(NAME), "Info": pdfdoc.PDFString(NAME)}
    return pdfdoc.PDFDictionary(
        {
            "Type": "/OutputIntent",
            "S": "/GTS_PDFA1",
            **told,
            "DestOutputProfile": document.Reference(profile, "Profile"),
        }
    )


def _labels(pages: Sequence[Page]) -> pdfdoc.PDFDictionary | None:
    """Labels as viewers show them instead of page numbers."""
    if not any(page.label for page in pages):
        return None
    numbered: list[int | pdfdoc.PDFDictionary] = []
    for index, page in enumerate(pages):
        label = pdfdoc.PDFString(page.label or str(index + 1))
        numbered += [index, pdfdoc.PDFDictionary({"P": label})]
    return pdfdoc.PDFDictionary({"Nums": pdfdoc.PDFArray(numbered)})


def _outline(document: pdfdoc.PDFDocument, pages: Sequence[Page]) -> pdfdoc.PDFDictionary | None:
    """One line for each page with a bookmark."""
    marked = [index for index, page in enumerate(pages) if page.bookmark]
    if not marked:
        return None
    document.Catalog.PageMode = "/UseOutlines"
    names = [f"Bookmark:{index}" for index in marked]
    references = [pdfdoc.PDFObjectReference(name) for name in names]
    root = pdfdoc.PDFDictionary(
        {"First": references[0], "Last": references[-1], "Count": len(marked)}
    )
    parent = document.Reference(root, "Bookmarks")
    for n, index in enumerate(marked):
        entry = pdfdoc.PDFDictionary({"Title": pdfdoc.PDFString(pages[index].bookmark)})
        entry["Parent"] = parent
        entry["Dest"] = pdfdoc.PDFArray([document.Pages.pages[index], "/Fit"])
        if n:
            entry["Prev"] = references[n - 1]
        if n + 1 < len(marked):
            entry["Next"] = references[n + 1]
        document.Reference(entry, names[n])
    return root
