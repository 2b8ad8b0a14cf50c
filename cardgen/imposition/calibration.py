"""The calibration sheet: is the scale true, do backs lie behind fronts, what margin is printed?"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from cardgen.imposition.figures import BLACK, CAPITALS, Label, Patch, Stroke
from cardgen.imposition.geometry import Edge, Mirror, flip, offset_option
from cardgen.imposition.panel import TEXT, TITLE, Swatch, TextPanel, name_colours
from cardgen.imposition.papers import Paper
from cardgen.imposition.registration_targets import (
    ARM,
    back_targets,
    cross_numbers,
    front_targets,
    ruler_cross,
)
from cardgen.imposition.vernier import (
    FRAME,
    SPAN,
    SQUARE,
    VernierRow,
    back_squares,
    degrees_per_mm,
    frame_numbers,
    front_frames,
    print_number,
    standing_rows,
    vernier_rows,
)
from cardgen.model.frozen import frozen
from cardgen.model.language import CalibrationWords, SheetWords
from cardgen.units import Box, Size

MARGINS = (3.0, 5.0, 8.0)

_NUMBER, _TICK = 1.6, 1.5  # mm of font size of the number of a frame, and of what it hangs on
_INSET = 13.0  # words keep clear of the margin frames
_TARGETS = SPAN + 9.0  # half the square that the verniers take with their numbers
_GREYS = 11
_LEGEND = 8.0
_SWATCH = 18.0


@frozen
class CalibrationPage:
    """One side of the calibration sheet, in mm from the page's top left corner."""

    side: Literal["front", "back"]
    page: Size
    lines: tuple[Stroke, ...]
    patches: tuple[Patch, ...]
    labels: tuple[Label, ...]


class _Job(NamedTuple):
    """What is printed on, how it is turned over, and in which words it is explained."""

    paper: Paper
    page: Size
    edge: Edge
    words: SheetWords

    @property
    def say(self) -> CalibrationWords:
        return self.words.calibration

    @property
    def centre(self) -> tuple[float, float]:
        return self.page.width / 2, self.page.height / 2

    @property
    def mirror(self) -> Mirror:
        return flip(self.page, self.edge)


def calibration_sheet(
    paper: Paper,
    *,
    words: SheetWords,
    palette: Sequence[Swatch] = (),
    edge: Edge = "long",
    landscape: bool = False,
) -> tuple[CalibrationPage, CalibrationPage]:
    """Front and back of the sheet that measures a printer.

    Print it as the card sheets are printed: the same paper, flip edge and page orientation, since
    a printer driver turns a lying page its own way. The numbers read go into `offset_from`.
    `palette` are the game's colours by the names that layouts give them.
    """
    page = paper.size.turned() if landscape else paper.size
    job = _Job(paper, page, edge, words)
    return _front(job, name_colours(palette, words.colours)), _back(job)


def _front(job: _Job, palette: Sequence[Swatch]) -> CalibrationPage:
    first, second = _panels(job.page)
    explained, coloured = _explained(first, job), _coloured(second, job.say, palette)
    verniers = vernier_rows(job.centre)
    targets, target_frames = front_targets(job.centre, SPAN)
    patches = [*_margin_frames(job.page), *target_frames]
    patches += [frame for row in verniers for frame in front_frames(row)]
    labels = [*_margin_numbers(job.page), *cross_numbers(job.centre)]
    labels += [label for row in verniers for label in frame_numbers(row, job.say.decimal)]
    labels += [_name(row, job.say) for row in verniers]
    return CalibrationPage(
        side="front",
        page=job.page,
        lines=(*ruler_cross(job.centre), *targets, *_margin_ticks(job.page)),
        patches=(*patches, *explained.patches, *coloured.patches),
        labels=(*labels, *explained.labels, *coloured.labels),
    )


def _back(job: _Job) -> CalibrationPage:
    panel = _panels(job.page)[1].skipped(4.0)
    panel = panel.said(job.say.back, TITLE, bold=True).said(job.say.through)
    targets, dots = back_targets(job.centre, SPAN)
    found = [square for row in vernier_rows(job.centre) for square in back_squares(row, job.mirror)]
    return CalibrationPage("back", job.page, tuple(targets), (*found, *dots), panel.labels)


def _panels(page: Size) -> tuple[TextPanel, TextPanel]:
    """The free boxes above and below the verniers, or to their left and right on a lying page."""
    inside = Box(0, 0, *page).grown(-_INSET)
    if page.width <= page.height:
        height = page.height / 2 - _TARGETS - _INSET
        second = Box(inside.x, page.height / 2 + _TARGETS, inside.width, height)
        return TextPanel(inside._replace(height=height)), TextPanel(second)
    width = page.width / 2 - _TARGETS - _INSET
    second = Box(page.width / 2 + _TARGETS, inside.y, width, inside.height)
    return TextPanel(inside._replace(width=width)), TextPanel(second)


def _explained(panel: TextPanel, job: _Job) -> TextPanel:
    """The title, the numbered steps, and the third step as a picture."""
    panel = panel.said(f"{job.say.title} ({job.paper.title})", TITLE, bold=True)
    for number, step in enumerate(_steps(job), 1):
        panel = panel.said(f"{number}. {step}")
    side = _LEGEND * SQUARE / FRAME
    aside = (_LEGEND - side) / 2
    shown = (job.say.wrong, -aside), (job.say.right, 0.0), (job.say.wrong, aside)
    return panel.skipped(2.0).framed(shown, _LEGEND, side)


def _steps(job: _Job) -> Iterator[str]:
    say = job.say
    rows = (say.rows[name] for name in standing_rows(job.mirror))
    first, second = (name.replace(" ", "\u00a0") for name in rows)  # a formula stands in one line
    slope = print_number(round(degrees_per_mm(), 2), say.decimal)
    yield say.print_both.format(flip=job.words.footer.flip[job.edge])
    yield say.measure
    yield say.hold
    yield f"{say.means} {say.rotation.format(first=first, second=second, degrees=slope)}"
    yield say.use.format(typed=f"{offset_option(job.page)}\u00a00.5,-1,0.2")


def _coloured(panel: TextPanel, say: CalibrationWords, palette: Sequence[Swatch]) -> TextPanel:
    """Advice on margins, grey steps, and the game's colours in rows."""
    margins = ", ".join(f"{margin:g}" for margin in MARGINS)
    panel = panel.skipped(4.0).said(say.frames.format(margins=margins, typed=f"{MARGINS[1]:g}"))
    panel = panel.said(say.greys).swatches(tuple(_greys()), 6.0, cells=_GREYS)
    if palette:
        panel = panel.said(say.colours)
    cells = max(3, int(panel.box.width / _SWATCH))
    for start in range(0, len(palette), cells):
        panel = panel.swatches(palette[start : start + cells], 7.0, cells=cells)
    return panel


def _greys() -> Iterator[Swatch]:
    """Black in tenths, from bare paper to full."""
    for step in range(_GREYS):
        level = round(255 * (1 - step / (_GREYS - 1)))
        yield f"{step * 10}", f"#{level:02X}{level:02X}{level:02X}"


def _margin_frames(page: Size) -> Iterator[Patch]:
    for margin in MARGINS:
        yield Patch(Box(0, 0, *page).grown(-margin), stroke=BLACK, width=0.2)


def _margin_ticks(page: Size) -> Iterator[Stroke]:
    """What each frame's number hangs on: a tick from the upper line, short of the next one."""
    for margin, x in _hung(page):
        yield Stroke(x, margin, x, margin + _TICK, width=0.2)


def _margin_numbers(page: Size) -> Iterator[Label]:
    """Each frame's distance from the edge, beside its tick; nothing of it lies nearer the edge."""
    for margin, x in _hung(page):
        baseline = margin + (_TICK + _NUMBER * CAPITALS) / 2
        yield Label(x + 0.7, baseline, f"{margin:g}\u202fmm", _NUMBER, bold=True)


def _hung(page: Size) -> Iterator[tuple[float, float]]:
    """Each margin, and where its number hangs: one beside the other."""
    for index, margin in enumerate(MARGINS):
        yield margin, page.width / 2 + (index - 1) * 14


def _name(row: VernierRow, say: CalibrationWords) -> Label:
    """A lying row is named on its inner side, a standing one above its first frame."""
    x, y = row.centre
    rise = {"top": 6.0, "bottom": -4.2}.get(row.name, -(ARM + 3.2))
    return Label(x, y + rise, say.rows[row.name], TEXT, align="centre", bold=True)
