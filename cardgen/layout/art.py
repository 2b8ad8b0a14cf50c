"""A pack's own pictures: `art/<card>.jpg`, `.jpeg`, `.png` or `.webp` takes the emblem's place."""

from os.path import isdir, isfile, join

from cardgen.model.card import Card
from cardgen.model.pack import Pack

ENDINGS = (".jpg", ".jpeg", ".png", ".webp")


def picture_of(card: Card, pack: Pack) -> str:
    """The card's picture as a path from the root; empty where it has none."""
    folder = join(pack.folder, "art")
    if isdir(folder):
        for ending in ENDINGS:
            if isfile(join(folder, card.id + ending)):
                return f"cards/{pack.id}/art/{card.id}{ending}"
    return ""
