"""What a check is: a kind of fault with its name, its reason, an example and the mend."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.model.card import Card
    from cardgen.project.pack_view import PackView
    from cardgen.project.project import Project
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks


class Check(NamedTuple):
    """One kind of fault, as `cardgen explain` tells it.

    `codes` are the codes of its findings, its own name if none are given. `over_card` looks at a
    card, and only at what it is by itself: a build leaves out cards that were found sound before.
    `over_pack` looks at one pack, `over_project` at all of them together, `over_prose` at all they
    say, `over_rulebooks` at those of one pack, with all packs around it. Several checks may share
    one such function, which then runs once. A check whose faults are found while a file is read has
    none of them.

    `reads`: what it reads of cards as it looks at rulebooks: all, their `words` too; how those play
    that lie on the tables of `examples`; which there are, as they are `counted`, or `linked`, as
    rulings and scenarios are too; or nothing, since it looks at the `books` alone.
    `by_book`: looking over rulebooks it looks at the one of each language by itself.
    `of_faces`: it looks at what is drawn, which sound cards are not any more.
    `plays`: looking over prose it asks how scenarios are played, which each process does anew.
    `stops_books`: a build of booklets looks too, since what it finds cannot be printed right.
    `of_cards`: looking over prose it holds it against what cards are, their `powers` too, or those
    on the `tables` of scenarios: nothing is told of cards that cannot be read.
    `by_piece`: looking over prose it looks at each piece by itself, or `among-names`, for which it
    asks all names and words of the language.
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
    over_rulebooks: "Callable[[Prose, PackRulebooks], Iterator[Finding]] | None" = None
    reads: Literal["books", "counted", "linked", "examples", "words"] = "words"
    by_book: bool = False
    of_faces: bool = False
    plays: bool = False
    stops_books: bool = False
    of_cards: tuple[Literal["words", "powers", "tables"], ...] = ()
    by_piece: Literal["", "alone", "among-names"] = ""

    @property
    def looks(self) -> bool:
        """Whether it looks at what was read, rather than tell what could not be."""
        return self.over_packs or self.is_of_prose

    @property
    def is_of_prose(self) -> bool:
        """Whether it looks at what is said, and only where somebody has that read."""
        return bool(self.over_prose or self.over_rulebooks)

    @property
    def over_packs(self) -> bool:
        """Whether it looks at packs, be there prose or none."""
        return bool(self.over_card or self.over_pack or self.over_project)
