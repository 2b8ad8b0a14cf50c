"""Gods are revealed; each may be cancelled in turn before anything is paid for it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from cardgen.effects.power.acting import Scene
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Table, acting
from cardgen.engine.play.invoking import Invokes, Revealed, paid, refuse_one_more
from cardgen.engine.play.laying import card_of, taken


def revealed(
    game: Game, moves: Mapping[str, Invokes], table: Table
) -> tuple[Game, tuple[Revealed, ...]]:
    """Reveal in the order of ids; each god may be cancelled before anything is paid."""
    kept = []
    for player, move in sorted(moves.items(), key=lambda each: each[1].god):
        with acting(player):
            refuse_one_more(game, player)
            game, piece = taken(game, player, move.god, "gods")
        game = game.told("reveals", player, cards=(piece.id,), kind="god")
        answer = next(_answers(game, table), None)
        if answer is None:
            kept.append(Revealed(player, move, piece))
        else:
            game = replace(_answered(game, answer, table), god_discard=(*game.god_discard, piece))
    return game, tuple(kept)


class Answer(NamedTuple):
    """A god that a player reveals in turn, and the ability that answers."""

    player: str
    piece: Piece
    place: int


def _answers(game: Game, table: Table) -> Iterator[Answer]:
    """Who wants to answer the reveal that the story just told."""
    happening = game.story[-1]
    for player in game.seats:
        for piece in game.city(player).gods:
            for place, ability in enumerate(piece.form.powers[game.age]):
                when = ability.when
                if isinstance(when, str) or not when.from_hand:
                    continue
                meets = when.meets(happening, game, player)
                if meets and table.wants(player, "cancels", happening.cards[0]):
                    yield Answer(player, piece, place)


def _answered(game: Game, answer: Answer, table: Table) -> Game:
    """The answering god is paid for, counts as used, and does what it does."""
    player, piece, place = answer
    happening = game.story[-1]
    with acting(player):
        refuse_one_more(game, player)
        game, piece = taken(game, player, piece.id, "gods")
        game = paid(game, Revealed(player, Invokes(piece.id), piece), table)
    standing = card_of(game.city(player), piece)
    source = InPlay(player, standing, place, standing.abilities[place])
    return source.ability.effect.act(game, Scene(source, table, happening))
