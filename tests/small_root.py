"""A root with one small pack, for tests that need files of their own."""

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
LANGUAGES = ROOT / "templates" / "languages"
LAYOUTS = Path(__file__).parent / "fixtures" / "layouts"

PACK = """\
title: {fr: Essai, en: Trial}
version: 1.0.0
mark: faith
game: seven-wonders
languages: [fr, en]
decks:
  gods: {kind: god, size: 65x100, layout: trial, back: trial, cards: cards.yaml}
components: {booklets: 1}
pantheons: {greek: {name: {fr: Grecs, en: Greeks}}}
"""
APOLLO = """\
- id: apollo
  name: {fr: {text: Apollon, gender: m}, en: Apollo}
  pantheon: greek
  emblem: lyre
  cost: {I: free, II: {stone: 1}, III: {stone: 1, clay: 1}}
  power:
    - coins: {I: 3, II: 5, III: 7}
  text:
    fr: >-
      À l’invocation, recevez {coin:3|5|7} de la banque.
    en: >-
      On invocation, gain {coin:3|5|7} from the bank.
  source: {power: seed 206, cost: house}
"""


# What the layouts of the fixtures, Apollo and his pack draw: with these alone nothing is unused.
USED = ("coin", "stone", "clay", "free", "at-once", "faith", "lyre", "greek", "greek-thin")


def small_root(
    folder: Path,
    files: Mapping[str, str | bytes] | None = None,
    *,
    drawings: Sequence[str] = USED,
    every_drawing: bool = False,
    phrases: bool = False,
) -> Path:
    """A root in `folder` with the pack `trial`; `files` (path → content) go over it.

    Icons and their meanings, emblems, friezes, fonts and languages are those of the project, with
    their `phrases` if asked for; the layouts are those of the fixtures. Of icons, emblems and
    friezes there are those named by `drawings`, or all.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "fonts").symlink_to(ROOT / "fonts", target_is_directory=True)
    (folder / "templates").mkdir()
    copy_languages(folder, "language", "prose", "sheets", *(["phrases"] if phrases else []))
    for part in ("icons", "emblems", "friezes"):
        read = _contents(ROOT / "templates" / part)
        drawn = [name for name in read if name.endswith(".svg")]  # nobody is credited for them
        names = drawn if every_drawing else [f"{drawing}.svg" for drawing in drawings]
        _write(folder / "templates" / part, {name: read[name] for name in names if name in read})
    _write(folder / "templates" / "layouts", _contents(LAYOUTS))
    legend = _legend(tuple(sorted(os.listdir(folder / "templates" / "icons"))))
    (folder / "templates" / "legend.yaml").write_text(legend, encoding="utf-8")
    contents = {"cards/trial/pack.yaml": PACK, "cards/trial/cards.yaml": APOLLO, **(files or {})}
    for path, content in contents.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        raw = content.encode("utf-8") if isinstance(content, str) else content
        (folder / path).write_bytes(raw)
    return folder


def copy_languages(folder: Path, *parts: str) -> None:
    """Copy these files of every language of the project into a root."""
    for language in os.listdir(LANGUAGES):
        read = _contents(LANGUAGES / language)
        kept = {f"{part}.yaml": read[f"{part}.yaml"] for part in parts if f"{part}.yaml" in read}
        if kept:
            _write(folder / "templates" / "languages" / language, kept)


@cache
def _contents(folder: Path) -> Mapping[str, bytes]:
    """The files of a folder of the project, read once for thousands of roots."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def _write(folder: Path, contents: Mapping[str, bytes]) -> None:
    """Fill a folder; an open file of its own each, without what `Path` thinks of it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in contents.items():
        with open(f"{folder}/{name}", "wb", buffering=0) as file:
            file.write(content)


@cache
def _legend(drawings: Iterable[str]) -> str:
    """The project's legend with these icons alone, under one title."""
    icons = [Path(drawing).stem for drawing in drawings]
    words, groups = (ROOT / "templates" / "legend.yaml").read_text("utf-8").split("groups:\n")
    words, names = words.split("\nfurther:\n")[0].split("names:\n")
    called, explained = (
        {line.split(":")[0].strip(): line for line in part.splitlines()} for part in (names, groups)
    )
    used = sorted(icons)
    spoken = "\n".join(("names:", *(called[name] for name in used)))
    told = [explained[name] for name in used]
    head = f"{words}{spoken}\ngroups:"
    return "\n".join((head, "- title: {fr: Icônes, en: Icons}", "  icons:", *told, ""))
