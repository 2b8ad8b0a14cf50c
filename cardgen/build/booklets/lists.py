"""What a booklet computes where `{list:…}` stands: signs, index, credits, values of the house."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple
from unicodedata import normalize

from cardgen.build.booklets.edition import edition_blocks
from cardgen.build.booklets.entries import EntryMaker
from cardgen.build.booklets.scenarios import BookletScenarios
from cardgen.build.booklets.spans import BODY, STRONG, BookletNames
from cardgen.build.files.credits_file import credit_sections
from cardgen.layout.booklet.contents import (
    ContentBlock,
    ExplainedSigns,
    Heading,
    ListItem,
    PageLine,
    PageLines,
)
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.reference.contents import barred_lines, explained_signs
from cardgen.layout.reference.credits_contents import CreditSection
from cardgen.model.finding import Stop
from cardgen.model.language import BookletWords, CreditWords
from cardgen.model.legend import Legend
from cardgen.model.rulebook import Rulebook
from cardgen.model.text import Icon
from cardgen.project.pack_view import PackView

CREDIT_LISTS = -1000  # the numbers of these lists go down from here, those of the book go up from 1


class BookletSource(NamedTuple):
    """What a booklet is made from; `names` are those of cards and boards, as links name them,
    `colours` those of its style."""

    view: PackView
    book: Rulebook
    legend: Legend
    words: BookletWords
    names: Mapping[str, str]
    scenarios: BookletScenarios
    colours: Mapping[str, str]


class ComputedLists:
    """Makes the lists of a booklet; `signs` are those that the pack prints."""

    def __init__(self, source: BookletSource, entries: EntryMaker, signs: Sequence[Icon]) -> None:
        self._view, self._book, self._legend = source.view, source.book, source.legend
        self._language, self._entries, self._signs = source.book.language, entries, signs
        self._words = source.words

    def blocks(self, name: str, names: BookletNames) -> Iterator[ContentBlock]:
        """What `{list:name}` prints, where links have these names."""
        if name == "signs":
            yield from self.signs
        elif name == "index":
            yield PageLines(tuple(self._index(names)), "index")
        elif name == "versions":
            yield from edition_blocks(self._view.pack, self._language, self._words)
        else:
            yield from self._credited(house=name == "house")

    def _credited(self, *, house: bool) -> Iterator[ContentBlock]:
        """The sections of the credits page: that on values of the house, or all others."""
        for number, section in enumerate(self._credits, 1):
            if (section.title == self._credit_words.house) == house:
                if not house:
                    yield Heading(3, (BookSpan(section.title, BODY),))
                for item in section.items:
                    lead = (BookSpan(f"{item.lead} ", STRONG),) if item.lead else ()
                    spans = (*lead, BookSpan(item.words, BODY))
                    yield ListItem(spans, CREDIT_LISTS - number, small=True)

    @cached_property
    def _credit_words(self) -> CreditWords:
        words = self._view.assets.languages.sheet_words(self._language).credits
        if words is None:
            raise Stop(f'nothing says in the language "{self._language}" what stands in credits')
        return words

    @cached_property
    def _credits(self) -> tuple[CreditSection, ...]:
        """All sections, found once: for that, every face of the pack is looked at."""
        return tuple(credit_sections(self._view, self._language, self._credit_words))

    @cached_property
    def signs(self) -> tuple[ExplainedSigns, ...]:
        """All signs of the pack, each with what it means."""
        return tuple(self._explained())

    @property
    def recalled(self) -> tuple[Icon, ...]:
        """Those that the legend wants on the back cover, in its order."""
        shown = {icon.name: icon for group in self.signs for icon, _ in group.signs}
        return tuple(shown[name] for name in self._legend.cover if name in shown)

    def _explained(self) -> Iterator[ExplainedSigns]:
        pack = self._view.pack
        cards, language = pack.printed_cards, self._language
        lines = barred_lines(pack, cards, language, self._view.powers)
        for group in explained_signs(pack, cards, self._signs, self._legend, language, lines):
            signs = ((sign.icon, (BookSpan(sign.means, BODY),)) for sign in group.signs)
            again = self._words.continued.format(name=group.title)
            yield ExplainedSigns(group.title, tuple(signs), again)

    def _index(self, known: BookletNames) -> Iterator[PageLine]:
        described = {str(link)[1:-1] for heading in self._book.headings
                     for link in heading.links("card", "wonder")}  # fmt: skip
        own = {f"card:{card.id}": self._entries.name(card.id) for card in self._view.pack.cards}
        names = {**known.names, **own}
        named = [(names[key], key) for key in described if key in names]
        for name, key in sorted(named, key=lambda pair: _sorted_as(pair[0])):
            yield PageLine((BookSpan(name, BODY),), key)


def _sorted_as(name: str) -> str:
    """A name as an index sorts it: accents and case do not count."""
    plain = "".join(sign for sign in normalize("NFD", name) if sign.isalnum() or sign == " ")
    return plain.casefold()
