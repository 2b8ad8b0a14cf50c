"""The prose of a library, language by language, for the checks that read it over.

Reading it means opening every scenario, so only `cardgen check` has it read.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from os.path import join
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.finding import Finding, Place, Severity
from cardgen.model.pack import Pack
from cardgen.model.text import STOPS
from cardgen.packs.pack import load_packs
from cardgen.packs.root import list_all_packs, pack_folder
from cardgen.project.load import Project
from cardgen.project.pack_view import PackView
from cardgen.project.prose.collect import collect_passages, players_of, players_told
from cardgen.project.prose.counted import CountReader
from cardgen.project.prose.names import KINDS as NAMES
from cardgen.project.prose.names import (
    PLAYER,
    NameIndex,
    allowed_edits,
    edit_steps,
    fold_letters,
    names_alike,
)
from cardgen.project.prose.numbers import NumberReader
from cardgen.project.prose.orthography import Orthography, load_orthography
from cardgen.project.prose.passages import SAYS, Passage, ProsePage
from cardgen.project.prose.rulebooks import PackRulebooks, in_books
from cardgen.project.sound_parts import digest_of
from cardgen.yaml.source_map import SourceMap

if TYPE_CHECKING:
    from cardgen.project.prose.companies import Companies
    from cardgen.project.prose.example_numbers import ExampleNumbers
    from cardgen.project.prose.played_scenarios import PlayedScenarios
    from cardgen.project.prose.scenarios import ReadScenarios
    from cardgen.project.prose.senses import SenseReader
    from cardgen.project.prose.tellers import Tellers
    from cardgen.project.prose.witnesses import Witnesses


CLOSING = "»”“’) \u00a0\u202f"  # may stand behind a stop


class LanguageProse(NamedTuple):
    """What is said in one language, how that language is typed, and what reads its numbers."""

    language: str
    page: ProsePage
    orthography: Orthography
    reading: NumberReader
    counting: CountReader


class Prose:
    """Everything that the packs of a library say; read when first asked for."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self._source_map = SourceMap(project.root)
        # By the identity of a piece, which lasts as long as the piece is kept here.
        self._known_by: dict[int, tuple[Passage, bytes]] = {}

    @cached_property
    def spoken(self) -> tuple[LanguageProse, ...]:
        """The languages of which it is known how they are typed."""
        said = _by_language(self.said)
        known = ((each, load_orthography(self.project.root, each)) for each in sorted(said))
        return tuple(
            LanguageProse(each, ProsePage(said[each]), how, NumberReader(how), CountReader(how))
            for each, how in known
            if how
        )

    @cached_property
    def names(self) -> Mapping[str, NameIndex]:
        """The names that cards, Wonders and pantheons of all packs of the root have."""
        said = self._in_all_packs
        return {one.language: NameIndex(said[one.language], one.orthography) for one in self.spoken}

    @cached_property
    def _in_all_packs(self) -> Mapping[str, list[Passage]]:
        others = (
            said for view in self._others for said in collect_passages(view, self.project.parts)
        )
        return _by_language((*self.said, *others))

    @cached_property
    def sense_readers(self) -> "Mapping[str, SenseReader]":
        """What finds the senses of words, in each language of which somebody has told them."""
        from cardgen.project.prose.senses import SenseReader, load_senses

        told = (
            (one, load_senses(self.project.root, one.language), self._named_alike(one.language))
            for one in self.spoken
        )
        return {
            one.language: SenseReader(senses, names, one.orthography.articles)
            for one, senses, names in told
            if senses
        }

    @cached_property
    def names_alike(self) -> Mapping[str, Mapping[str, str]]:
        """By language, each name with what it is compared as in another."""
        return names_alike(said for each in self._in_all_packs.values() for said in each)

    @cached_property
    def names_known_by(self) -> Mapping[str, bytes]:
        """By language, what the names of cards, Wonders and players are known by."""
        named = {one.language: self._named_alike(one.language) for one in self.spoken}
        return {language: digest_of(*each.items()) for language, each in named.items()}

    def _named_alike(self, language: str) -> Mapping[str, str]:
        return {**self._players.get(language, {}), **self.names_alike[language]}

    @cached_property
    def _players(self) -> Mapping[str, Mapping[str, str]]:
        """By language, each player of a scenario by name, with what the scenarios say."""
        parts, languages = self.project.parts, [one.language for one in self.spoken]
        players = sorted(one for one in players_told(self.project.packs, parts) if one.isalpha())
        key = digest_of("players", players, languages) if parts.states else b""
        found = parts.words(key, lambda: players_called(self.project.root, players, languages))
        named: dict[str, dict[str, str]] = {language: {} for language in languages}
        for language, name, player in found:
            named[language][name] = f"{PLAYER}{player}"
        return named

    @cached_property
    def indexes_known_by(self) -> Mapping[str, bytes]:
        """By language, what all that the index of its names can tell is known by; the index is made
        where something is said that was not."""
        return {one.language: self._index_known_by(one.language) for one in self.spoken}

    def _index_known_by(self, language: str) -> bytes:
        every = self._in_all_packs[language]
        key = digest_of("index", [(one.kind in NAMES, one.words) for one in every])
        (known,) = self.project.parts.names(key, lambda: [self.names[language].known_by.hex()])
        return bytes.fromhex(known)

    def known_by(self, said: Passage) -> bytes:
        """What a piece is known by: itself, the pack that says it, and of a story its file, whose
        players are called as they like. Made once, since many checks ask for it."""
        if id(said) not in self._known_by:
            self._known_by[id(said)] = said, digest_of(*self._known(said))
        return self._known_by[id(said)][1]

    def _known(self, said: Passage) -> tuple[object, ...]:
        owner, language = said.key[0], said.language
        stops = said.kind == "flavour" and (owner, language) in self.ending_with_stops
        told = self._state(owner) if said.kind == SAYS else b""
        return said.kind, language, said.words, owner, stops, told, self.of_another_game(said)

    def _state(self, file: object) -> bytes:
        return self.project.parts.states.get(join(self.project.root, str(file)), b"")

    @cached_property
    def ending_with_stops(self) -> frozenset[tuple[object, str]]:
        """The packs, each with a language, of which more than half of the flavour ends so."""
        ends: dict[tuple[object, str], list[bool]] = {}
        for said in (each for each in self.said if each.kind == "flavour"):
            last = said.words.rstrip(CLOSING)[-1:]
            ends.setdefault((said.key[0], said.language), []).append(last in STOPS)
        return frozenset(key for key, each in ends.items() if 2 * sum(each) > len(each))

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

    @cached_property
    def translations(self) -> tuple[tuple[Passage, ...], ...]:
        """What is said, each piece in all its languages."""
        together: dict[tuple[str | int, ...], list[Passage]] = {}
        for said in self.said:
            together.setdefault(said.key, []).append(said)
        return tuple(map(tuple, together.values()))

    @cached_property
    def said(self) -> tuple[Passage, ...]:
        """Every piece of the packs looked at, and of their rulebooks."""
        parts, digests = self.project.parts, self.project.prose_digests
        packs = (said for view in self.project.packs for said in collect_passages(view, parts))
        books = (
            said
            for rulebooks in self.all_rulebooks
            for said in in_books(rulebooks, parts, digests.of_books("said", rulebooks.view))
        )
        return *packs, *books

    @cached_property
    def witnesses(self) -> "Witnesses":
        """What cards and scenarios know of what is told beside them."""
        from cardgen.project.prose.witnesses import Witnesses

        counting = [one.counting for one in self.spoken]
        return Witnesses(self.project, self._every, counting, self.sense_readers, self.names_alike)

    @cached_property
    def tellers(self) -> "Tellers":
        """Which pack tells a piece, and the scenarios beside it."""
        from cardgen.project.prose.tellers import Tellers

        return Tellers(self.project.packs)

    @cached_property
    def companies(self) -> "Companies":
        """Which cards and boards are told of together."""
        from cardgen.project.prose.companies import Companies
        from cardgen.project.prose.naming import Naming

        pages = {one.language: one.page for one in self.spoken}
        readers, known_by = self.sense_readers, self.names_known_by
        naming = Naming(self.project, pages, readers, self.names_alike, known_by)
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
            self._played[id] = PlayedScenarios(self.project, view)
        return self._played[id]

    def example_numbers(self, view: PackView, how: LanguageProse) -> "ExampleNumbers":
        """What the scenarios of a pack let examples tell in a language."""
        from cardgen.project.prose.example_numbers import ExampleNumbers

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

    def languages_of(self, said: Passage) -> tuple[str, ...]:
        """The languages of the pack that says something."""
        packs = (view.pack for view in self.project.packs)
        return next((pack.languages for pack in packs if pack.id == said.key[0]), ())

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
        return Finding(
            *(check, check, place, f"{who(said)}: {message}", help, severity),
            card=said.card,
            language=said.language,
            fix=fix if safe else None,
        )


def players_called(
    root: Path, players: Iterable[str], languages: Iterable[str]
) -> Iterator[tuple[str, str, str]]:
    """The name of each player in each language."""
    from cardgen.engine.scenario.narration import called, load_wording, narration_languages

    told = narration_languages(root)
    for language in languages:
        words = load_wording(root, language) if language in told else None
        yield from ((language, called(player, words), player) for player in players)


def _by_language(pieces: Iterable[Passage]) -> dict[str, list[Passage]]:
    languages: dict[str, list[Passage]] = {}
    for said in pieces:
        languages.setdefault(said.language, []).append(said)
    return languages


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
