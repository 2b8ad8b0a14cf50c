"""Scenarios in the contents of a booklet: positions across the page, proofs under examples."""

import subprocess
import sys
from dataclasses import replace

from cardgen.build.booklets.contents import BookletSource, BookletTranslator
from cardgen.build.booklets.entries import names_of
from cardgen.build.booklets.scenarios import BookletScenarios
from cardgen.layout.booklet.contents import CallOut, ContentBlock, Entry, ProseBlock
from cardgen.layout.booklet.position.table import TablePosition
from cardgen.project.load import Selection, load_project
from tests.conftest import ROOT


def sections_with(pack: str, link: str) -> list[ContentBlock]:
    """The contents of the sections of a pack's French rulebook that hold a link."""
    project = load_project(ROOT, Selection((pack,), ("fr",), ("full",))).project
    (view,) = project.packs
    words, legend = view.assets.languages.sheet_words("fr").booklet, project.legend
    assert words
    assert legend
    (book,) = [one for one in project.rulebooks[0].books if one.language == "fr"]
    held = tuple(
        section
        for section in book.sections
        if any(link == str(each) for block in section.all for each in block.links())
    )
    scenarios = BookletScenarios(project, view)
    source = BookletSource(
        view, replace(book, sections=held), legend, words, names_of(view.pack, "fr"), scenarios, {}
    )
    return list(BookletTranslator(source, ()).contents({}, None).blocks)


def test_a_position_under_a_card_is_set_across_the_page_below_what_announces_it() -> None:
    blocks = sections_with("faith", "{position:ishtar-pools}")
    (entry,) = [one for one in blocks if isinstance(one, Entry)]
    assert not [one for one in entry.blocks if isinstance(one, TablePosition)]
    assert isinstance(blocks[1], ProseBlock)
    assert plain(blocks[1]).endswith(" :")
    assert isinstance(blocks[2], TablePosition)
    assert all(isinstance(one, CallOut) for one in blocks[3:5])
    assert not entry.flavour
    assert isinstance(blocks[-1], ProseBlock)
    assert blocks[-1].kind == "flavour"


def examples_with(pack: str, token: str) -> list[tuple[ProseBlock, ...]]:
    """The paragraphs of the examples of a section."""
    blocks = (
        b for b in sections_with(pack, token) for b in (b.blocks if isinstance(b, Entry) else [b])
    )
    return [
        tuple(inner for inner in one.blocks if isinstance(inner, ProseBlock))
        for one in blocks
        if isinstance(one, CallOut) and one.kind == "example"
    ]


def plain(block: ProseBlock) -> str:
    return "".join(str(span.content) for span in block.spans)


def test_an_example_tells_at_its_foot_what_coins_became_of_and_nobody_reads_its_id() -> None:
    """Where they went from player to player; the scenario is only named in the source."""
    said = examples_with("faith", "{example:apollo-before-aqueduct}")
    assert len(said) > 1
    assert not any("apollo-before" in plain(block) for blocks in said for block in blocks)
    accounts = [plain(block) for blocks in said for block in blocks if block.kind == "account"]
    assert accounts == [
        "Pièces\u202f: David\u00a0coin:2\u00a0→\u00a0coin:3 · Léa\u00a0coin:3\u00a0→\u00a0coin:7"
    ]


def test_coins_of_somebody_whom_an_example_does_not_name_are_left_out() -> None:
    """Léa buys in that turn too, of which the example says nothing."""
    said = examples_with("leaders", "{example:archimedes-chooses}")
    assert any(
        "Archimède" in plain(block) or "papyrus" in plain(block) for one in said for block in one
    )
    assert not [block for blocks in said for block in blocks if block.kind == "account"]


def test_no_coins_are_accounted_for_where_an_amount_is_not_told() -> None:
    """Eva pays David for a stone, which the example has no need to say."""
    said = examples_with("leaders", "{example:diplomats-guild}")
    assert said
    assert not [block for blocks in said for block in blocks if block.kind == "account"]


def test_the_rules_of_play_are_loaded_only_where_a_booklet_asks_for_them() -> None:
    code = "import sys, cardgen.build.booklets.book as b; print(*sys.modules, sep='\\n')"
    told = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=True)
    loaded = told.stdout.split()
    assert "cardgen.build.booklets.scenarios" in loaded
    assert not [name for name in loaded if name.startswith("cardgen.engine")]
