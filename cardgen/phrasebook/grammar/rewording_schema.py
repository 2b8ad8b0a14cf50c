"""The schema of rewordings, which put otherwise, pass by pass, words that no phrase reads."""

from collections.abc import Iterable
from typing import Any

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.phrasebook.grammar.pattern import FixedWord, Pattern, PatternSlot, slot_names
from cardgen.phrasebook.grammar.rewordings import Rewording, RewordingPass
from cardgen.phrasebook.grammar.schema import PatternText
from cardgen.phrasebook.grammar.spelling import Spelling
from cardgen.phrasebook.grammar.trie import TrieNode, build_trie
from cardgen.schema.containers import MapOf, OneOrMore
from cardgen.schema.kinds import Boolean, Kind, String
from cardgen.schema.records import Record


class PassSchema(Record):
    """A pass of a phrase file: in which texts it is made, what is kept or dropped, and what becomes
    what."""

    def __init__(self, said: PatternText, spelling: Spelling) -> None:
        ways = OneOrMore(said)
        become = MapOf(String("the words that are read instead"), ways)
        fields: dict[str, Kind] = {
            "voice": Boolean(),
            "where": ways,
            "unless": ways,
            "keep": ways,
            "drop": ways,
            "read": become,
        }
        super().__init__(dict, fields, required=("read",), example='read: {you: ["the player"]}')
        self.said, self.spelling = said, spelling

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is MISSING or not isinstance(value, Map):
            return MISSING
        held: Any = value["read"]
        seats = [ValueRef(held, target, at_key=True) for target in read["read"]]
        made = [self._reworded(read["read"][seat.key], seat, report) for seat in seats]
        return MISSING if MISSING in made else self._pass(read, made)

    def _reworded(self, ways: tuple[Pattern, ...], seat: ValueRef, report: Report) -> Any:
        """What some words become; a fault where it holds what they do not say."""
        becomes = self.said.read(seat.key, seat, report)
        if becomes is MISSING:
            return MISSING
        plain = all(isinstance(one, FixedWord | PatternSlot) for one in becomes)
        if plain and all(slot_names(becomes)[1] <= slot_names(way)[0] for way in ways):
            return Rewording(ways, becomes)
        message = f'"{seat.key}" is more than words, and slots that stand on every way on the right'
        help = "write words that a phrase reads, without [ ] and (s)"
        report.add(code="wrong-type", place=seat.place, message=message, help=help)
        return MISSING

    def _pass(self, read: dict[str, Any], made: list[Any]) -> RewordingPass:
        """A pass as networks of what it looks for."""
        kept, dropped = Rewording(read.get("keep", ()), None), Rewording(read.get("drop", ()), ())
        every = (kept, dropped, *made)
        by_way = tuple((way, one) for one in every for way in one.ways)
        where, unless = (self._network(read.get(key, ())) for key in ("where", "unless"))
        root = build_trie(enumerate(way for way, _ in by_way), self.spelling)
        voice = read.get("voice", False)
        return RewordingPass(where, unless, root, tuple(one for _, one in by_way), voice)

    def _network(self, ways: Iterable[Pattern]) -> TrieNode | None:
        """Patterns as a network; None where there are none."""
        every = tuple(enumerate(ways))
        return build_trie(every, self.spelling) if every else None
