"""The table as a scenario begins, as the contents of a booklet: the game that the rules set up."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from cardgen.build.booklets.entries import EntryMaker
from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.city import BESIDE_CITY, City
from cardgen.effects.state.game import DuelState, Game
from cardgen.layout.booklet.position.table import (
    CardPlace,
    ConflictTrack,
    PlayerMat,
    PositionAge,
    StructureCard,
    TableCard,
    TablePosition,
)
from cardgen.model.card import COLOURS
from cardgen.model.text import Icon

if TYPE_CHECKING:
    from cardgen.project.prose.scenarios.played_scenarios import PlayedAge, PlayedScenarios

ORDER = (*COLOURS, "leader", "god")
PILES = {
    "discard": "discard", "leaders": "leaders_aside", "blacks": "blacks", "god_pile": "god_pile",
    "free_pile": "free_pile", "deck": "deck", "boxed": "boxed", "guilds": "guilds",
    "progress": "progress_shown", "progress_box": "progress_aside", "wonders": "wonders_aside",
}  # fmt: skip
FACE_DOWN = ("leaders", "god_pile", "blacks")  # of which a scenario names a few, and none is seen
SIGNS = {"stages": "stage", "victory": "victory", "defeat": "defeat", "debt": "debt",
         "diplomacy": "peace"}  # fmt: skip


class PositionMaker:
    """Makes positions in the language of a booklet."""

    def __init__(self, entries: EntryMaker, played: "PlayedScenarios") -> None:
        self._entries, self._played, self._language = entries, played, entries.language
        self._words = entries.words.position
        self._own = f"{entries.pack.id}/"
        self._card = cache(self._made)

    def position(self, ages: "Sequence[PlayedAge]") -> TablePosition:
        """The table at the beginning; where it is the same in several Ages, these are all told."""
        game = ages[0].start
        mats = tuple(self._mat(game, city) for city in game.cities)
        same = [one for one in ages if _lies_alike(one.start, game)]
        told = tuple(self._before(game, one) or self._age(one) for one in same)
        structure = tuple(self._structure(game, ages[0].hidden))
        places = tuple(self._piles(game))
        track = _track(game, game.duel) if game.duel else None
        said = ". ".join(self._said(game, mats, told, places, structure))
        return TablePosition(
            mats, told, f"{said}.", places, track, structure, self._words.places["structure"]
        )

    def _before(self, game: Game, one: "PlayedAge") -> PositionAge | None:
        """What comes before the Ages has the sign of the cards that are chosen then."""
        title = self._played.before_ages(one, self._language)
        cards = [card for city in game.cities for card in city.leaders]
        if not title or not cards:
            return None
        sign = self._card(cards[0].id, cards[0].definition.kind).sign
        return PositionAge("", title[0].upper() + title[1:], one.passes, self._way(one), sign)

    def _way(self, one: "PlayedAge") -> str:
        """What is passed, and which way."""
        said = {1: self._words.left, -1: self._words.right}.get(one.passes, "")
        return said.format(what=self._words.passed[one.passed]) if said else ""

    def _age(self, one: "PlayedAge") -> PositionAge:
        words, said = self._words, self._way(one)
        table = one.start.duel
        if table and table.starter:
            said = words.starts.format(name=self._player(table.starter))
        return PositionAge(one.age, words.age.format(age=one.age), one.passes, said)

    def _player(self, name: str) -> str:
        return self._played.player(name, self._language)

    def _mat(self, game: Game, city: City) -> PlayerMat:
        team = next((n for n, mates in enumerate(game.teams, 1) if city.player in mates), 0)
        mates = game.teams[team - 1] if team else ()
        others = ", ".join(self._player(mate) for mate in mates if mate != city.player)
        note = self._words.team.format(names=others) if others else ""
        board, picture = "", None
        if city.board.id:
            side = self._entries.words.side.format(side=city.board.side)
            name = self._played.board(city.board.id).name[self._language].text
            board = f"{name} · {side}"
            if city.board.id.startswith(self._own):
                own = city.board.id.removeprefix(self._own)
                picture = self._entries.board_side(own, city.board.side)
        return PlayerMat(
            self._player(city.player), tuple(_signs(city)), board,
            picture.drawing if picture else None, tuple(self._places(city)), team, note,
        )  # fmt: skip

    def _places(self, city: City) -> Iterator[CardPlace]:
        held = [card.piece for card in city.cards if card.piece]
        kinds = {piece.serial: piece.definition.kind for piece in held}
        laid = [piece for piece in held if kinds[piece.serial] not in BESIDE_CITY]
        yield from self._place("city", sorted(laid, key=_by_colour))
        yield from self._place("built", [one for one in held if kinds[one.serial] == "wonder"])
        for zone in ("wonders", "hand", "gods", "leaders"):
            yield from self._place(zone, getattr(city, zone))
        yield from self._place("progress", [one for one in held if kinds[one.serial] == "progress"])
        yield from self._place("buried", city.buried)

    def _place(self, name: str, pieces: Sequence[CardCopy]) -> Iterator[CardPlace]:
        if pieces:
            cards = tuple(self._card(piece.id, piece.definition.kind) for piece in pieces)
            yield CardPlace(self._words.places[name], cards)

    def _made(self, id: str, kind: str, hidden: bool = False) -> TableCard:
        """A card with the sign of its kind; those of the booklet's own pack have a picture."""
        known = self._entries.view.assets.signs.names
        sign = next((name for name in (f"card-{kind}", kind) if name in known), "")
        picture = None
        if id.startswith(self._own) and not hidden:
            picture = self._entries.picture(id.removeprefix(self._own))
        name = self._words.hidden if hidden else self._played.card(id, self._language)
        icon = Icon(sign) if sign and not hidden else None
        return TableCard(name, kind, icon, picture.drawing if picture else None, hidden)

    def _piles(self, game: Game) -> Iterator[CardPlace]:
        for zone, name in PILES.items():
            pieces = getattr(game, zone)
            if pieces and zone in FACE_DOWN:
                top = self._card(pieces[0].id, pieces[0].definition.kind, True)
                yield CardPlace(self._words.places[name], (top,))
            else:
                yield from self._place(name, pieces)

    def _structure(self, game: Game, hidden: frozenset[int]) -> Iterator[StructureCard]:
        for slot in game.duel.structure if game.duel else ():
            piece = slot.piece
            card = self._card(piece.id, piece.definition.kind, piece.serial in hidden)
            yield StructureCard(card, slot.row, slot.column)

    def _said(
        self,
        game: Game,
        mats: Sequence[PlayerMat],
        ages: Sequence[PositionAge],
        places: Sequence[CardPlace],
        structure: Sequence[StructureCard],
    ) -> Iterator[str]:
        """The position in words, for those who cannot see it."""
        yield "; ".join(", ".join(filter(None, (age.title, age.said))) for age in ages)
        for mat, city in zip(mats, game.cities, strict=True):
            tokens = (self._words.signs[name].format(number=n) for name, n in _numbers(city) if n)
            told = (mat.note, mat.board, *tokens, *map(_listed, mat.places))
            yield f"{mat.name} – {'; '.join(filter(None, told))}"
        if game.duel:
            yield self._pawn(game, game.duel)
        if structure:
            names = ", ".join(one.card.name for one in structure)
            yield f"{self._words.places['structure']} ({names})"
        yield from map(_listed, places)

    def _pawn(self, game: Game, table: DuelState) -> str:
        if not table.pawn:
            return self._words.middle
        side = self._player(game.seats[1 if table.pawn > 0 else 0])
        return self._words.pawn.format(number=abs(table.pawn), name=side)


def _listed(place: CardPlace) -> str:
    return f"{place.title} ({', '.join(card.name for card in place.cards)})"


def _by_colour(piece: CardCopy) -> int:
    kind = piece.definition.kind
    return ORDER.index(kind) if kind in ORDER else len(ORDER)


def _numbers(city: City) -> Iterator[tuple[str, int]]:
    """Coins and tokens by what they are."""
    yield "coins", city.coins
    yield "stages", len(city.stages)
    yield "victory", len(city.victory)
    for name in ("defeat", "debt", "diplomacy"):
        yield name, int(getattr(city, name))


def _signs(city: City) -> Iterable[Icon]:
    """Tokens as signs, one for each, and the coins behind them."""
    for name, number in _numbers(city):
        if name == "victory":
            yield from (Icon("victory", str(worth)) for worth in city.victory)
        elif name != "coins":
            yield from [Icon(SIGNS[name])] * number
    yield Icon("coin", str(city.coins))


def _lies_alike(one: Game, other: Game) -> bool:
    """Whether the same lies in the same places, whatever it does in the Age."""
    return _lying(one) == _lying(other)


def _lying(game: Game) -> tuple[object, ...]:
    mats = tuple(
        (city.player, city.board.id, city.board.side, *_numbers(city), city.victory,
         tuple(piece.id for piece in city.pieces()))
        for city in game.cities
    )  # fmt: skip
    return (*mats, *(tuple(piece.id for piece in getattr(game, pile)) for pile in PILES))


def _track(game: Game, table: DuelState) -> ConflictTrack:
    """The Conflict track: tokens lie where no player has taken them."""
    track, tokens = table.rules.track, []
    for sign, taker in ((1, game.cities[0]), (-1, game.cities[1])):
        left = list(taker.looted)
        for zone in track.zones:
            if zone.loot in left:
                left.remove(zone.loot)
            elif zone.loot:
                tokens.append((sign * zone.first, zone.loot))
    zones = tuple(zone.first for zone in track.zones)
    return ConflictTrack(track.spaces, table.pawn, tuple(tokens), zones)
