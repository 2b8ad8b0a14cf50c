"""Which fields of cards are words that get translated, and which are the same in any language."""

from collections.abc import Mapping, Sequence

from cardgen.foreign.matching import Matched
from cardgen.foreign.source import ForeignCard, ForeignText, ForeignValue
from cardgen.model.finding import Stop
from cardgen.suggest import did_you_mean, join_words

TRANSLATED = 0.2  # the share of cards in which words differ, from which on a field is translated
SENTENCE = 5  # words, as many as a field of names or codes seldom has


def text_fields(matched: Matched, wanted: Sequence[str]) -> tuple[str, ...]:
    """The wanted fields, else those with words in both files that are not the same in nearly all
    cards, or are whole sentences. Stop at a wanted one that no card has."""
    fields = _common(matched, ForeignText)
    for field in wanted:
        if field not in fields:
            help = f"texts in both files: {join_words(fields, joined_by='and') or 'none'}"
            raise Stop(f'no text is called "{field}"{did_you_mean(field, fields)}', help=help)
    return tuple(wanted) or tuple(
        field for field, pairs in fields.items() if field != matched.key and _translated(pairs)
    )


def value_fields(matched: Matched) -> tuple[str, ...]:
    """The fields with numbers, or yes and no, in both files."""
    return tuple(_common(matched, ForeignValue))


def _common(matched: Matched, kind: type) -> Mapping[str, list[tuple[str, str]]]:
    """The fields that are of a kind in both cards of some pair, with their words."""
    found: dict[str, list[tuple[str, str]]] = {}
    for pair in matched.pairs.values():
        for field in pair[0].fields:
            if all(isinstance(card.fields.get(field), kind) for card in pair):
                found.setdefault(field, []).append((_said(pair[0], field), _said(pair[1], field)))
    return found


def _said(card: ForeignCard, field: str) -> str:
    held = card.fields[field]
    return held.words if isinstance(held, ForeignText) else ""


def _translated(pairs: Sequence[tuple[str, str]]) -> bool:
    both = [(one, other) for one, other in pairs if one.strip() and other.strip()]
    differing = sum(one != other for one, other in both)
    words = sum(len(one.split()) for one, _ in both)
    return bool(both) and (differing >= TRANSLATED * len(both) or words >= SENTENCE * len(both))
