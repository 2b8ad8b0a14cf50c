"""The packs under the eyes of the checks, each and together."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.layout.assets import Assets
from cardgen.model.finding import Finding, Report
from cardgen.model.legend import Legend
from cardgen.model.pack import Pack
from cardgen.packs.aids.legend import load_legend, own_legend
from cardgen.packs.card_record import seated_cards
from cardgen.packs.pack import LoadedPack, load_packs
from cardgen.packs.root import list_all_packs
from cardgen.project.pack_digests import PackDigests
from cardgen.project.pack_view import PackView
from cardgen.project.sound_parts import SoundParts, digest_of

if TYPE_CHECKING:
    from cardgen.project.doubts import Doubts
    from cardgen.project.phrasebooks import Phrasebooks
    from cardgen.project.prose.rulebooks import PackRulebooks
    from cardgen.project.prose.scenarios.libraries import ScenarioLibraries
    from cardgen.project.prose_digests import ProseDigests
    from cardgen.project.texts import Speaker, SubjectTexts


@dataclass(frozen=True)
class Project:
    """The packs looked at together, for checks that one alone cannot answer; `whole` when these are
    all the packs of the root.

    `phrasebooks` are those compiled before, if any, `parts` what an earlier check found sound. With
    `printed` only texts of printed cards are read; `aids` says whether icon references are wanted,
    and with them what icons mean.
    """

    root: Path
    assets: Assets
    packs: tuple[PackView, ...]
    whole: bool
    aids: bool = True
    printed: bool = False
    phrasebooks: "Phrasebooks | None" = None
    parts: SoundParts = field(default_factory=SoundParts)

    @cached_property
    def digests(self) -> PackDigests:
        """What parts of a check are known by."""
        return PackDigests(self.packs, self.parts, aided=bool(self.aided))

    @cached_property
    def prose_digests(self) -> "ProseDigests":
        """The same of parts that look at rulebooks and scenarios."""
        from cardgen.project.prose_digests import ProseDigests

        return ProseDigests(self.digests)

    def with_known(self) -> "Project":
        """The same with the faces of packs that are known to be sound: those beside cards, and the
        fronts of cards of which nothing but notes was edited, since to compose one takes as long
        as all that is read of it."""
        packs = (
            replace(
                view,
                known_beside=self.parts.known(self.digests.beside_faces(view)),
                known_fronts=frozenset(
                    id for id, key in self._fronts(view) if self.parts.known(key)
                ),
                known_powers=self.parts.known(self.digests.of_pack(view)),
            )
            for view in self.packs
        )
        return replace(self, packs=tuple(packs))

    def settle_faces(self, view: PackView, faulty: Collection[str]) -> None:
        """Know from now on the faces of a pack, but for the fronts of `faulty` cards."""
        self.parts.settle(self.digests.beside_faces(view))
        for id, key in self._fronts(view):
            if id not in faulty:
                self.parts.settle(key)

    def _fronts(self, view: PackView) -> Iterator[tuple[str, bytes]]:
        """The cards to be checked, with what their fronts are known by."""
        for card, seat in chain.from_iterable(map(seated_cards, view.pack.decks)):
            if card.id not in view.sound:
                yield card.id, self.digests.of_front("front", view, card, seat)

    @property
    def complete(self) -> bool:
        """Whether every card of the root stands before us, read and composed without a fault."""
        return self.whole and all(map(self._is_complete, self.packs))

    def _is_complete(self, view: PackView) -> bool:
        if view.loaded:
            return False
        key = self.digests.of_pack(view)
        composed = digest_of("composed", key) if key else b""
        known = self.parts.known(key) or self.parts.known(composed)
        complete = known or not (view.power_findings or view.composed.made.findings)
        if complete:
            self.parts.settle(composed)
        return complete

    @cached_property
    def texts(self) -> "tuple[SubjectTexts, ...]":
        """What cards and boards say, read with the phrasebooks; these are compiled when needed."""
        if not any(map(self._speaks, self.packs)):
            return ()
        if self.printed:
            from cardgen.project.texts import printed_speakers

            return self._texts(printed_speakers)
        from cardgen.project.speakers import speakers

        return self._texts(partial(speakers, self.packs))

    @cached_property
    def half_known_texts(self) -> "tuple[SubjectTexts, ...]":
        """The same of those whose power has a part that cannot be read."""
        if self.printed or not any(view.faulty_powers for view in self.packs):
            return ()
        from cardgen.project.speakers import faulty_speakers

        return self._texts(partial(faulty_speakers, self.packs))

    def _texts(
        self, speakers: "Callable[[PackView], Iterator[Speaker]]"
    ) -> "tuple[SubjectTexts, ...]":
        from cardgen.project.texts import read_texts

        told = self._books, self.packs, speakers
        return tuple(read_texts(*told, parts=self.parts, digests=self.digests))

    @cached_property
    def _books(self) -> "Phrasebooks":
        from cardgen.project.phrasebooks import Phrasebooks

        return self.phrasebooks or Phrasebooks(self.root)

    @cached_property
    def libraries(self) -> "ScenarioLibraries":
        """The cards that scenarios may name; made when needed."""
        from cardgen.project.prose.scenarios.libraries import ScenarioLibraries

        return ScenarioLibraries(self.packs, lambda: self.beside)

    @cached_property
    def beside(self) -> Mapping[str, LoadedPack]:
        """The packs that are not looked at, without the words of their cards; those that are to be
        looked at and could not be read are among them, without a pack."""
        own = {view.pack.id for view in self.packs}
        names = [name for name in list_all_packs(self.root) if name not in own]
        return dict(zip(names, load_packs(self.root, names, words=False), strict=True))

    @cached_property
    def doubts(self) -> "Doubts":
        """What could not be read, and all that may hang on it."""
        from cardgen.project.doubts import Doubts

        return Doubts(self.root, self.packs, lambda: self.beside)

    @cached_property
    def rulebooks(self) -> "tuple[PackRulebooks, ...]":
        """The rulebooks of the packs that have any, or a folder for them, be it the wrong one."""
        from cardgen.packs.rulebook.files import rulebooks_elsewhere
        from cardgen.project.prose.rulebooks import PackRulebooks

        rulebooks = (PackRulebooks(self.packs, view) for view in self.packs)
        return tuple(
            one for one in rulebooks if one.folder.exists() or rulebooks_elsewhere(one.pack)
        )

    def _speaks(self, view: PackView) -> bool:
        """Whether a pack has texts to compare: with powers, or one language with another."""
        if not view.pack.game.rules and len(view.languages) == 1:
            return False
        if self.printed:
            cards = tuple(one for one in view.cards_to_check if view.is_printed(one))
        else:
            cards = view.named_cards
        boards = (
            one for one in view.pack.named_boards if not self.printed or one.id in view.printed_ids
        )
        return any(card.text for card in cards) or any(boards)

    @property
    def aided(self) -> tuple[PackView, ...]:
        """The packs with which an aid is wanted."""
        return tuple(one for one in self.packs if self.aids and one.aided)

    @property
    def explained(self) -> tuple[PackView, ...]:
        """Those of which an aid or a rulebook tells what signs mean."""
        return tuple(
            one
            for one in self.packs
            if self.aids and (one.aided or (one.has_rulebook and one.pack.printed_decks))
        )

    def legend_of(self, pack: Pack) -> Legend | None:
        """What icons mean in a pack: where no rules play it, what the root says itself, for there
        the same drawing stands for something else; a voice calls it what it shows."""
        if self.legend is None or pack.game.rules:
            return self.legend
        return self._own_legend

    @property
    def legend(self) -> Legend | None:
        """What icons mean; None where that could not be read."""
        return self._legend[0]

    @property
    def legend_findings(self) -> tuple[Finding, ...]:
        """What is wrong with the file of meanings, if some pack needs it."""
        return self._legend[1]

    @cached_property
    def _legend(self) -> tuple[Legend | None, tuple[Finding, ...]]:
        report = Report("legend")
        return (load_legend(self.root, report) if self.explained else None), report.findings

    @cached_property
    def _own_legend(self) -> Legend | None:
        own = own_legend(self.root)
        said = (own.groups, own.further, own.cover) if own else ((), {}, ())
        groups, further, cover = said
        whole = self.legend
        return whole and whole._replace(groups=groups, further=further, cover=cover)
