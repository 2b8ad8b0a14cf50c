"""Who receives what an effect hands out."""

from cardgen.effects.power.acting import Scene
from cardgen.effects.power.wards import warded
from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import within


def targets(game: Game, scene: Scene, scope: str, what: str) -> tuple[str, ...]:
    """The players of a scope; of opponents the owner chooses one who is not safe from it."""
    players = within(game, scene.owner, scope)
    if scope != "opponent":
        return players
    by = scene.source.standing
    open_to = [name for name in players if not warded(game, name, "being given", what, by)]
    chosen = scene.table.choose(scene.owner, "opponent", open_to)
    return (chosen,) if chosen else ()
