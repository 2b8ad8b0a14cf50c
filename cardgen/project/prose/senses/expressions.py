"""Expressions of words, and where a passage has them: `first player`, `pay*`, `no * is`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

TOKEN = re.compile(r"\d+(?:[,.\u00a0\u202f]\d{3})+(?!\d)|\d*[½⅓⅔¼¾]|\d+|[^\W\d_]+|[.:;,?!]")
MORE = "*"  # at the end of a word: any that begins so; alone, any word

Expression = tuple[str, ...]  # its words, one after the other


class SenseEntry(NamedTuple):
    """An expression of a sense."""

    words: Expression
    sense: str


class Begun(NamedTuple):
    """The expressions that are one word, and those of which it is the first, by their second word,
    those whose second word is a stem apart; of the former those that are sure within a sentence,
    and where they open one."""

    alone: Sequence[SenseEntry]
    joined: Mapping[str, Sequence[SenseEntry]]
    stems: Sequence[SenseEntry]
    within: Sequence[SenseEntry]
    opening: Sequence[SenseEntry]

    def going_on(self, texts: Sequence[str], at: int) -> list[SenseEntry]:
        """Those that go on as the words do."""
        second = texts[at + 1].lower() if at + 1 < len(texts) else ""
        likely = (*self.joined.get(second, ()), *self.stems)
        return [one for one in likely if fits(one.words, texts, at)]


@lru_cache(maxsize=2)  # each passage is read twice, for senses and for contraries
def split_tokens(words: str) -> tuple[Sequence["re.Match[str]"], Sequence[str]]:
    tokens = [*TOKEN.finditer(words)]
    return tokens, [token[0] for token in tokens]


def expression(text: str) -> Expression:
    return tuple(re.findall(r"\d+|[^\W\d_]+\*?|\*|[½⅓⅔¼¾]|[.:;,?!]", text))


def any_expression(expressions: Iterable[str]) -> "re.Pattern[str]":
    """A pattern of any of these expressions."""
    each = (
        r"[\W_]+".join(re.escape(word).replace(r"\*", r"\w*") for word in expression(text))
        for text in sorted(expressions, key=len, reverse=True)
    )
    return re.compile(rf"(?<!\w)(?:{'|'.join(each) or '(?!)'})(?!\w)", re.IGNORECASE)


def surest(fitting: Sequence[SenseEntry], *, opening: bool) -> Sequence[SenseEntry]:
    """Those that are surely said, of what fits at one word: capitals, which are never by chance but
    in an opening word, go before length."""
    if len(fitting) < 2:
        return fitting
    capital = [one for one in fitting if one.words[0][0].isupper()]
    if opening and len(capital) < len(fitting) and all(len(one.words) == 1 for one in fitting):
        return ()
    longest = max(len(one.words) for one in capital or fitting)
    alike = {one.sense: one for one in capital or fitting if len(one.words) == longest}
    return [*alike.values()]


def fits(words: Expression, texts: Sequence[str], at: int) -> bool:
    """Whether an expression stands there, of which the first word does."""
    if at + len(words) > len(texts):
        return False
    return all(matches(words[step], texts[at + step]) for step in range(1, len(words)))


def matches(word: str, token: str) -> bool:
    if word[0].isupper():
        return token == word
    if word.endswith(MORE):
        return token.lower().startswith(word[:-1])
    return token.lower() == word
