"""Words that are understood but not spelt as they should be."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.checks.review.sayings import Saying, Spoken, language_name
from cardgen.model.finding import Finding
from cardgen.model.place import Place
from cardgen.phrasebook.verdict import FormFault, Same

WHY = """\
Agreement, elision, commas, the full stop: a slip in these changes no rule, but it is read by every
player. The phrasebook knows how its own sentences are spelt, and tells where yours differ.
"""
REFUSED = """\
- id: apollo
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 3 pièce.        # pièces
"""
MEND = """\
Type what the finding proposes.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each fault of form, once where it is typed, of words that say what the effect does."""
    for spoken in library.spoken:
        met: set[tuple[Place, str]] = set()
        for saying in spoken.sayings:
            for fault in saying.verdict.faults if isinstance(saying.verdict, Same) else ():
                finding = _finding(spoken, saying, fault)
                if (finding.place, saying.language) not in met:
                    met.add((finding.place, saying.language))
                    yield finding


def _finding(spoken: Spoken, saying: Saying, fault: FormFault) -> Finding:
    """The fault; its fix is safe where no other Age is changed by it, on one line of the file."""
    place, language = spoken.place(saying, fault.span), language_name(saying.language)
    if not fault.found:
        message, help = f'{language} lacks "{fault.fix}" here', f'add "{fault.fix}"'
    elif not fault.fix:
        message, help = f'{language}: "{fault.found}" is too much here', "leave it out"
    else:
        message = f'{language}: "{fault.found}" should be "{fault.fix}"'
        help = f'type "{fault.fix}"'
    safe = place.line == place.end_line and not spoken.shared(saying)
    return Finding(
        *("words-form", "words-form", place, message, help, "warning"),
        card=spoken.card.id,
        language=saying.language,
        fix=fault.fix if safe else None,
    )
