"""Languages that say different things where no effect is declared."""

from collections.abc import Iterator

from cardgen.checks.comparing.messages import describe_part
from cardgen.checks.comparing.unread import amiss
from cardgen.model.finding import Finding, Place
from cardgen.model.text import Icon
from cardgen.phrasebook.parse.verdict import Read, TextSpan, compare_powers
from cardgen.phrasebook.subjects import Power
from cardgen.project.texts import SubjectTexts, Wording

SLUG = "words-drift"
MEND = "give the card a power, or mend one"
MEND_SIGNS = "show the same signs in both languages, and seal them again"


def language_drift(subject: SubjectTexts, *, mend: str = MEND) -> Iterator[Finding]:
    """Each Age of which a language says something else than the first one that can be read.

    Words that no language says in a way that can be read are nobody's business.
    """
    for wording in subject.wordings:
        original = None if wording.power else _original(subject, wording)
        if original and original.language != wording.language:
            yield from _drifted(subject, wording, original, mend)


def _original(subject: SubjectTexts, wording: Wording) -> Wording | None:
    """What the first language that can be read says in the Age of a saying."""
    each = (subject.of(language, wording.ages[0]) for language in subject.languages)
    return next((one for one in each if one and isinstance(subject.read(one), Read)), None)


def _drifted(
    subject: SubjectTexts, wording: Wording, original: Wording, mend: str
) -> Iterator[Finding]:
    here, there = subject.read(wording), subject.read(original)
    if not isinstance(there, Read):
        return
    if not isinstance(here, Read):
        yield from _unlike(subject, wording, original.language, there.power)
    elif here.power != there.power:
        part = compare_powers(there.power, here.power)[0]
        one, other = map(subject.language_name, (wording.language, original.language))
        named = f" ({part.field})" if part.field else ""
        message = (
            f"{one} says {describe_part(part.said)}{named}, {other} {describe_part(part.declared)}"
        )
        yield _finding(subject, wording, message, mend)


def _unlike(subject: SubjectTexts, wording: Wording, other: str, meant: Power) -> Iterator[Finding]:
    """Words that cannot be read, beside another language that can.

    In a pack of no game, whose words are free, only if it is certain what is wrong with them.
    """
    mistakes = subject.mistakes(wording._replace(power=meant))
    known = mistakes[0] if len(mistakes) == 1 and mistakes[0].certain else None
    if not subject.rules and known is None:
        return
    one, where = subject.language_name(wording.language), amiss(wording, known) if known else ""
    message = f"{one} does not say what {subject.language_name(other)} says{where}"
    house = subject.house(meant, wording.language)
    help = f"in the words of the house: {house}\n{MEND}" if house else MEND
    yield _finding(subject, wording, message, help, known.span if known else None)


def signs_apart(subject: SubjectTexts) -> Iterator[Finding]:
    """Words that somebody vouches for, and that show other signs than those of the first language:
    no phrase holds either against the power. What only one of them shows, the other may say."""
    met: set[Place] = set()
    for wording in subject.wordings:
        first = subject.of(subject.languages[0], wording.ages[0])
        here, there = _signs(wording), _signs(first) if first else {}
        told = [name for name in here if name in there and here[name] != there[name]]
        place = subject.place(wording)
        if first and told and place not in met:
            met.add(place)
            one, other = map(subject.language_name, (wording.language, first.language))
            mine, theirs = (
                ", ".join(" ".join(each[name]) for name in told) for each in (here, there)
            )
            yield _finding(subject, wording, f"{one} shows {mine}, {other} {theirs}", MEND_SIGNS)


def _signs(wording: Wording) -> dict[str, list[str]]:
    """The signs in words, in order by their numbers, by their names."""
    signs: dict[str, list[str]] = {}
    for run in sorted((run for run in wording.words if isinstance(run, Icon)), key=str):
        signs.setdefault(run.name, []).append(str(run))
    return signs


def _finding(
    subject: SubjectTexts, wording: Wording, message: str, help: str, span: TextSpan | None = None
) -> Finding:
    return Finding(
        *(SLUG, SLUG, subject.place(wording, span), message, help),
        card=subject.speaker.id,
        language=wording.language,
    )
