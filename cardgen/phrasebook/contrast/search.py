"""Words read as a declared power with other terms of some layers: what they say instead.

Every word is one of a wording of the power or part of a term, or there is no reading.
"""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from cardgen.phrasebook.contrast.terms import TermNode
from cardgen.phrasebook.grammar.lattice import (
    JoinedNode,
    LatticeEdge,
    LatticeNode,
    SplicedNode,
    Splices,
    WordNode,
    steps_of,
)
from cardgen.phrasebook.grammar.layers import (
    LAYERS,
    NUMBER,
    TERM,
    UNNAMED,
    Exchange,
    say_another_thing,
)
from cardgen.phrasebook.parse.parser import ChartParser

DIFFERENCE_COST, FORM_COST = 1.0, 0.4  # of a term that says another thing, or the same otherwise
FARTHEST = 3.0  # two differences and two forms that go with them, or three
MOST_STATES = 2_500
SUBJECTS = ("who",)  # of these layers a term that says no more than none is said of another thing


class LayerTerm(NamedTuple):
    """What words of a layer mean, and what follows them: a token, or a node of the lattice."""

    layer: str
    value: str
    after: Any


class State(NamedTuple):
    """How far the lattice and the tokens have been followed."""

    node: LatticeNode
    at: int


class ContrastSearch:
    """Follows the wordings of a power with the tokens of a text, term by term."""

    def __init__(
        self, terms: TermNode, splices: Splices, reader: ChartParser, defaults: Mapping[str, str]
    ) -> None:
        self.defaults = defaults
        self.terms, self.splices, self.reader = terms, splices, reader
        self.said = tuple(tuple(self._said(at)) for at in range(len(reader.tokens)))
        self._wanted: dict[LatticeNode, tuple[LayerTerm, ...]] = {}
        self._arcs: dict[LatticeNode, Mapping[str, list[LatticeEdge]]] = {}

    def nearest(self, root: LatticeNode) -> tuple[Exchange, ...]:
        """The fewest exchanges that lead through all words; none where there are none, or where
        nothing that is exchanged says another thing."""
        number, end = count(), len(self.reader.tokens)
        least = self._least(frozenset(_words(root)))
        waiting: list[tuple[float, int, int, float, State, Any]] = []
        heappush(waiting, (least[0], 0, 0, 0.0, State(root, 0), None))
        done: set[State] = set()
        while waiting and len(done) < MOST_STATES:
            bound, _, _, cost, state, path = heappop(waiting)
            if bound > FARTHEST:
                break
            if state in done:
                continue
            done.add(state)
            if state.at == end and state.node.last:
                met = steps_of(path)
                return met if say_another_thing(met) else ()
            for to, step in self._ways(state):
                more = cost + _cost(step)
                if more + least[to.at] <= FARTHEST and to not in done:
                    way = path if step is None else (path, step)
                    heappush(waiting, (more + least[to.at], -to.at, next(number), more, to, way))
        return ()

    def _least(self, words: frozenset[str]) -> tuple[float, ...]:
        """For each token the least cost from there on: strange words are part of some term."""
        keys = self.reader.keys
        least = [0.0]
        for at in reversed(range(len(keys))):
            ways = [FORM_COST + least[len(keys) - one.after] for one in self.said[at]]
            if keys[at] in words:
                ways.append(least[-1])
            elif keys[at][:1].isnumeric():
                ways.append(DIFFERENCE_COST + least[-1])
            least.append(min(ways, default=FARTHEST + 1))
        return tuple(reversed(least))

    def _ways(self, state: State) -> Iterator[tuple[State, Exchange | None]]:
        """Where the next word leads, and each term that stands here or is wanted here."""
        node, at = state
        if at < len(self.reader.keys):
            yield from self._on(node, at)
        said = self.said[at] if at < len(self.said) else ()
        for layer, value, after in said:
            default, plain = self.defaults[layer], LAYERS[layer].plain
            if default and (value != default or default == UNNAMED or layer not in SUBJECTS):
                meant = value if value in plain else default
                yield State(node, after), Exchange(layer, meant, value, at, after)
        wanted = self._terms(node)
        for layer, value, to in wanted:
            default, bends = self.defaults[layer], LAYERS[layer].bends
            if LAYERS[layer].needed and (value != default or value == UNNAMED):
                yield State(to, at), Exchange(layer, value, default, at, at)
            for other, told, till in said:
                if other == layer and (bends or told != value):
                    # Words may be several terms: one of them is meant, if it is the one said.
                    alike = LayerTerm(layer, told, to) in wanted
                    meant = told if alike else self._meant(layer, value, told)
                    yield State(to, till), Exchange(layer, meant, told, at, till)

    def _meant(self, layer: str, wanted: str, said: str) -> str:
        """What is wanted where a term stands for another: some name nobody, or say no more."""
        plain = LAYERS[layer].plain
        if wanted in plain and said in plain:
            return said
        return (self.defaults[layer] or wanted) if wanted == UNNAMED else wanted

    def _on(self, node: LatticeNode, at: int) -> Iterator[tuple[State, Exchange | None]]:
        """Where the next word leads if it is one that is wanted, or another number."""
        key, arcs = self.reader.keys[at], self._by_key(node)
        for arc in arcs.get(key, ()):
            yield State(arc.to, at + 1), None
        for arc in arcs.get(NUMBER, ()) if key[:1].isnumeric() and key not in arcs else ():
            told = str(arc.number), self.reader.tokens[at].text
            yield State(arc.to, at + 1), Exchange(NUMBER, *told, at, at + 1)

    def _by_key(self, node: LatticeNode) -> Mapping[str, list[LatticeEdge]]:
        """The arcs of a node by their words."""
        if node not in self._arcs:
            arcs: dict[str, list[LatticeEdge]] = {}
            for arc in self.splices.arcs(node):
                for key in (*arc.keys, *((NUMBER,) if arc.number is not None else ())):
                    arcs.setdefault(key, []).append(arc)
            self._arcs[node] = arcs
        return self._arcs[node]

    def _said(self, at: int) -> Iterator[LayerTerm]:
        """The terms that begin at a token."""
        if self.reader.begins(TERM, at):
            for tree in self.reader.parse(TERM, at):
                layer, value = tree.value
                yield LayerTerm(layer, value, tree.end)

    def _terms(self, node: LatticeNode) -> tuple[LayerTerm, ...]:
        """The terms that a wording has from a node on."""
        if node not in self._wanted:
            self._wanted[node] = tuple(dict.fromkeys(self._along(node)))
        return self._wanted[node]

    def _along(self, node: LatticeNode) -> Iterator[LayerTerm]:
        """The lattice and the network of terms, walked together as far as both go."""
        waiting: list[tuple[LatticeNode, TermNode]] = [(node, self.terms)]
        met: set[tuple[LatticeNode, int]] = set()
        while waiting:
            point, terms = waiting.pop()
            yield from (LayerTerm(layer, value, point) for layer, value in terms.ends)
            arcs = self._by_key(point)
            for key in sorted(arcs.keys() & terms.words.keys()):
                after = terms.words[key]
                for to in (arc.to for arc in arcs[key]):
                    if (to, id(after)) not in met:
                        met.add((to, id(after)))
                        waiting.append((to, after))


def _words(root: LatticeNode) -> Iterator[str]:
    """The words of all wordings from a node on."""
    waiting, met = [root], {root}
    while waiting:
        node = waiting.pop()
        arcs = node.arcs if isinstance(node, WordNode) else ()
        ahead = [arc.to for arc in arcs]
        if isinstance(node, SplicedNode):
            ahead += [node.inner, node.after]
        elif isinstance(node, JoinedNode):
            ahead += node.parts
        for arc in arcs:
            yield from arc.keys
        new = [one for one in ahead if one not in met]
        met.update(new)
        waiting += new


def _cost(step: Exchange | None) -> float:
    if step is None:
        return 0.0
    return DIFFERENCE_COST if step.differs else FORM_COST
