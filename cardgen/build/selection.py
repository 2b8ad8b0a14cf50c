"""Which cards, boards and tokens are printed, in which order, and how many of each."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgen.build.card_choice import select_cards
from cardgen.build.options import CUT, GROUPS, KINDS, PNG, BuildRequest, Kinds, cut_kinds
from cardgen.model.card import Card
from cardgen.model.component import Component, ComponentSet, CutShape, GameToken
from cardgen.model.finding import Finding, Stop
from cardgen.model.pack import Pack
from cardgen.project.pack_view import PackView
from cardgen.suggest import join_words
from cardgen.units import Size

if TYPE_CHECKING:  # most builds ask nothing of Git
    from cardgen.project.revision import Revision


class RunPart(NamedTuple):
    """Components of one set in printing order, a copy being the same one again."""

    of: ComponentSet
    members: tuple[Component, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(one for one in self.members if isinstance(one, Card))


class PrintRun(NamedTuple):
    """What is printed together: the sets of a pack of one size and shape, decks first.

    A set that ends half-way through a sheet leaves the other places on it to the next one. Discs of
    several `sizes` are together where one sheet holds them all. Of a large deck that takes several
    files, `number` says which of them this is.
    """

    view: PackView
    parts: tuple[RunPart, ...]
    number: str = ""

    @property
    def name(self) -> str:
        """The sets, as files and tables call them together."""
        return "+".join(part.of.id for part in self.parts)

    @property
    def title(self) -> str:
        """The name with the number of its file, as people read it."""
        return f"{self.name} {self.number}" if self.number else self.name

    @property
    def size(self) -> Size:
        return self.parts[0].of.size

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The different sizes of its components."""
        return tuple(dict.fromkeys(part.of.size for part in self.parts))

    @property
    def shape(self) -> CutShape:
        return self.parts[0].of.shape

    @property
    def of_cards(self) -> bool:
        """Whether there are cards of decks, with which others of their size may lie."""
        return self.parts[0].of.entry[0] == "decks"

    @property
    def noun(self) -> str:
        """What one of them is called, which is its kind in the manifest: tokens, where kinds share
        sheets."""
        kinds = {part.of.kind for part in self.parts}
        return "card" if self.of_cards else kinds.pop() if len(kinds) == 1 else "token"

    def is_wanted(self, kinds: Kinds) -> bool:
        """Whether its sheets are of the kinds that are asked for."""
        own = any(part.of.kind in kinds for part in self.parts)
        return self.noun in kinds or own or (not self.of_cards and "components" in kinds)

    @property
    def components(self) -> tuple[Component, ...]:
        return tuple(one for part in self.parts for one in part.members)

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for part in self.parts for card in part.cards)

    def joined(self, other: "PrintRun") -> "PrintRun":
        """Both as one."""
        return self._replace(parts=(*self.parts, *other.parts))


def print_runs(views: Sequence[PackView], choice: str, kinds: Kinds) -> tuple[PrintRun, ...]:
    """The stacks to print, empty sets left out. Stop when the choice names what is not there.

    Decks go without boards and tokens, or these without decks, where `kinds` asks for one alone.
    A printer is calibrated for the sheets of all.
    """
    sets = [(view, of) for view in views for of in _sets(view.pack, kinds)]
    every = [(index, one) for index, (_, of) in enumerate(sets) for one in of.members]
    ids = [_id_of(one, sets[index][1]) for index, one in every]
    try:
        chosen = [
            every[i] for i in select_cards(ids, choice, each=[one.copies for _, one in every])
        ]
    except ValueError as error:
        raise Stop(str(error), help=_how_to_choose(views, choice)) from error
    if not chosen:
        raise _nothing_of(kinds, views)
    together: dict[tuple[str, Size, CutShape], PrintRun] = {}
    for index, (view, of) in enumerate(sets):
        if members := tuple(one for at, one in chosen if at == index):
            key = (view.pack.id, of.size, of.shape)
            before = together[key].parts if key in together else ()
            together[key] = PrintRun(view, (*before, RunPart(of, members)))
    return tuple(together.values())


def _how_to_choose(views: Sequence[PackView], choice: str) -> str:
    """What to type instead of a choice that names what is not there; boxes and score pads are
    chosen otherwise."""
    packs = [view.pack for view in views]
    beside = [
        (f"{pack.id}/{of.id}/{one.id}", pack.id, *called)
        for pack in packs
        for sets, *called in (
            (pack.box_sets, "box", "boxes"),
            (pack.pad_sets, "score pad", "scorepads"),
        )
        for of in sets
        for one in of.members
    ]
    for part in choice.split(","):
        name = part.partition("*")[0].strip()
        for made, owner, noun, printed in beside:
            if name and f"/{made}".endswith(f"/{name}"):
                return f"{name} is a {noun}: cardgen build {owner} --only {printed}"
    return "write cards by id, with copies: --cards iris,eris*2"


def _sets(pack: Pack, kinds: Kinds) -> tuple[ComponentSet, ...]:
    decks = tuple(of for of in pack.printed_sets if of.entry[0] == "decks")
    cut = cut_kinds(kinds)
    pictured = PNG in kinds and not cut  # with sheets, pictures are of what these hold
    every = "components" in kinds or kinds == {"calibration"} or pictured
    others = (of for of in pack.printed_sets if of not in decks)
    beside = tuple(of for of in others if every or of.kind in kinds)
    alone = cut and kinds - {PNG} <= cut - {"card"}
    named = tuple(of for of in decks if of.kind in kinds)
    return (*(named if alone else decks), *beside)


def _id_of(one: Component, of: ComponentSet) -> str:
    """`faith/iris`, or `faith/boards/lagoon`: a card may be called like its marker."""
    return "/".join((one.pack, *([] if of.entry[0] == "decks" else [of.id]), one.id))


def _nothing_of(kinds: Kinds, views: Sequence[PackView]) -> Stop:
    """Why nothing of these kinds is printed."""
    known = [name for name in KINDS if name in kinds & GROUPS["components"]]
    beside = [*known, *sorted(cut_kinds(kinds) - {*CUT})]
    if not beside or "card" in kinds:
        return Stop("there is no card to print", help=_why_none(views))
    packs = join_words((view.pack.id for view in views), joined_by="and")
    help = f"add it to pack.yaml: components: {{…: {{kind: {beside[0]}, layout: …, of: …}}}}"
    return Stop(f"no {join_words(beside)} is printed of {packs}", help=help)


def _why_none(views: Sequence[PackView]) -> str:
    """Why packs that could be read print nothing."""
    if any(deck.printed for view in views for deck in view.pack.decks):
        return "the decks of these packs are empty"
    facts = sum(len(view.cards) for view in views)
    packs = join_words((view.pack.id for view in views), joined_by="and")
    return (
        f"the {facts} cards of {packs} are facts for the rules: their decks name no layout;"
        " cards are printed from decks such as gods: {kind: god, layout: god, back: gods, …}"
    )


def findings_for(findings: Iterable[Finding], choice: str) -> tuple[Finding, ...]:
    """The findings of the chosen cards, and those that are of no card alone."""
    parts = (part.partition("*")[0].strip() for part in choice.split(","))
    names = {part.rpartition("/")[2] for part in parts} - {""}
    return tuple(one for one in findings if not names or one.owner in names or not one.card)


def changed_components(views: Sequence[PackView], request: BuildRequest, name: str) -> str:
    """A choice of what is printed and differs from a Git revision: cards, boards and tokens.

    New ones are among them; comments, order and the way of writing do not count. Stop where there
    is no Git or no such revision, or where all packs came with the program: these are not in it.
    """
    own = own_views(views, request)
    if views and not own:
        packs = join_words((view.pack.id for view in views), joined_by="and")
        message = f"no revision here knows {packs}: what came with cardgen does not change"
        raise Stop(message, help="name packs of your own, or leave --changed out")
    revision = revision_of(request, name)
    return ",".join(part for view in own for part in _changed_parts(view, request.kinds, revision))


def own_views(views: Sequence[PackView], request: BuildRequest) -> Sequence[PackView]:
    """Those of packs that are in the root, not shipped."""
    return [view for view in views if view.pack.folder.is_relative_to(request.root)]


def revision_of(request: BuildRequest, name: str) -> "Revision":
    """A revision of the root by its name."""
    from cardgen.project.revision import Revision

    return Revision(request.root, name, instead="name the cards instead: --cards iris,eris")


def _changed_parts(view: PackView, kinds: Kinds, revision: "Revision") -> Iterator[str]:
    """The changed components of a pack that are of these kinds, each with its copies."""
    before: dict[tuple[str, str], Mapping[str, Any]] = {}
    for of in _sets(view.pack, kinds):
        for one in of.members:
            listed = "" if not isinstance(one, GameToken) else of.id
            file = one.entry.file
            if (file, listed) not in before:
                before[file, listed] = (
                    revision.tokens(file, of.id) if listed else revision.entries(file)
                )
            if before[file, listed].get(one.id) != one.entry:
                yield f"{_id_of(one, of)}*{one.copies}"
