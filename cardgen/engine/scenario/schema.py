"""What may stand in a scenario file."""

from collections.abc import Iterable
from typing import Any

from cardgen.effects.power.tagged_union import tagged_union
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.model import Given, GivenPlayer, PlayerMove, ScenarioStep
from cardgen.model.ages import AGES
from cardgen.model.card import RESOURCES, full_id
from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.packs.descriptions import CITY, DOING, GIVEN, SCENARIO
from cardgen.packs.fields import slug
from cardgen.schema.containers import AnyOf, ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Boolean, Kind, OneOf, String, refuse_value
from cardgen.schema.numbers import Integer, Rational
from cardgen.schema.records import Record, attribute_name
from cardgen.suggest import ask_whether, closest_match

PLAYER = slug("a player")
MOST = 999  # of what a city has: coins, tokens, points in one line
COUNT = Integer(0, MOST)
SOME = Integer(1, MOST)
SEED = Integer(0, 10**15)  # it counts nothing
STEPS = (
    *("draft", "recruitment", "prayer", "deal", "turn", "any time", "end of age", "conflict"),
    *("scoring", "end of game"),
)
LINES = (
    *("conflicts", "treasury", "wonder", "blue", "yellow", "green", "purple", "black", "leader"),
    *("brown", "grey", "red"),
)
GIVEN_PILES = ("discard", "leaders", "blacks", "god pile", "free pile", "deck")
PILES = (*GIVEN_PILES, "god discard")
DEEDS = ("builds", "recruits", "stage", "sells", "invokes", "discards")
HANDS = ("hand", "gods", "leaders")


class CardId:
    """The id of a card, `pack/id`; of the scenario's own pack the id alone."""

    what = "the id of a card"

    def __init__(self, library: CardLibrary, pack: str) -> None:
        self.library, self.pack = library, pack

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not isinstance(value, str):
            return refuse_value(self, value, where, report)
        whole = full_id(value, self.pack)
        if whole in self.library.cards:
            return whole
        near = self._nearest(value).removeprefix(f"{self.pack}/")
        help = f"type {near}" if near else "cards of other packs are written pack/id: base/aqueduct"
        message = f'there is no card "{value}"{ask_whether(near)}'
        report.add(code="scenario-card", place=where.place, message=message, help=help)
        return MISSING

    def _nearest(self, value: str) -> str:
        """The card that was meant, with its pack: perhaps that is left out."""
        if "/" in value:
            return closest_match(value, self.library.cards)
        short = {name.partition("/")[2]: name for name in reversed([*self.library.cards])}
        return short.get(closest_match(value, short), "")

    def json_schema(self) -> dict[str, Any]:
        return {"type": "string"}


def scenario_kind(library: CardLibrary, pack: str, says: Kind) -> Record:
    """What a scenario of a pack holds; `library` knows the cards it may name, `says` is what it
    tells."""
    card = CardId(library, pack)
    parts = given_kind(card, library), step_kind(_move_kind(card), STEPS), _then_kind(card)
    return scenario_record(says, *parts)


def scenario_record(says: Kind, given: Kind, step: Kind, then: Kind) -> Record:
    """A scenario of whichever game, of the parts that its rules give it."""
    fields: dict[str, Kind] = {
        "says": says,
        "source": String("a source"),
        "note": String("a note"),
        "given": given,
        "play": ListOf(step, min=1),
        "then": then,
    }
    required = ("says", "given", "play", "then")
    return Record(
        dict,
        fields,
        required=required,
        what="a scenario",
        example="says:, given:, play: and then:, with I:, II: and III: only below them",
        means=SCENARIO,
    )


def given_kind(card: CardId, library: CardLibrary) -> Record:
    cards = ListOf(card)
    player: dict[str, Kind] = {
        "wonder": MapOf(OneOf(*library.wonders, what="a Wonder"), OneOf("A", "B")),
        "stages": COUNT,
        **dict.fromkeys(("city", *HANDS), cards),
        "coins": COUNT,
        "victory": ListOf(SOME),
        "defeat": COUNT,
        "debt": COUNT,
        "diplomacy": COUNT,
    }
    given: dict[str, Kind] = {
        "players": MapOf(PLAYER, Record(GivenPlayer, player, means=CITY)),
        "age": OneOrMore(OneOf(*AGES)),
        "plays": ListOf(OneOf(*library.expansions, what="an expansion")),
        "teams": ListOf(ListOf(PLAYER)),
        "seed": SEED,
        "free city": MapOf(PLAYER, PLAYER),
        **dict.fromkeys(GIVEN_PILES, cards),
    }
    return Record(Given, given, required=("players",), means=GIVEN)


def _questions(card: CardId) -> dict[str, Kind]:
    """What the game may ask a player; a list answers one question after the other."""
    cards, players, numbers = OneOrMore(card), OneOrMore(PLAYER), OneOrMore(COUNT)
    return {
        **dict.fromkeys(("opponent", "gives to", "takes from", "chains from"), players),
        **dict.fromkeys(
            ("takes", "gives card", "takes card", "cancels", "sacrifices", "keeps", "copies"),
            cards,
        ),
        **dict.fromkeys(("loses", "counts shields"), numbers),
        **dict.fromkeys(("looks", "keeps hand", "uses"), OneOrMore(Boolean())),
    }


def _move_kind(card: CardId) -> Record:
    questions = _questions(card)
    names = {attribute_name(question): question for question in questions}

    def move(**given: Any) -> PlayerMove:
        answers = {names[key]: given.pop(key) for key in tuple(given) if key in names}
        return PlayerMove(**given, answers=answers)

    fields: dict[str, Kind] = {
        **dict.fromkeys(DEEDS, card),
        "buys": MapOf(PLAYER, MapOf(OneOf(*RESOURCES), SOME)),
        "in": PLAYER,
        **questions,
    }
    return Record(move, fields, what="what a player does", means=DOING)


def step_kind(move: Kind, steps: Iterable[str]) -> Kind:
    """One of the steps of a game, with the moves of its players."""
    moves = MovesByPlayer(move)

    def step(what: str) -> Record:
        return Record(lambda **held: ScenarioStep(what, held[attribute_name(what)]), {what: moves})

    return tagged_union("step", {what: step(what) for what in steps})


class MovesByPlayer(MapOf):
    """Who does what in a step: a map from players to one thing or several."""

    what = "a map from players to what they do"

    def __init__(self, move: Kind) -> None:
        super().__init__(PLAYER, OneOrMore(move))

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if isinstance(value, Map):
            return super().read(value, where, report)
        return refuse_value(self, value, where, report, help="write {david: {…}}, or {} for nobody")


def _then_kind(card: CardId) -> Record:
    cards = ListOf(card)
    zone = AnyOf(cards, Record(dict, {"adds": cards, "loses": cards}))
    player: dict[str, Kind] = {
        **dict.fromkeys(("city", *HANDS), zone),
        **dict.fromkeys(("coins", "stages", "defeat", "debt", "diplomacy", "markers"), COUNT),
        "victory": ListOf(SOME),
        "sees": cards,
        "points": MapOf(OneOf(*LINES), Rational(-MOST, MOST)),
    }
    fields: dict[str, Kind] = {
        "players": MapOf(PLAYER, Record(dict, player, means=CITY)),
        **dict.fromkeys(PILES, zone),
        "free city": MapOf(PLAYER, PLAYER),
        "wins": ListOf(PLAYER, min=1),
        "refused": String("the code of a refusal"),
    }
    return Record(dict, fields)
