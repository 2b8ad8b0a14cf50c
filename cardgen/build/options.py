"""What a build is asked to print: options, kinds of files, and the names that files bear."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from cardgen.build.parts import Part
from cardgen.imposition.arrangement import PRINTER_LIMIT
from cardgen.imposition.cutting.machines import Cutter
from cardgen.imposition.geometry import NO_OFFSET, UNMEASURED, BackOffsets, Offset
from cardgen.imposition.papers import Paper
from cardgen.imposition.sheet import Duplex
from cardgen.model.component import BULK, CARD_THICKNESS, CardStock
from cardgen.model.finding import Stop
from cardgen.suggest import did_you_mean, join_words, quantity, split_names
from cardgen.units import DOTS_PER_INCH

if TYPE_CHECKING:
    from cardgen.layout.composers import InkUse

BLEED = 2.0
SPLIT = 10_000  # cards in a file: about 1,700 sheets of paper, and 7 MB
_SUFFIXES = {"long": "", "short": "-short", "fold": "-fold", "none": "-fronts"}


class PictureOptions(NamedTuple):
    """How pictures are made: dots an inch, and whether they show the bleed around the trim."""

    dpi: int = DOTS_PER_INCH
    with_bleed: bool = False


class PrintOptions(NamedTuple):
    """`bleed` and `margin` in mm; `choice` names cards as `iris,eris*2`, empty for all.

    `out` is the folder, `overlay` the name of the file that was laid over the packs, if any.
    `stock` is what cards are made of, for the boxes that hold them. `cutter` is the machine that
    cuts the sheets, if any; `split` is how many cards one file holds at most.
    """

    paper: Paper
    out: Path
    duplex: Duplex = "long"
    ink: "InkUse" = "full"
    bleed: float = BLEED
    margin: float = PRINTER_LIMIT
    offsets: BackOffsets = UNMEASURED
    choice: str = ""
    overlay: str = ""
    stock: CardStock = CardStock()
    pictures: PictureOptions = PictureOptions()
    cutter: Cutter | None = None
    split: int = SPLIT

    def name(self, *parts: str, offset: Offset = NO_OFFSET, number: str = "") -> str:
        """`faith-gods-fr` as `faith-gods-fr-a4-low-ink-fold.pdf`; `offset` is that of its sheets,
        `number` which of several files of a large deck it is.

        What changes the sheets has a name of its own, so that it never replaces the plain deck.
        """
        marks = (
            f"-bleed{self.bleed:g}" if self.bleed != BLEED else "",
            f"-margin{self.margin:g}" if self.margin != PRINTER_LIMIT else "",
            f"-offset{offset.typed}" if offset != NO_OFFSET else "",
            self._machine,
        )
        numbered = f"-{number}" if number else ""
        return f"{self._stem(parts)}{''.join(marks)}{_SUFFIXES[self.duplex]}{numbered}.pdf"

    def page_name(self, *parts: str) -> str:
        """The same for pages that nothing is cut from: bleed and flip edge do not change them."""
        return f"{self._stem(parts)}.pdf"

    def folded_name(self, *parts: str) -> str:
        """The same for sheets that are folded into a book, whose backs the flip edge turns."""
        return f"{self._stem(parts)}{_SUFFIXES['short'] if self.duplex == 'short' else ''}.pdf"

    def book_name(self, pack: str, kind: str, language: str, ending: str = "pdf") -> str:
        """The same for books to read, which have a page of their own: `faith-booklet-fr.pdf`."""
        return f"{pack}-{kind}-{language}{self._over}{self._spared}.{ending}"

    def box_name(self, *parts: str) -> str:
        """The same for boxes, which differ by the thickness of their decks."""
        return f"{self._stem(parts)}{self.stock.typed}{self._machine}.pdf"

    def picture_name(self, pack: str, of: str, language: str, *side: str) -> str:
        """`png/faith-gods-fr-300dpi/faith-gods-iris-front-fr.png`: a folder for each set, and names
        that tell pictures apart once they have left it."""
        bleed = f"-bleed{self.bleed:g}" if self.pictures.with_bleed else ""
        folder = f"{pack}-{of}-{language}{self._over}{self._spared}-{self.pictures.dpi}dpi{bleed}"
        return f"{PNG}/{folder}/{'-'.join((pack, of, *side, language))}.png"

    def _stem(self, parts: tuple[str, ...]) -> str:
        chosen = "-chosen" if self.choice else ""
        return f"{'-'.join((*parts, self.paper.name))}{self._over}{chosen}{self._spared}"

    @property
    def _over(self) -> str:
        over = re.sub(r"[^\w]+", "-", self.overlay).strip("-")
        return f"-with-{over}" if over else ""

    @property
    def _machine(self) -> str:
        return f"-{self.cutter.name}" if self.cutter else ""

    @property
    def _spared(self) -> str:
        return "-low-ink" if self.ink == "low" else ""


Kinds = frozenset[str]
PNG, WEB = "png", "web"  # the kinds that lie on no paper
KINDS = (
    *("card", "board", "token", "coin", "box", "scorepad", "aid", "credits", "calibration"),
    *("booklet", "booklet-print", "booklet-large", WEB),
    PNG,
)
BOOKLETS = frozenset(("booklet", "booklet-print", "booklet-large", WEB))  # editions of a rulebook
GROUPS: Mapping[str, Kinds] = MappingProxyType(
    {
        "cards": frozenset(("card",)),
        "components": frozenset(("board", "token", "coin", "components")),
        "boxes": frozenset(("box",)),
        "scorepads": frozenset(("scorepad",)),
        "aids": frozenset(("aid",)),
        "booklet": BOOKLETS,
    }
)
ALSO_CALLED = MappingProxyType({"rulebook": "booklet", "rulebooks": "booklet", "rules": "booklet"})
CUT = ("card", *GROUPS["components"])  # what is printed on sheets, each piece with its back
_UNCUT = frozenset(KINDS) - {*CUT}
WHOLE = (
    "box",
    "scorepad",
    "aid",
    "credits",
    *sorted(BOOKLETS),
)  # what goes with a pack, not with some of its cards


def kinds_wanted(
    only: str | None,
    *,
    some: bool = False,
    own: Callable[[], Collection[str]] = tuple,
    of_set: Callable[[str], str] = str,
) -> Kinds:
    """The kinds that `--only` names, `own` ones of the games of a root among them; without it all
    but pictures, or for `some` cards alone those that serve them. Stop for one that there is not,
    with the kind of a deck or a set that is called so.
    """
    unasked = {PNG, *(WHOLE if some else ())}
    usual = [name for name in KINDS if name not in unasked]
    named = [*usual, "components"] if only is None else _known_kinds(split_names(only), own, of_set)
    return frozenset().union(*(GROUPS.get(name, {name}) for name in named))


def cut_kinds(kinds: Kinds) -> Kinds:
    """Those of which sheets are printed and cut, own ones among them."""
    return kinds - _UNCUT


def _known_kinds(
    named: Sequence[str], own: Callable[[], Collection[str]], of_set: Callable[[str], str]
) -> Sequence[str]:
    """The kinds that were named, also in the plural. Stop at a name of none, or where there is
    none."""
    if not named:
        raise Stop("--only names nothing", help=f"it makes {_all_kinds(())}: --only card")
    known = (*KINDS, *GROUPS)
    mine = () if _plurals(known).keys() >= {*named} else tuple(own())
    meant = _plurals((*mine, *known))
    for name in named:
        if name not in meant:
            near = did_you_mean(name, (*known, *mine))
            called = ALSO_CALLED.get(name, "") or of_set(name)
            help = f"type --only {called}" if called else f"it makes {_all_kinds(mine)}"
            raise Stop(f'a build makes no "{name}"{"" if called else near}', help=help)
    return [meant[name] for name in named]


def _plurals(kinds: Iterable[str]) -> Mapping[str, str]:
    """The kinds by their names and, unless that is one of them, by the plural of these."""
    names = {quantity(2, name).partition(" ")[2]: name for name in kinds}
    return {**names, **{name: name for name in kinds}}


def _all_kinds(own: Sequence[str]) -> str:
    every = join_words((*KINDS, *own), joined_by="and")
    return f"{every}; or several at once: {join_words(GROUPS)}"


class BuildRequest(NamedTuple):
    """All that decides what a build makes of the files of `root`.

    Packs and languages (all of them where none are named), the file laid over the packs, the kinds
    of files, how they are printed, and the part of all that, where it is not all.
    """

    root: Path
    packs: tuple[str, ...]
    languages: tuple[str, ...]
    overlay: Path | None
    kinds: Kinds
    options: PrintOptions
    part: Part | None = None


def card_stock(
    sleeves: str, thickness: float | None, weight: int | None, deck: float | None
) -> CardStock:
    """What cards are made of. Stop where two options say how thick they are."""
    given = {"--card-thickness": thickness, "--card-weight": weight, "--deck-thickness": deck}
    said = [name for name, value in given.items() if value is not None]
    if len(said) > 1:
        message = f"{said[0]} and {said[1]} both say how thick the deck is"
        raise Stop(message, help="leave one of the two out")
    card = weight * BULK if weight else thickness or CARD_THICKNESS
    return CardStock(sleeves, round(card, 3), deck)  # type: ignore[arg-type]  # click lets only these through
