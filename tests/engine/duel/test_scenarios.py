"""Every Wonder, Progress token and Guild of the game stands in a scenario."""

from cardgen.engine.library import CardLibrary
from tests.engine.conftest import Played
from tests.engine.powers import lying


def test_wonders_tokens_and_guilds_are_played(
    scenarios: dict[str, tuple[Played, ...]], duel_library: CardLibrary
) -> None:
    shown = {name for played in scenarios["duel-base"] for name in lying(duel_library, played)}
    kinds = {name: duel_library.definition(name, frozenset()).kind for name in duel_library.cards}
    wanted = {name for name, kind in kinds.items() if kind in ("wonder", "progress", "purple")}
    assert len(wanted) == 12 + 10 + 7
    assert wanted <= shown
