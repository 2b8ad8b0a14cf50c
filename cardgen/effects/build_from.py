"""One card built from a pile outside the hand."""

from dataclasses import dataclass, replace
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.activation import perform_else
from cardgen.effects.power.terms import FREE, GIVES, Icons
from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.game import Game
from cardgen.model.text import Icon
from cardgen.schema.containers import Record
from cardgen.schema.kinds import LARGEST, Integer, OneOf

PILES = {
    "discard pile": "discard-pile",
    "leader box": "card-leader",
    "unused black cards": "card-black",
    "unused guilds": "card-purple",
    "boxed cards": "boxed-cards",
}

FIELDS = {
    "discard pile": "discard",
    "leader box": "leaders",
    "unused black cards": "blacks",
    "unused guilds": "guilds",
    "boxed cards": "boxed",
}


@dataclass(frozen=True, slots=True)
class DrawnCards:
    """How many cards are drawn to choose one from; the `rest` stay aside or go back."""

    one_of: int
    rest: str = "aside"


DRAWN = Record(
    DrawnCards,
    {"one of": Integer(1, LARGEST), "rest": OneOf("aside", "back")},
    required=("one of",),
    what="a map such as {one of: 2}",
)


@dataclass(frozen=True, slots=True)
class BuildFrom(Effect):
    """Build one card of a pile without paying its cost; never as a Wonder stage.

    Without `choose` the whole pile lies open; with it so many cards are drawn at random and the
    others are laid aside, or put back. A Leader is recruited instead. `boxed cards` are those of
    the Age that Duel leaves out. `else` is what the owner may take rather.
    """

    asks: ClassVar = True
    takes: ClassVar = OneOf(*PILES)
    clauses: ClassVar = {"choose": DRAWN}

    build_from: str
    choose: DrawnCards | None = None

    def icons(self, ability: Ability) -> Icons:
        drawn = str(self.choose.one_of) if self.choose else ""
        return (Icon(PILES[self.build_from], drawn), GIVES, FREE)

    def waits(self) -> str:
        return self.build_from if self.build_from == "discard pile" else ""

    def act(self, game: Game, activation: Activation) -> Game:
        """Build the chosen card; of those drawn, the others are put where they belong."""
        pile, choose = FIELDS[self.build_from], self.choose
        cards: tuple[CardCopy, ...] = getattr(game, pile)
        if choose:
            game, cards = game.shuffled(cards)
        drawn = cards[: choose.one_of] if choose else cards
        allowed = [
            piece for piece in drawn if activation.table.buildable(game, activation.owner, piece)
        ]
        optional = bool(activation.ability.else_) or activation.ability.optional
        taken = activation.table.choose(activation.owner, "takes", allowed, optional=optional)
        stay = not choose or choose.rest == "back"
        aside = () if stay else tuple(piece for piece in drawn if piece != taken)
        kept = tuple(piece for piece in cards if piece != taken and piece not in aside)
        game = replace(game.with_pile(pile, kept), unplayed=(*game.unplayed, *aside))
        if taken is None:
            return perform_else(game, activation, activation.owner) if drawn else game
        return activation.table.build(game, activation.owner, taken)
