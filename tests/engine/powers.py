"""Every power of a pack, each with the scenarios it lies in, and the cards with another instead."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cardgen.effects.power.ability import Ability
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.games import GAMES
from cardgen.model.ages import AGES, ByAge
from cardgen.model.pack import Pack
from tests.engine.conftest import Played


@dataclass(frozen=True)
class Power:
    """What a card can do in some Ages, in games with or without an expansion."""

    thing: str
    abilities: tuple[Ability, ...]
    ages: tuple[int, ...] = (0, 1, 2)
    variants: frozenset[str] = frozenset()
    variant: str = ""

    def __str__(self) -> str:
        ages = "-".join(AGES[age] for age in self.ages)
        return " ".join(filter(None, (self.thing, self.variant, ages)))

    def lies_in(self, played: Played, ids: frozenset[str]) -> bool:
        """Whether it can act in a scenario, where cards of these ids lie on the table."""
        plays = in_play(played)
        chosen = not self.variants or (self.variant in plays) == bool(self.variant)
        return chosen and self.thing in ids

    def instead(
        self, library: CardLibrary, played: Played, abilities: tuple[Ability, ...]
    ) -> CardLibrary:
        """The library in which the card can do this instead."""
        definition = library.definition(self.thing, in_play(played))
        changed = [abilities if age in self.ages else definition.powers[age] for age in range(3)]
        return replace(
            library, definitions={self.thing: replace(definition, powers=ByAge(changed))}
        )


@dataclass(frozen=True)
class BoardPower:
    """What a side of a Wonder can do: `stage` counts from 1, 0 is the board itself."""

    thing: str
    abilities: tuple[Ability, ...]
    side: str
    stage: int
    ages = (0, 1, 2)

    def __str__(self) -> str:
        return f"{self.thing} {self.side} {self.stage}"

    def lies_in(self, played: Played, ids: frozenset[str]) -> bool:
        boards = (player.wonder for player in played[1].given.players.values())
        return any(each.get(self.thing) == self.side for each in boards)

    def instead(
        self, library: CardLibrary, played: Played, abilities: tuple[Ability, ...]
    ) -> CardLibrary:
        board, at = library.board(self.thing, self.side), self.stage - 1
        if self.stage:
            stages = list(board.stages)
            stages[at] = replace(stages[at], abilities=abilities)
            board = replace(board, stages=tuple(stages))
        else:
            board = replace(board, abilities=abilities)
        return replace(library, boards={(board.id, board.side): board})


AnyPower = Power | BoardPower


def powers(pack: Pack, library: CardLibrary) -> Iterator[AnyPower]:
    for card in pack.cards:
        name = f"{pack.id}/{card.id}"
        variants = frozenset(each.when for each in card.variants)
        for variant in ("", *sorted(variants)):
            by_age = library.definition(name, frozenset({variant} - {""})).powers
            for abilities in {id(held): held for held in by_age}.values():
                ages = tuple(age for age in range(3) if by_age[age] is abilities)
                yield Power(name, abilities, ages, variants, variant)
    for wonder in pack.wonders:
        for side in wonder.sides:
            board = library.board(f"{pack.id}/{wonder.id}", side)
            stages = (stage.abilities for stage in board.stages)
            for number, abilities in enumerate((board.abilities, *stages)):
                yield BoardPower(board.id, abilities, board.side, number)


def lying(library: CardLibrary, played: Played) -> frozenset[str]:
    """The ids of all cards on the table of a scenario, copied ones included."""
    age, scenario = played
    table = GAMES[scenario.game].set_up(scenario.given, library, age)
    return frozenset(piece.id for piece in table.pieces())


def in_play(played: Played) -> frozenset[str]:
    """The expansions in play; team play counts as one, and nobody plays Duel in teams."""
    given = played[1].given
    return frozenset((*given.plays, *(("teams",) if getattr(given, "teams", ()) else ())))
