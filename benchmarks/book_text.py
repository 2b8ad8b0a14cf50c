"""The text of rulebooks for the peers: the very contents that a booklet is set from, as HTML and as
Typst, with pictures of cards as PNG. Signs are characters of a font for Typst, and pictures for
WeasyPrint, which shows no such font.

None of this is counted against them: a person would prepare it once.
"""

import json
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from peer import signs
from sign_font import write_sign_font

from cardgen.build.booklets.book import READ, PrintedBook, printed_books
from cardgen.layout.booklet.contents import (
    BookPicture,
    CallOut,
    ContentBlock,
    Entry,
    ExplainedSigns,
    Gallery,
    Heading,
    ListItem,
    PageLines,
    ProseBlock,
    TableRows,
)
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.icons import IconSet
from cardgen.layout.marks import Drawing, Stamp
from cardgen.model.text import Icon
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage
from cardgen.pdf.png import PagePictures, PixelSize
from cardgen.project.load import Selection, load_project
from cardgen.units import Size

HIGH, ACROSS = 22.0, 60.0  # mm: a card as high, a board as wide as in our booklets
SIGN = 3.5  # mm
DOTS = 300
HTML_HEAD = """<!doctype html><html lang="{language}"><head><meta charset="utf-8">
<title>{title}</title>
<style>
{faces}
@page {{ size: A5; margin: 17mm 15mm 20mm; @bottom-center {{ content: counter(page) }} }}
body {{ font: 9pt/11.6pt Vollkorn; columns: 2; column-gap: 6mm; hyphens: auto; margin: 0;
  text-align: justify }}
h1, h2, h3 {{ font-family: Cinzel; color: #17476b; text-align: left; break-after: avoid }}
h1 {{ font-size: 20pt; line-height: 1.1; column-span: all }} h2 {{ font-size: 13pt }}
h3 {{ font-size: 11pt }} p, li {{ margin: 0 0 2mm }} .flavour {{ font-style: italic }}
aside {{ border: .3mm solid #17476b; background: #eef5fb; padding: 2mm; margin: 2mm 0 }}
table {{ border-collapse: collapse; width: 100% }} td, th {{ border-bottom: .2mm solid #d9a93b }}
.s {{ height: 1.1em; vertical-align: -.25em }}
</style></head><body>
"""
FACE = "@font-face {{ font-family: {1}; src: url({0}/{2}.ttf); font-weight: {3}; font-style: {4} }}"
FACES = (
    ("Vollkorn", "Vollkorn-Regular", "400", "normal"),
    ("Vollkorn", "Vollkorn-SemiBold", "700", "normal"),
    ("Vollkorn", "Vollkorn-Italic", "400", "italic"),
    ("Cinzel", "Cinzel-Bold", "700", "normal"),
)
TYPST_HEAD = """#set document(title: {title})
#set page(width: 148mm, height: 210mm, margin: (x: 15mm, top: 17mm, bottom: 20mm), columns: 2,
  numbering: "1")
#set columns(gutter: 6mm)
#set text(font: "Vollkorn", size: 9pt, lang: {language}, hyphenate: true)
#set par(justify: true, leading: 0.55em, spacing: 2mm)
#show heading: it => text(font: "Cinzel", fill: rgb("#17476b"), hyphenate: false, it)
#let s(it) = text(font: "Signs", it)
#let chapter(it) = place(top, scope: "parent", float: true, text(20pt, heading(level: 1, it)))
#let aside(it) = block(stroke: 0.3mm + rgb("#17476b"), fill: rgb("#eef5fb"), inset: 2mm, it)
"""


Characters = dict[str, tuple[str, float]]


class BookFiles(NamedTuple):
    """A book as each peer takes it."""

    html: Path
    typst: Path


class PeerWriter:
    """Writes one book twice over into a folder; `characters` are those of signs."""

    def __init__(self, folder: Path, name: str, characters: Characters, signs: IconSet) -> None:
        self._folder, self._name = folder, name
        self._characters, self._signs = characters, signs
        self._pictures: dict[Drawing, str] = {}
        self._level = 0
        self.html: list[str] = []
        self.typst: list[str] = []

    def _add(self, html: str, typst: str) -> None:
        self.html.append(html)
        self.typst.append(typst)

    def blocks(self, blocks: Iterable[ContentBlock]) -> None:
        for block in blocks:
            self._block(block)

    def _block(self, block: ContentBlock) -> None:
        if isinstance(block, Heading):
            self._heading(block)
        elif isinstance(block, ProseBlock):
            self._paragraph(block.spans, block.kind in ("flavour", "question", "proof"))
        elif isinstance(block, ListItem):
            sign = f"{block.number}. " if block.number else "• " if block.begins else ""
            self._paragraph((BookSpan(sign, ""), *block.spans))
        elif isinstance(block, TableRows):
            self._table(block.rows)
        elif isinstance(block, Gallery):
            self._shown(block.pictures)
        elif isinstance(block, CallOut):
            self._add("<aside>", "#aside[")
            self._paragraph((BookSpan(block.label, "Bold"),))
            self._shown(block.pictures)
            self.blocks(block.blocks)
            self._add("</aside>", "]\n")
        elif isinstance(block, Entry):
            self._entry(block)
        elif isinstance(block, ExplainedSigns):
            self._paragraph((BookSpan(block.title, "Bold"),))
            for icon, spans in block.signs:
                self._paragraph((BookSpan(icon, ""), BookSpan(" ", ""), *spans))
        elif isinstance(block, PageLines):
            for line in block.lines:
                self._paragraph(line.spans)

    def _heading(self, said: Heading) -> None:
        number = (BookSpan(f"{said.number} ", ""),) if said.number else ()
        html, typst = self._runs((*number, *said.spans))
        level = self._level = min(said.level, 3, self._level + 1)  # PDF/UA lets none be skipped
        marked = f"#chapter[{typst}]" if level == 1 else f"#heading(level: {level})[{typst}]"
        self._add(f"<h{level}>{html}</h{level}>", f"{marked}\n")

    def _paragraph(self, spans: Sequence[BookSpan], flavour: bool = False) -> None:
        html, typst = self._runs(spans)
        kind = ' class="flavour"' if flavour else ""
        self._add(f"<p{kind}>{html}</p>", f"#emph[{typst}]\n" if flavour else f"{typst}\n")

    def _table(self, rows: Sequence[Sequence[Sequence[BookSpan]]]) -> None:
        head, *rest = [[self._runs(cell) for cell in row] for row in rows]
        cells = "".join(f"<th>{html}</th>" for html, _ in head)
        lines = ("".join(f"<td>{html}</td>" for html, _ in row) for row in rest)
        body = "".join(f"<tr>{line}</tr>" for line in lines)
        top = ", ".join(f"[{typst}]" for _, typst in head)
        under = ", ".join(f"[{typst}]" for row in rest for _, typst in row)
        self._add(
            f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>",
            f"#table(columns: {len(head)}, stroke: none, table.header({top}), {under})\n",
        )

    def _entry(self, said: Entry) -> None:
        self._heading(said.heading)
        self._shown(said.pictures)
        for cost in said.costs:
            self._paragraph([BookSpan(icon, "") for icon in cost.icons])
        for row in said.rows:
            self._paragraph((BookSpan(f"{row.ages} ", "Bold"), *row.spans))
        self.blocks(said.blocks)
        if said.flavour:
            self._paragraph(said.flavour, True)

    def _shown(self, pictures: Sequence[BookPicture]) -> None:
        if not pictures:
            return
        html, typst = "", ""
        for one in pictures:
            name = self._pictures.setdefault(one.drawing, f"{self._name}-{len(self._pictures)}.png")
            width = _width(one.drawing)
            html += f'<img src="{name}" alt="{escape(one.said)}" style="width:{width:.1f}mm">'
            said = json.dumps(one.said, ensure_ascii=False)
            typst += f'#box(image("{name}", width: {width:.1f}mm, alt: {said})) '
        self._add(f"<p>{html}</p>", f"{typst}\n")

    def _runs(self, spans: Iterable[BookSpan]) -> tuple[str, str]:
        parts = [self._run(span) for span in spans]
        return "".join(html for html, _ in parts), "".join(typst for _, typst in parts)

    def _run(self, span: BookSpan) -> tuple[str, str]:
        if isinstance(span.content, Icon):
            said = str(span.content)
            name = self._pictures.setdefault(
                self._signs.drawing(span.content), f"{self._name}-{len(self._pictures)}.png"
            )
            character, _ = self._characters.get(said, (said, 0.0))
            html = f'<img class="s" src="{name}" alt="{escape(said)}">'
            return html, f"#s[{_typed(character)}]"
        html, typst = escape(span.content), _typed(span.content)
        if span.face.endswith("Italic"):
            return f"<em>{html}</em>", f"#emph[{typst}]"
        if span.face.endswith("Bold"):
            return f"<strong>{html}</strong>", f"#strong[{typst}]"
        return html, typst

    def paint(self, book: PrintedBook) -> None:
        """The pictures that were named, as files."""
        if not self._pictures:
            return
        pages = [_page(drawing) for drawing in self._pictures]
        about = DocumentInfo(self._name, book.language)
        painted = PagePictures(pdf_bytes(pages, about, shapes=book.view.assets.faces), DOTS)
        for at, (drawing, name) in enumerate(self._pictures.items()):
            wide = _width(drawing) / 25.4 * DOTS
            size = PixelSize(round(wide), round(wide * drawing.box.height / drawing.box.width))
            (self._folder / name).write_bytes(painted.png(at, size))


def write_books(root: Path, folder: Path) -> list[BookFiles]:
    """All books of a root."""
    project = load_project(root, Selection(inks=("full",), printed=True)).project
    characters = write_sign_font(folder / "Signs.ttf", signs(project.assets))
    assert project.legend
    return [_written(book, folder, characters) for book in printed_books(project)]


def _written(book: PrintedBook, folder: Path, characters: Characters) -> BookFiles:
    name = f"{book.view.pack.id}-{book.language}"
    writer = PeerWriter(folder, name, characters, book.view.assets.signs)
    writer.blocks(book.contents(READ).blocks)
    writer.paint(book)
    files = BookFiles(folder / f"{name}.html", folder / f"{name}.typ")
    fonts = (book.view.root / "fonts").as_uri()
    faces = "\n".join(FACE.format(fonts, *said) for said in FACES)
    head = HTML_HEAD.format(language=book.language, title=escape(book.title), faces=faces)
    files.html.write_text("\n".join((head, *writer.html, "</body></html>")), "utf-8")
    title, language = (json.dumps(said, ensure_ascii=False) for said in (book.title, book.language))
    top = TYPST_HEAD.replace("{title}", title).replace("{language}", language)
    files.typst.write_text("\n".join((top, *writer.typst)), "utf-8")
    return files


def _typed(words: str) -> str:
    """Words as Typst takes them: a string, in which nothing is a command."""
    return f"#{json.dumps(words, ensure_ascii=False)};" if words else ""


def _width(drawing: Drawing) -> float:
    box, high = drawing.box, SIGN if drawing.name.startswith("icons/") else HIGH
    return min(high * box.width / box.height, ACROSS)


def _page(drawing: Drawing) -> PrintPage:
    box = drawing.box
    return PrintPage(Size(box.width, box.height), marks=(Stamp(drawing, -box.x, -box.y),))
