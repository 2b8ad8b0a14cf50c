"""Which pack tells a piece of prose, and the scenarios that lie beside it."""

from collections.abc import Sequence

from cardgen.packs.root import display_path
from cardgen.project.pack_view import PackView
from cardgen.project.prose.passages import SAYS, Passage

RULINGS = ("question", "ruling", "reason")


class Tellers:
    """The packs looked at, by what pieces are known by."""

    def __init__(self, views: Sequence[PackView]) -> None:
        self._views = {view.pack.id: view for view in views}
        self._folders = {
            view.pack.id: f"{display_path(view.pack.folder, view.root)}/scenarios" for view in views
        }
        self._told_in = {self._folders[view.pack.id]: view for view in views}

    def folder(self, view: PackView) -> str:
        """The folder of the scenarios of a pack, as findings call it."""
        return self._folders[view.pack.id]

    def view(self, said: Passage) -> PackView:
        key = str(said.key[0])
        return self._told_in[key.rpartition("/")[0]] if said.kind == SAYS else self._views[key]

    def files(self, said: Passage) -> list[str]:
        """The scenario that tells it, or those that show an answer."""
        if said.kind == SAYS:
            return [str(said.key[0])]
        view = self.view(said)
        ids = [
            one.scenarios for one in view.rulings if said.kind in RULINGS and one.id == said.key[1]
        ]
        return [f"{self.folder(view)}/{id}.yaml" for each in ids for id in each]
