"""The packs of which prose may speak: those looked at, those in folders beside them, all others."""

from collections.abc import Collection, Iterator
from functools import cached_property
from pathlib import Path

from cardgen.model.pack import Pack
from cardgen.packs.pack import load_packs
from cardgen.packs.root import list_all_packs, pack_folder
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project


class KnownPacks:
    """The packs of a root, as far as a project does not hold them loaded when asked for."""

    def __init__(self, project: Project) -> None:
        self._project = project

    def of_game(self, pack: Pack) -> tuple[Pack, ...]:
        """The packs that are of the same game as one of them, itself among them."""
        return tuple(one for one in self._every if one.game.id == pack.game.id)

    @property
    def named(self) -> tuple[PackView, ...]:
        """The packs whose names are known."""
        return *self._project.packs, *self.beside

    @cached_property
    def beside(self) -> tuple[PackView, ...]:
        """The packs that are not looked at, in the folders of those that are: their names are
        known. Those of a pack of one's own may be near a shipped one, and no slip for it."""
        packs, root = self._project.packs, self._project.root
        folders = {view.pack.folder.parent for view in packs}
        return tuple(
            PackView(root, one, (), one.languages, packs[0].composers_by_ink)
            for one in self._loaded([view.pack.id for view in packs], folders)
        )

    @cached_property
    def _every(self) -> tuple[Pack, ...]:
        """All packs there are: what they count may be of the game, wherever they lie."""
        packs = [view.pack for view in self.named]
        return *packs, *self._loaded([pack.id for pack in packs])

    def _loaded(
        self, known: Collection[str], folders: Collection[Path] | None = None
    ) -> Iterator[Pack]:
        """The packs beside those known, of some folders or of any; none where none is known."""
        root = self._project.root
        names = [
            name
            for name in (list_all_packs(root) if known else ())
            if name not in known and (folders is None or pack_folder(root, name).parent in folders)
        ]
        return filter(None, (loaded.pack for loaded in load_packs(root, names)))
