"""Cards and boards of packs as play sees them: powers typed, variants chosen."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, field, fields
from typing import Any

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import read_power, read_powers
from cardgen.effects.state.cards import CardDef
from cardgen.effects.state.city import Board, StageDef
from cardgen.model.ages import AGES, ByAge
from cardgen.model.card import Card, Variant, full_id
from cardgen.model.constants import Constants, DuelConstants
from cardgen.model.finding import Report, Stop
from cardgen.model.frozen import frozen
from cardgen.model.located import Seq
from cardgen.model.pack import Pack
from cardgen.model.wonder import Side, Wonder

SEVEN_WONDERS, DUEL = "seven-wonders", "duel"
TEAMS = "teams"
BASE = "base"  # the pack of the game that expansions go with
FACTS = "-base"  # the pack `cities-base` holds the facts of the expansion `cities`


@frozen
class CardLibrary:
    """Every card and board of some packs by `pack/id`, and the constants of each pack.

    `kinds` are those of the cards, `places` their numbers in their decks. `definitions` and
    `boards` (by name and side) are set in the place of what the packs say. `numbers` are those of
    7 Wonders, `of_duel` those of Duel, by pack. `named_in` is the language whose names tell which
    buildings are the same. `expansions` are what a game may be played with; teams are no expansion
    here, but said by name.
    Faults of powers are the checks' matter: here an ability with a fault is left out.
    """

    cards: Mapping[str, Card]
    wonders: Mapping[str, Wonder]
    anytime: frozenset[str] = frozenset()
    kinds: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, int] = field(default_factory=dict)
    numbers: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    of_duel: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    definitions: Mapping[str, CardDef] = field(default_factory=dict)
    boards: Mapping[tuple[str, str], Board] = field(default_factory=dict)
    named_in: str = ""
    expansions: tuple[str, ...] = ()
    _read: dict[tuple[str, frozenset[str]], CardDef] = field(default_factory=dict, repr=False)

    @classmethod
    def of(cls, packs: Iterable[Pack]) -> "CardLibrary":
        kept = tuple(packs)
        cards = {f"{pack.id}/{card.id}": card for pack in kept for card in pack.cards}
        wonders = {f"{pack.id}/{each.id}": each for pack in kept for each in pack.wonders}
        numbers = {pack.id: pack.constants for pack in kept if pack.game.rules == SEVEN_WONDERS}
        two = {pack.id: pack.constants for pack in kept if pack.game.rules == DUEL}
        return cls(
            *(cards, wonders, frozenset(_any_time(kept)), dict(_kinds(kept)), dict(_places(kept))),
            numbers=numbers,
            of_duel=two,
            named_in=_usual_language(cards.values()),
            expansions=_expansions((*numbers, *two), cards.values()),
        )

    def duel(self, plays: frozenset[str]) -> DuelConstants:
        """The numbers of a game of Duel. Stop where one is missing."""
        said = _said(self.of_duel, plays)
        known = {*said, *DuelConstants._field_defaults}
        _refuse_missing([name for name in DuelConstants._fields if name not in known], "duel-base")
        return DuelConstants.of(said)

    def constants(self, plays: frozenset[str]) -> Constants:
        """The numbers of a game of 7 Wonders. Stop where one is missing."""
        said = _said(self.numbers, plays)
        _refuse_missing([each.name for each in fields(Constants) if _needed(each, said)], BASE)
        return Constants.of(said)

    def definition(self, name: str, plays: frozenset[str]) -> CardDef:
        """A card in a game that plays these expansions; read once, so equal definitions are one."""
        if name in self.definitions:
            return self.definitions[name]
        if (name, plays) not in self._read:
            self._read[name, plays] = self._definition(name, plays)
        return self._read[name, plays]

    def _definition(self, name: str, plays: frozenset[str]) -> CardDef:
        card = self.cards[name]
        return CardDef(
            id=name,
            name=card.name.get(self.named_in, next(iter(card.name.values()))).text,
            kind=self.kinds.get(name, ""),
            costs=card.cost,
            powers=_powers(_power(card, plays)),
            chained_from=(parents := tuple(full_id(parent, card.pack) for parent in card.chain)),
            chain_symbols=tuple(self._symbol(parent) for parent in parents),
            any_time=name in self.anytime,
            ages=tuple(map(AGES.index, card.ages)),
            number=self.places.get(name, 0),
        )

    def _symbol(self, name: str) -> str:
        """What a card shows to those that it makes free."""
        return self.cards[name].chain_symbol if name in self.cards else ""

    def board(self, name: str, side: str) -> Board:
        """One side of a Wonder."""
        if (name, side) in self.boards:
            return self.boards[name, side]
        read: Side = self.wonders[name].sides[side]
        stages = tuple(StageDef(stage.cost, _abilities(stage.power)) for stage in read.stages)
        return Board(name, side, read.produces, _abilities(read.power), stages)

    @property
    def expansions_at_hand(self) -> frozenset[str]:
        """The expansions of 7 Wonders whose cards there are, in play or not."""
        return frozenset(pack.removesuffix(FACTS) for pack in self.numbers) - {BASE}

    def cards_in_play(self, players: int, plays: frozenset[str]) -> Mapping[str, Card]:
        """The cards that so many players use in a game of 7 Wonders with these expansions.

        They are those of the game and of the expansions in play. What needs others is left out, as
        is what another card replaces, and what is advised against for so few players.
        """
        held = {
            name: card for name, card in self.cards.items() if self._works(card, players, plays)
        }
        replaced = {full_id(card.replaces, card.pack) for card in held.values() if card.replaces}
        return {name: card for name, card in held.items() if name not in replaced}

    def boards_in_play(self, plays: frozenset[str]) -> tuple[str, ...]:
        """The Wonders of the game and of the expansions in play, and none that needs another."""
        return tuple(
            name
            for name, wonder in self.wonders.items()
            if self._brings(wonder.pack, plays) and plays.issuperset(wonder.needs.play)
        )

    def _brings(self, pack: str, plays: frozenset[str]) -> bool:
        return pack in self.numbers and _is_played(pack, plays)

    def _works(self, card: Card, players: int, plays: frozenset[str]) -> bool:
        enough = players >= max(card.players.min or 0, card.players.advised or 0)
        needs = plays.issuperset(card.needs.play)
        cards = self.expansions_at_hand.issuperset(card.needs.cards)
        return enough and needs and cards and self._brings(card.pack, plays)


def _refuse_missing(names: Sequence[str], pack: str) -> None:
    if names:
        message = f"no pack says the constants {', '.join(names)}"
        raise Stop(message, help=f"copy the pack {pack}, which holds the numbers of the game")


def _needed(constant: Field[Any], said: Mapping[str, Any]) -> bool:
    return constant.default is MISSING and constant.name not in said


def _said(packs: Mapping[str, Mapping[str, Any]], plays: frozenset[str]) -> dict[str, Any]:
    """The numbers of a game: those of the game itself, then what each expansion makes of them.

    What a pack changes holds where its expansion is played. What it adds holds always, since only
    its own cards ask for it.
    """
    said: dict[str, Any] = {}
    for pack, numbers in sorted(packs.items(), key=lambda each: each[0] != BASE):
        played = _is_played(pack, plays)
        said |= {name: n for name, n in numbers.items() if played or name not in said}
    return said


def _is_played(pack: str, plays: frozenset[str]) -> bool:
    return pack == BASE or pack.removesuffix(FACTS) in plays


def _expansions(packs: Iterable[str], cards: Iterable[Card]) -> tuple[str, ...]:
    """The packs with rules, and what cards need in play or change with."""
    asked = {
        play
        for card in cards
        for play in (*card.needs.play, *(one.when for one in _variants(card)))
    }
    return tuple(sorted(({pack.removesuffix(FACTS) for pack in packs} | asked) - {TEAMS}))


def _variants(card: Card) -> Iterable[Variant]:
    """The powers that a card has with another expansion; most entries do not even say the word."""
    return card.variants if card.may_say(("variants",)) else ()


def _kinds(packs: Sequence[Pack]) -> Iterable[tuple[str, str]]:
    for pack in packs:
        for deck in pack.decks:
            yield from ((f"{pack.id}/{card.id}", deck.kind_of(card)) for card in deck.cards)


def _places(packs: Sequence[Pack]) -> Iterable[tuple[str, int]]:
    for pack in packs:
        for deck in pack.decks:
            yield from ((f"{pack.id}/{card.id}", n) for n, card in enumerate(deck.cards, 1))


def _usual_language(cards: Iterable[Card]) -> str:
    """The language in which most cards have a name, of several the first by alphabet."""
    named = Counter(language for card in cards for language in card.name)
    return min(named, key=lambda language: (-named[language], language), default="")


def _any_time(packs: Sequence[Pack]) -> Iterable[str]:
    for pack in packs:
        for card in pack.cards:
            pantheon = pack.pantheons.get(card.pantheon)
            if pantheon and pantheon.invoked == "any time":
                yield f"{pack.id}/{card.id}"


def _power(card: Card, plays: frozenset[str]) -> ByAge[Seq]:
    """The power, or that of the variant whose expansion is in play."""
    variants = (variant.power for variant in card.variants if variant.when in plays)
    return next(variants, card.power)


def _powers(power: ByAge[Seq]) -> ByAge[tuple[Ability, ...]]:
    return read_powers(power, Report())


def _abilities(power: Seq) -> tuple[Ability, ...]:
    return read_power(power, Report())
