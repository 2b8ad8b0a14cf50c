"""The worked rulebook of the fixtures, and what is found once a line of it is changed."""

from collections.abc import Mapping
from pathlib import Path

from cardgen.checks.run import CheckedFindings, run_checks
from cardgen.model.finding import Finding
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.small_root import ROOT, small_root

FOLDER = ROOT / "tests" / "fixtures" / "rulebook"
FR, EN = "cards/trial/rulebook/fr.md", "cards/trial/rulebook/en.md"
PACK, RULINGS = "cards/trial/pack.yaml", "cards/trial/rulings.yaml"


def book_files() -> dict[str, str]:
    """The files of the worked pack."""
    paths = sorted(path for path in FOLDER.rglob("*") if path.is_file())
    return {path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def book_root(folder: Path, files: Mapping[str, str | bytes] | None = None) -> Path:
    """A root with the worked pack; `files` go over it."""
    root = small_root(folder, {**book_files(), **(files or {})}, every_drawing=True)
    (root / "cards" / "trial" / "cards.yaml").unlink()
    return root


def seen(root: Path, *, select: tuple[str, ...] = ()) -> CheckedFindings:
    """What a check of a root tells and what is accepted."""
    project = load_project(root, Selection()).project
    return run_checks(project, select=select, prose=Prose(project))


def found(root: Path) -> list[Finding]:
    """What a check tells but for drawings that the few cards do not use."""
    return [one for one in seen(root).findings if not one.check.startswith("unused-")]
