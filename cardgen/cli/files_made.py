"""The files that a build made, told to a person."""

from collections.abc import Sequence
from pathlib import Path

from cardgen.build.options import PNG
from cardgen.cli.say import say
from cardgen.output.manifest import ManifestEntry
from cardgen.suggest import quantity


def tell_files(files: Sequence[ManifestEntry], folder: Path) -> None:
    """A line a file, with its path as a person in the working folder would type it; of pictures a
    line a folder."""
    for one in files:
        if one.kind != PNG:
            cards = [quantity(one.cards, one.kind)] if one.cards else []
            told = (quantity(one.pages, "page"), *cards, quantity(one.bytes, "byte"))
            say("  ".join((_shown(folder / one.path), *told)))
    pictures = [one for one in files if one.kind == PNG]
    for inner in dict.fromkeys(Path(one.path).parent for one in pictures):
        sizes = [one.bytes for one in pictures if Path(one.path).parent == inner]
        held = f"{quantity(len(sizes), 'picture')}  {quantity(sum(sizes), 'byte')}"
        say(f"{_shown(folder / inner)}/  {held}")


def _shown(path: Path) -> str:
    """A path as a person in the working folder would type it."""
    here = Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)
