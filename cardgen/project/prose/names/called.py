"""What cards, Wonders and the players of scenarios are called, language by language."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from cardgen.project.project import Project
from cardgen.project.prose.collect import names_of_pack
from cardgen.project.prose.known_packs import KnownPacks
from cardgen.project.prose.names.letters import allowed_edits, edit_steps, fold_letters
from cardgen.project.prose.names.names import PLAYER, names_alike
from cardgen.project.prose.passages import SAYS, Passage
from cardgen.project.prose.scenarios.scenario_words import players_of, players_told
from cardgen.project.sound_parts import digest_of

if TYPE_CHECKING:
    from cardgen.engine.scenario.narration import EventWording


class CalledNames:
    """The names of the packs looked at and of those beside them; those of players in the
    `languages` spoken."""

    def __init__(self, project: Project, packs: KnownPacks, languages: Collection[str]) -> None:
        self._project, self._packs, self._languages = project, packs, languages
        self.seated = cache(self._seated)

    @property
    def said(self) -> Iterator[Passage]:
        """The names of all cards and Wonders of the packs looked at."""
        return (said for view in self._project.packs for said in names_of_pack(view.pack))

    @cached_property
    def alike(self) -> Mapping[str, Mapping[str, str]]:
        """By language, each name of a card or a Wonder of all these packs with what it is compared
        as in another."""
        return names_alike(said for view in self._packs.named for said in names_of_pack(view.pack))

    @cached_property
    def known_by(self) -> Mapping[str, bytes]:
        """By language, what the names are known by."""
        return {language: digest_of(*each.items()) for language, each in self.by_language.items()}

    @property
    def all_known_by(self) -> list[tuple[str, bytes]]:
        """The same of all languages together."""
        return [*self.known_by.items()]

    @cached_property
    def by_language(self) -> Mapping[str, Mapping[str, str]]:
        """The names of players and those of cards and Wonders, with what each is compared as."""
        players, alike = self._players, self.alike
        return {each: {**players.get(each, {}), **alike[each]} for each in self._languages}

    def is_player(self, word: str, said: Passage) -> bool:
        """Whether a word of what a scenario says is the name of one of its players."""
        if said.kind != SAYS:
            return False
        players = players_of(self._project.root, str(said.key[0]))
        return fold_letters(word) in map(fold_letters, players)

    def _seated(self, file: str, language: str) -> Sequence[str]:
        """What the players of the scenario in a file are called; nobody where it cannot be read."""
        players = sorted(players_of(self._project.root, file))
        return [name for _, name, _ in self._called(players, (language,))]

    def _called(
        self, players: Iterable[str], languages: Iterable[str]
    ) -> Iterator[tuple[str, str, str]]:
        """The name of each player in each language."""
        from cardgen.engine.scenario.narration import called

        for language in languages:
            words = self._wordings.get(language)
            yield from ((language, called(player, words), player) for player in players)

    @cached_property
    def _wordings(self) -> "Mapping[str, EventWording]":
        """The words of stories, in the languages spoken that have some."""
        from cardgen.engine.scenario.narration import load_wording, narration_languages

        root, told = self._project.root, narration_languages(self._project.root)
        return {each: load_wording(root, each) for each in self._languages if each in told}

    @staticmethod
    def nearly_same(name: str, other: str) -> bool:
        """Whether two names differ in spelling alone, by no more letters than a slip does."""
        one, two = fold_letters(name), fold_letters(other)
        most = allowed_edits(max(len(one), len(two)))
        return edit_steps(one, two, most) <= most

    @cached_property
    def _players(self) -> Mapping[str, Mapping[str, str]]:
        """By language, each player of a scenario by name, with what the scenarios say."""
        project, languages = self._project, [*self._languages]
        told = players_told(project.packs, project.parts)
        players = sorted(one for one in told if one.isalpha())
        key = digest_of("players", players, languages) if project.parts.states else b""
        found = project.parts.words(key, lambda: self._called(players, languages))
        named: dict[str, dict[str, str]] = {language: {} for language in languages}
        for language, name, player in found:
            named[language][name] = f"{PLAYER}{player}"
        return named
