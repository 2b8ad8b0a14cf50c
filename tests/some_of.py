"""Of cases that are many and alike some are tried, and all of them by `make nightly`."""

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")
ALL = bool(os.environ.get("TRY_ALL"))


def some_of(cases: Sequence[Case], each: int, first: int = 0) -> Sequence[Case]:
    """Every `each`th case, from the `first` on: with 5 the first, the sixth, the eleventh, …"""
    return cases if ALL else cases[first::each]
