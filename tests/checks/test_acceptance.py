"""Findings that authors accept: dropped and counted, and told where nothing is left to accept."""

from pathlib import Path

import pytest

from cardgen.checks.run import CheckedFindings, run_checks
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.cli.run import run
from tests.small_root import APOLLO, PACK, small_root

CARDS, PLAN = "cards/trial/cards.yaml", "cards/trial/pack.yaml"
SLIPS = APOLLO + "  notes:\n    fr: >-\n      L'or.\n    en: >-\n      His lyre's gold.\n"
WHY = "typed as it was found"


def seen(
    folder: Path,
    files: dict[str, str],
    *,
    select: tuple[str, ...] = (),
    packs: tuple[str, ...] = (),
) -> CheckedFindings:
    project = load_project(small_root(folder / "root", files), Selection(packs)).project
    return run_checks(project, select=select, prose=Prose(project))


def told(review: CheckedFindings) -> list[tuple[str, str, str]]:
    return sorted((one.code, one.card, one.language) for one in review.findings)


def count(review: CheckedFindings) -> int:
    return len(review.accepted)


def accepting(what: str) -> dict[str, str]:
    return {CARDS: SLIPS + f"  accepts: {what}\n"}


FR, EN = ("typography-marks", "apollo", "fr"), ("typography-marks", "apollo", "en")


def test_by_the_card(tmp_path: Path) -> None:
    both = seen(tmp_path / "both", accepting(f"{{typography-marks: {WHY}}}"))
    assert (told(both), count(both)) == ([], 2)
    one = seen(tmp_path / "one", accepting(f"{{typography-marks: {{fr: {WHY}}}}}"))
    assert (told(one), count(one)) == ([EN], 1)


def test_by_the_pack(tmp_path: Path) -> None:
    files = {CARDS: SLIPS, PLAN: PACK + f"accepts: {{typography-marks: {{en: {WHY}}}}}\n"}
    review = seen(tmp_path, files)
    assert (told(review), count(review)) == ([FR], 1)


def test_nobody_accepts_for_another(tmp_path: Path) -> None:
    ares = APOLLO.replace("apollo", "ares").replace("Apoll", "Ar")
    files = {CARDS: SLIPS + ares + f"  accepts: {{typography-marks: {WHY}}}\n"}
    review = seen(tmp_path, files)
    assert told(review) == [("accepts-unused", "ares", ""), EN, FR]


@pytest.mark.parametrize(
    ("select", "packs", "codes"),
    [
        ((), (), ["accepts-unused"]),
        (("accepts-unused", "cost-order"), (), ["accepts-unused"]),
        (("cost-order",), (), []),
        (("accepts-unused", "agreement"), (), []),
        ((), ("trial",), []),
    ],
)
def test_an_acceptance_of_no_use(
    select: tuple[str, ...], packs: tuple[str, ...], codes: list[str], tmp_path: Path
) -> None:
    """It is told only where the check looked, at all packs, and nothing else was asked for."""
    ares = APOLLO.replace("apollo", "ares").replace("Apoll", "Ar")
    other = {"cards/other/pack.yaml": PACK, "cards/other/cards.yaml": ares}
    files = {CARDS: APOLLO + "  accepts: {cost-order: it falls on purpose}\n", **other}
    review = seen(tmp_path, files, select=select, packs=packs)
    assert [finding.code for finding in review.findings] == codes


def test_a_build_knows_nothing_of_what_only_check_looks_for(tmp_path: Path) -> None:
    files = accepting(f"{{typography-marks: {WHY}, cost-order: it falls on purpose}}")
    project = load_project(small_root(tmp_path / "root", files), Selection()).project
    (finding,) = run_checks(project).findings
    assert (finding.code, finding.place.file) == ("accepts-unused", CARDS)
    assert "cost-order" in finding.message
    assert run_checks(load_project(project.root, Selection(inks=("full",))).project).findings == ()


def test_what_cannot_be_read_or_drawn_is_not_accepted(tmp_path: Path) -> None:
    files = {CARDS: APOLLO.replace("lyre", "lyer") + "  accepts: {drawing: we know of it well}\n"}
    assert ("unknown-emblem", "apollo", "") in told(seen(tmp_path, files))
    assert ("accepts-unknown", "apollo", "") in told(seen(tmp_path / "two", files))


def test_a_reason_is_more_than_a_word(tmp_path: Path) -> None:
    review = seen(tmp_path, accepting("{typography-marks: meant}"))
    assert [finding.code for finding in review.findings] == ["wrong-type"]
    assert review.findings[0].help == "say why it may stay"


def test_the_summary_counts_them(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", accepting(f"{{typography-marks: {WHY}}}"))
    assert run("check", root=root).out == "1 card, 6 texts, none read: all well, 2 accepted\n"
    assert '"accepted": 2' in run("check", "--format", "json", root=root).out


def test_a_build_reads_no_prose(tmp_path: Path) -> None:
    """What is typed badly is told by `check`; a build prints it and says nothing."""
    story = "says:\n  fr: >-\n    L'or\n  en: >-\n    Gold\n"
    played = "given: {players: {a: {}, b: {}, c: {}}}\nplay: [{conflict: {}}]\nthen: {}\n"
    files = {CARDS: SLIPS, "cards/trial/scenarios/one.yaml": story + played}
    root = small_root(tmp_path / "root", files)
    checked = run("check", root=root)
    assert checked.code == 0
    assert "5 warnings" in checked.out
    built = run("build", "--out", str(tmp_path / "out"), root=root)
    assert (built.code, "typography" in built.err) == (0, False)
