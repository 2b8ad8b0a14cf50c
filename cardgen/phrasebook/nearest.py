"""The wording nearest to a text, found by looking first where the fewest words differ."""

from heapq import heappop, heappush
from itertools import count
from typing import Any

from cardgen.phrasebook.bounds import Bounds
from cardgen.phrasebook.changes import FURTHER, Changes, State, Step
from cardgen.phrasebook.house import House
from cardgen.phrasebook.signals import Signals
from cardgen.phrasebook.wordings import Point

# A text further away from all wordings is not compared: so many states looked at, or so much to
# change, about six words. What is nearer than that is found long before; to look on takes seconds.
MOST = 20_000
FAR = 5.5


def nearest(root: Point, said: Signals, house: House) -> tuple[Step, ...] | None:
    """The steps from a text to the wording with the fewest changes; None where all are far away.

    Whatever is the same is tried first, the changes of a state only when nothing cheaper is left.
    """
    changes, number = Changes(said, house), count()
    bounds = Bounds(root, changes)
    best: dict[State, float] = {}
    waiting: list[tuple[float, int, int, float, State, Any, bool]] = []

    def wait(cost: float, state: State, path: Any, *, changed: bool = False) -> None:
        bound = cost + bounds.left(state) + (FURTHER if changed else 0.0)
        heappush(waiting, (bound, -state.at, next(number), cost, state, path, changed))

    wait(0.0, State(root, 0), None)
    while waiting and len(best) < MOST:
        least, *_, cost, state, path, changed = heappop(waiting)
        if least > FAR:
            return None
        if not changed:
            if best.get(state, cost + 1) <= cost:
                continue
            best[state] = cost
            if state.point.last and state.at == len(changes.keys):
                return _steps(path)
            wait(cost, state, path, changed=True)
        for more, to, step in changes.others(state) if changed else changes.same(state):
            if best.get(to, cost + more + 1) > cost + more:
                wait(cost + more, to, (path, step))
    return None


def _steps(path: Any) -> tuple[Step, ...]:
    steps: list[Step] = []
    while path is not None:
        path, step = path
        steps.append(step)
    return tuple(reversed(steps))
