"""Low ink spares four fifths of the ink of aids too, page by page."""

import pytest

from cardgen.imposition.papers import PAPERS
from cardgen.layout.assets import Assets
from cardgen.layout.composers import InkUse
from cardgen.layout.marks import CardFace
from cardgen.layout.reference.contents import reference_contents
from cardgen.layout.reference.pages import reference_pages
from cardgen.project.load import Selection, load_project
from tests.cards.test_low_ink import SPARED, ink
from tests.conftest import ROOT

PACKS = ("faith", "leaders", "duel-leaders")
PROJECT = load_project(ROOT, Selection(packs=PACKS, languages=("fr",))).project
PAPER = PAPERS["a4"].size


def spared(full: CardFace, low: CardFace, assets: Assets) -> float:
    return 1 - ink(low, assets) / ink(full, assets)


@pytest.mark.parametrize("pack", PACKS)
def test_every_page_of_an_aid(pack: str, assets: Assets) -> None:
    (view,) = (one for one in PROJECT.packs if one.pack.id == pack)
    assert PROJECT.legend is not None
    cards = view.pack.printed_cards
    held = reference_contents(view.pack, cards, "fr", PROJECT.legend, view.powers, view.aid)

    def pages(use: InkUse) -> list[CardFace]:
        made = reference_pages(held, PAPER, assets, ink=use)
        return [CardFace("aid", "fr", PAPER, marks) for marks in made]

    taken = [spared(*both, assets) for both in zip(pages("full"), pages("low"), strict=True)]
    assert min(taken) >= SPARED, [f"{one:.2f}" for one in taken]
