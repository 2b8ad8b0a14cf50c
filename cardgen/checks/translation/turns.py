"""Words that turn a rule into another: may, must, not."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.comparing.translated import TextSide, Translated
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.project.prose.orthography import Words

PERMISSION, OBLIGATION = 0, 1  # of what the lists of `modals` speak, in every language
NEAR = 2  # words behind a permission within which a negation takes it back

Span = tuple[int, int]


def compare_modals(pair: Translated) -> Iterator[Finding]:
    """A permission that one side alone gives. An obligation is told where it stands instead of
    one: orders need no word for it."""
    if not _is_compared(pair):
        return
    for at, side in enumerate(pair.sides):
        other = pair.sides[1 - at]
        given, met = _permission(side), _found(other, _modals(other, PERMISSION))
        if given and not met and not _perhaps_permitted(other) and _has_modals(other):
            duty = _found(other, _modals(other, OBLIGATION))
            instead = f'the obligation "{_typed(other, duty)}"' if duty else "none"
            yield _finding(pair, "translation-modal", "permission", at, given, instead)


def compare_negations(pair: Translated) -> Iterator[Finding]:
    """A negation that one side alone has."""
    if not _is_compared(pair) or not all(side.tongue.how.negations for side in pair.sides):
        return
    denied = [_found(side, _denying(side)) for side in pair.sides]
    for at, span in enumerate(denied):
        other = pair.sides[1 - at]
        if span and not denied[1 - at] and not _found(other, other.tongue.how.perhaps_negations):
            yield _finding(pair, "translation-negation", "negation", at, span, "none")


def _is_compared(pair: Translated) -> bool:
    """Names, flavour and long explanations say such things in too many ways."""
    return pair.known and not pair.retold and not pair.named and not pair.is_long


def _finding(pair: Translated, code: str, what: str, at: int, span: Span, instead: str) -> Finding:
    side = pair.sides[at]
    word = f'the {what} "{_typed(side, span)}"'
    told = f"expected {instead}, found {word}" if at else f"expected {word}, found {instead}"
    return pair.differs(code, told, at=side, span=span, severity="warning")


def _permission(side: TextSide) -> Span | None:
    """The first permission that no negation behind it takes back."""
    for found in _pattern(side, _modals(side, PERMISSION)).finditer(side.plain):
        denial, (start, end) = _pattern(side, side.tongue.how.negations), found.span()
        before, behind = side.plain[:start].split()[-1:], side.plain[end:].split()[:NEAR]
        if not denial.match(side.plain, start) and not denial.search(" ".join((*before, *behind))):
            return found.span()  # not of a word such as can't, either
    return None


def _has_modals(side: TextSide) -> bool:
    return bool(_modals(side, PERMISSION))


def _perhaps_permitted(side: TextSide) -> bool:
    return bool(_found(side, side.tongue.how.perhaps_modals))


def _modals(side: TextSide, meaning: int) -> "Words":
    lists = side.tongue.how.modals
    return lists[meaning] if meaning < len(lists) else ()


def _denying(side: TextSide) -> "Words":
    how = side.tongue.how
    return tuple(word for word in how.negations if word not in how.perhaps_negations)


def _found(side: TextSide, words: "Words") -> Span | None:
    found = _pattern(side, words).search(side.plain)
    return found.span() if found else None


def _pattern(side: TextSide, words: "Words") -> "re.Pattern[str]":
    return side.tongue.pattern(words)


def _typed(side: TextSide, span: Span) -> str:
    return side.text.words[slice(*span)]


TRANSLATION_MODAL = Check(
    slug="translation-modal",
    title="A permission that a card or its translation lacks",
    why="""\
“You may draw” and “Draw” are two rules, and so are “you must” and “you may”. Told where one side
permits what the other does not; an obligation is told where it stands instead, since “Draw” needs
no “must”. The words looked for are the `modals` of templates/languages/<language>/prose.yaml;
`perhaps modals` are words that may stand for one. It is a warning, and nothing is told of a
language without such lists, of names and of texts of more than sixty words.
""",
    refused="""\
{"id": "tinker", "text": "You may discard a card."}
{"id": "tinker", "text": "Défaussez une carte."}
""",
    mend="""\
Say in the translation what may and what must be done. Where it does say so, in a word that is not
listed, add that word to `perhaps modals`.
""",
)
TRANSLATION_NEGATION = Check(
    slug="translation-negation",
    title="A negation that a card or its translation lacks",
    why="""\
A lost “not” turns a rule around. Told where one side has such a word and the other has none at all,
nor one that may stand for it: `negations` and `perhaps negations` of
templates/languages/<language>/prose.yaml. It is a warning, and nothing is told of a language
without such a list, of names and of texts of more than sixty words.
""",
    refused="""\
{"id": "tinker", "text": "This card cannot be discarded."}
{"id": "tinker", "text": "Cette carte peut être défaussée."}
""",
    mend="""\
Deny in the translation what the original denies. Where it does, in a word that is not listed, add
that word to `perhaps negations`.
""",
)
