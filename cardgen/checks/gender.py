"""The check `gender`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.manners import Manners
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose

SPACE = r"[ \u00a0\u202f]"
GENDERS = {"m": "masculine", "f": "feminine"}


def check_gender(prose: "Prose") -> Iterator[Finding]:
    """Every row of colours, and every pronoun that takes up the noun before it."""
    for language in prose.spoken:
        how = language.manners
        for hit in language.page.found(_rows(how)):
            yield from _row(prose, hit, how)
        for hit in language.page.found(_taken_up(how)):
            noun, pronoun = hit.match["noun"], hit.match["pronoun"]
            wanted, is_said = _of(_nouns(how), noun), _of(how.pronouns, pronoun)
            if wanted in GENDERS and is_said != wanted:
                yield from _finding(prose, hit, "pronoun", f'"{noun}" is {GENDERS[wanted]}')


def _row(prose: "Prose", hit: "Hit", how: "Manners") -> Iterator[Finding]:
    """The colour of another gender than the noun or, without a noun, than the colours before it."""
    noun = hit.match["noun"]
    colours = [
        (match[0], _of(how.colours, match[0]))
        for match in re.finditer(_any(how.colours), hit.match["row"], re.IGNORECASE)
    ]
    marked = [(colour, gender) for colour, gender in colours if gender in GENDERS]
    wanted = _of(_nouns(how), noun) if noun else next((gender for _, gender in marked), "")
    strange = next((colour for colour, gender in marked if gender != wanted), None)
    if strange and wanted in GENDERS:
        before = f'"{noun}" is' if noun else "the colours before it are"
        yield from _finding(prose, hit, "row", f'{before} {GENDERS[wanted]}, "{strange}" is not')


def _rows(how: "Manners") -> "re.Pattern[str]":
    """Colours side by side, behind a noun if there is one; those behind two nouns may be either."""
    noun, colour = _any(_nouns(how)), _any(how.colours)
    joined = rf"{SPACE}(?:{'|'.join((*how.joined, *how.chosen))}){SPACE}"
    two = rf"(?:{noun}{joined}(?:\w+{SPACE})?{noun}{SPACE})"
    row = rf"(?P<row>{colour}(?:(?:,{SPACE}|,?{joined}){colour})*)"
    return re.compile(rf"(?:{two}|(?P<noun>{noun}){SPACE})?{row}", re.IGNORECASE)


def _taken_up(how: "Manners") -> "re.Pattern[str]":
    """A noun and, with at most a word between, a pronoun."""
    noun, pronoun = _any(_nouns(how)), _any(how.pronouns)
    between = rf"{SPACE}(?:[^\W\d_]+{SPACE})?"
    return re.compile(rf"(?P<noun>{noun}){between}(?P<pronoun>{pronoun})", re.IGNORECASE)


def _nouns(how: "Manners") -> Mapping[str, tuple[str, ...]]:
    """The listed nouns by gender, in both numbers."""
    return {
        gender: tuple(form for noun in nouns for form in (noun, how.plural(noun)))
        for gender, nouns in how.nouns.items()
    }


def _any(forms: Mapping[str, Iterable[str]]) -> str:
    """Any of these words, the longest first; none where there are none."""
    words = sorted((word for each in forms.values() for word in each), key=len, reverse=True)
    return rf"(?<![\w-])(?:{'|'.join(map(re.escape, words)) or '(?!)'})(?![\w-])"


def _of(forms: Mapping[str, Iterable[str]], word: str) -> str:
    """The gender of a word."""
    plain = word.casefold()
    return next(one for one, each in forms.items() if plain in map(str.casefold, each))


def _finding(prose: "Prose", hit: "Hit", group: str, message: str) -> Iterator[Finding]:
    if hit.said.kind != "text":
        yield prose.finding("gender", hit.said, hit.span(group), message, "let both agree")


GENDER = Check(
    slug="gender",
    title="A colour or a pronoun of another gender than what it goes with",
    why="""\
“Cartes bleues, rouges ou verts”, “une carte parmi ceux de la boîte”: a list of colours grows word
by word, and a sentence is turned around, while the noun it began with stays. Colours and pronouns
are those of templates/prose/; the words of powers are left to words-form, which reads them in full.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        Piochez une carte parmi ceux de la défausse, bleue, rouge ou vert.
""",
    mend="""\
Let both agree: une carte parmi celles de la défausse, bleue, rouge ou verte.
""",
    over_prose=check_gender,
)
