"""Files as the repository that holds them calls them: what annotations and viewers go by."""

from pathlib import Path


class Repository:
    """The folder above `root` that Git keeps, or `root` itself where there is none."""

    def __init__(self, root: Path) -> None:
        here = root.resolve()
        kept = (folder for folder in (here, *here.parents) if (folder / ".git").exists())
        self.root, self.top = here, next(kept, here)

    def name(self, file: str) -> str:
        """A file of a finding, relative to the top with slashes; absolute where it lies outside."""
        path = self.root / file
        return path.relative_to(self.top).as_posix() if path.is_relative_to(self.top) else str(path)
