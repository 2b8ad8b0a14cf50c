"""Words that turn one rule into another: said in one language of a passage and not in the other, or
in another order."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.denials import lost_denials
from cardgen.checks.passages.order import out_of_order
from cardgen.checks.passages.tellings import (
    NEGATION,
    ONLY,
    Pair,
    Sentences,
    Telling,
    pair_finding,
    surely_wrong,
)
from cardgen.checks.prose.numbers import KINDS, said_alone
from cardgen.checks.sound import Sheaves, look_at_all_but_powers
from cardgen.model.finding import Finding, Severity
from cardgen.packs.languages import language_path

if TYPE_CHECKING:
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import Said
# Flavour is retold, and not translated.
NAMES = ("title", "pantheons", "choice", "token")  # some packs have one name in all languages
COMPARED = frozenset((*KINDS, *NAMES)) - {"flavour"}


def check_senses(prose: "Prose") -> Iterator[Finding]:
    """Every passage that two languages say."""
    around = prose.called.all_known_by
    for pack in prose.packs:
        look = partial(_in_pack, prose, pack, around)
        yield from look_at_all_but_powers(prose, pack, ("senses", around), look)


def _in_pack(
    prose: "Prose", pack: "PackProse", around: "Sequence[tuple[str, bytes]]"
) -> Iterator[Finding]:
    sheaves, spoken = Sheaves("senses", around), {language for language, _ in around}
    for pieces in pack.translations:
        compared = pieces[0].kind in COMPARED or pack.is_unheld(pieces[0])
        known = [one for one in pieces if compared and one.language in spoken]
        if len(known) > 1:
            by_hand = pack.is_compared_by_hand(known[0])
            told = (by_hand, *map(prose.digests.of, known))
            look = partial(_compared, prose, known)
            sheaves.add(known[0].sheaf, told, partial(surely_wrong, look) if by_hand else look)
    yield from sheaves.look(prose.project.parts)


def _compared(prose: "Prose", known: "Sequence[Passage]") -> Iterator[Finding]:
    told = [
        Telling(one, reader, reader.read(one.words), reader.contraries(one.words))
        for one in known
        if (reader := prose.sense_readers.get(one.language))
    ]
    for pair in combinations(told, 2):
        if not _is_one_name(prose, pair):
            one, other = pair
            parts = [*one.reader.sentences(one.passage.words, other.passage.words)]
            yield from (
                tuple(_differing(prose, pair, parts))
                or tuple(_opposed(prose, pair, parts))
                or out_of_order(prose, pair, parts)
            )


def _is_one_name(prose: "Prose", pair: Pair) -> bool:
    """Whether two languages have one name, be it spelt as each of them does: Ásgard, Asgard."""
    one, other = (telling.passage for telling in pair)
    return one.kind in NAMES and prose.called.nearly_same(one.words, other.words)


def _differing(prose: "Prose", pair: Pair, sentences: Sentences) -> Iterator[Finding]:
    """Each sentence of which one language says more often than the other what a rule turns on."""
    for parts in sentences:
        within = [one.within(part) for one, part in zip(pair, parts, strict=True)]
        over = _beyond(pair, within, parts), _beyond(pair[::-1], within[::-1], parts[::-1])
        lacking = over if any(over) else lost_denials(pair, parts)
        if lacking:
            yield _lack(prose, pair, lacking)


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
            taken = _agreed(*said) if sense == NEGATION else ()
            most = there.may_say(sense, parts[1], taken)
            if times > most and _is_understood(sense, pair):
                times = (
                    1 if _is_loose(sense, pair) else sum(one.sense == sense for one in here.said)
                )
                most = there.reader.may_say(sense, words)
            if times > most:
                over += [one for one in said[0] if one.sense == sense][most:]
    return over


def _agreed(mine: "Sequence[Said]", yours: "Sequence[Said]") -> "list[Said]":
    """Each only of the second language where the first says it as often: it denies nothing more."""
    only = [one for one in yours if one.sense == ONLY]
    return only if len(only) == sum(one.sense == ONLY for one in mine) else []


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
    mend = "say in both languages what one says"
    if pair[at].reader.is_listed(sense):
        file = language_path(there, "senses")
        mend += f", or add what {there} calls it to {file}:\n  senses: {{{sense}: [WORD]}}"
    proven = all(over) and _is_turned_into(pair, over[0][0].sense, over[1][0].sense)
    severity: Severity = "error" if proven else "warning"
    return pair_finding(prose, "prose-sense", pair, at, over[at][0], message, mend, severity)


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
            yield pair_finding(prose, "prose-sense", pair, 1, yours, message, mend)
            break


def _last(said: "Sequence[Said]", sense: str) -> "Said":
    return next(one for one in reversed(said) if one.sense == sense)


PROSE_SENSE = Check(
    slug="prose-sense",
    title="A word that turns a rule into another, in one language alone",
    why="""\
Before or after, left or right, may or must, the bank or the box: one such word makes another rule,
and each language is corrected by itself. All that the packs say beside the words of powers (notes,
rulings, player aids, stories, rulebooks, cards with `power: none`) is read sentence by sentence
for the `senses` of templates/languages/<language>/senses.yaml and for names of cards and players;
what one language surely says, the other says too, and as often, be it in one of its `perhaps`
words. Of each pair of `opposites` there, such as keep and give, a sentence does not say one more
often than the other language and its contrary less often. A card, a player, a colour that another
stands for is an error. Flavour is retold rather than translated, and nothing is told of a language
without that file. Of words of a card that somebody vouches for, by a seal that holds, only an
error is told: each language was compared with the power, and so both.
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
listed, add it in senses.yaml of its language, under `perhaps:` if it says other things too; or, in
these words alone, note that somebody read both: `cardgen fmt PACK --write-reviews --at FILE:LINE`.
Words that are no contraries where they stand go, with those around them, under `neither:`.
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
language, in all that is said and in each sentence. Of two `things` of which one stands before a
word of `hinges` and one behind it, such as before or not, each has the same side in every language:
“a Wonder before a card”.
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
Find out which language is right and mend the other; where both are, turn one sentence round, or
note that somebody read them: `cardgen fmt PACK --write-reviews --at FILE:LINE`.
""",
    over_prose=check_senses,
)
