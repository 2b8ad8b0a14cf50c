"""The wording nearest to a text: an A* search with lower bounds of what is left to edit."""

from heapq import heappop, heappush
from itertools import count
from typing import Any

from cardgen.phrasebook.diagnose.edits import (
    FURTHER_COST,
    NEVER,
    SAME_KIND_COST,
    SIMILAR_COST,
    Edits,
    SearchState,
    WordEdit,
    insertion_cost,
)
from cardgen.phrasebook.generator import CanonicalWords
from cardgen.phrasebook.grammar.lattice import (
    LATTICE_END,
    JoinedNode,
    LatticeEdge,
    LatticeNode,
    SplicedNode,
    Splices,
    WordNode,
    steps_of,
)
from cardgen.phrasebook.parse.cues import Cues

FIRST_WORD_COST = (
    SIMILAR_COST - FURTHER_COST
)  # what the first word wanted and not said costs more than the next ones


def _own(point: LatticeNode) -> tuple[LatticeEdge, ...]:
    """The arcs that are made at a point, not at those it is put together of."""
    return point.arcs if isinstance(point, WordNode) else ()


def _next(point: LatticeNode) -> tuple[LatticeNode, ...]:
    """The points by which the cost at one is counted."""
    if isinstance(point, SplicedNode):
        return (point.inner, point.after)
    return point.parts if isinstance(point, JoinedNode) else tuple(arc.to for arc in _own(point))


class CostBounds:
    """Lower bounds of what is left to change."""

    def __init__(self, root: LatticeNode, changes: Edits) -> None:
        self.changes = changes
        self._lacking: dict[LatticeNode, float] = {LATTICE_END: 0.0}
        self.lacking(root)
        wanted = {key for point in self._lacking for arc in _own(point) for key in arc.keys}
        self._strange = self._strangers(frozenset(wanted))

    def left(self, state: SearchState) -> float:
        """The least cost from a state to the end."""
        lacking = self._lacking.get(state.point)
        if lacking is None:
            lacking = self.lacking(state.point)
        return max(lacking and lacking + FIRST_WORD_COST, self._strange[state.at])

    def lacking(self, point: LatticeNode) -> float:
        """The cost of the words all wordings have from a point on that nobody said."""
        waiting, known = [point], self._lacking
        while waiting:
            one = waiting[-1]
            ahead = [other for other in _next(one) if other not in known]
            waiting += ahead
            if not ahead:
                known[waiting.pop()] = self._sum(one)
        return known[point]

    def _sum(self, point: LatticeNode) -> float:
        """The cost at a point, once that of all points after it is known."""
        known = self._lacking
        if isinstance(point, SplicedNode):
            return known[point.inner] + known[point.after]
        if isinstance(point, JoinedNode):
            return min(known[part] for part in point.parts)
        return min((self._lack(arc) + known[arc.to] for arc in _own(point)), default=0.0)

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
# ways to come to a token the cheapest are followed: what is nearer is found among half as many. No
# text takes more steps, a second's: of a thousand mistakes each was found in fewer, 99 in 100 in
# half as many. The texts of a card that are wrong share little more: if all are, its power is.
MOST_WAYS = 250
MOST_STEPS = 330_000
STEPS_OF_CARD = 400_000
FARTHEST = 5.5


def find_nearest_wording(
    root: LatticeNode,
    splices: Splices,
    said: Cues,
    house: CanonicalWords,
    *,
    sharing: int = 1,
    farthest: float = FARTHEST,
) -> tuple[WordEdit, ...] | None:
    """The steps from a text to the wording with the fewest changes; None where all are far away.

    Whatever is the same is tried first, the changes of a state only when nothing cheaper is left.
    `sharing` is the number of texts that share the steps of a card; what would cost more than
    `farthest` is too far away.
    """
    changes, number = Edits(splices, said, house), count()
    bounds, end = CostBounds(root, changes), len(changes.keys)
    start = SearchState(root, 0)
    best = {start: 0.0}  # what it costs to come to a state, as far as is known
    waiting: list[tuple[float, int, int, float, SearchState, Any, bool]] = []
    heappush(waiting, (bounds.left(start), 0, next(number), 0.0, start, None, False))
    followed = [0] * (end + 1)  # the ways to each token, and to the end
    steps = min(MOST_STEPS, STEPS_OF_CARD // sharing)
    while waiting and steps > 0:
        bound, _, _, cost, state, path, changed = heappop(waiting)
        if not changed:
            if best[state] < cost or followed[state.at] == MOST_WAYS:
                continue
            followed[state.at] += 1
            steps -= len(splices.arcs(state.point))
            if state.point.last and state.at == end:
                return steps_of(path)
            if bound + FURTHER_COST <= farthest:
                later = (bound + FURTHER_COST, -state.at, next(number), cost, state, path, True)
                heappush(waiting, later)
        for more, to, step in changes.others(state) if changed else changes.same(state):
            steps -= 1
            whole = cost + more
            if best.get(to, NEVER) > whole and followed[to.at] < MOST_WAYS:
                bound = whole + bounds.left(to)
                if bound <= farthest:
                    best[to] = whole
                    ahead = (bound, -to.at, next(number), whole, to, (path, step), False)
                    heappush(waiting, ahead)
    return None
