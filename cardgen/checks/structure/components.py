"""Boxes and the decks they hold, score pads of one game."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from cardgen.checks.check import Check
from cardgen.model.component import TuckBox
from cardgen.model.finding import Finding, Place
from cardgen.model.located import ValueRef
from cardgen.model.score_pad import PadSet, ScorePad
from cardgen.project.counting import counted_pack, uncounted_kinds
from cardgen.project.pack_view import PackView
from cardgen.project.printed.boxes import held_cards, known_cards
from cardgen.project.project import Project
from cardgen.suggest import did_you_mean, join_words
from cardgen.units import Size


def check_box_contents(view: PackView) -> Iterator[Finding]:
    """Every deck that a box names."""
    for box in view.pack.boxes:
        yield from _unknown(view, box)
        yield from _unsized(view, box)
        yield from _empty(view, box)
    yield from _left_out(view)


def _left_out(view: PackView) -> Iterator[Finding]:
    """Decks that no box holds, of the size of those that one does."""
    held = {name for box in view.pack.boxes for name in box.holds}
    for box in view.pack.boxes[-1:]:
        sizes = {deck.size for deck in view.pack.printed_decks if deck.id in held}
        for deck in view.pack.printed_decks:
            if deck.id not in held and deck.size in sizes:
                message = f"{box.id}: the deck {deck.id} lies in no box"
                help = f"add {deck.id} to the decks that a box holds"
                place = box.entry.place("holds")
                yield Finding("box-contents", "box-lacks", place, message, help, "warning")


def _unknown(view: PackView, box: TuckBox) -> Iterator[Finding]:
    """Decks that the pack does not have, and those named twice."""
    known = [one.id for one in known_cards(view.pack)]
    for index, name in enumerate(box.holds):
        if name not in known:
            help = f"the pack has the decks {join_words(known, joined_by='and')}"
            yield _finding(box, index, f'no deck "{name}"{did_you_mean(name, known)}', help)
        elif name in box.holds[:index]:
            message = f'the deck "{name}" is named twice'
            yield _finding(box, index, message, "its cards lie in the box once: take one out")


def _unsized(view: PackView, box: TuckBox) -> Iterator[Finding]:
    """Decks whose cards have no size, or another than those of the first."""
    sizes = {one.id: one.size for one in held_cards(view.pack, box)}
    first = next((name for name in box.holds if sizes.get(name)), "")
    for index, name in enumerate(box.holds):
        if name in sizes and sizes[name] is None:
            help = f"give the deck a size, or a kind that has one: decks: {{{name}: {{size: …}}}}"
            yield _finding(box, index, f"the cards of {name} have no size", help)
        elif name in sizes and sizes[name] != sizes[first]:
            message = f"the cards of {name} are {_size(sizes, name)}, those of {first}"
            help = "a box holds cards of one size: give these a box of their own"
            yield _finding(box, index, f"{message} {_size(sizes, first)}", help)


def _size(sizes: Mapping[str, Size | None], name: str) -> str:
    width, height = sizes[name] or Size(0, 0)
    return f"{width:g}x{height:g}"


def _empty(view: PackView, box: TuckBox) -> Iterator[Finding]:
    """Decks without a card: the box would be for none."""
    counts = {one.id: one.number for one in held_cards(counted_pack(view.pack), box)}
    uncounted = uncounted_kinds(view)
    for index, name in enumerate(box.holds):
        if counts.get(name) == 0 and name not in uncounted:
            help = "give the deck cards, or take it out of the box"
            yield _finding(box, index, f"the deck {name} is empty", help)


def _finding(box: TuckBox, index: int, message: str, help: str) -> Finding:
    held = box.entry["holds"]
    place: Place = ValueRef(held, index).place  # type: ignore[arg-type]  # a list, or it were no box
    return Finding("box-contents", "box-contents", place, f"{box.id}: {message}", help)


BOX_CONTENTS = Check(
    slug="box-contents",
    title="A box for decks that cannot lie in it, a deck without a box",
    why="""\
A box is as wide and as high as the cards of its decks and as deep as all of them together. So each
deck must be there, have cards, and all cards must have one size: smaller ones slide under larger
ones and are bent. Where a pack has boxes, each deck of
the same cards lies in one.
""",
    refused="""\
components:
  boxes:
    kind: box
    layout: box
    of:
      faith: {holds: [gods, wonders], …}      # the gods are 65x100, the Wonders 100x65
""",
    mend="""\
Name decks of the pack whose cards have one size; give the others a box of their own.
""",
    codes=("box-contents", "box-lacks"),
    over_pack=check_box_contents,
)


def check_pad_kin(project: Project) -> Iterator[Finding]:
    """Columns of each score pad, among all of one layout, and the colours that it has lines for,
    among all of its game."""
    columns: dict[tuple[str, str], ScorePad] = {}
    for view, layout, pad in _pads(project):
        first = columns.setdefault((view.pack.game.id, layout), pad)
        if first.columns != pad.columns:
            message = f"{pad.columns} columns, and {first.columns} in {first.pack}, in one layout"
            help = f"say {first.columns}, or name a layout for {pad.columns}"
            yield Finding("pad-kin", "pad-kin", pad.place("columns"), message, help)
        for colour in _colours_scored(project, view.pack.game.id):
            if not any(line.split()[0] == colour for line in pad.lines):
                message = f"no line for {colour} cards, which other score pads have"
                help = "add it, as one of score: of the game calls it"
                yield Finding("pad-kin", "pad-kin", pad.place("lines"), message, help)
        yield from _uncounted(view, pad)


def _uncounted(view: PackView, pad: ScorePad) -> Iterator[Finding]:
    """The kinds of cards that the pack prints, and for which a line of the game is made."""
    score = view.pack.game.score
    counted = {kind for line in pad.lines if line in score for kind in score[line].counts}
    printed = dict.fromkeys(map(view.kind, view.pack.printed_cards))
    for kind in printed:
        fit = [line.id for line in score.values() if kind in line.counts]
        if fit and kind not in counted:
            message = f"no line counts the points of a {kind}, a kind of card that the pack prints"
            help = f"say {join_words(fit, joined_by='or')}"
            yield Finding("pad-kin", "pad-kin", pad.place("lines"), message, help)


def _pads(project: Project) -> Iterator[tuple[PackView, str, ScorePad]]:
    for view in project.packs:
        for held in view.pack.components.values():
            if isinstance(held, PadSet):
                yield from ((view, held.layout, pad) for pad in held.members)


def _colours_scored(project: Project, game: str) -> list[str]:
    """The colours that more than half of the pads of a game have a line for; or of all pads, where
    the game has cards of that colour."""
    every = [*_pads(project)]
    pads = [pad for view, _, pad in every if view.pack.game.id == game]
    views = [view for view in project.packs if view.pack.game.id == game]
    cards = {card.colour for view in views for card in view.pack.cards}
    colours = views[0].pack.game.colours
    of_game, of_all = _lines(pads), _lines(pad for _, _, pad in every)
    return [
        one
        for one in colours
        if (2 * of_game[one] >= len(pads) and of_game[one])
        or (one in cards and 2 * of_all[one] > len(every))
    ]


def _lines(pads: Iterable[ScorePad]) -> Counter[str]:
    """How many pads have a line for each colour."""
    return Counter(line.split()[0] for pad in pads for line in pad.lines)


PAD_KIN = Check(
    slug="pad-kin",
    title="Score pads of one game that differ",
    why="""\
Nobody counts the columns of a score pad before a game of eight, nor misses a line before its points
have no place. Pads of one layout have as many columns, and what half of the pads of a game have a
line for, such as yellow cards, all have; so has a game with cards of a colour that most pads of
other games have a line for. A line of a game may say what it `counts`, gods or
Leaders: a pack that prints such cards has a line for them.
""",
    refused="""\
scorepads:
  of:
    iris: {columns: 8, lines: [conflicts, blue, yellow]}
    zephyr: {columns: 6, lines: [conflicts, blue]}      # one layout, and no line for yellow cards
""",
    mend="""\
Say the same number of columns, and give each pad its line.
""",
    over_project=check_pad_kin,
)
