"""The grammar that a name says of itself, against its own article and against prose."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.told_persons import persons_of_other_gender
from cardgen.checks.prose.agreement import GENDERS, announces_many, is_of_other_gender
from cardgen.checks.sound import Sheaves, look_unless_sound
from cardgen.model.card import Card, Name
from cardgen.model.finding import Finding
from cardgen.model.wonder import Wonder
from cardgen.packs.languages import language_path
from cardgen.project.sound_parts import digest_of
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

NameSaid = tuple[Card | Wonder, Name, str]  # by whom, under which key
VOWELS = "aeiou"
NUMBERS = {False: "singular", True: "plural"}


def check_name_grammar(prose: "Prose") -> Iterator[Finding]:
    """Every name of a card or a board, in the languages that elide or have genders."""
    parts = prose.project.parts
    for language in prose.spoken:
        names: list[NameSaid] = [
            (of, name, key)
            for view in prose.project.packs
            for of in _named(view)
            for name, key in _names(of, language.language)
        ]
        patterns = _NamePatterns(language, [name for _, name, _ in names])
        known_by = digest_of("names", language.language, patterns.names) if parts.states else b""
        yield from look_unless_sound(parts, known_by, partial(_by_themselves, language, names))
        yield from persons_of_other_gender(prose, language)
        for pack in prose.packs:
            key = pack.key("name-grammar", known_by)
            yield from look_unless_sound(parts, key, partial(_in_pack, prose, patterns, pack))


def _by_themselves(language: "LanguageProse", names: Sequence[NameSaid]) -> Iterator[Finding]:
    """What names say of themselves that cannot be."""
    for of, name, key in names:
        for message, help in _faults(name, language):
            yield Finding(
                *("name-grammar", "name-grammar", of.place(key, language.language)),
                *(message, help),
                card=of.id,
                language=language.language,
            )


def _in_pack(prose: "Prose", patterns: "_NamePatterns", pack: "PackProse") -> Iterator[Finding]:
    """What a pack says around names."""
    sheaves = Sheaves("name-grammar", patterns.language, patterns.names)
    page = pack.page(patterns.language)
    for sheaf, pieces in page.sheaves.items():
        look = partial(_around_names, prose, patterns, pieces)
        sheaves.add(sheaf, [(said.kind, said.words) for said in pieces], look)
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
        yield message, _elision(first, language)
    yield from _other_elision(name, first, language)


def _other_elision(name: Name, first: str, language: "LanguageProse") -> Iterator[tuple[str, str]]:
    """A name that elides before a word that the language says whole, or does not before another."""
    how = language.orthography
    if first[0] not in how.perhaps_mute or name.elides is None or not how.sounded:
        return
    sounded = _is_sounded(first, how)
    if name.elides and sounded:
        message = f'"{name.text}" elides, and "{first}" is one of the sounded words'
        yield message, _elision(first, language)
    elif not name.elides and not sounded:
        message = f'"{name.text}" does not elide, and "{first}" is none of the sounded words'
        yield message, _elision(first, language)


def _is_sounded(first: str, how: "Orthography") -> bool:
    return first in map(str.casefold, how.sounded)


def _elision(first: str, language: "LanguageProse") -> str:
    """What a name says that begins with such a word; what is refused is not offered."""
    how = language.orthography
    if not how.sounded:
        return "say elides: true, or elides: false, beside its gender"
    if _is_sounded(first, how):
        return "say elides: false beside its gender"
    file = language_path(language.language, "prose")
    return (
        "say elides: true beside its gender\n"
        f"or, if nothing elides before it, elides: false, and in {file}:\n  sounded: [{first}]"
    )


class _NamePatterns:
    """What stands before and behind the names of a language, made when it is first sought."""

    def __init__(self, language: "LanguageProse", names: Sequence[Name]) -> None:
        self.spoken, self.language, self.names = language, language.language, names

    @property
    def how(self) -> "Orthography":
        return self.spoken.orthography

    @cached_property
    def before(self) -> "tuple[tuple[re.Pattern[str], str, str], ...]":
        """Words that elide, or do not, before a name of the other kind; what is wrong; the help."""
        mute = {name.text for name in self.names if _elides(name) is True}
        sounded = {name.text for name in self.names if _elides(name) is False} - mute
        whole = rf"(?<![\w’'-])(?:{'|'.join(self.how.unelided) or '(?!)'})[ \u00a0\u202f]"
        cut = rf"(?<![\w’'-])(?:{'|'.join(self.how.elided) or '(?!)'})[’']"
        every = (
            (whole, mute, "the name elides", "elide the word: l’, d’, qu’"),
            (cut, sounded, "the name does not elide", "write the word out: le, la, de, que"),
        )
        return tuple(
            (re.compile(f"{before}{any_word(sorted(texts))}"), message, help)
            for before, texts, message, help in every
            if texts
        )

    @cached_property
    def genders(self) -> Mapping[str, str]:
        """The names of which all that bear them have one gender, and which."""
        genders: dict[str, set[str]] = {}
        for name in self.names:
            genders.setdefault(name.text, set()).add(name.gender)
        return {text: next(iter(of)) for text, of in genders.items() if len(of) == 1 and of - {""}}

    @cached_property
    def behind(self) -> "re.Pattern[str] | None":
        """Participles right behind a name alone."""
        participles = self.how.participles
        ends = {gender: "|".join(map(re.escape, participles.get(gender, ()))) for gender in GENDERS}
        if not all(ends.values()) or not self.genders:
            return None
        forms = "|".join(
            rf"(?P<{gender}>[^\W\d_A-Z]{{3,}}(?:{end}))" for gender, end in ends.items()
        )
        name = rf"(?:^|[.:;] |[?!] )(?P<name>{any_word(sorted(self.genders))})"
        return re.compile(rf"{name},? (?:{forms})(?!\w)", re.M)


def _around_names(
    prose: "Prose", patterns: _NamePatterns, pieces: "Sequence[Passage]"
) -> Iterator[Finding]:
    """Words before names, and participles behind them, of another grammar than they have."""
    page = patterns.spoken.page_of(pieces)
    for pattern, message, help in patterns.before:
        for hit in page.found(pattern):
            span = hit.start, hit.end
            yield prose.places.finding(
                "name-grammar", hit.said, span, f'"{hit.match[0]}": {message}', help
            )
    for hit in page.found(patterns.behind) if patterns.behind else ():
        name, said = hit.match["name"], "m" if hit.match["m"] else "f"
        if said != patterns.genders[name] and hit.match[said] not in _nouns(patterns.how):
            message = f'"{name}" is {GENDERS[patterns.genders[name]]}'
            help = f'mend its gender:, or "{hit.match[said]}"'
            yield prose.places.finding("name-grammar", hit.said, hit.span(said), message, help)


def _nouns(how: "Orthography") -> frozenset[str]:
    return frozenset(noun for nouns in how.nouns.values() for noun in nouns)


def _elides(name: Name) -> bool | None:
    """Whether words are cut before a name: as it says, or as its first letter does."""
    if name.elides is not None:
        return name.elides
    from cardgen.project.prose.names.letters import fold_letters

    return True if fold_letters(name.text)[0] in VOWELS else None


NAME_GRAMMAR = Check(
    slug="name-grammar",
    title="A name whose grammar its own words or prose contradict",
    why="""\
A name says its gender, its number and whether words are cut before it, since sentences need that.
An article within the name says the same: “Les Murailles” is plural. Of some letters nobody can tell
(the French h: l’Hôtel, le Haras), so that such a name says `elides:` itself; and prose elides
before it, or does not. What follows a name and agrees with it tells its gender. Of a god or a
Leader, a card of no colour, a language may tell as of her or of him (`persons:` of its prose.yaml):
other languages call the name feminine or masculine.
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
