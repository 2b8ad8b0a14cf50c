"""From a project without errors to finished files: what is to be made, and all of it saved."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from cardgen.build.cache import BuildCache
from cardgen.build.file_made import FileMade, Job, jobs_by_language
from cardgen.build.files.extras import APART, PackExtras
from cardgen.build.files.shared_sheets import share_sheets
from cardgen.build.files.sheets import deck_files, run_layout, sheet_jobs
from cardgen.build.options import BOOKLETS, PNG, WEB, BuildRequest, Kinds, PrintOptions
from cardgen.build.printers import describe_moves
from cardgen.build.selection import PrintRun, print_runs
from cardgen.imposition.cutting.machines import Cutter
from cardgen.model.finding import Stop
from cardgen.output.folder import lock_folder, refuse_linked_folders
from cardgen.output.manifest import (
    ManifestEntry,
    manifest_entry,
    manifest_name,
    read_manifest,
    write_manifest,
    write_part_manifest,
)
from cardgen.output.safe_files import OUT, Spool, save_files
from cardgen.project.project import Project
from cardgen.suggest import join_words, quantity

if TYPE_CHECKING:  # only packs with a rulebook load what makes it
    from cardgen.build.booklets.book import PrintedBook


def runs_of(request: BuildRequest, project: Project) -> tuple[PrintRun, ...]:
    """The decks that are printed together. Stop when the choice names what is not there."""
    if request.kinds <= APART:
        return ()
    runs = print_runs(project.packs, request.options.choice, request.kinds)
    return share_sheets(runs, request.options) if len(runs) > 1 else runs


def large_deck_files(request: BuildRequest, project: Project) -> tuple[PrintRun, ...]:
    """The files of the decks that take several; none where the choice of cards is at fault, or one
    is too large for the paper: that is told once everything has been looked at."""
    try:
        wanted = [run for run in runs_of(request, project) if run.is_wanted(request.kinds)]
        files = [deck_files(run, request.options) for run in wanted]
    except Stop:
        return ()
    return tuple(one for several in files if len(several) > 1 for one in several)


def remarks_on(
    runs: Sequence[PrintRun], extras: PackExtras, options: PrintOptions
) -> tuple[str, ...]:
    """What a person should know of the options before paper is used."""
    moved = _moves(runs, options) if options.offsets.measured else ()
    folded: Iterable[str] = ()
    if options.duplex == "fold":
        from cardgen.build.plan import fold_remarks

        folded = fold_remarks(runs, options)
    boxed: Iterable[str] = ()
    if extras.boxes:
        from cardgen.build.files.boxes import box_remarks

        boxed = box_remarks(extras.boxes, options)
    told = (*moved, *folded, *boxed)
    told = (*unprinted_remarks(runs), *told)
    return (*told, cutter_remark(options.cutter)) if options.cutter else told


def unprinted_remarks(runs: Sequence[PrintRun]) -> Iterator[str]:
    """The decks with words that are not printed beside others of their pack: few are meant so.

    A deck without words holds facts.
    """
    for pack in dict.fromkeys(run.view.pack.id for run in runs if run.of_cards):
        view = next(run.view for run in runs if run.view.pack.id == pack)
        for deck in view.pack.decks:
            if not deck.printed and any(card.text for card in deck.cards):
                count = quantity(len(deck.cards), "card")
                yield (
                    f"{pack} {deck.id}: {count} not printed, since the deck names no layout; to"
                    " print it, say layout: and back: in pack.yaml"
                )


def cutter_remark(cutter: Cutter) -> str:
    """What must be set in the program of a machine, or what it cannot do."""
    if cutter.marks is None:
        return (
            f"{cutter.title} reads only marks that it prints itself: lay sheets on its mat by hand"
        )
    arm, width = cutter.marks.arm, cutter.marks.width
    return (
        f"set the registration marks of {cutter.title} to 3 marks, length {arm:g} mm,"
        f" thickness {width:g} mm, inset {cutter.inset:g} mm"
    )


def _moves(runs: Sequence[PrintRun], options: PrintOptions) -> tuple[str, ...]:
    """Where backs go, upright sheets first."""
    lying = {run_layout(run, options).arrangement.landscape for run in runs}
    return tuple(describe_moves(options.offsets, landscape=one) for one in sorted(lying))


def file_jobs(
    request: BuildRequest,
    runs: Sequence[PrintRun],
    extras: PackExtras,
    project: Project,
    cache: BuildCache,
    spool: Spool,
    *,
    before: int = 0,
) -> tuple[Job, ...]:
    """What is to be made for a request, each file with a name to show. Stop where it is nothing.

    Pictures wait in the `spool` until they are saved. `before` these stand so many files of large
    decks, which are made by themselves.
    """
    options, part = request.options, request.part
    sheets = [run for run in runs if run.is_wanted(request.kinds)]
    jobs = sheet_jobs(sheets, options, project.assets, cache)
    if "calibration" in request.kinds:
        from cardgen.build.files.calibration import calibration_jobs

        jobs = (*jobs, *calibration_jobs(runs, options, project.assets))
    if PNG in request.kinds:
        from cardgen.build.files.picture import picture_jobs

        jobs = (*jobs, *picture_jobs(runs, options, spool))
    if options.cutter:
        from cardgen.build.files.cut_files import cut_jobs

        jobs = (*jobs, *cut_jobs(sheets, extras.boxes, options.cutter, options))
    jobs = (*jobs, *_extra_jobs(extras, options))
    if project.aided and "aid" in request.kinds:
        from cardgen.build.files.reference import reference_jobs

        jobs = (*jobs, *reference_jobs(runs, options, project))
    if not (jobs or extras.books or before):
        raise _nothing_to_print(runs)
    count = before + len(jobs)
    jobs = part.share(jobs, before=before) if part else jobs
    return (*jobs, *_book_jobs(extras.books, request, cache, before=count))


def _extra_jobs(extras: PackExtras, options: PrintOptions) -> Iterator[Job]:
    """What is to be made of whole packs, their rulebooks apart."""
    if extras.boxes:
        from cardgen.build.files.boxes import make_boxes

        yield from jobs_by_language(extras.boxes, make_boxes, options)
    if extras.pads:
        from cardgen.build.files.score_pads import make_pads

        yield from jobs_by_language(extras.pads, make_pads, options)
    if extras.credited:
        from cardgen.build.files.credits import credits_jobs

        yield from credits_jobs(extras.credited, options)


def _book_jobs(
    books: "Sequence[PrintedBook]", request: BuildRequest, cache: BuildCache, *, before: int
) -> Sequence[Job]:
    """What is to be made of rulebooks, by several processes, in the order of the books."""
    if not books:
        return ()
    from cardgen.build.booklets.files import booklet_jobs
    from cardgen.build.side_by_side import side_by_side

    options = request.options
    order = [name for name, _ in booklet_jobs(books, request.kinds, options)]
    made = (booklet_jobs(some, kinds, options) for some, kinds in _book_tasks(books, request.kinds))
    tasks = [cache.book_jobs(jobs, options) for jobs in made]
    tasks = [*request.part.share(tasks, before=before)] if request.part else tasks
    return sorted(side_by_side(tasks), key=lambda job: order.index(job[0]))


def _book_tasks(
    books: "Sequence[PrintedBook]", kinds: Kinds
) -> "Iterator[tuple[Sequence[PrintedBook], Kinds]]":
    """The books and kinds of files that one process makes: all of a pack, for they share drawings
    and examples. Those of the last pack are parted, so that no processor waits for it: its pages of
    the web show drawings in a size of their own. Its languages show them alike, and two processes
    would draw each of them twice; they are parted where nothing else can be."""
    packs = [list(of_pack) for _, of_pack in groupby(books, lambda one: one.view.pack.id)]
    yield from ((of_pack, kinds) for of_pack in packs[:-1])
    paged, web = (kinds & BOOKLETS) - {WEB}, kinds & {WEB}
    if paged and web:
        yield from ((packs[-1], some) for some in (paged, web))
    else:
        yield from (([book], kinds) for book in packs[-1])


def _nothing_to_print(runs: Sequence[PrintRun]) -> Stop:
    """Why no file is made of packs that have something to print."""
    packs = join_words(dict.fromkeys(run.view.pack.id for run in runs), joined_by="and")
    message = (
        f"no aid goes with {packs}: where a game has no rules, signs mean nothing by themselves"
    )
    help = "write its player aid, cards/PACK/aid.yaml, as docs/another-game.md shows"
    return Stop(message, help=f"{help}; or print what there is: --only cards")


def save_output(
    files: Sequence[FileMade], request: BuildRequest, made_of: str
) -> tuple[ManifestEntry, ...]:
    """Save everything while nobody else writes there. Stop leaves all as it was.

    Parts of a build may have one folder: each waits for the others, and tells its own files alone,
    and what it is `made_of`.
    """
    options, name = request.options, manifest_name(request.part)
    entries = tuple(_entry(made, options) for made in files)
    with lock_folder(options.out, patient=request.part is not None):
        read_manifest(options.out, name)  # one of others stops before anything takes its place
        contents = {options.out / made.name: made.parts for made in files}
        refuse_linked_folders(options.out, contents)
        save_files(contents, elsewhere=OUT)
        if request.part:
            write_part_manifest(options.out, name, entries, made_of=made_of)
        else:
            write_manifest(options.out, entries)
    return entries


def _entry(made: FileMade, options: PrintOptions) -> ManifestEntry:
    paper = "" if made.kind in (PNG, WEB) else options.paper.name
    return manifest_entry(
        options.out, options.out / made.name, made.content,
        pack=made.pack, language=made.language, kind=made.kind, deck=made.deck,
        paper=paper, pages=made.pages, cards=made.cards,
    )  # fmt: skip
