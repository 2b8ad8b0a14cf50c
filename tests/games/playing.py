"""One random game, looked at after each step."""

from cardgen.engine.whole_game import play_duel_game, play_game
from tests.games.lawful_table import LawfulDuelTable, LawfulTable
from tests.games.laws import broken_at_the_end, broken_laws
from tests.games.mixes import Mix


def faults_of(mix: Mix) -> list[str]:
    """What went wrong, each with the game and the step; the empty list of a lawful game."""
    game = start = mix.prepared()
    table = LawfulDuelTable(mix.number) if mix.duel else LawfulTable(mix.number)
    play = play_duel_game if mix.duel else play_game
    found: list[str] = []
    for step, after in enumerate(play(game, table)):
        found += [f"step {step}: {law}" for law in broken_laws(game, after)]
        game = after
    found += [*table.faults, *broken_at_the_end(start, game)]
    return [f"{mix}: {fault}" for fault in found]
