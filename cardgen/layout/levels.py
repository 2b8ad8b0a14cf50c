"""How the height of a card's body is shared out among its rows."""

from collections.abc import Sequence

SLACK = 1e-9  # mm


def least_heights(needs: Sequence[float], counts: Sequence[int], least: float) -> list[float]:
    """The height each row cannot do without: its need, and `least` for each of its Ages."""
    return [max(need, least * count) for need, count in zip(needs, counts, strict=True)]


def level(needs: Sequence[float], counts: Sequence[int], room: float) -> list[float]:
    """Heights that fill `room`: every Age as tall as the others where the needs allow it.

    A row that needs more than its share gets its need, and the others share what is left. Where
    the needs do not fit together, all rows lack the same.
    """
    lack = sum(needs) - room
    if lack >= 0:
        return [need - lack / len(needs) for need in needs]
    heights = dict[int, float]()
    while True:
        free = [row for row in range(len(needs)) if row not in heights]
        each = (room - sum(heights.values())) / sum(counts[row] for row in free)
        tight = [row for row in free if needs[row] > each * counts[row] + SLACK]
        if not tight:
            heights.update({row: each * counts[row] for row in free})
            return [heights[row] for row in range(len(needs))]
        heights.update({row: needs[row] for row in tight})
