"""The phases of an Age, in the order in which they come.

In 7 Wonders Leaders are drafted before the first Age, gods before each; then everybody plays a
Leader, then come the turns, and conflicts end the Age. Duel has its drafts, recruitment and turns.
"""

from enum import IntEnum


class Phase(IntEnum):
    """A phase of an Age; `BEGINNING` is the moment before its first one."""

    BEGINNING = 0
    DRAFT = 1
    PRAYER = 2
    RECRUITMENT = 3
    TURNS = 4
    CONFLICTS = 5

    def __str__(self) -> str:
        return self.name.lower()
