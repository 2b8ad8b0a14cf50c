"""What random games are played with: every number of players, every mix of packs, teams, Duel."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from cardgen.effects.state.game import Game
from cardgen.engine.age.preparation import prepare_game
from cardgen.engine.duel.structure import prepare_duel
from cardgen.engine.library import CardLibrary
from cardgen.packs.pack import load_packs
from cardgen.packs.root import list_packs

ROOT = Path(__file__).parents[2]
NAMES = ("david", "lea", "tom", "eva", "max", "zoe", "ida")
EXPANSIONS = ("leaders", "faith", "cities")
DUEL, DUEL_LEADERS = "duel-base", "duel-leaders"
EVERY = 10  # of so many games two are games of Duel


class Mix(NamedTuple):
    """The game of a number: who plays with what."""

    number: int
    players: tuple[str, ...]
    plays: frozenset[str]
    teams: tuple[tuple[str, ...], ...] = ()
    duel: bool = False

    def __str__(self) -> str:
        teams = " in teams" if self.teams else ""
        game = "Duel" if self.duel else f"{len(self.players)} players{teams}"
        return f"game {self.number}: {game}, {', '.join(sorted(self.plays)) or 'no expansion'}"

    def prepared(self) -> Game:
        if self.duel:
            library = library_of(DUEL, *self.plays)
            return prepare_duel(library, self.players, seed=self.number, plays=self.plays)
        library = library_of()
        who = {"plays": self.plays, "teams": self.teams, "seed": self.number}
        return prepare_game(library, self.players, **who)  # type: ignore[arg-type]  # by its key


def mix_of(number: int) -> Mix:
    """48 games of 7 Wonders in a row have every mix of players and packs."""
    tens, at = divmod(number, EVERY)
    if at >= EVERY - 2:
        plays = frozenset((DUEL_LEADERS,) if at % 2 else ())
        return Mix(number, NAMES[:2], plays, duel=True)
    which = tens * (EVERY - 2) + at
    players = NAMES[: 2 + which % 6]
    mix = (which // 6 + which) % 2 ** len(EXPANSIONS)
    plays = frozenset(name for bit, name in enumerate(EXPANSIONS) if mix >> bit & 1)
    pairs = tuple(players[at : at + 2] for at in range(0, len(players), 2))
    in_teams = len(players) in (4, 6) and which // 6 % 2 == 0
    return Mix(number, players, plays, pairs if in_teams else ())


@cache
def library_of(*packs: str) -> CardLibrary:
    """The shipped cards, of some packs or of all."""
    loaded = load_packs(ROOT, list_packs(ROOT))
    return CardLibrary.of(
        each.pack for each in loaded if each.pack and (each.pack.id in packs or not packs)
    )
