"""Numbers and colours told beside cards that neither these nor the scenarios there know."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.tellings import NEGATION
from cardgen.checks.passages.told_beside import (
    AID,
    ANSWER,
    COLOUR,
    NAMED,
    NOTES,
    NUMBER,
    STORY,
    Told,
    Values,
    is_of_a_row,
    reckoned,
    told_in,
    values_of,
)
from cardgen.checks.sound import Sheaves, look_unless_sound
from cardgen.checks.told_of_play.age_row import PlayedNumbers
from cardgen.model.card import full_id
from cardgen.model.finding import Finding
from cardgen.model.game_numbers import numbers_of_game
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.witnesses import Owner, Story

BESIDE_CARDS = (AID, "question", ANSWER, STORY)


def check_prose_witness(prose: "Prose") -> Iterator[Finding]:
    """Each piece, in each language, unless all who may know say what they said before."""
    asked = Asked(prose)
    for pack in prose.packs:
        key = pack.key("witness", around := asked.known_by(pack.view))
        look = partial(_in_pack, prose, asked, pack, around)
        yield from look_unless_sound(prose.project.parts, key, look)


def _in_pack(prose: "Prose", asked: "Asked", pack: "PackProse", around: bytes) -> Iterator[Finding]:
    """In what is told beside cards, which most edits leave as it was, and in notes."""
    parts, digests = prose.project.parts, prose.project.digests
    beside = digests.beside_all_cards("witness", pack.view)
    key = digest_of("witness", around, beside) if beside else b""
    look = partial(_in_pieces, prose, asked, pack, around, BESIDE_CARDS)
    yield from look_unless_sound(parts, key, look)
    yield from _in_pieces(prose, asked, pack, around, (NOTES,))


def _in_pieces(
    prose: "Prose", asked: "Asked", pack: "PackProse", around: bytes, kinds: Sequence[str]
) -> Iterator[Finding]:
    sheaves = Sheaves("witness", around)
    for how in prose.spoken:
        for (_, kind), sheaf in pack.page(how.language).sheaves.items():
            for said in sheaf if kind in kinds else ():
                told = prose.digests.of(said), said.card, asked.beside(said, pack.view)
                look = partial(_in_piece, prose, asked, how, said)
                sheaves.add((how.language, kind), told, look)
    yield from sheaves.look(prose.project.parts)


def _in_piece(
    prose: "Prose", asked: "Asked", how: "LanguageProse", said: "Passage"
) -> Iterator[Finding]:
    for told in told_in(prose, how, said):
        yield from asked.about(said, told)


class Asked:
    """Those who may know of what is told: asked one after the other until one does."""

    def __init__(self, prose: "Prose") -> None:
        self._prose, self._tellers = prose, prose.tellers
        self._played = PlayedNumbers(prose)

    def known_by(self, view: "PackView") -> bytes:
        """What all of a game that may know is known by: what its cards know, are called and do."""
        play = self._prose.project.prose_digests.of_play("witness", view)
        named = [*self._prose.called.known_by.items()] if play else ()
        return digest_of(play, named, self._prose.witnesses.known_by(view.pack)) if play else b""

    def beside(self, said: "Passage", view: "PackView") -> tuple[object, ...]:
        """What is read of a pack beside a piece: the ruling that it is of, and the scenarios."""
        parts = self._prose.project.parts
        files = [parts.state(f"{view.root}/{file}") for file in self._tellers.files(said)]
        return files, [*self._together(said)]

    def about(self, said: "Passage", told: Told) -> Iterator[Finding]:
        """A finding where somebody knows others, and nobody this one."""
        view = self._tellers.view(said)
        known: Values = {*self._of_game(view, told.what)} if said.kind != STORY else set()
        of_game = told.value in known and not self._is_shown(said, view, told)
        if of_game or (said.kind != AID and self._is_known(said, view, told, known)):
            return
        if known:
            yield self._finding(said, told, known)

    def _is_shown(self, said: "Passage", view: "PackView", told: Told) -> bool:
        """Whether the scenarios of an answer come to such numbers, and none of them to this one."""
        files = self._tellers.files(said) if said.kind == ANSWER else ()
        stories = [self._prose.witnesses.of_story(file).facts for file in files]
        if told.what in NAMED or not values_of(stories, told.what):
            return False
        return not any(
            told.value in self._played.of(file, view, said.language, told.what) for file in files
        )

    def _is_known(self, said: "Passage", view: "PackView", told: Told, known: Values) -> bool:
        """Whether a scenario or a card knows; `known` is what there is then, nothing where none of
        them tells of such things at all."""
        if said.kind == STORY and told.what in NAMED and (own := self._of_one(said, view, told)):
            known |= own
            return told.value in own
        if told.what == NUMBER:
            return self._is_of_named(said, view, told, known)
        if said.kind == STORY and told.what not in NAMED:
            return self._is_played(said, view, told, known)
        stories = [self._prose.witnesses.of_story(file) for file in self._tellers.files(said)]
        witnessed = values_of((story.facts for story in stories), told.what)
        if told.value in witnessed:
            return True
        if any(self._is_elsewhere(word, view) for story in stories for word in story.cards):
            return True  # a card of a pack that is not here may know
        owners = [*self._owners(said, view, stories, told.what)]
        if told.what == COLOUR and any(_colour(one) == told.value for one in owners):
            return True
        for owner in owners:
            witnessed |= values_of([self._prose.witnesses.of_card(owner)], told.what)
            if told.value in witnessed:
                return True
        if told.what not in NAMED and witnessed:
            witnessed |= {*reckoned(said, told, witnessed, known)}
        if not witnessed:
            known.clear()
        known |= witnessed
        return told.value in witnessed

    def _is_played(self, said: "Passage", view: "PackView", told: Told, known: Values) -> bool:
        """Whether a scenario gives such a number or comes to it, or a card prints it that its words
        name: what lies on the table besides need not act. `known` is what there is then."""
        file, witnesses = str(said.key[0]), self._prose.witnesses
        named = witnesses.named(view.pack, said.language, said.words)
        facts = (witnesses.of_story(file).facts, *map(witnesses.of_card, named))
        witnessed = values_of(facts, told.what)
        if told.value in witnessed:
            return True
        ages = self._played.by_age(file, view, said.language, told.what)
        witnessed |= {number for numbers in ages for number in numbers}
        of_game = {*self._of_game(view, told.what)}
        in_row = is_of_a_row(said, told, witnessed & of_game)
        witnessed |= of_game if in_row or not named else set()
        witnessed |= {*reckoned(said, told, witnessed, known)}
        known |= witnessed if any(ages) else set()
        return not any(ages) or told.value in witnessed

    def _is_of_named(self, said: "Passage", view: "PackView", told: Told, known: Values) -> bool:
        """Whether a number without a noun is one of those of the players whom its sentence names,
        in a scenario or on a card that is named."""
        file, witnesses = str(said.key[0]), self._prose.witnesses
        words = said.words[
            self._prose.sense_readers[said.language].sentence_around(said.words, told.start)
        ]
        known |= self._played.of_named(file, view, said.language, words)
        cards = map(witnesses.of_card, witnesses.named(view.pack, said.language, words))
        return (
            not known
            or told.value in known
            or any(one.value == told.value for facts in cards for one in facts)
        )

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


def _colour(owner: "Owner") -> str:
    """The colour of a card, known without reading its entry."""
    return getattr(owner, "colour", "")


PROSE_WITNESS = Check(
    slug="prose-witness",
    title="A number or a colour that no card and no scenario knows",
    why="""\
What is wrong in all languages at once, no comparison of languages can tell. Coins, shields and
points that are counted in a note, a question, its answer, a player aid or by a scenario, and the
colours named there, are asked of those who know: the card that the note stands on, cards that are
named, those on the table of the scenario, what it gives and what it comes to as it is played, and
the constants of the game. A note may say twice a number of its card, or the difference of two.
A sentence of a scenario that names one card alone, and denies nothing, tells of that one: no colour
and no resource but its own. The side in “Babylon B” is one that the scenario lays out.
""",
    refused="""\
- id: iris
  power: [{coins: 3}]
  notes:
    fr:
      - >-
        Prenez ces 4 pièces à la banque.         # she brings 3
    en:
      - >-
        Take these 4 coins from the bank.
""",
    mend="""\
Say the number or the colour of the card, or mend the card: one of the two is wrong.
""",
    over_prose=check_prose_witness,
    of_cards=("powers", "tables"),
    plays=True,
)
