"""Random play on small tables: whatever is legal breaks no law, whatever is not changes nothing."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.age.drafting import pray
from cardgen.engine.age.ending import end_age
from cardgen.engine.age.scoring import scored
from cardgen.engine.library import Library
from cardgen.engine.play.invoking import Invokes
from cardgen.engine.play.moves import AgeMove, Builds, Sells, Stages
from cardgen.engine.play.seat import Seated
from cardgen.engine.play.turn import Plan, play_turn
from cardgen.engine.scenario.laws import broken_law
from cardgen.engine.scenario.setting import setting
from cardgen.engine.scenario.story import Given, GivenPlayer

T = TypeVar("T")
NAMES = ("david", "lea", "tom", "eva")
BOARDS = ("base/gizah", "base/rhodos", "base/ephesos", "faith/ithaca")


class Dice(Seated):
    """Players who answer by lot."""

    def __init__(self, luck: Random) -> None:
        super().__init__({})
        self.luck = luck

    def choose(
        self, player: str, question: str, options: Sequence[T], *, optional: bool = False
    ) -> T | None:
        if not options or (optional and self.luck.random() < 0.3):
            return None
        return self.luck.choice(options)

    def wants(self, player: str, question: str, option: object = True) -> bool:
        return self.luck.random() < 0.5


def dealt(library: Library, luck: Random, *, cities: bool) -> Game:
    """Four players in two teams, hands of four, and every god that these expansions allow."""
    plays = frozenset({"teams", *(("cities",) if cities else ())})
    cards = [name for name in library.cards if name.startswith("base/")]
    black = [name for name in library.cards if name.startswith("cities-base/")] if cities else []
    gods = list(library.usable("faith", 4, plays))
    luck.shuffle(gods)
    players = {
        name: GivenPlayer(
            wonder={board: "A"},
            city=tuple(luck.sample(cards, 5)),
            hand=tuple(luck.sample(cards + black, 4)),
            gods=tuple(gods[number * 3 : number * 3 + 3]),
            coins=luck.randrange(12),
            defeat=luck.randrange(3),
            debt=luck.randrange(3) if cities else 0,
        )
        for number, (name, board) in enumerate(zip(NAMES, BOARDS, strict=True))
    }
    given = Given(
        players,
        plays=("cities",) if cities else (),
        teams=(NAMES[:2], NAMES[2:]),
        discard=tuple(luck.sample(cards, 3)),
        leaders=tuple(luck.sample([n for n in library.cards if n.startswith("leaders/")], 6)),
        blacks=tuple(luck.sample(black, 4)) if cities else (),
        god_pile=tuple(gods[12:]),
    )
    return setting(given, library, luck.choice(("I", "II", "III")))


def plan(game: Game, player: str, luck: Random) -> Plan:
    city = game.city(player)
    way = luck.choice((Builds, Stages, Sells))
    card: AgeMove | None = way(luck.choice(city.hand).id) if city.hand else None
    gods = tuple(Invokes(luck.choice(city.gods).id) for _ in range(luck.randrange(2)) if city.gods)
    return Plan(gods, card, ()) if luck.random() < 0.5 else Plan((), card, gods)


def test_no_law_is_broken(library: Library) -> None:
    @settings(max_examples=60, deadline=None)
    @given(st.integers(min_value=0), st.booleans())
    def whatever_is_played(seed: int, cities: bool) -> None:
        play_an_age(library, seed, cities=cities)

    whatever_is_played()


def play_an_age(library: Library, seed: int, *, cities: bool) -> None:
    luck = Random(seed)
    game = dealt(library, luck, cities=cities)
    for _ in range(8):
        plans = {name: plan(game, name, luck) for name in NAMES}
        for name in NAMES:  # who cannot, keeps still
            try:
                play_turn(game, {name: plans[name]}, Dice(Random(seed)))
            except Illegal:
                plans[name] = Plan()
        try:
            after = play_turn(game, plans, Dice(luck))
        except Illegal:
            continue
        assert broken_law(game, after) == ""
        game = after
    after = end_age(game, {}, Dice(luck))
    assert broken_law(game, after) == ""
    assert broken_law(after, pray(after, Dice(luck))) == ""
    assert set(scored(after)) == set(NAMES)
