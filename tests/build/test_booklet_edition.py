"""Which version a booklet is of: its number, its month, what it changes."""

from pathlib import Path

from cardgen.build.booklets.edition import edition_blocks, edition_words
from cardgen.layout.assets import Assets
from cardgen.layout.booklet.contents import ContentBlock, ListItem, ProseBlock
from cardgen.model.language import BookletWords
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_pack
from tests.checks.books import PACK, book_files, book_root
from tests.conftest import ROOT

CHANGES = """\
edition: 2026-08
changes:
  - fr: >-
      La Brise coûte moins.
    en: >-
      The Breeze costs less.
"""


def words(language: str) -> BookletWords:
    found = Assets(ROOT).languages.sheet_words(language).booklet
    assert found
    return found


def pack(tmp_path: Path, added: str = "") -> Pack:
    made, findings = load_pack(book_root(tmp_path, {PACK: book_files()[PACK] + added}), "trial")
    assert findings == ()
    assert made
    return made


def said(block: ContentBlock) -> str:
    assert isinstance(block, ProseBlock | ListItem)
    return "".join(str(span.content) for span in block.spans)


def test_the_month_is_told_in_words(tmp_path: Path) -> None:
    of = pack(tmp_path, CHANGES)
    assert edition_words(of, words("fr")) == f"Version\u00a0{of.version}, août\u00a02026"
    assert edition_words(of, words("en")) == f"Version\u00a0{of.version}, August\u00a02026"


def test_a_pack_need_not_tell_it(tmp_path: Path) -> None:
    of = pack(tmp_path)
    assert [said(block) for block in edition_blocks(of, "en", words("en"))] == [
        f"Version\u00a0{of.version}."
    ]


def test_changes_follow_in_the_language_of_the_reader(tmp_path: Path) -> None:
    first, lead, change = edition_blocks(pack(tmp_path, CHANGES), "fr", words("fr"))
    assert said(first).endswith("août\u00a02026.")
    assert said(lead) == words("fr").changes
    assert said(change) == "La Brise coûte moins."
