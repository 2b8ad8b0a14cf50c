"""Cards from JSON, whatever its shape: a list, an object of cards, or of texts by key."""

import json
import re
from collections.abc import Iterator, Sequence
from functools import partial
from json import scanner
from json.decoder import JSONArray, JSONObject  # type: ignore[attr-defined]  # public in the library, not in its types
from typing import Any, NamedTuple

from cardgen.foreign.source import Field, ForeignCard, ForeignSource, ForeignText, ForeignValue
from cardgen.model.finding import Stop

TEXT = "text"  # the field of a card that is a text alone
_PIECE = re.compile(
    r"\\u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w|\\u\w{4}|\\.|.", re.DOTALL
)  # what one character may be typed as


class _Placed(NamedTuple):
    """A value of JSON, and where in the text it begins and ends."""

    value: Any
    start: int
    end: int


class _PlacingDecoder(json.JSONDecoder):
    """The library's decoder; each value within an object or a list is told with its place."""

    def __init__(self) -> None:
        super().__init__(parse_int=str, parse_float=str, object_pairs_hook=list, strict=False)
        self.parse_object, self.parse_array = _parse_object, _parse_array
        make: Any = vars(scanner)["py_make_scanner"]  # the one in C asks nobody
        self.scan_once = _placing(make(self))


def _parse_object(state: Any, strict: bool, scan: Any, *rest: Any) -> Any:
    pairs, end = JSONObject(state, strict, _placing(scan), *rest)
    return _Pairs(pairs), end


def _parse_array(state: Any, scan: Any, *rest: Any) -> Any:
    return JSONArray(state, _placing(scan), *rest)


class _Pairs(list[tuple[str, _Placed]]):
    """What an object holds, in order; keys may stand twice."""


def _placing(scan: Any) -> Any:
    def placed(text: str, start: int) -> tuple[_Placed, int]:
        value, end = scan(text, start)
        return _Placed(value, start, end), end

    return placed


def read_json(source: ForeignSource, keys: Sequence[str]) -> Iterator[ForeignCard]:
    """The cards of a file, in order. Stop where it is no JSON; a `keys` field makes an object of
    its own a card."""
    try:
        root, _ = _PlacingDecoder().raw_decode(source.text, _begin(source.text))
    except json.JSONDecodeError as error:
        place = source.place(error.pos, error.pos)
        raise Stop(f"this is no JSON: {error.msg}", place=place, help=_advice(error)) from error
    except RecursionError as error:
        place = source.place(0, 0)
        raise Stop("objects lie too deep within each other here", place=place) from error
    if not isinstance(root.value, list) or root.value == []:
        help = "a list of cards, or an object of them"
        raise Stop("the file holds no cards", place=source.place(root.start, root.end), help=help)
    yield from _Reader(source, keys).cards(root, "")


def _begin(text: str) -> int:
    return len(text) - len(text.lstrip())


def _advice(error: json.JSONDecodeError) -> str:
    before = error.doc[: error.pos].rstrip()
    if before.endswith(",") or error.msg.startswith("Illegal trailing comma"):
        return "no comma stands behind the last value"
    return "mend it, or export the file again"


class _Reader(NamedTuple):
    source: ForeignSource
    keys: Sequence[str]

    def cards(self, held: _Placed, path: str) -> Iterator[ForeignCard]:
        """What holds texts is a card; what holds only further objects is gone through."""
        if not isinstance(held.value, _Pairs):
            for item in held.value if isinstance(held.value, list) else ():
                if isinstance(item.value, _Pairs):
                    yield self._card("", item)
            return
        if any(key in self.keys for key, _ in held.value):
            yield self._card(path, held)
            return
        for key, value in self._pairs(held):
            name = f"{path}.{key}" if path else key
            if isinstance(value.value, str) and _is_text(self.source, value):
                yield ForeignCard(name, {TEXT: self._field(value)}, self._place(value))
            elif _has_texts(self.source, value):
                yield self._card(name, value)
            else:
                yield from self.cards(value, name)

    def _card(self, name: str, held: _Placed) -> ForeignCard:
        return ForeignCard(name, dict(self._values(held, "")), self._place(held))

    def _values(self, held: _Placed, path: str) -> Iterator[tuple[str, Field]]:
        """The values within a card, at any depth."""
        if isinstance(held.value, list):
            pairs = (
                self._pairs(held)
                if isinstance(held.value, _Pairs)
                else ((str(number), item) for number, item in enumerate(held.value))
            )
            for key, value in pairs:
                yield from self._values(value, f"{path}.{key}" if path else key)
        elif held.value is not None:
            yield path, self._field(held)

    def _pairs(self, held: _Placed) -> Iterator[tuple[str, _Placed]]:
        met = set[str]()
        for key, value in held.value:
            if key in met:
                help = "leave one of the two out: programs read either"
                message = f'the key "{key}" stands twice in one object'
                raise Stop(message, place=self._place(value), help=help)
            met.add(key)
            yield key, value

    def _field(self, held: _Placed) -> Field:
        if not _is_text(self.source, held):
            return ForeignValue(held.value, self._place(held))
        raw = self.source.text[held.start : held.end]
        return ForeignText(held.value, self.source, partial(_offsets, raw, held.start))

    def _place(self, held: _Placed) -> Any:
        first_line_end = self.source.text.find("\n", held.start, held.end)
        return self.source.place(held.start, held.end if first_line_end < 0 else first_line_end)


def _is_text(source: ForeignSource, held: _Placed) -> bool:
    """Numbers are kept as they are typed; texts have quotation marks."""
    return isinstance(held.value, str) and source.text[held.start] == '"'


def _has_texts(source: ForeignSource, held: _Placed) -> bool:
    pairs = held.value if isinstance(held.value, _Pairs) else ()
    return any(_is_text(source, value) for _, value in pairs)


def _offsets(raw: str, start: int) -> list[int]:
    """Where each character of a text between quotation marks is typed."""
    return [start + found.start() for found in _PIECE.finditer(raw, 1)]
