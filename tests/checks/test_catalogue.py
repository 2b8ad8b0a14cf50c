"""Every check explains itself, and every code that any part can report is explained by one."""

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from cardgen.checks.review.catalogue import Check, checks, checks_by_code, named
from cardgen.model.finding import Stop
from tests.test_architecture import PACKAGE, modules, tree_of

CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def codes_in_source() -> set[str]:
    """Every code that a finding, fault or misreading is given in the source."""
    found: set[str] = set()
    for path in modules():
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call):
                found |= set(_codes(node))
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TRAPS":
                found |= {str(ast.literal_eval(row.elts[1])) for row in node.value.elts}  # type: ignore[attr-defined]  # TRAPS is a tuple of calls
    return found


def _codes(call: ast.Call) -> Iterator[str]:
    name = ast.unparse(call.func).rsplit(".", 1)[-1]
    texts = [_texts(argument) for argument in call.args]
    if name == "Finding" and len(texts) > 1:
        yield from texts[1]
    if name in ("Fault", "Explained", "Misread", "_fault") and texts:
        yield from texts[0]
    if name in ("_note", "_finding") and texts:
        yield from (text for some in texts[:2] for text in some if text in checks_by_code())
        yield from (f"picture-{text}" for text in texts[0] if name == "_finding")
    if name in ("headed", "Headed") and texts[0]:
        yield from (f"unknown-{texts[0][0]}", f"no-{texts[0][0]}", f"two-{texts[0][0]}s")
    for keyword in call.keywords:
        if keyword.arg == "code":
            yield from _texts(keyword.value)
        if keyword.arg == "noun":
            yield from (f"unknown-{noun}" for noun in _texts(keyword.value))


def _texts(node: ast.expr) -> list[str]:
    """The texts an expression may be: one, or those of an `if`."""
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if CODE.fullmatch(node.value) else []
    return []


def test_every_code_is_explained() -> None:
    found = codes_in_source()
    assert len(found) > 60
    assert found - set(checks_by_code()) == set()


def test_every_explained_code_is_reported_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in modules())
    spoken = codes_in_source() | set(re.findall(r'"([a-z0-9-]+)"', source))
    assert set(checks_by_code()) - spoken == set()


def test_a_code_belongs_to_one_check() -> None:
    counted = Counter(code for check in checks().values() for code in check.codes)
    assert [code for code, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("check", checks().values(), ids=lambda check: check.slug)
def test_a_check_explains_itself(check: Check) -> None:
    assert check.slug == check.slug.lower()
    assert 10 < len(check.title) < 80
    assert len(check.why.split()) > 12
    assert check.refused
    assert check.mend.endswith(".")
    assert max(map(len, f"{check.why}\n{check.refused}\n{check.mend}".split("\n"))) <= 100


def test_files_of_the_folder_are_checks_and_nothing_else() -> None:
    files = {path.stem for path in (PACKAGE / "checks").glob("*.py")} - {"__init__"}
    assert {slug.replace("-", "_") for slug in checks()} == files


def test_no_check_loads_what_reads_prose() -> None:
    """A build asks all checks and reads no prose and no rulebook, so it need not know how."""
    script = "import sys; from cardgen.checks.review.catalogue import checks; checks(); "
    script += "parts = ('.review.prose.', '.rulebook.'); "
    script += "print([n for n in sys.modules if any(part in f'{n}.' for part in parts)])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_a_name_a_code_and_a_slip() -> None:
    assert named("ages") == "ages"
    assert named("ages-hole") == "ages"
    with pytest.raises(Stop, match='did you mean "overflow"'):
        named("overflows")
