"""A whole game of Duel made ready: everything shuffled, nothing drafted, no card laid out yet."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.city import City
from cardgen.effects.state.game import DuelState, Game
from cardgen.engine.library import CardLibrary
from cardgen.model.ages import AGES

GUILD = "purple"


def prepare_duel(
    library: CardLibrary,
    players: Sequence[str],
    *,
    seed: int = 0,
    plays: frozenset[str] = frozenset(),
) -> Game:
    """The table before the drafts, with every card of the library; the first player starts.

    Steps to follow: drafts, then for each Age its structure, turns, and its end (recruitment comes
    before each structure).
    """
    rules, numbers = library.duel(plays), count()
    pieces = [CardCopy(library.definition(name, plays), next(numbers)) for name in library.cards]
    kinds = {piece: piece.definition.kind for piece in pieces}
    game = Game(
        cities=tuple(City(name, coins=rules.start_coins) for name in players),
        plays=plays,
        seed=seed,
        duel=DuelState(rules, starter=players[0], active=players[0]),
    )
    game = _with_decks(game, library, pieces)
    game, wonders = game.shuffled([piece for piece in pieces if kinds[piece] == "wonder"])
    game, tokens = game.shuffled([piece for piece in pieces if kinds[piece] == "progress"])
    game, leaders = game.shuffled([piece for piece in pieces if kinds[piece] == "leader"])
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
