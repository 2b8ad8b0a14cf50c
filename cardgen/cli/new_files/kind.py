"""What `cardgen new kind` adds to a game: a kind of card, board or token, in a file of the root."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardgen.cli.fixes import contents_of, make_fixes
from cardgen.cli.proposing.proposals import FileLines, insert_lines
from cardgen.model.finding import Finding, Report, Stop
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import ValueRef
from cardgen.output.safe_files import save_files
from cardgen.packs.components.kinds import ComponentKindSchema
from cardgen.packs.games import GameFiles
from cardgen.packs.root import GAMES, display_path
from cardgen.suggest import did_you_mean, join_words
from cardgen.yaml.appending import flow_map, write_yaml
from cardgen.yaml.reader import read_file, read_yaml

ADDED = "new-kind"
HEADING = "# The game as it came with cardgen; kinds that stand here are there beside its own.\n"


def known_game(root: Path, name: str) -> GameSpec:
    """The game so called. Stop where there is none, or its file has faults."""
    games, report = GameFiles(root), Report()
    spec = games.spec(name, report)
    if spec is not None:
        return spec
    if report.findings:
        first = report.findings[0]
        raise Stop(first.message, place=first.place, help=first.help or "mend the game first")
    near = did_you_mean(name, games.names)
    known = f"there is {join_words(games.names, joined_by='and')}"
    help = f"{known}; a game of your own is a file cards/{GAMES}/<game>.yaml"
    raise Stop(f'there is no game "{name}"{near}', help=help)


def kind_entry(size: str, corners: float | None, *, circle: bool) -> dict[str, object]:
    """What a game says of a kind: `corners` is the radius in mm of a rectangle's corners, if any.

    Stop for a size or shape that no kind can have.
    """
    said: dict[str, object] = {"size": size}
    if corners is not None:
        said["corners"] = int(corners) if corners.is_integer() else corners
    if circle:
        said["shape"] = "circle"
    report = Report()
    typed: Any = read_yaml(write_yaml({"kind": said}).encode(), file="", report=report)
    ComponentKindSchema().read(typed["kind"], ValueRef(typed, "kind"), report)
    for finding in report.findings:
        raise Stop(finding.message, help=finding.help)
    return said


def add_kind(root: Path, game: str, name: str, said: Mapping[str, object]) -> Path:
    """Add the kind `name`, of the size and shape `said`, to a game; return the file it stands in.

    Of a game that came with the program the root gets a file of its own, which is like it. Stop
    where a file has no place for a line.
    """
    path = root / "cards" / GAMES / f"{game}.yaml"
    if path.exists():
        _insert(root, path, name, said)
    else:
        begun = HEADING + write_yaml({"like": game, "kinds": {name: flow_map(said)}})
        save_files({path: (begun.encode(),)})
    return path


def _insert(root: Path, path: Path, name: str, said: Mapping[str, object]) -> None:
    """Put a line behind the last kind of a file, or its first one behind the last line."""
    tree = _tree(path, root)
    line: dict[str, object] = {name: flow_map(said)}
    container, added = (tree["kinds"], line) if "kinds" in tree else (tree, {"kinds": line})
    rewrite = insert_lines(FileLines(root), container, lambda indent: _lines(added, indent))
    if rewrite is None:
        at = tree.place("kinds") if "kinds" in tree else tree.place(next(iter(tree)))
        raise Stop("the kinds stand between braces", place=at, help="give each a line of its own")
    wanted = [Finding("new", ADDED, rewrite.place, "a kind is added", fix=rewrite.text)]
    for mended in make_fixes(wanted, root, contents_of(root, None)):
        if mended.refused:
            raise Stop(f"{mended.file}: {mended.refused}", help="add the kind by hand")


def _lines(added: Mapping[str, object], indent: int) -> str:
    written = write_yaml(added).splitlines()
    return "".join(f"\n{' ' * indent}{line}" for line in written)


def _tree(path: Path, root: Path) -> Any:
    return read_file(path, file=display_path(path, root), report=Report())
