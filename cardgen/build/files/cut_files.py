"""Files for cutting machines, beside the sheets that they cut: one for all that are cut alike."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from cardgen.build.file_made import FileMade, Job
from cardgen.build.files.boxes import BoxRun
from cardgen.build.files.sheets import deck_files, run_layout
from cardgen.build.options import PrintOptions
from cardgen.build.selection import PrintRun
from cardgen.imposition.cutting.cut_file import CutFile, cut_box, cut_cards, write_svg
from cardgen.imposition.cutting.dxf import write_dxf
from cardgen.imposition.cutting.machines import Cutter
from cardgen.project.pack_view import PackView

CUT = "cut"


class CutSheets(NamedTuple):
    """Sheets `first` to `last` of a printed file, which one cut file serves."""

    first: int
    last: int
    cuts: CutFile

    @property
    def name(self) -> str:
        """The sheets as file names tell them."""
        return f"{self.first}" if self.first == self.last else f"{self.first}-{self.last}"


def cut_jobs(
    runs: Sequence[PrintRun], boxes: Sequence[BoxRun], cutter: Cutter, options: PrintOptions
) -> Iterator[Job]:
    """The cut files of all sheets, each with a name to show."""
    for run in chain.from_iterable(deck_files(run, options) for run in runs):
        layout = run_layout(run, options)
        sheets = tuple(_of_cards(run, options))
        for language in run.view.languages:
            printed = layout.options.name(
                *(run.view.pack.id, run.name, language),
                offset=layout.offset,
                number=run.number,
            )
            yield from _jobs(sheets, run.view, language, run.name, printed, cutter)
    for box in boxes:
        sheets = tuple(_of_boxes(box))
        for language in box.view.languages:
            printed = options.box_name(box.view.pack.id, box.of.id, language)
            yield from _jobs(sheets, box.view, language, box.of.id, printed, cutter)


def _of_cards(run: PrintRun, options: PrintOptions) -> Iterator[CutSheets]:
    """The full sheets, then the last one where it is not full."""
    arrangement = run_layout(run, options).arrangement
    full, rest = divmod(len(run.components), arrangement.count)
    if full:
        yield CutSheets(1, full, cut_cards(arrangement, arrangement.count))
    if rest:
        yield CutSheets(full + 1, full + 1, cut_cards(arrangement, rest))


def _of_boxes(run: BoxRun) -> Iterator[CutSheets]:
    every = (laid.sheet for planned in run.boxes for laid in planned.sheets)
    for number, sheet in enumerate(every, 1):
        yield CutSheets(number, number, cut_box(sheet))


def _jobs(
    sheets: Iterable[CutSheets],
    view: PackView,
    language: str,
    deck: str,
    printed: str,
    cutter: Cutter,
) -> Iterator[Job]:
    for one in sheets:
        for form in cutter.files:
            name = f"{printed.removesuffix('.pdf')}-cut-{one.name}.{form}"
            yield name, partial(_made, one, name, form, view.pack.id, language, deck)


def _made(sheets: CutSheets, name: str, form: str, pack: str, language: str, deck: str) -> FileMade:
    """A cut file; its pages are the sheets that it serves, its cards the pieces of each."""
    cuts = sheets.cuts
    text = write_svg(cuts, name) if form == "svg" else write_dxf(cuts)
    count = sheets.last - sheets.first + 1
    return FileMade(name, text.encode(), pack, language, CUT, deck, count, cuts.pieces)
