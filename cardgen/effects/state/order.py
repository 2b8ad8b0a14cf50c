"""Something that must be paid for, and an offer to sell resources."""

from typing import NamedTuple

from cardgen.effects.state.form import Form
from cardgen.model.cost import Cost


class Order(NamedTuple):
    """A card to build, a god to invoke, or a Wonder stage: `kind` is the card's kind or `stage`."""

    kind: str
    cost: Cost
    form: Form | None = None


class Offer(NamedTuple):
    """`seller` sells these resources at so many coins each.

    `less` takes coins off the first unit bought from the seller each turn instead.
    """

    seller: str
    resources: frozenset[str]
    price: int = 0
    less: int = 0
