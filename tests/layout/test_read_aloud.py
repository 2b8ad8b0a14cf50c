"""Aids as a voice reads them: every title, word and sign, in the order of the page."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby

import pytest

from cardgen.effects.power.reading import read_powers
from cardgen.imposition.papers import PAPERS
from cardgen.layout.assets import Assets
from cardgen.layout.reference.contents import ReferenceContents, reference_contents
from cardgen.layout.reference.pages import reference_pages
from cardgen.model.finding import Report
from cardgen.model.text import Icon, Runs
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage
from cardgen.project.load import Selection, load_project
from tests.conftest import ROOT
from tests.pdf.read_aloud import Spoken, read_aloud

ASSETS = Assets(ROOT)
PROJECT = load_project(ROOT, Selection()).project
EVERY = [(view.pack.id, language) for view in PROJECT.aided for language in view.languages]


@cache
def contents(pack: str, language: str) -> ReferenceContents:
    (view,) = (one for one in PROJECT.aided if one.pack.id == pack)
    cards = view.pack.printed_cards
    powers = {card.id: read_powers(card.power, Report()) for card in cards}
    assert PROJECT.legend is not None
    return reference_contents(
        view.pack, cards, language, PROJECT.legend, lambda card: powers[card.id], view.aid
    )


@cache
def aloud(pack: str, language: str) -> Spoken:
    size = PAPERS["a4"].size
    pages = reference_pages(contents(pack, language), size, ASSETS)
    about = DocumentInfo("Aid", language)
    return read_aloud(
        pdf_bytes([PrintPage(size, (), m) for m in pages], about, shapes=ASSETS.faces)
    )


class Expected:
    """What is to be read of an aid, piece by piece."""

    def __init__(self, told: ReferenceContents) -> None:
        self.told, self.names = told, told.head.names
        self.language = told.head.language

    def pieces(self) -> Iterator[str]:
        head = self.told.head
        if self.told.aid:
            yield self.title(f"{head.pack} · {head.words['title']}")
            yield from self.aid()
        yield self.title(f"{head.pack} · {head.words['icons']}")
        for group in self.told.signs:
            yield self.title(group.title)
            for sign in group.signs:
                yield from (self.signs((sign.icon,)), sign.means)
        yield self.title(f"{head.pack} · {head.words['cards']}")
        for entries in self.told.cards:
            yield self.title(entries.title)
            for card in entries.cards:
                yield from (self.title(card.name), self.signs(card.badges))
                for cost in card.costs:
                    yield from (cost.ages, head.names.cost, self.signs(cost.icons))
                for row in card.rows:
                    yield from (row.ages, self.signs(row.barred), self.words(row.words))

    def aid(self) -> Iterator[str]:
        """Sections in their columns; the course of an Age comes first and shows no title."""
        for section in sorted(self.told.aid, key=lambda one: not one.across):
            yield self.signs(section.signs)
            yield "" if section.across else self.title(section.title[self.language])
            steps = 0
            for line in section.lines:
                lead = line.title.get(self.language, "")
                if section.numbered and not line.signs:
                    yield str(steps := steps + 1)
                yield self.signs(line.signs)
                yield self.title(lead) if section.across else lead
                yield self.words(line.text[self.language])

    def title(self, words: str) -> str:
        return words.upper()

    def signs(self, icons: tuple[Icon, ...]) -> str:
        return self.names.row(map(str, icons))

    def words(self, runs: Runs) -> str:
        """Words; blanks alone do not part two signs."""
        parts = [run for run in runs if isinstance(run, Icon) or run.strip()]
        rows = groupby(parts, lambda run: isinstance(run, Icon))
        return " ".join(
            self.signs(tuple(row)) if icons else " ".join(row)  # type: ignore[arg-type]  # of one kind
            for icons, row in rows
        )


# A bar between two effects is not drawn where a line ends, which is then read as a pause.
BARS = {"fr": " puis ", "en": " then "}


def solid(text: str, language: str) -> str:
    """Text without its spaces, where they stand beside signs is another matter, and with pauses for
    bars."""
    return "".join(f" {text} ".replace(BARS[language], ", ").split())


@pytest.mark.parametrize(("pack", "language"), EVERY)
def test_everything_is_read_in_order(pack: str, language: str) -> None:
    read, at = solid(aloud(pack, language).text, language), 0
    for piece in Expected(contents(pack, language)).pieces():
        found = read.find(solid(piece, language), at)
        assert found == at, f"{piece!r} where it is read: {read[at : at + 80]}"
        at += len(solid(piece, language))
    assert read[at:] == ""


@pytest.mark.parametrize(("pack", "language"), EVERY)
def test_headings_go_down_step_by_step(pack: str, language: str) -> None:
    levels = [int(one.kind[1]) for one in aloud(pack, language).all("H1", "H2", "H3", "H4")]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:], strict=False))
    names = [card.name.upper() for part in contents(pack, language).cards for card in part.cards]
    headings = [one.words for one in aloud(pack, language).all("H2", "H3")]
    assert [words for words in headings if words in names] == names


def test_words_of_a_line_and_the_next_stay_apart() -> None:
    """Each word that is read is one of those that the contents have."""
    told = Expected(contents("faith", "fr"))
    known = {word for piece in told.pieces() for word in piece.split()}
    paragraphs = [
        one for one in aloud("faith", "fr").all("P", "LBody") if not list(one.all("Figure"))
    ]
    assert len(paragraphs) > 100
    assert {word for one in paragraphs for word in one.words.split()} <= known


def test_a_list_goes_on_in_the_next_column() -> None:
    groups = contents("faith", "fr").signs
    lists = list(aloud("faith", "fr").all("L"))
    lengths = [len([one for one in each.held if isinstance(one, Spoken)]) for each in lists]
    assert [len(group.signs) for group in groups] == [
        length for each, length in zip(lists, lengths, strict=True) if is_of_icons(each)
    ]


def is_of_icons(one: Spoken) -> bool:
    """Whether each item of a list is led by a sign alone."""
    items = list(one.all("Lbl"))
    return not one.attributes and all(list(label.all("Figure")) for label in items)
