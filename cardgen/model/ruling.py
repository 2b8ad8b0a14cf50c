"""An open question of the rules and the answer a pack gives."""

from collections.abc import Mapping

from cardgen.model.frozen import frozen
from cardgen.model.located import Map


@frozen
class Explained:
    """Why an announced count differs from the cards: these cards count `as one` of `count`.

    Or the source itself describes another number than it announces, and all `described` are there.
    """

    count: str
    as_one: tuple[str, ...] = ()
    described: int = 0


@frozen
class Ruling:
    """Question, answer and reason by language; `source` says what the rules leave open.

    `scenarios` are the ids of those that show the answer in play. What is answered by yes or no may
    say so once more as its `answer`.
    """

    id: str
    question: Mapping[str, str]
    ruling: Mapping[str, str]
    reason: Mapping[str, str]
    entry: Map
    explains: Explained | None = None
    scenarios: tuple[str, ...] = ()
    source: str = ""
    answer: str = ""
