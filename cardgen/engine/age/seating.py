"""Who sits down to a game of 7 Wonders, with whom, at which boards, and which mixes there are.

Sources: rules of the game (two to seven players), of team play (teams of two, side by side)."""

from collections.abc import Mapping, Sequence

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import TEAMS, CardLibrary
from cardgen.suggest import did_you_mean, join_words

FEWEST, MOST = 2, 7
IN_TEAMS = (4, 6)
FREE_CITY = "free-city"
SIDES = ("A", "B")

Teams = Sequence[Sequence[str]]
BoardSide = tuple[str, str]  # a Wonder, `pack/id`, and its side


def seats_for(players: Sequence[str]) -> tuple[str, ...]:
    """The seats, the next one to the left: with two players the Free City is the third."""
    return (*players, FREE_CITY) if len(players) == FEWEST else tuple(players)


def refuse_mix(
    library: CardLibrary, players: Sequence[str], plays: frozenset[str], teams: Teams
) -> None:
    """Illegal where so many players, these expansions or these teams cannot play together."""
    number = len(players)
    if not FEWEST <= number <= MOST:
        legal = f"{FEWEST} to {MOST} players sit down"
        message = f"{number} player{'s' * (number != 1)} cannot play 7 Wonders"
        raise Illegal("wrong-number", message, legal, path=("players",))
    alike = [name for name in seats_for(players) if seats_for(players).count(name) > 1]
    if alike:
        legal = f"everybody has a name of their own, and none is {FREE_CITY}"
        raise Illegal("same-player", f"{alike[0]} sits here twice", legal, path=("players",))
    _refuse_expansions(library, plays)
    if teams:
        _refuse_teams(players, teams)


def _refuse_expansions(library: CardLibrary, plays: frozenset[str]) -> None:
    known = sorted(library.expansions_at_hand)
    for name in sorted(plays - library.expansions_at_hand):
        message = f"{name} is no expansion of 7 Wonders that is at hand{did_you_mean(name, known)}"
        legal = f"there are {join_words(known, joined_by='and') or 'none'}"
        if name == TEAMS:
            legal = "say who plays with whom: teams are no expansion"
        raise Illegal("no-expansion", message, legal, path=("plays",))


def _refuse_teams(players: Sequence[str], teams: Teams) -> None:
    if len(players) not in IN_TEAMS:
        message = f"{len(players)} players cannot play in teams"
        legal = f"{join_words(map(str, IN_TEAMS))} players make teams of two"
        raise Illegal("no-teams", message, legal, path=("teams",))
    named = [name for team in teams for name in team]
    if sorted(named) != sorted(players) or any(len(team) != 2 for team in teams):
        message = "these teams are not teams of two of all who sit here"
        legal = f"here sit {join_words(players, joined_by='and')}, each in one team of two"
        raise Illegal("no-teams", message, legal, path=("teams",))
    for number, (one, other) in enumerate(teams):
        apart = abs(players.index(one) - players.index(other))
        if apart not in (1, len(players) - 1):
            message = f"{one} and {other} are a team and do not sit side by side"
            raise Illegal("mates-apart", message, "mates are neighbours", path=("teams", number))


def with_boards(game: Game, library: CardLibrary, given: Mapping[str, BoardSide]) -> Game:
    """The game in which everybody has a board: the one given, else one dealt, its side by lot.

    The Free City is dealt none that needs an expansion, since it gets neither gods nor Leaders.
    """
    _refuse_boards(game, library, given)
    given_away = {wonder for wonder, _ in given.values()}
    left = [name for name in library.boards_in_play(game.plays) if name not in given_away]
    game, dealt = game.shuffled(left)
    rest = list(dealt)
    for player in sorted(game.seats, key=lambda name: name != game.free_city):
        if player in given:
            wonder, side = given[player]
        else:
            wonder = _next_board(library, rest, free=player == game.free_city)
            rest.remove(wonder)
            game, (side, _) = game.shuffled(SIDES)
        game = game.changed(player, board=library.board(wonder, side))
    return game


def _next_board(library: CardLibrary, rest: Sequence[str], *, free: bool) -> str:
    """The next board of those left; for the Free City, the next that needs no expansion."""
    for wonder in rest:
        if not (free and library.wonders[wonder].needs.play):
            return wonder
    raise Illegal("too-few-boards", "there are fewer boards than seats", "add a pack that has some")


def _refuse_boards(game: Game, library: CardLibrary, given: Mapping[str, BoardSide]) -> None:
    """Illegal where a board is not in play, is given twice, or goes to nobody who sits here."""
    can = library.boards_in_play(game.plays)
    for player, (wonder, side) in given.items():
        path = ("boards", player)
        if player not in game.seats:
            message = f"nobody here is called {player}{did_you_mean(player, game.seats)}"
            legal = f"here sit {join_words(game.seats, joined_by='and')}"
            raise Illegal("unknown-player", message, legal, path=path)
        if wonder not in can or side not in SIDES:
            message = f"{wonder} {side} is no board of this game{did_you_mean(wonder, can)}"
            legal = f"there are {join_words(can, joined_by='and')}, each with sides A and B"
            raise Illegal("no-such-board", message, legal, path=path)
    wonders = [wonder for wonder, _ in given.values()]
    for wonder in wonders:
        if wonders.count(wonder) > 1:
            raise Illegal("no-such-board", f"there is only one {wonder}", "give each board once")
