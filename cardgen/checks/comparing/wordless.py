"""Powers that no phrase says: told once, at the part that has no words. What their words say is not
judged, since there is nothing to hold them against."""

from collections.abc import Iterable, Iterator

from cardgen.model.finding import Finding, Place
from cardgen.model.located import ValueRef, flow
from cardgen.phrasebook.parse.verdict import TooLong, Unread
from cardgen.phrasebook.subjects import review_signature
from cardgen.phrasebook.wordless import WordlessAbility, wordless_abilities
from cardgen.project.texts import SubjectTexts, Wording
from cardgen.suggest import join_words

SLUG = "words-unread"
NO_WORDS = "no words for this power with its variants"


def is_wordless(subject: SubjectTexts, wording: Wording) -> bool:
    """Whether words that are not read should say a power that no phrase of their language says."""
    return (
        isinstance(wording.verdict, Unread | TooLong)
        and subject.bearer in subject.books[wording.language].bearers
        and subject.house(wording.power, wording.language) is None
    )


def wordless_powers(subject: SubjectTexts) -> Iterator[Finding]:
    """Each ability of which nobody vouches for the words, at what has none, once for all Ages."""
    lacking: dict[int, list[Wording]] = {}
    for one in subject.wordings:
        if is_wordless(subject, one) and one.language not in subject.signatures:
            lacking.setdefault(one.ages[0], []).append(one)
    met: set[Place] = set()
    for age, wordings in lacking.items():
        for finding in _findings(subject, age, wordings):
            if finding.place not in met:
                met.add(finding.place)
                yield finding


def _findings(subject: SubjectTexts, age: int, wordings: list[Wording]) -> Iterator[Finding]:
    languages = tuple(one.language for one in wordings)
    met = False
    for lack in wordless_of(subject, age, languages):
        met = True
        key = lack.clauses[0] if lack.clauses else lack.action
        place = ValueRef(lack.typed, key).key_place
        yield _finding(subject, languages, place, why_wordless(lack), lack)
    if not met:  # it is how the power differs in another game
        place = subject.speaker.place("power")
        yield _finding(subject, languages, place, NO_WORDS)


def _finding(
    subject: SubjectTexts,
    languages: tuple[str, ...],
    place: Place,
    why: str,
    lack: WordlessAbility | None = None,
) -> Finding:
    """One finding for the languages that have no words; the others are named by saying so."""
    some = len(languages) < len(subject.languages)
    where = f" in {join_words(map(subject.language_name, languages))}" if some else ""
    seals = (f"{one}: {review_signature(subject.speaker, one)}" for one in languages)
    lines = (
        "the words of the card were not judged: they may be right",
        f"{'do without it, or ' if lack and lack.clauses else ''}compare the words with the power"
        f" yourself, and vouch for them: reviewed: {{{', '.join(seals)}}}",
        *((f"how cards have the effect: cardgen explain {lack.action}",) if lack else ()),
    )
    message = why.replace("no words for", f"no words{where} for", 1)
    language = languages[0] if len(languages) == 1 and some else ""
    return Finding(
        *(SLUG, SLUG, place, message, "\n".join(lines)),
        card=subject.speaker.id,
        language=language,
    )


def why_no_words(subject: SubjectTexts, wording: Wording) -> str:
    """Why no phrase of its language says what some words should say."""
    lacks = wordless_of(subject, wording.ages[0], (wording.language,))
    return "; ".join(map(why_wordless, lacks)) or NO_WORDS


def why_wordless(lack: WordlessAbility) -> str:
    """``no words for `build from` with `when: age end`; without it there are``."""
    if not lack.clauses:
        return f"no words for `{flow(lack.typed)[1:-1]}`"
    told = [f"`{key}: {flow(lack.typed[key])}`" for key in lack.clauses]
    several = len(told) > 1
    rest = "it" if not several else "these" if lack.together else "one of these"
    both = join_words(told, joined_by="and")
    return f"no words for `{lack.action}` with {both}; without {rest} there are"


def wordless_of(
    subject: SubjectTexts, age: int, languages: Iterable[str]
) -> Iterator[WordlessAbility]:
    """The abilities of an Age that cannot be said in some languages."""
    speakers = [(subject.books[one], subject.speaker.name.get(one)) for one in languages]
    typed, power = subject.speaker.power[age], subject.powers[age]
    return wordless_abilities(typed, power, subject.bearer, speakers)
