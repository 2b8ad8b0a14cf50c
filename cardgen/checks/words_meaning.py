"""Words that say something else than the effect."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.checks.review import differing
from cardgen.checks.review.library import Library
from cardgen.checks.review.nearest import narrowed
from cardgen.checks.review.sayings import Saying, Spoken, language_name
from cardgen.effects.power.ability import Ability
from cardgen.effects.power.lines import icon_line
from cardgen.model.ages import AGES
from cardgen.model.finding import Finding
from cardgen.model.place import Place
from cardgen.phrasebook.tokens import typed
from cardgen.phrasebook.verdict import Difference, Different, Same, Span

CODES = (
    "words-number",
    "words-timing",
    "words-scope",
    "words-limit",
    "words-optional",
    "words-condition",
    "words-selector",
    "words-effect",
    "words-missing",
    "words-added",
)
WHY = """\
A card is played as its words say, and tested as its effect says. The words of each language are
read back to an effect and compared with the declared one, part by part: number, moment, whom it
concerns, what is counted, how often. Where one witness stands alone against the others, it is the
one to mend.
"""
REFUSED = """\
- id: apollo
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 4 pièces.       # the effect gives 3
    en: >-
      On invocation, gain 3 coins.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs, be it the words or the
power. Where all languages agree against the power, the finding stands at the power.
"""


class Fault(NamedTuple):
    """One difference of what is said in some Ages."""

    saying: Saying
    difference: Difference
    place: Place


def check_library(library: Library) -> Iterator[Finding]:
    """Every part in which words differ from the effect, once where it is typed."""
    for spoken in library.spoken:
        faults = tuple(_faults(spoken))
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
            for difference in saying.verdict.differences:
                if difference.path[1:] != ("action",):  # the effect itself tells as much
                    yield Fault(saying, difference, _place(spoken, saying, difference))


def _place(spoken: Spoken, saying: Saying, difference: Difference) -> Place:
    """The words of a difference; of an icon with a number, the number."""
    span = difference.span and narrowed(difference.span, spoken, saying)
    if span and differing.is_number(difference.said):
        words = typed(saying.words)[span.start : span.end]
        name, colon, _ = words.removesuffix("}").partition(":")
        if words.startswith("{") and words.endswith("}") and colon:
            span = Span(span.start + len(name) + 1, span.end - 1)
    return spoken.place(saying, span)


def _said_by_all(spoken: Spoken, fault: Fault, faults: tuple[Fault, ...]) -> bool:
    """Whether every language differs from the effect in the same way in these Ages."""
    languages = {saying.language for saying in spoken.sayings}
    agreeing = {
        other.saying.language
        for other in faults
        if (other.difference.path, other.difference.said)
        == (fault.difference.path, fault.difference.said)
        and other.saying.ages == fault.saying.ages
    }
    return len(languages) > 1 and agreeing == languages


def _at_power(spoken: Spoken, faults: list[Fault]) -> Iterator[Finding]:
    """Where all languages agree, one finding at the power."""
    told: set[Place] = set()
    speakers = " and ".join(map(language_name, {f.saying.language: "" for f in faults}))
    for fault in faults:
        path = fault.difference.path
        steps = [str(step).rstrip("_").replace("_", " ") for step in path[1:] if step != "effect"]
        power = spoken.card.power[fault.saying.ages[0]]
        place = power.place(path[0], *steps) if power else spoken.card.place("power")
        if place not in told:
            told.add(place)
            yield _finding(spoken, [fault], place, speakers, plural=True)


def _at_words(spoken: Spoken, faults: list[Fault]) -> Finding:
    """One finding for differences at the same words, which several Ages may share."""
    language = faults[0].saying.language
    return _finding(spoken, faults, faults[0].place, language_name(language), language=language)


def _finding(
    spoken: Spoken,
    faults: list[Fault],
    place: Place,
    speaker: str,
    *,
    plural: bool = False,
    language: str = "",
) -> Finding:
    saying, difference, _ = faults[0]
    code, help = differing.code(difference), _help(spoken, faults, language)
    message = differing.message(speaker, difference, _quoted(saying, difference), plural=plural)
    return Finding(
        "words-meaning", code, place, message, help, card=spoken.card.id, language=language
    )


def _quoted(saying: Saying, difference: Difference) -> str:
    span = difference.span
    return typed(saying.words)[span.start : span.end] if span and difference.said else ""


def _help(spoken: Spoken, faults: list[Fault], language: str) -> str:
    """What each other witness says, Age by Age, and the house words of a language at fault."""
    lines = (
        _witnesses(spoken, age, fault.difference, language)
        for fault in faults
        for age in fault.saying.ages
    )
    house = language and spoken.house(faults[0].saying.power, language)
    more = (f"in the words of the house: {house}",) if house else ()
    return "\n".join(dict.fromkeys((*lines, *more)))


def _witnesses(spoken: Spoken, age: int, difference: Difference, speaker: str) -> str:
    """`effect I: 3 · en: 3 · icons: coin:3`."""
    parts = [f"effect {AGES[age]}: {differing.told(difference.declared)}"]
    for language in dict.fromkeys(one.language for one in spoken.sayings):
        other = spoken.of(language, age)
        if language != speaker and other:
            parts.append(f"{language}: {_said(other, difference)}")
    printed = spoken.card.printed[age]
    power = (one for one in spoken.powers[age] if isinstance(one, Ability))
    icons = printed.icons if printed else icon_line(power, marker=spoken.card.marker)
    return " · ".join((*parts, f"icons: {' '.join(map(str, icons)) or 'none'}"))


def _said(saying: Saying, difference: Difference) -> str:
    """What the words of another language have in the place of a difference."""
    verdict = saying.verdict
    if isinstance(verdict, Same):
        return differing.told(difference.declared)
    if not isinstance(verdict, Different):
        return "cannot be read"
    same = (one.said for one in verdict.differences if one.path == difference.path)
    return differing.told(next(same, difference.declared))
