"""Words that the phrasebook cannot read."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.checks.review.nearest import Stretch, stretches
from cardgen.checks.review.sayings import Saying, Spoken, language_name
from cardgen.model.finding import Finding
from cardgen.model.place import Place
from cardgen.phrasebook.tokens import typed
from cardgen.phrasebook.verdict import Span, Unread

CODES = ("words-unread", "phrase")
MOST = 6  # expectations told
WHY = """\
What is not understood cannot be held against the effect, and a rule that nobody compared is a rule
that may be wrong. So the whole of a card's words is read or none of it: nothing is skipped. The
finding says how far the words were understood and what may follow there.
"""
REFUSED = """\
- id: apollo
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez vite 3 pièces.  # "vite" is no word of the game
"""
MEND = """\
Say it as the finding proposes, or add your wording to templates/phrases/ as a further pattern.
A phrase that is itself no pattern stops everything, with its place.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Words without a meaning, once where they are typed."""
    for spoken in library.spoken:
        met: set[tuple[Place, str]] = set()
        for saying in spoken.sayings:
            if isinstance(saying.verdict, Unread):
                finding = _finding(spoken, saying, saying.verdict)
                if (finding.place, saying.language) not in met:
                    met.add((finding.place, saying.language))
                    yield finding


def _finding(spoken: Spoken, saying: Saying, unread: Unread) -> Finding:
    stretch = _at_fault(spoken, saying, unread)
    span = stretch.span if stretch else _word(saying, unread)
    found = typed(saying.words)[span.start : span.end]
    message = f"{language_name(saying.language)} cannot be read{_told(found, stretch)}"
    expected = ", ".join((*unread.expected[:MOST], *("…",) * (len(unread.expected) > MOST)))
    house = spoken.house(saying.power, saying.language)
    help = (
        f"understood up to column {unread.column + 1} of the words, expected there: {expected}\n"
        + (f"in the words of the house: {house}" if house else "no phrase says this effect")
    )
    return Finding(
        *("words-unread", "words-unread", spoken.place(saying, span), message, help),
        card=spoken.card.id,
        language=saying.language,
    )


def _told(found: str, stretch: Stretch | None) -> str:
    if stretch is None:
        return f' from "{found}" on' if found else " to its end"
    if not stretch.wanted:
        return f': "{found}" is too much here'
    if not found:
        return f': "{stretch.wanted}" is missing here'
    return f': it says "{found}" where the house says "{stretch.wanted}"'


def _at_fault(spoken: Spoken, saying: Saying, unread: Unread) -> Stretch | None:
    """Of all that differs from the house words, the last before the column of the verdict."""
    before = [one for one in stretches(spoken, saying) if one.span.start <= unread.column]
    return before[-1] if before else None


def _word(saying: Saying, unread: Unread) -> Span:
    """The word at which reading ended."""
    words = typed(saying.words)
    end = words.find(" ", unread.column)
    return Span(unread.column, end if end > unread.column else len(words))
