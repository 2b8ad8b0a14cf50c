"""What invoking, recruiting or building costs."""

from typing import NamedTuple

RESOURCES = ("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")


class Payment(NamedTuple):
    """One part of a cost.

    `what` is a resource (`stone`), `coins`, `any brown`, `any grey`, `any resource` (brown or
    grey), `shields` or `points` that must be owned (never spent, never bought from neighbours),
    `next stage` (the resources of the next Wonder stage) or `sacrifice` (Age cards).
    """

    what: str
    amount: int = 1


class Cost(NamedTuple):
    """All payments together; none at all is the red cross: nothing to pay.

    One that was never `said` is not drawn at all: in games whose cards may have no cost.
    """

    payments: tuple[Payment, ...] = ()
    said: bool = True

    @property
    def free(self) -> bool:
        return not self.payments
