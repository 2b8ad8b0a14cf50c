"""Every check explains itself, and every code that any part can report is explained by one."""

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from cardgen.checks.catalogue import check_named, checks, checks_by_code, checks_of_packs
from cardgen.model.finding import Stop
from tests.test_architecture import modules, tree_of

TABLES = ("CODES", "UNKNOWN")
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
            if isinstance(node, ast.Assign | ast.AnnAssign) and _is_table(node):
                found |= {text for held in node.value.values for text in _constants(held)}  # type: ignore[union-attr]  # a dict
    return found


def _is_table(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether this is a table of codes by what they are for."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return ast.unparse(target) in TABLES


def _constants(held: ast.AST) -> Iterator[str]:
    """The texts within an expression that could be codes; explanations of checks are none."""
    if isinstance(held, ast.Call) and ast.unparse(held.func) == "Check":
        return
    if (
        isinstance(held, ast.Constant)
        and isinstance(held.value, str)
        and CODE.fullmatch(held.value)
    ):
        yield held.value
    for inner in ast.iter_child_nodes(held):
        yield from _constants(inner)


def _codes(call: ast.Call) -> Iterator[str]:
    name = ast.unparse(call.func).rsplit(".", 1)[-1]
    texts = [_texts(argument) for argument in call.args]
    if name == "Finding" and len(texts) > 1:
        yield from texts[1]
    if name in ("Fault", "Explained", "Misread", "_fault") and texts:
        yield from texts[0]
    if name in ("_note", "_finding") and texts:
        yield from (text for some in texts[:2] for text in some if text in checks_by_code())
    for keyword in call.keywords:
        if keyword.arg == "code":
            yield from _texts(keyword.value)


def _texts(node: ast.expr) -> list[str]:
    """The texts an expression may be: one, or those of an `if`."""
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if CODE.fullmatch(node.value) else []
    return []


def test_codes_is_explained() -> None:
    found = codes_in_source()
    assert len(found) > 60
    assert found - set(checks_by_code()) == set()


def test_codes_stands_literally_where_it_is_reported() -> None:
    """Whoever has a report can search the source for its code, and finds what raises it."""
    literal = {text for path in modules() for text in _constants(tree_of(path))}
    assert set(checks_by_code()) - literal == set()


def test_a_code_belongs_to_one_check() -> None:
    counted = Counter(code for check in checks().values() for code in check.codes)
    assert [code for code, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("slug", checks())
def test_a_check_explains_itself(slug: str) -> None:
    check = checks()[slug]
    assert check.slug == check.slug.lower()
    assert 10 < len(check.title) < 80
    assert len(check.why.split()) > 12
    assert check.refused
    assert check.mend.endswith(".")
    assert max(map(len, f"{check.why}\n{check.refused}\n{check.mend}".split("\n"))) <= 100


def test_a_check_is_named_as_it_is_reported() -> None:
    """`card-size` is the value CARD_SIZE."""
    named_values = {
        f"{target.id} {keyword.value.value}"
        for path in modules()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        if ast.unparse(node.value.func) == "Check"
        for target in node.targets
        for keyword in node.value.keywords
        if keyword.arg == "slug" and isinstance(target, ast.Name)
        if isinstance(keyword.value, ast.Constant)
    }
    assert named_values == {f"{slug.upper().replace('-', '_')} {slug}" for slug in checks()}


def test_what_looks_at_packs_is_known_without_the_checks_of_texts() -> None:
    looking = {slug for slug, one in checks().items() if one.over_packs}
    assert looking <= set(checks_of_packs()) < set(checks())
    script = "import sys; from cardgen.checks.catalogue import checks_of_packs; checks_of_packs(); "
    script += "print([n for n in sys.modules if n.startswith('cardgen.checks.rulebook')])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_no_check_loads_what_reads_prose() -> None:
    """A build asks all checks and reads no prose and no rulebook, so it need not know how."""
    script = "import sys; from cardgen.checks.catalogue import checks; checks(); "
    script += "parts = ('project.prose', 'packs.rulebook'); "
    script += "print([n for n in sys.modules if any(part in n for part in parts)])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_a_name_a_code_and_a_slip() -> None:
    assert check_named("ages") == "ages"
    assert check_named("ages-hole") == "ages"
    with pytest.raises(Stop, match='did you mean "overflow"'):
        check_named("overflows")
