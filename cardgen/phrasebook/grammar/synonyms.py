"""What a file says once for many patterns: alternatives by name, and the endings of words."""

from typing import Any

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.phrasebook.grammar.pattern import Alternatives
from cardgen.phrasebook.grammar.schema import PatternText
from cardgen.schema.containers import ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import String

NAME = String("the name of synonyms", pattern="[^<>]+", help="write it without < and >")
ENDING = String("an ending")


class SynonymsSchema(MapOf):
    """The alternatives for `<name>`, added to `synonyms` as they are read: each may use those that
    stand above it."""

    def __init__(self, synonyms: dict[str, Alternatives], words: PatternText) -> None:
        super().__init__(NAME, OneOrMore(words))
        self.synonyms = synonyms

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not isinstance(value, Map):
            return super().read(value, where, report)
        for name, held in value.items():
            NAME.read(name, ValueRef(value, name, at_key=True), report)
            options = self.value_kind.read(held, ValueRef(value, name), report)
            if options is not MISSING:
                self.synonyms[name] = Alternatives(options)
        return self.synonyms


class EndingsSchema(MapOf):
    """The endings for `<stem-name>`, added to `endings` as they are read."""

    def __init__(self, endings: dict[str, tuple[str, ...]]) -> None:
        super().__init__(NAME, ListOf(ENDING))
        self.endings = endings

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is not MISSING:
            self.endings |= read
        return read
