"""The game at the beginning of a Duel scenario."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

from cardgen.effects.state.cards import CardCopy, Permanent
from cardgen.effects.state.city import City
from cardgen.effects.state.game import DuelState, Game, StructureSlot
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.duel.schema import EMPTY
from cardgen.engine.scenario.model import DuelGiven, DuelGivenPlayer
from cardgen.engine.scenario.setup import Zones, refuse_misfits
from cardgen.model.ages import AGES
from cardgen.model.card import COLOURS
from cardgen.model.constants import Row
from cardgen.schema.records import attribute_name
from cardgen.suggest import did_you_mean, join_words

CopyCards = Callable[[Sequence[str]], tuple[CardCopy, ...]]
HANDS: Zones = {
    "city": (*COLOURS, "leader"),
    "progress": ("progress",),
    **dict.fromkeys(("built", "wonders"), ("wonder",)),
    **dict.fromkeys(("leaders", "buried"), ("leader",)),
}
HEAPS: Zones = {
    **dict.fromkeys(("discard", "deck", "boxed"), COLOURS),
    "guilds": ("purple",),
    **dict.fromkeys(("progress", "progress box"), ("progress",)),
    "wonders": ("wonder",),
    "leaders": ("leader",),
}
PILES = tuple(map(attribute_name, HEAPS))


def set_up_duel(given: DuelGiven, library: CardLibrary, age: str) -> Game:
    """Everything in its place. Illegal where something cannot lie there."""
    refuse_misfits(given, HANDS, HEAPS, lambda name: library.definition(name, frozenset()).kind)
    plays, numbers = frozenset(given.plays), count()
    rules = library.duel(plays)

    def pieces(ids: Sequence[str]) -> tuple[CardCopy, ...]:
        return tuple(CardCopy(library.definition(each, plays), next(numbers)) for each in ids)

    cities = tuple(_city(name, held, pieces, age) for name, held in given.players.items())
    rows = rules.structures[AGES.index(age)]
    _refuse_misplaced(given, rows, rules.track.spaces)
    game = Game(
        cities=cities,
        age=AGES.index(age),
        phase=Phase.TURNS if given.structure else None,
        turn=1,
        plays=plays,
        seed=given.seed,
        duel=DuelState(
            rules,
            structure=tuple(_slots(given.structure, rows, pieces)),
            pawn=_pawn(given),
            starter=given.starts,
            active=given.starts,
        ),
    )
    piles: dict[str, Any] = {pile: pieces(getattr(given, pile)) for pile in PILES}
    return replace(game, **piles)


def _refuse_misplaced(given: DuelGiven, rows: Sequence[Row], spaces: int) -> None:
    """Illegal where the scenario names players or places that are not there."""
    named = [("pawn", name) for name in given.pawn]
    for what, name in (*named, *((("starts", given.starts),) if given.starts else ())):
        if name not in given.players:
            message = f"nobody here is called {name}{did_you_mean(name, given.players)}"
            legal = f"here sit {join_words(given.players, joined_by='and')}"
            raise Illegal("unknown-player", message, legal, path=(what,))
    if len(given.pawn) > 1 or any(number >= spaces for number in given.pawn.values()):
        legal = f"write one side, up to {spaces - 1} spaces"
        raise Illegal("no-such-place", "the pawn cannot stand there", legal, path=("pawn",))
    if len(given.structure) > len(rows):
        message = f"the structure of this Age has {len(rows)} rows"
        legal = "rows are written from the far one"
        raise Illegal("no-such-place", message, legal, path=("structure", len(rows)))
    for number, (ids, row) in enumerate(zip(given.structure, rows, strict=False), 1):
        if len(ids) > len(row.columns):
            message = f"row {number} of this Age has {len(row.columns)} places, found {len(ids)}"
            legal = "rows are written from the far one"
            raise Illegal("no-such-place", message, legal, path=("structure", number - 1))


def _city(name: str, given: DuelGivenPlayer, pieces: CopyCards, age: str) -> City:
    laid = pieces((*given.built, *given.city, *given.progress))
    return City(
        player=name,
        cards=tuple(
            Permanent(piece.definition.kind, piece.definition.powers[AGES.index(age)], piece)
            for piece in laid
        ),
        wonders=pieces(given.wonders),
        leaders=pieces(given.leaders),
        buried=pieces(given.buried),
        coins=given.coins,
        looted=given.looted,
    )


def _slots(
    rows: Sequence[Sequence[str]], layout: Sequence[Row], pieces: CopyCards
) -> Iterator[StructureSlot]:
    for number, (ids, row) in enumerate(zip(rows, layout, strict=False)):
        for card, column in zip(ids, row.columns, strict=False):
            if card != EMPTY:
                yield StructureSlot(number, column, row.face, pieces([card])[0])


def _pawn(given: DuelGiven) -> int:
    """Spaces towards the capital of the second seat."""
    first, second = given.players
    return given.pawn.get(second, 0) - given.pawn.get(first, 0)
