"""A legend of one's own lies over the one that is shipped."""

from pathlib import Path
from typing import Any

import pytest

from cardgen.model.finding import Report
from cardgen.packs.legend import load_legend
from tests.conftest import ROOT

WORDS = """\
words:
  title: {en: Aid}
  icons: {en: Icons}
  cards: {en: Cards}
  page: {en: Page}
"""


@pytest.fixture
def shipped() -> Any:
    report = Report()
    legend = load_legend(ROOT, report)
    assert legend is not None
    assert not report.findings
    return legend


def over(folder: Path, text: str) -> Any:
    (folder / "templates").mkdir()
    (folder / "templates" / "legend.yaml").write_text(text, encoding="utf-8")
    report = Report()
    legend = load_legend(folder, report)
    assert legend is not None, report.findings
    return legend


def test_groups_of_one_title_are_joined_and_new_ones_come_after(
    tmp_path: Path, shipped: Any
) -> None:
    legend = over(
        tmp_path,
        "groups:\n"
        "  - title: {en: Runes}\n    icons: {rune: {en: A rune.}}\n"
        "  - title: {en: Science}\n    icons: {star: {en: A star.}}\n",
    )
    assert legend.words == shipped.words
    titles = [group.title["en"] for group in legend.groups]
    assert titles == [*(group.title["en"] for group in shipped.groups), "Runes"]
    science = next(group for group in legend.groups if group.title["en"] == "Science")
    assert [*science.icons] == ["star", "compass", "gear", "tablet", "science-new"]
    assert science.title == {"fr": "Science", "en": "Science"}


def test_ones_own_meaning_goes_before_and_stands_once(tmp_path: Path, shipped: Any) -> None:
    legend = over(tmp_path, "groups:\n  - title: {en: Mine}\n    icons: {gear: {en: A cog.}}\n")
    assert legend.meanings["gear"] == {"fr": "Roue.", "en": "A cog."}
    assert [group.title["en"] for group in legend.groups if "gear" in group.icons] == ["Mine"]
    assert sum(len(group.icons) for group in legend.groups) == len(shipped.meanings)


def test_words_of_the_page_may_be_left_out_or_said_in_part(tmp_path: Path, shipped: Any) -> None:
    legend = over(tmp_path, "words:\n  title: {en: Help, de: Hilfe}\n")
    assert legend.words["title"] == {"fr": "Aide de jeu", "en": "Help", "de": "Hilfe"}
    assert legend.words["page"] == shipped.words["page"]
    assert legend.groups == shipped.groups


def test_a_root_that_stands_by_itself_says_all_of_it(tmp_path: Path) -> None:
    for part in ("cards", "fonts"):
        (tmp_path / part).mkdir()
    groups = "groups:\n  - title: {en: Mine}\n    icons: {gear: {en: A cog.}}\n"
    legend = over(tmp_path, WORDS + groups)
    assert [*legend.meanings] == ["gear"]
    report = Report()
    (tmp_path / "templates" / "legend.yaml").write_text(groups, encoding="utf-8")
    assert load_legend(tmp_path, report) is None
    assert [finding.code for finding in report.findings] == ["missing-key"]
