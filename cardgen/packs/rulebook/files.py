"""Where the rulebooks of a pack lie, and which of its files look like some."""

from pathlib import Path

from cardgen.model.pack import Pack
from cardgen.packs.root import BOOKS, RULEBOOK_ENDING


def rulebook_names(pack: Pack) -> set[str]:
    """What the rulebooks of a pack are called."""
    return {f"{language}{RULEBOOK_ENDING}" for language in pack.languages}


def rulebooks_elsewhere(pack: Pack) -> list[Path]:
    """Rulebooks in the pack's folder itself, or in one of another name, where none has the right
    one."""
    if (pack.folder / BOOKS).exists():
        return []
    folders = (path for path in sorted(pack.folder.iterdir()) if path.is_dir())
    names = sorted(rulebook_names(pack))
    found = (folder / name for folder in (pack.folder, *folders) for name in names)
    return [path for path in found if path.is_file()]
