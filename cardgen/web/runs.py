"""Words of a booklet as runs of a web page: text with its style, links, rows of signs."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.text.no_break import NO_BREAK, NoBreakRules, insert_no_breaks
from cardgen.model.text import Icon, Runs
from cardgen.web.symbols import SignRow, SignSymbols

FEW = 3  # signs in a row: more with the word before them may be wider than a phone


class WebRun(NamedTuple):
    """Text, or else a row of signs; `tag` is `strong`, `em` or nothing, `target` where it leads.

    Of signs, `before` is the word before them and `after` what stands behind them without a space:
    no line parts these from them.
    """

    text: str
    signs: SignRow | None = None
    tag: str = ""
    target: str = ""
    before: str = ""
    after: str = ""

    @property
    def is_plain(self) -> bool:
        """Whether it is text in no style, which leads nowhere."""
        return not (self.signs or self.tag or self.target)


class RunMaker:
    """Makes the runs of one page; `titles` are what links to headings say, by anchor, nothing where
    they keep their words. What is no heading of the page has no links."""

    def __init__(
        self, symbols: SignSymbols, rules: NoBreakRules, titles: Mapping[str, str]
    ) -> None:
        self.symbols, self._rules, self._titles = symbols, rules, titles

    def runs(self, spans: Iterable[BookSpan]) -> tuple[WebRun, ...]:
        """Spans in their order; signs without words between them become one row."""
        return _bound(tuple(self._each(spans)))

    def _each(self, spans: Iterable[BookSpan]) -> Iterator[WebRun]:
        for is_sign, group in groupby(spans, lambda span: isinstance(span.content, Icon)):
            held = tuple(group)
            if is_sign:
                icons = [span.content for span in held if isinstance(span.content, Icon)]
                yield WebRun("", self.symbols.row(icons))
            else:
                yield from map(self._text, held)

    def _text(self, span: BookSpan) -> WebRun:
        if span.target.startswith(("http://", "https://")):  # an address stays as it is
            return WebRun(str(span.content), None, _tag(span.face), span.target)
        anchor = self.anchor(span.target.removeprefix("#"))
        words = self.words(str(self._titles.get(anchor) or span.content))
        return WebRun(words, None, _tag(span.face), anchor and f"#{anchor}")

    def anchor(self, name: str) -> str:
        """The same if a heading of the page is there, else nothing."""
        return name if name in self._titles else ""

    def plain_runs(self, said: Runs) -> tuple[WebRun, ...]:
        """Words with signs, in no style."""
        return self.runs(BookSpan(run, "") for run in said)

    def words(self, text: str) -> str:
        """Plain words, with the spaces that never break."""
        bound = insert_no_breaks(text, self._rules)
        return _LETTER.sub(self._with_next, bound)

    def _with_next(self, letter: re.Match[str]) -> str:
        """A word of one letter that leads on, with a space that never breaks."""
        leads = letter[1].lower() in self._rules.never_last
        return letter[1] + NO_BREAK if leads else letter[0]


_LETTER = re.compile(r"(?<![\w’])(\w) (?=\w)")
# A space that never breaks ends no word: a browser may break a line between it and a drawing.
_LAST_WORD = re.compile(r"[^ ]+ ?\Z|\Z")
_UP_TO_SPACE = re.compile(r"[^ ]*")  # or to the end


def _bound(runs: Sequence[WebRun]) -> tuple[WebRun, ...]:
    """The same, where signs hold what no line parts from them."""
    held = list(runs)
    for at, run in enumerate(runs):
        if run.signs and at and held[at - 1].is_plain and len(run.signs.signs) <= FEW:
            held[at - 1 : at + 1] = _with_word_before(held[at - 1], held[at])
        if run.signs and at + 1 < len(held) and held[at + 1].is_plain:
            held[at : at + 2] = _with_rest_behind(held[at], held[at + 1])
    return tuple(run for run in held if run.signs or run.text)


def _with_word_before(words: WebRun, signs: WebRun) -> tuple[WebRun, WebRun]:
    """Words without the last one, which the signs behind them have."""
    begins = next(found.start() for found in _LAST_WORD.finditer(words.text))
    last = words.text[begins:]
    return words._replace(text=words.text[:begins]), signs._replace(before=last)


def _with_rest_behind(signs: WebRun, words: WebRun) -> tuple[WebRun, WebRun]:
    """Signs with what stands right behind them, without which the words begin."""
    ends = next(found.end() for found in _UP_TO_SPACE.finditer(words.text))
    rest = words.text[:ends]
    return signs._replace(after=rest), words._replace(text=words.text[ends:])


def _tag(face: str) -> str:
    if face.endswith("Italic"):
        return "em"
    return "strong" if face.endswith(("SemiBold", "Bold")) else ""
