"""Capitals and spaces as the typography of a language wants them."""

import re
import unicodedata
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.model.finding import Finding
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.passages import ProseMatch
    from cardgen.project.prose.prose import Prose

OPENING = ("", *".!?:«“„(")  # what stands before the first word of a sentence
WHOLE = ("flavour", "notes", "question", "ruling", "reason", "says", "changes")  # whole sentences
FREE = ("flavour", "name", "wonder", "pantheons", "title")
SMALL = re.compile(r"^(?!\w+\.\w)[a-zà-öø-ÿœ][\w-]*", re.MULTILINE)  # and no address
LIGATURES = str.maketrans({"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"})


def check_typography_capitals(prose: "Prose") -> Iterator[Finding]:
    """Every word of the lists that is typed without what it has there."""
    for language in prose.spoken:
        how = language.orthography
        right = {_plain(word): word for word in (*how.accents, *how.ligatures)}
        if right:
            for hit in language.page.found(re.compile(any_word(right), re.IGNORECASE)):
                word = cased(right[hit.match[0].casefold()], hit.match[0])
                yield _capital_finding(prose, hit, f'"{hit.match[0]}" for "{word}"', word)
        for hit in language.page.found(_first(how)) if how.opening else ():
            word = how.opening[hit.match[0]]
            yield _capital_finding(prose, hit, "a capital without its accent", word)
        for hit in language.page.found(re.compile(any_word(how.terms), re.IGNORECASE)):
            yield from _term(prose, hit, how)
        for hit in language.page.found(SMALL):
            if hit.said.kind in WHOLE:
                yield _capital_finding(
                    prose, hit, "no capital at the start", cased(hit.match[0], "A")
                )


def _term(prose: "Prose", hit: "ProseMatch", how: "Orthography") -> Iterator[Finding]:
    """A term with other capitals than its own; in flavour, and in games that have other terms, the
    word may have another sense."""
    if prose.tellers.is_of_another_game(hit.said):
        return
    word = hit.match[0]
    right = next(term for term in how.terms if term.casefold() == word.casefold())
    before = hit.said.words[: hit.start].rstrip(" \u00a0\u202f")
    opens = before[-1:] in OPENING and word == right[0].upper() + right[1:]
    if word != right and not (opens or word.isupper() or hit.said.kind in FREE):
        message, help = f'"{word}" for the term "{right}"', f'type "{right}"'
        yield prose.places.finding(
            "typography-capitals", hit.said, (hit.start, hit.end), message, help
        )


def _plain(word: str) -> str:
    """A word as a keyboard without accents types it."""
    apart = unicodedata.normalize("NFD", word.casefold().translate(LIGATURES))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _first(how: "Orthography") -> "re.Pattern[str]":
    """A word that opens a sentence and is followed by another, which is no capital alone."""
    return re.compile(
        rf"(?:^|(?<=[.!?«] )|(?<=[«]\u202f))(?:{'|'.join(how.opening)})(?= [^\W\d_]*[^\W\d_A-Z])",
        re.MULTILINE,
    )


def cased(word: str, like: str) -> str:
    """A word with capitals where another has them."""
    if len(like) > 1 and like.isupper():
        return word.upper()
    return word[0].upper() + word[1:].lower() if like[0].isupper() else word.lower()


def _capital_finding(prose: "Prose", hit: "ProseMatch", message: str, right: str) -> Finding:
    span, help = (hit.start, hit.end), f'type "{right}"'
    return prose.places.finding("typography-capitals", hit.said, span, message, help, fix=right)


TYPOGRAPHY_CAPITALS = Check(
    slug="typography-capitals",
    title="A letter without its accent, ligature or capital",
    why="""\
French capitals bear their accents (À l’Âge II, Égypte, DÉESSE), and œuvre is written with œ. Terms
of the game keep their capital wherever they stand, or readers look for a difference; and every
sentence begins with one.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        A l’Age II, cette manoeuvre vaut pour chaque merveille.
""",
    mend="""\
Type what the finding proposes: “À l’Âge II, cette manœuvre vaut pour chaque Merveille.” The words
looked for are those of templates/languages/.
""",
    over_prose=check_typography_capitals,
    by_piece="alone",
)


SPACE = "[ \u00a0\u202f\u2009]"


class SpaceRule(NamedTuple):
    """What must not be typed, in words, and what stands there instead (as `re` expands it)."""

    pattern: "re.Pattern[str]"
    message: str
    right: str


def check_typography_spaces(prose: "Prose") -> Iterator[Finding]:
    """Every stretch in which a rule of the language is broken."""
    for language in prose.spoken:
        for rule in _rules(language.orthography):
            for hit in language.page.found(rule.pattern):
                if not hit.said.is_quoted_name:  # whose marks are to go
                    yield _finding(prose, hit, rule)


def _finding(prose: "Prose", hit: "ProseMatch", rule: SpaceRule) -> Finding:
    right = hit.match.expand(rule.right)
    help = f'type "{right.strip()}"' if right.strip() else "type one space"
    span = (hit.start, hit.end)
    return prose.places.finding("typography-spaces", hit.said, span, rule.message, help, fix=right)


def _rules(how: "Orthography") -> Iterator[SpaceRule]:
    yield SpaceRule(re.compile(rf"(?<=\S){SPACE}{{2,}}(?=\S)"), "several spaces in a row", " ")
    yield SpaceRule(re.compile(rf"\({SPACE}+"), "a space inside brackets", "(")
    yield SpaceRule(re.compile(rf"{SPACE}+\)"), "a space inside brackets", ")")
    tight = "".join(sign for sign in ",.;:?!" if sign not in how.wide)
    before = rf"{SPACE}+([{re.escape(tight)}])(?!\w|\1)"
    yield SpaceRule(re.compile(before), "a space before a sign that follows its word", r"\1")
    yield SpaceRule(
        re.compile(r"([,;:?!])(?=[^\W\d_])(?<!:(?=//))"), "no space after the sign", r"\1 "
    )
    if how.elided:
        cut = rf"\b((?:{'|'.join(how.elided)})[’']){SPACE}+(?=\w)"
        yield SpaceRule(re.compile(cut, re.IGNORECASE), "a space after an apostrophe", r"\1")
    yield from _wide(how) if how.wide else _narrow(how)


def _wide(how: "Orthography") -> Iterator[SpaceRule]:
    """Signs with a space before them; a time or a scale (1:50) is one word."""
    first, last = how.quotes
    signs = re.escape(how.wide.replace(last, ""))
    missing = rf"([^\s{signs}(«])((?:(?!(?<=\d):\d)[{signs}])+(?!//)|{last})"
    yield SpaceRule(re.compile(missing), "no space before the sign", r"\1 \2")
    yield SpaceRule(
        re.compile(rf"{first}(?=\S)(?!{SPACE})"), "no space after the quotation mark", first + " "
    )


def _narrow(how: "Orthography") -> Iterator[SpaceRule]:
    first, last = how.quotes
    yield SpaceRule(re.compile(rf"{first}{SPACE}+"), "a space after the quotation mark", first)
    yield SpaceRule(re.compile(rf"{SPACE}+{last}"), "a space before the quotation mark", last)


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
    by_piece="alone",
)
