"""Costs written out, as a cheque is: `two stone and one ore`."""

import re

from cardgen.model.cost import Cost, Payment

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NOTHING = "nothing"
COUNTED = ("coins", "shields", "points")
ONE = ("a ", "an ", "the ")  # what may stand for `one `


def written(cost: Cost) -> str:
    """A cost in words."""
    parts = [_part(payment) for payment in cost.payments]
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:]))) or NOTHING


def parts(words: str) -> tuple[str, ...]:
    """What words of a cost name, in an order of their own."""
    named = (part.strip() for part in re.split(r",| and ", words))
    return tuple(sorted(map(_with_number, named)))


def payment_of(part: str, cost: Cost) -> Payment | None:
    """The payment that a part of the words names."""
    return next((payment for payment in cost.payments if _part(payment) == part), None)


def _with_number(part: str) -> str:
    first, space, rest = part.partition(" ")
    return f"one {rest}" if first + space in ONE else part


def _part(payment: Payment) -> str:
    what, amount = payment
    number = NUMBERS[amount] if amount < len(NUMBERS) else str(amount)
    if what.startswith("any "):
        return f"{number} of {what}"
    if what in COUNTED:
        return f"{number} {what.removesuffix('s') if amount == 1 else what}"
    return f"{number} {what}"
