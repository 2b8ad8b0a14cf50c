"""Every check refuses its fixture where the fixture says, and accepts the corrected twin."""

from collections import Counter
from pathlib import Path

import pytest

from cardgen.checks.catalogue import checks
from cardgen.checks.run import findings_of, with_check
from cardgen.model.finding import Finding
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.checks.fixtures import Files, Fixture, Spot, fixture, names
from tests.small_root import copy_languages, small_root

# Checked by files that are made while testing: pictures, bytes, unused drawings, files no YAML;
# scenarios are the matter of `cardgen run`, translations that of `cardgen compare`.
ELSEWHERE = {"picture", "scenario", "unused-emblem", "unused-icon", "yaml"}
ELSEWHERE |= {slug for slug in checks() if slug.startswith("translation-")}
# Read with phrases of their own, or not about words; all other checks of words need phrases.
UNREAD = {"words-ambiguous", "words-block"}
# These look for words of another file of a language, without which nobody knows them.
WORDS_OF = {
    **dict.fromkeys(("name-witness", "prose-order", "prose-sense", "prose-witness"), "senses"),
    **dict.fromkeys(
        ("age-turned", "cards-counted", "cost-told", "left-told", "thing-told"), "senses"
    ),
    **dict.fromkeys(
        (
            "answer-number",
            "choice-told",
            "gain-told",
            "limit-told",
            "line-told",
            "reach-told",
            "term-told",
        ),
        "senses",
    ),
    **dict.fromkeys(("most-told", "rulebook-marker", "passing-told", "order-told"), "senses"),
    "rule-told": "settled",
    "told-twice": "senses",
    "words-paraphrased": "thesaurus",
}


def found(folder: Path, files: Files, *, phrases: bool, words_of: str) -> tuple[Finding, ...]:
    root = small_root(folder, files, every_drawing=True, phrases=phrases)
    if any("/scenarios/" in name for name in files):
        copy_languages(root, "story")
    if words_of:
        copy_languages(root, words_of)
    overlay = root / "overlay.yaml" if "overlay.yaml" in files else None
    loaded = load_project(root, Selection(overlay=overlay))
    every = (
        *map(with_check, loaded.lost),
        *findings_of(loaded.project, prose=Prose(loaded.project)),
    )
    return tuple(
        finding for finding in every if finding.check not in ("unused-emblem", "unused-icon")
    )


def test_every_check_has_a_fixture_and_every_fixture_a_check() -> None:
    assert set(names()) | ELSEWHERE == set(checks())


@pytest.mark.parametrize("slug", [name for name in names() if name not in ELSEWHERE])
def test_what_a_check_refuses(slug: str, tmp_path: Path) -> None:
    case: Fixture = fixture(slug)
    assert slug in {checks_of(spot) for spot in case.expected}, "the fixture expects its own check"
    findings = found(
        tmp_path / "refused",
        case.refused,
        phrases=reads_words(slug),
        words_of=WORDS_OF.get(slug, ""),
    )
    spots = Counter(Spot(f.place.file, f.place.line, f.code) for f in findings)
    assert set(spots) == set(case.expected), "\n".join(map(str, findings))
    assert all(finding.message for finding in findings)


@pytest.mark.parametrize("slug", [name for name in names() if name not in ELSEWHERE])
def test_what_a_check_accepts(slug: str, tmp_path: Path) -> None:
    corrected = fixture(slug).corrected
    assert (
        found(
            tmp_path / "corrected",
            corrected,
            phrases=reads_words(slug),
            words_of=WORDS_OF.get(slug, ""),
        )
        == ()
    )


def checks_of(spot: Spot) -> str:
    return next(slug for slug, one in checks().items() if spot.code in one.codes)


def reads_words(slug: str) -> bool:
    return slug.startswith(("words-", "unsaid-")) and slug not in UNREAD
