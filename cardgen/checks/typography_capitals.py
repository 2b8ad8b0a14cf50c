"""A letter without its accent, ligature or capital."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.manners import Manners
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose

WHY = """\
French capitals bear their accents (À l’Âge II, Égypte, DÉESSE), and œuvre is written with œ. Terms
of the game keep their capital wherever they stand, or readers look for a difference.
"""
REFUSED = """\
- id: iris
  notes:
    fr:
      - >-
        A l’Age II, cette manoeuvre vaut pour chaque merveille.
"""
MEND = """\
Type what the finding proposes: “À l’Âge II, cette manœuvre vaut pour chaque Merveille.” The words
looked for are those of templates/prose/.
"""
LIGATURES = str.maketrans({"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"})


def check_prose(prose: "Prose") -> Iterator[Finding]:
    """Every word of the lists that is typed without what it has there."""
    for language in prose.spoken:
        how = language.manners
        right = {_plain(word): word for word in (*how.accents, *how.ligatures)}
        if right:
            for hit in language.page.found(_words(right, re.IGNORECASE)):
                word = cased(right[hit.match[0].casefold()], hit.match[0])
                yield _finding(prose, hit, f'"{hit.match[0]}" for "{word}"', word)
        for hit in language.page.found(_first(how)) if how.opening else ():
            word = how.opening[hit.match[0]]
            yield _finding(prose, hit, "a capital without its accent", word)
        yield from _terms(prose, language.page.found(_words(_small(how.terms))), how)


def _terms(prose: "Prose", hits: "Iterator[Hit]", how: "Manners") -> Iterator[Finding]:
    """Terms in small letters; what is said for pleasure may use the word in another sense."""
    right = _small(how.terms)
    for hit in hits:
        if hit.said.kind != "flavour":
            term = right[hit.match[0]]
            message, help = f'the term "{term}" in small letters', f'type "{term}"'
            yield prose.finding(
                "typography-capitals", hit.said, (hit.start, hit.end), message, help
            )


def _small(terms: tuple[str, ...]) -> dict[str, str]:
    return {term.casefold(): term for term in terms}


def _plain(word: str) -> str:
    """A word as a keyboard without accents types it."""
    apart = unicodedata.normalize("NFD", word.casefold().translate(LIGATURES))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _words(right: Mapping[str, str], flags: "re.RegexFlag" = re.NOFLAG) -> "re.Pattern[str]":
    """Any of these words; none where there are none."""
    several = "|".join(map(re.escape, right)) or r"(?!)"
    return re.compile(rf"(?<![\w-])(?:{several})(?![\w-])", flags)


def _first(how: "Manners") -> "re.Pattern[str]":
    """A word that opens a sentence and is followed by another in small letters."""
    return re.compile(
        rf"(?:^|(?<=[.!?«] )|(?<=[«]\u202f))(?:{'|'.join(how.opening)})(?= [^\W\d_A-Z])",
        re.MULTILINE,
    )


def cased(word: str, like: str) -> str:
    """A word with capitals where another has them."""
    if len(like) > 1 and like.isupper():
        return word.upper()
    return word[0].upper() + word[1:].lower() if like[0].isupper() else word.lower()


def _finding(prose: "Prose", hit: "Hit", message: str, right: str) -> Finding:
    span, help = (hit.start, hit.end), f'type "{right}"'
    return prose.finding("typography-capitals", hit.said, span, message, help, fix=right)
