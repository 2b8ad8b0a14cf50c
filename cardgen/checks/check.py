"""What a check is: a kind of fault with its name, its reason, an example and the mend."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.model.card import Card
    from cardgen.project.load import Project
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose


class Check(NamedTuple):
    """One kind of fault, as `cardgen explain` tells it.

    `codes` are the codes of its findings, its own name if none are given. `over_card` looks at a
    card, and only at what it is by itself: a build leaves out cards that were found sound before.
    `over_pack` looks at one pack, `over_project` at all of them together, `over_prose` at all they
    say. Several checks may share one such function, which then runs once. A check whose faults are
    found while a file is read has none of them.
    """

    slug: str
    title: str
    why: str
    refused: str
    mend: str
    codes: tuple[str, ...] = ()
    over_card: "Callable[[PackView, Card], Iterator[Finding]] | None" = None
    over_pack: "Callable[[PackView], Iterator[Finding]] | None" = None
    over_project: "Callable[[Project], Iterator[Finding]] | None" = None
    over_prose: "Callable[[Prose], Iterator[Finding]] | None" = None

    @property
    def looks(self) -> bool:
        """Whether it looks at what was read, rather than tell what could not be."""
        return bool(self.over_card or self.over_pack or self.over_project or self.over_prose)
