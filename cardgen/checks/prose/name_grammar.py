"""The grammar that a name says of itself, against its own article and against prose."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.prose.agreement import GENDERS, announces_many, is_of_other_gender
from cardgen.checks.sound import Sheaves
from cardgen.model.card import Card, Name
from cardgen.model.finding import Finding
from cardgen.model.wonder import Wonder
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import LanguageProse, Prose

VOWELS = "aeiou"
NUMBERS = {False: "singular", True: "plural"}


def check_name_grammar(prose: "Prose") -> Iterator[Finding]:
    """Every name of a card or a board, in the languages that elide or have genders."""
    for language in prose.spoken:
        names: list[tuple[Card | Wonder, Name, str]] = [
            (of, name, key)
            for view in prose.project.packs
            for of in _named(view)
            for name, key in _names(of, language.language)
        ]
        for of, name, key in names:
            for message, help in _faults(name, language):
                yield Finding(
                    *("name-grammar", "name-grammar", of.place(key, language.language)),
                    *(message, help),
                    card=of.id,
                    language=language.language,
                )
        known = [name for _, name, _ in names]
        sheaves = Sheaves("name-grammar", language.language, known)
        for sheaf, pieces in language.page.sheaves.items():
            told = [(said.kind, said.words) for said in pieces]
            sheaves.add(sheaf, told, partial(_around_names, prose, language, known, pieces))
        yield from sheaves.look(prose.project.parts)


def _named(view: "PackView") -> Iterator[Card | Wonder]:
    yield from view.cards
    yield from view.pack.wonders


def _names(of: Card | Wonder, language: str) -> Iterator[tuple[Name, str]]:
    """The names in a language, each with its key; where it stands is asked of what is wrong."""
    if language in of.name:
        yield of.name[language], "name"
    if isinstance(of, Wonder) and language in of.wonder:
        yield of.wonder[language], "wonder"


def _faults(name: Name, language: "LanguageProse") -> Iterator[tuple[str, str]]:
    """What a name says of itself that its first word contradicts, or leaves open."""
    how, first = language.orthography, name.text.split()[0].casefold()
    many = announces_many(first, language)
    if " " in name.text and many is not None and name.gender and many != name.plural:
        message = f'"{name.text}" is {NUMBERS[name.plural]}, its own "{first}" {NUMBERS[many]}'
        yield message, "say number: pl" if many else "leave number: pl out"
    if " " in name.text and is_of_other_gender(first, name.gender, how):
        message = f'"{name.text}" is {GENDERS[name.gender]}, its own "{first}" is not'
        yield message, "mend its gender:"
    if name.gender and first[0] in how.perhaps_mute and name.elides is None:
        message = f'nothing says whether one elides before "{name.text}"'
        yield message, "say elides: true or elides: false beside its gender:"


def _around_names(
    prose: "Prose", language: "LanguageProse", names: Sequence[Name], pieces: "Sequence[Passage]"
) -> Iterator[Finding]:
    """Words before and behind names in some pieces of a language."""
    some = language._replace(page=language.page.of(pieces))
    yield from _before(prose, some, names)
    yield from _behind(prose, some, names)


def _before(prose: "Prose", language: "LanguageProse", names: Sequence[Name]) -> Iterator[Finding]:
    """Words that elide, or do not, before a name of the other kind."""
    how = language.orthography
    mute = {name.text for name in names if _elides(name) is True}
    sounded = {name.text for name in names if _elides(name) is False} - mute
    whole = rf"(?<![\w’'-])(?:{'|'.join(how.unelided) or '(?!)'})[ \u00a0\u202f]"
    cut = rf"(?<![\w’'-])(?:{'|'.join(how.elided) or '(?!)'})[’']"
    for before, texts, help in (
        (whole, mute, "elide the word: l’, d’, qu’"),
        (cut, sounded, "write the word out: le, la, de, que"),
    ):
        pattern = re.compile(f"{before}{any_word(sorted(texts))}") if texts else None
        for hit in language.page.found(pattern) if pattern else ():
            message = (
                f'"{hit.match[0]}": the name {"elides" if texts is mute else "does not elide"}'
            )
            yield prose.finding("name-grammar", hit.said, (hit.start, hit.end), message, help)


def _behind(prose: "Prose", language: "LanguageProse", names: Sequence[Name]) -> Iterator[Finding]:
    """Participles right behind a name alone: it is of their gender."""
    how = language.orthography
    genders: dict[str, set[str]] = {}
    for name in names:
        genders.setdefault(name.text, set()).add(name.gender)
    known = {text: next(iter(of)) for text, of in genders.items() if len(of) == 1 and of - {""}}
    ends = {gender: "|".join(map(re.escape, how.participles.get(gender, ()))) for gender in GENDERS}
    if not all(ends.values()) or not known:
        return
    forms = "|".join(rf"(?P<{gender}>[^\W\d_A-Z]{{3,}}(?:{end}))" for gender, end in ends.items())
    alone = r"(?:^|[.:;] |[?!] )"
    pattern = re.compile(rf"{alone}(?P<name>{any_word(sorted(known))}),? (?:{forms})(?!\w)", re.M)
    for hit in language.page.found(pattern):
        said = "m" if hit.match["m"] else "f"
        if said != known[hit.match["name"]] and hit.match[said] not in _nouns(how):
            message = f'"{hit.match["name"]}" is {GENDERS[known[hit.match["name"]]]}'
            help = f'mend its gender:, or "{hit.match[said]}"'
            yield prose.finding("name-grammar", hit.said, hit.span(said), message, help)


def _nouns(how: "Orthography") -> frozenset[str]:
    return frozenset(noun for nouns in how.nouns.values() for noun in nouns)


def _elides(name: Name) -> bool | None:
    """Whether words are cut before a name: as it says, or as its first letter does."""
    if name.elides is not None:
        return name.elides
    from cardgen.project.prose.names import fold_letters

    return True if fold_letters(name.text)[0] in VOWELS else None


NAME_GRAMMAR = Check(
    slug="name-grammar",
    title="A name whose grammar its own words or prose contradict",
    why="""\
A name says its gender, its number and whether words are cut before it, since sentences need that.
An article within the name says the same: “Les Murailles” is plural. Of some letters nobody can tell
(the French h: l’Hôtel, le Haras), so that such a name says `elides:` itself; and prose elides
before it, or does not. What follows a name and agrees with it tells its gender.
""",
    refused="""\
- id: hall
  name: {fr: {text: Hôtel, gender: m}, en: Hall}      # l’Hôtel or le Hôtel?
- id: walls
  name: {fr: {text: Les Murs, gender: m}, en: The Walls}      # number: pl
""",
    mend="""\
Say of the name what is true of it, `{text: Hôtel, gender: m, elides: true}`, and let prose follow.
""",
    over_prose=check_name_grammar,
)
