"""The cards that say something else than they did in an earlier revision."""

import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardgen.checks.review.material import Material
from cardgen.loading.reader import read_yaml
from cardgen.loading.report import Report
from cardgen.model.finding import Stop
from cardgen.model.located import Map, Seq


def changed(materials: Sequence[Material], root: Path, revision: str) -> str:
    """A choice of the printed cards whose entries differ from those of a Git revision.

    New cards are among them; comments, order and the way of writing do not count. Stop where there
    is no Git or no such revision.
    """
    _git(root, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}", revision=revision)
    return ",".join(part for material in materials for part in _parts(material, root, revision))


def _parts(material: Material, root: Path, revision: str) -> Iterator[str]:
    """The changed cards of a pack, each with its copies."""
    before: dict[str, Mapping[str, Any]] = {}
    for card in material.pack.printed_cards:
        file = card.entry.file
        if file not in before:
            before[file] = _entries(root, file, revision)
        if before[file].get(card.id) != card.entry:
            yield f"{card.pack}/{card.id}*{card.copies}"


def _entries(root: Path, file: str, revision: str) -> Mapping[str, Any]:
    """The entries of a file as it was, by id; none where there was no such file to be read."""
    shown = subprocess.run(
        ["git", "-C", str(root), "show", f"{revision}:./{file}"], capture_output=True, check=False
    )
    try:
        tree = read_yaml(shown.stdout, file=file, report=Report())
    except Stop:
        return {}
    entries = tree if isinstance(tree, Seq) else ()
    return {
        str(entry["id"]): entry for entry in entries if isinstance(entry, Map) and "id" in entry
    }


def _git(root: Path, *words: str, revision: str) -> None:
    """Stop, with what to do, where Git has no answer."""
    try:
        answer = subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=False)
    except OSError as error:
        help = "install Git, or name the cards: --cards iris,eris"
        raise Stop("--changed asks Git, which is not there", help=help) from error
    if answer.returncode == 128:
        message = f"{root} is in no Git repository, so nothing is known of {revision}"
        raise Stop(message, help="name the cards instead: --cards iris,eris")
    if answer.returncode:
        message = f'Git knows no revision "{revision}"'
        raise Stop(message, help="name a commit, tag or branch: --changed HEAD~1")
