"""Powers and costs that speak of what their game has not."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.project.pack_view import PackView
from cardgen.suggest import join_words


def check_lacking_of_card(view: PackView, card: Card) -> Iterator[Finding]:
    """A card whose text has one of the words: most are not parsed."""
    game = view.pack.game
    if game.lacks and card.may_say(_sought(tuple(game.lacks))):
        varied = (power for variant in card.variants for power in variant.power)
        yield from _held(game, card.id, (*card.power, *varied, *_below(card.entry, "needs")))
        yield from _held(game, card.id, _below(card.entry, "cost"), cost=True)


def check_lacking_of_boards(view: PackView) -> Iterator[Finding]:
    """Each board, its sides and stages."""
    game = view.pack.game
    for board in view.pack.named_boards if game.lacks else ():
        for side in board.sides.values():
            powers = side.power, *(stage.power for stage in side.stages)
            yield from _held(game, board.id, (*powers, *_below(board.entry, "needs")))
        for typed in _maps(_below(board.entry, "sides")):
            yield from _held(game, board.id, _alone(typed, "produces"))
            for stage in _maps(_below(typed, "stages")):
                yield from _held(game, board.id, _below(stage, "cost"), cost=True)


@lru_cache(maxsize=16)  # those of a game are the same for all its cards
def _sought(words: tuple[str, ...]) -> tuple[str, ...]:
    """What of words, or of keys and their words, stands in one line of an entry."""
    return tuple(dict.fromkeys(word.rpartition(": ")[2].partition(" ")[0] for word in words))


def _maps(entries: Iterable[Map]) -> Iterator[Map]:
    """The maps that stand in some others."""
    yield from (held for entry in entries for held in entry.values() if isinstance(held, Map))


def _alone(entry: Map, key: str) -> Iterator[Map]:
    """The word that stands at a key, if one does, in a map without the others."""
    if key in entry:
        alone = Map(entry.file, entry.spot)
        alone[key], alone.spots[key] = entry[key], entry.spots[key]
        alone.key_spots[key] = entry.key_spots[key]
        yield alone


def _below(entry: Map, key: str) -> Iterator[Map]:
    """The map that stands at a key, if one does."""
    held = entry.get(key)
    if isinstance(held, Map):
        yield held


def _held(
    game: GameSpec, id: str, values: Iterable[Map | Seq], *, cost: bool = False
) -> Iterator[Finding]:
    """Each word of powers, or of a `cost`, that the game lacks."""
    code = "game-lacks"
    told = (
        (where.place, word)
        for value in values
        for where, key in _words(value)
        for word in (str(where.value), f"{key}: {where.value}")
        if word in game.lacks
    )
    for place, word in dict.fromkeys(told):
        message, instead = f'{game.title} knows no "{word}"', game.lacks[word]
        help = f"type {instead}" if instead else _nothing_there(game, word, cost=cost)
        help += f"; cards/games/{game.id}.yaml lists what the game lacks"
        yield Finding(code, code, place, message, help, card=id)


def _nothing_there(game: GameSpec, word: str, *, cost: bool) -> str:
    """What to do where nothing stands for a word."""
    resource = word in game.resources
    if not (cost or resource):
        return "nothing stands for it there: have another power"
    known = [name for name in game.payments if name not in game.lacks]
    if resource:
        among = join_words([name for name in known if name in game.resources], joined_by="and")
        return f"nothing stands for it there: the resources are {among}"
    return f"nothing stands for it there: the cost may be of {join_words(known)}"


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
    title="A power or a cost that speaks of what its game has not",
    why="""\
In Duel nobody sits between two neighbours, Wonders have no stages, there are no team mates, no
Victory and no Debt tokens; in 7 Wonders no Conflict pawn moves. The rules would find nobody and
nothing there, and the card would do nothing without a word. No city makes ore or cloth in Duel:
what costs them is never built but for coins. `lacks:` of the game lists such words, each with what
to type there instead, or none. Costs of cards and stages are looked at, and `needs:`.
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
