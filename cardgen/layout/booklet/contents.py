"""What a booklet says, in one language: all links looked up, nothing set yet."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from cardgen.layout.booklet.position.table import TablePosition
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.marks import Drawing
from cardgen.layout.reference.summaries import CardCost
from cardgen.model.finding import Place
from cardgen.model.legend import SignNames
from cardgen.model.player_aid import PlayerAid
from cardgen.model.text import Icon

Spans = tuple[BookSpan, ...]


class Heading(NamedTuple):
    """`level` 1 is a chapter, 2 a section, 3 an entry; `number` is `4` or `4.2`.

    One that is `wide` stands across all columns, as chapters do.
    """

    level: int
    spans: Spans
    number: str = ""
    anchor: str = ""
    wide: bool = False


class ProseBlock(NamedTuple):
    """A paragraph; the first of a chapter leads it in, flavour and questions stand apart.

    An `account` tells, at the foot of an example, what coins became of. What is `wide` stands
    across all columns, as the first of a chapter does; what `leads` stays with what follows, and
    what `floats` goes with that to the next page.
    """

    spans: Spans
    kind: Literal["body", "lead", "flavour", "question", "account"] = "body"
    wide: bool = False
    leads: bool = False
    floats: bool = False


class BookPicture(NamedTuple):
    """A side of a card, board or token; `said` is what it shows in words."""

    drawing: Drawing
    said: str


class ListItem(NamedTuple):
    """A paragraph of an item: `number` is 0 for a bullet; one that `begins` has its sign, or the
    `pictures` of what it names.

    Items of one list share the number `list`; `depth` 1 is the outermost.
    """

    spans: Spans
    list: int
    depth: int = 1
    number: int = 0
    begins: bool = True
    small: bool = False
    pictures: tuple[BookPicture, ...] = ()


class TableRows(NamedTuple):
    """Rows of cells, the heads of columns first; one that is `wide` stands across all columns, one
    that `floats` may then stand on the next page while what follows fills this one."""

    rows: tuple[tuple[Spans, ...], ...]
    wide: bool = False
    floats: bool = False


class Gallery(NamedTuple):
    """Pictures in a row, each over its name; those that lead stay with the words below them."""

    pictures: tuple[BookPicture, ...]
    leads: bool = False


class CardPlate(NamedTuple):
    """A card to be read, across all columns, and beside it the items that say where to look.

    `more` are the paragraphs that follow: those stand beside it too that it leaves room for.
    """

    picture: BookPicture
    items: tuple[ListItem, ...]
    more: tuple[ProseBlock, ...] = ()


class CallOut(NamedTuple):
    """What stands in a frame of its own, its `label` on the edge; `pictures` are of its cards, and
    `anchors` the names by which links find it. One that is `wide` stands across all columns."""

    kind: Literal["example", "ruling", "note"]
    label: str
    blocks: "tuple[ContentBlock, ...]"
    pictures: tuple[BookPicture, ...] = ()
    anchors: tuple[str, ...] = ()
    wide: bool = False


class EntryRow(NamedTuple):
    """What a card says in some Ages."""

    ages: str
    spans: Spans


class Entry(NamedTuple):
    """A card or a board: its name, its picture, and what it costs and says; then what is added.

    `place` is its number in its deck, as the foot of a card says it: `12/43`, `again` its name
    where it goes on on another page.
    """

    heading: Heading
    pictures: tuple[BookPicture, ...]
    costs: tuple[CardCost, ...]
    rows: tuple[EntryRow, ...]
    badges: tuple[Icon, ...]
    blocks: "tuple[ContentBlock, ...]"
    flavour: Spans = ()
    place: str = ""
    again: str = ""


class OnePiece(NamedTuple):
    """Blocks across all columns that no page parts: a drawing of the table and all that is told of
    it, with which an entry goes on."""

    blocks: "tuple[ContentBlock, ...]"
    entry: Entry | None = None


class ExplainedSigns(NamedTuple):
    """Signs under one title, each with what it means; `again` is the title where they go on."""

    title: str
    signs: tuple[tuple[Icon, Spans], ...]
    again: str = ""


class PageLine(NamedTuple):
    """A line of contents or index: words, and the anchor whose page is told behind them."""

    spans: Spans
    anchor: str
    level: int = 2


class PageLines(NamedTuple):
    """Contents or an index."""

    lines: tuple[PageLine, ...]
    kind: Literal["contents", "index"]


ContentBlock = (
    Heading
    | ProseBlock
    | ListItem
    | TableRows
    | Gallery
    | CardPlate
    | CallOut
    | Entry
    | OnePiece
    | ExplainedSigns
    | PageLines
    | TablePosition
)


class BookletContents(NamedTuple):
    """All of a booklet: `edition` tells its version and month, `words` are
    those of `templates/languages/<language>/sheets.yaml`, `names` what a voice says for signs.

    `cover` is the picture of its first page, if there is one; the last pages hold as much of the
    `aid` as fits, and the `signs` that are `recalled` there, or all where no chapter tells them.
    `places` say where each block is typed.
    """

    title: str
    edition: str
    language: str
    blocks: tuple[ContentBlock, ...]
    words: Mapping[str, str]
    names: SignNames
    cover: Drawing | None = None
    aid: PlayerAid = ()
    signs: tuple[ExplainedSigns, ...] = ()
    places: tuple[Place, ...] = ()
    recalled: tuple[Icon, ...] = ()
