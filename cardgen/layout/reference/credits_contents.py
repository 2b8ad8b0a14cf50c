"""What the credits of a pack say: sections of items, and the emblems that each is of."""

from typing import NamedTuple

from cardgen.layout.reference.frame import PageHead


class CreditedEmblem(NamedTuple):
    """The name of an emblem's drawing, and what it is an emblem of, in the language of the page."""

    drawing: str
    caption: str


class CreditItem(NamedTuple):
    """A bold word and what follows it; under it the emblems that it is of, as drawings.

    `titles` are what those who drew these call them, for licences that ask for it.
    """

    lead: str
    words: str
    emblems: tuple[CreditedEmblem, ...] = ()
    titles: tuple[str, ...] = ()

    @property
    def said(self) -> str:
        """What follows the bold word, with the titles."""
        return f"{self.words} ({', '.join(self.titles)})" if self.titles else self.words


class CreditSection(NamedTuple):
    """Items under a title."""

    title: str
    items: tuple[CreditItem, ...]

    @property
    def across(self) -> bool:
        """Whether it takes the whole width, as emblems do."""
        return any(item.emblems for item in self.items)


class CreditContents(NamedTuple):
    """All that the credits of a pack say in one language; `makers` stand at the head."""

    head: PageHead
    makers: CreditSection
    sections: tuple[CreditSection, ...]
