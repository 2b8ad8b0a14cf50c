"""The colours of each role by night: those of the day under the moon, and what shines."""

from __future__ import annotations

from boards.day import DAY

_NIGHT_SKY = {
    "sky.0": "#0B1D38",
    "ray.0": "#0E2342",
    "sky.1": "#0E2443",
    "ray.1": "#122B4F",
    "sky.2": "#122C51",
    "ray.2": "#17355F",
    "sky.3": "#173660",
    "ray.3": "#1D406F",
    "sky.4": "#1D4170",
    "ray.4": "#254D80",
    "sky.5": "#254E81",
    "ray.5": "#2E5B91",
    "sun": None,
    "sun.halo": None,
    "moon": "#F9E9BE",
    "moon.dark": "#2A5588",
    "star": "#FFF8E6",
    "cloud": "#27487A",
    "cloud.shade": "#1F3C69",
    "smoke": "#2A4A78",
    "snow": "#A9BEDD",
    "bird.line": None,
    "lava": "#E2703A",
    "hull": "#4A3B45",
    "hull.shade": "#2C2740",
    "hull.band": "#A8362F",
    "wood": "#5A4A4A",
    "rope": "#8C86A0",
    "iron": "#A9BEDD",
    "lit": "#F2B84B",
    "glow": "#FFE2A0",
    "foam": "#6F97C2",
    "foam.bold": "#6F97C2",
    "sea.line": "#3F6FA3",
    "sea.thin": "#2A5485",
    "field.mark": "#F2B84B",
    "flag": "#A8362F",
    "flag.shade": "#7C2522",
    "gold": "#D9A93B",
    "frieze.mark": "#D9A93B",
}


# Luminance of the day → colour of the night.
_RAMP = (
    (0.0, (6, 12, 28)),
    (0.3, (18, 34, 66)),
    (0.5, (34, 58, 102)),
    (0.7, (64, 94, 146)),
    (0.85, (112, 140, 188)),
    (1.0, (158, 180, 216)),
)
_LAND = ("hill", "down", "grass", "turf", "road", "beach", "rock", "peak", "isle")


def _moonlit(role: str, colour: str) -> str:
    """A colour of the day under the moon; the land lies darker than what is built on it."""
    parts = [int(colour[n : n + 2], 16) for n in (1, 3, 5)]
    grey = (0.3 * parts[0] + 0.59 * parts[1] + 0.11 * parts[2]) / 255
    toned = _on_ramp(grey * (0.68 if role.startswith(_LAND) else 1.0))
    mixed = (0.88 * night + 0.12 * part * grey for night, part in zip(toned, parts, strict=True))
    return "#" + "".join(f"{round(part):02X}" for part in mixed)


def _on_ramp(grey: float) -> list[float]:
    """Red, green and blue of a luminance between 0 and 1."""
    for (low, dark), (high, light) in zip(_RAMP, _RAMP[1:], strict=False):
        if grey <= high:
            share = (grey - low) / (high - low)
            return [a + (b - a) * share for a, b in zip(dark, light, strict=True)]
    return [*_RAMP[-1][1]]


NIGHT = {role: colour and _moonlit(role, colour) for role, colour in DAY.items()} | _NIGHT_SKY
