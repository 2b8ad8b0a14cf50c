"""What may stand in a scenario of Duel."""

from collections.abc import Mapping
from typing import Any

from cardgen.effects.power.terms import DUEL_SYMBOLS
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.model import DuelGiven, DuelGivenPlayer, PlayerMove
from cardgen.engine.scenario.schema import (
    COUNT,
    MOST,
    PLAYER,
    SEED,
    SOME,
    CardId,
    scenario_record,
    step_kind,
)
from cardgen.model.ages import AGES
from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.packs.fields import slug
from cardgen.schema.containers import AnyOf, ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Boolean, Kind, OneOf, String
from cardgen.schema.numbers import Rational
from cardgen.schema.records import Record, attribute_name

STEPS = (
    *("turn", "end of age", "recruitment", "structure", "wonder draft", "leader draft"),
    "scoring",
)
LINES = (
    *("military", "treasury", "wonder", "progress", "leader"),
    *("blue", "green", "yellow", "purple", "brown", "grey", "red"),
)
PILES = (*("discard", "deck", "boxed", "guilds", "progress", "progress box", "wonders", "leaders"),)
PLACES = ("city", "progress", "built", "wonders", "leaders", "buried")
DEEDS = ("builds", "sells", "wonder", "with", "tucks", "recruits", "discards")
EMPTY = "none"  # a place of the structure without a card
ASKED = ("progress", "takes", "destroys", "buries", "keeps")


def duel_scenario_kind(library: CardLibrary, pack: str, says: Kind) -> Record:
    """What a scenario of a pack holds; `library` knows the cards it may name, `says` is what it
    tells."""
    card = CardId(library, pack)
    steps = step_kind(_move_kind(card), STEPS)
    return scenario_record(says, _given_kind(card), steps, _then_kind(card))


def _given_kind(card: CardId) -> Record:
    cards = ListOf(card)
    player: dict[str, Kind] = {
        **dict.fromkeys(PLACES, cards),
        "coins": COUNT,
        "looted": ListOf(SOME),
    }
    given: dict[str, Kind] = {
        "players": TwoPlayers(Record(DuelGivenPlayer, player)),
        "age": OneOrMore(OneOf(*AGES)),
        "plays": ListOf(slug("an expansion")),
        "seed": SEED,
        "starts": PLAYER,
        "pawn": MapOf(PLAYER, SOME),
        "structure": ListOf(ListOf(AnyOf(card, OneOf(EMPTY)))),
        **dict.fromkeys(PILES, cards),
    }
    return Record(DuelGiven, given, required=("players",))


class TwoPlayers(MapOf):
    """A map from the names of exactly two players."""

    def __init__(self, player: Kind) -> None:
        super().__init__(PLAYER, player)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if isinstance(value, Map) and len(value) != 2:
            message = f"two players are needed, found {len(value)}"
            help = "write both: {david: {…}, lea: {…}}"
            report.add(code="two-players", place=where.place, message=message, help=help)
            return MISSING
        return super().read(value, where, report)


def _questions(card: CardId) -> dict[str, Kind]:
    """What the game may ask a player; a list answers one question after the other."""
    return {
        **dict.fromkeys(ASKED, OneOrMore(card)),
        "starts": OneOrMore(PLAYER),
        "shows": OneOrMore(OneOf(*DUEL_SYMBOLS, what="a science symbol")),
        "uses": OneOrMore(Boolean()),
    }


def _move_kind(card: CardId) -> Record:
    questions = _questions(card)
    names = {attribute_name(question): question for question in questions}

    def move(**given: Any) -> PlayerMove:
        answers = {names[key]: given.pop(key) for key in tuple(given) if key in names}
        return PlayerMove(**given, answers=answers)

    fields: Mapping[str, Kind] = {**dict.fromkeys(DEEDS, card), **questions}
    return Record(move, fields, what="what a player does")


def _zone_kind(items: ListOf) -> AnyOf:
    """All that lies there, or what was added and lost."""
    return AnyOf(items, Record(dict, {"adds": items, "loses": items}))


def _then_kind(card: CardId) -> Record:
    cards = ListOf(card)
    symbols = ListOf(OneOf(*DUEL_SYMBOLS, what="a science symbol"))
    zone = _zone_kind(cards)
    player: dict[str, Kind] = {
        **dict.fromkeys((*PLACES, "under"), zone),
        "coins": COUNT,
        "looted": ListOf(SOME),
        "symbols": _zone_kind(symbols),
        "points": MapOf(OneOf(*LINES), Rational(-MOST, MOST)),
    }
    fields: dict[str, Kind] = {
        "players": MapOf(PLAYER, Record(dict, player)),
        **dict.fromkeys((*PILES, "structure", "face down", "unplayed"), zone),
        "pawn": MapOf(PLAYER, SOME),
        "starts": PLAYER,
        "plays again": PLAYER,
        "wins": MapOf(PLAYER, OneOf("military", "scientific", "civilian")),
        "refused": String("the code of a refusal"),
    }
    return Record(dict, fields)
