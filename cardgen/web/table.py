"""The table as a scenario begins, as parts of a page: everything that lies there is words."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from cardgen.layout.booklet.position.table import (
    CardPlace,
    ConflictTrack,
    PlayerMat,
    PositionAge,
    TableCard,
    TablePosition,
)
from cardgen.model.language import PositionWords
from cardgen.web.pictures import PictureShelf
from cardgen.web.runs import RunMaker

Part = Mapping[str, Any]


def table_part(
    said: TablePosition, maker: RunMaker, shelf: PictureShelf, words: PositionWords
) -> Part:
    """Mats of players, what lies between them, the rows of a structure from the far one."""
    ordered = sorted(said.structure, key=lambda card: (card.row, card.column))
    rows = groupby(ordered, lambda card: card.row)
    return {
        "kind": "table",
        "ages": [_age(one, maker) for one in said.ages],
        "mats": [_mat(mat, maker, shelf) for mat in said.mats],
        "places": [_place(place, maker) for place in said.places],
        "laid": said.laid,
        "structure": [[_card(one.card, maker) for one in row] for _, row in rows],
        "track": _track(said.track, said.mats, words) if said.track else None,
    }


def _age(age: PositionAge, maker: RunMaker) -> Part:
    """An Age, or a sign instead, with the way that hands are passed."""
    sign = maker.symbols.row((age.sign,)) if age.sign else None
    turn = ("counter" if age.passes < 0 else "clockwise") if age.passes else ""
    return {
        "numeral": age.age, "sign": sign, "turn": turn, "title": age.title, "said": age.said,
    }  # fmt: skip


def _mat(mat: PlayerMat, maker: RunMaker, shelf: PictureShelf) -> Part:
    return {
        "name": mat.name,
        "note": mat.note,
        "signs": maker.symbols.row(mat.signs) if mat.signs else None,
        "board": mat.board,
        "picture": shelf.shown(mat.picture, mat.board, small=True) if mat.picture else None,
        "places": [_place(place, maker) for place in mat.places],
    }


def _place(place: CardPlace, maker: RunMaker) -> Part:
    return {"title": place.title, "cards": [_card(card, maker) for card in place.cards]}


def _card(card: TableCard, maker: RunMaker) -> Part:
    sign = maker.symbols.row((card.sign,)) if card.sign else None
    return {"name": card.name, "sign": sign, "hidden": card.hidden, "look": card.kind}


def _track(track: ConflictTrack, mats: tuple[PlayerMat, ...], words: PositionWords) -> Part:
    """The spaces of the track from the first player's capital, and where its pawn is in words."""
    said = words.middle
    if track.pawn:
        said = words.pawn.format(number=abs(track.pawn), name=mats[track.pawn > 0].name)
    tokens = dict(track.tokens)
    half = track.spaces // 2
    spaces = [(at == track.pawn, tokens.get(at, 0)) for at in range(-half, half + 1)]
    return {"said": said, "spaces": spaces}
