"""Files of a build: stacks of cards imposed on sheets and painted, before anything is saved."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.build.cache import BuildCache
from cardgen.build.options import Kinds, PrintOptions
from cardgen.build.selection import PrintRun
from cardgen.imposition.arrangement import Arrangement, arrange_for_knife
from cardgen.imposition.footer import SheetHeading
from cardgen.imposition.geometry import Edge
from cardgen.imposition.impose import impose
from cardgen.imposition.slug_area import fill_slug_areas
from cardgen.layout.assets import Assets
from cardgen.layout.card_face import CardFace, PrintableFace, UncomposedFace
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage, figures_page, sheet_pages
from cardgen.units import Size

if TYPE_CHECKING:
    from cardgen.pdf.pictures import PictureCache


class FileMade(NamedTuple):
    """One finished file and what the manifest says of it."""

    name: str
    content: bytes
    pack: str
    language: str
    kind: str
    deck: str
    pages: int
    cards: int


class RunFaces(NamedTuple):
    """The fronts of a stack by card id, and the backs by deck id, in one language."""

    fronts: Mapping[str, PrintableFace]
    backs: Mapping[str, CardFace]


Job = tuple[str, Callable[[], FileMade]]


def sheet_jobs(
    runs: Sequence[PrintRun],
    order: PrintOptions,
    assets: Assets,
    cache: BuildCache,
    *,
    kinds: Kinds,
) -> tuple[Job, ...]:
    """What is to be made, each file with a name to show: sheets of cards, then calibrations."""
    for language in dict.fromkeys(spoken for s in runs for spoken in s.view.languages):
        assets.languages.sheet_words(language)  # stops before anything is made
    jobs: dict[str, Callable[[], FileMade]] = {}
    lying: dict[Size, Arrangement] = {}
    for run in runs:
        arrangement = lying[run.size] = lying.get(run.size) or arrangement_of(run, order)
        for language in run.view.languages:
            if "cards" in kinds:
                name = f"{run.view.pack.id} {run.name} {language}"
                jobs[name] = partial(make_sheets, run, arrangement, order, language, assets, cache)
    for run in runs if "calibration" in kinds else ():
        landscape = lying[run.size].landscape
        for language in run.view.languages:
            name = f"calibration {language}{' landscape' if landscape else ''}"
            jobs.setdefault(
                name, partial(make_calibration, run, order, language, assets, landscape)
            )
    return tuple(jobs.items())


def make_sheets(
    run: PrintRun,
    arrangement: Arrangement,
    order: PrintOptions,
    language: str,
    assets: Assets,
    cache: BuildCache,
) -> FileMade:
    """One stack in one language: compose, impose, paint."""
    faces = faces_of(run, language)
    pages = pages_of(run, faces, arrangement, order, language, assets)
    return paint_sheets(run, faces, pages, order, language, assets, cache)


def faces_of(run: PrintRun, language: str) -> RunFaces:
    """The faces that the checks have composed and looked at; of sound cards, how they are made."""
    view = run.view
    own = [one for one in view.faces if one.face.language == language]
    backs = {one.deck.id: one.face for one in own if one.card is None}
    fronts: dict[str, PrintableFace] = {one.card.id: one.face for one in own if one.card}
    for deck, cards in run.parts:
        for card in cards:
            if card.id not in fronts:
                compose = partial(view.front, deck, card, language)
                fronts[card.id] = UncomposedFace(card.id, compose)
    return RunFaces(fronts, backs)


def arrangement_of(run: PrintRun, order: PrintOptions) -> Arrangement:
    """How the cards of a stack lie on the paper; Stop when not one fits."""
    fold = order.duplex == "fold"
    return arrange_for_knife(
        run.size, order.paper, bleed=order.bleed, margin=order.margin, fold=fold
    )


def pages_of(
    run: PrintRun,
    faces: RunFaces,
    arrangement: Arrangement,
    order: PrintOptions,
    language: str,
    assets: Assets,
) -> tuple[PrintPage, ...]:
    """The pages of a stack, front and back in turn, with marks, ruler and footer."""
    pack = run.view.pack
    numbers: dict[str, int] = {}
    order_of_faces = [numbers.setdefault(card.id, len(numbers)) for card in run.cards]
    decks = {card.id: deck.id for deck, cards in run.parts for card in cards}
    sheets = impose(order_of_faces, arrangement, duplex=order.duplex, offset=order.offset)
    words = assets.languages.sheet_words(language)
    heading = SheetHeading(pack.title[language], pack.version, words.footer)
    return sheet_pages(
        sheets,
        fill_slug_areas(sheets, heading),
        fronts=[faces.fronts[card] for card in numbers],
        backs=[faces.backs[decks[card]] for card in numbers],
        measures=assets.faces,
        bookmark=f"{pack.title[language]}, {run.name}",
    )


def paint_sheets(
    run: PrintRun,
    faces: RunFaces,
    pages: Sequence[PrintPage],
    order: PrintOptions,
    language: str,
    assets: Assets,
    cache: BuildCache,
) -> FileMade:
    """The PDF of a stack."""
    pack, decks = run.view.pack, run.name
    title = f"{pack.title[language]} {pack.version} · {decks} · {language} · {order.paper.title}"
    pictures = _pictures(run, order)
    document = document_info(title, order, language)
    name = order.name(pack.id, decks, language)
    shelf = cache.shelf(pack, name, pages, backs=faces.backs)
    content = pdf_bytes(pages, document, shapes=assets.faces, pictures=pictures, shelf=shelf)
    return FileMade(name, content, pack.id, language, "card", decks, len(pages), len(run.cards))


def _pictures(run: PrintRun, order: PrintOptions) -> "PictureCache | None":
    """What prepares the pictures of a pack; it is loaded only for packs that bring some."""
    if not (run.view.pack.folder / "art").is_dir():
        return None
    from cardgen.pdf.pictures import PictureCache

    return PictureCache(run.view.root, order.out)


def make_calibration(
    run: PrintRun, order: PrintOptions, language: str, assets: Assets, landscape: bool
) -> FileMade:
    """The sheet that measures a printer, as these cards lie on it and with their colours."""
    edge: Edge = "short" if order.duplex == "short" else "long"
    colours = run.view.composers_by_ink[0].composer(run.parts[0].deck.layout).layout.colours
    palette = tuple((name, colour) for name, colour in colours.items() if colour != "none")
    from cardgen.imposition.calibration import calibration_sheet

    sides = calibration_sheet(
        order.paper,
        words=assets.languages.sheet_words(language),
        palette=palette,
        edge=edge,
        landscape=landscape,
    )
    pages = [
        figures_page(
            side.page, lines=side.lines, patches=side.patches, labels=side.labels,
            measures=assets.faces, name=side.side,
        )
        for side in sides
    ]  # fmt: skip
    title = f"{order.paper.title} · {language}"
    content = pdf_bytes(pages, document_info(title, order, language), shapes=assets.faces)
    lying = "-landscape" if landscape else ""
    flipped = "-short" if edge == "short" else ""
    name = f"calibration-{language}-{order.paper.name}{lying}{flipped}.pdf"
    return FileMade(name, content, "", language, "calibration", "", len(pages), 0)


def document_info(title: str, order: PrintOptions, language: str) -> DocumentInfo:
    duplex = order.duplex if order.duplex != "fold" else "none"
    return DocumentInfo(title, language, duplex=duplex)
