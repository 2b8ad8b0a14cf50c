"""The structure of an Age: which cards lie open, which can be taken, and how it is laid out."""

from collections.abc import Sequence
from dataclasses import replace

from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.game import Game, StructureSlot
from cardgen.effects.state.table import Illegal
from cardgen.model.ages import AGES

StructureSlots = tuple[StructureSlot, ...]


def covering_slots(structure: StructureSlots, slot: StructureSlot) -> StructureSlots:
    """The cards that lie on a card: those of the next row, half a card to either side."""
    return tuple(
        each
        for each in structure
        if each.row == slot.row + 1 and abs(each.column - slot.column) == 1
    )


def accessible_slots(structure: StructureSlots) -> StructureSlots:
    """The cards that can be taken."""
    return tuple(slot for slot in structure if not covering_slots(structure, slot))


def hidden_slots(structure: StructureSlots) -> StructureSlots:
    """The cards that lie face down: laid so, and still covered."""
    return tuple(
        slot for slot in structure if slot.face == "down" and covering_slots(structure, slot)
    )


def take_from_structure(game: Game, card: str) -> tuple[Game, CardCopy]:
    """The game without a card of the structure, and the card. Illegal when it cannot be taken."""
    structure = game.duel_state.structure
    slot = next((each for each in structure if each.piece.id == card), None)
    legal = f"can be taken: {_named(accessible_slots(structure)) or 'nothing'}"
    if slot is None or slot in hidden_slots(structure):
        raise Illegal("not-in-structure", f"{card} does not lie open in the structure", legal)
    over = covering_slots(structure, slot)
    if over:
        where = " and ".join(each.piece.id for each in over if each not in hidden_slots(structure))
        raise Illegal("covered", f"{card} is covered by {where or 'cards face down'}", legal)
    rest = tuple(each for each in structure if each != slot)
    return game.with_duel(structure=rest), slot.piece


def fill_structure(game: Game) -> Game:
    """The next cards of the deck in the layout of the Age; those left over of the Age are boxed.

    Rows are filled from the far one, each from left to right.
    """
    rules = game.duel_state.rules
    places = [
        (number, column, row.face)
        for number, row in enumerate(rules.structures[game.age])
        for column in row.columns
    ]
    slots = tuple(
        StructureSlot(*place, piece) for place, piece in zip(places, game.deck, strict=False)
    )
    rest, size = game.deck[len(slots) :], rules.boxed
    game = replace(game, deck=rest[size:], boxed=(*game.boxed, *rest[:size]))
    return game.with_duel(structure=slots, laid=True).logged(
        "lays out", AGES[game.age], number=len(slots)
    )


def turn_up_cards(before: Game, after: Game) -> Game:
    """The game once the cards that lie free were turned up, at the end of a turn."""
    free = accessible_slots(after.duel_state.structure)
    news = [slot for slot in hidden_slots(before.duel_state.structure) if slot in free]
    return after.logged("turns up", "", cards=tuple(s.piece.id for s in news)) if news else after


def _named(slots: Sequence[StructureSlot]) -> str:
    return ", ".join(slot.piece.id for slot in slots)
