"""The real pack from YAML to PDF: every word read back, the same bytes wherever it is built."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pypdfium2 as pdfium
import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.text.no_break import insert_no_breaks
from cardgen.model.card import Card
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_pack
from tests.cli.run import Run, run, snapshot
from tests.test_architecture import ROOT

ASSETS = Assets(ROOT)
SHEETS = ("--only", "cards,components,boxes,scorepads,aid,credits,calibration")
CARDS = "faith-gods+guilds+leaders"  # decks of one size share their sheets


@pytest.fixture(scope="module")
def pack() -> Pack:
    found = load_pack(ROOT, "faith").pack
    assert found is not None
    return found


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Run]:
    out = tmp_path_factory.mktemp("faith") / "build"
    return out, run("build", "faith", *SHEETS, "--out", out, root=ROOT)


def words_of(card: Card, language: str) -> Iterator[str]:
    """Every word a card prints: its name in capitals, its texts, without the icons between.

    What is printed large of the name of a Guild stands on a line of its own.
    """
    large: Any = card.declared.get("guild", {})
    name, last = card.name[language].text, "".join(large.get(language, ()))
    yield from (name.replace(last, f" {last}") if last else name).upper().split()
    for runs in dict.fromkeys(card.text[language]):
        for run_of_words in runs:
            if isinstance(run_of_words, str):
                yield from _split(insert_no_breaks(run_of_words, ASSETS.no_breaks(language)))


def _split(words: str) -> list[str]:
    return [word for word in re.split(r"[\s\u00a0\u202f]+", words) if word]


def printed(file: Path) -> str:
    """All text of a PDF, line ends and narrow spaces as plain spaces."""
    document = pdfium.PdfDocument(file)
    texts = (page.get_textpage().get_text_range() for page in document)
    return " ".join(" ".join(_split(normalize("NFC", text))) for text in texts)


def test_the_build_is_clean(built: tuple[Path, Run]) -> None:
    assert built[1].code == 0, built[1].err
    assert built[1].err == ""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_word_of_every_card_is_read_back(
    language: str, built: tuple[Path, Run], pack: Pack
) -> None:
    text = printed(built[0] / f"{CARDS}-{language}-a4.pdf")
    found = set(text.split())
    lost = {card.id: set(words_of(card, language)) - found for card in pack.printed_cards}
    assert {card: words for card, words in lost.items() if words} == {}
    assert sum(len(list(words_of(card, language))) for card in pack.printed_cards) > 700


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_text_is_read_back_in_its_order(language: str, tmp_path: Path, pack: Pack) -> None:
    """Without bleed no card is turned on Letter: pdfium reads turned lines in its own order."""
    on = ("--only", "cards", "--paper", "letter", "--bleed", "0", "--lang", language)
    assert run("build", "faith", *on, "--out", tmp_path, root=ROOT).code == 0
    text = printed(tmp_path / f"{CARDS}-{language}-letter-bleed0.pdf").split()
    for card in pack.printed_cards:
        wanted = [
            word
            for part in card.text[language][0]
            if isinstance(part, str)
            for word in _split(insert_no_breaks(part, ASSETS.no_breaks(language)))
        ]
        found = iter(text)
        assert all(word in found for word in wanted), card.id


def test_each_card_stands_on_a_sheet_with_its_number(built: tuple[Path, Run], pack: Pack) -> None:
    text = printed(built[0] / f"{CARDS}-en-a4.pdf")
    counts = [len(deck.cards) for deck in pack.printed_decks]
    assert counts == [33, 3, 1]
    numbers = {f"{number}/{count}" for count in counts for number in range(1, count + 1)}
    assert numbers <= set(text.split())


def process(out: Path, *, root: Path, seed: str) -> dict[str, bytes]:
    script = "from cardgen.cli.main import main; main()"
    command = [sys.executable, "-c", script, "--root", str(root), "build", "faith"]
    command += [*SHEETS, "--out", str(out)]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    subprocess.run(command, check=True, capture_output=True, cwd=root, env=environment)
    return snapshot(out)


def test_the_same_bytes_for_every_hash_seed_and_folder(
    built: tuple[Path, Run], tmp_path: Path
) -> None:
    """Another seed, another folder of the same tree: nothing of either may reach the page."""
    copy = tmp_path / "elsewhere" / "tree"
    for part in ("cards", "templates", "fonts"):
        shutil.copytree(ROOT / part, copy / part)
    first = snapshot(built[0])
    assert process(tmp_path / "out", root=copy, seed="42") == first
