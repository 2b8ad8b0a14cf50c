"""The signs that readers look for most, each with its name, at the foot of the back cover."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from cardgen.layout.booklet.contents import BookletContents, ExplainedSigns, Heading
from cardgen.layout.elements import element, sign_figure
from cardgen.layout.icon_rows import icon_row_width, set_icon_row
from cardgen.layout.marks import Begin, Mark
from cardgen.layout.reference.blocks import GAP, ReferenceBlock, Typesetter
from cardgen.layout.reference.panel import PAD, PanelHeading, panel_block
from cardgen.layout.text.paragraph import Paragraph
from cardgen.model.text import Icon
from cardgen.units import Box

ABREAST, ROWS = 3, 4  # at most
SIGN, BESIDE = 0.56, 1.6  # mm of a sign for each point, and between its cell and its name
GUTTER = 2.0  # mm between a name and the next sign
ANY = "n"
LIST = Begin("L", numbering="None")


class _NamedSign(NamedTuple):
    """A sign, and its name in a column."""

    icon: Icon
    name: Paragraph


class _SignRow(NamedTuple):
    """Signs beside each other, in cells of a width; each sign has `lead` mm before its name."""

    signs: tuple[_NamedSign, ...]
    width: float
    lead: float
    hand: Typesetter

    @property
    def height(self) -> float:
        names = (self.hand.tall(one.name, self._column) for one in self.signs)
        return max(self.hand.points * SIGN, *names)

    @property
    def _column(self) -> float:
        return self.width - self.lead - GUTTER

    def draw(self, x: float, y: float) -> Iterator[Mark]:
        """Each as an item of the list."""
        for number, one in enumerate(self.signs):
            yield from element(Begin("LI"), self._item(one, x + number * self.width, y))

    def _item(self, one: _NamedSign, x: float, y: float) -> Iterator[Mark]:
        hand, column, height = self.hand, self._column, self.height
        tall, said = hand.points * SIGN, hand.tall(one.name, column)
        area = Box(x, y + (height - tall) / 2, self.lead - BESIDE, tall)
        sign = set_icon_row((one.icon,), hand.assets.signs, area, GAP)
        yield from element(Begin("Lbl"), sign_figure(sign, hand.names, box=area))
        words = Box(x + self.lead, y + (height - said) / 2, column, said)
        yield from element(Begin("LBody"), hand.words(one.name, words))


def cover_signs(
    contents: BookletContents, pages: Mapping[str, str], width: float, hand: Typesetter
) -> ReferenceBlock | None:
    """A panel of them, its title telling where all signs stand; nothing where there are none."""
    inner = (width - 2 * PAD) / ABREAST
    signs = [_named(icon, hand) for icon in contents.recalled[: ABREAST * ROWS]]
    if not signs:
        return None
    lead = BESIDE + max(icon_row_width((one.icon,), hand.assets.signs, GAP) for one in signs) * (
        hand.points * SIGN
    )
    rows = ceil(len(signs) / ABREAST)
    lines = [
        _SignRow(tuple(signs[at : at + ABREAST]), inner, lead, hand)
        for at in range(0, rows * ABREAST, ABREAST)
    ]
    return panel_block(PanelHeading(_title(contents, pages)), lines, width, hand, inside=LIST)


def _named(icon: Icon, hand: Typesetter) -> _NamedSign:
    """A sign as it is printed; one with a number is called by any number."""
    said = f"{icon.name}:{ANY}" if icon.number else icon.name
    name = hand.names.row([said]).rstrip(": \u00a0\u202f")
    named = name if name.startswith(ANY) and icon.number else name[:1].upper() + name[1:]
    return _NamedSign(icon, hand.paragraph((named,)))


def _title(contents: BookletContents, pages: Mapping[str, str]) -> str:
    """What the panel is called, and the chapter of all signs with its page."""
    title = contents.words["signs"]
    for heading, block in pairwise(_outline(contents)):
        if isinstance(heading, Heading) and isinstance(block, ExplainedSigns):
            page = pages.get(heading.anchor)
            see = contents.words["see"].format(number=heading.number, page=page)
            return f"{title} · {see}" if page else title
    return title


def _outline(contents: BookletContents) -> Sequence[Heading | ExplainedSigns]:
    return [one for one in contents.blocks if isinstance(one, Heading | ExplainedSigns)]
