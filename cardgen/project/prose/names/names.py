"""The names of a language, and which of them a word is a slip for."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from cardgen.project.prose.names.letters import (
    LONG,
    SHORTEST,
    a_letter_apart,
    allowed_edits,
    edit_steps,
    fold_letters,
)
from cardgen.project.prose.orthography import Orthography
from cardgen.project.prose.passages import Passage
from cardgen.project.sound_parts import digest_of

PLAYER = "player "  # before a player of scenarios, as names are compared
KINDS = ("name", "wonder", "pantheons")
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
# Within a sentence, not at its start.
WORD_INSIDE = re.compile(rf"(?<=[\w,;] |\w[’']){WORD.pattern}")
UPPER = "[A-ZÀ-ÖØ-ÞŒ]"
CAPITAL = re.compile(rf"(?<![\w-]){UPPER}[\w-]*\w")
TWO_CAPITALS = re.compile(rf"{CAPITAL.pattern} (?=({UPPER}\w+))")
CAPITALS = (CAPITAL, re.compile(rf"{UPPER}\w+"))  # all words that these two meet
PAIR = re.compile(rf"(?=\b({WORD.pattern} {WORD.pattern})\b)")
ON_CARDS, IN_PROSE = "on its card", "elsewhere in the prose"


class NameSlip(NamedTuple):
    """The names that may be meant, and where they are spelt so; `same_letters` where only accents,
    capitals or hyphens differ."""

    names: tuple[str, ...]
    elsewhere: str = ON_CARDS
    same_letters: bool = False


class Vocabulary(NamedTuple):
    """What some pieces of prose add to the names of a language and to its words: plain values, kept
    from one check to the next, lists of words as one text."""

    names: tuple[str, ...]
    small: str  # the words that stand in small letters
    capital: tuple[tuple[str, int], ...]  # those with a capital, beside names, and how often
    inside: str  # those within a sentence, by their letters alone
    asked: str  # those that an index is asked about, as they would stand in small letters


def vocabulary(pieces: Iterable[Passage]) -> Vocabulary:
    """Of what is said in one language."""
    said = [(piece.kind in KINDS, piece.words) for piece in pieces]
    names = tuple(words for is_name, words in said if is_name)
    unnamed = "\n".join(words for is_name, words in said if not is_name)
    every = "\n".join((*names, unnamed))
    prose, inside = Counter(WORD.findall(unnamed)), set(WORD_INSIDE.findall(unnamed))
    named = (word for name in names for word in WORD.findall(name))
    return Vocabulary(
        names,
        _listed(word for word in (*prose, *named) if word.islower()),
        tuple(sorted((word, often) for word, often in prose.items() if word[0].isupper())),
        _listed(map(fold_letters, inside)),
        _listed(asked_of(every)),
    )


def asked_of(words: str) -> set[str]:
    """The words of which an index of names is asked, as they would stand in small letters."""
    return {word.casefold() for pattern in CAPITALS for word in pattern.findall(words)}


def _listed(words: Iterable[str]) -> str:
    return " ".join(sorted(set(words)))


def small_in(said: Iterable[Vocabulary]) -> frozenset[str]:
    """The words that stand in small letters anywhere."""
    return frozenset(word for one in said for word in one.small.split())


class NameIndex:
    """All names of the packs, and the words that are none because they stand in small letters too.

    A name that is such a word itself (the Temple) is told by its accents alone, as is every name
    where all nouns have capitals.
    """

    capital, two_capitals = CAPITAL, TWO_CAPITALS  # the words that it is asked about

    def __init__(self, said: Sequence[Vocabulary], how: Orthography) -> None:
        names = [name for one in said for name in one.names]
        named = [word for name in names for word in WORD.findall(name)]
        self.small = small_in(said)
        self.words = frozenset(word for word in named if word[0].isupper())
        self.capitals = frozenset(word.upper() for word in self.words)
        self.whole = frozenset(name for name in names if WORD.fullmatch(name))
        self.parts = frozenset(two for name in names for two in PAIR.findall(name))
        parts = {word for name in names if " " in name for word in WORD.findall(name)}
        self.others = frozenset((*how.terms, *how.proper, *_with_and_without_s(parts)))
        self.plain: dict[str, tuple[str, ...]] = {}
        for word in sorted(self.words):
            if len(word) >= SHORTEST:
                self.plain[fold_letters(word)] = (*self.plain.get(fold_letters(word), ()), word)
        listed = (*how.accents, *how.ligatures)  # typography-capitals looks for these
        self._capital_nouns = how.capital_nouns
        self._listed = frozenset(map(fold_letters, listed)) - self.plain.keys()
        self._proper = tuple(
            (plain, frozenset(plain), proper)
            for plain, words in self.plain.items()
            if (proper := tuple(word for word in words if word.casefold() not in self.small))
        )
        self._usual = _usual(_inside(said, self.known))

    @property
    def known_by(self) -> bytes:
        """The digest of all that it can tell of a word, but for whether that one stands in small
        letters too: a word that somebody begins a sentence with is no news of others."""
        small = self.small.intersection(map(str.casefold, self.words))
        sets = (small, self.words, self.whole, self.parts, self.others)
        return digest_of(*map(sorted, sets), sorted(self._usual.items()))

    def known(self, word: str) -> bool:
        """Whether a word is a name as it is spelt, or no name at all."""
        as_name = word in (self.capitals if word.isupper() else self.words)
        return as_name or word in self.others or word.casefold() in self.small

    def slip(self, word: str) -> NameSlip | None:
        """What a word is a slip for, if it is one."""
        if len(word) < SHORTEST or self.known(word):
            return None
        plain = fold_letters(word)
        if plain in self._listed:
            return None
        if plain in self.plain:
            names = self.plain[plain]
            return NameSlip(
                tuple(map(str.upper, names)) if word.isupper() else names, same_letters=True
            )
        if self._capital_nouns:  # it may be any noun
            return None
        near = [*self._near(plain)]
        least = min((distance for distance, _ in near), default=0)
        names = tuple(dict.fromkeys(name for distance, name in near if distance == least))
        if names:
            return NameSlip(names)
        glued = self._glued(plain)
        if glued:
            return NameSlip((glued,))
        usual = self._usual.get(word)
        return NameSlip((usual,), IN_PROSE) if usual else None

    def torn(self, words: str) -> NameSlip | None:
        """The name that two words are together, which are none one by one."""
        names = () if self.known(words.split(" ")[1]) else self.plain.get(fold_letters(words), ())
        return NameSlip(names, same_letters=True) if names else None

    def side_by_side(self, words: str) -> bool:
        """Whether two words are the whole names of two cards, and no name together."""
        one, other = words.split(" ")
        return one != other and {one, other} <= self.whole and words not in self.parts

    def _glued(self, plain: str) -> str:
        """The two names that a word consists of, or nothing."""
        for cut in range(SHORTEST + 1, len(plain) - SHORTEST):
            first, second = self.plain.get(plain[:cut]), self.plain.get(plain[cut:])
            if first and second:
                return f"{first[0]} {second[0]}"
        return ""

    def _near(self, plain: str) -> Iterator[tuple[int, str]]:
        """The names within reach, each with how far it is; only alike letters are counted out."""
        letters = set(plain)
        for other, signs, names in self._proper:
            most = allowed_edits(max(len(plain), len(other)))
            if abs(len(plain) - len(other)) <= most and len(letters ^ signs) <= 2 * most:
                distance = edit_steps(plain, other, most)
                if distance <= most:
                    yield from ((distance, name) for name in names)


def names_alike(pieces: Iterable[Passage]) -> Mapping[str, Mapping[str, str]]:
    """By language, each name of a card or a Wonder with what it is compared as in another: of all
    names that cards have side by side, one."""
    together: dict[object, list[tuple[str, str]]] = {}
    for said in pieces:
        if said.kind in ("name", "wonder"):
            together.setdefault(said.key, []).append((said.language, said.words))
    one_of: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for names in together.values():
        joined = [*dict.fromkeys(chain(names, *(one_of.get(name, ()) for name in names)))]
        one_of |= dict.fromkeys(joined, joined)
    alike: dict[str, dict[str, str]] = {}
    for (language, name), joined in one_of.items():
        alike.setdefault(language, {})[name] = joined[0][1]
    return defaultdict(dict, alike)


def _with_and_without_s(words: Iterable[str]) -> Iterator[str]:
    """Words of names of several words: the Courtesans Guild and a Courtesan."""
    for word in words:
        yield from (word, f"{word}s", word.removesuffix("s"))


def _inside(said: Iterable[Vocabulary], known: Callable[[str], bool]) -> dict[str, int]:
    """Capitalised words that no name explains, if they or words like them stand somewhere within a
    sentence, with how often they do at all."""
    words: Counter[str] = Counter()
    inside: set[str] = set()
    for one in said:
        words.update(dict(one.capital))
        inside.update(one.inside.split())
    unexplained = (word for word in words if _is_unexplained(word, known))
    return {word: words[word] for word in unexplained if fold_letters(word) in inside}


def _is_unexplained(word: str, known: Callable[[str], bool]) -> bool:
    return len(word) >= SHORTEST and word[0].isupper() and not (word.isupper() or known(word))


def _usual(prose: Mapping[str, int]) -> dict[str, str]:
    """Of these words those that are used less often than another spelling, with that one."""
    alike: dict[str, list[str]] = {}
    for word in prose:
        alike.setdefault(fold_letters(word), []).append(word)
    usual: dict[str, str] = {}
    by_length: dict[int, list[str]] = {}
    for plain in alike:
        by_length.setdefault(len(plain), []).append(plain)
    for plain, words in alike.items():
        about = range(len(plain) - 1, len(plain) + 2) if len(plain) >= LONG else ()
        others = chain.from_iterable(by_length.get(length, ()) for length in about)
        near = (alike[other] for other in others if a_letter_apart(plain, other))
        most = max(chain(words, *near), key=lambda word: (prose[word], word))
        usual |= {word: most for word in words if prose[word] < prose[most]}
    return usual
