"""Credits: whoever drew what is printed is named, and nobody else."""

import json
from pathlib import Path

import pypdfium2
import pytest

from tests.cards.test_low_ink import SPARED, ink_of
from tests.cli.run import Run, run
from tests.conftest import ROOT
from tests.small_root import APOLLO, PACK, small_root

SETUP = "cards/trial/pack.yaml"
CREDITS = "credits: {expansion: Ada, game: {fr: Un jeu, en: A game}}\n"
EMBLEMS = "templates/emblems/credits.yaml"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    files = {SETUP: PACK + CREDITS, EMBLEMS: (ROOT / EMBLEMS).read_bytes()}
    return small_root(tmp_path / "root", files)


def build(root: Path, *arguments: str) -> Run:
    return run("build", "--out", root / "out", *arguments, root=root)


def words(root: Path, language: str) -> str:
    file = pypdfium2.PdfDocument(root / "out" / f"trial-credits-{language}-a4.pdf")
    text = " ".join(page.get_textpage().get_text_range() for page in file)
    return " ".join(text.replace("\u202f", " ").replace("\u00a0", " ").split())


def test_a_page_of_what_is_printed(root: Path) -> None:
    said = build(root, "--only", "credits")
    assert (said.code, said.err) == (0, "")
    files = json.loads((root / "out" / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert [(one["kind"], one["pages"]) for one in files] == [("credits", 1)] * 2
    told = words(root, "fr")
    assert "Extension. Ada" in told
    assert "Jeu. Un jeu" in told
    assert "Lorc, CC BY 3.0 (lyre) Apollon" in told
    assert "Delapouite" not in told  # who drew others, which this pack does not print
    assert "Cinzel. Natanael Gama" in told
    assert "Gentium" not in told
    assert "Coûts. Apollon" in told
    assert "Game. A game" in words(root, "en")


def test_an_emblem_of_nobody_is_told_so(root: Path) -> None:
    (root / EMBLEMS).write_text("[]\n", encoding="utf-8")
    assert build(root, "--only", "credits", "--lang", "en").code == 0
    assert "no author named Apollo " in words(root, "en")


def test_an_emblem_of_several_cards_is_told_by_the_first(root: Path) -> None:
    other = APOLLO.replace("id: apollo", "id: phoebus").replace("Apollo", "Phoebus")
    (root / "cards/trial/cards.yaml").write_text(f"{APOLLO}\n{other}", encoding="utf-8")
    assert build(root, "--only", "credits", "--lang", "en").code == 0
    assert "(lyre) Apollo… " in words(root, "en")


def test_a_pack_without_makers_has_none(root: Path) -> None:
    (root / SETUP).write_text(PACK, encoding="utf-8")
    said = build(root, "--only", "credits")
    assert said.code == 2
    assert "no credits are printed of trial" in said.err
    assert "credits: {expansion: your name}" in said.err
    assert build(root, "--lang", "fr").code == 0
    assert not list((root / "out").glob("*credits*"))


def test_a_language_without_words_for_it_is_told(root: Path) -> None:
    file = root / "templates" / "languages" / "fr" / "sheets.yaml"
    text = file.read_text(encoding="utf-8")
    head, _, rest = text.partition("\ncredits:\n")
    _, colours, names = rest.partition("\ncolours:")
    file.write_text(head + colours + names, encoding="utf-8")
    said = build(root, "--only", "credits", "--lang", "fr")
    assert said.code == 2
    assert "pack.yaml:10:10: error: nothing says" in said.err
    assert "credits-language: the credits page has no words" in run("check", root=root).err
    assert "add credits: to templates/languages/fr/sheets.yaml" in said.err


@pytest.mark.parametrize("pack", ["faith", "leaders", "duel-leaders"])
def test_low_ink_spares_four_fifths(pack: str, tmp_path: Path) -> None:
    taken = []
    for ink in ("full", "low"):
        out = tmp_path / ink
        said = run(
            "build",
            pack,
            "--only",
            "credits",
            "--lang",
            "fr",
            "--ink",
            ink,
            "--out",
            out,
            root=ROOT,
        )
        assert said.code == 0, said.err
        (file,) = out.glob("*.pdf")
        taken.append(ink_of(pypdfium2.PdfDocument(file)[0].render(scale=300 / 72).to_pil()))
    assert taken[1] <= (1 - SPARED) * taken[0]


def test_what_a_card_that_comes_blank_would_cost_is_not_told(root: Path) -> None:
    blank = (
        "\n- id: iris\n  name: {fr: Iris, en: Iris}\n  pantheon: greek\n  cost: free\n"
        "  power: none\n  emblem: lyre\n  source: {name: seed 1, cost: house}\n"
    )
    (root / "cards/trial/cards.yaml").write_text(APOLLO + blank, encoding="utf-8")
    assert build(root, "--only", "credits", "--lang", "en").code == 0
    told = words(root, "en")
    assert "Costs. Apollo " in told
    assert "Iris" not in told


def test_of_a_cost_that_is_ours_in_two_ages_these_are_told(root: Path) -> None:
    cost = "  cost: {I: free, II: {stone: 1}, III: {stone: 2}}\n"
    card = (
        f"- id: iris\n  name: {{fr: Iris, en: Iris}}\n  pantheon: greek\n{cost}  emblem: lyre\n"
        "  power:\n    - coins: 3\n"
        "  text:\n    fr: >-\n      À l’invocation, recevez 3 pièces.\n"
        "    en: >-\n      On invocation, gain 3 coins.\n"
        "  source: {power: seed 1, cost: {I: house, II: seed 2, III: house}}\n"
    )
    (root / "cards/trial/cards.yaml").write_text(card, encoding="utf-8")
    assert build(root, "--only", "credits", "--lang", "en").code == 0
    assert "Costs. Iris (I, III)" in words(root, "en")
