"""The game at the beginning of a Duel scenario."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from cardgen.effects.state.city import City
from cardgen.effects.state.duel import Duel, Slot
from cardgen.effects.state.form import Piece, Standing
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import Library
from cardgen.engine.scenario.duel.kinds import EMPTY
from cardgen.engine.scenario.duel.story import Given, GivenPlayer
from cardgen.model.ages import AGES
from cardgen.model.constants import Row

Pieces = Callable[[Sequence[str]], tuple[Piece, ...]]
PILES = (*("discard", "deck", "boxed", "guilds", "progress", "progress_box", "wonders", "leaders"),)


def setting(given: Given, library: Library, age: str) -> Game:
    """Everything in its place."""
    plays, numbers = frozenset(given.plays), count()
    rules = library.duel(plays)

    def pieces(ids: Sequence[str]) -> tuple[Piece, ...]:
        return tuple(Piece(library.form(each, plays), next(numbers)) for each in ids)

    cities = tuple(_city(name, held, pieces, age) for name, held in given.players.items())
    rows = rules.structures[AGES.index(age)]
    _refuse_misplaced(given, rows, rules.track.spaces)
    game = Game(
        cities=cities,
        age=AGES.index(age),
        turn=1,
        plays=plays,
        seed=given.seed,
        duel=Duel(
            rules,
            structure=tuple(_slots(given.structure, rows, pieces)),
            laid=bool(given.structure),
            pawn=_pawn(given),
            starter=given.starts,
            active=given.starts,
        ),
    )
    piles: dict[str, Any] = {pile: pieces(getattr(given, pile)) for pile in PILES}
    return replace(game, **piles)


def _refuse_misplaced(given: Given, rows: Sequence[Row], spaces: int) -> None:
    """Illegal where the scenario names players or places that are not there."""
    names = ", ".join(given.players)
    for name in (*given.pawn, *((given.starts,) if given.starts else ())):
        if name not in given.players:
            raise Illegal("unknown-player", f"nobody here is called {name}", f"here sit {names}")
    if len(given.pawn) > 1 or any(number >= spaces for number in given.pawn.values()):
        legal = f"write one side, up to {spaces - 1} spaces"
        raise Illegal("no-such-place", "the pawn cannot stand there", legal)
    if len(given.structure) > len(rows):
        message = f"the structure of this Age has {len(rows)} rows"
        raise Illegal("no-such-place", message, "rows are written from the far one")
    for number, (ids, row) in enumerate(zip(given.structure, rows, strict=False), 1):
        if len(ids) > len(row.columns):
            message = f"row {number} of this Age has {len(row.columns)} places, found {len(ids)}"
            raise Illegal("no-such-place", message, "rows are written from the far one")


def _city(name: str, given: GivenPlayer, pieces: Pieces, age: str) -> City:
    laid = pieces((*given.built, *given.city, *given.progress))
    return City(
        player=name,
        cards=tuple(
            Standing(piece.form.kind, piece.form.powers[AGES.index(age)], piece) for piece in laid
        ),
        wonders=pieces(given.wonders),
        leaders=pieces(given.leaders),
        buried=pieces(given.buried),
        coins=given.coins,
        looted=given.looted,
    )


def _slots(rows: Sequence[Sequence[str]], layout: Sequence[Row], pieces: Pieces) -> Iterator[Slot]:
    for number, (ids, row) in enumerate(zip(rows, layout, strict=False)):
        for card, column in zip(ids, row.columns, strict=False):
            if card != EMPTY:
                yield Slot(number, column, row.face, pieces([card])[0])


def _pawn(given: Given) -> int:
    """Spaces towards the capital of the second seat."""
    first, second = given.players
    return given.pawn.get(second, 0) - given.pawn.get(first, 0)
