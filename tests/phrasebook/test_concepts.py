"""Concepts as Python names them: each stands in a thesaurus, and none is taken for an assertion."""

import ast
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType

from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from tests.phrasebook.conftest import BOOKS

FOLDER = Path(sys.modules["cardgen"].__path__[0]) / "phrasebook" / "concepts"
# What is made of several others as a text is read, and stands in no thesaurus.
MADE = {
    *(("degree", "since it came"), ("joint", "or of colours"), ("pile", "on this card")),
    *(("plain", "they, not you"), ("plain", "one alone"), ("degree", "if you have fewer")),
}
WANTED = {"concept": Concept, "assertion": Assertion}  # by what a value is asked for


def modules() -> Iterator[tuple[Path, ModuleType]]:
    """Each file on concepts with its module."""
    for file in sorted(FOLDER.rglob("*.py")):
        parts = file.relative_to(FOLDER.parents[1]).with_suffix("").parts
        yield file, import_module(".".join(("cardgen", *parts)).removesuffix(".__init__"))


def held(value: object) -> Iterator[Concept | Assertion]:
    """The concepts and assertions that a constant holds, at whatever depth."""
    if isinstance(value, Concept | Assertion):
        yield value
    elif isinstance(value, Mapping):
        yield from (one for pair in value.items() for each in pair for one in held(each))
    elif isinstance(value, tuple | frozenset):
        yield from (one for each in value for one in held(each))


def test_no_set_holds_concepts_and_assertions() -> None:
    """Both are tuples, so that one is sought in vain among the others without a word."""
    mixed = [
        f"{file.name}: {name}"
        for file, module in modules()
        for name, value in vars(module).items()
        if isinstance(value, frozenset) and len({type(one) for one in held(value)}) > 1
    ]
    assert not mixed


def test_what_a_text_says_is_called_so() -> None:
    """`SAYS_EACH` is an assertion, `EACH` a concept; each constant is the same everywhere."""
    values: dict[str, set[tuple[type, object]]] = {}
    for file, module in modules():
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, Concept | Assertion):
                called = name.startswith("SAYS_")
                assert called == isinstance(value, Assertion), f"{file.name}: {name}"
                values.setdefault(name, set()).add((type(value), value))
    assert {name for name, several in values.items() if len(several) > 1} == set()


def test_a_concept_is_compared_with_concepts() -> None:
    """`one.concept in CONSTANT`, `one.assertion == CONSTANT`: of the type that is asked for."""
    compared, wrong = 0, list[str]()
    for file, module in modules():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute):
                wanted = WANTED.get(node.left.attr)
                found = {type(one) for one in _constants(node.comparators[0], module)}
                compared += bool(wanted and found)
                if wanted and found - {wanted}:
                    wrong.append(f"{file.name}:{node.lineno}: {ast.unparse(node)}")
    assert compared > 60
    assert not wrong


def _constants(node: ast.expr, module: ModuleType) -> Iterator[Concept | Assertion]:
    """What a name of a module, or several in brackets, hold."""
    for one in node.elts if isinstance(node, ast.Tuple) else [node]:
        if isinstance(one, ast.Name):
            yield from held(vars(module).get(one.id))


def test_every_concept_stands_in_a_thesaurus() -> None:
    """One that is misspelt would never be met."""
    known = {tuple(one) for book in BOOKS.values() for one in book.paraphrases.thesaurus.concepts}
    named = {
        tuple(one) if isinstance(one, Concept) else tuple(one.concept)
        for _, module in modules()
        for value in vars(module).values()
        for one in held(value)
    }
    assert len(named) > 200
    assert named - known == MADE
