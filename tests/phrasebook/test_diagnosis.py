"""Words that cannot be read: in which way, where, and what would be right there."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from random import Random
from zlib import crc32

import pytest

from cardgen.phrasebook.diagnose.diagnosis import diagnose
from cardgen.phrasebook.diagnose.edits import Edits, similar_words
from cardgen.phrasebook.diagnose.localise import Diagnosis, localise
from cardgen.phrasebook.grammar.grammar import ParseTree
from cardgen.phrasebook.grammar.productions import Productions
from cardgen.phrasebook.grammar.spelling import tokenize, typed_text
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.verdict import Different, Same, TextSpan, Unread
from tests.phrasebook.conftest import BOOKS, EVERY, LANGUAGES, SAID, Said
from tests.phrasebook.corpus import SIGNALS, runs
from tests.phrasebook.planted import KINDS, Mutant, planted, sound
from tests.phrasebook.test_told_apart import wordings
from tests.some_of import some_of

EACH = 24  # unread mutants of an operator
LOT = 4
MORE = {"optional": 40}  # of those with the most ways to be near
OPERATORS = (
    *("number", "polarity", "timing", "colour", "symbol", "scope", "optional"),
    *("unit", "and-or", "limit", "name", "clause lost", "sentence added"),
)
CARDS = {str(said): said for said in EVERY}


def told(card: str, old: str, new: str) -> list[tuple[str, str, str]]:
    """What is diagnosed when words of a card are exchanged: kind, words at fault, right words."""
    said = CARDS[card]
    words = typed_text(said.words).replace(old, new)
    found = diagnose(BOOKS[said.language], runs(words), said.power, said.bearer, said.card)
    return [(one.kind, words[one.span.start : one.span.end], one.wanted) for one in found]


@pytest.mark.parametrize(
    ("card", "old", "new", "kind", "fault", "wanted"),
    [
        ("faith/apollo-I-fr", "recevez", "ne recevez pas", "polarity", "ne recevez pas", "recevez"),
        ("faith/apollo-I-en", "gain", "do not gain", "polarity", "do not", ""),
        ("faith/apollo-I-en", "3", "four", "number", "four", "3"),
        ("faith/apollo-I-fr", "3", "quatre", "number", "quatre", "3"),
        ("faith/apollo-I-fr", "pièces", "boucliers", "unit", "boucliers", "pièces"),
        ("faith/apollo-I-fr", "pièces.", "pièces vite.", "added", "vite", ""),
        ("faith/apollo-I-fr", "recevez", "recevze", "unread", "recevze", "recevez"),
        ("faith/ithaca A 2-I-en", "2 gods", "2 cards", "selector", "cards", "gods"),
        ("faith/ithaca A 2-I-en", "Age III", "Age I", "timing", "I", "III"),
        ("faith/anubis-I-en", "you may keep", "you must keep", "optional", "must", "may"),
        ("faith/anubis-I-fr", ", une seule fois", "", "limit", "", "une seule fois"),
        ("faith/seth-I-en", "Seth", "Set", "name", "Set", "Seth"),
        ("faith/hestia-blue-I-en", "Nut", "Nutt", "name", "Nutt", "Nut"),
        ("faith/nut-I-fr", ", mais pas plus de 2", " et pas plus de 3", "number", "3", "2"),
        ("faith/artemis-I-en", "brown or grey", "brown grey", "missing", "", "or"),
        ("faith/ishtar-I-en", "you and", "you or", "and-or", "or", "and"),
        (
            *("faith/hecate-I-fr", "chaque autre joueur", "votre voisin", "scope"),
            *("votre voisin", "chaque autre joueur"),
        ),
        (
            *("faith/demeter-I-en", "On invocation", "At the start of the Age", "timing"),
            *("At the start of the Age", "On invocation"),
        ),
        (
            *("faith/medusa-I-fr", " Défaussez\u00a0le\u00a0reste.", "", "missing", ""),
            "Défaussez ensuite le reste.",
        ),
        (
            *("faith/zeus-I-fr", "votre Merveille", "la Merveille d’un voisin", "scope"),
            *("la Merveille d’un voisin", "votre Merveille"),
        ),
        (
            *("faith/zeus-I-fr", "À la fin de l’Âge, vous", "Vous", "missing", ""),
            "à la fin de l’Âge",
        ),
        (
            *(
                "faith/hades-I-en",
                "; an opponent you\u00a0choose takes 1 Defeat token",
                "",
                "missing",
            ),
            *("", "An opponent of your choice takes 1 Defeat token."),
        ),
        (
            *(
                "faith/hestia-blue-I-fr",
                "les cartes noires, Hécate et Héra ne vous font perdre aucune pièce",
            ),
            "vous ne perdez aucune pièce à cause des cartes noires, Hécate et d’Héra",
            *("missing", "", "d’"),
        ),
        ("faith/demeter-II-en", "2 fewer resources", "2", "missing", "", "fewer resources"),
    ],
)
def test_an_error_is_told_with_its_kind_and_what_is_right(
    card: str, old: str, new: str, kind: str, fault: str, wanted: str
) -> None:
    assert told(card, old, new) == [(kind, fault, wanted)]


def test_errors_of_several_kinds_are_each_told() -> None:
    found = told("faith/hades-I-en", "worth 1; an", "worth 2 and the")
    assert ("number", "2", "1") in found


def test_the_number_of_an_icon_is_told_alone() -> None:
    said = CARDS["faith/apollo-I-fr"]
    words = "À l’invocation, recevez {coin:4}."
    (number,) = diagnose(BOOKS["fr"], runs(words), said.power, said.bearer, said.card)
    assert words[number.span.start : number.span.end] == "4"
    assert (number.kind, number.wanted) == ("number", "3")


def test_an_icon_where_words_are_wanted_may_be_sound() -> None:
    said = CARDS["faith/artemis-I-en"]
    words = runs(
        typed_text(said.words).replace("Until the end of the Age", "Until the end of the {shield}")
    )
    (icon,) = diagnose(BOOKS["en"], words, said.power, said.bearer, said.card)
    assert not icon.certain


def test_sound_words_have_no_mistakes() -> None:
    for said in some_of(SAID, 40):
        assert not diagnose(BOOKS[said.language], said.words, said.power, said.bearer, said.card)


@pytest.mark.parametrize("card", ["faith/apollo-I-fr", "faith/chronos-I-fr"])
def test_words_of_another_sort_are_not_told_a_kind(card: str) -> None:
    said = CARDS[card]
    words = "Le chat dort depuis ce matin sur les genoux de la vieille dame."
    found = diagnose(BOOKS["fr"], (words,), said.power, said.bearer, said.card)
    assert {one.kind for one in found} <= {"unread"}


def test_what_nobody_would_write_is_given_up_before_long(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []
    others = Edits.others
    monkeypatch.setattr(Edits, "others", lambda *given: looked.append(0) or others(*given))
    said = CARDS["faith/chronos-I-fr"]
    words = "Le chat dort depuis ce matin sur les genoux de la vieille dame qui lit et tricote."
    assert not diagnose(BOOKS["fr"], (words,), said.power, said.bearer, said.card)
    assert 0 < len(looked) < 3_000


def test_colours_in_another_order_are_no_mistake() -> None:
    found = told("faith/artemis-I-fr", "marron ou grise", "grise et-ou marron")
    assert [fault for _, fault, _ in found] == ["et-ou"]


@dataclass(frozen=True)
class Tried:
    """A mutant that cannot be read, and what is diagnosed."""

    mutant: Mutant
    found: tuple[Diagnosis, ...]

    @cached_property
    def mended(self) -> bool:
        """Whether the words are sound with what is wanted put in the place of each mistake."""
        words = self.mutant.words
        for one in reversed(self.found):
            words = f"{words[: one.span.start]} {one.wanted} {words[one.span.end :]}"
        return isinstance(self.mutant.sound.judged(words.replace(" ,", ",")), Same)

    @property
    def right(self) -> bool:
        """Whether the error is told, at its words or where another sound wording has them."""
        kinds = KINDS.get(self.mutant.operator, (self.mutant.operator,))
        there = [one for one in self.found if one.kind in kinds]
        return any(self._touches(one.span) for one in there) or (bool(there) and self.mended)

    @property
    def misled(self) -> bool:
        """Whether a wrong kind is told as if it were sure, or what is wanted does not mend."""
        return not self.right and (any(one.certain for one in self.found) or not self.mended)

    def _touches(self, one: TextSpan) -> bool:
        """Whether a span overlaps the planted words, or stands beside them."""
        other = self.mutant.span
        between = self.mutant.words[min(one.end, other.end) : max(one.start, other.start)]
        return not any(letter.isalnum() for letter in between)


@cache
def _mutants() -> Mapping[str, list[Mutant]]:
    """Every mutant, by its operator."""
    found = dict[str, list[Mutant]]()
    for one in sound():
        for mutant in planted(one, Random(one.words)):
            found.setdefault(mutant.operator, []).append(mutant)
    return found


@cache
def tried(operator: str) -> tuple[Tried, ...]:
    """Some mutants of an operator that cannot be read, drawn by a lot that lies in their own words.

    So a sentence that changes leaves the others drawn that were drawn before.
    """
    each = MORE.get(operator, EACH)
    drawn = sorted(_mutants()[operator], key=lambda one: crc32(f"{LOT}{one.words}".encode()))
    drawn = drawn[: 8 * each]
    unread = (one for one in drawn if isinstance(one.sound.judged(one.words), Unread))
    return tuple(Tried(one, _diagnosed(one)) for one in islice(unread, each))


def _diagnosed(mutant: Mutant) -> tuple[Diagnosis, ...]:
    one = mutant.sound
    return diagnose(BOOKS[one.language], runs(mutant.words), one.power, one.bearer, one.card)


@pytest.mark.parametrize("operator", OPERATORS)
def test_planted_errors_are_told_apart(operator: str) -> None:
    every = tried(operator)
    wrong = [(one.mutant.words, one.found) for one in every if one.misled]
    mended = sum(one.mended for one in every)
    told = Counter(" + ".join(each.kind for each in one.found) for one in every)
    line = f"{operator:16}{len(every) - len(wrong):4} of {len(every):3}, mended {mended:3}: "
    print(line, dict(told))  # noqa: T201  # `pytest -s` shows the table
    assert len(wrong) <= 0.05 * len(every), wrong


def test_nearly_all_planted_errors_are_told_apart() -> None:
    every = [one for operator in OPERATORS for one in tried(operator)]
    wrong = [(one.mutant.words, one.found) for one in every if not one.right]
    assert len(every) > 280
    assert len(wrong) <= 0.03 * len(every), wrong
    assert sum(one.mended for one in every) >= 0.97 * len(every)


def _differing(said: Said, words: str) -> Diagnosis:
    """The first difference of words that are read, at the very words."""
    book = BOOKS[said.language]
    verdict = book.judge(runs(words), said.power, said.bearer, said.card)
    assert isinstance(verdict, Different)
    mistakes = diagnose(book, runs(words), said.power, said.bearer, said.card)
    return localise(verdict.differences[0], mistakes)


@pytest.mark.parametrize(
    ("card", "old", "new", "kind", "fault", "wanted"),
    [
        ("faith/apollo-I-fr", "3", "4", "number", "4", "3"),
        ("faith/artemis-I-en", "brown or grey", "brown or red", "selector", "red", "grey"),
        ("faith/demeter-I-fr", "tissu", "verre", "unit", "verre", "tissu"),
        (
            *("faith/athena-I-en", " and your neighbours’ cities", "", "scope", ""),
            "and your neighbours’ cities",
        ),
        (
            *("faith/hera-I-en", "each other player", "each neighbour", "scope"),
            *("neighbour", "other player"),
        ),
        (
            *("leaders/croesus-I-en", "On recruitment, gain 6 coins", "Gain 6 victory points"),
            *("unit", "victory points", "coins"),
        ),
        (
            *("faith/demeter-I-en", "On invocation, gain 2 coins. ", "", "missing", ""),
            "Gain 2 coins.",
        ),
    ],
)
def test_a_difference_is_told_at_the_very_words(
    card: str, old: str, new: str, kind: str, fault: str, wanted: str
) -> None:
    words = typed_text(CARDS[card].words).replace(old, new)
    found = _differing(CARDS[card], words)
    said = (found.kind, words[found.span.start : found.span.end], found.wanted)
    assert said == (kind, fault, wanted)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("recevez", "recevze", True),
        ("recevez", "recevoir", True),
        ("wood", "wodo", True),
        ("conflict", "confict", True),
        ("green", "grey", False),
        ("gear", "gears", True),
        ("per", "pet", False),
        ("victory", "history", False),
    ],
)
def test_a_slip_of_the_pen_is_nearly_the_word(one: str, other: str, same: bool) -> None:
    assert similar_words(one, other) is same
    assert similar_words(other, one) is same


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("category", SIGNALS)
def test_every_signal_stands_in_some_text(category: str, language: str) -> None:
    signal = BOOKS[language].grammar.categories[category]
    assert isinstance(signal, Productions)
    texts = {one.words for one in sound() if one.language == language}
    texts |= {one.words for one in wordings() if one.language == language}  # wrong ones too
    missed = set(range(len(signal.owners)))
    for text in texts:
        missed -= {tree.way for tree in _signals(language, text, category)} if missed else set()
    assert not missed


def _signals(language: str, text: str, category: str) -> Iterator[ParseTree]:
    book = BOOKS[language].grammar
    found = tokenize(runs(text), book.spelling)
    reader = ChartParser(book, found, None)
    return (tree for at in range(len(found)) for tree in reader.parse(category, at))
