"""Words of the house for cards and boards that lack some, as insertions into their files."""

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from cardgen.cli.formatting.inserting import Lines, inserted
from cardgen.loading.ages import AGE_KEYS
from cardgen.loading.blocks import Rewrite, folded
from cardgen.loading.suggest import listed
from cardgen.model.ages import AGES
from cardgen.model.located import Map
from cardgen.model.pack import Pack
from cardgen.phrasebook.bearers import bearers
from cardgen.phrasebook.declared import declared
from cardgen.phrasebook.phrasebook import Phrasebook
from cardgen.phrasebook.speaker import Part, Speaker

STEP = 2  # columns of indentation
ALL = (0, 1, 2)
SPANS: Mapping[tuple[int, ...], str] = {ages: name for name, ages in AGE_KEYS.items()}

Books = Mapping[str, Phrasebook]
Words = tuple[tuple[str, tuple[int, ...]], ...]  # what is said, and in which Ages (from 0)


class Proposal(NamedTuple):
    """Words for a speaker in some languages; without a rewrite, `why` there are none.

    `at` is the key of the entry that keeps them away.
    """

    speaker: Speaker
    languages: tuple[str, ...]
    rewrite: Rewrite | None = None
    why: str = ""
    at: str = "power"


def proposals(
    pack: Pack, books: Books, lines: Lines, faulty: Collection[str] = ()
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
    for speaker, bearer in bearers(pack):
        known = bool(speaking) if isinstance(speaker, Part) else speaker.id in speaking
        owner = speaker.wonder.id if isinstance(speaker, Part) else speaker.id
        if known and owner not in faulty and any(speaker.power):
            if _open(speaker):
                yield from _of(speaker, bearer, pack.languages, books, lines)
            else:
                why = "its text is no map of languages: take it away, or write them"
                yield Proposal(speaker, pack.languages, why=why, at="text")


def _open(speaker: Speaker) -> bool:
    """Whether words can be put into an entry: it has none, or a map of them."""
    text = speaker.entry.get("text")
    return "text" not in speaker.entry or (isinstance(text, Map) and bool(text))


def _of(
    speaker: Speaker, bearer: str, languages: tuple[str, ...], books: Books, lines: Lines
) -> Iterator[Proposal]:
    text: Any = speaker.entry.get("text", {})
    said: dict[str, Words] = {}
    for language in languages:
        ages = _lacking(text, language)
        words = _words(speaker, bearer, books.get(language), ages) if ages else ()
        if words is None:
            why = _why(speaker, ages) if language in books else "there are no phrases"
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
    speaker: Speaker, bearer: str, book: Phrasebook | None, ages: tuple[int, ...]
) -> Words | None:
    """What the house says in these Ages, equal neighbours once; None where it says nothing."""
    if book is None:
        return None
    powers, name = declared(speaker), speaker.name.get(book.book.language)
    said = {age: book.write(powers[age], bearer, name) for age in ages}
    words: list[tuple[str, tuple[int, ...]]] = []
    runs = groupby(enumerate(ages), key=lambda one: (said[one[1]], one[1] - one[0]))
    for (text, _), group in runs:
        if text is None:
            return None
        words.append((text, tuple(age for _, age in group)))
    return tuple(words)


def _why(speaker: Speaker, ages: tuple[int, ...]) -> str:
    """Why the house says nothing in some of these Ages."""
    silent = [AGES[age] for age in ages if not speaker.power[age]]
    if not silent:
        return "no phrase says this effect"
    return f"there is no power in Age {listed(silent, joined_by='and')} to be told"


def _insertions(speaker: Speaker, said: Mapping[str, Words], lines: Lines) -> Iterator[Proposal]:
    """New languages together, after the power or the other languages; Ages after other Ages."""
    entry: Any = speaker.entry
    text: Any = entry.get("text", {})
    new = {language: words for language, words in said.items() if language not in text}
    if new and text:
        rewrite = inserted(lines, text, partial(_languages, new))
        yield _proposal(speaker, tuple(new), rewrite)
    elif new:
        rewrite = inserted(lines, entry, partial(_text, new), after="power")
        yield _proposal(speaker, tuple(new), rewrite)
    for language in said.keys() - new.keys():
        rewrite = inserted(lines, text[language], partial(_by_age, said[language]))
        yield _proposal(speaker, (language,), rewrite)


def _proposal(speaker: Speaker, languages: tuple[str, ...], rewrite: Rewrite | None) -> Proposal:
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
    return f" >-{folded(words, indent + STEP)}"
