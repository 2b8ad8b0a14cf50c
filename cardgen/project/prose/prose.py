"""The prose of a library, language by language, for the checks that read it over.

Reading it means opening every scenario, so only `cardgen check` has it read.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.project.prose.known_packs import KnownPacks
from cardgen.project.prose.manner import LanguageProse, Manner
from cardgen.project.prose.names.called import CalledNames
from cardgen.project.prose.names.name_indexes import NameIndexes
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.prose.passages import Passage
from cardgen.project.prose.piece_digests import PieceDigests
from cardgen.project.prose.piece_places import PiecePlaces
from cardgen.project.prose.tellers import Tellers

if TYPE_CHECKING:
    from cardgen.project.prose.counting.colour_counts import ColourCounts
    from cardgen.project.prose.counting.example_numbers import ExampleNumbers
    from cardgen.project.prose.doubtful import DoubtfulPieces
    from cardgen.project.prose.names.companies import Companies
    from cardgen.project.prose.scenarios.played_scenarios import PlayedScenarios
    from cardgen.project.prose.scenarios.scenarios import ReadScenarios
    from cardgen.project.prose.senses.senses import SenseReaders
    from cardgen.project.prose.senses.told_things import ToldThings
    from cardgen.project.prose.settled import SettledMatters
    from cardgen.project.prose.told_language import ToldLanguage
    from cardgen.project.prose.witnesses import Witnesses


class Prose:
    """Everything that the packs of a library say, and what reads it; each made when asked for."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.known_packs, self.places = KnownPacks(project), PiecePlaces(project.root)
        self._matters: dict[tuple[str, tuple[str, ...]], SettledMatters] = {}
        self._played: dict[str, PlayedScenarios] = {}

    @cached_property
    def packs(self) -> tuple[PackProse, ...]:
        """What the packs looked at say, pack by pack."""
        digests, of_books = self.project.digests, self.project.prose_digests.of_books
        books = {one.view.pack.id: one for one in self.project.rulebooks}
        return tuple(
            PackProse(view, digests, books.get(view.pack.id), of_books("said", view))
            for view in self.project.packs
        )

    @property
    def said(self) -> tuple[Passage, ...]:
        """Every piece of the packs looked at, and of their rulebooks."""
        return tuple(said for pack in self.packs for said in pack.said)

    @cached_property
    def spoken(self) -> tuple[LanguageProse, ...]:
        """The languages of which it is known how they are typed."""
        return tuple(
            LanguageProse(manner, _pieces_in(self.packs, language))
            for language, manner in self._manners.items()
        )

    @cached_property
    def _manners(self) -> Mapping[str, Manner]:
        """Of the languages spoken, in so far as it is known how they are typed."""
        languages = sorted({language for pack in self.packs for language in pack.words_known_by})
        root, parts = self.project.root, self.project.parts
        manners = (Manner(root, each, parts) for each in languages)
        return {one.language: one for one in manners if one.is_known}

    def read(self) -> None:
        """Read now what most checks ask for: a copy of this process then knows it too."""
        for how in self.spoken:
            if how.language in self.sense_readers:
                self.sense_readers[how.language]

    @cached_property
    def tellers(self) -> Tellers:
        """Which pack tells a piece, and the scenarios beside it."""
        return Tellers(self.packs)

    @cached_property
    def digests(self) -> PieceDigests:
        """What pieces are known by."""
        return PieceDigests(self.project, self.tellers, self.called)

    @cached_property
    def called(self) -> CalledNames:
        """What cards, Wonders and players are called."""
        return CalledNames(self.project, self.known_packs, tuple(self._manners))

    @cached_property
    def names(self) -> NameIndexes:
        """The names that cards, Wonders and pantheons of these packs have, and of those beside."""
        beside = (PackProse(view, self.project.digests) for view in self.known_packs.beside)
        return NameIndexes((*self.packs, *beside), self._manners, self.project.parts)

    @cached_property
    def sense_readers(self) -> "SenseReaders":
        """What finds the senses of words."""
        from cardgen.project.prose.senses.senses import SenseReaders

        root, parts = self.project.root, self.project.parts
        return SenseReaders(root, self._manners, self.called.by_language, parts)

    @cached_property
    def things_told(self) -> "Mapping[str, ToldThings]":
        """By language, what finds colours, resources, sides and stages."""
        from cardgen.project.prose.senses.told_things import things_told

        joined = {one.language: one.orthography.joined for one in self.spoken}
        return things_told(self.sense_readers, joined)

    @cached_property
    def colour_counts(self) -> "Mapping[str, ColourCounts]":
        """By language, what reads how many cards of a colour there are."""
        from cardgen.project.prose.counting.colour_counts import ColourCounts

        readers = self.sense_readers
        return {
            one.language: ColourCounts(one.counting, readers[one.language])
            for one in self.spoken
            if one.language in readers
        }

    def told_languages(
        self,
        packs: "Sequence[PackProse]",
        sheaves: tuple[tuple[str, ...], ...],
        contraries: frozenset[str],
    ) -> "Mapping[str, ToldLanguage]":
        """By language, what packs tell sentence by sentence: the kinds of prose that are looked at
        together, and the senses that have a contrary."""
        from cardgen.project.prose.told_language import ToldLanguage, WantedSentences

        parts, senses, known_by = self.project.parts, self.sense_readers, self.called.known_by
        wanted = WantedSentences(sheaves, contraries)
        return {
            each: ToldLanguage(one, packs, senses, known_by[each], parts, wanted)
            for one in self.spoken
            if (each := one.language) in senses
        }

    def matters(self, language: str, names: Iterable[str]) -> "SettledMatters":
        """Those of some matters of rules that a language has words for."""
        from cardgen.project.prose.settled import SettledMatters, load_settled

        key = language, tuple(names)
        if key not in self._matters:
            words = load_settled(self.project.root, language, self.project.parts)
            self._matters[key] = SettledMatters(words, names)
        return self._matters[key]

    @cached_property
    def witnesses(self) -> "Witnesses":
        """What cards and scenarios know of what is told beside them."""
        from cardgen.project.prose.witnesses import Witnesses

        readers, alike = self.sense_readers, self.called.alike
        return Witnesses(self.project, self.known_packs, self._manners, readers, alike)

    @cached_property
    def companies(self) -> "Companies":
        """Which cards and boards are told of together."""
        from cardgen.project.prose.names.companies import Companies
        from cardgen.project.prose.names.naming import Naming

        readers, called, parts = self.sense_readers, self.called, self.project.parts
        naming = Naming(self.packs, readers, called.alike, called.known_by, parts)
        return Companies(self.project, naming, self.tellers)

    @cached_property
    def doubtful(self) -> "DoubtfulPieces":
        """Which pieces tell of what cannot be read."""
        from cardgen.project.prose.doubtful import DoubtfulPieces

        return DoubtfulPieces(self.project, self.tellers, self.scenarios)

    @cached_property
    def scenarios(self) -> "ReadScenarios":
        """The scenarios of the packs looked at."""
        from cardgen.project.prose.scenarios.scenarios import ReadScenarios

        return ReadScenarios(self.project)

    def played(self, view: PackView) -> "PlayedScenarios":
        """The scenarios of a pack, played when asked for."""
        from cardgen.project.prose.scenarios.played_scenarios import PlayedScenarios

        id = view.pack.id
        if id not in self._played:
            self._played[id] = PlayedScenarios(self.project, view, self.scenarios)
        return self._played[id]

    def example_numbers(self, view: PackView, how: LanguageProse) -> "ExampleNumbers":
        """What the scenarios of a pack let examples tell in a language."""
        from cardgen.project.prose.counting.example_numbers import ExampleNumbers

        libraries, pack = self.project.libraries, view.pack
        library, entries = libraries.of(pack), libraries.numbers(pack)
        return ExampleNumbers(self.played(view), library, entries, how.counting)


def _pieces_in(packs: Iterable[PackProse], language: str) -> Iterator[Passage]:
    """What packs say in a language."""
    yield from (said for pack in packs for said in pack.page(language).pieces)
