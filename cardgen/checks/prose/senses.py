"""Words that turn one rule into another: said in one language of a passage and not in the other, or
in another order."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.prose.numbers import KINDS, said_alone
from cardgen.checks.sound import Sheaves, look_unless_sound
from cardgen.model.finding import Finding, Severity

if TYPE_CHECKING:
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses import Said, SenseReader
# Flavour is retold, and not translated.
NAMES = ("title", "pantheons", "choice")  # some packs have one name in all languages
NEGATION = "negation"
COMPARED = frozenset((*KINDS, *NAMES)) - {"flavour"}


class Telling(NamedTuple):
    """A passage in one of two languages, and what it says."""

    passage: "Passage"
    reader: "SenseReader"
    said: "Sequence[Said]"
    contraries: "Sequence[Said]"

    @property
    def language(self) -> str:
        return self.passage.language

    def typed(self, said: "Said") -> str:
        """A word as it stands there."""
        return f'"{self.passage.words[said.start : said.end]}"'

    def within(self, part: slice) -> "list[Said]":
        return [one for one in self.said if part.start <= one.start < part.stop]

    def denials(self, part: slice) -> "list[Said]":
        """What surely denies that something is done."""
        return [
            one
            for one in self.within(part)
            if one.sense == NEGATION and self.reader.denies(self.passage.words[one.start : one.end])
        ]


Pair = tuple[Telling, Telling]
Sentences = Sequence[tuple[slice, slice]]  # those of a pair that correspond


def check_senses(prose: "Prose") -> Iterator[Finding]:
    """Every passage that two languages say."""
    around = [*prose.named_known_by.items()]
    for pack in prose.packs:
        look = partial(_in_pack, prose, pack, around)
        yield from look_unless_sound(prose.project.parts, pack.key("senses", around), look)


def _in_pack(
    prose: "Prose", pack: "PackProse", around: "Sequence[tuple[str, bytes]]"
) -> Iterator[Finding]:
    sheaves, spoken = Sheaves("senses", around), {language for language, _ in around}
    for pieces in pack.translations:
        known = [one for one in pieces if one.language in spoken and one.kind in COMPARED]
        if len(known) > 1:
            told = tuple(map(prose.known_by, known))
            sheaves.add(known[0].sheaf, told, partial(_compared, prose, known))
    yield from sheaves.look(prose.project.parts)


def _compared(prose: "Prose", known: "Sequence[Passage]") -> Iterator[Finding]:
    told = [
        Telling(one, reader, reader.read(one.words), reader.contraries(one.words))
        for one in known
        if (reader := prose.sense_readers.get(one.language))
    ]
    for pair in combinations(told, 2):
        if not _is_one_name(pair):
            one, other = pair
            parts = [*one.reader.sentences(one.passage.words, other.passage.words)]
            yield from (
                tuple(_differing(prose, pair, parts))
                or tuple(_opposed(prose, pair, parts))
                or _turned(prose, pair)
            )


def _is_one_name(pair: Pair) -> bool:
    one, other = (telling.passage for telling in pair)
    return one.kind in NAMES and one.words == other.words


def _differing(prose: "Prose", pair: Pair, sentences: Sentences) -> Iterator[Finding]:
    """Each sentence of which one language says more often than the other what a rule turns on."""
    for parts in sentences:
        within = [one.within(part) for one, part in zip(pair, parts, strict=True)]
        over = _beyond(pair, within, parts), _beyond(pair[::-1], within[::-1], parts[::-1])
        if any(over):
            yield _lack(prose, pair, over)
        else:
            yield from _denied(prose, pair, parts)


def _denied(prose: "Prose", pair: Pair, parts: Sequence[slice]) -> Iterator[Finding]:
    """Between commas, what one language denies and the other does not, where one of them denies
    more often: else one denial in a sentence would hide that another was lost."""
    denials = [one.denials(part) for one, part in zip(pair, parts, strict=True)]
    cut = [_between_commas(one, part) for one, part in zip(pair, parts, strict=True)]
    if len(denials[0]) == len(denials[1]) or len(cut[0]) != len(cut[1]) or len(cut[0]) == 1:
        return
    for each in zip(*cut, strict=True):
        denied = [one.denials(part) for one, part in zip(pair, each, strict=True)]
        may = [
            one.reader.may_say(NEGATION, one.passage.words[part])
            for one, part in zip(pair, each, strict=True)
        ]
        over = [denied[0] if not may[1] else [], denied[1] if not may[0] else []]
        if any(over):
            yield _lack(prose, pair, over)
            return


def _between_commas(one: Telling, part: slice) -> list[slice]:
    words = one.passage.words[part]
    ends = [part.start + found.end() for found in re.finditer(r",\s", words)]
    return [slice(*each) for each in pairwise((part.start, *ends, part.stop))]


def _beyond(pair: Pair, said: "Sequence[Sequence[Said]]", parts: Sequence[slice]) -> "list[Said]":
    """What the first of two languages surely says in a sentence more often than the other may."""
    here, there = pair
    over: list[Said] = []
    mine, yours = ([one.sense for one in each] for each in said)
    for sense in dict.fromkeys(mine):
        if mine.count(sense) <= yours.count(sense):
            continue
        times = 1 if _is_loose(sense, pair) else mine.count(sense)
        if times > yours.count(sense) and _is_compared(sense, pair):
            words = there.passage.words
            most = there.reader.may_say(sense, words[parts[1]])
            if times > most and _is_understood(sense, pair):
                times = (
                    1 if _is_loose(sense, pair) else sum(one.sense == sense for one in here.said)
                )
                most = there.reader.may_say(sense, words)
            if times > most:
                over += [one for one in said[0] if one.sense == sense][most:]
    return over


def _is_compared(sense: str, pair: Pair) -> bool:
    """Whether both languages can say it; of numbers only one, since prose-drift tells others."""
    return all(one.reader.knows(sense) for one in pair)


def _is_loose(sense: str, pair: Pair) -> bool:
    """Whether it does not matter how often it is said."""
    return any(one.reader.is_loose(sense) for one in pair)


def _is_understood(sense: str, pair: Pair) -> bool:
    """Whether a sentence may leave it to another: what it speaks of, it may call he or she."""
    return any(one.reader.is_understood(sense) for one in pair)


def _lack(prose: "Prose", pair: Pair, over: "Sequence[Sequence[Said]]") -> Finding:
    """At what only one language says; of two, at that of the later."""
    one, other = pair
    words = [[*map(telling.typed, more)] for telling, more in zip(pair, over, strict=True)]
    at, message = said_alone((one.language, other.language), words)
    there, sense = pair[1 - at].language, over[at][0].sense
    listed = f', or list its word in senses.yaml of {there}, under "{sense}"'
    mend = (
        f"say in both languages what one says{listed if pair[at].reader.is_listed(sense) else ''}"
    )
    proven = all(over) and _is_turned_into(pair, over[0][0].sense, over[1][0].sense)
    severity: Severity = "error" if proven else "warning"
    return _finding(prose, "prose-sense", pair, at, over[at][0], message, mend, severity)


def _is_turned_into(pair: Pair, sense: str, other: str) -> bool:
    """Whether one language names one thing of a row, and the other another: a colour, a card."""
    rows = {pair[0].reader.row(one) for one in (sense, other)}
    return len(rows) == 1 and "" not in rows


def _opposed(prose: "Prose", pair: Pair, sentences: Sentences) -> Iterator[Finding]:
    """Each sentence of which one language says something, and the other the contrary."""
    one, other = pair
    if not (one.contraries and other.contraries):
        return
    for parts in sentences:
        said = [
            [each for each in telling.contraries if part.start <= each.start < part.stop]
            for telling, part in zip(pair, parts, strict=True)
        ]
        if not all(said):
            continue
        counts = [Counter(one.sense for one in each) for each in said]
        for here, there in one.reader.opposed(*counts):
            mine, yours = _last(said[0], here), _last(said[1], there)
            words = one.typed(mine), other.typed(yours)
            message = f"{one.language} says {words[0]} where {other.language} says {words[1]}"
            mend = "say the same in both languages"
            yield _finding(prose, "prose-sense", pair, 1, yours, message, mend)
            break


def _last(said: "Sequence[Said]", sense: str) -> "Said":
    return next(one for one in reversed(said) if one.sense == sense)


def _turned(prose: "Prose", pair: Pair) -> Iterator[Finding]:
    """The first word of each row that stands in another order than in the other language."""
    rows = [_rows(one) for one in pair]
    for row in rows[0]:
        here, there = rows[0][row], rows[1].get(row, [])
        if len(here) != len(there):
            here, there = _common(here, there), _common(there, here)
        for mine, yours in zip(here, there, strict=False):
            if mine.sense != yours.sense:
                one, other = pair
                there_says = f"{other.language} says {other.typed(yours)}"
                message = f"{one.language} says {one.typed(mine)} where {there_says}"
                mend = "say both in the same order"
                yield _finding(prose, "prose-order", pair, 1, yours, message, mend)
                return


def _rows(one: Telling) -> "dict[str, list[Said]]":
    """What must stand in one order, row by row."""
    rows: dict[str, list[Said]] = {}
    for said in one.said:
        row = one.reader.row(said.sense)
        if row:
            rows.setdefault(row, []).append(said)
    return rows


def _common(said: "Sequence[Said]", other: "Sequence[Said]") -> "list[Said]":
    """What is said once on either side."""
    times = [Counter(one.sense for one in each) for each in (said, other)]
    return [one for one in said if times[0][one.sense] == times[1][one.sense] == 1]


def _finding(
    prose: "Prose",
    check: str,
    pair: Pair,
    at: int,
    said: "Said",
    message: str,
    mend: str,
    severity: Severity = "warning",
) -> Finding:
    both = (f"{one.language}: {one.passage.legible}" for one in pair)
    help = "\n".join((*both, mend))
    span = said.start, said.end
    return prose.finding(check, pair[at].passage, span, message, help, severity=severity)


PROSE_SENSE = Check(
    slug="prose-sense",
    title="A word that turns a rule into another, in one language alone",
    why="""\
Before or after, left or right, may or must, the bank or the box: one such word makes another rule,
and each language is corrected by itself. All that the packs say beside the words of cards (notes,
rulings, player aids, stories, rulebooks) is read sentence by sentence for the `senses` of
templates/languages/<language>/senses.yaml and for names of cards and players; what one language
surely says, the other says too, and as often, be it in one of its `perhaps` words. Of each pair of
`opposites` there, such as keep and give, a sentence does not say one more often than the other
language and its contrary less often. A card, a player, a colour that another stands for is an
error. Flavour is retold rather than translated, and nothing is told of a language without that
file.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        Gardez cette pièce jusqu’à la fin du tour.
    en:
      - >-
        Give this coin at the end of the turn.       # keep or give, until or at?
""",
    mend="""\
Find out which language is right and mend the other. Where both say the same, in a word that is not
listed, add it in senses.yaml of its language, under `perhaps:` if it says other things too. Words
that are no contraries where they stand go, with those around them, under `neither:`.
""",
    over_prose=check_senses,
)
PROSE_ORDER = Check(
    slug="prose-order",
    title="What stands in another order in another language",
    why="""\
“3 for Iris, 4 for Thaumas” is another rule than “4 for Iris, 3 for Thaumas”, with the same words.
Names, numbers in digits, and the words of each list under `ordered` of
templates/languages/<language>/senses.yaml, such as colours, stand in the same order in every
language.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        À gauche avant l’Âge II, à droite avant l’Âge III.
    en:
      - >-
        To the right before Age II, to the left before Age III.
""",
    mend="""\
Find out which language is right and mend the other; where both are, turn one sentence round.
""",
    over_prose=check_senses,
)
