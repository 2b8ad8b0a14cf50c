"""Calibration pages of a build: one for the sheets that stand and one for those that lie."""

from collections.abc import Callable, Sequence
from functools import partial

from cardgen.build.file_made import FileMade, Job
from cardgen.build.files.sheets import document_info, run_layout
from cardgen.build.options import PrintOptions
from cardgen.build.selection import PrintRun
from cardgen.imposition.geometry import Edge
from cardgen.layout.assets import Assets
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import figures_page


def calibration_jobs(
    runs: Sequence[PrintRun], options: PrintOptions, assets: Assets
) -> tuple[Job, ...]:
    """The pages that are to be made, each with a name to show: one in each language for all sheets
    that lie alike, with the colours of the first."""
    jobs: dict[str, Callable[[], FileMade]] = {}
    for run in runs:
        lies = run_layout(run, options).arrangement.landscape
        for language in run.view.languages:
            name = f"calibration {language}{' landscape' if lies else ''}"
            make = partial(make_calibration, run, options, language, assets, lies)
            jobs.setdefault(name, make)
    return tuple(jobs.items())


def make_calibration(
    run: PrintRun, options: PrintOptions, language: str, assets: Assets, landscape: bool
) -> FileMade:
    """The sheet that measures a printer, as these cards lie on it and with their colours."""
    edge: Edge = "short" if options.duplex == "short" else "long"
    from cardgen.imposition.calibration import calibration_sheet

    words = assets.languages.sheet_words(language)
    sides = calibration_sheet(
        options.paper,
        words=words,
        palette=_palette(run),
        edge=edge,
        landscape=landscape,
    )
    pages = [
        figures_page(
            side.page, lines=side.lines, patches=side.patches, labels=side.labels,
            measures=assets.faces, name=words.footer.side[side.side],
        )
        for side in sides
    ]  # fmt: skip
    title = f"{words.calibration.title} · {options.paper.title}"
    content = pdf_bytes(pages, document_info(title, options, language), shapes=assets.faces)
    lying = "-landscape" if landscape else ""
    flipped = "-short" if edge == "short" else ""
    name = f"calibration-{language}-{options.paper.name}{lying}{flipped}.pdf"
    return FileMade(name, content, "", language, "calibration", "", len(pages), 0)


def _palette(run: PrintRun) -> tuple[tuple[str, str], ...]:
    """The colours of the first set, fronts and backs, by the names that their layouts give them;
    one that has two names is printed once."""
    composers, of = run.view.composers_by_ink[0], run.parts[0].of
    back, front = (composers.composer(one).layout.colours for one in (of.back_layout, of.layout))
    every = {**front, **{name: colour for name, colour in back.items() if name not in front}}
    named = {colour: name for name, colour in reversed(every.items()) if colour != "none"}
    return tuple((name, colour) for colour, name in reversed(named.items()))
