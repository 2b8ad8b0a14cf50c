"""The table of Duel: everything shuffled before the drafts, and the structure of each Age.

Of a structure: which cards lie open, which can be taken, and how it is laid out."""

from collections.abc import Sequence
from itertools import count

from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.city import City
from cardgen.effects.state.game import DuelState, Game, StructureSlot
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal, granted
from cardgen.engine.library import CardLibrary
from cardgen.model.ages import AGES

StructureSlots = tuple[StructureSlot, ...]
GUILD = "purple"


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
    slot = granted(open_slot(game, card))
    rest = tuple(each for each in game.duel_state.structure if each != slot)
    return game.with_duel(structure=rest), slot.piece


def open_slot(game: Game, card: str) -> StructureSlot | Illegal:
    """Where a card lies that can be taken, or why it cannot."""
    structure = game.duel_state.structure
    slot = next((each for each in structure if each.piece.id == card), None)
    legal = f"can be taken: {_named(accessible_slots(structure)) or 'nothing'}"
    if slot is None or slot in hidden_slots(structure):
        return Illegal("not-in-structure", f"{card} does not lie open in the structure", legal)
    over = covering_slots(structure, slot)
    if over:
        where = " and ".join(each.piece.id for each in over if each not in hidden_slots(structure))
        return Illegal("covered", f"{card} is covered by {where or 'cards face down'}", legal)
    return slot


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
    return game.with_duel(structure=slots).logged("lays out", AGES[game.age], number=len(slots))


def turn_up_cards(before: Game, after: Game) -> Game:
    """The game once the cards that lie free were turned up, at the end of a turn."""
    free = accessible_slots(after.duel_state.structure)
    news = [slot for slot in hidden_slots(before.duel_state.structure) if slot in free]
    return after.logged("turns up", "", cards=tuple(s.piece.id for s in news)) if news else after


def _named(slots: Sequence[StructureSlot]) -> str:
    return ", ".join(slot.piece.id for slot in slots)


def prepare_duel(
    library: CardLibrary,
    players: Sequence[str],
    *,
    seed: int = 0,
    plays: frozenset[str] = frozenset(),
) -> Game:
    """The table before the drafts, with every card of the library; the first player starts.

    Leaders that come blank stay away. Steps to follow: drafts, then for each Age its structure,
    turns, and its end (recruitment comes before each structure).
    """
    rules, numbers = library.duel(plays), count()
    pieces = [CardCopy(library.definition(name, plays), next(numbers)) for name in library.cards]
    kinds = {piece: piece.definition.kind for piece in pieces}
    able = [one for one in pieces if kinds[one] == "leader" and any(one.definition.powers)]
    game = Game(
        cities=tuple(City(name, coins=rules.start_coins) for name in players),
        plays=plays,
        seed=seed,
        phase=Phase.BEGINNING,
        duel=DuelState(rules, starter=players[0], active=players[0]),
    )
    game = _with_decks(game, library, pieces)
    game, wonders = game.shuffled([piece for piece in pieces if kinds[piece] == "wonder"])
    game, tokens = game.shuffled([piece for piece in pieces if kinds[piece] == "progress"])
    game, leaders = game.shuffled(able)
    number, shown = rules.wonders_each * len(players), rules.progress_shown
    return replace(
        game,
        wonders=wonders[:number],
        unplayed=wonders[number:],
        progress=tokens[:shown],
        progress_box=tokens[shown:],
        leaders=leaders,
    )


def _with_decks(game: Game, library: CardLibrary, pieces: Sequence[CardCopy]) -> Game:
    """The cards of each Age, those to lay out before those to box; Guilds mixed into the last."""
    rules = game.duel_state.rules
    game, guilds = game.shuffled([piece for piece in pieces if piece.definition.kind == GUILD])
    for age in AGES:
        mine = [p for p in pieces if library.cards[p.id].ages == (age,) and p not in guilds]
        game, mixed = game.shuffled(mine)
        boxed, played = mixed[: rules.boxed], mixed[rules.boxed :]
        if age == AGES[-1]:
            game, played = game.shuffled((*played, *guilds[: rules.guilds]))
        game = replace(game, deck=(*game.deck, *played, *boxed))
    return replace(game, guilds=guilds[rules.guilds :])
