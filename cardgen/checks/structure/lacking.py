"""Powers that speak of what their game has not."""

from collections.abc import Collection, Iterable, Iterator

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.project.pack_view import PackView


def check_lacking_of_card(view: PackView, card: Card) -> Iterator[Finding]:
    """A card whose text has one of the words: most are not parsed."""
    lacks = view.pack.game.lacks
    if lacks and card.may_say([word.partition(" ")[0] for word in lacks]):
        varied = (power for variant in card.variants for power in variant.power)
        yield from _held(view, card.id, (*card.power, *varied), lacks)


def check_lacking_of_boards(view: PackView) -> Iterator[Finding]:
    """Each board, its sides and stages."""
    lacks = view.pack.game.lacks
    for board in view.pack.wonders if lacks else ():
        for side in board.sides.values():
            powers = side.power, *(stage.power for stage in side.stages)
            yield from _held(view, board.id, powers, lacks)


def _held(
    view: PackView, id: str, powers: Iterable[Seq], lacks: Collection[str]
) -> Iterator[Finding]:
    code, game = "game-lacks", view.pack.game.id
    said = {one.place: one for power in powers for one in _words(power) if one.value in lacks}
    for where in said.values():
        message = f'"{where.value}" is nothing that there is in {game}'
        help = f"say it otherwise; cards/games/{game}.yaml lists what it lacks"
        yield Finding(code, code, where.place, message, help, card=id)


def _words(value: Map | Seq) -> Iterator[ValueRef]:
    """Each word of a power: the keys of its maps, and what stands there."""
    items = value.items() if isinstance(value, Map) else enumerate(value)
    for key, held in items:
        if isinstance(value, Map):
            yield ValueRef(value, key, at_key=True)
        if isinstance(held, Map | Seq):
            yield from _words(held)
        else:
            yield ValueRef(value, key)


GAME_LACKS = Check(
    slug="game-lacks",
    title="A power that speaks of what its game has not",
    why="""\
In Duel nobody sits between two neighbours, there are no team mates and no Debt tokens; in 7 Wonders
no Conflict pawn moves. The rules would find nobody and nothing there, and the card would do nothing
without a word. `lacks:` of the game lists such words.
""",
    refused="""\
# in a pack of Duel
- id: iris
  power:
    - lose coins: 2
      who: neighbours     # the other player is the opponent
""",
    mend="""\
Say what is meant in this game: `opponent` for the neighbours. Where a game of your own has it after
all, take the word out of its `lacks:`.
""",
    over_card=check_lacking_of_card,
    over_pack=check_lacking_of_boards,
)
