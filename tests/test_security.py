"""SECURITY.md promises nothing that no test holds."""

import re

import pytest

from tests.conftest import ROOT

PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
PROMISED = PAGE.split("## What is promised\n")[1].split("\n## ")[0]
PROMISES = re.findall(r"^- (.+?)(?=^- |^#|\Z)", PROMISED, re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def test_there_are_promises() -> None:
    assert len(PROMISES) == PROMISED.count("\n- ") > 15


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise[:40])
def test_every_promise_names_tests_that_exist(promise: str) -> None:
    named = NAMED.findall(promise)
    assert named
    assert len(named) == promise.count("::")
    for file, test in named:
        assert f"\ndef {test}(" in (ROOT / file).read_text(encoding="utf-8"), (file, test)
