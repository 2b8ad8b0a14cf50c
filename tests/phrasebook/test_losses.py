"""Whose things a loss counts, who loses and who receives: the words say what the rules do."""

import json
from itertools import product
from typing import Any

import pytest

from cardgen.effects.power.ability import Ability, Activation, ActiveAbility
from cardgen.effects.state.cards import Permanent
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.phrasebook.parse.verdict import Different, Same, Unread
from tests.phrasebook.conftest import BOOKS, LANGUAGES
from tests.phrasebook.corpus import runs
from tests.typed import typed_power

PER: tuple[dict[str, Any], ...] = (
    {"cards": "red"},
    {"cards": ["brown", "grey"]},
    {"cards": "leader"},
    {"stages": 1},
    {"tokens": "victory"},
    {"tokens": "debt"},
    {"coins": 3},
    {"printed vp": 1, "in": "blue"},
    {"printed vp": 2, "in": ["blue", "yellow"]},
    {"shields": 1, "in": "red"},
)
NEAR: tuple[dict[str, Any], ...] = tuple(
    {"cards": "red", "of": of} for of in ("neighbours", "self and neighbours")
)
LOSERS = ("others", "neighbours", "opponent")


def power(**typed: Any) -> tuple[Ability, ...]:
    """The power of one ability; `_` in a name is a space in the key."""
    return typed_power(json.dumps([{key.replace("_", " "): value for key, value in typed.items()}]))


def written(language: str, **typed: Any) -> str:
    """The house words on a Leader."""
    words = BOOKS[language].write(power(**typed), "leader")
    assert words is not None, typed
    return words


@pytest.mark.parametrize(("language", "who"), [*product(LANGUAGES, LOSERS)])
def test_a_loss_counts_what_each_loser_has_and_its_words_say_so(language: str, who: str) -> None:
    book = BOOKS[language]
    for per in (*PER, *NEAR):
        declared = power(lose_coins=2, who=who, per=per)
        words = written(language, lose_coins=2, who=who, per=per)
        assert book.judge(runs(words), declared, "leader") == Same()
        bare = written(language, lose_coins=2, who=who).rstrip(".")
        gain = written(language, coins=2, per=per)
        yours = bare + gain.partition(written(language, coins=2).rstrip(".")[-8:])[2]
        assert yours != words
        assert isinstance(book.judge(runs(yours), declared, "leader"), Different | Unread), yours


RIVALS = {"en": "your opponent", "fr": "votre adversaire"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_game_of_two_there_is_one_opponent(language: str) -> None:
    book = BOOKS[language]
    typed = [{"lose_coins": 2, "who": "opponent", "per": per} for per in PER]
    for one in ({"coins": 2, "to": "opponent"}, {"lose_coins": 2, "who": "opponent"}, *typed):
        words = book.write(power(**one), "duel-leader")
        assert words is not None
        assert RIVALS[language] in words
        assert book.judge(runs(words), power(**one), "duel-leader") == Same()


MISSED = {
    "en": (
        "When recruited, each neighbour pays the bank 2 coins for every stage built in your city.",
        "As soon as you recruit her, each neighbour parts with 2 coins for each stage you built.",
    ),
    "fr": (
        "Au recrutement, chaque voisin rend 2 pièces pour chacune des étapes que vous avez bâties.",
        "Au recrutement, pour chaque étape bâtie chez vous, vos voisins versent 2 pièces.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_no_phrase_may_not_count_what_is_yours(language: str) -> None:
    declared = power(lose_coins=2, who="neighbours", per={"stages": 1})
    for words in MISSED[language]:
        verdict = BOOKS[language].judge(runs(words), declared, "leader")
        assert isinstance(verdict, Different), f"{words}: {verdict}"
        assert [(one.field, one.said) for one in verdict.differences] == [("per of", "self")]


class Asked:
    """A table at which whoever may be chosen last is chosen."""

    def choose(self, who: str, what: str, options: Any, **_: Any) -> Any:
        return [*options][-1]


def concerned(**typed: Any) -> set[str]:
    """Who loses or gains coins when an ability acts for the first of five players, of two teams."""
    (ability,) = power(**typed)
    seats = ("ada", "bob", "cid", "dan", "eva")
    game = Game(tuple(City(name, coins=9) for name in seats), teams=(("ada", "cid"),))
    source = ActiveAbility("ada", Permanent("leader", (ability,)), 0, ability)
    after = ability.effect.act(game, Activation(source, Asked()))  # type: ignore[arg-type]  # asked for no more
    return {event.who for event in after.log if event.what in ("loses", "gains coins")}


MEANT = {
    "each other player": {"bob", "cid", "dan", "eva"},
    "each of your neighbours": {"bob", "eva"},
    "each opponent": {"bob", "dan", "eva"},
    "an opponent of your choice": {"eva"},
    "your direct opponent": {"bob", "eva"},
}


@pytest.mark.parametrize("who", ["others", "neighbours", "opponent", "direct opponent"])
def test_who_loses_and_who_receives_is_who_the_words_name(who: str) -> None:
    for typed in ({"lose_coins": 2, "who": who}, {"coins": 2, "to": who}):
        words = written("en", **typed).removeprefix("On recruitment, ")
        named = next(name for name in MEANT if words.startswith(name))
        assert concerned(**typed) == MEANT[named], words
