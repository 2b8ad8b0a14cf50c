"""Packs written by a test into a fresh root folder."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

PACK = """\
title: {fr: Essai, en: Trial}
version: 1.2.3
mark: trial
game: seven-wonders
languages: [fr, en]
decks:
  gods: {size: 65x100, layout: god, back: gods, cards: gods/*.yaml}
"""

CARD = """\
- id: apollo
  name: {fr: {text: Apollon, gender: m, elides: true}, en: Apollo}
  pantheon: greek
  emblem: lyre
  cost: {I: free, II-III: {stone: 1}}
  power:
    - coins: {I: 3, II: 5, III: 7}
  text:
    fr: >-
      Recevez {coin:3|5|7}.
    en: >-
      Gain {coin:3|5|7}.
"""

WritePack = Callable[[Mapping[str, str]], Path]


@pytest.fixture
def write_pack(tmp_path: Path) -> WritePack:
    """Writes files of the pack `trial` (a sound pack.yaml unless given); gives the root."""

    def write(files: Mapping[str, str]) -> Path:
        for part in ("templates", "fonts", "cards/trial/gods"):
            (tmp_path / part).mkdir(parents=True, exist_ok=True)
        for name, text in {"pack.yaml": PACK, **files}.items():
            path = tmp_path / "cards" / "trial" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write
