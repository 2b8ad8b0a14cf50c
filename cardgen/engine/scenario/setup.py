"""The game at the beginning of a scenario; what cannot be given is refused where it stands."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from cardgen.effects.state.cards import CardCopy, Permanent
from cardgen.effects.state.city import Board, City
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import TEAMS, CardLibrary
from cardgen.engine.scenario.model import Given, GivenPlayer
from cardgen.model.ages import AGES
from cardgen.model.card import COLOURS
from cardgen.schema.records import attribute_name
from cardgen.suggest import did_you_mean, join_words

Zones = Mapping[str, Sequence[str]]  # zone → the kinds of cards that may lie there
HANDS: Zones = {"hand": COLOURS, "gods": ("god",), "leaders": ("leader",)}
PILES: Zones = {
    "discard": COLOURS,
    "leaders": ("leader",),
    "blacks": ("black",),
    "god pile": ("god",),
    "free pile": COLOURS,
    "deck": COLOURS,
}


def refuse_invalid_setup(given: Given, library: CardLibrary) -> None:
    """Illegal when a card lies where none of its kind can, a stage is too many, a mate unknown."""
    refuse_misfits(given, HANDS, PILES, lambda name: library.definition(name, frozenset()).kind)
    for name, player in given.players.items():
        boards = [library.board(*each) for each in player.wonder.items()]
        most = sum(len(board.stages) for board in boards)
        if player.stages > most:
            message = f"{name} cannot have built {player.stages} stages"
            legal = f"the Wonder has {most}" if boards else "say which Wonder: {wonder: {…: A}}"
            raise Illegal("no-stage", message, legal, path=("players", name, "stages"))
    _refuse_free_city(given, library)
    for team, mates in enumerate(given.teams):
        for number, mate in enumerate(mates):
            if mate not in given.players:
                message = f"nobody here is called {mate}{did_you_mean(mate, given.players)}"
                legal, path = (
                    f"here sit {join_words(given.players, joined_by='and')}",
                    ("teams", team, number),
                )
                raise Illegal("unknown-player", message, legal, path=path)


def _refuse_free_city(given: Given, library: CardLibrary) -> None:
    """Illegal where the seats are not those of two players and the Free City, with their gods."""
    for city, control in given.free_city.items():
        seats, path = join_words(given.players, joined_by="and"), ("free city", city)
        seated = len(given.free_city) == 1 and {city, control} <= set(given.players)
        if len(given.players) != 3 or not seated or city == control:
            message = "the Free City is the third seat of two players, one of whom plays for it"
            legal = f"write one of those who sit here, {seats}, and who of the others has its card"
            raise Illegal("no-free-city", message, legal, path=path)
        for name, player in given.players.items():
            for number, god in enumerate(player.gods):
                least = library.cards[god].players.min or 0
                if least > 2 or name == city:
                    message = f"{god} cannot be {name}'s in a game of two players"
                    legal = "the Free City has no gods, and some gods need three players"
                    at = ("players", name, "gods", number)
                    raise Illegal("no-god-of-two", message, legal, path=at)


def refuse_misfits(given: Any, hands: Zones, piles: Zones, kind_of: Callable[[str], str]) -> None:
    """Illegal when a card lies in a hand or a pile that holds none of its kind."""
    for path, zone, kinds, cards in _zones(given, hands, piles):
        for number, card in enumerate(cards):
            kind = kind_of(card)
            if kind not in kinds:
                message = f"{card} ({kind}) cannot lie in {zone}"
                legal = f"what lies there is {join_words(kinds)}"
                raise Illegal("wrong-place", message, legal, path=(*path, zone, number))


def _zones(
    given: Any, hands: Zones, piles: Zones
) -> Iterator[tuple[tuple[str, ...], str, Sequence[str], Sequence[str]]]:
    """The way to each hand and pile, its name, the kinds that fit, and the cards there."""
    for name, player in given.players.items():
        for zone, kinds in hands.items():
            yield ("players", name), zone, kinds, getattr(player, attribute_name(zone))
    for zone, kinds in piles.items():
        yield (), zone, kinds, getattr(given, attribute_name(zone))


CopyCards = Callable[[Sequence[str]], tuple[CardCopy, ...]]


def set_up_game(given: Given, library: CardLibrary, age: str) -> Game:
    """Everything in its place. Illegal where something cannot lie there."""
    refuse_invalid_setup(given, library)
    plays = expansions_in_play(given)
    numbers = count()

    def pieces(ids: Sequence[str]) -> tuple[CardCopy, ...]:
        return tuple(CardCopy(library.definition(each, plays), next(numbers)) for each in ids)

    constants = library.constants(plays)
    cities = tuple(
        _city(name, player, library, pieces, AGES.index(age), constants.start_coins)
        for name, player in given.players.items()
    )
    return Game(
        cities=cities,
        numbers=constants,
        age=AGES.index(age),
        turn=1,
        teams=given.teams,
        plays=plays,
        discard=pieces(given.discard),
        leaders=pieces(given.leaders),
        blacks=pieces(given.blacks),
        god_pile=pieces(given.god_pile),
        free_city=next(iter(given.free_city), ""),
        control=next(iter(given.free_city.values()), ""),
        free_pile=pieces(given.free_pile),
        deck=pieces(given.deck),
        seed=given.seed,
    )


def _city(
    name: str, given: GivenPlayer, library: CardLibrary, pieces: CopyCards, age: int, coins: int
) -> City:
    """A player's city; `coins` is what everybody starts with."""
    board = next((library.board(*each) for each in given.wonder.items()), Board("", ""))
    return City(
        player=name,
        board=board,
        stages=tuple(Permanent("wonder", s.abilities) for s in board.stages[: given.stages]),
        cards=tuple(
            Permanent(piece.definition.kind, piece.definition.powers[age], piece)
            for piece in pieces(given.city)
        ),
        hand=pieces(given.hand),
        gods=pieces(given.gods),
        leaders=pieces(given.leaders),
        coins=coins if given.coins is None else given.coins,
        victory=given.victory,
        defeat=given.defeat,
        debt=given.debt,
        diplomacy=given.diplomacy,
        invoked=sum(library.definition(each, frozenset()).kind == "god" for each in given.city),
    )


def expansions_in_play(given: Given) -> frozenset[str]:
    """The expansions in play; team play counts as one."""
    return frozenset((*given.plays, *((TEAMS,) if given.teams else ())))
