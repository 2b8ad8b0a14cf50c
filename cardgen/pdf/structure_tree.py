"""The structure tree of a document as objects of PDF.

An element is written as short as it can be: there are hundreds.
"""

from collections.abc import Iterator, Mapping, Sequence

from cardgen.layout.marks import Begin
from cardgen.pdf.links import Annotation
from cardgen.pdf.objects import Document, text_string
from cardgen.pdf.operators import write_number
from cardgen.pdf.structure import Element, SequenceNumber, Structure
from cardgen.units import POINTS_PER_MM, Size


def write_structure(
    document: Document,
    structure: Structure,
    sizes: Sequence[Size],
    annotations: Sequence[Annotation] = (),
) -> bytes:
    """The reference to the root, once all pages are there."""
    return _TreeWriter(document, structure, sizes, annotations).written()


class _TreeWriter:
    """Writes each element once those above and below it have numbers."""

    def __init__(
        self,
        document: Document,
        structure: Structure,
        sizes: Sequence[Size],
        annotations: Sequence[Annotation],
    ) -> None:
        self._document, self._structure = document, structure
        self._pages, self._sizes, self._annotations = document.page_references(), sizes, annotations
        self._names: dict[Element, tuple[str, bytes]] = {}
        self._linked: dict[Element, list[Annotation]] = {}
        for each in annotations:
            if each.key:
                self._linked.setdefault(_of_link(structure.keyed, each.key), []).append(each)

    def written(self) -> bytes:
        root = self._document.promise("Structure")
        self._number(self._structure.root)
        self._element(self._structure.root, root)
        parents = self._document.promise("ParentTree")
        self._document.keep("ParentTree", b"<</Nums[%b]>>" % b"".join(self._parents()))
        top = self._names[self._structure.root][1]
        entries = b"<</Type/StructTreeRoot/K %b/ParentTree %b/ParentTreeNextKey %d>>"
        following = len(self._pages) + len(self._annotations)
        self._document.keep("Structure", entries % (top, parents, following))
        return root

    def _number(self, element: Element) -> None:
        name = f"Element:{len(self._names)}"
        self._names[element] = name, self._document.promise(name)
        for one in element.held:
            if isinstance(one, Element):
                self._number(one)

    def _element(self, element: Element, above: bytes) -> None:
        name, reference = self._names[element]
        page = next((one.page for one in element.held if isinstance(one, SequenceNumber)), -1)
        held = [self._held(one, page) for one in element.held]
        held += [b"<</Type/OBJR/Obj %b/Pg %b>>" % (a, self._pages[at])
                 for at, a, _ in self._linked.get(element, ())]  # fmt: skip
        kids = held[0] if len(held) == 1 else b"[%b]" % b" ".join(held)
        on = b"/Pg %b" % self._pages[page] if page >= 0 else b""
        said = b"".join(_said(element.begin)) + self._attributes(element, page)
        kind = element.begin.kind.encode()
        written = b"<</S/%b/P %b%b%b/K %b>>" % (kind, above, on, said, kids)
        self._document.keep(name, written)
        for one in element.held:
            if isinstance(one, Element):
                self._element(one, reference)

    def _held(self, one: Element | SequenceNumber, page: int) -> bytes:
        if isinstance(one, Element):
            return self._names[one][1]
        if one.page == page:
            return b"%d" % one.number
        return b"<</Type/MCR/Pg %b/MCID %d>>" % (self._pages[one.page], one.number)

    def _attributes(self, element: Element, page: int) -> bytes:
        begin, owned = element.begin, list[bytes]()
        if begin.numbering:
            owned.append(b"<</O/List/ListNumbering/%b>>" % begin.numbering.encode())
        cell = b"/Scope/%b" % begin.scope.encode() if begin.scope else b""
        cell += b"/ColSpan %d" % begin.column_span if begin.column_span > 1 else b""
        cell += b"/RowSpan %d" % begin.row_span if begin.row_span > 1 else b""
        if cell:
            owned.append(b"<</O/Table%b>>" % cell)
        if begin.box and page >= 0:
            left, top, right, bottom = begin.box.x, begin.box.y, begin.box.right, begin.box.bottom
            height = self._sizes[page].height
            corners = (left, height - bottom, right, height - top)
            box = " ".join(write_number(n * POINTS_PER_MM, 1) for n in corners)
            owned.append(b"<</O/Layout/Placement/Block/BBox[%b]>>" % box.encode())
        if not owned:
            return b""
        return b"/A" + (owned[0] if len(owned) == 1 else b"[%b]" % b"".join(owned))

    def _parents(self) -> Iterator[bytes]:
        """For each page the elements of its sequences, for each annotation its own."""
        for index, owners in enumerate(self._structure.owners):
            yield b"%d[%b]" % (index, b" ".join([self._names[each][1] for each in owners]))
        for index, (_, _, key) in enumerate(self._annotations, len(self._pages)):
            if key:
                yield b"%d %b " % (index, self._names[self._structure.keyed[key]][1])


def _of_link(keyed: Mapping[str, Element], key: str) -> Element:
    element = keyed.get(key)
    if element is None or element.begin.kind != "Link" or not element.held:
        raise ValueError(f'a link is on the words of "{key}", which is no Link with words')
    return element


def _said(begin: Begin) -> Iterator[bytes]:
    if begin.alt:
        yield b"/Alt" + text_string(begin.alt)
    if begin.language:
        yield b"/Lang" + text_string(begin.language)
