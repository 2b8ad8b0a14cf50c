"""Marks of packs: those that nobody has drawn, and those of which part is lost in one colour."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.layout.marks import Colour, Gradient, Path
from cardgen.model.finding import Finding, Stop
from cardgen.outlines import Segments
from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.packs.misplaced import ask_or_place
from cardgen.project.pack_view import PackView
from cardgen.project.printed.required_drawings import missing_drawings
from cardgen.project.project import Project

FOLDER = "templates/icons"
PARTS = 4  # of each line that is looked at
SHRUNK = 0.98  # of an outline: what touches a surface with its edge alone does not lie on it


def check_mark(view: PackView) -> Iterator[Finding]:
    """The mark, where a layout draws it, or the head of a page, and there is none of that name:
    once for all cards."""
    pack, known = view.pack, view.assets.signs.names
    on_pages = view.heads_pages and pack.mark not in known
    if not pack.printed_decks or (view.known_beside and not on_pages):
        return
    if on_pages or missing_drawings(pack, view.composers_by_ink, {"mark": pack.mark}):
        question, there = ask_or_place(view.root, f"{FOLDER}/{pack.mark}.svg", known)
        message = f'there is no icon "{pack.mark}" for the mark{question}'
        help = there or (
            "the mark is the small sign that tells this pack's cards apart: draw"
            f" templates/icons/{pack.mark}.svg, name an icon that is there, or say mark: none"
        )
        if not pack.mark:
            message = "a layout draws the mark, and this pack has none"
            help = 'leave it out there, if: "{{ mark }}", or draw a sign and name it here'
        yield Finding("unknown-icon", "unknown-mark", pack.entry.place("mark"), message, help)


def check_mark_colours(project: Project) -> Iterator[Finding]:
    """The marks of all packs; a drawing is read only where something may have changed."""
    for view in project.packs:
        key = project.digests.beside_cards("mark-colours", view, told=AID_FILE)
        yield from look_unless_sound(project.parts, key, partial(_in_colours, view))


def _in_colours(view: PackView) -> Iterator[Finding]:
    """The mark that stands at the head of pages, where something of it is lost in one colour."""
    mark = view.pack.mark
    if view.heads_pages and mark in view.assets.signs.names and _loses(_paths(view, mark)):
        message = f"the mark {mark} is printed in one colour, in which part of it is lost"
        help = (
            f"draw {FOLDER}/{mark}.svg in one colour, with nothing of another colour on top of it;"
            " or name another drawing, or say mark: none"
        )
        place = view.pack.entry.place("mark")
        yield Finding("mark-colours", "mark-colours", place, message, help, "warning")


def _paths(view: PackView, mark: str) -> Sequence[Path]:
    """What the drawing is made of; nothing of one that cannot be read, which is told elsewhere."""
    try:
        return view.assets.svg(f"icons/{mark}").paths
    except Stop:
        return ()


def _loses(paths: Sequence[Path]) -> bool:
    """Whether a line or a surface lies on a surface of another colour, or is one with an edge."""
    for number, path in enumerate(paths):
        own = {_surface(path), path.stroke} - {None}
        below = [one for one in paths[:number] if _surface(one) and own != {_surface(one)}]
        if len(own) > 1 or any(_lies_on(path.segments, one.segments) for one in below):
            return True
    return False


def _surface(path: Path) -> Colour | Gradient | None:
    """What a path is filled with; nothing where it only runs from one point to another."""
    parts = "".join(str(segment[0]) for segment in path.segments).replace("Z", "").split("M")
    return path.fill if any(part not in ("", "L") for part in parts) else None


def _lies_on(outline: Segments, surface: Segments) -> bool:
    """Whether an outline runs over a surface, and does not only touch it."""
    run = [*_run(outline)]
    x, y = (sum(each) / len(run) for each in zip(*run, strict=True))
    inner = ((x + (one - x) * SHRUNK, y + (other - y) * SHRUNK) for one, other in run)
    corners = [*_run(surface)]
    return any(_holds(corners, *point) for point in inner)


def _run(outline: Segments) -> Iterator[tuple[float, float]]:
    """Points of an outline, lines in four parts; of curves where they end."""
    at = start = 0.0, 0.0
    for name, *numbers in outline:
        to = (float(numbers[-2]), float(numbers[-1])) if numbers else start
        if name == "M":
            start = to
        else:
            parts = PARTS if name != "C" else 1
            for share in (part / parts for part in range(1, parts)):
                yield at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share
        at = to
        yield at


def _holds(corners: Sequence[tuple[float, float]], x: float, y: float) -> bool:
    """Whether a point lies within a polygon: a ray from it crosses the edges an odd time."""
    inside = False
    for (x0, y0), (x1, y1) in pairwise([*corners, corners[0]]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside


MARK_COLOURS = Check(
    slug="mark-colours",
    title="A mark of which little is seen in one colour",
    why="""\
The mark of a pack stands on cards, at the head of its aid and of its credits, each time in one
colour that suits the ground. A line on a surface of another colour, or a surface on another one, is
gone then: what is left is a blot.
""",
    refused="""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <circle cx="50" cy="50" r="44" fill="#F4EBD3"/>
  <path d="M20 30L70 84" stroke="#2A3B42" stroke-width="5"/>      <!-- not to be seen any more -->
</svg>
""",
    mend="""\
Draw the mark in one colour, what is to stay light left free; or name another drawing.
""",
    over_project=check_mark_colours,
)
