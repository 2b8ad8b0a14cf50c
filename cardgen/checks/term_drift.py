"""The check `term-drift`."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.loading.suggest import listed
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.manners import Words
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose


def check_term_drift(prose: "Prose") -> Iterator[Finding]:
    """Every term of a pack that says another one more often."""
    for language in prose.spoken:
        for variants in language.manners.variants:
            said = {form.casefold(): n for n, forms in enumerate(variants) for form in forms}
            hits: dict[object, list[tuple[int, Hit]]] = {}
            for hit in language.page.found(_any(said)):
                number = said[hit.match[0].casefold()]
                hits.setdefault(hit.said.key[0], []).append((number, hit))
            for of_pack in hits.values():
                yield from _rarer(prose, of_pack, variants)


def _rarer(
    prose: "Prose", hits: "Sequence[tuple[int, Hit]]", variants: "Sequence[Words]"
) -> Iterator[Finding]:
    """All but the variant that a pack uses most; of two used alike the first listed stays."""
    used = Counter(number for number, _ in hits)
    most = max(used, key=lambda number: (used[number], -number))
    for number, hit in hits:
        if number != most:
            message = f'"{hit.match[0]}", and elsewhere "{variants[most][0]}" ({used[most]}×)'
            help = f"say {listed(forms[0] for forms in variants)} everywhere"
            span = (hit.start, hit.end)
            yield prose.finding("term-drift", hit.said, span, message, help)


def _any(forms: Iterable[str]) -> "re.Pattern[str]":
    """Any form of all variants, the longest first: one may be part of another."""
    several = "|".join(map(re.escape, sorted(forms, key=len, reverse=True)))
    return re.compile(rf"(?<![\w-])(?:{several})(?![\w-])", re.IGNORECASE)


TERM_DRIFT = Check(
    slug="term-drift",
    title="One thing that a pack calls by two names",
    why="""\
Who reads “carte brune” on one card and “carte marron” on the next looks for a difference between
them. Either is right; a pack has one of the two. The terms looked for are the `variants` of
templates/prose/.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        Une carte brune suffit.
      - >-
        Deux cartes marron suffisent.
""",
    mend="""\
Say the one that your pack says more often, or change that one everywhere.
""",
    over_prose=check_term_drift,
)
