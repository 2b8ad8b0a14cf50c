"""A fault in what is printed beside the cards is told at its place, and what was printed stays."""

from pathlib import Path

import pytest

from tests.cli.run import Run, run
from tests.cli.test_boxes import BOXES
from tests.conftest import ROOT
from tests.small_root import APOLLO, PACK, small_root

SETUP, CARDS, SPARE = "cards/trial/pack.yaml", "cards/trial/cards.yaml", "cards/trial/spare.yaml"
COMPONENTS = f"""\
credits: {{expansion: Ada, game: Wonders}}
{BOXES}\
  markers:
    kind: token
    layout: token
    back: token
    of:
      gust:
        name: {{fr: Rafale, en: Gust}}
        emblem: sun
        pantheon: greek
        colour: slate
  scorepads:
    kind: scorepad
    layout: scorepad
    of:
      trial: {{name: {{fr: Jeu, en: Trial}}, columns: 7, lines: [blue, conflicts, wonder and gods]}}
"""
SHIPPED = (
    *(f"layouts/{side}token{ink}.yaml" for side in ("", "back-") for ink in ("", "-low-ink")),
    *(f"layouts/scorepad{ink}.yaml" for ink in ("", "-low-ink")),
    *(f"rings/greek{ink}.svg" for ink in ("", "-low-ink")),
    *("ornaments/name-band.svg", "emblems/credits.yaml"),
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    shipped = {f"templates/{name}": (ROOT / "templates" / name).read_bytes() for name in SHIPPED}
    pack = PACK.replace("components: {booklets: 1}\n", COMPONENTS)
    spare = "  spare: {kind: god, size: 65x100, layout: trial, back: trial, cards: spare.yaml}\n"
    deck = "  gods: {kind: god, size: 65x100, layout: trial, back: trial, cards: cards.yaml}\n"
    files = {
        SETUP: pack.replace(deck, deck + spare),
        CARDS: APOLLO.replace("  emblem: lyre\n", "  emblem: lyre\n  marker: gust\n"),
        SPARE: "[]\n",
        **shipped,
    }
    return small_root(tmp_path / "root", files, every_drawing=True)


def build(root: Path, *arguments: str) -> Run:
    return run("build", "--out", root / "out", "--lang", "en", *arguments, root=root)


def printed(root: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (root / "out").glob("*.*") if path.is_file()}


LONG = "Gust of wind and rain and thunder and hail and snow"


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (SETUP, "holds: [gods]", "holds: [gods, spare]",
         f"{SETUP}:16:23: error box-contents: trial: the deck spare is empty"),
        (SPARE, "[]\n", "", f"{SPARE}:1:1: error empty-file: the file is empty"),
        (CARDS, "marker: gust", "marker: gusto",
         f'{CARDS}:5:11: error unknown-marker: the pack has no marker "gusto"'),
        (SETUP, "colour: slate", "colour: slat",
         f'{SETUP}:30:17: error drawing: unknown colour "slat": did you mean "slate"?'),
        (SETUP, "en: Gust}", f"en: {LONG}}}",
         f"{SETUP}:27:32: error overflow: gust, en, name"),
        (SETUP, "en: Trial}, columns", f"en: {LONG * 3}}}, columns",
         f"{SETUP}:35:35: error overflow: trial, en, name"),
        (SETUP, "lines: [blue, ", "lines: [bleu, ",
         f'{SETUP}:35:63: error unknown-word: unknown word "bleu": did you mean "blue"'),
    ],
)  # fmt: skip
def test_it_is_told_and_nothing_is_overwritten(
    root: Path, file: str, old: str, new: str, told: str
) -> None:
    good = build(root)
    assert good.code == 0, good.err
    before = printed(root)
    text = (root / file).read_text(encoding="utf-8")
    assert old in text
    (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    said = build(root)
    assert said.code == 1
    assert told in said.err
    assert "Traceback" not in said.err
    assert printed(root) == before


def test_credits_that_fit_on_no_page_are_told_at_their_words(root: Path) -> None:
    assert build(root).code == 0
    before = printed(root)
    text = (root / SETUP).read_text(encoding="utf-8")
    long = f"game: {'many words ' * 900}}}"
    (root / SETUP).write_text(text.replace("game: Wonders}", long), encoding="utf-8")
    said = build(root, "--only", "credits")
    assert said.code
    assert f"{SETUP}:9:10: error: at 6.5 points the credits do not fit on one page" in said.err
    assert "help: say it in fewer words" in said.err
    assert printed(root) == before
