"""The phases of an Age, in the order in which they come.

In 7 Wonders Leaders are drafted before the first Age; in each, everybody plays a Leader, gods are
drafted, hands dealt and played in turns, and conflicts end it. Duel has drafts, recruitments and
turns.
"""

from enum import IntEnum


class Phase(IntEnum):
    """A phase of an Age; `BEGINNING` is the moment before its first one."""

    BEGINNING = 0
    DRAFT = 1
    RECRUITMENT = 2
    PRAYER = 3
    DEAL = 4
    TURNS = 5
    CONFLICTS = 6

    def __str__(self) -> str:
        return self.name.lower()
