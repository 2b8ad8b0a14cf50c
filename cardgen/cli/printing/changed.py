"""The cards that say something else than they did in an earlier revision."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardgen.checks.review.material import Material
from cardgen.cli.since.revision import Revision


def changed(materials: Sequence[Material], root: Path, name: str) -> str:
    """A choice of the printed cards whose entries differ from those of a Git revision.

    New cards are among them; comments, order and the way of writing do not count. Stop where there
    is no Git or no such revision.
    """
    revision = Revision(root, name, instead="name the cards instead: --cards iris,eris")
    return ",".join(part for material in materials for part in _parts(material, revision))


def _parts(material: Material, revision: Revision) -> Iterator[str]:
    """The changed cards of a pack, each with its copies."""
    before: dict[str, Mapping[str, Any]] = {}
    for card in material.pack.printed_cards:
        file = card.entry.file
        if file not in before:
            before[file] = revision.entries(file)
        if before[file].get(card.id) != card.entry:
            yield f"{card.pack}/{card.id}*{card.copies}"
