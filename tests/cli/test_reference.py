"""`cardgen build` and icon references: which files there are, and that none is ever out of date."""

from pathlib import Path

import pypdfium2 as pdfium
import pytest

from tests.cli.run import Run, run, snapshot
from tests.small_root import APOLLO, PACK, small_root

LEGEND = "templates/legend.yaml"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_root(tmp_path / "root")


def build(root: Path, *arguments: object) -> Run:
    return run("build", "--out", root / "out", *arguments, root=root)


def files(root: Path) -> list[str]:
    return sorted(path.name for path in (root / "out").glob("*.pdf"))


def text(root: Path, name: str) -> str:
    pages = pdfium.PdfDocument(root / "out" / name)
    return " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in pages)


def edit(file: Path, old: str, new: str) -> None:
    words = file.read_text(encoding="utf-8")
    assert old in words
    file.write_text(words.replace(old, new), encoding="utf-8")


def test_one_for_each_language(root: Path) -> None:
    said = build(root, "--only", "aid")
    assert (said.code, said.err) == (0, "")
    assert files(root) == ["trial-aid-en-a4.pdf", "trial-aid-fr-a4.pdf"]
    assert [line.split("  ")[1] for line in said.out.splitlines()] == ["2 pages"] * 2
    assert "cards" not in said.out
    told = text(root, "trial-aid-en-a4.pdf")
    assert "ESSAI" not in told
    assert "TRIAL · THE ICONS" in told
    assert "Nothing to pay." in told
    assert "On invocation, gain from the bank." in told  # the coin between is an icon


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (["--paper", "letter"], "trial-aid-fr-letter.pdf"),
        (["--ink", "low"], "trial-aid-fr-a4-low-ink.pdf"),
        (["--duplex", "fold", "--bleed", "0"], "trial-aid-fr-a4.pdf"),
        (["--cards", "apollo"], "trial-aid-fr-a4-chosen.pdf"),
    ],
)
def test_options_that_change_it_change_its_name(
    arguments: list[str], name: str, root: Path
) -> None:
    assert build(root, "--only", "aid", "--lang", "fr", *arguments).code == 0
    assert files(root) == [name]


def test_some_cards_alone_come_without_it(root: Path) -> None:
    build(root, "--lang", "fr", "--cards", "apollo")
    assert [name for name in files(root) if "aid" in name] == []


def test_it_holds_the_chosen_cards(root: Path) -> None:
    other = (
        APOLLO.replace("id: apollo", "id: iris")
        .replace("Apollo", "Iris")
        .replace("n, gen", ", gen")
    )
    (root / "cards" / "trial" / "cards.yaml").write_text(APOLLO + other, encoding="utf-8")
    assert build(root, "--only", "aid", "--lang", "en", "--cards", "iris").code == 0
    told = text(root, "trial-aid-en-a4-chosen.pdf")
    assert "IRIS" in told
    assert "APOLLO" not in told


def test_a_game_without_rules_has_none_and_needs_no_legend(root: Path) -> None:
    (root / "cards" / "trial" / "pack.yaml").write_text(
        PACK.replace("game: seven-wonders", "game: none"), encoding="utf-8"
    )
    (root / LEGEND).unlink()
    said = build(root, "--lang", "fr")
    assert (said.code, said.err) == (0, "")
    assert files(root) == ["calibration-fr-a4-landscape.pdf", "trial-gods-fr-a4.pdf"]


def test_without_a_legend_nothing_is_printed_but_cards(root: Path) -> None:
    (root / LEGEND).unlink()
    said = build(root)
    assert said.code == 1
    assert f"{LEGEND}:1:1: error legend-file: there is no {LEGEND}" in said.err
    assert files(root) == []
    assert build(root, "--only", "cards", "--lang", "fr").code == 0
    assert run("check", root=root).code == 1


def test_an_icon_without_a_meaning_keeps_everything_from_being_printed(root: Path) -> None:
    edit(root / LEGEND, "      stone:", "      stune:")
    said = build(root)
    assert said.code == 1
    assert 'legend-missing: nothing says what the icon "stone" means' in said.err
    assert 'legend-unknown: there is no icon "stune": did you mean "stone"?' in said.err
    assert files(root) == []


def test_a_deck_of_that_name_would_be_the_same_file(root: Path) -> None:
    (root / "cards" / "trial" / "pack.yaml").write_text(
        PACK.replace("  gods: {", "  aid: {"), encoding="utf-8"
    )
    said = build(root)
    assert said.code == 2
    assert "would be the same file" in said.err
    assert build(root, "--only", "cards", "--lang", "fr").code == 0


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (LEGEND, "Rien à payer.", "Gratuitement."),
        ("cards/trial/cards.yaml", "de la banque", "de la réserve"),
        ("cards/trial/cards.yaml", "7", "8"),
        ("cards/trial/pack.yaml", "fr: Essai", "fr: Épreuve"),
        ("templates/icons/coin.svg", "#D9A93B", "#D9A93C"),
    ],
)
def test_built_again_it_is_as_a_clean_build_makes_it(
    file: str, old: str, new: str, root: Path
) -> None:
    build(root, "--lang", "fr")
    before = snapshot(root / "out")["trial-aid-fr-a4.pdf"]
    build(root, "--lang", "fr")
    assert snapshot(root / "out")["trial-aid-fr-a4.pdf"] == before
    edit(root / file, old, new)
    build(root, "--lang", "fr")
    again = snapshot(root / "out")["trial-aid-fr-a4.pdf"]
    run("build", "--lang", "fr", "--out", root / "clean", root=root)
    assert again == snapshot(root / "clean")["trial-aid-fr-a4.pdf"]
    assert again != before
