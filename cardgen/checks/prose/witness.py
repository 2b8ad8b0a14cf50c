"""Numbers and colours told beside cards that neither these nor the scenarios there know."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.comparing.tellings import NEGATION
from cardgen.checks.prose.age_rows import PlayedNumbers
from cardgen.checks.sound import Sheaves, look_unless_sound
from cardgen.model.card import THINGS
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
    from cardgen.project.prose.told_things import ToldThings
    from cardgen.project.prose.witnesses import Facts, Owner, Story

AID, ANSWER, COLOUR, SIDE, STAGE = "aid", "ruling", "colour", "side", "stage"
NOTES, STORY = "notes", "says"
NAMED = frozenset(
    (COLOUR, SIDE, STAGE, *(what for what, _ in THINGS.values()))
)  # what is no number
BESIDE_CARDS = (AID, "question", ANSWER, STORY)


Values = set[int | str]


class Told(NamedTuple):
    """A number or a colour, and where it stands in its piece."""

    what: str
    value: int | str
    start: int
    end: int


def check_prose_witness(prose: "Prose") -> Iterator[Finding]:
    """Each piece, in each language, unless all who may know say what they said before."""
    if any(view.unread for view in prose.project.packs):
        return  # cards that cannot be read may know
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
                told = prose.known_by(said), said.card, asked.beside(said, pack.view)
                look = partial(_in_piece, prose, asked, how, said)
                sheaves.add((how.language, kind), told, look)
    yield from sheaves.look(prose.project.parts)


def _in_piece(
    prose: "Prose", asked: "Asked", how: "LanguageProse", said: "Passage"
) -> Iterator[Finding]:
    for counted in how.counting.in_words(said.words):
        if counted.unit and counted.number > 1:
            told = Told(counted.unit, counted.number, counted.start, counted.end)
            yield from asked.about(said, told)
    for told in _told_things(prose.things_told.get(how.language), said):
        yield from asked.about(said, told)


def _told_things(things: "ToldThings | None", said: "Passage") -> Iterator[Told]:
    """The colours and resources that a piece says, and of a story sides and stages."""
    if not things or said.kind == AID:
        return
    if said.kind == STORY:
        yield from (Told(SIDE, one.sense, one.start, one.end) for one in things.sides(said.words))
        for row in things.stages(said.words):
            yield from (Told(STAGE, number, row.start, row.end) for number in row.numbers)
    yield from (Told(COLOUR, one.sense, one.start, one.end) for one in things.colours(said.words))
    for one in things.things(said.words):
        yield Told(THINGS[one.sense][0], one.sense, one.start, one.end)


class Asked:
    """Those who may know of what is told: asked one after the other until one does."""

    def __init__(self, prose: "Prose") -> None:
        self._prose, self._tellers = prose, prose.tellers
        self._played = PlayedNumbers(prose)

    def known_by(self, view: "PackView") -> bytes:
        """What all of a game that may know is known by: what its cards print, are called and do."""
        play = self._prose.project.prose_digests.of_play("witness", view)
        named = [*self._prose.named_known_by.items()] if play else ()
        return digest_of(play, named, self._prose.owners_known_by(view.pack)) if play else b""

    def beside(self, said: "Passage", view: "PackView") -> tuple[object, ...]:
        """What is read of a pack beside a piece: the ruling that it is of, and the scenarios."""
        states = self._prose.project.parts.states
        files = [states.get(f"{view.root}/{file}") for file in self._tellers.files(said)]
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
        if told.what in NAMED or not _values(stories, told.what):
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
        stories = [self._prose.witnesses.of_story(file) for file in self._tellers.files(said)]
        witnessed = _values((story.facts for story in stories), told.what)
        if told.value in witnessed:
            return True
        if any(self._is_elsewhere(word, view) for story in stories for word in story.cards):
            return True  # a card of a pack that is not here may know
        owners = [*self._owners(said, view, stories, told.what)]
        if told.what == COLOUR and any(_colour(one) == told.value for one in owners):
            return True
        for owner in owners:
            witnessed |= _values([self._prose.witnesses.of_card(owner)], told.what)
            if told.value in witnessed:
                return True
        if told.what not in NAMED and witnessed:
            if said.kind == STORY:
                witnessed |= {*self._played.of(str(said.key[0]), view, said.language, told.what)}
                of_game = {*self._of_game(view, told.what)}
                witnessed |= of_game if _is_of_a_row(said, told, witnessed & of_game) else set()
            witnessed |= {*_reckoned(said, told, witnessed, known)}
        if not witnessed:
            known.clear()
        known |= witnessed
        return told.value in witnessed

    def _of_game(self, view: "PackView", what: str) -> "Iterable[int]":
        game = self._prose.packs_of_game(view.pack)
        return () if what in NAMED else numbers_of_game(game)[what]

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
            owner = owners.get(word if "/" in word else f"{pack}/{word}")
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
        return _values([self._prose.witnesses.of_card(named[0])], told.what)

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
        what = told.what if told.what in NAMED else f"number of {told.what}s"
        message = f'"{words}", a {what} that nothing here has'
        help = f"there are {listed}: say one of them, or mend what it is told of"
        return self._prose.finding("prose-witness", said, (told.start, told.end), message, help)


def _colour(owner: "Owner") -> str:
    """The colour of a card, known without reading its entry."""
    return getattr(owner, "colour", "")


def _reckoned(
    said: "Passage", told: Told, known: "Iterable[int | str]", of_game: "Iterable[int | str]"
) -> Iterator[int]:
    """What words come to that say where it is from: what is known of twice; one of the numbers
    beside it on top, or of those of the game that are said beside it, twice; these in a row."""
    parts = said.words[: told.start], said.words[told.end :]
    beside = [[*map(int, re.findall(r"\d+", part))] for part in parts]
    numbers = [one for one in known if isinstance(one, int)] if said.kind != STORY else []
    yield from (2 * one for one in numbers)
    for one in {one for each in beside for one in each if numbers}.intersection({*known, *of_game}):
        yield from (one + number for number in numbers)
        yield from [2 * one] if one in of_game else ()
    for each in beside:
        for first in range(len(each)):
            yield from (sum(each[first:last]) for last in range(first + 2, len(each) + 1))


def _is_of_a_row(said: "Passage", told: Told, known: "Iterable[int | str]") -> bool:
    """Whether it stands beside one that is known: 2, 5 or 10 points, of which one is scored."""
    beside = said.words[: told.start] + said.words[told.end :]
    return any(int(one) in known for one in re.findall(r"(?<!\d)\d{1,4}(?!\d)", beside))


def _values(facts: "Iterable[Facts]", what: str) -> Values:
    return {one.value for each in facts for one in each if one.what == what and one.value != ""}


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
)
