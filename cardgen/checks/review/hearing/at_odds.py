"""Words that are understood, and say something else than the effect."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.checks.review.hearing import differing
from cardgen.checks.review.hearing.kin import Kin, mistaken
from cardgen.checks.review.hearing.languages import language_name
from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.checks.review.hearing.witnesses import witnesses
from cardgen.model.finding import Finding
from cardgen.model.place import Place
from cardgen.phrasebook.diagnosis import Diagnosis
from cardgen.phrasebook.pinpoint import pinpoint
from cardgen.phrasebook.tokens import typed
from cardgen.phrasebook.verdict import Difference, Different, Span


class Fault(NamedTuple):
    """One difference of what is said in some Ages, with the words that make it."""

    saying: Saying
    difference: Difference
    mistake: Diagnosis
    place: Place


def at_odds(spoken: Spoken, kin: Kin) -> Iterator[Finding]:
    """Every part in which words differ from the effect, once where it is typed."""
    strangers = tuple(mistaken(spoken, kin))
    yield from (finding for _, finding in strangers if finding)
    taken = [saying for saying, _ in strangers]
    faults = tuple(fault for fault in _faults(spoken) if fault.saying not in taken)
    alone = [fault for fault in faults if _said_by_all(spoken, fault, faults)]
    yield from _at_power(spoken, alone)
    together: dict[tuple[Place, str], list[Fault]] = {}
    for fault in faults:
        if fault not in alone:
            together.setdefault((fault.place, fault.saying.language), []).append(fault)
    yield from (_at_words(spoken, same) for same in together.values())


def _faults(spoken: Spoken) -> Iterator[Fault]:
    for saying in spoken.sayings:
        if isinstance(saying.verdict, Different):
            mistakes = spoken.mistakes(saying)
            for difference in _apart(saying.verdict.differences):
                mistake = pinpoint(difference, mistakes)
                yield Fault(saying, difference, mistake, _place(spoken, saying, mistake.span))


def _apart(differences: tuple[Difference, ...]) -> Iterator[Difference]:
    """Those that are not told by another: of another effect, what goes with it is no news."""
    others = {one.path[0] for one in differences if one.path[1:] == ("effect",)}
    for one in differences:
        if one.path[1:] == ("effect",) or (
            one.path[0] not in others and one.path[1:] != ("action",)
        ):
            yield one


def _place(spoken: Spoken, saying: Saying, span: Span) -> Place:
    """The words at fault; all of them where they lack something."""
    return spoken.place(saying, span if span.end > span.start else None)


def _said_by_all(spoken: Spoken, fault: Fault, faults: tuple[Fault, ...]) -> bool:
    """Whether every language differs from the effect in the same way in these Ages."""
    agreeing = {
        other.saying.language
        for other in faults
        if (other.difference.path, other.difference.said)
        == (fault.difference.path, fault.difference.said)
        and other.saying.ages == fault.saying.ages
    }
    return len(spoken.languages) > 1 and agreeing == set(spoken.languages)


def _at_power(spoken: Spoken, faults: list[Fault]) -> Iterator[Finding]:
    """Where all languages agree, one finding at the power."""
    met: set[Place] = set()
    speakers = " and ".join(map(language_name, spoken.languages))
    for fault in faults:
        path = fault.difference.path
        steps = [str(step).rstrip("_").replace("_", " ") for step in path[1:] if step != "effect"]
        power = spoken.speaker.power[fault.saying.ages[0]]
        place = power.place(path[0], *steps) if power else spoken.speaker.place("power")
        if place not in met:
            met.add(place)
            yield _finding(spoken, [fault], place, speakers)


def _at_words(spoken: Spoken, faults: list[Fault]) -> Finding:
    """One finding for differences at the same words, which several Ages may share."""
    language = faults[0].saying.language
    return _finding(spoken, faults, faults[0].place, language_name(language), language=language)


def _finding(
    spoken: Spoken, faults: list[Fault], place: Place, speaker: str, *, language: str = ""
) -> Finding:
    saying, difference, mistake, _ = faults[0]
    slug = differing.CODES[mistake.kind]
    quoted = _quoted(saying, difference)
    message = differing.message(speaker, difference, quoted, plural=not language)
    help = _help(spoken, faults, language)
    return Finding(slug, slug, place, message, help, card=spoken.speaker.id, language=language)


def _quoted(saying: Saying, difference: Difference) -> str:
    span = difference.span
    return typed(saying.words)[span.start : span.end] if span and difference.said else ""


def _help(spoken: Spoken, faults: list[Fault], language: str) -> str:
    """What each other witness says, Age by Age, and the house words of a language at fault."""
    lines = (witnesses(spoken, f.saying.ages, f.difference, language) for f in faults)
    house = language and spoken.house(faults[0].saying.power, language)
    more = (f"in the words of the house: {house}",) if house else ()
    return "\n".join(dict.fromkeys((*lines, *more)))
