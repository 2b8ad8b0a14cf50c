"""A cost is wrong: a number, a resource, or the Ages have each other's."""

from collections.abc import Iterator

from yaml import MappingNode

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.nodes import maps, replaced, scalars, stretch
from benchmarks.planted.operators.swapping import turned
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project
from cardgen.schema.by_age import AGE_KEYS

COSTS = "cost-words cost-order"
PAID = turned(("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth"))


def ages(card: CardText, project: Project) -> Iterator[Mutant]:
    """Two Ages of a cost have changed places: the columns of a table were mixed up."""
    cost = card.part("cost")
    for _, node in maps(cost) if cost else ():
        held = [value for key, value in node.value if key.value in AGE_KEYS]
        for number, one in enumerate(held):
            for other in held[number + 1 :]:
                ours, theirs = (card.source[slice(*stretch(each))] for each in (one, other))
                if ours != theirs:
                    edits = replaced(one, theirs), replaced(other, ours)
                    told = f"cost: {ours} and {theirs} swapped"
                    yield card.planted(
                        told, *edits, codes=COSTS, part="cost", also=(stretch(node),)
                    )


def number(card: CardText, project: Project) -> Iterator[Mutant]:
    """A number of a cost is another one."""
    cost = card.part("cost")
    for path, node in scalars(cost) if cost else ():
        if node.value.isdecimal():
            told = f"cost {' '.join(path)}: {node.value} → {int(node.value) + 1}"
            edit = replaced(node, str(int(node.value) + 1))
            yield card.planted(
                told, edit, codes=COSTS, part="cost", also=(stretch(cost),) if cost else ()
            )


def resource(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another resource is asked for."""
    cost = card.part("cost")
    for _, node in maps(cost) if cost else ():
        keys = [key.value for key, _ in node.value]
        for key, _ in node.value if isinstance(node, MappingNode) else ():
            for new in PAID.get(key.value, ()):
                if new not in keys:
                    told = f"cost: {key.value} → {new}"
                    edit, at = replaced(key, new), (stretch(node),)
                    yield card.planted(told, edit, codes=COSTS, also=at, part="cost")


OPERATORS = (
    Operator("cost: Ages swapped", ages),
    Operator("cost: number", number),
    Operator("cost: resource", resource),
)
