"""Signs of what cards of a game cost, of which there is no drawing."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardgen.checks.check import Check
from cardgen.layout.icons import IconSet
from cardgen.model.finding import Finding, Place, Report, Stop
from cardgen.model.game_spec import GameSpec, PaymentForm
from cardgen.model.located import Map
from cardgen.model.text import Icon
from cardgen.packs.games import GameFiles
from cardgen.packs.misplaced import ask_or_place
from cardgen.packs.root import display_path
from cardgen.project.project import Project
from cardgen.yaml.reader import read_file

CODE, FOLDER = "game-sign", "templates/icons"


def check_game_signs(project: Project) -> Iterator[Finding]:
    """The signs that games of one's own name, of packs that print cards; each game once."""
    known = project.assets.signs.names
    games = {view.pack.game.id: view.pack.game for view in project.packs if view.printed_ids}
    for game in games.values():
        for payment, place in undrawn_signs(game, known, project.root).items():
            yield _undrawn(payment, game.payments[payment], place, project)
        for payment, place in unnumbered_signs(game, project.assets.signs, project.root).items():
            yield _unnumbered(payment, game.payments[payment].sign, place)


def _undrawn(payment: str, form: PaymentForm, place: Place, project: Project) -> Finding:
    """A resource is drawn as the icon of its name alone, a payment as any."""
    wanted = f"{FOLDER}/{form.sign}.svg"
    question, there = ask_or_place(project.root, wanted, project.assets.signs.names)
    paid = f"the resource {payment}" if form.each else payment
    message = f'there is no icon "{form.sign}" for {paid}{question}'
    other = "call it as an icon that is there" if form.each else "name another: {sign: coin}"
    help = there or f"put {form.sign}.svg into {FOLDER}/, or {other}"
    return Finding(CODE, CODE, place, message, help)


def _unnumbered(payment: str, sign: str, place: Place) -> Finding:
    message = f'{payment} is drawn with its number, for which the icon "{sign}" has no place'
    help = (
        f'add data-number="50 50 36 #2B2118" to the <svg …> of {FOLDER}/{sign}.svg: the middle,'
        " height and colour of figures; or name a sign that has it: {sign: coin}"
    )
    return Finding(CODE, CODE, place, message, help)


def undrawn_signs(game: GameSpec, known: frozenset[str], root: Path) -> Mapping[str, Place]:
    """What cards of a game may cost that nobody can draw, where the game's own file names it."""
    return _places(
        game, [name for name, form in game.payments.items() if form.sign not in known], root
    )


def unnumbered_signs(game: GameSpec, signs: IconSet, root: Path) -> Mapping[str, Place]:
    """What is always drawn with its number, by a sign that has no place for one, likewise. Of
    shipped games no drawing is read for it."""
    if game.id not in GameFiles(root).own:
        return {}
    lacking = [
        name
        for name, form in game.payments.items()
        if not (form.each or form.bare) and form.sign in signs.names
        if not _takes_numbers(form.sign, signs)
    ]
    return _places(game, lacking, root, counted=True)


def _takes_numbers(sign: str, signs: IconSet) -> bool:
    """Whether a sign has a place for a number; one that cannot be read is told elsewhere."""
    try:
        return signs.takes(Icon(sign, "1"))
    except Stop:
        return True


def _places(
    game: GameSpec, lacking: Sequence[str], root: Path, *, counted: bool = False
) -> Mapping[str, Place]:
    """Where the file of a game of one's own names them; nothing of a shipped one, nor, of what is
    `counted`, where a resource is called so too, which is told by itself."""
    path = GameFiles(root).own.get(game.id) if lacking else None
    tree: Any = path and read_file(path, file=display_path(path, root), report=Report())
    return dict(_named(tree, lacking, counted)) if isinstance(tree, Map) else {}


def _named(tree: Any, lacking: Sequence[str], counted: bool) -> Iterator[tuple[str, Place]]:
    """Where the file of a game names what it may cost: among resources, or as a payment."""
    resources = [*tree.get("resources", ())]
    for name in lacking:
        if name in resources and not counted:
            yield name, tree.place("resources", resources.index(name))
        elif name not in resources and name in tree.get("payments", ()):
            yield name, tree.place("payments", name, "sign")


GAME_SIGN = Check(
    slug="game-sign",
    title="A sign of a game that nobody has drawn",
    why="""\
What cards of a game may cost is drawn: a resource as the icon of its name, a payment as that which
its `sign:` names, with its number. Without a drawing, or a place in it for the number, no card
could be printed that costs it, so the game is told of it and not each card.
""",
    refused="""\
# cards/games/tides.yaml
payments:
  fuel: {sign: coins}        # did you mean "coin"?
  sand: {sign: clay}       # the icon clay has no place for a number
""",
    mend="""\
Type the name of a file of templates/icons/ without its ending, or draw it; where its number stands
is said by `data-number` (docs/art.md).
""",
    over_project=check_game_signs,
)
