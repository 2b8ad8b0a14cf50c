"""A deck becomes faces: every front, and the back that they share."""

from typing import Literal

from cardgen.layout.assets import Assets
from cardgen.layout.compose import Composer
from cardgen.layout.face import Face
from cardgen.layout.subject import back, front
from cardgen.layout.template import load_layout
from cardgen.model.pack import Deck, Pack

Ink = Literal["full", "low"]


class Press:
    """Composes faces with the layouts of one root; layouts are read once."""

    def __init__(self, assets: Assets, *, ink: Ink = "full") -> None:
        self.assets, self.ink = assets, ink
        self._composers: dict[str, Composer] = {}

    def composer(self, name: str) -> Composer:
        """The composer of a layout; sparing ink is a layout of its own, `<name>-low-ink`."""
        full = name if self.ink == "full" else f"{name}-low-ink"
        if full not in self._composers:
            layout = load_layout(full, root=self.assets.root)
            self._composers[full] = Composer(layout, self.assets)
        return self._composers[full]

    def fronts(self, pack: Pack, deck: Deck, language: str) -> tuple[Face, ...]:
        """Every card of the deck in its order, copies not repeated."""
        composer, count = self.composer(deck.layout), len(deck.cards)
        return tuple(
            composer.face(front(card, pack, language, number=number, count=count))
            for number, card in enumerate(deck.cards, 1)
        )

    def back(self, pack: Pack, deck: Deck, language: str) -> Face:
        """The back of every card of the deck."""
        return self.composer(f"back-{deck.back}").face(back(pack, language))
