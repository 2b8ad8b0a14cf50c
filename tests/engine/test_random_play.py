"""Random play on small tables: whatever is legal breaks no law, whatever is not changes nothing."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import CardLibrary
from cardgen.engine.play.scripted_table import ScriptedTable
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.model import Given, GivenPlayer, PlayerMove
from cardgen.engine.scenario.running import broken_invariant
from tests.engine.playing import Moves, play, scores

T = TypeVar("T")
NAMES = ("david", "lea", "tom", "eva")


class Dice(ScriptedTable):
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


def dealt(library: CardLibrary, luck: Random, *, cities: bool) -> Game:
    """Four players in two teams, hands of four, all gods and Leaders that these packs allow."""
    plays = frozenset({"teams", *(("cities",) if cities else ())})
    cards = [name for name in library.cards if name.startswith("base/")]
    used = library.cards_in_play(6, plays | {"faith"})  # as if six played: Pan is among them
    gods = [name for name in used if library.kinds[name] == "god"]
    leaders = [n for n in library.cards if library.definition(n, plays).kind == "leader"]
    guilds = [n for n in library.cards if library.definition(n, plays).kind == "purple"]
    black = (
        [n for n in library.cards if library.definition(n, plays).kind == "black"] if cities else []
    )
    for pile in (gods, leaders):
        luck.shuffle(pile)
    boards = luck.sample(sorted(library.wonders), 4)
    players = {
        name: GivenPlayer(
            wonder={board: luck.choice("AB")},
            stages=luck.randrange(2),
            city=(*luck.sample(cards, 5), leaders[number]),
            hand=tuple(luck.sample(cards + black + guilds, 4)),
            gods=tuple(gods[number * 3 : number * 3 + 3]),
            coins=luck.randrange(12),
            defeat=luck.randrange(3),
            debt=luck.randrange(3) if cities else 0,
        )
        for number, (name, board) in enumerate(zip(NAMES, boards, strict=True))
    }
    given = Given(
        players,
        plays=("cities",) if cities else (),
        teams=(NAMES[:2], NAMES[2:]),
        discard=tuple(luck.sample(cards, 3)),
        leaders=tuple(leaders[4:]),
        blacks=tuple(luck.sample(black, 4)) if cities else (),
        god_pile=tuple(gods[12:]),
    )
    return GAMES["seven-wonders"].set_up(given, library, luck.choice(("I", "II", "III")))


def plan(game: Game, player: str, luck: Random) -> tuple[PlayerMove, ...]:
    city = game.city(player)
    way = luck.choice(("builds", "stage", "sells"))
    card = (PlayerMove(**{way: luck.choice(city.hand).id}),) if city.hand else ()
    gods = tuple(
        PlayerMove(invokes=luck.choice(city.gods).id) for _ in range(luck.randrange(2)) if city.gods
    )
    return (*gods, *card) if luck.random() < 0.5 else (*card, *gods)


def leader_move(game: Game, player: str, luck: Random) -> tuple[PlayerMove, ...]:
    way = luck.choice(("recruits", "stage", "sells"))
    return (PlayerMove(**{way: luck.choice(game.city(player).leaders).id}),)


def before_the_age(game: Game, luck: Random) -> Game:
    """Leaders are drafted, and played by who can."""
    drafted = play(game, "draft", Dice(luck))
    assert broken_invariant(game, drafted) == ""
    assert {len(city.leaders) for city in drafted.cities} == {4}
    moves: Moves = {}
    for name in NAMES:
        move = leader_move(drafted, name, luck)
        try:
            play(drafted, "recruitment", Dice(Random(0)), {**moves, name: move})
        except Illegal:
            continue
        moves[name] = move
    try:
        after = play(drafted, "recruitment", Dice(luck), moves)
    except Illegal:
        return drafted
    assert broken_invariant(drafted, after) == ""
    return after


def test_no_law_is_broken(library: CardLibrary) -> None:
    @settings(max_examples=60, deadline=None)
    @given(st.integers(min_value=0), st.booleans())
    def whatever_is_played(seed: int, cities: bool) -> None:
        play_an_age(library, seed, cities=cities)

    whatever_is_played()


def play_an_age(library: CardLibrary, seed: int, *, cities: bool) -> None:
    luck = Random(seed)
    game = before_the_age(dealt(library, luck, cities=cities), luck)
    for _ in range(8):
        plans = {name: plan(game, name, luck) for name in NAMES}
        for name in NAMES:  # who cannot, keeps still
            try:
                play(game, "turn", Dice(Random(seed)), {name: plans[name]})
            except Illegal:
                plans[name] = ()
        try:
            after = play(game, "turn", Dice(luck), plans)
        except Illegal:
            continue
        assert broken_invariant(game, after) == ""
        game = after
    after = play(game, "end of age", Dice(luck))
    assert after.waiting == ()
    assert broken_invariant(game, after) == ""
    assert broken_invariant(after, play(after, "prayer", Dice(luck))) == ""
    assert set(scores(after)) == set(NAMES)
