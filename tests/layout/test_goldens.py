"""Faces that were looked at and accepted: two as lists of marks, the others as pictures."""

from pathlib import Path

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.composers import Composers, InkUse
from cardgen.layout.marks import CardFace
from cardgen.model.pack import Pack
from tests.golden_files import Goldens
from tests.layout.contrast import picture, sparse
from tests.layout.marks_seen import described

LARGEST = 20 * 1024  # bytes of a picture that is kept for good


def face(
    packs: tuple[Pack, ...], assets: Assets, card: str, language: str, ink: InkUse = "full"
) -> CardFace:
    (pack,) = (pack for pack in packs if pack.id == "faith")
    press = Composers(assets, ink=ink)
    if card == "back":
        return press.back(pack, pack.decks[0], language)
    (found,) = (f for f in press.fronts(pack, pack.decks[0], language) if f.card == card)
    return found


@pytest.mark.parametrize(("card", "language"), [("aphrodite", "fr"), ("horus", "en")])
def test_marks(
    goldens: Goldens, packs: tuple[Pack, ...], assets: Assets, card: str, language: str
) -> None:
    seen = described(face(packs, assets, card, language))
    goldens.check_text(f"marks/{card}-{language}.txt", seen)


@pytest.mark.parametrize(
    ("card", "language", "ink", "dpi"),
    [
        ("zeus", "fr", "full", 60),
        ("zeus", "fr", "low", 60),
        ("anubis", "en", "full", 60),
        ("back", "fr", "full", 50),
    ],
)
def test_pictures(
    goldens: Goldens,
    packs: tuple[Pack, ...],
    assets: Assets,
    card: str,
    language: str,
    ink: InkUse,
    dpi: float,
) -> None:
    seen = sparse(picture(face(packs, assets, card, language, ink), assets.faces, dpi))
    assert len(seen) <= LARGEST
    goldens.check_picture(f"pictures/{card}-{language}-{ink}.png", seen)


@pytest.mark.parametrize(
    ("pack", "deck", "card"),
    [
        ("leaders", "leaders", "caesar"),
        ("leaders", "guilds", "courtesans-guild"),
        ("duel-leaders", "leaders", "da-vinci"),
    ],
)
def test_pictures_of_leaders_and_guilds(
    goldens: Goldens, packs: tuple[Pack, ...], assets: Assets, pack: str, deck: str, card: str
) -> None:
    (of,) = (one for one in packs if one.id == pack)
    (found,) = (one for one in of.decks if one.id == deck)
    (front,) = (f for f in Composers(assets).fronts(of, found, "fr") if f.card == card)
    seen = sparse(picture(front, assets.faces, 50 if pack == "leaders" else 70))
    assert len(seen) <= LARGEST
    goldens.check_picture(f"pictures/{pack}-{card}-fr-full.png", seen)


def test_a_golden_that_is_missing_is_a_failure(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="there is no golden marks/a.txt"):
        Goldens(tmp_path / "goldens", tmp_path).check_text("marks/a.txt", "seen")


def test_a_changed_text_fails_with_its_lines(tmp_path: Path) -> None:
    Goldens(tmp_path, tmp_path, accept=True).check_text("a.txt", "one\ntwo\n")
    with pytest.raises(AssertionError, match=r"(?s)a.txt has changed.*-two\n\+three"):
        Goldens(tmp_path, tmp_path).check_text("a.txt", "one\nthree\n")


def test_a_changed_picture_leaves_the_difference(tmp_path: Path) -> None:
    from io import BytesIO

    from PIL import Image

    def png(colour: str) -> bytes:
        stream = BytesIO()
        Image.new("RGB", (4, 3), colour).save(stream, "PNG")
        return stream.getvalue()

    Goldens(tmp_path, tmp_path, accept=True).check_picture("a.png", png("#000000"))
    Goldens(tmp_path, tmp_path).check_picture("a.png", png("#000000"))
    with pytest.raises(AssertionError, match="a-difference.png"):
        Goldens(tmp_path, tmp_path).check_picture("a.png", png("#010000"))
    with Image.open(tmp_path / "a-difference.png") as shown:
        assert shown.size == (12, 3)


def test_accepting_is_refused_where_nobody_looks(pytestconfig: pytest.Config) -> None:
    import os
    import subprocess
    import sys

    command = [sys.executable, "-m", "pytest", "--accept", "--collect-only", "-q", __file__]
    environment = {**os.environ, "CI": "true"}
    run = subprocess.run(
        command, env=environment, capture_output=True, text=True, cwd=pytestconfig.rootpath
    )
    assert run.returncode != 0
    assert "not for CI" in run.stderr
