"""The paints of roles: full colour, and lines for little ink."""

from __future__ import annotations

from collections.abc import Mapping

from boards.day import DAY
from boards.paper import HAIR, Paint

_LINE_WIDTHS = {"line": 0.18, "edge": 0.2, "thin": 0.14, "rope": 0.16, "ray": 0.14, "bold": 0.32}
_BROWN, _BLUE, _GOLD, _PALE = "#8D774D", "#6486A3", "#C39A45", "#9FB8CC"
_MOONLIT = "#5F7690"  # what is brown by day, by night
_MOONLIT_TINT = "#E9EEF4"
_FLAGS = {"flag": "#EFC3B6", "flag.shade": "#EFC3B6"}
_DAY_TINTS = {"sun": "#FBEFC8"}
# What begins so is tinted, by day so: tiles and leaves are told apart by it where lines are many.
_DAY_PARTS = {"roof": "#F7E2D7", "cypress": "#DEEADB", "pine": "#E3EDDF", "olive": "#E6EFE2"}
# Of what is too small to be told by its outline: ships, the claw that lifts one, the faces of the
# rock under a wall.
_TINTS = {
    "hull": "#DCC9A4",
    "hull.shade": "#C4AC7E",
    "hull.band": "#E2A193",
    "sail.mark": "#EFC3B6",
    "iron": "#CFC5B4",
    "rock.mid": "#F1EADB",
} | _FLAGS
_OUTLINE, _LINE, _BOLD, _BLOCK, _HATCH, _NIGHT = 0.13, 0.11, 0.2, 0.08, 0.06, 0.12
_BLUE_PARTS = ("peak", "snow", "smoke", "isle", "sea", "foam", "cloud", "bird", "glint")
_GREEN_PARTS = ("cypress", "pine", "olive", "bush", "trunk", "turf")
_LEFT_OUT = (
    "sky",
    "ray",
    "sun.halo",
    "cloud.shade",
    "dint",
    "glow",
    "floor",
    "moon.dark",
    "road.shade",
)
# Faces that touch others of their colour.
_SEALED = ("pale", "light", "mid", "dim", "shade", "top", "crest", "floor")


def paints(look: Mapping[str, str | None]) -> dict[str, Paint]:
    """The paints of a look in full colour; hatching is for lines alone."""
    found = {role: _plain(role, colour) for role, colour in look.items()}
    return (
        found
        | {f"{stone}.hatch": Paint() for stone in _stones()}
        | {"ray.line": Paint(), "night.line": Paint()}
    )


def _stones() -> list[str]:
    """What roles begin with: `wall` of `wall.shade`."""
    return sorted({role.partition(".")[0] for role in DAY})


def _plain(role: str, colour: str | None) -> Paint:
    """Colour on colour, with a hair's breadth of itself that closes the seams between faces."""
    if colour is None:
        return Paint()
    width = _LINE_WIDTHS.get(role.rpartition(".")[2])
    sealed = role.rpartition(".")[2] in _SEALED
    return (
        Paint(stroke=colour, width=width)
        if width
        else Paint(colour, colour if sealed else "none", HAIR)
    )


def line_paints(look: Mapping[str, str | None]) -> dict[str, Paint]:
    """The same picture drawn in thin lines on white paper, in blue where the moon shines."""
    rest = _BROWN if look["sun"] else _MOONLIT
    found = {role: _outlined(role, rest) if colour else Paint() for role, colour in look.items()}
    hatches = {
        f"{stone}.hatch": Paint(stroke=_ink(stone, rest), width=_HATCH) for stone in _stones()
    }
    found |= hatches | {"ray.line": Paint(stroke=_BLUE, width=_LINE), "night.line": Paint()}
    found |= {role: found[role]._replace(fill=tint) for role, tint in _TINTS.items()}
    if look["sun"]:
        tints = _tints(found, _DAY_PARTS) | _DAY_TINTS
        return found | {role: found[role]._replace(fill=tint) for role, tint in tints.items()}
    # By night lines darken the sky, windows are lit, and all else that is tinted is pale blue.
    tints = _tints(found, dict.fromkeys(_DAY_PARTS, _MOONLIT_TINT))
    night = {role: found[role]._replace(fill=tint) for role, tint in tints.items()} | {
        "moon": Paint("#FAE9BE", _GOLD, _OUTLINE),
        "ray.line": Paint(),
        "night.line": Paint(stroke=_PALE, width=_NIGHT),
        "rock.mid": found["rock.mid"]._replace(fill=_MOONLIT_TINT),
    }
    return found | night | {"lit": Paint("#FBE2A6", _GOLD, _LINE)}


def _tints(paints: Mapping[str, Paint], parts: Mapping[str, str]) -> dict[str, str]:
    """The tint of each face of tiles or leaves, whose fill would be white paper."""
    faces = (role for role, paint in paints.items() if paint.fill == "#FFFFFF")
    tinted = ((role, parts.get(role.partition(".")[0])) for role in faces)
    return {role: tint for role, tint in tinted if tint}


def _outlined(role: str, rest: str) -> Paint:
    """White paper within a thin line, a line alone, or nothing."""
    last = role.rpartition(".")[2]
    if role.startswith(("sky", "ray")) or role in _LEFT_OUT or last in _LEFT_OUT:
        return Paint()
    if last == "block":
        return Paint(stroke=_ink(role, rest), width=_BLOCK)
    if last == "patch":
        return Paint("#FFFFFF")
    ink = _ink(role, rest)
    if last in _LINE_WIDTHS:
        return Paint(stroke=ink, width=_BOLD if last == "bold" else _LINE)
    return Paint("#FFFFFF", ink, _OUTLINE)


def _ink(role: str, rest: str) -> str:
    """Gold for lights, blue for sea, sky and green, and for the rest what is said."""
    if role in ("moon", "star", "sun", "gold"):
        return _GOLD
    return _BLUE if role.startswith((*_BLUE_PARTS, *_GREEN_PARTS)) else rest
