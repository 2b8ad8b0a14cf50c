"""Whatever stands in a file, the answer is a value, findings with places, or Stop: no traceback."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cardgen.yaml.events as events
from cardgen.model.finding import Finding, Report, Stop
from cardgen.packs.pack import load_pack
from cardgen.yaml.reader import read_yaml
from tests.packs.conftest import CARD, PACK, WritePack

SIGNS = "ab1.:-{}[],'\"|>&*!%@`#?~ \n\té½_<\\\x07\u202e\ufeff"
PIECES = ["I", "II-III", "{coin:3}", "{a|b|c}", "~", "0x1f", "[]", "{}", "- ", ": ", "\n", "  ",
          "free", "3", "true", "''", ">-", "*x", "&x", "<<", "{", "}", "|", "é", "½"]  # fmt: skip


@pytest.mark.parametrize("parser", [events.Parser, events.PythonParser])
@given(text=st.text(SIGNS, max_size=80))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text(text: str, parser: Callable[[str], object]) -> None:
    report = Report()
    stopped: list[Stop] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(events, "Parser", parser)
        try:
            read_yaml(text.encode(), file="f.yaml", report=report)
        except Stop as caught:
            stopped.append(caught)
    for stop in stopped:
        assert str(stop.place).startswith("f.yaml:")
        assert stop.help
    for finding in report.findings:
        assert finding.place.line <= text.count("\n") + 2
        assert finding.help


@given(content=st.binary(max_size=60))
def test_any_bytes(content: bytes) -> None:
    with suppress(Stop):
        read_yaml(content, file="f.yaml", report=Report())


@pytest.mark.parametrize("name", ["gods/a.yaml", "pack.yaml"])
@given(at=st.integers(0, 400), length=st.integers(0, 30), piece=st.sampled_from(PIECES))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_change_of_a_sound_pack(
    write_pack: WritePack, name: str, at: int, length: int, piece: str
) -> None:
    text = CARD if name == "gods/a.yaml" else PACK
    changed = text[:at] + piece + text[at + length :]
    root: Path = write_pack({"gods/a.yaml": CARD, name: changed})
    findings: tuple[Finding, ...] = ()
    with suppress(Stop):
        findings = load_pack(root, "trial").findings
    for finding in findings:
        assert (root / finding.place.file).is_file()
        assert finding.help, finding
