"""What a file says is known by its digest: comments and blank lines do not count, all else does."""

import pytest

from cardgen.yaml.reader import digest_content

SAID = b"""- id: iris
  text:
    fr: >-
      Un # deux
  costs: {I: free, II: [a, b]}
"""
SAME = {
    "before": b"# more\n\n" + SAID,
    "behind": SAID + b"\n# more\n",
    "at the end of a line": SAID.replace(b"iris", b"iris  # more"),
    "between": SAID.replace(b"  text", b"# more\n\n  # and more\n  text"),
    "line ends of Windows": SAID.replace(b"\n", b"\r\n"),
    "other lines": SAID.replace(b"Un # deux", b"Un\n      # deux"),
}
OTHER = {
    "a word": SAID.replace(b"deux", b"trois"),
    "in a block": SAID.replace(b"Un", b"# Un"),
    "another key": SAID.replace(b"costs", b"cost"),
    "quotes": SAID.replace(b"free", b"'free'"),
    "another block": SAID.replace(b">-", b"|-"),
    "another list": SAID.replace(b"[a, b]", b"[[a], b]"),
    "a map in lines": SAID.replace(b"{I: free, II: [a, b]}", b"\n    I: free\n    II: [a, b]"),
    "an anchor": SAID.replace(b"iris", b"&x iris"),
    "a tag": SAID.replace(b"iris", b"!x iris"),
    "a second document": SAID + b"---\n",
    "a line begun with a mark within quotes": b'- "a\n# b"\n',
    "the same without it": b'- "a b"\n',
}
PACK = b"title: x\nedition: 2026-11\nchanges: [{fr: a}]\nmark: y\n"


@pytest.mark.parametrize("edit", SAME)
def test_comments_count_for_nothing(edit: str) -> None:
    assert digest_content(SAME[edit]) == digest_content(SAID)


def test_all_else_counts() -> None:
    digests = {digest_content(said) for said in (SAID, *OTHER.values())}
    assert None not in digests
    assert len(digests) == 1 + len(OTHER)


@pytest.mark.parametrize(
    "content", [b"a: [", b"\xff", b"a: b # \t\n", b"# \x0b\na: b\n", b"<<<<<<< x\na: b\n"]
)
def test_what_has_a_fault_is_taken_as_it_is(content: bytes) -> None:
    assert digest_content(content) is None


@pytest.mark.parametrize(
    ("before", "after", "changed"),
    [(b"11", b"12", {1}), (b"fr: a", b"fr: b", {1}), (b"title: x", b"title: z", {2}),
     (b"y", b"z", {0}), (b"edition", b"editions", {0, 1})],
)  # fmt: skip
def test_what_stands_under_some_keys_is_known_apart(
    before: bytes, after: bytes, changed: set[int]
) -> None:
    apart = ("edition", "changes"), ("title",)
    first = digest_content(PACK, *apart)
    second = digest_content(PACK.replace(before, after), *apart)
    assert first
    assert second
    assert {place for place in range(3) if first[place] != second[place]} == changed
