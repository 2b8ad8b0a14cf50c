"""Nouns, colours and pronouns that do not agree with what stands before them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding
from cardgen.schema.numbers import exact_fraction
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.passages import ProseMatch
    from cardgen.project.prose.prose import Prose

SPACE = r"[ \u00a0\u202f]"
GENDERS = {"m": "masculine", "f": "feminine"}
NounForm = tuple[str, bool, str]  # its gender, whether it is plural, and the other number


def check_agreement(prose: "Prose") -> Iterator[Finding]:
    """Every listed noun right behind a number, an article or the like."""
    before = r"(?<![\w-])(?P<before>\d*[½⅓⅔¼¾]|\d+|[^\W\d_]+)[ \u00a0\u202f]"
    for language in prose.spoken:
        forms = _forms(language.orthography)
        colour = f"(?:{_any_form(language.orthography.colours)}{SPACE})?"
        pattern = re.compile(rf"{before}{colour}(?P<noun>{any_word(forms)})", re.IGNORECASE)
        for hit in language.page.found(pattern):
            if _is_read_here(prose, hit):
                yield from _hit(prose, language, hit, forms)
        for hit in language.page.found(_several(language.orthography)):
            if _is_read_here(prose, hit):
                yield from _ranked(prose, language, hit)


def _is_read_here(prose: "Prose", hit: "ProseMatch") -> bool:
    """Whether words are not those of a power, which words-form reads in full."""
    return hit.said.kind != "text" or prose.tellers.is_unheld(hit.said)


def _hit(
    prose: "Prose", language: "LanguageProse", hit: "ProseMatch", forms: Mapping[str, NounForm]
) -> Iterator[Finding]:
    how, noun = language.orthography, hit.match["noun"]
    gender, plural, other = forms[noun.casefold()]
    before = hit.match["before"].casefold()
    many = announces_many(before, language)
    if many is not None and many != plural:
        right = other if noun[0].islower() else other[0].upper() + other[1:]
        message = f'"{hit.match[0]}": the noun stands in the {_number(many)}'
        span, help = hit.span("noun"), f'type "{right}"'
        yield prose.places.finding("agreement", hit.said, span, message, help, fix=right)
    elif is_of_other_gender(before, gender, how):
        message = f'"{hit.match["before"]} {noun}": the noun is {GENDERS[gender]}'
        help = f"among {', '.join(how.before[gender])}"
        yield prose.places.finding("agreement", hit.said, hit.span("before"), message, help)


def _several(how: "Orthography") -> "re.Pattern[str]":
    """A noun in the singular before two Roman numerals: Âge I et II."""
    nouns, joined = ("|".join(words) or r"(?!)" for words in (how.ranked, how.joined))
    space, number = r"[ \u00a0\u202f]", "I{1,3}"
    ages = rf"{space}{number}{space}(?:{joined}){space}{number}"
    return re.compile(rf"(?<![\w-])(?P<noun>{nouns}){ages}(?!\w)")


def _ranked(prose: "Prose", language: "LanguageProse", hit: "ProseMatch") -> Iterator[Finding]:
    right = language.orthography.ranked[hit.match["noun"]]
    message = f'"{hit.match[0]}": the noun stands in the singular'
    help = f'type "{right}", and what stands before it in the plural'
    yield prose.places.finding("agreement", hit.said, hit.span("noun"), message, help)


def _forms(how: "Orthography") -> dict[str, NounForm]:
    """Each form of each noun."""
    forms = {}
    for gender, nouns in how.nouns.items():
        for noun in nouns:
            several = how.plural(noun)
            forms[noun.casefold()] = (gender, False, several)
            forms[several.casefold()] = (gender, True, noun)
    return forms


def announces_many(before: str, language: "LanguageProse") -> bool | None:
    """Whether a word announces several; None where it says nothing of number."""
    how = language.orthography
    for form, many in (("many", True), ("one", False)):
        if before in how.before.get(form, ()):
            return many
    number = (
        language.reading.words.get(before) if before.isalpha() else exact_fraction(_typed(before))
    )
    return None if number is None or number == 0 else number >= how.plural_from


def _typed(number: str) -> int | str:
    return int(number[:20]) if number.isdecimal() else number  # enough to tell one from several


def is_of_other_gender(before: str, gender: str, how: "Orthography") -> bool:
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
count with, listed in templates/languages/, are looked at in all prose but the words of powers:
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
    by_piece="alone",
)


def check_gender(prose: "Prose") -> Iterator[Finding]:
    """Every row of colours, and every pronoun that takes up the noun before it."""
    for language in prose.spoken:
        how = language.orthography
        for hit in language.page.found(_rows(how)):
            yield from _row(prose, hit, how)
        for hit in language.page.found(_taken_up(how)):
            noun, pronoun = hit.match["noun"], hit.match["pronoun"]
            wanted, is_said = _of(_nouns(how), noun), _of(how.pronouns, pronoun)
            if wanted in GENDERS and is_said != wanted:
                yield from _finding(prose, hit, "pronoun", f'"{noun}" is {GENDERS[wanted]}')


def _row(prose: "Prose", hit: "ProseMatch", how: "Orthography") -> Iterator[Finding]:
    """The colour of another gender than the noun or, without a noun, than the colours before it."""
    noun = hit.match["noun"]
    colours = [
        (match[0], _of(how.colours, match[0]))
        for match in re.finditer(_any_form(how.colours), hit.match["row"], re.IGNORECASE)
    ]
    marked = [(colour, gender) for colour, gender in colours if gender in GENDERS]
    wanted = _of(_nouns(how), noun) if noun else next((gender for _, gender in marked), "")
    strange = next((colour for colour, gender in marked if gender != wanted), None)
    if strange and wanted in GENDERS:
        before = f'"{noun}" is' if noun else "the colours before it are"
        yield from _finding(prose, hit, "row", f'{before} {GENDERS[wanted]}, "{strange}" is not')


def _rows(how: "Orthography") -> "re.Pattern[str]":
    """Colours side by side, behind a noun if there is one; those behind two nouns may be either."""
    noun, colour = _any_form(_nouns(how)), _any_form(how.colours)
    joined = rf"{SPACE}(?:{'|'.join((*how.joined, *how.chosen))}){SPACE}"
    two = rf"(?:{noun}{joined}(?:\w+{SPACE})?{noun}{SPACE})"
    row = rf"(?P<row>{colour}(?:(?:,{SPACE}|,?{joined}){colour})*)"
    return re.compile(rf"(?:{two}|(?P<noun>{noun}){SPACE})?{row}", re.IGNORECASE)


def _taken_up(how: "Orthography") -> "re.Pattern[str]":
    """A noun and, with at most a word between, a pronoun."""
    noun, pronoun = _any_form(_nouns(how)), _any_form(how.pronouns)
    between = rf"{SPACE}(?:[^\W\d_]+{SPACE})?"
    return re.compile(rf"(?P<noun>{noun}){between}(?P<pronoun>{pronoun})", re.IGNORECASE)


def _nouns(how: "Orthography") -> Mapping[str, tuple[str, ...]]:
    """The listed nouns by gender, in both numbers."""
    return {
        gender: tuple(form for noun in nouns for form in (noun, how.plural(noun)))
        for gender, nouns in how.nouns.items()
    }


def _any_form(forms: Mapping[str, Iterable[str]]) -> str:
    return any_word(word for each in forms.values() for word in each)


def _of(forms: Mapping[str, Iterable[str]], word: str) -> str:
    """The gender of a word."""
    plain = word.casefold()
    return next(one for one, each in forms.items() if plain in map(str.casefold, each))


def _finding(prose: "Prose", hit: "ProseMatch", group: str, message: str) -> Iterator[Finding]:
    if _is_read_here(prose, hit):
        yield prose.places.finding("gender", hit.said, hit.span(group), message, "let both agree")


GENDER = Check(
    slug="gender",
    title="A colour or a pronoun of another gender than what it goes with",
    why="""\
“Cartes bleues, rouges ou verts”, “une carte parmi ceux de la boîte”: a list of colours grows word
by word, and a sentence is turned around, while the noun it began with stays. Colours and pronouns
are those of templates/languages/; the words of powers are left to words-form, which reads them in
full.
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
    by_piece="alone",
)
