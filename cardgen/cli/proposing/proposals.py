"""Words of the phrasebook for cards and boards that lack some, as insertions into their files."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.checks.comparing.wordless import NO_WORDS, why_wordless
from cardgen.model.ages import AGES
from cardgen.model.finding import Place
from cardgen.model.located import Map, Seq, Spot
from cardgen.model.pack import Pack
from cardgen.packs.wrapping import Rewrite, fold_words
from cardgen.phrasebook.phrasebook import Phrasebook
from cardgen.phrasebook.subjects import BoardPart, TextSubject, declared_powers, subjects_with_kinds
from cardgen.phrasebook.wordless import wordless_abilities
from cardgen.schema.by_age import AGE_KEYS
from cardgen.suggest import join_words


class FileLines:
    """The lines of files below `root`, each read once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._read: dict[str, Sequence[str]] = {}

    def of(self, file: str) -> Sequence[str]:
        """The lines of a file without their ends."""
        if file not in self._read:
            text = (self.root / file).read_text(encoding="utf-8-sig")
            self._read[file] = text.replace("\r\n", "\n").split("\n")
        return self._read[file]


def insert_lines(
    lines: FileLines, container: Map, written: Callable[[int], str], *, after: str = ""
) -> Rewrite | None:
    """What `written` makes for the indentation of a map's keys, after one of them (else the last).

    None for a map between braces.
    """
    rows = lines.of(container.file)
    if rows[container.spot.line][container.spot.column : container.spot.column + 1] == "{":
        return None
    key = after or [*container][-1]
    row = _last(container[key], container.spots[key], rows)
    column = len(rows[row]) + 1
    place = Place(container.file, row + 1, column, row + 1, column)
    return Rewrite(place, written(container.key_spots[key].column))


def _last(value: object, spot: Spot, rows: Sequence[str]) -> int:
    """The number (from 0) of the last line with something of a value in it."""
    if rows[spot.line][spot.column : spot.column + 1] in ("[", "{"):
        return spot.end_line
    row = max((_last(*held, rows) for held in _inside(value)), default=spot.end_line)
    within = row - 1 if spot.end_column == 0 and row == spot.end_line > spot.line else row
    while within > spot.line and not rows[within].strip():
        within -= 1
    return within


def _inside(value: object) -> Iterator[tuple[object, Spot]]:
    """The values of a map or list that stands in lines of its own."""
    if isinstance(value, Map):
        yield from ((value[key], value.spots[key]) for key in value)
    elif isinstance(value, Seq):
        yield from zip(value, value.spots, strict=True)


STEP = 2  # columns of indentation
ALL = (0, 1, 2)
SPANS: Mapping[tuple[int, ...], str] = {ages: name for name, ages in AGE_KEYS.items()}

Books = Mapping[str, Phrasebook]
Words = tuple[tuple[str, tuple[int, ...]], ...]  # what is said, and in which Ages (from 0)


class Proposal(NamedTuple):
    """Words for a speaker in some languages; without a rewrite, `why` there are none.

    `at` is the key of the entry that keeps them away.
    """

    speaker: TextSubject
    languages: tuple[str, ...]
    rewrite: Rewrite | None = None
    why: str = ""
    at: str = "power"


def proposals(
    pack: Pack, books: Books, lines: FileLines, faulty: Collection[str] = ()
) -> Iterator[Proposal]:
    """Words for whatever has none in a language or an Age, of decks in which cards speak.

    Boards speak in a pack in which cards do. Nobody knows what the `faulty` would have to say.
    """
    speaking = {
        card.id
        for deck in pack.decks
        if deck in pack.printed_decks or any("text" in card.entry for card in deck.cards)
        for card in deck.cards
    }
    for speaker, bearer in subjects_with_kinds(pack):
        known = bool(speaking) if isinstance(speaker, BoardPart) else speaker.id in speaking
        owner = speaker.wonder.id if isinstance(speaker, BoardPart) else speaker.id
        if known and owner not in faulty and any(speaker.power):
            if _open(speaker):
                yield from _of(speaker, bearer, pack.languages, books, lines)
            else:
                why = "its text is no map of languages: take it away, or write them"
                yield Proposal(speaker, pack.languages, why=why, at="text")


def _open(speaker: TextSubject) -> bool:
    """Whether words can be put into an entry: it has none, or a map of them."""
    text = speaker.entry.get("text")
    return "text" not in speaker.entry or (isinstance(text, Map) and bool(text))


def _of(
    speaker: TextSubject, bearer: str, languages: tuple[str, ...], books: Books, lines: FileLines
) -> Iterator[Proposal]:
    text: Any = speaker.entry.get("text", {})
    said: dict[str, Words] = {}
    for language in languages:
        ages = _lacking(text, language)
        words = _words(speaker, bearer, books.get(language), ages) if ages else ()
        if words is None:
            book = books.get(language)
            why = _why(speaker, bearer, book, ages) if book else "there are no phrases"
            yield Proposal(speaker, (language,), why=why)
        elif words:
            said[language] = words
    yield from _insertions(speaker, said, lines)


def _lacking(text: Mapping[str, Any], language: str) -> tuple[int, ...]:
    """The Ages (from 0) without words in a language; none where words go by Age, then language."""
    if language not in text:
        return ALL if AGE_KEYS.keys().isdisjoint(text) else ()
    held = text[language]
    if not isinstance(held, Map):
        return ()
    told = {age for key in held for age in AGE_KEYS.get(key, ())}
    return tuple(age for age in ALL if age not in told)


def _words(
    speaker: TextSubject, bearer: str, book: Phrasebook | None, ages: tuple[int, ...]
) -> Words | None:
    """What the house says in these Ages, equal neighbours once; None where it says nothing."""
    if book is None:
        return None
    powers, name = declared_powers(speaker), speaker.name.get(book.grammar.language)
    said = {age: book.write(powers[age], bearer, name) for age in ages}
    words: list[tuple[str, tuple[int, ...]]] = []
    runs = groupby(enumerate(ages), key=lambda one: (said[one[1]], one[1] - one[0]))
    for (text, _), group in runs:
        if text is None:
            return None
        words.append((text, tuple(age for _, age in group)))
    return tuple(words)


def _why(speaker: TextSubject, bearer: str, book: Phrasebook, ages: tuple[int, ...]) -> str:
    """Why the house says nothing in some of these Ages."""
    silent = [AGES[age] for age in ages if not speaker.power[age]]
    if not silent:
        powers, name = declared_powers(speaker), speaker.name.get(book.grammar.language)
        lacks = (
            lack
            for age in ages
            for lack in wordless_abilities(speaker.power[age], powers[age], bearer, [(book, name)])
        )
        return "; ".join(dict.fromkeys(map(why_wordless, lacks))) or NO_WORDS
    return f"there is no power in Age {join_words(silent, joined_by='and')} to be told"


def _insertions(
    speaker: TextSubject, said: Mapping[str, Words], lines: FileLines
) -> Iterator[Proposal]:
    """New languages together, after the power or the other languages; Ages after other Ages."""
    entry: Any = speaker.entry
    text: Any = entry.get("text", {})
    new = {language: words for language, words in said.items() if language not in text}
    if new and text:
        rewrite = insert_lines(lines, text, partial(_languages, new))
        yield _proposal(speaker, tuple(new), rewrite)
    elif new:
        rewrite = insert_lines(lines, entry, partial(_text, new), after="power")
        yield _proposal(speaker, tuple(new), rewrite)
    for language in said.keys() - new.keys():
        rewrite = insert_lines(lines, text[language], partial(_by_age, said[language]))
        yield _proposal(speaker, (language,), rewrite)


def _proposal(
    speaker: TextSubject, languages: tuple[str, ...], rewrite: Rewrite | None
) -> Proposal:
    why = "" if rewrite else "its entry stands between braces: give each key a line of its own"
    return Proposal(speaker, languages, rewrite, why)


def _text(said: Mapping[str, Words], indent: int) -> str:
    return f"\n{' ' * indent}text:{_languages(said, indent + STEP)}"


def _languages(said: Mapping[str, Words], indent: int) -> str:
    return "".join(
        f"\n{' ' * indent}{language}:{_block(words[0][0], indent)}"
        if words[0][1] == ALL
        else f"\n{' ' * indent}{language}:{_by_age(words, indent + STEP)}"
        for language, words in said.items()
    )


def _by_age(words: Words, indent: int) -> str:
    return "".join(f"\n{' ' * indent}{SPANS[ages]}:{_block(said, indent)}" for said, ages in words)


def _block(words: str, indent: int) -> str:
    return f" >-{fold_words(words, indent + STEP)}"
