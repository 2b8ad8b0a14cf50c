"""Powers that speak of what their game has not."""

from collections.abc import Iterable, Iterator

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.project.pack_view import PackView


def check_lacking_of_card(view: PackView, card: Card) -> Iterator[Finding]:
    """A card whose text has one of the words: most are not parsed."""
    game = view.pack.game
    if game.lacks and card.may_say([_sought(word) for word in game.lacks]):
        varied = (power for variant in card.variants for power in variant.power)
        yield from _held(game, card.id, (*card.power, *varied, *_needed(card.entry)))


def check_lacking_of_boards(view: PackView) -> Iterator[Finding]:
    """Each board, its sides and stages."""
    game = view.pack.game
    for board in view.pack.wonders if game.lacks else ():
        for side in board.sides.values():
            powers = side.power, *(stage.power for stage in side.stages)
            yield from _held(game, board.id, (*powers, *_needed(board.entry)))


def _sought(word: str) -> str:
    """What of a word, or of a key and its word, stands in one line of an entry."""
    return word.rpartition(": ")[2].partition(" ")[0]


def _needed(entry: Map) -> Iterator[Map]:
    needs = entry.get("needs")
    if isinstance(needs, Map):
        yield needs


def _held(game: GameSpec, id: str, powers: Iterable[Map | Seq]) -> Iterator[Finding]:
    code = "game-lacks"
    told = (
        (where.place, word)
        for power in powers
        for where, key in _words(power)
        for word in (str(where.value), f"{key}: {where.value}")
        if word in game.lacks
    )
    for place, word in dict.fromkeys(told):
        message, instead = f'{game.title} knows no "{word}"', game.lacks[word]
        help = f"type {instead}" if instead else "nothing stands for it there: have another power"
        help += f"; cards/games/{game.id}.yaml lists what the game lacks"
        yield Finding(code, code, place, message, help, card=id)


def _words(value: Map | Seq, under: str = "") -> Iterator[tuple[ValueRef, str]]:
    """Each word of a power, and the key it stands under: the keys of its maps, and what they
    hold."""
    items = value.items() if isinstance(value, Map) else enumerate(value)
    for key, held in items:
        above = str(key) if isinstance(value, Map) else under
        if isinstance(value, Map):
            yield ValueRef(value, key, at_key=True), ""
        if isinstance(held, Map | Seq):
            yield from _words(held, above)
        else:
            yield ValueRef(value, key), above


GAME_LACKS = Check(
    slug="game-lacks",
    title="A power that speaks of what its game has not",
    why="""\
In Duel nobody sits between two neighbours, Wonders have no stages, there are no team mates, no
Victory and no Debt tokens; in 7 Wonders no Conflict pawn moves. The rules would find nobody and
nothing there, and the card would do nothing without a word. `lacks:` of the game lists such words,
each with what to type there instead, or none. `needs:` is looked at as well.
""",
    refused="""\
# in a pack of Duel
- id: iris
  power:
    - lose coins: 2
      who: neighbours     # the other player is the opponent
""",
    mend="""\
Say what is meant in this game, as the finding proposes: `opponent` for the neighbours. Where a game
of your own has it after all, take the word out of its `lacks:`.
""",
    over_card=check_lacking_of_card,
    over_pack=check_lacking_of_boards,
)
