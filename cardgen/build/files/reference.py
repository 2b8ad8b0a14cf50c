"""Icon references: one file for each pack and language, of the cards that are printed."""

from collections.abc import Iterator, Sequence
from functools import partial

from cardgen.build.file_made import FileMade, Job
from cardgen.build.files.sheets import document_info
from cardgen.build.options import PrintOptions
from cardgen.build.selection import PrintRun
from cardgen.layout.reference.contents import reference_contents
from cardgen.layout.reference.pages import reference_pages
from cardgen.model.card import Card
from cardgen.model.finding import Stop
from cardgen.model.legend import Legend
from cardgen.model.text import Icon
from cardgen.model.wonder import Wonder
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage
from cardgen.project.pack_view import PackView
from cardgen.project.printed.printed_works import front_works, signs_among, signs_of
from cardgen.project.project import Project
from cardgen.suggest import quantity

AID = "aid"


def reference_jobs(
    runs: Sequence[PrintRun], options: PrintOptions, project: Project
) -> tuple[Job, ...]:
    """What is to be made, each file with a name to show; nothing where no pack has an aid."""
    return tuple(
        (
            f"{view.pack.id} {AID} {language}",
            partial(make_reference, view, cards, options, language, legend),
        )
        for view in project.aided
        for legend in [project.legend_of(view.pack)]
        if legend
        for cards in [_cards(runs, view)]
        for language in view.languages
        if cards
    )


def aid_plan_lines(
    runs: Sequence[PrintRun], options: PrintOptions, project: Project
) -> Iterator[str]:
    """What `--plan` tells of aids where they are all that is asked for."""
    for _, make in reference_jobs(runs, options, project):
        made = make()
        pages = f"{quantity(made.pages, 'page')} of {options.paper.title}"
        yield f"{made.pack} {AID}: {pages} in the language {made.language}"


def _cards(runs: Sequence[PrintRun], view: PackView) -> tuple[Card, ...]:
    """The cards of a pack that are printed, each once, in their options."""
    mine = [run for run in runs if run.view is view]
    for run in mine:
        if run.name == AID:
            message = f'the deck "{AID}" and the icon reference would be the same file'
            raise Stop(message, help="give the deck another name, or print one: --only cards")
    return tuple({card.id: card for run in mine for card in run.cards}.values())


def _printed_signs(
    view: PackView, cards: Sequence[Card], language: str, *, whole: bool
) -> dict[str, tuple[Icon, ...]]:
    """The signs on the fronts of cards, and on boards and tokens where the `whole` pack is told."""
    known = view.assets.signs.names
    wanted = {card.id for card in cards}
    printed = {
        front.card.id: signs_among(front.drawings, known)
        for front in front_works(view, language)
        if front.card.id in wanted
    }
    boards = (
        shown for shown in view.composed.faces if whole and isinstance(shown.component, Wonder)
    )
    mine = (shown.face for shown in boards if shown.face.language == language)
    printed[""] = tuple(icon for face in mine for icon in signs_of(face, known))
    return printed


def make_reference(
    view: PackView, cards: Sequence[Card], options: PrintOptions, language: str, legend: Legend
) -> FileMade:
    """The icon reference of a pack in one language: compose, paint."""
    pack, assets = view.pack, view.assets
    aid = () if options.choice else view.aid
    whole = not options.choice
    printed = _printed_signs(view, cards, language, whole=whole)
    powers = view.powers
    said = reference_contents(pack, cards, language, legend, powers, aid, printed, whole=whole)
    size = options.paper.size
    sides = reference_pages(said, size, assets, ink=options.ink)
    title = f"{pack.title[language]} {pack.version} · {said.head.words['title']}"
    title = f"{title} · {options.paper.title}"
    pages = [
        PrintPage(size, (), marks, str(number), "" if number > 1 else title)
        for number, marks in enumerate(sides, 1)
    ]
    content = pdf_bytes(pages, document_info(title, options, language), shapes=assets.faces)
    name = options.page_name(pack.id, AID, language)
    return FileMade(name, content, pack.id, language, AID, "", len(pages), 0)
