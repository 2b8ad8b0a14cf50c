"""The numbers of coins, shields and points that an example can tell: those of its scenario."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.engine.library import CardLibrary
from cardgen.project.prose.counting.counted import KEYS, CountReader
from cardgen.project.prose.scenarios.libraries import EntryNumbers
from cardgen.project.prose.scenarios.played_scenarios import PlayedAge, PlayedScenarios, ToldStep

COINS = "coins"
SCORING, SELLS = "scoring", "sells"
GAINS = "gains coins"  # the one thing that happens to a player's coins and makes them more


class KnownNumbers:
    """By unit: what each player has, gains, pays, scores, and what lies on the table or stands on
    a card; players and cards by the names that the language gives them."""

    def __init__(self) -> None:
        self.players: dict[str, dict[str, set[int]]] = {}
        self.cards: dict[str, dict[str, set[int]]] = {}
        self.table: dict[str, set[int]] = defaultdict(set)

    def player(self, name: str) -> dict[str, set[int]]:
        return self.players.setdefault(name, defaultdict(set))

    def card(self, name: str) -> dict[str, set[int]]:
        return self.cards.setdefault(name, defaultdict(set))

    def of(self, words: str, before: str, cards: Collection[str], unit: str) -> set[int]:
        """Those of the cards and players that words name, with the player whom an example is about:
        the first one `before`; of whoever was named before where they name nobody."""
        about = self._named(before)
        here = self._named(words)
        names = {*here, *about[:1]} if here else {*about}
        named = [self.players[name] for name in names or self.players]
        texts = [held for name, held in self.cards.items() if name in cards or _says(words, name)]
        every = (*(named or self.players.values()), *texts, self.table)
        return {number for held in every for number in held.get(unit, ())}

    def every(self, unit: str) -> set[int]:
        """Those of all players and cards."""
        held = (*self.players.values(), *self.cards.values(), self.table)
        return {number for each in held for number in each.get(unit, ())}

    def of_players(self, unit: str) -> set[int]:
        """Those of all players, and not of the cards that they have."""
        return {number for held in self.players.values() for number in held.get(unit, ())}

    def of_named(self, words: str) -> set[int]:
        """Those of any unit of the players whom words name."""
        each = (held for name in self._named(words) for held in self.players[name].values())
        return {number for numbers in each for number in numbers}

    def about(self, words: str, before: str) -> list[str]:
        """The players whom words are about: those that they name, and the first one `before`."""
        return [*self._named(words), *self._named(before)[:1]]

    def _named(self, words: str) -> list[str]:
        """The players whom words name, in the order of the words."""
        return sorted(
            (name for name in self.players if _says(words, name)),
            key=lambda name: words.index(name),
        )


def _says(words: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words) is not None


class ExampleNumbers:
    """What the scenarios of a pack let their examples tell in a language."""

    def __init__(
        self,
        played: PlayedScenarios,
        library: CardLibrary,
        entries: EntryNumbers,
        reader: CountReader,
    ) -> None:
        self._played, self._library, self._reader = played, library, reader
        self._entries = entries

    def of(self, ages: Sequence[PlayedAge], language: str) -> KnownNumbers:
        known = KnownNumbers()
        for age in ages:
            for player, numbers in _scored(age.run.scenario.then):
                known.player(self._played.player(player, language))["point"].update(numbers)
            for game in age.states:
                self._of_state(known, game, language)
            if age.start.numbers and any(one.what == SCORING for one in age.run.scenario.play):
                known.table["coin"].add(age.start.numbers.coins_per_point)
            steps = self._played.told(age, language)
            for game, step in zip(age.states, steps, strict=False):
                self._of_step(known, game, step, language)
        return known

    def _of_state(self, known: KnownNumbers, game: Game, language: str) -> None:
        """Coins, tokens, what stands in a city together, and the cards of the table."""
        for city in game.cities:
            own = known.player(self._played.player(city.player, language))
            own["coin"].add(city.coins)
            known.table["coin"].update(city.looted)
            own["point"].update((*city.victory, sum(self._printed(city))))
            own["shield"].update(self._shields(city))
            self._of_board(own, city)
        for name in _cards(game):
            card, held = self._library.cards[name], known.card(self._played.card(name, language))
            for payment in (each for cost in card.cost for each in cost.payments):
                held[KEYS.get(payment.what, "")].add(payment.amount)
            for unit, number in self._entries.of_card(name):
                held[unit].add(number)

    def _of_board(self, own: dict[str, set[int]], city: City) -> None:
        """The numbers of a board, two stages together, and what it leaves of a Leader's cost."""
        printed = defaultdict(list)
        for unit, number in self._entries.of_board(city.board.id):
            printed[unit].append(number)
        for unit, numbers in printed.items():
            own[unit].update(numbers)
            own[unit].update(one + two for n, one in enumerate(numbers) for two in numbers[:n])
        costs = {pay.amount for piece in city.leaders for cost in piece.definition.costs
                 for pay in cost.payments if pay.what == COINS}  # fmt: skip
        own["coin"].update(cost - saved for cost in costs for saved in printed["coin"])

    def _printed(self, city: City) -> Iterator[int]:
        """The points that cards of a city print as such, and not so many for each of something."""
        for piece in city.cards:
            power = self._library.cards[piece.piece.id].power[0] if piece.piece else ()
            plain = [one for one in power if isinstance(one, Mapping) and "per" not in one]
            yield from (vp for vp in (one.get("vp") for one in plain) if isinstance(vp, int))

    def _shields(self, city: City) -> set[int]:
        """Those of each card, of two together and of all in a city."""
        each = [
            [number for unit, number in self._entries.of_card(one.piece.id) if unit == "shield"]
            for one in city.cards if one.piece
        ]  # fmt: skip
        flat = [number for numbers in each for number in numbers]
        pairs = {one + two for n, one in enumerate(flat) for two in flat[:n]}
        return {*flat, *pairs, sum(max(numbers, default=0) for numbers in each)}

    def _of_step(self, known: KnownNumbers, game: Game, step: ToldStep, language: str) -> None:
        """What happens to each player, what the player has then, and two purchases together."""
        for city in game.cities:
            name, now = self._played.player(city.player, language), city.coins
            own, bought = known.player(name), list[int]()
            for event in (each for each in step.events if _says(each.sentence, name)):
                if event.what == SELLS:
                    own["coin"].add(game.duel.rules.sale if game.duel else game.constants.sale)
                for one in self._reader.in_words(event.sentence):
                    own[one.unit].add(one.number)
                    if one.unit == "coin":
                        gained = event.what == GAINS or event.who != name
                        now += one.number if gained else -one.number
                        own["coin"].add(now)
                        bought += [] if gained else [one.number]
            own["coin"].update(one + two for n, one in enumerate(bought) for two in bought[:n])
        for event in step.events:
            known.table["shield"].update(map(int, re.findall(r"\d+", event.sentence)))


def _cards(game: Game) -> Iterator[str]:
    """All that lies open on the table, is in a hand or stands in a city."""
    for city in game.cities:
        yield from (piece.piece.id for piece in city.cards if piece.piece)
        for held in (city.hand, city.gods, city.leaders, city.wonders, city.buried):
            yield from (piece.id for piece in held)
    yield from (piece.id for piece in (*game.discard, *game.progress))
    if game.duel:
        yield from (slot.piece.id for slot in game.duel.structure)


def _scored(then: Mapping[str, object]) -> Iterator[tuple[str, Iterable[int]]]:
    """The points of each line of a player, and of all lines."""
    players = then.get("players")
    for name, held in players.items() if isinstance(players, Mapping) else ():
        points = held.get("points") if isinstance(held, Mapping) else None
        if isinstance(points, Mapping):
            lines = [one for one in points.values() if isinstance(one, (int, Fraction))]
            yield name, [int(one) for one in (*lines, sum(lines))]
