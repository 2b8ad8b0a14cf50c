"""Texts of cards and boards held against what these do; words that say something else, told with
what the other languages, the effect and the icons say in their place."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from cardgen.checks.comparing import messages
from cardgen.checks.comparing.drift import language_drift, signs_apart
from cardgen.checks.comparing.evidence import evidence_lines
from cardgen.checks.comparing.form import ambiguous_texts, form_faults
from cardgen.checks.comparing.misplaced import PowerOwners, misplaced_texts
from cardgen.checks.comparing.unread import SLUG as UNREAD
from cardgen.checks.comparing.unread import is_wordless, mends, unread_texts
from cardgen.checks.comparing.unsaid import unsaid_parts
from cardgen.checks.sound import look_unless_sound
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.phrasebook.diagnose.localise import Diagnosis, localise
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import Different, PowerDifference, Same, TextSpan
from cardgen.project.project import Project
from cardgen.project.texts import SubjectTexts, Wording


def compare_texts(project: Project) -> Iterator[Finding]:
    """The findings of all checks of words, text by text."""
    power_owners = PowerOwners(project.packs)
    for one in project.texts:
        key = one.known_by("compared")
        yield from look_unless_sound(project.parts, key, partial(_findings, one, power_owners))
        key, look = one.known_by("left unsaid"), partial(_left_unsaid, one)
        yield from look_unless_sound(project.parts, key, look, standing=one.standing)


def _left_unsaid(one: SubjectTexts) -> Iterator[Finding]:
    """Apart, since a card may accept it: it is told again while the card stands as it did."""
    yield from unsaid_parts(one) if any(one.powers) else ()


def _findings(one: SubjectTexts, power_owners: PowerOwners) -> Iterator[Finding]:
    """What is found in texts; words in another language are held against nothing."""
    strangers = _in_another_tongue(one)
    yield from (finding for _, finding in strangers)
    taken = [wording.language for wording, _ in strangers]
    left = tuple(each for each in one.languages if each not in taken)
    one = replace(one, languages=left) if taken else one
    yield from _against_effect(one, power_owners) if any(one.powers) else language_drift(one)


def _in_another_tongue(one: SubjectTexts) -> Sequence[tuple[Wording, Finding]]:
    if all(isinstance(said.verdict, Same) for said in one.wordings):
        return ()
    from cardgen.checks.comparing.tongues import in_another_tongue  # few texts are amiss

    return in_another_tongue(one)


def _against_effect(one: SubjectTexts, power_owners: PowerOwners) -> Iterator[Finding]:
    yield from mismatches(one, power_owners)
    if any(is_wordless(one, said) for said in one.wordings):
        from cardgen.checks.comparing.wordless import wordless_powers  # few cards need it

        yield from wordless_powers(one)
    yield from unread_texts(one)
    if any(said.is_paraphrase for said in one.wordings):
        from cardgen.checks.comparing.paraphrased import paraphrased_texts  # no card in print is

        yield from paraphrased_texts(one)
    yield from ambiguous_texts(one)
    yield from form_faults(one)
    if one.one_opponent:
        from cardgen.checks.comparing.opponents import several_opponents  # in games for two

        yield from several_opponents(one)
    if one.signatures:
        from cardgen.checks.comparing.seals import outdated_reviews  # few cards have any

        yield from outdated_reviews(one, partial(_without_seals, one, power_owners))
        yield from signs_apart(one)


def _without_seals(
    one: SubjectTexts, power_owners: PowerOwners, language: str
) -> tuple[Finding, ...]:
    """What would be told of words in a language if nobody vouched for them."""
    if isinstance(one.speaker, Card):
        one = replace(one, speaker=replace(one.speaker, reviewed={}))
    found = (each for each in _findings(one, power_owners) if each.language in ("", language))
    return tuple(found)


class Mismatch(NamedTuple):
    """One difference of what is said in some Ages, with the words that make it."""

    wording: Wording
    difference: PowerDifference
    mistake: Diagnosis
    place: Place


def mismatches(subject: SubjectTexts, power_owners: PowerOwners) -> Iterator[Finding]:
    """Every part in which words differ from the effect, once where it is typed."""
    others = misplaced_texts(subject, power_owners)
    strangers = tuple(one for one in others if not is_wordless(subject, one[0]))
    yield from (finding for _, finding in strangers if finding)
    taken = [wording for wording, _ in strangers]
    faults = tuple(fault for fault in _faults(subject) if fault.wording not in taken)
    alone = [fault for fault in faults if _said_by_all(subject, fault, faults)]
    yield from _at_power(subject, alone)
    together: dict[tuple[Place, str], list[Mismatch]] = {}
    for fault in faults:
        if fault not in alone:
            together.setdefault((fault.place, fault.wording.language), []).append(fault)
    yield from (_at_words(subject, same) for same in together.values())


def _faults(subject: SubjectTexts) -> Iterator[Mismatch]:
    for wording in subject.wordings:
        if isinstance(wording.verdict, Different) and not is_wordless(subject, wording):
            mistakes = () if wording.verdict.unread else subject.mistakes(wording)
            for difference in distinct_differences(wording.verdict.differences):
                mistake = localise(difference, mistakes)
                yield Mismatch(wording, difference, mistake, _place(subject, wording, mistake.span))


def distinct_differences(differences: tuple[PowerDifference, ...]) -> Iterator[PowerDifference]:
    """Those that are not told by another: of another effect, what goes with it is no news."""
    others = {one.path[0] for one in differences if one.path[1:] == ("effect",)}
    for one in differences:
        if one.path[1:] == ("effect",) or (
            one.path[0] not in others and one.path[1:] != ("action",)
        ):
            yield one


def _place(subject: SubjectTexts, wording: Wording, span: TextSpan) -> Place:
    """The words at fault; all of them where they lack something."""
    return subject.place(wording, span if span.end > span.start else None)


def _said_by_all(subject: SubjectTexts, fault: Mismatch, faults: tuple[Mismatch, ...]) -> bool:
    """Whether every language differs from the effect in the same way in these Ages."""
    agreeing = {
        other.wording.language
        for other in faults
        if (other.difference.path, other.difference.said)
        == (fault.difference.path, fault.difference.said)
        and other.wording.ages == fault.wording.ages
    }
    several = len(subject.languages) > 1 and not fault.difference.layer
    return several and agreeing == set(subject.languages)


def _at_power(subject: SubjectTexts, faults: list[Mismatch]) -> Iterator[Finding]:
    """Where all languages agree, one finding at the power."""
    met: set[Place] = set()
    speakers = " and ".join(map(subject.language_name, subject.languages))
    for fault in faults:
        path = fault.difference.path
        steps = [str(step).rstrip("_").replace("_", " ") for step in path[1:] if step != "effect"]
        power = subject.speaker.power[fault.wording.ages[0]]
        place = power.place(path[0], *steps) if power else subject.speaker.place("power")
        if place not in met:
            met.add(place)
            told = _finding(subject, [fault], place, speakers)
            more = (*messages.what_to_type(fault.difference), *_proposed(subject, fault.wording))
            yield told._replace(help="\n".join((told.help, *more)))


def _proposed(subject: SubjectTexts, wording: Wording) -> Iterator[str]:
    """What to type in each language if the power is right."""
    for language in subject.languages:
        if house := subject.house(wording.power, language):
            yield f"in the words of the house, {language}: {house}"


def _at_words(subject: SubjectTexts, faults: list[Mismatch]) -> Finding:
    """One finding for differences at the same words, which several Ages may share."""
    language = faults[0].wording.language
    return _finding(
        subject, faults, faults[0].place, subject.language_name(language), language=language
    )


def _finding(
    subject: SubjectTexts, faults: list[Mismatch], place: Place, speaker: str, *, language: str = ""
) -> Finding:
    wording, difference, mistake, _ = faults[0]
    slug = UNREAD if difference.likely else messages.CODES[mistake.kind]
    quoted = _quoted(wording, difference)
    message = messages.mismatch_message(speaker, difference, quoted, plural=not language)
    help = _help(subject, faults, language)
    return Finding(slug, slug, place, message, help, card=subject.speaker.id, language=language)


def _quoted(wording: Wording, difference: PowerDifference) -> str:
    span = difference.span
    return typed_text(wording.words)[span.start : span.end] if span and difference.said else ""


def _help(subject: SubjectTexts, faults: list[Mismatch], language: str) -> str:
    """What each other witness says, Age by Age, and the house words of a language at fault."""
    lines = (evidence_lines(subject, f.wording.ages, f.difference, language) for f in faults)
    wording = faults[0].wording
    more = _mended(subject, wording) if language else ()
    return "\n".join(dict.fromkeys((*lines, *more)))


def _mended(subject: SubjectTexts, wording: Wording) -> tuple[str, ...]:
    """What to type instead; of words that no sentence has, how to vouch for them as well."""
    if isinstance(wording.verdict, Different) and wording.verdict.unread:
        return mends(subject, wording, apart=False)
    house = subject.house(wording.power, wording.language)
    return (f"in the words of the house: {house}",) if house else ()
