"""The wording nearest to a text: an A* search with lower bounds of what is left to edit."""

from heapq import heappop, heappush
from itertools import count
from typing import Any

from cardgen.phrasebook.diagnose.edits import (
    FURTHER_COST,
    SAME_KIND_COST,
    SIMILAR_COST,
    Edits,
    SearchState,
    WordEdit,
    insertion_cost,
)
from cardgen.phrasebook.generator import CanonicalWords
from cardgen.phrasebook.grammar.lattice import LatticeEdge, LatticeNode
from cardgen.phrasebook.parse.cues import Cues

FIRST_WORD_COST = (
    SIMILAR_COST - FURTHER_COST
)  # what the first word wanted and not said costs more than the next ones
NO_END_COST = 1e9


class CostBounds:
    """Lower bounds of what is left to change."""

    def __init__(self, root: LatticeNode, changes: Edits) -> None:
        self.changes = changes
        self._lacking: dict[LatticeNode, float] = {}
        self._count(root)
        wanted = {key for point in self._lacking for arc in point.arcs for key in arc.keys}
        self._strange = self._strangers(frozenset(wanted))

    def left(self, state: SearchState) -> float:
        """The least cost from a state to the end."""
        lacking = self._lacking[state.point]
        return max(lacking and lacking + FIRST_WORD_COST, self._strange[state.at])

    def _count(self, root: LatticeNode) -> None:
        """For each point, the cost of the words all wordings have after it that nobody said."""
        waiting, known = [root], self._lacking
        while waiting:
            point = waiting[-1]
            ahead = [arc.to for arc in point.arcs if arc.to not in known]
            waiting += ahead
            if not ahead:
                waiting.pop()
                costs = [self._lack(arc) + known[arc.to] for arc in point.arcs]
                known[point] = 0.0 if point.last else min(costs, default=NO_END_COST)

    def _lack(self, arc: LatticeEdge) -> float:
        if arc.clause:
            return min(FURTHER_COST * arc.clause.short, SAME_KIND_COST - FIRST_WORD_COST)
        return FURTHER_COST if arc.keys.isdisjoint(self.changes.places) else 0.0

    def _strangers(self, wanted: frozenset[str]) -> tuple[float, ...]:
        """For each token, the cost of the words from there on that no wording has.

        Those of one phrase count once: they may be exchanged together.
        """
        keys = self.changes.keys
        phrase = {at: one.at for one in self.changes.said.every for at in range(one.at, one.till)}
        met: set[int] = set()
        costs = [0.0]
        for at in reversed(range(len(keys))):
            if keys[at] not in wanted:
                met.add(phrase.get(at, at))
            costs.append(min(SIMILAR_COST * len(met), insertion_cost(len(met))) if met else 0.0)
        return tuple(reversed(costs))


# A text further away from all wordings is not compared: so much to change, about six words. Of the
# ways to come to a token the cheapest are followed: what is nearer is found among half as many, and
# to look at more takes seconds.
MOST_WAYS = 250
FARTHEST = 5.5


def find_nearest_wording(
    root: LatticeNode, said: Cues, house: CanonicalWords
) -> tuple[WordEdit, ...] | None:
    """The steps from a text to the wording with the fewest changes; None where all are far away.

    Whatever is the same is tried first, the changes of a state only when nothing cheaper is left.
    """
    changes, number = Edits(said, house), count()
    bounds = CostBounds(root, changes)
    best: dict[SearchState, float] = {}
    waiting: list[tuple[float, int, int, float, SearchState, Any, bool]] = []
    followed = [0] * (len(changes.keys) + 1)  # the ways to each token, and to the end

    def wait(cost: float, state: SearchState, path: Any, *, changed: bool = False) -> None:
        bound = cost + bounds.left(state) + (FURTHER_COST if changed else 0.0)
        if bound <= FARTHEST:
            heappush(waiting, (bound, -state.at, next(number), cost, state, path, changed))

    wait(0.0, SearchState(root, 0), None)
    while waiting:
        _, _, _, cost, state, path, changed = heappop(waiting)
        if not changed:
            if best.get(state, cost + 1) <= cost or followed[state.at] == MOST_WAYS:
                continue
            best[state] = cost
            followed[state.at] += 1
            if state.point.last and state.at == len(changes.keys):
                return _steps(path)
            wait(cost, state, path, changed=True)
        for more, to, step in changes.others(state) if changed else changes.same(state):
            if best.get(to, cost + more + 1) > cost + more and followed[to.at] < MOST_WAYS:
                wait(cost + more, to, (path, step))
    return None


def _steps(path: Any) -> tuple[WordEdit, ...]:
    steps: list[WordEdit] = []
    while path is not None:
        path, step = path
        steps.append(step)
    return tuple(reversed(steps))
