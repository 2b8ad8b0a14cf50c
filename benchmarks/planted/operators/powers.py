"""Changes of a power alone: the words, or a scenario, have to object."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from yaml import MappingNode, ScalarNode, SequenceNode

from benchmarks.planted.mutant import Edit, Mutant
from benchmarks.planted.nodes import added, dropped, maps, part, scalars
from benchmarks.planted.nodes import replaced as put
from benchmarks.planted.project import CardText
from cardgen.schema.by_age import AGE_KEYS

Others = Mapping[str, tuple[str, ...]]  # by the value that stands there


def changed(card: CardText, told: str, *edits: Edit, codes: str) -> Mutant:
    """A change of the power, which may be told there or at any of the words."""
    mutant = card.planted(f"power: {told}", *edits, codes=codes, also=card.everything())
    return replace(mutant, part="power")


def values(
    card: CardText, others: Others, codes: str, *, keys: Sequence[str] = ()
) -> Iterator[Mutant]:
    """A value of the power that becomes another one; under these keys only, if any are given.

    In a list it never becomes what stands there already.
    """
    for path, node in _scalars(card):
        if not keys or any(key in keys for key in path):
            beside = _beside(card, node)
            for new in others.get(node.value, ()):
                if new not in beside:
                    told = f"{' '.join(path)}: {node.value} → {new}"
                    yield changed(card, told, put(node, new), codes=codes)


def abilities(card: CardText) -> Iterator[MappingNode]:
    """The abilities of a power that are not within others."""
    for path, node in maps(card.power) if card.power else ():
        if all(key in AGE_KEYS for key in path) and not _by_age(node):
            yield node


def clause_dropped(card: CardText, key: str, codes: str) -> Iterator[Mutant]:
    """A clause taken from each ability that has it."""
    for node in abilities(card):
        if part(node, key) and node.value[0][0].value != key:
            yield changed(card, f"without {key}", dropped(node, key), codes=codes)


def clause_added(card: CardText, clause: str, codes: str) -> Iterator[Mutant]:
    """A clause, `when: end`, put into each ability that lacks it."""
    key = clause.partition(":")[0]
    for node in abilities(card):
        if not part(node, key):
            yield changed(card, f"with {clause}", added(node, card.source, clause), codes=codes)


def _scalars(card: CardText) -> Iterator[tuple[tuple[str, ...], ScalarNode]]:
    return scalars(card.power) if card.power else iter(())


def _beside(card: CardText, node: ScalarNode) -> tuple[str, ...]:
    """The other values of the list that a value stands in."""
    for _, each in maps(card.power) if card.power else ():
        for _, held in each.value:
            if isinstance(held, SequenceNode) and node in held.value:
                return tuple(item.value for item in held.value)
    return ()


def _by_age(node: MappingNode) -> bool:
    return any(key.value in AGE_KEYS for key, _ in node.value)
