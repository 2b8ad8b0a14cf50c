"""Words that are understood but not spelt as they should be."""

from collections.abc import Iterator

from cardgen.checks.review.hearing.languages import language_name
from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.model.finding import Finding
from cardgen.model.place import Place
from cardgen.phrasebook.verdict import FormFault, Same

SLUG = "words-form"


def form(spoken: Spoken) -> Iterator[Finding]:
    """Each fault of form, once where it is typed, of words that say what the effect does.

    Spaces are left to the checks of typography, which look at all prose.
    """
    met: set[tuple[Place, str]] = set()
    for saying in spoken.sayings:
        faults = saying.verdict.faults if isinstance(saying.verdict, Same) else ()
        for fault in (one for one in faults if (one.found + one.fix).strip()):
            finding = _finding(spoken, saying, fault)
            if (finding.place, saying.language) not in met:
                met.add((finding.place, saying.language))
                yield finding


def _finding(spoken: Spoken, saying: Saying, fault: FormFault) -> Finding:
    """The fault; its fix is safe where no other Age is changed by it, on one line of the file."""
    place = spoken.place(saying, fault.span)
    safe = place.line == place.end_line and not spoken.shared(saying)
    message, help = _told(language_name(saying.language), fault)
    return Finding(
        *(SLUG, SLUG, place, message, help, "warning"),
        card=spoken.speaker.id,
        language=saying.language,
        fix=fault.fix if safe else None,
    )


def _told(language: str, fault: FormFault) -> tuple[str, str]:
    if not fault.found:
        return f'{language} lacks "{fault.fix}" here', f'add "{fault.fix}"'
    if not fault.fix:
        return f'{language}: "{fault.found}" is too much here', "leave it out"
    return f'{language}: "{fault.found}" should be "{fault.fix}"', f'type "{fault.fix}"'
