"""The events of one YAML file, or of a part of it, into a tree of located values."""

import re
from collections.abc import Iterator
from typing import Any
from unicodedata import is_normalized, normalize

from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from cardgen.model.finding import MISSING, Missing, Place, Report
from cardgen.model.located import Map, Scalar, Seq, Spot
from cardgen.yaml.events import MOST_EVENTS, NO_SPOT, events_of, spot_between, spot_of_event
from cardgen.yaml.forbidden import report_forbidden
from cardgen.yaml.scalars import SCALAR_WORDS, Misread, resolve_scalar
from cardgen.yaml.source import FORBIDDEN, name_character

DEEPEST = 30
HASH = re.compile(r"\S +#[^\s#]")


class _Refused(Exception):
    """The file is refused as a whole; its finding stands in the report."""


class TreeBuilder:
    """One pass over the events of a text, which begins at `line` (from 0) of the file."""

    def __init__(self, text: str, file: str, report: Report, line: int = 0) -> None:
        self.text, self.file, self.report, self.line = text, file, report, line
        self.events: Iterator[Any] = events_of(text)
        self.known: dict[str, Scalar] = dict(SCALAR_WORDS)
        self.composed = is_normalized("NFC", text)
        self.depth = 0
        self.doubled: Map | None = None  # the map that got the keys of a second card
        self.misread: Map | None = None  # what words, or an expression without quotes, were read as
        self.cut: Map | None = None  # the map whose keys hold words or values
        self.typed = ""  # what to type instead, as it was told of that map
        self.emptied = False  # whether the last value is a block without words

    def root(self) -> Map | Seq | Missing:
        """The map or list it holds; MISSING once refused as a whole; YAMLError for no YAML."""
        try:
            return self._document()
        except _Refused:
            return MISSING
        except StopIteration:
            report_forbidden("too-many-values", Place(self.file), self.report, MOST_EVENTS)
            return MISSING

    def _document(self) -> Map | Seq | Missing:
        next(self.events)
        start = next(self.events)
        if start.__class__ is StreamEndEvent:
            report_forbidden("empty-file", Place(self.file), self.report)
            return MISSING
        self._directives(start)
        event = next(self.events)
        if event.__class__ is ScalarEvent:
            return self._no_container(event, _described(event.value))
        root, _ = self._node(event)
        next(self.events)
        self._one_document(next(self.events))
        self._comments(root)
        return root if isinstance(root, Map | Seq) else MISSING

    def _comments(self, root: Any) -> None:
        """Tell the words that a # has cut off; there is hardly ever a file with any."""
        if isinstance(root, Map | Seq) and HASH.search(self.text):
            from cardgen.yaml.cut_comments import report_cut_comments

            report_cut_comments(self.text, root, self.line, self.report)

    def _no_container(self, event: Any, found: str) -> Missing:
        self._refuse("wrong-type", event, found)
        return MISSING

    def _directives(self, event: Any) -> None:
        if event.version or event.tags:
            self._refuse("directive", event)

    def _one_document(self, event: Any) -> None:
        if event.__class__ is DocumentStartEvent:
            self._refuse("second-document", event)

    def _node(self, event: Any) -> tuple[Any, Spot]:
        """The value that begins with this event, and where it stands."""
        if event.__class__ is ScalarEvent:
            return self._scalar(event), spot_of_event(event, self.line)
        if event.__class__ is AliasEvent:
            self._refuse("alias", event, event.anchor)
            return MISSING, spot_of_event(event, self.line)
        if event.anchor is not None or event.tag is not None:
            self._refuse_decoration(event)
        self.depth += 1
        if self.depth > DEEPEST:
            self._refuse("too-deep", event, DEEPEST)
            raise _Refused
        made = self._map(event) if event.__class__ is MappingStartEvent else self._seq(event)
        self.depth -= 1
        return (MISSING if made is self.misread else made), made.spot

    def _map(self, event: Any) -> Map:
        start: Any
        end: Any
        made = Map(self.file, NO_SPOT)
        spots, key_spots, events, line = made.spots, made.key_spots, self.events, self.line
        node, scalar, make, flow = self._node, self._scalar, tuple.__new__, event.flow_style
        for key_event in events:
            if key_event.__class__ is MappingEndEvent:
                made.spot = spot_between(event.start_mark, key_event.end_mark, self.line)
                return made
            if flow and key_event.__class__ is MappingStartEvent:
                return self._unquoted(event, key_event, made)
            if self.emptied and self._beneath(key_event, made):
                self._passed_over()
                continue
            key = self._key(key_event, made)
            value_event = next(events)
            if value_event.__class__ is ScalarEvent:  # most values; to call for each costs a tenth
                value, start, end = (
                    scalar(value_event),
                    value_event.start_mark,
                    value_event.end_mark,
                )
                spot = make(Spot, (start.line + line, start.column, end.line + line, end.column))
            else:
                value, spot = node(value_event)
            if key is None or (
                value is None and flow and self._cut(made, event, key_event, value_event)
            ):
                continue
            start, end = key_event.start_mark, key_event.end_mark
            place = make(Spot, (start.line + line, start.column, end.line + line, end.column))
            made[key], spots[key], key_spots[key] = value, spot, place
        raise StopIteration

    def _unquoted(self, event: Any, key_event: Any, made: Map) -> Map:
        """Refuse `{{ name }}`, a map in a map to YAML; what is in it is passed over unsaid."""
        report, self.report = self.report, Report()
        while key_event.__class__ is not MappingEndEvent:
            self._node(key_event)
            self._node(next(self.events))
            key_event = next(self.events)
        self.report = report
        self._refuse("expression-unquoted", event)
        made.spot = spot_between(event.start_mark, key_event.end_mark, self.line)
        self.misread = made
        return made

    def _beneath(self, key_event: Any, held: Map) -> bool:
        """Whether a key is really the words of the empty block before it; reported once if so."""
        from cardgen.yaml.syntax_errors import explain_unindented_words

        hint = explain_unindented_words(self.text, key_event)
        self.emptied = hint is not None  # further lines of them may be keys too
        if hint and _take_away_empty(held):
            self._note(hint.code, self._place(key_event), hint.message, hint.help)
        return self.emptied

    def _passed_over(self) -> None:
        """Read a value of which nothing is said."""
        report, self.report = self.report, Report()
        self._node(next(self.events))
        self.report = report

    def _seq(self, event: Any) -> Seq:
        made = Seq(self.file, NO_SPOT)
        for item in self.events:
            if item.__class__ is SequenceEndEvent:
                made.spot = spot_between(event.start_mark, item.end_mark, self.line)
                return made
            value, spot = self._node(item)
            made.append(value)
            made.spots.append(spot)
        raise StopIteration

    def _scalar(self, event: Any) -> Any:
        if event.anchor is not None or event.tag is not None:
            self._refuse_decoration(event)
        text: str = event.value
        if event.style:
            return self._quoted(event, text)
        if text in self.known:
            return self.known[text]
        return self._plain(event, text if self.composed else normalize("NFC", text))

    def _plain(self, event: Any, text: str) -> Any:
        value = resolve_scalar(text)
        if isinstance(value, Misread):
            self._note(value.code, self._place(event), value.message, value.help)
            return MISSING
        self.known[text] = value
        return value

    def _quoted(self, event: Any, text: str) -> str:
        if not text and event.style in "|>":
            self.emptied = True
        if event.style == '"' and (hidden := FORBIDDEN.search(text)):
            self._refuse("character", event, name_character(hidden[0]))
        return text if self.composed and event.style != '"' else normalize("NFC", text)

    def _key(self, event: Any, held: Map) -> str | None:
        """The key as it is written; None when the entry is refused."""
        if event.__class__ is not ScalarEvent or not event.value:
            self._no_key(event)
            return None
        if event.anchor is not None or event.tag is not None:
            self._refuse_decoration(event)
        key: str = event.value if self.composed else normalize("NFC", event.value)
        if key in held and held is self.doubled:
            return None  # of the card whose hyphen is missing, as its second id says
        if key in held:
            self.doubled = held if key == "id" else self.doubled
            code = "duplicate-key" if key != "id" else "second-id"
            self._refuse(code, event, key, held.key_spots[key].line + 1)
            return None
        if key == "<<" and not event.style:
            self._refuse("merge-key", event)
            return None
        return key

    def _no_key(self, event: Any) -> None:
        """Refuse a key that is no text; its own parts are passed over."""
        self._refuse("key-not-text", event)
        if event.__class__ is not ScalarEvent:
            self._node(event)

    def _cut(self, held: Map, opening: Any, key_event: Any, value_event: Any) -> bool:
        """Whether the key is really the rest of words cut at a comma, or has its value in it;
        reported if so."""
        from cardgen.yaml.cut_words import explain_cut_words

        opened = opening.start_mark.index
        cut = explain_cut_words(self.text, held, opened, key_event, value_event)
        if cut is None:
            return False
        if self.cut is not held or self.typed != cut.hint.help:
            self._note(cut.hint.code, self._place(key_event), cut.hint.message, cut.hint.help)
        self.cut, self.typed = held, cut.hint.help
        self.misread = held if cut.hint.code == "words-brace" else self.misread
        spot = spot_of_event(key_event, self.line)
        for key, value in cut.meant.items():
            held[key] = value
            held.spots.setdefault(key, spot)
            held.key_spots.setdefault(key, spot)
        return True

    def _refuse_decoration(self, event: Any) -> None:
        if event.anchor is not None:
            self._refuse("anchor", event, event.anchor)
        if event.tag is not None:
            self._refuse("tag", event, event.tag)

    def _refuse(self, code: str, event: Any, *named: object) -> None:
        report_forbidden(code, self._place(event), self.report, *named)

    def _note(self, code: str, place: Place, message: str, help: str) -> None:
        self.report.add(code=code, place=place, message=message, help=help)

    def _place(self, event: Any) -> Place:
        return spot_of_event(event, self.line).place(self.file)


def _described(words: str) -> str:
    """A text as a person calls it."""
    return f'the text "{words[:40].strip()}"' if words else "nothing"


def _take_away_empty(held: Map) -> bool:
    """Make the last text below a map MISSING, so that nobody says it is empty; False where it is so
    already."""
    where: Any = held
    while where:
        last = len(where) - 1 if isinstance(where, Seq) else next(reversed(where))
        if not isinstance(where[last], Map | Seq):
            told = where[last] is MISSING
            where[last] = MISSING
            return not told
        where = where[last]
    return False
