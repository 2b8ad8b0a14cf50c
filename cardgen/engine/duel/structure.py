"""The structure of an Age: which cards lie open, which can be taken, and how it is laid out."""

from collections.abc import Sequence
from dataclasses import replace

from cardgen.effects.state.duel import Slot
from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.model.ages import AGES

Slots = tuple[Slot, ...]


def covering(structure: Slots, slot: Slot) -> Slots:
    """The cards that lie on a card: those of the next row, half a card to either side."""
    return tuple(
        each
        for each in structure
        if each.row == slot.row + 1 and abs(each.column - slot.column) == 1
    )


def accessible(structure: Slots) -> Slots:
    """The cards that can be taken."""
    return tuple(slot for slot in structure if not covering(structure, slot))


def hidden(structure: Slots) -> Slots:
    """The cards that lie face down: laid so, and still covered."""
    return tuple(slot for slot in structure if slot.face == "down" and covering(structure, slot))


def taken(game: Game, card: str) -> tuple[Game, Piece]:
    """The game without a card of the structure, and the card. Illegal when it cannot be taken."""
    structure = game.two.structure
    slot = next((each for each in structure if each.piece.id == card), None)
    legal = f"can be taken: {_named(accessible(structure)) or 'nothing'}"
    if slot is None or slot in hidden(structure):
        raise Illegal("not-in-structure", f"{card} does not lie open in the structure", legal)
    over = covering(structure, slot)
    if over:
        where = " and ".join(each.piece.id for each in over if each not in hidden(structure))
        raise Illegal("covered", f"{card} is covered by {where or 'cards face down'}", legal)
    rest = tuple(each for each in structure if each != slot)
    return game.at_duel(structure=rest), slot.piece


def laid_out(game: Game) -> Game:
    """The next cards of the deck in the layout of the Age; those left over of the Age are boxed.

    Rows are filled from the far one, each from left to right.
    """
    rules = game.two.rules
    places = [
        (number, column, row.face)
        for number, row in enumerate(rules.structures[game.age])
        for column in row.columns
    ]
    slots = tuple(Slot(*place, piece) for place, piece in zip(places, game.deck, strict=False))
    rest, size = game.deck[len(slots) :], rules.boxed
    game = replace(game, deck=rest[size:], boxed=(*game.boxed, *rest[:size]))
    return game.at_duel(structure=slots, laid=True).told(
        "lays out", AGES[game.age], number=len(slots)
    )


def turned_up(before: Game, after: Game) -> Game:
    """The game once the cards that lie free were turned up, at the end of a turn."""
    free = accessible(after.two.structure)
    news = [slot for slot in hidden(before.two.structure) if slot in free]
    return after.told("turns up", "", cards=tuple(s.piece.id for s in news)) if news else after


def _named(slots: Sequence[Slot]) -> str:
    return ", ".join(slot.piece.id for slot in slots)
