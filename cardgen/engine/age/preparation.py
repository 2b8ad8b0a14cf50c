"""The table of 7 Wonders before anything is played, and the hands dealt at the start of an Age.

Sources: rules of the game, of two players, of Leaders, Faith, Cities and team play."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import LEFT, player_beside
from cardgen.effects.state.table import Illegal
from cardgen.engine.age.game_box import GameBox, unpack_game
from cardgen.engine.age.seating import BoardSide, Teams, refuse_mix, seats_for, with_boards
from cardgen.engine.library import TEAMS, CardLibrary
from cardgen.engine.phases import begin_phase
from cardgen.engine.play.free_city import players_with_hands
from cardgen.model.ages import AGES

NO_BOARDS: Mapping[str, BoardSide] = MappingProxyType({})


def prepare_game(
    library: CardLibrary,
    players: Sequence[str],
    *,
    plays: frozenset[str] = frozenset(),
    teams: Teams = (),
    boards: Mapping[str, BoardSide] = NO_BOARDS,
    seed: int = 0,
) -> Game:
    """The table before the first phase. Illegal for a mix that the rules do not know.

    Players sit in this order, the next one to the left; two are joined by the Free City. `plays`
    are the expansions in play, `teams` who plays with whom, `boards` the Wonder and side of those
    who are not dealt one. The same `seed` makes the same game.

    Steps to follow: the draft of Leaders, unless none are dealt (`constants.leaders_dealt` is 0);
    then for each Age recruitment (likewise), prayer (`gods_dealt`), `deal_hands`, turns, the end.
    `engine/whole_game.py` plays them.
    """
    refuse_mix(library, players, plays, teams)
    seats, plays = seats_for(players), plays | frozenset((TEAMS,) if teams else ())
    box = unpack_game(library, len(players), len(seats), plays)
    _refuse_short_piles(box, len(players))
    game = Game(
        cities=tuple(City(name, coins=box.numbers.start_coins) for name in seats),
        numbers=box.numbers,
        phase=Phase.BEGINNING,
        teams=tuple(tuple(team) for team in teams),
        plays=plays,
        leaders=box.leaders,
        god_pile=box.gods,
        free_city=next((name for name in seats if name not in players), ""),
        seed=seed,
    )
    return _with_decks(with_boards(game, library, boards), box)


def _refuse_short_piles(box: GameBox, players: int) -> None:
    """Illegal where there are too few gods or Leaders to deal."""
    for what, pile, each in (
        ("gods", box.gods, box.numbers.gods_dealt),
        ("Leaders", box.leaders, box.numbers.leaders_dealt),
    ):
        if len(pile) < each * players:
            message = f"{len(pile)} {what} are too few for {players} players"
            raise Illegal("short-pile", message, f"each player is dealt {each}: add some")


def _with_decks(game: Game, box: GameBox) -> Game:
    """The decks of the Ages: by the number of seats, black cards drawn by lot, Guilds in the last.

    Black cards and Guilds that no deck holds lie aside.
    """
    seats = len(game.cities)
    guilds = seats + game.constants.guilds_beyond_players
    game, mixed = game.shuffled(box.guilds)
    game = replace(game, guilds=mixed[guilds:])
    for age, cards in enumerate(box.ages):
        game, black = game.shuffled([each for each in box.black if age in each.definition.ages])
        number = seats * game.constants.black_cards
        game = replace(game, blacks=(*game.blacks, *black[number:]))
        last = mixed[:guilds] if age == len(AGES) - 1 else ()
        game, deck = game.shuffled((*cards, *black[:number], *last))
        _refuse_size(game, AGES[age], len(deck), seats * game.constants.hand[age])
        game = replace(game, deck=(*game.deck, *deck))
    return game


def _refuse_size(game: Game, age: str, found: int, wanted: int) -> None:
    if found != wanted:
        message = f"the deck of Age {age} has {found} cards for {len(game.cities)} seats"
        legal = f"it must have {wanted}: the packs in play say copies, black cards and Guilds"
        raise Illegal("wrong-deck", message, legal)


def deal_hands(game: Game) -> Game:
    """The Age begins: everybody is dealt a hand, and with two players the Free City a pile.

    Who sits to its left plays for the Free City first. Illegal where cards are missing, or still
    held.
    """
    number, seats = game.constants.hand[game.age], len(game.cities)
    if any(city.hand for city in game.cities):
        message = "the hands of this Age have been dealt already"
        raise Illegal("hands-dealt", message, "play their cards, then end the Age")
    game = begin_phase(game, Phase.DEAL)
    if len(game.deck) < number * seats:
        message = f"the deck has {len(game.deck)} cards, too few for {seats} hands of {number}"
        raise Illegal("short-deck", message, f"an Age takes {number * seats} cards")
    for player in players_with_hands(game):
        hand, deck = game.deck[:number], game.deck[number:]
        game = replace(game, deck=deck).changed(player, hand=hand)
    if game.free_city:
        pile, deck = game.deck[:number], game.deck[number:]
        control = player_beside(game, game.free_city, LEFT)
        game = replace(game, deck=deck, free_pile=pile, control=control)
    return game.logged("deals hands", AGES[game.age], number=number)
