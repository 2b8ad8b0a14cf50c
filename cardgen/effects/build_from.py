"""One card built for free from a pile outside the hand."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.activation import perform_else
from cardgen.effects.power.terms import BUILD_FREE, GIVES, RECRUIT_FREE, Icons
from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record

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


@frozen
class DrawnCards:
    """How many cards are drawn to choose one from; the `rest` go back, or on the discard pile."""

    one_of: int
    rest: str


DRAWN = Record(
    DrawnCards,
    {"one of": Integer(1, LARGEST), "rest": OneOf("back", "discard")},
    required=("one of", "rest"),
    what="a map such as {one of: 2, rest: back}",
)


@frozen
class BuildFrom(Effect):
    """Build one card of a pile without paying its cost; never as a Wonder stage.

    Without `choose` the whole pile lies open; with it so many cards are drawn at random and the
    others are put back, or discarded. Unused black cards are those of the current Age. A Leader is
    recruited instead. `boxed cards` are those of the Age that Duel leaves out. `else` is what the
    owner may take rather; without it and without `optional` a card must be built, if any can be.
    """

    asks: ClassVar = True
    else_frees: ClassVar = True
    heeds: ClassVar = ("else",)
    takes: ClassVar = OneOf(*PILES)
    clauses: ClassVar = {"choose": DRAWN}

    build_from: str
    choose: DrawnCards | None = None

    def icons(self, ability: Ability) -> Icons:
        drawn = str(self.choose.one_of) if self.choose else ""
        free = RECRUIT_FREE if self.build_from == "leader box" else BUILD_FREE
        return (Icon(PILES[self.build_from], drawn), GIVES, free)

    def waits(self) -> str:
        return self.build_from if self.build_from == "discard pile" else ""

    def act(self, game: Game, activation: Activation) -> Game:
        """Build the chosen card; of those drawn, the others are put where they belong."""
        pile, choose = FIELDS[self.build_from], self.choose
        cards: tuple[CardCopy, ...] = getattr(game, pile)
        if choose:
            game, cards = game.shuffled(cards)
        offered = tuple(card for card in cards if self._of_now(game, card))
        drawn = offered[: choose.one_of] if choose else offered
        allowed = [
            piece for piece in drawn if activation.table.buildable(game, activation.owner, piece)
        ]
        optional = bool(activation.ability.else_) or activation.ability.optional
        taken = activation.table.choose(activation.owner, "takes", allowed, optional=optional)
        discarded = choose is not None and choose.rest == "discard"
        gone = tuple(piece for piece in drawn if piece != taken) if discarded else ()
        kept = tuple(piece for piece in cards if piece != taken and piece not in gone)
        game = game.with_pile(pile, kept)
        game = game.with_pile("discard", (*game.discard, *gone))
        if taken is None:
            return perform_else(game, activation, activation.owner) if drawn else game
        return activation.table.build(game, activation.owner, taken)

    def _of_now(self, game: Game, card: CardCopy) -> bool:
        """Whether the card may come now: of the unused black cards, those of the Age alone."""
        return self.build_from != "unused black cards" or game.age in card.definition.ages
