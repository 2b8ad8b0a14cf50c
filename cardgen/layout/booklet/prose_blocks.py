"""Paragraphs and headings of a booklet as blocks of lines that may part."""

from copy import copy
from itertools import count
from math import ceil

from cardgen.layout.booklet.contents import Heading, ProseBlock, Spans
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.style import BookletStyle
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.booklet.text.text_lines import Drawn, SetText, TextSetter, TypeStyle
from cardgen.layout.marks import Begin, ElementKind, Path
from cardgen.outlines import polygon

TITLE_FACE, BODY_FACE, ITALIC = "Cinzel-Bold", "Vollkorn-Regular", "Vollkorn-Italic"
TRACKING = 50.0
# mm of a measure that is justified: in a narrower one, as beside a card, spaces would gape.
FILLED = 100.0
KEPT = 2  # lines of a paragraph that stay together at either end of a column
HEADINGS: tuple[ElementKind, ...] = ("H1", "H2", "H3")
CHAPTER_ROOM = 0.32  # of a page that a chapter begins in, else it begins the next one


class ProseMaker:
    """Makes blocks for columns of some width; `base` is the type that plain words are set in.

    Keys of elements never repeat.
    """

    def __init__(self, setter: TextSetter, style: BookletStyle, base: str = "body") -> None:
        self.setter, self.style, self.base = setter, style, base
        self._keys = map(str, count(1))
        self._levels = [0]  # the last one is that of the last heading

    def key(self) -> str:
        """A key that no other element has."""
        return next(self._keys)

    def heading_element(self, level: int) -> Begin:
        """The element of a heading; who reads by headings meets no level before the one above."""
        told = min(level, self._levels[-1] + 1)
        self._levels.append(told)
        return Begin(HEADINGS[told - 1], key=self.key())

    @property
    def smaller(self) -> "ProseMaker":
        """One that sets plain words in small type, as in call-outs."""
        return self.of_base("small")

    def of_base(self, base: str) -> "ProseMaker":
        """One that sets plain words in another type."""
        other = copy(self)
        other.base = base
        return other

    def spans(self, words: str) -> Spans:
        """Plain words."""
        return (BookSpan(words, BODY_FACE),)

    def prose(
        self,
        said: ProseBlock,
        width: float,
        *,
        justified: bool = True,
        beside: tuple[float, float] = (0.0, 0.0),
    ) -> FlowBlock:
        """A paragraph; what stands `beside` its first lines is so wide and so high."""
        style = self._style(said.kind, justified and width >= FILLED)
        path = (Begin("P", key=self.key()),)
        lines = ceil(beside[1] / style.line)
        text = self.setter.set(self._faced(said), width, style, (lines, beside[0]))
        return FlowBlock(line_parts(text, path), self.style.air * 0.8, line_breaks(len(text.lines)))

    def _faced(self, said: ProseBlock) -> Spans:
        """Its words, those in italics in the face that the style gives to their kind."""
        face = self.style.faces.get(said.kind, ITALIC)
        return tuple(
            span._replace(face=face) if span.face == ITALIC else span for span in said.spans
        )

    def _style(self, kind: str, justified: bool) -> TypeStyle:
        if kind in ("flavour", "question"):
            return self.style.text("small", kind, justified=False)
        if kind == "account":
            return self.style.text("label", "flavour", justified=False)
        return self.style.text(kind if kind == "lead" else self.base, justified=justified)

    def heading(self, said: Heading, width: float) -> FlowBlock:
        """A heading of its level; it leads what follows."""
        make = (self._chapter, self._section, self._entry)[min(said.level, 3) - 1]
        return make(said, width)

    def title(self, spans: Spans, width: float, name: str, colour: str) -> SetText:
        """Capitals of a heading, spaced out."""
        style = self.style.text(name, colour, justified=False)._replace(
            tracking=TRACKING, title=True
        )
        capitals = tuple(
            BookSpan(span.content.upper() if isinstance(span.content, str) else span.content,
                     TITLE_FACE, span.target)
            for span in spans
        )  # fmt: skip
        return self.setter.set(capitals, width, style)

    def _chapter(self, said: Heading, width: float) -> FlowBlock:
        """The number before the title, two rules below."""
        numbered = (BookSpan(f"{said.number}.  ", TITLE_FACE), *said.spans)
        text = self.title(numbered if said.number else said.spans, width, "chapter", "chapter")
        tall = text.height + 2.2

        def draw(x: float, y: float) -> list[Drawn]:
            marks = text.draw(x, y)
            gold = self.style.colours["gold"]
            for at, wide in ((text.height + 0.6, 0.5), (text.height + 1.5, 0.14)):
                line = polygon(((x, y + at), (x + width, y + at)), closed=False)
                marks.append(Path(line, stroke=gold, width=wide))
            return marks

        part = FlowPart(tall, draw, (self.heading_element(1),), _anchors(said))
        words = "".join(span.content for span in said.spans if isinstance(span.content, str))
        room = CHAPTER_ROOM * self.style.room(1).height
        return FlowBlock((part,), 7.0, leads=True, spans=True, room=room, running=words)

    def _section(self, said: Heading, width: float) -> FlowBlock:
        numbered = (BookSpan(f"{said.number}  ", TITLE_FACE), *said.spans)
        text = self.title(numbered if said.number else said.spans, width, "section", "section")
        tall = text.height + 1.4

        def draw(x: float, y: float) -> list[Drawn]:
            at = y + text.height + 0.3
            rule = Path(polygon(((x, at), (x + width, at)), closed=False),
                        stroke=self.style.colours["gold"], width=0.25)  # fmt: skip
            return [*text.draw(x, y), rule]

        part = FlowPart(tall, draw, (self.heading_element(2),), _anchors(said))
        return FlowBlock((part,), self.style.air * 1.9, leads=True, begins=True)

    def _entry(self, said: Heading, width: float) -> FlowBlock:
        style = self.style.text("body", "section", justified=False)._replace(title=True)
        bold = tuple(span._replace(face=TITLE_FACE) for span in said.spans)
        text = self.setter.set(bold, width, style)
        path = (self.heading_element(3),)
        parts = line_parts(text, path)
        parts = (parts[0]._replace(anchors=_anchors(said)), *parts[1:])
        return FlowBlock(parts, self.style.air * 1.2, leads=True)


def _anchors(said: Heading) -> tuple[str, ...]:
    return (said.anchor,) if said.anchor else ()


def line_parts(
    text: SetText, path: tuple[Begin, ...], indent: float = 0.0, hang: float = 0.0
) -> tuple[FlowPart, ...]:
    """A part for each line; the first hangs so many mm lower."""

    def part(number: int) -> FlowPart:
        more = hang if not number else 0.0

        def draw(x: float, y: float) -> list[Drawn]:
            return text.draw_line(number, x + indent, y + more)

        return FlowPart(text.line_height(number) + more, draw, path)

    return tuple(part(number) for number in range(len(text.lines)))


def line_breaks(count: int, kept: int = KEPT) -> frozenset[int]:
    """The lines before which a column may end, so that so many stay together at either end."""
    return frozenset(range(kept, count - kept + 1))
