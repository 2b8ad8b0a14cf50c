"""Numbers in prose: typed without their space, or other ones in another language."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.tellings import how_to_note, surely_wrong
from cardgen.checks.sound import Sheaves, look_at_all_but_powers
from cardgen.model.finding import Finding, Severity
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.prose.counting.numbers import NumberReader, ProseNumber
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage, ProseMatch
    from cardgen.project.prose.prose import Prose


def check_number_unspaced(prose: "Prose") -> Iterator[Finding]:
    """Digits with letters behind them, and the figure 1 with its article, unless a hyphen joins it
    to its unit: `a 1-point token`."""
    stuck = re.compile(r"(?<![\w.,])(\d+[½⅓⅔¼¾]?|[½⅓⅔¼¾])([^\W\d_½⅓⅔¼¾]+)(?!\w)")
    for language in prose.spoken:
        ordinals = language.orthography.ordinals
        for hit in language.page.found(stuck):
            number, letters = hit.match.groups()
            proper = ordinals.get(letters)
            if proper != letters:
                right = number + proper if proper else f"{number} {letters}"
                yield _unspaced_finding(prose, hit, f'"{hit.match[0]}" is no word', right)
        ones = "|".join(language.orthography.ones)
        twice = re.compile(rf"\b(?:{ones}) 1(?![\w,.-]\w)\b", re.IGNORECASE)
        for hit in language.page.found(twice) if ones else ():
            yield _unspaced_finding(prose, hit, f'"{hit.match[0]}" says the number twice', "1")

        for hit in language.page.found(_age_in_digits(language.orthography)):
            if hit.said.kind != "flavour" and not prose.tellers.is_of_another_game(hit.said):
                right = f"{hit.match['noun']} {'I' * int(hit.match['digit'])}"
                yield _unspaced_finding(prose, hit, f'"{hit.match[0]}" has no Roman numeral', right)


def _age_in_digits(how: "Orthography") -> "re.Pattern[str]":
    """One Age whose number is no Roman one."""
    nouns = "|".join(map(re.escape, how.ranked)) or r"(?!)"
    return re.compile(rf"(?<![\w-])(?P<noun>{nouns})[ \u00a0\u202f](?P<digit>[1-3])(?![\w+½⅓⅔¼¾])")


def _unspaced_finding(prose: "Prose", hit: "ProseMatch", message: str, right: str) -> Finding:
    span, help = (hit.start, hit.end), f'type "{right}"'
    return prose.places.finding("number-unspaced", hit.said, span, message, help, fix=right)


NUMBER_UNSPACED = Check(
    slug="number-unspaced",
    title="A number that sticks to its word, is said twice, or is no Roman one",
    why="""\
“3PV”, “5pièces” are read as one word, and break at no space. “2ème” is written 2e. “Une 1 pièce”
says the number twice: one of the two was meant to go. Ages have Roman numerals, in words as in
costs: “Age III”, not “Age 3”.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        À la 2ème étape, recevez 5pièces, sinon une 1 pièce.
""",
    mend="""\
Type what the finding proposes: À la 2e étape, recevez 5 pièces, sinon 1 pièce.
""",
    over_prose=check_number_unspaced,
    by_piece="alone",
)


KINDS = (
    *("flavour", "notes", "question", "ruling", "reason", "says", "aid", "changes"),
    *("heading", "paragraph", "line", "item", "cell"),
)


def check_prose_drift(prose: "Prose") -> Iterator[Finding]:
    """Every piece whose languages say different numbers, at the first number that differs."""
    for pack in prose.packs:
        look = partial(_in_pack, prose, pack)
        yield from look_at_all_but_powers(prose, pack, ("drift",), look)


def _in_pack(prose: "Prose", pack: "PackProse") -> Iterator[Finding]:
    readings = {language.language: language.reading for language in prose.spoken}
    sheaves = Sheaves("drift")
    for pieces in pack.translations:
        wanted = _wanted(pack, pieces[0])
        texts = pieces[0].kind == "text"
        if not texts or pack.is_unheld(pieces[0]):
            by_hand = pack.is_compared_by_hand(pieces[0])
            told = (by_hand, wanted, *map(prose.digests.of, pieces))
            look = partial(_drifting, prose, pieces, wanted, readings)
            sheaves.add(pieces[0].sheaf, told, partial(surely_wrong, look) if by_hand else look)
    yield from sheaves.look(prose.project.parts)


def _drifting(
    prose: "Prose",
    pieces: "tuple[Passage, ...]",
    wanted: tuple[str, ...],
    readings: "Mapping[str, NumberReader]",
) -> Iterator[Finding]:
    yield from _alone(prose, pieces, wanted)
    known = [said for said in pieces if said.language in readings and said.kind in (*KINDS, "text")]
    numbers = {said.language: readings[said.language].numbers(said.words) for said in known}
    for first, other in combinations(known, 2):
        here, there = numbers[first.language], numbers[other.language]
        reading = readings[first.language]
        over = reading.unmatched(here, there), reading.unmatched(there, here)
        if any(over):
            yield _finding(prose, (first, other), over)
            break


def _wanted(pack: "PackProse", said: "Passage") -> tuple[str, ...]:
    """The languages in which a note should stand: the first of a card where it has any."""
    if said.kind != "notes":
        return ()
    every = pack.pack.languages
    return every if said.key[-1] else tuple(one for one in every if pack.is_noted(said, one))


def _alone(
    prose: "Prose", pieces: "tuple[Passage, ...]", wanted: tuple[str, ...]
) -> Iterator[Finding]:
    """A note that fewer languages have than others of its card."""
    first, spoken = pieces[0], {said.language for said in pieces}
    for language in (each for each in wanted if each not in spoken):
        message, help = f"{language} has no such note", "translate it, or leave it out"
        yield prose.places.finding("prose-drift", first, (0, len(first.words)), message, help)


def said_alone(languages: tuple[str, str], words: Sequence[Sequence[str]]) -> tuple[int, str]:
    """Which of two languages a finding is of, the later one if both say more than the other, and
    the message, from the words that each says alone."""
    at = 1 if words[1] else 0
    sides = [
        f"{language} says {join_words(dict.fromkeys(more), joined_by='and')}"
        for language, more in zip(languages, words, strict=True)
        if more
    ]
    alone = len(sides) == 1
    return at, f"{sides[0]} and {languages[1 - at]} does not" if alone else ", ".join(sides)


def _finding(
    prose: "Prose",
    pair: "tuple[Passage, Passage]",
    over: "tuple[tuple[ProseNumber, ...], tuple[ProseNumber, ...]]",
) -> Finding:
    """At the number that only one says; of two, that of the later language."""
    one, other = pair
    severity: Severity = "error" if _contradict(*over) else "warning"
    words = [[number.told for number in more] for more in over]
    at, message = said_alone((one.language, other.language), words)
    help = "\n".join(f"{said.language}: {said.legible}" for said in pair)
    if severity == "warning":
        help += f"\nboth say the same? {how_to_note(prose, one)}"
    span = over[at][0].start, over[at][0].end
    return prose.places.finding("prose-drift", pair[at], span, message, help, severity=severity)


def _contradict(here: "Sequence[ProseNumber]", there: "Sequence[ProseNumber]") -> bool:
    """Whether each says one number and another one: one of the two is wrong. Of a number and its
    rank, “not two of them” and “no second one”, both may be right."""
    return len(here) == len(there) == 1 and here[0].value != there[0].value


PROSE_DRIFT = Check(
    slug="prose-drift",
    title="A number that one language says and another does not",
    why="""\
Notes, rulings, stories and the words of a card with `power: none` are rules too, and each language
is corrected by itself. The numbers of a piece are the same in every language, in digits or in
letters, as ranks and as Ages; what is one in one language may be an article in another, so one is
not compared. Where one number stands for another it is an error.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        Vous en gardez 3.
    en:
      - >-
        You keep 2 of them.        # 2 or 3?
""",
    mend="""\
Find out which language is right and mend the other; where one says less, say it in both, or note
that somebody read both: `cardgen fmt PACK --write-reviews --at FILE:LINE`. A piece that stands in
one language alone is to be translated.
""",
    over_prose=check_prose_drift,
)
