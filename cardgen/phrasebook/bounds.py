"""What a comparison must cost at least, so that hopeless wordings are not followed."""

from cardgen.phrasebook.changes import ALIKE, FURTHER, KIN, Changes, State, put_in
from cardgen.phrasebook.wordings import Arc, Point

FIRST = ALIKE - FURTHER  # what the first word wanted and not said costs more than the next ones
NEVER = 1e9


class Bounds:
    """Lower bounds of what is left to change."""

    def __init__(self, root: Point, changes: Changes) -> None:
        self.changes = changes
        self._lacking: dict[Point, float] = {}
        self._count(root)
        wanted = {key for point in self._lacking for arc in point.arcs for key in arc.keys}
        self._strange = self._strangers(frozenset(wanted))

    def left(self, state: State) -> float:
        """The least cost from a state to the end."""
        lacking = self._lacking[state.point]
        return max(lacking and lacking + FIRST, self._strange[state.at])

    def _count(self, root: Point) -> None:
        """For each point, the cost of the words all wordings have after it that nobody said."""
        waiting, known = [root], self._lacking
        while waiting:
            point = waiting[-1]
            ahead = [arc.to for arc in point.arcs if arc.to not in known]
            waiting += ahead
            if not ahead:
                waiting.pop()
                costs = [self._lack(arc) + known[arc.to] for arc in point.arcs]
                known[point] = 0.0 if point.last else min(costs, default=NEVER)

    def _lack(self, arc: Arc) -> float:
        if arc.clause:
            return min(FURTHER * arc.clause.short, KIN - FIRST)
        return FURTHER if arc.keys.isdisjoint(self.changes.places) else 0.0

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
            costs.append(min(ALIKE * len(met), put_in(len(met))) if met else 0.0)
        return tuple(reversed(costs))
