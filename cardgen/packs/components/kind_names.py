"""Kinds of components as packs name them: those of their game, or what this one lacks."""

from collections.abc import Iterator
from typing import Any

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import ComponentKind, GameSpec
from cardgen.model.located import ValueRef
from cardgen.packs.fields import slug
from cardgen.packs.games import SHIPPED, shipped_spec
from cardgen.packs.root import GAMES
from cardgen.schema.kinds import Kind, OneOf


class KindName(OneOf):
    """The name of one of the game's kinds of components; of those with a size, if `sized`."""

    def __init__(
        self, game: GameSpec, *, sized: bool = False, folds: bool = False, written: bool = False
    ) -> None:
        names = (
            name
            for name, kind in game.kinds.items()
            if (kind.folds, kind.written) == (folds, written) and (kind.size or not sized)
        )
        super().__init__(*names, what="a kind of component that the game has")
        self._game = game

    def read(self, value: object, where: ValueRef, report: Report) -> str | int | Missing:
        """The name; of a kind that other games have, the line that a game of one's own lacks."""
        usual = usual_kind(self._game, value) if isinstance(value, str) else None
        if usual is None or value in self._game.kinds or self._game.id in SHIPPED:
            return super().read(value, where, report)
        message = f'the game {self._game.id} has no kind "{value}", as others have'
        file = f"cards/{GAMES}/{self._game.id}.yaml"
        help = f"add to {file}, under kinds: {value}: {{{_line(usual)}}}"
        report.add(code="unknown-word", place=where.place, message=message, help=help)
        return MISSING

    @property
    def help(self) -> str:
        """What may be written, or what the game's file lacks."""
        of_ours = "a kind of your own stands in kinds: of cards/games/<game>.yaml"
        return f"{super().help}; {of_ours}" if self.options else of_ours

    def json_schema(self) -> dict[str, Any]:
        """Any name: editors do not know for which game a pack is."""
        return slug("a kind").json_schema()


def kind_name(
    game: GameSpec, *, sized: bool = False, folds: bool = False, written: bool = False
) -> Kind:
    """What names a kind of component: any name, while nobody knows the game."""
    if not game.id:
        return slug("a kind")
    return KindName(game, sized=sized, folds=folds, written=written)


def usual_kind(game: GameSpec, name: str) -> ComponentKind | None:
    """What a game means by the name of a kind; where it has none, what others mean by it."""
    specs = (game, *map(shipped_spec, SHIPPED))
    return next((spec.kinds[name] for spec in specs if name in spec.kinds), None)


def _line(kind: ComponentKind) -> str:
    """What a game's file says of a kind."""
    return ", ".join(f"{key}: {value}" for key, value in _said(kind))


def _said(kind: ComponentKind) -> Iterator[tuple[str, str]]:
    if kind.size:
        yield "size", f"{kind.size.width:g}x{kind.size.height:g}"
    if kind.shape.form != "rectangle":
        yield "shape", kind.shape.form
    if kind.shape.corners:
        yield "corners", f"{kind.shape.corners:g}"
    yield from ((key, "true") for key in ("folds", "written") if getattr(kind, key))
