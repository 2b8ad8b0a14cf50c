"""The order of an Age: each phase in its place, once, and none left out.

A story may begin amid an Age (`Game.phase` is None), and then anything may come first. A phase
that has nothing to do in a game may always be passed over.
"""

from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal, refuse
from cardgen.model.ages import AGES
from cardgen.suggest import join_words

NAMES = {
    Phase.DRAFT: "the drafts",
    Phase.RECRUITMENT: "the recruitments",
    Phase.PRAYER: "the prayers",
    Phase.DEAL: "the deal",
    Phase.TURNS: "the turns",
    Phase.CONFLICTS: "the conflicts",
}
FAITH = "faith"  # expansions that add phases
LEADERS = frozenset(("leaders", "duel-leaders"))


def begin_phase(game: Game, phase: Phase) -> Game:
    """The game in this phase. Illegal where it has no place."""
    refuse(phase_refusal(game, phase))
    return replace(game, phase=phase)


def begin_next_age(game: Game) -> Game:
    """The game before the first phase of the Age that follows."""
    return replace(game, age=game.age + 1, phase=Phase.BEGINNING, turns=0)


def phase_refusal(game: Game, phase: Phase) -> Illegal | None:
    """Why a phase, or one more turn, cannot come now, or None."""
    return _too_late(game, phase) or _left_out(game, phase) or _too_many_turns(game, phase)


def _too_late(game: Game, phase: Phase) -> Illegal | None:
    now = game.phase
    if game.winners:
        message = f"{join_words(game.winners, joined_by='and')} won the game already"
        return Illegal("game-over", message, "end the scenario here")
    if phase is Phase.DRAFT and game.age > 0:
        message, legal = "Leaders are drafted before Age I alone", "leave the draft out"
        return Illegal("too-late", message, legal)
    if now is None or phase > now or phase is now is Phase.TURNS:
        return None
    if phase is now:
        message = f"{NAMES[phase]} of Age {AGES[game.age]} took place already"
        return Illegal("once-an-age", message, _next(game, now))
    message = f"{NAMES[phase]} of Age {AGES[game.age]} come before {NAMES[now]}"
    return Illegal("too-late", message, _next(game, now))


def _left_out(game: Game, phase: Phase) -> Illegal | None:
    """What has to come first; where a story begins amid an Age, only the turns that are left."""
    if phase is Phase.CONFLICTS and _cards_left(game):
        message = f"cards are left to play in Age {AGES[game.age]}"
        return Illegal("cards-left", message, "turns go on until nobody holds more than one")
    now = phase if game.phase is None else game.phase
    missing = [NAMES[each] for each in NAMES if now < each < phase and _awaited(game, each)]
    if not missing:
        return None
    message = f"{join_words(missing, joined_by='and')} come before {NAMES[phase]}"
    return Illegal("left-out", message, f"first {missing[0]}")


def _awaited(game: Game, phase: Phase) -> bool:
    """Whether a phase of this Age has something to do."""
    asked = {
        Phase.DRAFT: game.age == 0 and _undrafted(game),
        Phase.RECRUITMENT: _held(game),
        Phase.PRAYER: FAITH in game.plays and bool(game.god_pile),
        Phase.DEAL: bool(game.deck) and not game.duel,
    }
    return asked.get(phase, False)


def _undrafted(game: Game) -> bool:
    """Whether Leaders, or the Wonders of Duel, lie there to be drafted."""
    return bool(game.wonders) or (bool(game.plays & LEADERS) and not _held(game))


def _held(game: Game) -> bool:
    return any(city.leaders for city in game.cities)


def _cards_left(game: Game) -> bool:
    """Whether somebody holds more than the card that nobody plays."""
    return any(len(city.hand) > 1 for city in game.cities)


def _too_many_turns(game: Game, phase: Phase) -> Illegal | None:
    most = turns_of_age(game) if phase is Phase.TURNS and not game.duel else 0
    if not most or game.turns < most:
        return None
    message = f"{most} turns of Age {AGES[game.age]} are played"
    return Illegal("no-more-turns", message, "end of age: {}")


def turns_of_age(game: Game) -> int:
    """How many turns an Age has: one for each card dealt but the last."""
    return game.constants.hand[game.age] - 1


def _next(game: Game, now: Phase) -> str:
    """What comes in the Age after a phase, in words."""
    later = () if game.duel else (name for phase, name in NAMES.items() if phase > now)
    return join_words(later) or "end the Age first"
