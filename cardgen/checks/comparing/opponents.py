"""Words that speak of several opponents in a game in which each player has one."""

from collections.abc import Iterator

from cardgen.model.finding import Finding, Place
from cardgen.model.text import Runs
from cardgen.phrasebook.grammar.spelling import Token, tokenize, typed_text
from cardgen.phrasebook.parse.cues import Cues
from cardgen.phrasebook.parse.verdict import Same, TextSpan
from cardgen.project.texts import SubjectTexts, Wording

SLUG = "words-scope"
SEVERAL = "opponents"  # the value of the phrases that tell all opponents, or each of them


def several_opponents(subject: SubjectTexts) -> Iterator[Finding]:
    """Each text that says what its power is, with opponents of whom there is only one.

    Where the words of the house say so too, there are no others.
    """
    met: set[tuple[Place, str]] = set()
    for wording in subject.wordings:
        span = _span(subject, wording) if isinstance(wording.verdict, Same) else None
        house = subject.house(wording.power, wording.language) if span else None
        if span is None or (house and _cued(subject, wording.language, (house,))):
            continue
        place = subject.place(wording, span)
        if (place, wording.language) not in met:
            met.add((place, wording.language))
            yield _finding(subject, wording, span, house or "")


def _finding(subject: SubjectTexts, wording: Wording, span: TextSpan, house: str) -> Finding:
    language, said = wording.language, typed_text(wording.words)[span.start : span.end]
    message = f'{subject.language_name(language)} says "{said}", and there is one opponent'
    help = f"in the words of the house: {house}" if house else "say “your opponent”"
    return Finding(
        *(SLUG, SLUG, subject.place(wording, span), message, help, "warning"),
        card=subject.speaker.id,
        language=language,
    )


def _span(subject: SubjectTexts, wording: Wording) -> TextSpan | None:
    tokens = _cued(subject, wording.language, wording.words)
    return TextSpan(tokens[0].start, tokens[-1].end) if tokens else None


def _cued(subject: SubjectTexts, language: str, words: Runs) -> tuple[Token, ...]:
    """The first words that tell several opponents."""
    book = subject.books[language].grammar
    found = tokenize(words, book.spelling)
    cues = Cues(book, subject.speaker.name.get(language), found)
    every = (one for at in range(len(found)) for one in cues.begin(at))
    first = next((one for one in every if one.value == SEVERAL), None)
    return found[first.at : first.till] if first else ()
