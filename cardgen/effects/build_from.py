"""One card built from a pile outside the hand."""

from dataclasses import dataclass, replace
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.acting import Scene
from cardgen.effects.power.terms import FREE, GIVES, Icons
from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game
from cardgen.loading.schema import Choice, Record, Whole
from cardgen.model.text import Icon

PILES = {
    "discard pile": "discard-pile",
    "leader box": "card-leader",
    "unused black cards": "card-black",
}

FIELDS = {"discard pile": "discard", "leader box": "leaders", "unused black cards": "blacks"}


@dataclass(frozen=True, slots=True)
class Drawn:
    """How many cards are drawn to choose one from."""

    one_of: int


DRAWN = Record(
    Drawn, {"one of": Whole(min=1)}, required=("one of",), what="a map such as {one of: 2}"
)


@dataclass(frozen=True, slots=True)
class BuildFrom(Effect):
    """Build one card of a pile without paying its cost; never as a Wonder stage.

    Without `choose` the whole pile lies open; with it so many cards are drawn at random and the
    others go back to the box. A Leader is recruited. `else` is what the owner may take rather.
    """

    asks: ClassVar = True
    takes: ClassVar = Choice(*PILES)
    clauses: ClassVar = {"choose": DRAWN}

    build_from: str
    choose: Drawn | None = None

    def icons(self, ability: Ability) -> Icons:
        drawn = str(self.choose.one_of) if self.choose else ""
        return (Icon(PILES[self.build_from], drawn), GIVES, FREE)

    def act(self, game: Game, scene: Scene) -> Game:
        """Take the cards out of their pile, build the chosen one, lay the others aside."""
        pile = FIELDS[self.build_from]
        drawn: tuple[Piece, ...] = getattr(game, pile)
        if self.choose:
            game, mixed = game.shuffled(drawn)
            number = self.choose.one_of
            game, drawn = game.with_pile(pile, mixed[number:]), mixed[:number]
        allowed = [piece for piece in drawn if scene.table.buildable(game, scene.owner, piece)]
        optional = bool(scene.ability.else_) or scene.ability.optional
        taken = scene.table.choose(scene.owner, "takes", allowed, optional=optional)
        left = tuple(piece for piece in drawn if piece != taken)
        if self.choose:
            game = replace(game, unplayed=(*game.unplayed, *left))
        if taken is None:
            return scene.otherwise(game, scene.owner) if drawn else game
        game = game if self.choose else game.with_pile(pile, left)
        return scene.table.build(game, scene.owner, taken)
