"""Plain scalars mean what YAML 1.2 says, and what readers disagree on is refused."""

import pytest

from cardgen.model.finding import MISSING, Finding, Report
from cardgen.model.located import Map
from cardgen.yaml.reader import read_yaml


def read(text: str) -> tuple[object, tuple[Finding, ...]]:
    """What a value means that is typed like this, and what is said of it."""
    report = Report()
    tree = read_yaml(f"value: {text}\n".encode(), file="f.yaml", report=report)
    assert isinstance(tree, Map)
    return tree.get("value", MISSING), report.findings


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", None), ("~", None), ("null", None), ("NULL", None), ("nUll", "nUll"),
        ("true", True), ("False", False), ("yes", "yes"), ("no", "no"), ("on", "on"),
        ("off", "off"), ("y", "y"), ("12", 12), ("-3", -3), ("+4", 4), ("0", 0), ("1.5", 1.5),
        (".5", 0.5), ("2.", 2.0), ("1e3", 1000.0), ("-1.5e-2", -0.015), ("1.0.0", "1.0.0"),
        ("1:30", "1:30"), ("2026-01-31", "2026-01-31"), (".", "."), ("½", "½"),
        ("1½", "1½"), ("3/2", "3/2"), ("+", "+"), ("..", ".."), ("12/33", "12/33"),
        ("1,000", "1,000"), ("0.5", 0.5), ("-0", 0), ("4 pièces", "4 pièces"), ("_1", "_1"),
        ("e3", "e3"),
    ],
)  # fmt: skip
def test_what_a_scalar_means(text: str, value: object) -> None:
    meant, findings = read(text)
    assert (meant, type(meant), findings) == (value, type(value), ())


@pytest.mark.parametrize(
    ("text", "code", "typed"),
    [
        ("1_000", "number-underscore", "type 1000"), ("010", "number-leading-zero", "type 10"),
        ("-007", "number-leading-zero", "type 7"), ("0o10", "number-base", '"0o10"'),
        ("0x1f", "number-base", '"0x1f"'), ("0b11", "number-base", '"0b11"'),
        (".nan", "number-not-finite", "a number"), (".inf", "number-not-finite", "a number"),
        ("-.INF", "number-not-finite", "a number"), ("1e400", "number-too-big", "fewer digits"),
        ("0.1234567890123456", "number-too-big", "fewer digits"),
        ("9" * 5000, "number-too-big", "fewer digits"), ("1_0.5", "number-underscore", "10.5"),
    ],
)  # fmt: skip
def test_what_is_refused(text: str, code: str, typed: str) -> None:
    _, (finding,) = read(text)
    assert finding.code == code
    assert typed in finding.help
