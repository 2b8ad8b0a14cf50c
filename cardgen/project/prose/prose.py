"""The prose of a library, language by language, for the checks that read it over.

Reading it means opening every scenario, so only `cardgen check` has it read.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from os.path import join
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.model.finding import Finding, Place, Severity
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_packs
from cardgen.packs.root import RULINGS_FILE, list_all_packs, pack_folder
from cardgen.project.load import Project
from cardgen.project.pack_view import PackView
from cardgen.project.prose.collect import names_of_pack
from cardgen.project.prose.manner import LanguageProse, Manner
from cardgen.project.prose.names.letters import allowed_edits, edit_steps, fold_letters
from cardgen.project.prose.names.name_indexes import NameIndexes
from cardgen.project.prose.names.names import PLAYER, names_alike
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.prose.passages import SAYS, Passage
from cardgen.project.prose.rulebooks import PackRulebooks
from cardgen.project.prose.scenario_words import players_of, players_told
from cardgen.project.sound_parts import digest_of
from cardgen.yaml.source_map import SourceMap

if TYPE_CHECKING:
    from cardgen.project.prose.counting.colour_counts import ColourCounts
    from cardgen.project.prose.counting.example_numbers import ExampleNumbers
    from cardgen.project.prose.doubtful import DoubtfulPieces
    from cardgen.project.prose.names.companies import Companies
    from cardgen.project.prose.played_scenarios import PlayedScenarios
    from cardgen.project.prose.scenarios import ReadScenarios
    from cardgen.project.prose.senses.senses import SenseReaders
    from cardgen.project.prose.senses.told_things import ToldThings
    from cardgen.project.prose.settled import SettledMatters
    from cardgen.project.prose.tellers import Tellers
    from cardgen.project.prose.told_language import ToldLanguage
    from cardgen.project.prose.witnesses import Witnesses


class Prose:
    """Everything that the packs of a library say; read when first asked for."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self._source_map = SourceMap(project.root)
        # By the identity of a piece, which lasts as long as the piece is kept here.
        self._known_by: dict[int, tuple[Passage, bytes]] = {}
        self._sheaves_known_by: dict[int, tuple[Sequence[Passage], bytes]] = {}
        self._pieces_of: dict[Finding, Passage] = {}
        self._matters: dict[tuple[str, tuple[str, ...]], SettledMatters] = {}
        self._known_beside: dict[str, tuple[object, ...]] = {}

    @cached_property
    def packs(self) -> tuple[PackProse, ...]:
        """What the packs looked at say, pack by pack."""
        digests, of_books = self.project.digests, self.project.prose_digests.of_books
        books = {one.view.pack.id: one for one in self.all_rulebooks}
        return tuple(
            PackProse(view, digests, books.get(view.pack.id), of_books("said", view))
            for view in self.project.packs
        )

    @cached_property
    def _other_packs(self) -> tuple[PackProse, ...]:
        """The same of the packs beside them that are not."""
        return tuple(PackProse(view, self.project.digests) for view in self._others)

    @cached_property
    def _manners(self) -> Mapping[str, Manner]:
        """Of the languages spoken, in so far as it is known how they are typed."""
        languages = sorted({language for pack in self.packs for language in pack.words_known_by})
        root, parts = self.project.root, self.project.parts
        manners = (Manner(root, each, parts) for each in languages)
        return {one.language: one for one in manners if one.is_known}

    @cached_property
    def spoken(self) -> tuple[LanguageProse, ...]:
        """The languages of which it is known how they are typed."""
        return tuple(
            LanguageProse(manner, pieces_in(self.packs, language))
            for language, manner in self._manners.items()
        )

    def read(self) -> None:
        """Read now what most checks ask for: a copy of this process then knows it too."""
        for how in self.spoken:
            if how.language in self.sense_readers:
                self.sense_readers[how.language]

    @cached_property
    def names(self) -> NameIndexes:
        """The names that cards, Wonders and pantheons of these packs have, and of those beside."""
        packs = (*self.packs, *self._other_packs)
        return NameIndexes(packs, self._manners, self.project.parts)

    @cached_property
    def sense_readers(self) -> "SenseReaders":
        """What finds the senses of words."""
        from cardgen.project.prose.senses.senses import SenseReaders

        return SenseReaders(self.project.root, self._manners, self._named, self.project.parts)

    @cached_property
    def names_alike(self) -> Mapping[str, Mapping[str, str]]:
        """By language, each name of a card or a Wonder of all these packs with what it is compared
        as in another."""
        packs = (*self.project.packs, *self._others)
        return names_alike(said for view in packs for said in names_of_pack(view.pack))

    @cached_property
    def named_known_by(self) -> Mapping[str, bytes]:
        """By language, what the names of cards, Wonders and players are known by."""
        return {language: digest_of(*each.items()) for language, each in self._named.items()}

    @cached_property
    def _named(self) -> Mapping[str, Mapping[str, str]]:
        """By language, the names of players and those of cards and Wonders."""
        players, alike = self._players, self.names_alike
        return {each: {**players.get(each, {}), **alike[each]} for each in self._manners}

    @cached_property
    def _players(self) -> Mapping[str, Mapping[str, str]]:
        """By language, each player of a scenario by name, with what the scenarios say."""
        parts, languages = self.project.parts, [*self._manners]
        players = sorted(one for one in players_told(self.project.packs, parts) if one.isalpha())
        key = digest_of("players", players, languages) if parts.states else b""
        found = parts.words(key, lambda: players_called(self.project.root, players, languages))
        named: dict[str, dict[str, str]] = {language: {} for language in languages}
        for language, name, player in found:
            named[language][name] = f"{PLAYER}{player}"
        return named

    def known_by(self, said: Passage) -> bytes:
        """What a piece is known by: itself, the pack that says it, and of a story its file, whose
        players are called as they like. Made once, since many checks ask for it."""
        if id(said) not in self._known_by:
            self._known_by[id(said)] = said, digest_of(*self._known(said))
        return self._known_by[id(said)][1]

    def sheaf_known_by(self, sheaf: Sequence[Passage]) -> bytes:
        """What pieces together are known by: each of them, and who says it; made once, too."""
        if id(sheaf) not in self._sheaves_known_by:
            told = [(self.known_by(said), said.key, said.card) for said in sheaf]
            self._sheaves_known_by[id(sheaf)] = sheaf, digest_of(told)
        return self._sheaves_known_by[id(sheaf)][1]

    def _known(self, said: Passage) -> tuple[object, ...]:
        owner, language = said.key[0], said.language
        stops = said.kind == "flavour" and self.ends_with_stops(said)
        told = self._state(owner) if said.kind == SAYS else b""
        beside = stops, told, self.of_another_game(said), self.is_unheld(said)
        return said.kind, language, said.words, owner, *beside

    def _state(self, file: object) -> bytes:
        return self.project.parts.state(join(self.project.root, str(file))) or b""

    def ends_with_stops(self, said: Passage) -> bool:
        """Whether more than half of the flavour of a pack ends so, in the language of a piece."""
        return said.language in self._by_id[str(said.key[0])].ending_with_stops

    def is_unheld(self, said: Passage) -> bool:
        """Whether a piece is words of a card that nothing holds against a power."""
        return said.kind == "text" and self._by_id[str(said.key[0])].is_unheld(said)

    @cached_property
    def _by_id(self) -> Mapping[str, PackProse]:
        return {one.pack.id: one for one in self.packs}

    def packs_of_game(self, pack: Pack) -> tuple[Pack, ...]:
        """The packs that are of the same game as one of them, itself among them."""
        return tuple(one for one in self._every if one.game.id == pack.game.id)

    @cached_property
    def _every(self) -> tuple[Pack, ...]:
        """All packs that may be named: what they count may be of the game, wherever they lie."""
        views = (*self.project.packs, *self._others)
        elsewhere = _beside(self.project, [view.pack.id for view in views])
        return *(view.pack for view in views), *elsewhere

    @cached_property
    def _others(self) -> tuple[PackView, ...]:
        """The packs that are not looked at, in the folders of those that are: their names are
        known. Those of a pack of one's own may be near a shipped one, and no slip for it."""
        project = self.project
        folders = {view.pack.folder.parent for view in project.packs}
        others = _beside(project, [view.pack.id for view in project.packs], folders)
        return tuple(
            PackView(project.root, one, (), one.languages, project.packs[0].composers_by_ink)
            for one in others
        )

    def of_another_game(self, said: Passage) -> bool:
        """Whether a passage is of a game that has no Ages: its terms and names are its own."""
        return said.key[0] in self._without_ages

    @cached_property
    def _without_ages(self) -> frozenset[str]:
        packs = (view.pack for view in self.project.packs)
        return frozenset(pack.id for pack in packs if not pack.game.periods)

    @property
    def said(self) -> tuple[Passage, ...]:
        """Every piece of the packs looked at, and of their rulebooks."""
        return tuple(said for pack in self.packs for said in pack.said)

    @property
    def names_said(self) -> Iterator[Passage]:
        """The names of all cards and Wonders among them."""
        return (said for view in self.project.packs for said in names_of_pack(view.pack))

    @cached_property
    def witnesses(self) -> "Witnesses":
        """What cards and scenarios know of what is told beside them."""
        from cardgen.project.prose.witnesses import Witnesses

        readers, alike = self.sense_readers, self.names_alike
        return Witnesses(self.project, lambda: self._every, self._manners, readers, alike)

    def matters(self, language: str, names: Iterable[str]) -> "SettledMatters":
        """Those of some matters of rules that a language has words for."""
        from cardgen.project.prose.settled import SettledMatters, load_settled

        key = language, tuple(names)
        if key not in self._matters:
            words = load_settled(self.project.root, language, self.project.parts)
            self._matters[key] = SettledMatters(words, names)
        return self._matters[key]

    def known_beside(self, pack: PackProse) -> tuple[object, ...]:
        """What is known of all that may be read beside a piece of a pack: what cards and boards
        are called and play, with every number of their entries but no words of them; its scenarios
        and its rulings."""
        if pack.id not in self._known_beside:
            project, view = self.project, pack.view
            played = project.prose_digests.of_scenarios("beside", view)
            rulings = project.digests.beside_cards("beside", view, told=RULINGS_FILE)
            self._known_beside[pack.id] = [*self.named_known_by.items()], played, rulings
        return self._known_beside[pack.id]

    @cached_property
    def things_told(self) -> "Mapping[str, ToldThings]":
        """By language, what finds colours, resources, sides and stages."""
        from cardgen.project.prose.senses.told_things import things_told

        joined = {one.language: one.orthography.joined for one in self.spoken}
        return things_told(self.sense_readers, joined)

    def told_languages(
        self,
        packs: "Sequence[PackProse]",
        sheaves: tuple[tuple[str, ...], ...],
        contraries: frozenset[str],
    ) -> "Mapping[str, ToldLanguage]":
        """By language, what packs tell sentence by sentence: the kinds of prose that are looked at
        together, and the senses that have a contrary."""
        from cardgen.project.prose.told_language import ToldLanguage, WantedSentences

        parts, senses, known_by = self.project.parts, self.sense_readers, self.named_known_by
        wanted = WantedSentences(sheaves, contraries)
        return {
            each: ToldLanguage(one, packs, senses, known_by[each], parts, wanted)
            for one in self.spoken
            if (each := one.language) in senses
        }

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

    @cached_property
    def tellers(self) -> "Tellers":
        """Which pack tells a piece, and the scenarios beside it."""
        from cardgen.project.prose.tellers import Tellers

        return Tellers(self.project.packs)

    @cached_property
    def doubtful(self) -> "DoubtfulPieces":
        """Which pieces tell of what cannot be read."""
        from cardgen.project.prose.doubtful import DoubtfulPieces

        return DoubtfulPieces(self.project, self.tellers, self.scenarios)

    @cached_property
    def companies(self) -> "Companies":
        """Which cards and boards are told of together."""
        from cardgen.project.prose.names.companies import Companies
        from cardgen.project.prose.names.naming import Naming

        readers, known_by, parts = self.sense_readers, self.named_known_by, self.project.parts
        naming = Naming(self.packs, readers, self.names_alike, known_by, parts)
        return Companies(self.project, naming)

    @cached_property
    def scenarios(self) -> "ReadScenarios":
        """The scenarios of the packs looked at."""
        from cardgen.project.prose.scenarios import ReadScenarios

        return ReadScenarios(self.project)

    def played(self, view: PackView) -> "PlayedScenarios":
        """The scenarios of a pack, played when asked for."""
        from cardgen.project.prose.played_scenarios import PlayedScenarios

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

    @cached_property
    def _played(self) -> dict[str, "PlayedScenarios"]:
        return {}

    @cached_property
    def all_rulebooks(self) -> tuple[PackRulebooks, ...]:
        """The rulebooks of the packs that have any, or a folder for them."""
        return self.project.rulebooks

    def nearly_same(self, name: str, other: str) -> bool:
        """Whether two names differ in spelling alone, by no more letters than a slip does."""
        one, two = fold_letters(name), fold_letters(other)
        most = allowed_edits(max(len(one), len(two)))
        return edit_steps(one, two, most) <= most

    def names_player(self, said: Passage, word: str) -> bool:
        """Whether a word of what a scenario says is the name of one of its players."""
        if said.kind != SAYS:
            return False
        players = players_of(self.project.root, str(said.key[0]))
        return fold_letters(word) in map(fold_letters, players)

    def place(self, said: Passage, start: int, end: int) -> Place:
        """Where a stretch of a piece is typed."""
        return said.seat().place(self._source_map, start, end)

    def note(self, said: Passage) -> None:
        """Remember that something was found in a piece: nobody asks for it here."""

    def finding(
        self,
        check: str,
        said: Passage,
        span: tuple[int, int],
        message: str,
        help: str,
        *,
        severity: Severity = "warning",
        fix: str | None = None,
    ) -> Finding:
        """A finding at a stretch of a piece; `fix` counts only where the stretch is typed as it is
        read, on one line."""
        self.note(said)
        place = self.place(said, *span)
        safe = self._source_map.typed(place) == said.words[slice(*span)]
        found = Finding(
            *(check, check, place, f"{who(said)}: {message}", help, severity),
            card=said.card,
            language=said.language,
            fix=fix if safe else None,
        )
        self._pieces_of[found] = said
        return found

    def piece_of(self, finding: Finding) -> Passage | None:
        """The piece in which something was found."""
        return self._pieces_of.get(finding)


def players_called(
    root: Path, players: Iterable[str], languages: Iterable[str]
) -> Iterator[tuple[str, str, str]]:
    """The name of each player in each language."""
    from cardgen.engine.scenario.narration import called, load_wording, narration_languages

    told = narration_languages(root)
    for language in languages:
        words = load_wording(root, language) if language in told else None
        yield from ((language, called(player, words), player) for player in players)


def pieces_in(packs: Iterable[PackProse], language: str) -> Iterator[Passage]:
    """What packs say in a language."""
    yield from (said for pack in packs for said in pack.page(language).pieces)


def _beside(
    project: Project, known: Collection[str], folders: Collection[Path] | None = None
) -> tuple[Pack, ...]:
    """The packs that may be named beside those known, of some folders or of any."""
    root = project.root
    names = [
        name
        for name in (list_all_packs(root) if known else ())
        if name not in known and (folders is None or pack_folder(root, name).parent in folders)
    ]
    return tuple(filter(None, (loaded.pack for loaded in load_packs(root, names))))


def who(said: Passage) -> str:
    """A piece as findings call it: `iris, fr, notes`."""
    return ", ".join(part for part in (said.card, said.language, said.kind) if part)
