"""Files of a build: stacks of cards imposed on sheets and painted, before anything is saved."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardgen.cli.printing.choosing import Stack
from cardgen.cli.printing.kinds import Kinds
from cardgen.cli.printing.memory import Memory
from cardgen.cli.printing.order import Order
from cardgen.exports.catalog import About
from cardgen.exports.document import pdf_bytes
from cardgen.exports.page import Page
from cardgen.exports.sheet_pages import figures_page, sheet_pages
from cardgen.layout.assets import Assets
from cardgen.layout.face import Face
from cardgen.layout.later import later
from cardgen.loading.suggest import listed
from cardgen.model.finding import Stop
from cardgen.sheets.arrangement import Arrangement
from cardgen.sheets.footer import Heading
from cardgen.sheets.furniture import furnish
from cardgen.sheets.imposition import impose
from cardgen.sheets.laying import lay
from cardgen.sheets.mirror import Edge
from cardgen.sheets.words import WORDS
from cardgen.units import Size

if TYPE_CHECKING:
    from cardgen.exports.pictures import Pictures


class Made(NamedTuple):
    """One finished file and what the manifest says of it."""

    name: str
    content: bytes
    pack: str
    language: str
    kind: str
    deck: str
    pages: int
    cards: int


class Faces(NamedTuple):
    """The fronts of a stack by card id, and the backs by deck id, in one language."""

    fronts: Mapping[str, Face]
    backs: Mapping[str, Face]


Job = tuple[str, Callable[[], Made]]


def files(
    stacks: Sequence[Stack],
    order: Order,
    assets: Assets,
    memory: Memory,
    *,
    kinds: Kinds,
) -> tuple[Job, ...]:
    """What is to be made, each file with a name to show: sheets of cards, then calibrations."""
    for language in dict.fromkeys(spoken for s in stacks for spoken in s.material.languages):
        _refuse_unspoken(language)
    jobs: dict[str, Callable[[], Made]] = {}
    lying: dict[Size, Arrangement] = {}
    for stack in stacks:
        arrangement = lying[stack.size] = lying.get(stack.size) or laid(stack, order)
        for language in stack.material.languages:
            if "cards" in kinds:
                name = f"{stack.material.pack.id} {stack.name} {language}"
                jobs[name] = partial(sheets, stack, arrangement, order, language, assets, memory)
    for stack in stacks if "calibration" in kinds else ():
        landscape = lying[stack.size].landscape
        for language in stack.material.languages:
            name = f"calibration {language}{' landscape' if landscape else ''}"
            jobs.setdefault(name, partial(calibrated, stack, order, language, assets, landscape))
    return tuple(jobs.items())


def _refuse_unspoken(language: str) -> None:
    """Stop for a language in which nobody has written what stands around the cards."""
    if language not in WORDS:
        known = listed(sorted(WORDS), joined_by="and")
        message = f'the words around the cards are not there in the language "{language}"'
        raise Stop(message, help=f"they are there in {known}; choose with --lang")


def sheets(
    stack: Stack,
    arrangement: Arrangement,
    order: Order,
    language: str,
    assets: Assets,
    memory: Memory,
) -> Made:
    """One stack in one language: compose, impose, paint."""
    faces = faces_of(stack, language)
    pages = imposed(stack, faces, arrangement, order, language, assets)
    return painted(stack, faces, pages, order, language, assets, memory)


def faces_of(stack: Stack, language: str) -> Faces:
    """The faces that the checks have composed and looked at; those of sound cards come later."""
    material = stack.material
    own = [one for one in material.faces if one.face.language == language]
    backs = {one.deck.id: one.face for one in own if one.card is None}
    fronts = {one.card.id: one.face for one in own if one.card is not None}
    for deck, cards in stack.parts:
        for card in cards:
            if card.id not in fronts:
                compose = partial(material.front, deck, card, language)
                fronts[card.id] = later(card.id, language, compose)
    return Faces(fronts, backs)


def laid(stack: Stack, order: Order) -> Arrangement:
    """How the cards of a stack lie on the paper; Stop when not one fits."""
    fold = order.duplex == "fold"
    return lay(stack.size, order.paper, bleed=order.bleed, margin=order.margin, fold=fold)


def imposed(
    stack: Stack,
    faces: Faces,
    arrangement: Arrangement,
    order: Order,
    language: str,
    assets: Assets,
) -> tuple[Page, ...]:
    """The pages of a stack, front and back in turn, with marks, ruler and footer."""
    pack = stack.material.pack
    numbers: dict[str, int] = {}
    order_of_faces = [numbers.setdefault(card.id, len(numbers)) for card in stack.cards]
    decks = {card.id: deck.id for deck, cards in stack.parts for card in cards}
    sheets = impose(order_of_faces, arrangement, duplex=order.duplex, offset=order.offset)
    heading = Heading(pack.title[language], pack.version, language)
    return sheet_pages(
        sheets,
        furnish(sheets, heading),
        fronts=[faces.fronts[card] for card in numbers],
        backs=[faces.backs[decks[card]] for card in numbers],
        measures=assets.faces,
        bookmark=f"{pack.title[language]}, {stack.name}",
    )


def painted(
    stack: Stack,
    faces: Faces,
    pages: Sequence[Page],
    order: Order,
    language: str,
    assets: Assets,
    memory: Memory,
) -> Made:
    """The PDF of a stack."""
    pack, decks = stack.material.pack, stack.name
    title = f"{pack.title[language]} {pack.version} · {decks} · {language} · {order.paper.title}"
    pictures = _pictures(stack, order)
    document = about(title, order, language)
    name = order.name(pack.id, decks, language)
    shelf = memory.shelf(pack, name, pages, backs=faces.backs)
    content = pdf_bytes(pages, document, shapes=assets.faces, pictures=pictures, shelf=shelf)
    return Made(name, content, pack.id, language, "card", decks, len(pages), len(stack.cards))


def _pictures(stack: Stack, order: Order) -> "Pictures | None":
    """What prepares the pictures of a pack; it is loaded only for packs that bring some."""
    if not (stack.material.pack.folder / "art").is_dir():
        return None
    from cardgen.exports.pictures import Pictures

    return Pictures(stack.material.root, order.out)


def calibrated(stack: Stack, order: Order, language: str, assets: Assets, landscape: bool) -> Made:
    """The sheet that measures a printer, as these cards lie on it and with their colours."""
    edge: Edge = "short" if order.duplex == "short" else "long"
    colours = stack.material.presses[0].composer(stack.parts[0].deck.layout).layout.colours
    palette = tuple((name, colour) for name, colour in colours.items() if colour != "none")
    from cardgen.sheets.calibration import calibration

    sides = calibration(
        order.paper, language=language, palette=palette, edge=edge, landscape=landscape
    )
    pages = [
        figures_page(
            side.page, lines=side.lines, patches=side.patches, labels=side.labels,
            measures=assets.faces, name=side.side,
        )
        for side in sides
    ]  # fmt: skip
    title = f"{order.paper.title} · {language}"
    content = pdf_bytes(pages, about(title, order, language), shapes=assets.faces)
    lying = "-landscape" if landscape else ""
    flipped = "-short" if edge == "short" else ""
    name = f"calibration-{language}-{order.paper.name}{lying}{flipped}.pdf"
    return Made(name, content, "", language, "calibration", "", len(pages), 0)


def about(title: str, order: Order, language: str) -> About:
    duplex = order.duplex if order.duplex != "fold" else "none"
    return About(title, language, duplex=duplex)


def shown_path(path: Path) -> str:
    """The path as a person in the working folder would type it."""
    here = Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)
