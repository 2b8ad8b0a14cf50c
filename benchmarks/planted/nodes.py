"""Parts of a card's YAML with their places: found by key, taken out, put in."""

from collections.abc import Iterator

from yaml import MappingNode, Node, ScalarNode, SequenceNode

from benchmarks.planted.mutant import Edit, Stretch

Path = tuple[str, ...]


def part(node: Node, *path: str | int) -> Node | None:
    """What stands at a path of keys and numbers."""
    for step in path:
        if isinstance(node, MappingNode):
            held = next((value for key, value in node.value if key.value == step), None)
        elif isinstance(node, SequenceNode) and isinstance(step, int) and step < len(node.value):
            held = node.value[step]
        else:
            held = None
        if held is None:
            return None
        node = held
    return node


def stretch(node: Node) -> Stretch:
    """Where a part begins and ends; a list or map in lines ends with the last of its own."""
    if isinstance(node, MappingNode | SequenceNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return node.start_mark.index, stretch(last[1] if isinstance(last, tuple) else last)[1]
    return node.start_mark.index, node.end_mark.index


def scalars(node: Node, path: Path = ()) -> Iterator[tuple[Path, ScalarNode]]:
    """Every value of a part with the keys that lead to it."""
    if isinstance(node, ScalarNode):
        yield path, node
    for key, held in pairs(node):
        yield from scalars(held, (*path, key) if key else path)


def maps(node: Node, path: Path = ()) -> Iterator[tuple[Path, MappingNode]]:
    """Every map within a part, itself included."""
    if isinstance(node, MappingNode):
        yield path, node
    for key, held in pairs(node):
        yield from maps(held, (*path, key) if key else path)


def pairs(node: Node) -> Iterator[tuple[str, Node]]:
    """The parts of a part, each with its key; those of a list have none."""
    if isinstance(node, MappingNode):
        yield from ((key.value, value) for key, value in node.value)
    elif isinstance(node, SequenceNode):
        yield from (("", item) for item in node.value)


def replaced(node: Node, new: str) -> Edit:
    """A part with something else in its place."""
    return Edit(*stretch(node), new)


def added(node: MappingNode, source: str, clause: str) -> Edit:
    """A map with one more key after the first one: `when: end`."""
    end = stretch(node.value[0][1])[1]
    if node.flow_style:
        return Edit(end, end, f", {clause}")
    return Edit(end, end, f"\n{' ' * node.start_mark.column}{clause}")


def dropped(node: MappingNode, key: str) -> Edit:
    """A map without one of its keys, which is not the first."""
    number = next(i for i, (each, _) in enumerate(node.value) if each.value == key)
    before, held = node.value[number - 1][1], node.value[number][1]
    return Edit(stretch(before)[1], stretch(held)[1], "")


def item_dropped(node: SequenceNode, number: int) -> Edit:
    """A list without one of its items; one item must be left."""
    held = stretch(node.value[number])
    if number:
        return Edit(stretch(node.value[number - 1])[1], held[1], "")
    return Edit(held[0], node.value[1].start_mark.index, "")
