"""The check `agreement`."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.loading.kinds import exact
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.manners import Manners
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose, Spoken

GENDERS = {"m": "masculine", "f": "feminine"}


def check_agreement(prose: "Prose") -> Iterator[Finding]:
    """Every listed noun right behind a number, an article or the like."""
    before = r"(?<![\w-])(?P<before>\d*[½⅓⅔¼¾]|\d+|[^\W\d_]+)[ \u00a0\u202f]"
    for language in prose.spoken:
        forms = _forms(language.manners)
        nouns = "|".join(sorted(forms, key=len, reverse=True)) or r"(?!)"
        pattern = re.compile(rf"{before}(?P<noun>{nouns})(?![\w-])", re.IGNORECASE)
        for hit in language.page.found(pattern):
            if hit.said.kind != "text":
                yield from _hit(prose, language, hit)
        for hit in language.page.found(_several(language.manners)):
            if hit.said.kind != "text":
                yield from _ranked(prose, language, hit)


def _hit(prose: "Prose", language: "Spoken", hit: "Hit") -> Iterator[Finding]:
    how, noun = language.manners, hit.match["noun"]
    gender, plural, other = _forms(how)[noun.casefold()]
    before = hit.match["before"].casefold()
    many = _many(before, language)
    if many is not None and many != plural:
        right = other if noun[0].islower() else other[0].upper() + other[1:]
        message = f'"{hit.match["before"]} {noun}": the noun stands in the {_number(many)}'
        span, help = hit.span("noun"), f'type "{right}"'
        yield prose.finding("agreement", hit.said, span, message, help, fix=right)
    elif _is_of_other_gender(before, gender, how):
        message = f'"{hit.match["before"]} {noun}": the noun is {GENDERS[gender]}'
        help = f"among {', '.join(how.before[gender])}"
        yield prose.finding("agreement", hit.said, hit.span("before"), message, help)


def _several(how: "Manners") -> "re.Pattern[str]":
    """A noun in the singular before two Roman numerals: Âge I et II."""
    nouns, joined = ("|".join(words) or r"(?!)" for words in (how.ranked, how.joined))
    space, number = r"[ \u00a0\u202f]", "I{1,3}"
    ages = rf"{space}{number}{space}(?:{joined}){space}{number}"
    return re.compile(rf"(?<![\w-])(?P<noun>{nouns}){ages}(?!\w)")


def _ranked(prose: "Prose", language: "Spoken", hit: "Hit") -> Iterator[Finding]:
    right = language.manners.ranked[hit.match["noun"]]
    message = f'"{hit.match[0]}": the noun stands in the singular'
    help = f'type "{right}", and what stands before it in the plural'
    yield prose.finding("agreement", hit.said, hit.span("noun"), message, help)


def _forms(how: "Manners") -> dict[str, tuple[str, bool, str]]:
    """Each form of each noun: its gender, whether it is plural, and the other number."""
    forms = {}
    for gender, nouns in how.nouns.items():
        for noun in nouns:
            several = how.plural(noun)
            forms[noun.casefold()] = (gender, False, several)
            forms[several.casefold()] = (gender, True, noun)
    return forms


def _many(before: str, language: "Spoken") -> bool | None:
    """Whether a word announces several; None where it says nothing of number."""
    how = language.manners
    for form, many in (("many", True), ("one", False)):
        if before in how.before.get(form, ()):
            return many
    number = language.reading.words.get(before) if before.isalpha() else exact(_typed(before))
    return None if number is None or number == 0 else number >= how.plural_from


def _typed(number: str) -> int | str:
    return int(number[:20]) if number.isdecimal() else number  # enough to tell one from several


def _is_of_other_gender(before: str, gender: str, how: "Manners") -> bool:
    """Whether a word announces the other gender, and it alone."""
    opposite = {"m": "f", "f": "m"}.get(gender, "")
    return before in how.before.get(opposite, ()) and before not in how.before.get(gender, ())


def _number(many: bool) -> str:
    return "plural" if many else "singular"


AGREEMENT = Check(
    slug="agreement",
    title="A noun that does not agree with the number or the article before it",
    why="""\
“2 point”, “des étage”, “cet icône”: numbers change while a pack grows, and the noun behind them is
forgotten; so is the Age, “l’Âge I et II”, when a second one is added. The few nouns that rules
count with, listed in templates/prose/, are looked at in all prose but the words of powers:
words-form reads those in full.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        Vous marquez 2 point, ou un ou deux jeton ; cet icône le rappelle.
""",
    mend="""\
Type what the finding proposes: 2 points, un ou deux jetons, cette icône.
""",
    over_prose=check_agreement,
)
