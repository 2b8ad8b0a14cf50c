"""A root with one small pack, for tests that need files of their own."""

import os
import shutil
from collections.abc import Iterable, Mapping, Sequence
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
        source, target = ROOT / "templates" / part, folder / "templates" / part
        target.mkdir(parents=True)
        named = (f"{drawing}.svg" for drawing in drawings)
        for name in os.listdir(source) if every_drawing else named:
            if (source / name).is_file():
                shutil.copyfile(source / name, target / name)
    shutil.copytree(LAYOUTS, folder / "templates" / "layouts")
    legend = _legend(path.stem for path in (folder / "templates" / "icons").iterdir())
    (folder / "templates" / "legend.yaml").write_text(legend, encoding="utf-8")
    contents = {"cards/trial/pack.yaml": PACK, "cards/trial/cards.yaml": APOLLO, **(files or {})}
    for path, content in contents.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        raw = content.encode("utf-8") if isinstance(content, str) else content
        (folder / path).write_bytes(raw)
    return folder


def copy_languages(folder: Path, *parts: str) -> None:
    """Copy these files of every language of the project into a root."""
    for path in LANGUAGES.glob("*/*.yaml"):
        if path.stem in parts:
            target = folder / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def _legend(icons: Iterable[str]) -> str:
    """The project's legend with these icons alone, under one title."""
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
