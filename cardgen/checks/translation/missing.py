"""Cards, fields and values that one file has and the other has not, or has otherwise."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from cardgen.checks.check import Check
from cardgen.foreign.matching import NAME, Matched
from cardgen.foreign.source import ForeignCard, ForeignText, ForeignValue
from cardgen.model.finding import Finding, Place, Severity

MOSTLY = 0.5  # the share of cards without a field from which on it is told once


def find_unmatched(matched: Matched, files: Sequence[str]) -> Iterator[Finding]:
    """Cards of one side alone; all those of a file at once where none of it is matched."""
    met = {card.place.file for pair in matched.pairs.values() for card in pair}
    for cards, other, severity in (
        (matched.lost, files[1], "error"),
        (matched.added, files[0], "warning"),
    ):
        whole = Counter(card.place.file for card in cards.values())
        for file, count in whole.items():
            if file not in met:
                message = f"none of the {count} cards of this file are in {other}"
                yield _missing("translation-card", message, Place(file), severity="error")
        for id, card in cards.items():
            if card.place.file in met:
                message = f"{id} is not in {other}"
                yield _missing("translation-card", message, card.place, id, severity=severity)  # type: ignore[arg-type]  # mypy takes the literals for any text
    yield from _unkeyed(matched)


def _unkeyed(matched: Matched) -> Iterator[Finding]:
    """Cards that cannot be matched."""
    for id, card in matched.doubled:
        message = f"{id} stands twice: only the first is compared"
        yield _missing("translation-card", message, card.place, id)
    for card in matched.keyless:
        what = "name" if matched.key == NAME else f'"{matched.key}"'
        yield _missing("translation-card", f"this card has no {what} to match it by", card.place)


def find_missing_fields(matched: Matched, fields: Sequence[str]) -> Iterator[Finding]:
    """Texts of one side alone; a field that most cards lack is told once."""
    for field in fields:
        lost, added = (_lacking(matched, field, at) for at in (0, 1))
        have = sum(_has(pair[0], field) for pair in matched.pairs.values())
        if len(lost) > MOSTLY * have and len(lost) > 1:
            first = matched.pairs[lost[0]][1]
            message = f'"{field}" is not there in {len(lost)} of {have} cards'
            yield _missing("translation-field", message, Place(first.place.file))
            lost = []
        for id in lost:
            message = f'{id}: expected a text "{field}", found none'
            yield _missing("translation-field", message, _seat(matched.pairs[id][1], field), id)
        for id in added:
            message, place = f'{id}: expected no text "{field}"', _seat(matched.pairs[id][1], field)
            yield _missing("translation-field", message, place, id, severity="warning")


def _lacking(matched: Matched, field: str, at: int) -> list[str]:
    """The cards that have a text on one side and none on the other."""
    return [
        id
        for id, pair in matched.pairs.items()
        if _has(pair[at], field) and not _has(pair[1 - at], field)
    ]


def _has(card: ForeignCard, field: str) -> bool:
    held = card.fields.get(field)
    return isinstance(held, ForeignText) and bool(held.words.strip())


def _seat(card: ForeignCard, field: str) -> Place:
    held = card.fields.get(field)
    return held.place() if isinstance(held, ForeignText) else card.place


def find_other_values(matched: Matched, fields: Iterable[str]) -> Iterator[Finding]:
    """Numbers, yes and no that differ."""
    for id, (original, translation) in matched.pairs.items():
        for field in fields:
            one, other = original.fields.get(field), translation.fields.get(field)
            if not isinstance(one, ForeignValue) or not isinstance(other, ForeignValue):
                continue
            if one.value != other.value and field != matched.key:
                message = f"{id} {field}: expected {_typed(one)}, found {_typed(other)}"
                yield Finding(
                    *("translation-value", "translation-value", other.place, message), card=id
                )


def _typed(held: ForeignValue) -> str:
    """As JSON has it."""
    return str(held.value).lower() if isinstance(held.value, bool) else str(held.value)


def _missing(
    code: str, message: str, place: Place, card: str = "", severity: Severity = "error"
) -> Finding:
    return Finding(code, code, place, message, severity=severity, card=card)


TRANSLATION_CARD = Check(
    slug="translation-card",
    title="A card that one of two files lacks, or that cannot be matched",
    why="""\
Cards are matched by a field that has the same value in both files, which `--key` names. One without
a counterpart was not translated, or was taken out of the original; a second one of the same value
is never compared. Of a file none of whose cards is matched this is told once.
""",
    refused="""\
[{"id": "ember", "text": "Draw a card."}, {"id": "ferry", "text": "Move."}]
[{"id": "ember", "text": "Piochez une carte."}]
""",
    mend="""\
Translate the card, or take it out; give each card a key of its own.
""",
)
TRANSLATION_FIELD = Check(
    slug="translation-field",
    title="A text of a card that its translation lacks or adds",
    why="""\
A name, a text or a line of flavour that stands in one language alone is printed as nothing, or as
the original, in the other. A field that most cards lack is told once, for its file.
""",
    refused="""\
{"id": "ember", "text": "Draw a card.", "flavour": "It never went out."}
{"id": "ember", "text": "Piochez une carte."}
""",
    mend="""\
Translate it. A field that is not to be translated is left out: `--fields name,text`.
""",
)
TRANSLATION_VALUE = Check(
    slug="translation-value",
    title="A number or yes and no that differs between two languages",
    why="""\
What is no text is the same in every language: a cost that was mended in one file only shows here.
Numbers, `true` and `false` of JSON are compared where both files have them.
""",
    refused="""\
{"id": "ember", "cost": 2}
{"id": "ember", "cost": 3}
""",
    mend="""\
Write the right value in both files, or in the original alone.
""",
)
