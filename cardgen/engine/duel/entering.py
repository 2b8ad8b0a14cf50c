"""Something comes to stand in a city of Duel, and the story of it is answered.

What comes in is only told. `answered` then goes through the story: for each thing told the rules
act first (shields, science), then the card itself, then what reacts to it. So whatever an
ability brings in has its turn in order, and nothing reacts to what came before it.
"""

from fractions import Fraction

from cardgen.effects.power.acting import Scene, perform, settle_harms
from cardgen.effects.power.inplay import InPlay, used, uses_left
from cardgen.effects.state.form import Piece, Standing
from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening
from cardgen.effects.state.table import Table
from cardgen.engine.duel.science import studied
from cardgen.engine.duel.victory import over
from cardgen.engine.duel.war import pushed
from cardgen.engine.play.laying import laid
from cardgen.engine.play.reacting import concerned
from cardgen.model.ages import AGES

STRUCTURE = "structure"
ARRIVALS = {"leader": "recruits", "progress": "takes token"}  # all else is built


def entered(game: Game, player: str, piece: Piece, *, chained: str = "") -> Game:
    """The game once the card stands in the city and is told of."""
    game = laid(game, player, piece, chained=chained)
    kind = piece.form.kind
    return game.told(ARRIVALS.get(kind, "builds"), player, cards=(piece.id,), kind=kind)


def answered(game: Game, since: int, table: Table) -> Game:
    """The game once all that the story tells from number `since` on has had its consequences.

    A victory ends it at once: nothing follows from what comes after.
    """
    number = since
    while number < len(game.story):
        game = _answered(game, game.story[number], table)
        number += 1
    return game


def _answered(game: Game, happening: Happening, table: Table) -> Game:
    sources = tuple(concerned(game, happening))
    card = _arrival(game, happening)
    for player in game.seats:
        own = card if player == happening.who else None
        game = pushed(game, player, _shields(player, sources, own))
    if card:
        game = studied(game, happening.who, card, table)
    if over(game):
        return game
    game = _acted(game, happening, table)
    for source in sources:
        game = _reacted(game, source, happening, table)
    return game


def _shields(player: str, sources: tuple[InPlay, ...], card: Standing | None) -> int:
    """The shields of what has just come in, and those that other cards add to it."""
    added = [source.ability for source in sources if source.owner == player]
    own = [ability for ability in card.abilities if ability.when == "conflict"] if card else []
    return int(sum((ability.effect.strength() for ability in (*own, *added)), Fraction(0)))


def _arrival(game: Game, happening: Happening) -> Standing | None:
    """What has just come in, if that is what the story tells."""
    if happening.what not in ("builds", *ARRIVALS.values()):
        return None
    cards = game.city(happening.who).cards
    return next((card for card in reversed(cards) if card.id == happening.cards[0]), None)


def _acted(game: Game, happening: Happening, table: Table) -> Game:
    """What it does when it comes in; where a structure lies, nothing waits for it."""
    card = _arrival(game, happening)
    moments = ("played", STRUCTURE) if game.two.laid else ("played",)
    for place, ability in enumerate(card.abilities if card else ()):
        if card and ability.when in moments:
            source = InPlay(happening.who, card, place, ability)
            game = used(game, source) if ability.limit else game
            game = settle_harms(perform(game, Scene(source, table)))
    return game


def structure_moments(game: Game) -> set[str]:
    """What the moment is called at which the structure of this Age is laid out."""
    return {STRUCTURE, f"{STRUCTURE} {AGES[game.age]}"}


def _reacted(game: Game, source: InPlay, happening: Happening, table: Table) -> Game:
    if uses_left(game, source) < 1:
        return game
    if source.ability.limit:
        game = used(game, source)
    return settle_harms(perform(game, Scene(source, table, happening)))
