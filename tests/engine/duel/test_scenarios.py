"""Every Wonder, Progress token and Guild of the game stands in a scenario."""

from cardgen.engine.library import Library
from cardgen.engine.scenario.duel.setting import setting
from tests.engine.conftest import Played


def test_wonders_tokens_and_guilds_are_played(
    scenarios: dict[str, tuple[Played, ...]], duel_library: Library
) -> None:
    shown = {
        piece.id
        for age, each in scenarios["duel-base"]
        for piece in setting(each.given, duel_library, age).pieces()
    }
    kinds = {name: duel_library.form(name, frozenset()).kind for name in duel_library.cards}
    wanted = {name for name, kind in kinds.items() if kind in ("wonder", "progress", "purple")}
    assert len(wanted) == 12 + 10 + 7
    assert wanted <= shown
