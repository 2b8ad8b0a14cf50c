"""Paragraphs made of runs: words measured once and shared, kept together where they must be."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from cardgen.layout.text.no_break import CLOSING, NO_BREAK, NoBreakRules, insert_no_breaks
from cardgen.layout.text.paragraph import (
    ICON_HEIGHT,
    InlineIcon,
    MeasuredWord,
    Paragraph,
    TextStyle,
    WordGroup,
)
from cardgen.layout.text.typefaces import Typefaces
from cardgen.model.text import Icon, Runs

MOST_WORDS = 8192  # kept: names come once and no more, the words of a game again and again
MOST_PARAGRAPHS = 256  # kept: those of a card stand on its faces in other languages and inks, too

_HAS_NUMBER = re.compile(r"[0-9½]")


class ParagraphBuilder:
    """Makes paragraphs of runs, with the faces, signs and languages of one root."""

    def __init__(
        self,
        faces: Typefaces,
        sign_width: Callable[[Icon], float],
        rules: Callable[[str], NoBreakRules],
    ) -> None:
        self._faces, self._sign_width, self._rules = faces, sign_width, rules
        # The words of a game repeat from card to card, so each is measured once and shared.
        self._groups: dict[tuple[str, str], dict[str, WordGroup]] = {}  # of each style
        self.paragraph = lru_cache(MOST_PARAGRAPHS)(self._paragraph)

    def _paragraph(self, runs: Runs, style: TextStyle) -> Paragraph:
        """Runs as groups: split at spaces, kept together at unbreakable ones."""
        groups: list[WordGroup] = []
        joined: list[str | Icon] = []  # what stands together since the last space
        rules, group_of = self._rules(style.language), self._word_group
        known = self._groups.setdefault((style.face, style.strong), {}).get
        for run in runs:
            if isinstance(run, Icon):
                joined.append(run)
                continue
            first, *rest = insert_no_breaks(run, rules).split(" ")
            joined.append(first)
            if rest:
                groups += self._group(joined, style)
                *middle, last = rest
                groups += [known(word) or group_of(word, style) for word in middle if word]
                joined = [last]
        groups += self._group(joined, style)
        return Paragraph(groups, self._faces.space(style.face), rules)

    def _group(self, joined: Sequence[str | Icon], style: TextStyle) -> list[WordGroup]:
        """The group of pieces without a space between them; none where nothing stands."""
        pieces = [piece for piece in joined if piece]
        if len(pieces) == 1 and isinstance(pieces[0], str):
            return [self._word_group(pieces[0], style)]
        parts, missing = self._parts(pieces, style)
        return [_grouped(parts, missing, self._faces.space(style.face))] if parts else []

    def _word_group(self, word: str, style: TextStyle) -> WordGroup:
        """A group that is one piece of text, which may hold unbreakable spaces."""
        known = self._groups.setdefault((style.face, style.strong), {})
        group = known.get(word)
        if group is None:
            if len(known) >= MOST_WORDS:
                known.clear()
            parts, missing = self._parts((word,), style)
            group = known[word] = _grouped(parts, missing, self._faces.space(style.face))
        return group

    def _parts(
        self, pieces: Iterable[str | Icon], style: TextStyle
    ) -> tuple[tuple[MeasuredWord | InlineIcon, ...], str]:
        """The words and signs, and the characters that no face has."""
        parts: list[MeasuredWord | InlineIcon] = []
        missing, tight = "", False
        for piece in pieces:
            if isinstance(piece, Icon):
                parts.append(InlineIcon(piece, self._sign_width(piece) * ICON_HEIGHT, tight))
                tight = True
                continue
            for index, word in enumerate(piece.split(NO_BREAK)):
                tight = tight and not index
                for wanted, text in _faced(word, style):
                    face = self._faces.chosen(wanted, text)
                    shaped = self._faces.shape(face, text)
                    missing += shaped.missing
                    parts.append(MeasuredWord((face, text), shaped.advance, tight))
                    tight = True
                tight = bool(word)
        return tuple(parts), missing


def _faced(word: str, style: TextStyle) -> list[tuple[str, str]]:
    """A word with its face; one with a number is strong, but what closes it is as its sentence."""
    if style.strong == style.face or not _HAS_NUMBER.search(word):
        return [(style.face, word)] if word else []
    number = CLOSING.sub("", word)
    closing = word[len(number) :]
    return [(style.strong, number), *([(style.face, closing)] if closing else [])]


def _grouped(parts: tuple[MeasuredWord | InlineIcon, ...], missing: str, space: float) -> WordGroup:
    last = parts[-1] if parts else None
    if len(parts) == 1 and isinstance(last, MeasuredWord):  # as nearly all
        return WordGroup(parts, last.advance, missing, (last.pair,), last.text.lower())
    advance = sum([part.advance for part in parts])
    advance += space * sum([not part.tight for part in parts[1:]])
    pairs = tuple([p.pair for p in parts if isinstance(p, MeasuredWord) and not p.tight])
    said = last.text.lower() if isinstance(last, MeasuredWord) else ""
    return WordGroup(parts, advance, missing, pairs if len(pairs) == len(parts) else (), said)
