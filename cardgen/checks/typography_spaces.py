"""The check `typography-spaces`."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.manners import Manners
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose

SPACE = "[ \u00a0\u202f\u2009]"


class Rule(NamedTuple):
    """What must not be typed, in words, and what stands there instead (as `re` expands it)."""

    pattern: "re.Pattern[str]"
    message: str
    right: str


def check_typography_spaces(prose: "Prose") -> Iterator[Finding]:
    """Every stretch in which a rule of the language is broken."""
    for language in prose.spoken:
        for rule in _rules(language.manners):
            for hit in language.page.found(rule.pattern):
                yield _finding(prose, hit, rule)


def _finding(prose: "Prose", hit: "Hit", rule: Rule) -> Finding:
    right = hit.match.expand(rule.right)
    help = f'type "{right.strip()}"' if right.strip() else "type one space"
    span = (hit.start, hit.end)
    return prose.finding("typography-spaces", hit.said, span, rule.message, help, fix=right)


def _rules(how: "Manners") -> Iterator[Rule]:
    yield Rule(re.compile(rf"(?<=\S){SPACE}{{2,}}(?=\S)"), "several spaces in a row", " ")
    yield Rule(re.compile(rf"\({SPACE}+"), "a space inside brackets", "(")
    yield Rule(re.compile(rf"{SPACE}+\)"), "a space inside brackets", ")")
    tight = "".join(sign for sign in ",.;:?!" if sign not in how.wide)
    before = rf"{SPACE}+([{re.escape(tight)}])(?!\w|\1)"
    yield Rule(re.compile(before), "a space before a sign that follows its word", r"\1")
    yield Rule(re.compile(r"([,;:?!])(?=[^\W\d_])(?<!:(?=//))"), "no space after the sign", r"\1 ")
    if how.elided:
        cut = rf"\b((?:{'|'.join(how.elided)})[’']){SPACE}+(?=\w)"
        yield Rule(re.compile(cut, re.IGNORECASE), "a space after an apostrophe", r"\1")
    yield from _wide(how) if how.wide else _narrow(how)


def _wide(how: "Manners") -> Iterator[Rule]:
    """Signs with a space before them; a time or a scale (1:50) is one word."""
    first, last = how.quotes
    signs = re.escape(how.wide.replace(last, ""))
    missing = rf"([^\s{signs}(«])((?:(?!(?<=\d):\d)[{signs}])+(?!//)|{last})"
    yield Rule(re.compile(missing), "no space before the sign", r"\1 \2")
    yield Rule(
        re.compile(rf"{first}(?=\S)(?!{SPACE})"), "no space after the quotation mark", first + " "
    )


def _narrow(how: "Manners") -> Iterator[Rule]:
    first, last = how.quotes
    yield Rule(re.compile(rf"{first}{SPACE}+"), "a space after the quotation mark", first)
    yield Rule(re.compile(rf"{SPACE}+{last}"), "a space before the quotation mark", last)


TYPOGRAPHY_SPACES = Check(
    slug="typography-spaces",
    title="A space too many, or one that is missing",
    why="""\
French puts a space before ; : ? ! and inside « », English none; neither has one before a comma or a
full stop, and no language has two in a row. An ordinary space is typed: the layout makes it narrow
and keeps it from breaking.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        Précision: ces  pièces , dit-on, viennent d’ ailleurs.
""",
    mend="""\
Type what the finding proposes: Précision : ces pièces, dit-on, viennent d’ailleurs.
""",
    over_prose=check_typography_spaces,
)
