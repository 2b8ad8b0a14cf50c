"""Which deeds a step of a scenario takes, and the refusal of those that belong elsewhere."""

from collections.abc import Collection, Mapping

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.scenario.story import Step
from cardgen.loading.schema import attribute
from cardgen.loading.suggest import listed, question

Takes = Mapping[str, Collection[str]]  # step → the deeds it takes
BESIDE = ("recruits", "with")  # what may stand beside another deed


def refuse_strangers(game: Game, step: Step) -> None:
    """Illegal when somebody acts who does not sit at the table."""
    for player in step.doings:
        if player not in game.seats:
            message = f"nobody here is called {player}{question(player, game.seats)}"
            raise Illegal(
                "unknown-player", message, f"here sit {listed(game.seats, joined_by='and')}"
            )


def refuse_misplaced(step: Step, takes: Takes) -> None:
    """Illegal when somebody does what belongs in another step, or two things in one map."""
    every = tuple(dict.fromkeys(deed for deeds in takes.values() for deed in deeds))
    for player, doings in step.doings.items():
        for doing in doings:
            done = [deed for deed in every if getattr(doing, attribute(deed))]
            taken = [deed for deed in done if deed in takes.get(step.what, ())]
            for deed in done:
                if deed not in taken and not (taken and deed in BESIDE):
                    raise _misplaced(player, deed, step, takes)
            _refuse_two(player, [deed for deed in taken if deed not in BESIDE])


def _misplaced(player: str, deed: str, step: Step, takes: Takes) -> Illegal:
    here, there = takes.get(step.what, ()), [what for what, deeds in takes.items() if deed in deeds]
    message = f'"{deed}" has no place in the step "{step.what}"'
    beside = ", elsewhere beside what lets it" if deed in BESIDE else ""
    legal = f"it belongs in {listed(there)}{beside}; {step.what} takes {listed(here) or 'none'}"
    return Illegal("wrong-step", message, legal, path=(player, deed))


def _refuse_two(player: str, deeds: list[str]) -> None:
    if len(deeds) > 1:
        message = f"{player} does several things in one map: {listed(deeds, joined_by='and')}"
        legal = "one thing in each map, in order: [{invokes: …}, {builds: …}]"
        raise Illegal("two-deeds", message, legal, path=(player,))
