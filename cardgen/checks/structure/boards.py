"""Boards whose two sides do not produce the same."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.model.finding import Finding
from cardgen.project.pack_view import PackView

NOTHING = "nothing"


def check_board_product(view: PackView) -> Iterator[Finding]:
    """Every board: what its second side produces, against the first."""
    for board in view.pack.wonders:
        first, *others = board.sides.items()
        for name, side in others:
            if side.produces != first[1].produces:
                yield Finding(
                    "board-product",
                    "board-product",
                    board.place("sides", name, "produces"),
                    f"side {name} produces {side.produces or NOTHING}, "
                    f"side {first[0]} {first[1].produces or NOTHING}",
                    "a city produces the same on both sides: mend one of them",
                    card=board.id,
                )


BOARD_PRODUCT = Check(
    slug="board-product",
    title="A board whose two sides produce different resources",
    why="""\\
A city has one resource of its own, whichever side of its board lies up: neighbours know it by it.
The two sides say it twice, and each is the witness of the other. A side that produces `none` has a
second side that produces none.
""",
    refused="""\\
- id: corinth
  sides:
    A: {produces: clay, …}
    B: {produces: wood, …}      # clay, like side A?
""",
    mend="""\\
Find out which of the two is right and mend the other. Where a board is to differ, say why in
pack.yaml: `accepts: {board-product: why}`.
""",
    over_pack=check_board_product,
)
