"""Powers that no phrase says: told once, at the part that has no words. What their words say is not
judged, since there is nothing to hold them against."""

from collections.abc import Iterable, Iterator

from cardgen.checks.comparing.effect_beside import effect_beside
from cardgen.checks.comparing.unread import has_no_words, is_wordless
from cardgen.model.finding import Finding, Place
from cardgen.model.located import ValueRef, flow
from cardgen.phrasebook.subjects import review_signature
from cardgen.phrasebook.wordless import WordlessAbility, wordless_abilities
from cardgen.project.texts import SubjectTexts, Wording
from cardgen.suggest import join_words

SLUG = "words-unread"
NO_WORDS = "no words for this power with its variants"


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
    met = False
    for lack in wordless_of(subject, age, [one.language for one in wordings]):
        met = True
        key = lack.clauses[0] if lack.clauses else lack.action
        place = ValueRef(lack.typed, key).key_place
        yield _finding(subject, wordings, place, why_wordless(lack), lack)
    if not met:  # it is how the power differs in another game
        place = subject.speaker.place("power")
        yield _finding(subject, wordings, place, NO_WORDS)


def _finding(
    subject: SubjectTexts,
    wordings: list[Wording],
    place: Place,
    why: str,
    lack: WordlessAbility | None = None,
) -> Finding:
    """One finding for all languages; where some of them have words, the others are named."""
    power = wordings[0].power
    without = [one for one in subject.languages if has_no_words(subject, power, one)]
    some = len(without) < len(subject.languages)
    where = (
        f" in {join_words(map(subject.language_name, without), joined_by='and')}" if some else ""
    )
    message = why.replace("no words for", f"no words{where} for", 1)
    return Finding(
        *(SLUG, SLUG, place, message, "\n".join(_mends(subject, wordings, lack))),
        card=subject.speaker.id,
        language=without[0] if some and len(without) == 1 else "",
    )


def _mends(
    subject: SubjectTexts, wordings: list[Wording], lack: WordlessAbility | None
) -> Iterator[str]:
    yield "the words of the card were not judged: they may be right"
    yield from effect_beside(wordings)
    if lack and lack.needless:
        yield f"leave out `{lack.needless}`: by its `else` it is optional already"
    if lack and lack.left_free:
        yield "type `optional: true` beside it: its owner may do without, and words say so"
    every = (one.language for one in wordings)
    seals = (f"{one}: {review_signature(subject.speaker, one)}" for one in every)
    spare = lack and lack.clauses and not (lack.needless or lack.other)
    less = "do without it, or " if spare else ""
    how = "compare the words with the power yourself, and vouch for them"
    yield f"{less}{how}: reviewed: {{{', '.join(seals)}}}"
    if lack:
        yield f"how cards have the effect: cardgen explain {lack.action}"


def why_no_words(subject: SubjectTexts, wording: Wording) -> str:
    """Why no phrase of its language says what some words should say."""
    lacks = wordless_of(subject, wording.ages[0], (wording.language,))
    return "; ".join(map(why_wordless, lacks)) or NO_WORDS


def why_wordless(lack: WordlessAbility) -> str:
    """``no words for `build from` with `when: turn end`; without it there are``."""
    if not lack.spoken:
        return f"no words for `{lack.action}`, whatever stands beside it"
    if not lack.clauses:
        return f"no words for `{flow(lack.typed)[1:-1]}`"
    told = [f"`{key}: {flow(lack.typed[key])}`" for key in lack.clauses]
    if lack.other:
        other = f"`{lack.clauses[0]}: {lack.other}`"
        return f"no words for `{lack.action}` with {told[0]}; with {other} there are"
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
