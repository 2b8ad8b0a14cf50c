"""The game at the beginning of a scenario."""

from collections.abc import Callable, Sequence
from itertools import count

from cardgen.effects.state.city import Board, City
from cardgen.effects.state.form import Piece, Standing
from cardgen.effects.state.game import Game
from cardgen.engine.library import TEAMS, Library
from cardgen.engine.scenario.beginning import refuse_wrong
from cardgen.engine.scenario.story import Given, GivenPlayer
from cardgen.model.ages import AGES

Pieces = Callable[[Sequence[str]], tuple[Piece, ...]]


def setting(given: Given, library: Library, age: str) -> Game:
    """Everything in its place. Illegal where something cannot lie there."""
    refuse_wrong(given, library)
    plays = in_play(given)
    numbers = count()

    def pieces(ids: Sequence[str]) -> tuple[Piece, ...]:
        return tuple(Piece(library.form(each, plays), next(numbers)) for each in ids)

    constants = library.constants(plays)
    cities = tuple(
        _city(name, player, library, pieces, AGES.index(age), constants.start_coins)
        for name, player in given.players.items()
    )
    return Game(
        cities=cities,
        numbers=constants,
        age=AGES.index(age),
        turn=1,
        teams=given.teams,
        plays=plays,
        discard=pieces(given.discard),
        leaders=pieces(given.leaders),
        blacks=pieces(given.blacks),
        god_pile=pieces(given.god_pile),
        free_city=next(iter(given.free_city), ""),
        control=next(iter(given.free_city.values()), ""),
        free_pile=pieces(given.free_pile),
        seed=given.seed,
    )


def _city(
    name: str, given: GivenPlayer, library: Library, pieces: Pieces, age: int, coins: int
) -> City:
    """A player's city; `coins` is what everybody starts with."""
    board = next((library.board(*each) for each in given.wonder.items()), Board("", ""))
    return City(
        player=name,
        board=board,
        stages=tuple(Standing("wonder", s.abilities) for s in board.stages[: given.stages]),
        cards=tuple(
            Standing(piece.form.kind, piece.form.powers[age], piece) for piece in pieces(given.city)
        ),
        hand=pieces(given.hand),
        gods=pieces(given.gods),
        leaders=pieces(given.leaders),
        coins=coins if given.coins is None else given.coins,
        victory=given.victory,
        defeat=given.defeat,
        debt=given.debt,
        diplomacy=given.diplomacy,
        invoked=sum(library.form(each, frozenset()).kind == "god" for each in given.city),
    )


def in_play(given: Given) -> frozenset[str]:
    """The expansions in play; team play counts as one."""
    return frozenset((*given.plays, *((TEAMS,) if given.teams else ())))
