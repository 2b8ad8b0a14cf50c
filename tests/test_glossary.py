"""The glossary for contributors: every name of code in it is one that the code has."""

import ast
import re

from tests.test_architecture import ROOT, modules, tree_of

NAME = re.compile(r"\(((?:`\w+`(?:, )?)+)\)")


def test_every_name_of_the_glossary_is_defined() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    named = {name for found in NAME.findall(text) for name in re.findall(r"\w+", found)}
    defined = {
        node.name
        for path in modules()
        for node in tree_of(path).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    assert len(named) > 40
    assert named - defined == set()
