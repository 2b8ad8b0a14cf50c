"""Every Wonder, Progress token and Guild of the game stands in a scenario."""

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.duel.setup import set_up_duel
from tests.engine.conftest import Played


def test_wonders_tokens_and_guilds_are_played(
    scenarios: dict[str, tuple[Played, ...]], duel_library: CardLibrary
) -> None:
    shown = {
        piece.id
        for age, each in scenarios["duel-base"]
        for piece in set_up_duel(each.given, duel_library, age).pieces()
    }
    kinds = {name: duel_library.definition(name, frozenset()).kind for name in duel_library.cards}
    wanted = {name for name, kind in kinds.items() if kind in ("wonder", "progress", "purple")}
    assert len(wanted) == 12 + 10 + 7
    assert wanted <= shown
