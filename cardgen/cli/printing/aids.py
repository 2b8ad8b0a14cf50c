"""Icon references: one file for each pack and language, of the cards that are printed."""

from collections.abc import Sequence
from functools import partial

from cardgen.checks.review.library import Library
from cardgen.checks.review.material import Material
from cardgen.cli.printing.choosing import Stack
from cardgen.cli.printing.files import Job, Made, about
from cardgen.cli.printing.order import Order
from cardgen.exports.document import pdf_bytes
from cardgen.exports.page import Page
from cardgen.layout.aid.contents import contents
from cardgen.layout.aid.pages import aid_pages
from cardgen.model.card import Card
from cardgen.model.finding import Stop
from cardgen.model.legend import Legend

AID = "aid"


def aids(stacks: Sequence[Stack], order: Order, library: Library) -> tuple[Job, ...]:
    """What is to be made, each file with a name to show; nothing where no pack has an aid."""
    legend = library.legend
    return tuple(
        (
            f"{material.pack.id} {AID} {language}",
            partial(aid, material, cards, order, language, legend),
        )
        for material in library.aided
        if legend
        for cards in [_cards(stacks, material)]
        for language in material.languages
        if cards
    )


def _cards(stacks: Sequence[Stack], material: Material) -> tuple[Card, ...]:
    """The cards of a pack that are printed, each once, in their order."""
    mine = [stack for stack in stacks if stack.material is material]
    for stack in mine:
        if stack.name == AID:
            message = f'the deck "{AID}" and the icon reference would be the same file'
            raise Stop(message, help="give the deck another name, or print one: --only cards")
    return tuple({card.id: card for stack in mine for card in stack.cards}.values())


def aid(
    material: Material, cards: Sequence[Card], order: Order, language: str, legend: Legend
) -> Made:
    """The icon reference of a pack in one language: compose, paint."""
    pack, assets = material.pack, material.assets
    said = contents(pack, cards, language, legend, material.powers)
    size = order.paper.size
    sides = aid_pages(said, size, assets, ink=order.ink)
    title = f"{pack.title[language]} {pack.version} · {said.words['title']} · {order.paper.title}"
    pages = [
        Page(size, (), marks, str(number), "" if number > 1 else title)
        for number, marks in enumerate(sides, 1)
    ]
    content = pdf_bytes(pages, about(title, order, language), shapes=assets.faces)
    name = order.page_name(pack.id, AID, language)
    return Made(name, content, pack.id, language, AID, "", len(pages), 0)
