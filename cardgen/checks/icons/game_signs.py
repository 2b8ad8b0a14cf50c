"""Signs of what cards of a game cost, of which there is no drawing."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardgen.checks.check import Check
from cardgen.model.finding import Finding, Place, Report
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map
from cardgen.packs.games import GameFiles
from cardgen.packs.root import display_path
from cardgen.project.project import Project
from cardgen.suggest import did_you_mean
from cardgen.yaml.reader import read_file

CODE = "game-sign"


def check_game_signs(project: Project) -> Iterator[Finding]:
    """The signs that games of one's own name, of packs that print cards; each game once."""
    known = project.assets.signs.names
    games = {view.pack.game.id: view.pack.game for view in project.packs if view.printed_ids}
    for game in games.values():
        for payment, place in undrawn_signs(game, known, project.root).items():
            sign = game.payments[payment].sign
            message = f'there is no icon "{sign}" for {payment}{did_you_mean(sign, known)}'
            help = f"put {sign}.svg into templates/icons/, or name another: {{sign: coin}}"
            yield Finding(CODE, CODE, place, message, help)


def undrawn_signs(game: GameSpec, known: frozenset[str], root: Path) -> Mapping[str, Place]:
    """What cards of a game may cost that nobody can draw, where the game's own file names it."""
    lacking = [name for name, form in game.payments.items() if form.sign not in known]
    path = GameFiles(root).own.get(game.id) if lacking else None
    tree: Any = path and read_file(path, file=display_path(path, root), report=Report())
    return dict(_named(tree, lacking)) if isinstance(tree, Map) else {}


def _named(tree: Any, lacking: Sequence[str]) -> Iterator[tuple[str, Place]]:
    """Where the file of a game names what it may cost: among resources, or as a payment."""
    resources = [*tree.get("resources", ())]
    for name in lacking:
        if name in resources:
            yield name, tree.place("resources", resources.index(name))
        elif name in tree.get("payments", ()):
            yield name, tree.place("payments", name, "sign")


GAME_SIGN = Check(
    slug="game-sign",
    title="A sign of a game that nobody has drawn",
    why="""\
What cards of a game may cost is drawn: a resource as the icon of its name, a payment as that which
its `sign:` names. Without a drawing no card could be printed that costs it, so the game is told of
it and not each card.
""",
    refused="""\
# cards/games/tides.yaml
payments:
  fuel: {sign: coins}        # did you mean "coin"?
""",
    mend="""\
Type the name of a file of templates/icons/ without its ending, or draw it.
""",
    over_project=check_game_signs,
)
