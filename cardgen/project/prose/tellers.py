"""Which pack tells a piece of prose, and the rulings and scenarios that lie beside it."""

from collections.abc import Iterator, Mapping, Sequence

from cardgen.model.ruling import Ruling
from cardgen.packs.root import display_path
from cardgen.project.pack_view import PackView
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.prose.passages import SAYS, Passage

AID = "aid"
RULINGS = ("question", "ruling", "reason")


class Tellers:
    """The packs looked at, found by the keys of pieces."""

    def __init__(self, packs: Sequence[PackProse]) -> None:
        self._packs = {one.id: one for one in packs}
        self._folders = {one.id: f"{display_path(one.folder, one.root)}/scenarios" for one in packs}
        self._told_in = {self._folders[one.id]: one for one in packs}
        self._rulings: dict[str, Mapping[object, Sequence[Ruling]]] = {}

    def folder(self, view: PackView) -> str:
        """The folder of the scenarios of a pack, as findings call it."""
        return self._folders[view.pack.id]

    def view(self, said: Passage) -> PackView:
        """The pack that tells it."""
        key = str(said.key[0])
        told_in = self._told_in[key.rpartition("/")[0]] if said.kind == SAYS else self._packs[key]
        return told_in.view

    def ends_with_stops(self, said: Passage) -> bool:
        """Whether more than half of the flavour of its pack ends so, in the language of a piece."""
        return said.language in self._packs[str(said.key[0])].ending_with_stops

    def is_unheld(self, said: Passage) -> bool:
        """Whether a piece is words of a card that nothing holds against a power."""
        return said.kind == "text" and self._packs[str(said.key[0])].is_unheld(said)

    def is_of_another_game(self, said: Passage) -> bool:
        """Whether a piece is of a game that has no Ages: its terms and names are its own. Stories
        are of none."""
        told_in = self._packs.get(str(said.key[0]))
        return told_in is not None and not told_in.pack.game.periods

    def files(self, said: Passage) -> list[str]:
        """The scenario that tells it, or those that show an answer."""
        if said.kind == SAYS:
            return [str(said.key[0])]
        shown = [id for one in self.rulings(said) for id in one.scenarios]
        return [f"{self.folder(self.view(said))}/{id}.yaml" for id in shown]

    @staticmethod
    def scenario_id(file: str) -> str:
        """The id of the scenario in a file."""
        return file.rpartition("/")[2].removesuffix(".yaml")

    def above(self, said: Passage) -> Iterator[str]:
        """What a piece leaves unsaid: the question of an answer, the title of a line of an aid."""
        if said.is_answer:
            yield from (one.question.get(said.language, "") for one in self.rulings(said))
        if said.kind == AID:
            sections = (one for one in self.view(said).aid if one.id == said.key[2])
            lines = (one.lines[int(said.key[3])] for one in sections)
            yield from (line.title.get(said.language, "") for line in lines)

    def rulings(self, said: Passage) -> Sequence[Ruling]:
        """Those that a question, an answer or a reason is of; one, unless two are called alike."""
        if said.kind not in RULINGS:
            return ()
        view = self.view(said)
        if view.pack.id not in self._rulings:
            self._rulings[view.pack.id] = _by_id(view.rulings)
        return self._rulings[view.pack.id][said.key[1]]


def _by_id(rulings: Sequence[Ruling]) -> Mapping[object, Sequence[Ruling]]:
    by_id: dict[object, list[Ruling]] = {}
    for one in rulings:
        by_id.setdefault(one.id, []).append(one)
    return by_id
