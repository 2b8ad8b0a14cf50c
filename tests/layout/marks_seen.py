"""What a reader sees of a face: the ink of words, the boxes of signs, marks as lines of text."""

from collections.abc import Iterable, Iterator
from math import cos, radians, sin
from typing import NamedTuple

from cardgen.layout.icons import ICON_UNITS
from cardgen.layout.marks import Begin, CardFace, Gradient, Mark, Path, Picture, Stamp, TextLine
from cardgen.layout.text.paragraph import ICON_HEIGHT
from cardgen.layout.text.typefaces import Typefaces
from cardgen.outlines import transformed
from cardgen.units import POINTS_PER_MM, Box


class Seen(NamedTuple):
    """Something with a box: the words it says, or the name of the drawing."""

    name: str
    box: Box
    mark: Mark


def is_ground(mark: Mark) -> bool:
    """Grounds reach into the bleed and lie beneath all else."""
    return isinstance(mark, Stamp) and "-ground-" in f"{mark.drawing.name}-"


def seen(face: CardFace, faces: Typefaces) -> list[Seen]:
    """Every line of words and every sign over the grounds."""
    found = []
    for mark in face.marks:
        if isinstance(mark, TextLine):
            found.append(Seen(said(mark), text_box(mark, faces), mark))
        elif isinstance(mark, Stamp) and not is_ground(mark):
            found.append(Seen(mark.drawing.name, stamp_box(mark), mark))
    return found


def said(mark: TextLine) -> str:
    return " ".join(word for _, word in mark.words)


def texts(marks: Iterable[Mark]) -> list[TextLine]:
    return [mark for mark in marks if isinstance(mark, TextLine)]


def advance(mark: TextLine, faces: Typefaces) -> float:
    """Millimetres from the first glyph to the end of the last, as a painter sets them."""
    em = mark.size / POINTS_PER_MM / 1000
    letters = sum(len(word) for _, word in mark.words) + len(mark.words) - 1
    widths = sum(faces.shape(face, word).advance for face, word in mark.words)
    spaces = sum(faces.space(face) for face, _ in mark.words[:-1])
    spread = mark.spread * (len(mark.words) - 1)
    return (widths + spaces + spread + mark.tracking * (letters - 1)) * em * mark.narrow


def text_box(mark: TextLine, faces: Typefaces) -> Box:
    """The ink of a line: as wide as it is set, as tall as its own letters are."""
    em = mark.size / POINTS_PER_MM / 1000
    heights = [_reach(faces, face, character) for face, word in mark.words for character in word]
    top, bottom = max(h[0] for h in heights) * em, min(h[1] for h in heights) * em
    return Box(mark.x, mark.y - top, advance(mark, faces), top - bottom)


def _reach(faces: Typefaces, name: str, character: str) -> tuple[float, float]:
    """How far a letter goes above and below the baseline, in thousandths of an em."""
    face = faces.face(name)
    extents = face.font.get_glyph_extents(face.font.get_nominal_glyph(ord(character)) or 0)
    assert extents is not None
    top = extents.y_bearing * face.unit
    return top, top + extents.height * face.unit


def stamp_box(stamp: Stamp) -> Box:
    """What a stamp covers; of a turned one, the upright box about its corners."""
    box, k = stamp.drawing.box, stamp.scale
    sine, cosine = sin(radians(stamp.turn)), cos(radians(stamp.turn))
    corners = [(x * k, y * k) for x in (box.x, box.right) for y in (box.y, box.bottom)]
    across = [stamp.x + x * cosine - y * sine for x, y in corners]
    down = [stamp.y + x * sine + y * cosine for x, y in corners]
    return Box(min(across), min(down), max(across) - min(across), max(down) - min(down))


def path_box(path: Path) -> Box:
    """What holds the ends and handles of a path, and its line with all but the sharpest corners."""
    ends = [segment[1:] for segment in path.segments]
    across = [float(n) for end in ends for n in end[::2]]
    down = [float(n) for end in ends for n in end[1::2]]
    left, top = min(across), min(down)
    return Box(left, top, max(across) - left, max(down) - top).grown(path.width)


def mark_box(mark: Mark, faces: Typefaces) -> Box | None:
    """What a mark covers; None for those that are not seen."""
    if isinstance(mark, Stamp):
        return stamp_box(mark)
    if isinstance(mark, TextLine):
        return text_box(mark, faces)
    if isinstance(mark, Picture):
        return mark.box
    return path_box(mark) if isinstance(mark, Path) else None


def is_inline(mark: Stamp, size: float) -> bool:
    """Whether a sign stands among words of this size."""
    return abs(mark.scale * ICON_UNITS - ICON_HEIGHT * size / POINTS_PER_MM / 1000) < 1e-6


def flat(marks: Iterable[Mark], dx: float = 0.0, dy: float = 0.0, k: float = 1.0) -> Iterator[Mark]:
    """Marks with every stamp replaced by what it shows, where it shows it."""
    for mark in marks:
        if isinstance(mark, Stamp):
            x, y, scale = dx + mark.x * k, dy + mark.y * k, k * mark.scale
            yield from flat(mark.drawing.marks, x, y, scale)
        elif isinstance(mark, Path):
            moved = transformed(mark.segments, dx=dx, dy=dy, scale=k)
            yield mark._replace(segments=moved, width=mark.width * k)
        else:
            yield mark


def described(face: CardFace) -> str:
    """One mark a line, lengths to a hundredth of a millimetre."""
    return "".join(f"{_described(mark)}\n" for mark in face.marks)


def _described(mark: Mark) -> str:
    if isinstance(mark, TextLine):
        faces = ", ".join(dict.fromkeys(face for face, _ in mark.words))
        spaced = f" tracked {mark.tracking:g}" if mark.tracking else ""
        return (
            f'words {mark.x:.2f} {mark.y:.2f} "{said(mark)}" {mark.size:g} pt{spaced}'
            f" {faces} {mark.colour}"
        )
    if isinstance(mark, Stamp):
        turned = f" turned {mark.turn:g}" if mark.turn else ""
        x, y, width, height = stamp_box(mark)
        return f"sign {x:.2f} {y:.2f} {mark.drawing.name} {width:.2f}×{height:.2f}{turned}"
    if isinstance(mark, Path):
        fill = "gradient" if isinstance(mark.fill, Gradient) else mark.fill
        return f"path {len(mark.segments)} segments, fill {fill}, stroke {mark.stroke}"
    if isinstance(mark, Picture):
        return f"picture {mark.file} {mark.box}"
    return f"begin {mark.kind} {mark.alt}".rstrip() if isinstance(mark, Begin) else "end"
