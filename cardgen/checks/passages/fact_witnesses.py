"""Who may know a number or a colour that prose tells: cards, scenarios, the game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from cardgen.checks.passages.played_numbers import PlayedNumbers
from cardgen.checks.passages.player_clauses import PlayerClauses
from cardgen.checks.passages.tellings import NEGATION
from cardgen.checks.passages.told_beside import (
    AID,
    ANSWER,
    COLOUR,
    NAMED,
    NUMBER,
    STORY,
    Told,
    Values,
    is_of_a_row,
    reckoned,
    values_of,
)
from cardgen.model.card import full_id
from cardgen.model.finding import Finding
from cardgen.model.game_numbers import numbers_of_game
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.printed_facts import Owner
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.witnesses import Story


class FactWitnesses:
    """Those who may know of what is told: asked one after the other until one does."""

    def __init__(self, prose: "Prose") -> None:
        self._prose, self._tellers = prose, prose.tellers
        self._played = PlayedNumbers(prose)
        self._clauses = {one.language: PlayerClauses(one.orthography) for one in prose.spoken}

    def known_by(self, view: "PackView") -> bytes:
        """What all of a game that may know is known by: what its cards know, are called and do."""
        play = self._prose.project.prose_digests.of_play("witness", view)
        named = self._prose.called.all_known_by if play else ()
        return digest_of(play, named, self._prose.witnesses.known_by(view.pack)) if play else b""

    def beside(self, said: "Passage", view: "PackView") -> tuple[object, ...]:
        """What is read of a pack beside a piece: the ruling that it is of, and the scenarios."""
        parts = self._prose.project.parts
        files = [parts.state(f"{view.root}/{file}") for file in self._tellers.files(said)]
        return files, [*self._together(said)]

    def about(self, said: "Passage", told: Told) -> Iterator[Finding]:
        """A finding where somebody knows others, and nobody this one."""
        view = self._tellers.view(said)
        if known := self._of_one_player(said, view, told):
            yield from (self._finding(said, told, known),) if told.value not in known else ()
            return
        of_game: Values = {*self._of_game(view, told.what)} if said.kind != STORY else set()
        if told.value not in of_game or self._is_shown(said, view, told):
            others = of_game if said.kind == AID else self._others(said, view, told, of_game)
            if others:
                yield self._finding(said, told, others)

    def _is_shown(self, said: "Passage", view: "PackView", told: Told) -> bool:
        """Whether the scenarios of an answer come to such numbers, and none of them to this one."""
        files = self._tellers.files(said) if said.kind == ANSWER else ()
        stories = [self._prose.witnesses.of_story(file).facts for file in files]
        if told.what in NAMED or not values_of(stories, told.what):
            return False
        return not any(
            told.value in self._played.of(file, view, said.language, told.what) for file in files
        )

    def _others(self, said: "Passage", view: "PackView", told: Told, of_game: Values) -> Values:
        """What there is instead of what is told; nothing where somebody knows it, or where nobody
        tells of such things at all."""
        if said.kind == STORY and told.what in NAMED and (own := self._of_one(said, view, told)):
            return _unless(told, own, of_game)
        if told.what == NUMBER:
            return self._of_players(said, view, told, of_game)
        if said.kind == STORY and told.what not in NAMED:
            return self._played_instead(said, view, told, of_game)
        stories = [self._prose.witnesses.of_story(file) for file in self._tellers.files(said)]
        if any(self._is_elsewhere(word, view) for story in stories for word in story.cards):
            return set()  # a card of a pack that is not here may know
        return self._witnessed_instead(said, view, told, of_game, stories)

    def _witnessed_instead(
        self,
        said: "Passage",
        view: "PackView",
        told: Told,
        of_game: Values,
        stories: "Sequence[Story]",
    ) -> Values:
        """What scenarios and cards know instead, asked one after the other."""
        witnessed = values_of((story.facts for story in stories), told.what)
        if told.value in witnessed:
            return set()
        owners = [*self._owners(said, view, stories, told.what)]
        if told.what == COLOUR and any(_colour(one) == told.value for one in owners):
            return set()
        for owner in owners:
            witnessed |= values_of([self._prose.witnesses.of_card(owner)], told.what)
            if told.value in witnessed:
                return set()
        if told.apiece:
            return witnessed
        if told.what not in NAMED and witnessed:
            witnessed |= {*reckoned(said, told, witnessed, of_game)}
        return _unless(told, witnessed, of_game) if witnessed else set()

    def _played_instead(
        self, said: "Passage", view: "PackView", told: Told, of_game: Values
    ) -> Values:
        """What a scenario gives or comes to instead, or what a card prints that its words name:
        what lies on the table besides need not act."""
        file, witnesses = str(said.key[0]), self._prose.witnesses
        named = witnesses.named(view.pack, said.language, said.words)
        facts = (witnesses.of_story(file).facts, *map(witnesses.of_card, named))
        witnessed = values_of(facts, told.what)
        if told.value in witnessed:
            return set()
        ages = self._played.by_age(file, view, said.language, told.what)
        if not any(ages):
            return set()
        witnessed |= {number for numbers in ages for number in numbers}
        printed = {*self._of_game(view, told.what)}
        in_row = is_of_a_row(said, told, witnessed & printed)
        witnessed |= printed if in_row or not named else set()
        witnessed |= {*reckoned(said, told, witnessed, of_game)}
        return _unless(told, witnessed, of_game)

    def _of_players(self, said: "Passage", view: "PackView", told: Told, of_game: Values) -> Values:
        """The numbers of the players whom its sentence names in a scenario, where one without a
        noun is none of them, nor stands on a card that is named."""
        file, witnesses = str(said.key[0]), self._prose.witnesses
        sentence = self._prose.sense_readers[said.language].sentence_around(said.words, told.start)
        words = said.words[sentence]
        known = of_game | self._played.of_named(file, view, said.language, words)
        if told.value in known:
            return set()
        named = witnesses.named(view.pack, said.language, words) if known else ()
        facts = map(witnesses.of_card, named)
        return set() if any(one.value == told.value for each in facts for one in each) else known

    def _of_one_player(self, said: "Passage", view: "PackView", told: Told) -> Values:
        """The numbers of the one player whom a clause of a scenario tells of."""
        clauses = self._clauses.get(said.language) if said.kind == STORY else None
        name = clauses.of(said.words, told.start) if clauses and told.what not in NAMED else ""
        file = str(said.key[0])
        return {*self._played.of_named(file, view, said.language, name)} if name else set()

    def _of_game(self, view: "PackView", what: str) -> "Iterable[int]":
        game = self._prose.known_packs.of_game(view.pack)
        return () if what in NAMED or what == NUMBER else numbers_of_game(game)[what]

    def _is_elsewhere(self, word: str, view: "PackView") -> bool:
        return "/" in word and word not in self._prose.witnesses.owners(view.pack)

    def _owners(
        self, said: "Passage", view: "PackView", stories: "Iterable[Story]", what: str
    ) -> "Iterator[Owner]":
        """The card that says it, those that the words name, those on the table of a scenario. What
        a ruling counts is of those that it names, if there are any."""
        owners, pack = self._prose.witnesses.owners(view.pack), view.pack.id
        if said.card:
            yield owners[f"{pack}/{said.card}"]
        named = [] if said.kind == STORY else [*self._named(said, view)]
        yield from named
        for word in (word for story in stories for word in story.cards):
            owner = owners.get(full_id(word, pack))
            if owner and (what in NAMED or not named):
                yield owner

    def _of_one(self, said: "Passage", view: "PackView", told: Told) -> Values:
        """What the one card knows that a sentence is about, since it names no other."""
        reader = self._prose.sense_readers[said.language]
        words = said.words[reader.sentence_around(said.words, told.start)]
        named = self._prose.witnesses.named(view.pack, said.language, words)
        one_alone = len({(one.pack, one.id) for one in named}) == 1
        if not one_alone or reader.may_say(NEGATION, words):
            return set()  # what it has not is told as well
        return values_of([self._prose.witnesses.of_card(named[0])], told.what)

    def _named(self, said: "Passage", view: "PackView") -> "Iterator[Owner]":
        for words in self._together(said):
            yield from self._prose.witnesses.named(view.pack, said.language, words)

    def _together(self, said: "Passage") -> Iterator[str]:
        """The words themselves; of a ruling its question, its answer and its reason."""
        rulings = self._tellers.rulings(said)
        if not rulings:
            yield said.words
        for one in rulings:
            each = (one.question, one.ruling, one.reason)
            yield from (part[said.language] for part in each if said.language in part)

    def _finding(self, said: "Passage", told: Told, known: "Iterable[int | str]") -> Finding:
        words = said.words[told.start : told.end]
        listed = join_words(map(str, sorted(known)), joined_by="or")
        what = told.what if told.what in (*NAMED, NUMBER) else f"number of {told.what}s"
        message = f'"{words}", a {what} that nothing here has'
        help = f"there are {listed}: say one of them, or mend what it is told of"
        return self._prose.places.finding(
            "prose-witness", said, (told.start, told.end), message, help
        )


def _unless(told: Told, known: Values, of_game: Values) -> Values:
    """What is known, if what is told is not among it."""
    return set() if told.value in known else known | of_game


def _colour(owner: "Owner") -> str:
    """The colour of a card, known without reading its entry."""
    return getattr(owner, "colour", "")
