"""`cardgen check --format sarif`: valid, placed, and the same finding next time."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from jsonschema.validators import Draft4Validator

from cardgen.checks.catalogue import checks
from cardgen.cli.main import CANNOT, CLEAN, FINDINGS
from cardgen.model.finding import Finding, Place
from tests.cli.run import run, told
from tests.cli.test_odd_input import ODD
from tests.small_root import APOLLO, PACK, small_root

CARDS = "cards/trial/cards.yaml"
PLAN = "cards/trial/pack.yaml"
SCHEMA = Path(__file__).parents[1] / "schemas" / "sarif-schema-2.1.0.json"
ARES = APOLLO.replace("apollo", "ares").replace("Apoll", "Ar")


def log_of(text: str) -> dict[str, Any]:
    """The one run of a log that fits the schema of the standard."""
    log = json.loads(text)
    Draft4Validator(json.loads(SCHEMA.read_text("utf-8"))).validate(log)
    (ran,) = log["runs"]
    return dict(ran)


def checked(folder: Path, cards: str, *arguments: str) -> dict[str, Any]:
    root = small_root(folder, {CARDS: cards})
    return log_of(run("check", "--format", "sarif", *arguments, root=root).out)


def marks(ran: dict[str, Any]) -> list[str]:
    return sorted(mark for one in ran["results"] for mark in one["partialFingerprints"].values())


def test_a_clean_run_names_what_was_checked(tmp_path: Path) -> None:
    said = run("check", "--format", "sarif", root=small_root(tmp_path / "root"))
    assert (said.code, said.err) == (CLEAN, "")
    ran = log_of(said.out)
    assert ran["results"] == []
    assert ran["invocations"] == [{"executionSuccessful": True}]
    assert [rule["id"] for rule in ran["tool"]["driver"]["rules"]] == [*checks()]


def test_a_finding_with_its_place_and_its_rule(tmp_path: Path) -> None:
    ran = checked(tmp_path / "root", APOLLO.replace("lyre", "lyer"), "--select", "unknown-emblem")
    (rule,) = ran["tool"]["driver"]["rules"]
    (result,) = ran["results"]
    (mark,) = marks(ran)
    assert result == {
        "ruleId": "unknown-emblem",
        "ruleIndex": 0,
        "level": "error",
        "message": {
            "text": 'there is no emblem "lyer": did you mean "lyre"?\n'
            "name one that is there; or draw it: templates/emblems/lyer.svg"
        },
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": CARDS, "uriBaseId": "%SRCROOT%"},
                    "region": {"startLine": 4, "startColumn": 11, "endLine": 4, "endColumn": 15},
                },
                "logicalLocations": [{"fullyQualifiedName": "apollo/emblem"}],
            }
        ],
        "properties": {"code": "unknown-emblem", "card": "apollo"},
        "partialFingerprints": {"cardField/v1": mark},
    }
    assert mark.endswith(":1")
    assert rule["help"]["text"] == run("explain", "unknown-emblem").out
    assert "```yaml\n- id: iris" in rule["help"]["markdown"]


def test_columns_are_code_points(tmp_path: Path) -> None:
    cards = APOLLO.replace("gain {coin", "𝔸 {coiin")
    ran = checked(tmp_path / "root", cards, "--select", "unknown-icon")
    assert ran["columnKind"] == "unicodeCodePoints"
    (result,) = ran["results"]
    region = result["locations"][0]["physicalLocation"]["region"]
    line = cards.splitlines()[region["startLine"] - 1]
    assert line[region["startColumn"] - 1 : region["endColumn"] - 1] == "coiin"


def test_a_stretch_to_the_end_of_a_line_has_no_end_column(tmp_path: Path) -> None:
    finding = Finding("glyph", "glyph", Place("f.yaml", 2, 3, 5, 1), "m")
    (result,) = log_of(told("sarif", [finding], tmp_path).out)["results"]
    region = result["locations"][0]["physicalLocation"]["region"]
    assert region == {"startLine": 2, "startColumn": 3, "endLine": 4}


def test_a_whole_file_has_no_region(tmp_path: Path) -> None:
    finding = Finding("picture", "picture-odd", Place("cards/trial/art/a.png"), "m")
    (result,) = log_of(told("sarif", [finding], tmp_path).out)["results"]
    assert "region" not in result["locations"][0]["physicalLocation"]


@pytest.mark.parametrize("name", ["déesse été.yaml", "a:b#c?.yaml", "100%.yaml", "神.yaml"])
def test_paths_are_percent_encoded(name: str, tmp_path: Path) -> None:
    finding = Finding("glyph", "glyph", Place(f"cards/é/{name}"), "m")
    (result,) = log_of(told("sarif", [finding], tmp_path).out)["results"]
    uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert uri.isascii()
    assert not set(uri) & set(" :#?")
    assert unquote(uri) == f"cards/é/{name}"


def test_files_are_named_from_the_top_of_the_repository(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    outside = tmp_path.parent / "over é.yaml"
    findings = [
        Finding("glyph", "glyph", Place("cards/a.yaml"), "m"),
        Finding("glyph", "glyph", Place(str(outside)), "m"),
    ]
    inner, outer = log_of(told("sarif", findings, tmp_path / "games").out)["results"]
    artifact = inner["locations"][0]["physicalLocation"]["artifactLocation"]
    assert artifact == {"uri": "games/cards/a.yaml", "uriBaseId": "%SRCROOT%"}
    artifact = outer["locations"][0]["physicalLocation"]["artifactLocation"]
    assert artifact == {"uri": outside.as_uri()}


def test_braces_of_a_message_are_no_arguments(tmp_path: Path) -> None:
    finding = Finding("glyph", "glyph", Place("f.yaml"), "has ☃", "use an icon: {coin:3}")
    (result,) = log_of(told("sarif", [finding], tmp_path).out)["results"]
    assert result["message"] == {"text": "has ☃\nuse an icon: {{coin:3}}"}


def test_a_safe_fix_is_offered(tmp_path: Path) -> None:
    ran = checked(tmp_path / "root", APOLLO.replace("  emblem:", "  Emblem:"))
    (result,) = ran["results"]
    (change,) = result["fixes"][0]["artifactChanges"]
    assert change["artifactLocation"] == {"uri": CARDS, "uriBaseId": "%SRCROOT%"}
    assert change["replacements"] == [
        {
            "deletedRegion": {"startLine": 4, "startColumn": 3, "endLine": 4, "endColumn": 9},
            "insertedContent": {"text": "emblem"},
        }
    ]


def test_what_cannot_go_on_is_told(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {PLAN: PACK.replace("Trial}", "Trial")})
    said = run("check", "--format", "sarif", root=root)
    assert said.code == CANNOT
    (invocation,) = log_of(said.out)["invocations"]
    assert not invocation["executionSuccessful"]
    (told,) = invocation["toolExecutionNotifications"]
    assert told["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == PLAN
    said = run("check", "trail", "--format", "sarif", root=root)
    (told,) = log_of(said.out)["invocations"][0]["toolExecutionNotifications"]
    assert 'no pack "trail"' in told["message"]["text"]


@pytest.mark.parametrize("case", ODD)
def test_whatever_is_found_has_a_sound_place(case: str, tmp_path: Path) -> None:
    files, code = ODD[case]
    said = run("check", "--format", "sarif", root=small_root(tmp_path / "root", files))
    assert said.code == code
    for result in log_of(said.out)["results"]:
        physical = result["locations"][0]["physicalLocation"]
        assert physical["artifactLocation"]["uriBaseId"]
        region = physical.get("region", {"startLine": 1, "startColumn": 1, "endLine": 1})
        start, end = (region.get(f"{one}Column", 10**6) for one in ("start", "end"))
        assert (region["startLine"], start) <= (region["endLine"], end)


WRONG = (APOLLO + ARES).replace("lyre", "lyer").replace("{coin:3|5|7}", "{coin:3|5|7} ☃ {coiin}")


def test_fingerprints_stay_when_lines_and_cards_move(tmp_path: Path) -> None:
    before = marks(checked(tmp_path / "a", WRONG))
    apollo, ares = WRONG.split("- id: ares")
    moved = f"# a comment\n\n- id: ares{ares}" + apollo.replace("  emblem", "  # a word\n  emblem")
    after = marks(checked(tmp_path / "b", moved))
    assert len(before) == len(set(before)) > 4
    assert before == after


def test_fingerprints_stay_when_a_card_moves_to_another_file(tmp_path: Path) -> None:
    before = marks(checked(tmp_path / "a", WRONG))
    apollo, ares = WRONG.split("- id: ares")
    files = {
        CARDS: apollo,
        "cards/trial/more.yaml": f"- id: ares{ares}",
        "cards/trial/pack.yaml": PACK.replace("cards.yaml", "[cards.yaml, more.yaml]"),
    }
    said = run("check", "--format", "sarif", root=small_root(tmp_path / "b", files))
    assert marks(log_of(said.out)) == before


def test_equal_findings_of_a_run_are_counted(tmp_path: Path) -> None:
    ran = checked(tmp_path / "root", APOLLO.replace("gain ", "gain {a} {b} "))
    said = [one["partialFingerprints"]["cardField/v1"] for one in ran["results"]]
    heads = {mark.partition(":")[0] for mark in said}
    assert len(heads) == 1
    assert [mark.partition(":")[2] for mark in said] == ["1", "2"]


def test_a_finding_without_a_card_is_known_by_its_file(tmp_path: Path) -> None:
    files = {"cards/trial/pack.yaml": PACK.replace("mark: faith\n", "mark: faith\nmarks: a\n")}
    said = run("check", "--format", "sarif", root=small_root(tmp_path / "root", files))
    assert said.code == FINDINGS
    (result,) = log_of(said.out)["results"]
    assert result["locations"][0]["logicalLocations"] == [{"fullyQualifiedName": "marks"}]
