"""Words of a booklet as runs of a web page: text with its style, links, rows of signs."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.text.no_break import NoBreakRules, insert_no_breaks
from cardgen.model.text import Icon, Runs
from cardgen.web.symbols import SignRow, SignSymbols


class WebRun(NamedTuple):
    """Text, or else a row of signs; `tag` is `strong`, `em` or nothing, `target` where it leads."""

    text: str
    signs: SignRow | None = None
    tag: str = ""
    target: str = ""


class RunMaker:
    """Makes the runs of one page; `titles` are what links to headings say, by anchor, nothing where
    they keep their words. What is no heading of the page has no links."""

    def __init__(
        self, symbols: SignSymbols, rules: NoBreakRules, titles: Mapping[str, str]
    ) -> None:
        self.symbols, self._rules, self._titles = symbols, rules, titles

    def runs(self, spans: Iterable[BookSpan]) -> tuple[WebRun, ...]:
        """Spans in their order; signs without words between them become one row."""
        return tuple(self._each(spans))

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
        return insert_no_breaks(text, self._rules)


def _tag(face: str) -> str:
    if face.endswith("Italic"):
        return "em"
    return "strong" if face.endswith(("SemiBold", "Bold")) else ""
