"""Paragraphs, headings and lists of a booklet as blocks of lines that may part."""

from collections.abc import Sequence
from copy import copy
from itertools import count
from math import ceil

from cardgen.layout.booklet.contents import Heading, ListItem, ProseBlock, Spans
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.style import BookletStyle
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.booklet.text.text_lines import Drawn, SetText, TextSetter, TypeStyle
from cardgen.layout.marks import Begin, ElementKind, End, Path, TextLine
from cardgen.outlines import circle, polygon
from cardgen.units import POINTS_PER_MM

TITLE_FACE, BODY_FACE, ITALIC = "Cinzel-Bold", "Vollkorn-Regular", "Vollkorn-Italic"
TRACKING = 50.0
# mm of a measure that is justified: in a narrower one, as beside a card, spaces would gape.
FILLED = 100.0
KEPT = 2  # lines of a paragraph that stay together at either end of a column
KEPT_OF_ITEM, KEPT_OF_SMALL = 3, 4  # the same for an item of a list, and for one in small type
BULLET, SEAL = 3.6, 7.0  # mm that items are indented
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

    def list_element(self, items: Sequence[ListItem]) -> Begin:
        """The element of a list."""
        return Begin("L", key=self.key(), numbering="Decimal" if items[0].number else "Disc")

    def items(
        self, items: Sequence[ListItem], width: float, whole: Begin | None = None
    ) -> list[FlowBlock]:
        """The items of a list, and of those within it."""
        whole = whole or self.list_element(items)
        blocks, entry = [], Begin("LI", key=self.key())
        for item in items:
            if item.begins:
                entry = Begin("LI", key=self.key())
            maker = self.of_base("fine") if item.small else self
            blocks.append(maker._item(item, width, (whole, entry)))
        return blocks

    def _item(self, item: ListItem, width: float, path: tuple[Begin, ...]) -> FlowBlock:
        lead = self._lead(item)
        indent = lead + (item.depth - 1) * BULLET
        style = self.style.text(self.base, justified=width - indent >= FILLED)
        text = self.setter.set(item.spans, width - indent, style)
        body = Begin("LBody", key=self.key())
        hang = max(0.0, self._seal * 2 - style.line) / 2 if item.number and item.begins else 0.0
        parts = [_within(one, body) for one in line_parts(text, path, indent, hang)]
        if item.begins and parts:
            parts[0] = self._marked(item, parts[0], indent - lead, text)
            if item.number and len(parts) == 1:
                parts[0] = parts[0]._replace(height=max(parts[0].height, self._seal * 2))
        above = self.style.air * (0.8 if item.number else 0.5)
        kept = KEPT_OF_SMALL if item.small else KEPT_OF_ITEM
        return FlowBlock(tuple(parts), above, line_breaks(len(parts), kept))

    @property
    def _seal(self) -> float:
        """The radius of the seal of a step, in mm."""
        return self.style.type["body"].size * 0.27

    def _lead(self, item: ListItem) -> float:
        scale = self.style.type["body"].size / 9
        return (SEAL if item.number else BULLET) * scale

    def _marked(self, item: ListItem, part: FlowPart, left: float, text: SetText) -> FlowPart:
        """The first line of an item with its bullet, or its number on a seal."""
        middle = part.height / 2 if item.number else text.line_height(0) / 2

        def draw(x: float, y: float) -> list[Drawn]:
            at = x + left
            if item.number:
                sign = self._numbered(item.number, at, y + middle)
            else:
                sign = [lozenge(at + 1.3, y + middle, self.style)]
            return [*sign, *part.draw(x, y)]

        return part._replace(draw=draw)

    def _numbered(self, number: int, x: float, y: float) -> list[Drawn]:
        radius, colours, faces = self._seal, self.style.colours, self.setter.assets.faces
        size = self.style.type["body"].size
        em = size / POINTS_PER_MM / 1000
        words = ((TITLE_FACE, str(number)),)
        wide, tall = faces.advance(words) * em, faces.face(TITLE_FACE).cap_height * em
        disc = Path(circle(x + radius, y, radius), colours["seal"], colours["gold"], 0.3)
        text = TextLine(x + radius - wide / 2, y + tall / 2, size, colours["on seal"], words)
        return [disc, Begin("Lbl"), text, End()]


def _within(part: FlowPart, element: Begin) -> FlowPart:
    """A part whose marks lie in one more element."""

    def draw(x: float, y: float) -> list[Drawn]:
        return [element, *part.draw(x, y), End()]

    return part._replace(draw=draw)


def lozenge(x: float, y: float, style: BookletStyle) -> Path:
    """The sign of an item."""
    reach = style.type["body"].size * 0.09
    corners = ((x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach))
    return Path(polygon(corners), style.colours["gold"])


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
