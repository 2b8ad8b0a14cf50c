"""A text of a card beside its translation: words, signs and manners of both, and how a difference
between them becomes a finding."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from cardgen.foreign.source import ForeignText
from cardgen.model.finding import Finding, Severity
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.prose.counting.numbers import NumberReader, ProseNumber
    from cardgen.project.prose.orthography import Orthography

MASK = "\ufffc"  # stands for each character of what is no prose
LONG = 60  # words, more than the face of a card has
MOST_SHOWN = 240  # characters of a text shown beneath a finding
_SENTENCE = re.compile(r"[^.!?…\n]*[^\W_][^.!?…\n]*(?:\.(?=\w)[^.!?…\n]*)*[.!?…]*")

_THOUSANDS = re.compile(r"(?<=\d) (?=\d{3}(?!\d))")  # 1 500 is often typed with a plain space
_PREFIX = re.compile(r"(?<=\bnon)-", re.IGNORECASE)


class Tongue(NamedTuple):
    """A language as far as it is known: its code, manners, numbers; `known` where there is a file
    of its words, else only digits are read."""

    language: str
    how: "Orthography"
    reading: "NumberReader"
    known: bool

    def pattern(self, words: tuple[str, ...]) -> "re.Pattern[str]":
        """A pattern of any of these words."""
        return _any(words)


@cache
def _any(words: tuple[str, ...]) -> "re.Pattern[str]":
    return re.compile(any_word(words), re.IGNORECASE)


class Sign(NamedTuple):
    """A sign, icon or piece of markup as it is typed, and where in the words."""

    typed: str
    start: int
    end: int


class TextSide:
    """The text in one of the two languages; `prose` is its words with a mask over signs."""

    def __init__(self, text: ForeignText, tongue: Tongue, signs: tuple[Sign, ...], prose: str):
        self.text, self.tongue, self.signs, self.prose = text, tongue, signs, prose

    @property
    def legible(self) -> str:
        """The language and the text on one line, cut where it is long."""
        flat = " ".join(self.text.words.split())
        cut = flat if len(flat) <= MOST_SHOWN else flat[: MOST_SHOWN - 1] + "…"
        return f"{self.tongue.language}: {cut}"

    @cached_property
    def numbers(self) -> "tuple[ProseNumber, ...]":
        """The numbers said, a rank as its number; one is left out, which may be an article."""
        joined = _THOUSANDS.sub("\u00a0", self.prose)
        return tuple(map(self._compared, self.tongue.reading.numbers(joined)))

    def _compared(self, number: "ProseNumber") -> "ProseNumber":
        """A word made of a number (twice, double) need not be one in another language."""
        word = self.prose[number.start : number.end].casefold()
        forms = self.tongue.how.numbers.get(number.what, ())
        return number._replace(
            what=number.what.removesuffix("."), perhaps=number.perhaps or word in forms[1:]
        )

    @cached_property
    def plain(self) -> str:
        """The prose with straight apostrophes, letter for letter; `non-spell` is two words."""
        return _PREFIX.sub(" ", self.prose.replace("’", "'").replace("_", " "))

    @cached_property
    def sentences(self) -> tuple[Sign, ...]:
        """The sentences, each with where it stands."""
        found = _SENTENCE.finditer(self.prose)
        return tuple(Sign(one[0].strip(), one.start(), one.end()) for one in found)

    @cached_property
    def lines(self) -> int:
        """How many lines hold a word."""
        return sum(any(map(str.isalnum, line)) for line in self.text.words.split("\n"))


class TextStretch(Protocol):
    """What stands from one character of a text to before another."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...


S = TypeVar("S", bound=TextStretch)


class Translated(NamedTuple):
    """A field of a card in both languages. Of `retold` fields, such as flavour, translators make
    something new; `named` ones hold names."""

    card: str
    field: str
    original: TextSide
    translation: TextSide
    retold: bool = False
    named: bool = False

    @property
    def sides(self) -> tuple[TextSide, TextSide]:
        return self.original, self.translation

    @property
    def is_long(self) -> bool:
        """Whether it explains more than a card has room for: there a number may be said again."""
        return max(len(side.prose.split()) for side in self.sides) > LONG

    @property
    def known(self) -> bool:
        """Whether the words of both languages are known."""
        return all(side.tongue.known for side in self.sides)

    def differs(
        self,
        check: str,
        message: str,
        *,
        at: TextSide | None = None,
        span: tuple[int, int] | None = None,
        severity: Severity = "error",
    ) -> Finding:
        """What is told of a stretch of a side, of all the translation where none is given, with
        both texts beneath."""
        side = at or self.translation
        place = side.text.place(*(span or (0, None)))
        help = "\n".join(one.legible for one in self.sides)
        card, language = f"{self.card} {self.field}", side.tongue.language
        return Finding(
            check, check, place, f"{card}: {message}", help, severity, self.card, language
        )

    def unmatched(
        self,
        check: str,
        lost: Sequence[S],
        added: Sequence[S],
        each: Callable[[Sequence[S]], str],
        *,
        severity: Severity,
    ) -> Finding:
        """What only one side says, told at the first that the translation added, or lost."""
        side, first = (self.translation, added[0]) if added else (self.original, lost[0])
        message, span = f"expected {each(lost)}, found {each(added)}", (first.start, first.end)
        return self.differs(check, message, at=side, span=span, severity=severity)


def relative_length(pair: Translated) -> float:
    """How many letters and digits the translation has for one of the original."""
    mine, yours = (max(1, sum(map(str.isalnum, side.prose))) for side in pair.sides)
    return yours / mine


SIGN = re.compile(
    r"""
    </?[A-Za-z][^<>\n]*>                 # <b>, <icon name="fire"/>
    | \{\{[^{}\n]{1,60}\}\} | \{[^{}\n]{1,60}\}   # {{name}}, {coin:3}
    | \[\[[^\[\]\n]{1,30}\]\] | \[[^\[\]\n]{1,30}\]   # [[Spell]], [fire]
    | ::[\w-]+:: | (?<![\w:]):[a-z][\w-]*:   # ::icon::, :icon:
    | %\d*\$?[sdif](?!\w) | \*\*             # %s, %1$d, **bold**
    | [\u2190-\u21ff\u2300-\u23ff\u2460-\u27bf\u2900-\u297f\u2b00-\u2bff\ue000-\uf8ff]
    | [\U0001f000-\U0001faff]
    """,
    re.VERBOSE,
)
_TAG = re.compile(r"<(/?)([A-Za-z][\w-]*)[^<>]*>")
_BREAK = re.compile(r"</?(?:br|p)\b[^<>]*>", re.IGNORECASE)


def read_side(text: ForeignText, tongue: Tongue, left_out: "re.Pattern[str] | None") -> TextSide:
    """A text with its signs apart from its prose; what matches `left_out` is neither."""
    words = text.words
    if left_out:
        words = left_out.sub(lambda found: MASK * len(found[0]), words)
    signs = tuple(
        Sign(found[0], *found.span())
        for found in SIGN.finditer(words)
        if not _BREAK.fullmatch(found[0])
    )
    prose = SIGN.sub(lambda found: MASK * len(found[0]), words)
    return TextSide(text, tongue, signs, prose)


def tag_of(sign: Sign) -> str:
    """The name of a tag with its stroke, such as `/b`; nothing of other signs."""
    found = _TAG.fullmatch(sign.typed)
    return f"{found[1]}{found[2].lower()}" if found else ""


def sign_kind(sign: Sign, codes: Mapping[str, bool]) -> str:
    """What a sign is compared as: words in square brackets by the brackets alone, unless they are
    codes, which are the same in any language, as is what stands in braces."""
    words = sign.typed.strip("[]")
    bracketed = words != sign.typed and any(map(str.isalpha, words))
    return sign.typed if not bracketed or codes.get(sign.typed) else sign.typed.replace(words, "…")
