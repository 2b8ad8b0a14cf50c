"""How much was looked at, in one line and as numbers."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardgen.cli.findings.order import count
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack


class Summary(NamedTuple):
    """`sentences` counts texts, each language × Age once; `read` those read back to an effect.

    `accepted` are the findings that authors let stand.
    """

    cards: int
    sentences: int
    read: int = 0
    accepted: int = 0


def summary(packs: Iterable[Pack], *, accepted: int = 0) -> Summary:
    """What these packs hold. Words that serve several Ages are one sentence."""
    cards = [card for pack in packs for card in pack.cards]
    texts = (words for card in cards for words in card.text.values())
    sentences = sum(len(words.spans()) for words in texts)
    return Summary(len(cards), sentences, accepted=accepted)


def told(findings: Sequence[Finding], what: Summary) -> str:
    """`33 cards, 132 texts: 1 error, 2 warnings`."""
    errors, warnings = count(findings, "error"), count(findings, "warning")
    faults = [_many(errors, "error"), _many(warnings, "warning")] if findings else ["all well"]
    if what.accepted:
        faults.append(f"{what.accepted} accepted")
    return f"{_many(what.cards, 'card')}, {_many(what.sentences, 'text')}: {', '.join(faults)}"


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
