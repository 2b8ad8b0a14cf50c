"""Names and terms that are spelt, or called, in two ways."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.prose.agreement import announces_many
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding, Severity
from cardgen.model.text import STOPS
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import join_words
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.names.names import NameIndex, NameSlip
    from cardgen.project.prose.orthography import Words
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage, ProseMatch
    from cardgen.project.prose.prose import Prose

SAYS = "says"


def check_name_drift(prose: "Prose") -> Iterator[Finding]:
    """Each name of a card that a pack before it spells otherwise."""
    first: dict[tuple[str, str, str], Passage] = {}
    for said in prose.called.said:
        one = first.setdefault((said.card, said.kind, said.language), said)
        if one.words != said.words and prose.called.nearly_same(one.words, said.words):
            yield _drift_finding(prose, said, one)


def _drift_finding(prose: "Prose", said: "Passage", first: "Passage") -> Finding:
    pack, span = first.key[0], (0, len(said.words))
    message = f'"{said.words}" is spelt "{first.words}" in the pack {pack}'
    help = f"spell it alike; there: {prose.places.whole(first)}"
    return prose.places.finding("name-drift", said, span, message, help, severity="error")


NAME_DRIFT = Check(
    slug="name-drift",
    title="One figure spelt in two ways in two packs",
    why="""\
A figure of two expansions lies on one table, and is spelt in one way: the ids are the same, and so
are the names, in every language. Names that have nothing in common are two things.
""",
    refused="""\
- id: iris
  name: {fr: Iris, en: Iris}     # and cards/other has: - id: iris, name: {fr: Irys, en: Iris}
""",
    mend="""\
Choose one spelling, say why in a ruling, and use it everywhere. Where published games differ and
both are to be kept, say so on one of the cards: `accepts: {name-drift: {fr: why}}`.
""",
    over_prose=check_name_drift,
)


def check_name_spelling(prose: "Prose") -> Iterator[Finding]:
    """Every capitalised word of prose that is no name and is near one; names torn or glued."""
    for language in prose.spoken:
        names = prose.names.of(language.language)
        slips = {word: names.slip(word) for word in set(names.capital.findall(language.page.text))}
        for hit in language.page.found(names.capital):
            slip = slips[hit.match[0]]
            if (
                slip
                and not prose.called.is_player(hit.match[0], hit.said)
                and not _is_plural(hit, names, language)
            ):
                yield _finding(prose, hit.said, (hit.start, hit.end), slip)
        for hit in language.page.found(names.two_capitals):
            yield from _pair(prose, hit, names)


def _is_plural(hit: "ProseMatch", names: "NameIndex", language: "LanguageProse") -> bool:
    """Whether a word is the name of a card with an s, behind a word for several: two Sirens."""
    name, before = hit.match[0].removesuffix("s"), hit.said.words[: hit.start].split()
    return (
        name != hit.match[0]
        and name in names.whole
        and announces_many(before[-1].casefold() if before else "", language) is True
    )


def _pair(prose: "Prose", hit: "ProseMatch", names: "NameIndex") -> Iterator[Finding]:
    """Two capitalised words that are one name, or two with nothing between them."""
    both, span = hit.match[0] + hit.match[1], (hit.start, hit.span(1)[1])
    slip = names.torn(both)
    if slip:
        yield _finding(prose, hit.said, span, slip)
    elif names.side_by_side(both):
        message, help = f'"{both}" are two names', "put what is lacking between them"
        yield prose.places.finding("name-spelling", hit.said, span, message, help)


def _finding(prose: "Prose", said: "Passage", span: tuple[int, int], slip: "NameSlip") -> Finding:
    """The slip; its fix is safe where one name alone is meant and the letters are the same."""
    word, near = said.words[slice(*span)], join_words(slip.names)
    message = f'"{word}" is spelt otherwise {slip.elsewhere}'
    fix = slip.names[0] if slip.same_letters and len(slip.names) == 1 else None
    help = f"did you mean {near}?"
    common = prose.tellers.is_of_another_game(said)  # whose cards may be called like any word
    before = said.words[: span[0]].rstrip()
    opening = not slip.same_letters and (
        not before or before[-1] in STOPS
    )  # any word has a capital
    severity: Severity = "warning" if common or opening else "error"
    return prose.places.finding(
        "name-spelling", said, span, message, help, severity=severity, fix=fix
    )


NAME_SPELLING = Check(
    slug="name-spelling",
    title="A name that is nearly that of a card",
    why="""\
Whoever reads “Héphestos” looks for a card of that name and finds Héphaïstos. Capitalised words in
prose are held against the names of all cards, Wonders and pantheons of all packs; one that is known
from nowhere else and differs in a letter or two, in an accent, capital or hyphen, is a slip; not so
the players of a scenario, who are called as they like. The rarer spelling of a name that no card
has is a slip too; and two names have a comma or a word between them. Where a sentence begins any
word has a capital, so that a slip there is a warning.
""",
    refused="""\
- id: iris
  name: {fr: Iris, en: Iris}
  notes:
    fr:
      - >-
        Iriss prête ses ailes.        # the card is called Iris
""",
    mend="""\
Spell the name as the card does. Where another name is meant, add it to `proper:` in
templates/languages/<language>/prose.yaml.
""",
    over_prose=check_name_spelling,
    by_piece="among-names",
)


def check_term_drift(prose: "Prose") -> Iterator[Finding]:
    """Every term of a pack that says another one more often."""
    for pack in prose.packs:
        look = partial(_in_pack, prose, pack)
        yield from look_unless_sound(prose.project.parts, pack.key("term-drift"), look)


def _in_pack(prose: "Prose", pack: "PackProse") -> Iterator[Finding]:
    for language in prose.spoken:
        page = pack.page(language.language)
        for of_stories in (False, True):
            sheaves = [
                sheaf for (_, kind), sheaf in page.sheaves.items() if (kind == SAYS) == of_stories
            ]
            pieces = [said for said in page.pieces if (said.kind == SAYS) == of_stories]
            key = digest_of("term-drift", *map(prose.digests.of_sheaf, sheaves))
            look = partial(_drifting, prose, language, pieces)
            yield from look_unless_sound(prose.project.parts, key, look)


def _drifting(
    prose: "Prose", language: "LanguageProse", pieces: "Sequence[Passage]"
) -> Iterator[Finding]:
    page = language.page_of(pieces)
    text = page.text.casefold()
    for variants in language.orthography.variants:
        if not _are_two_said(text, variants):
            continue
        said = {form.casefold(): n for n, forms in enumerate(variants) for form in forms}
        hits: dict[object, list[tuple[int, ProseMatch]]] = {}
        for hit in page.found(re.compile(any_word(said), re.IGNORECASE)):
            number = said[hit.match[0].casefold()]
            hits.setdefault(hit.said.key[0], []).append((number, hit))
        for together in hits.values():
            yield from _rarer(prose, together, variants)


def _are_two_said(text: str, variants: "Sequence[Words]") -> bool:
    """Whether two variants may stand in folded words; of most terms one does, and to look for that
    one word by word takes three times as long."""
    said = (any(form.casefold() in text for form in forms) for forms in variants)
    return sum(said) > 1


def _rarer(
    prose: "Prose", hits: "Sequence[tuple[int, ProseMatch]]", variants: "Sequence[Words]"
) -> Iterator[Finding]:
    """All but the variant that a pack uses most; of two used alike the first listed stays."""
    used = Counter(number for number, _ in hits)
    most = max(used, key=lambda number: (used[number], -number))
    for number, hit in hits:
        if number != most:
            message = f'"{hit.match[0]}", and elsewhere "{variants[most][0]}" ({used[most]}×)'
            help = f"say {join_words(forms[0] for forms in variants)} everywhere"
            span = (hit.start, hit.end)
            yield prose.places.finding("term-drift", hit.said, span, message, help)


TERM_DRIFT = Check(
    slug="term-drift",
    title="One thing that a pack calls by two names",
    why="""\
Who reads “carte brune” on one card and “carte marron” on the next looks for a difference between
them. Either is right; a pack has one of the two. The terms looked for are the `variants` of
templates/languages/.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        Une carte brune suffit.
      - >-
        Deux cartes marron suffisent.
""",
    mend="""\
Say the one that your pack says more often, or change that one everywhere.
""",
    over_prose=check_term_drift,
)
