"""Words that say what a power is in no sentence of the phrasebook."""

from collections.abc import Iterator

from cardgen.checks.comparing.unread import mends
from cardgen.model.finding import Finding, Place
from cardgen.phrasebook.parse.verdict import Same
from cardgen.project.texts import SubjectTexts, Wording

PARAPHRASED = "words-paraphrased"


def paraphrased_texts(subject: SubjectTexts) -> Iterator[Finding]:
    """Each paraphrase that nobody has vouched for, once where it is typed."""
    met: set[tuple[Place, str]] = set()
    for wording in subject.wordings:
        place, language = subject.place(wording), wording.language
        new = is_paraphrase(wording) and language not in subject.signatures
        if new and (place, language) not in met:
            met.add((place, language))
            yield _paraphrased(subject, wording, place)


def is_paraphrase(wording: Wording) -> bool:
    """Whether words state what their power is, and are no sentence of the phrasebook."""
    return isinstance(wording.verdict, Same) and wording.verdict.paraphrase


def _paraphrased(subject: SubjectTexts, wording: Wording, place: Place) -> Finding:
    language = subject.language_name(wording.language)
    message = f"{language} says what the effect does, but in a sentence that no phrase has"
    looked = "every word of it was looked up, their order and their form were not: read it over"
    return Finding(
        *(PARAPHRASED, PARAPHRASED, place, message),
        "\n".join((looked, *mends(subject, wording))),
        "warning",
        card=subject.speaker.id,
        language=wording.language,
    )
