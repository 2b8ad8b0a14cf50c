"""A booklet as one page of the web, with all that it shows within it."""

from collections.abc import Mapping
from typing import Any

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.contents import BookletContents
from cardgen.model.language import BookletWords
from cardgen.model.player_aid import AidSection
from cardgen.web.outline import OutlineSection, outlined, titles
from cardgen.web.parts import Part, PartMaker
from cardgen.web.pictures import PictureKey, PictureShelf
from cardgen.web.runs import RunMaker
from cardgen.web.symbols import SignSymbols
from cardgen.web.template import PageTemplate

LISTED = 2  # levels of headings that the contents of a page list


def booklet_page(
    contents: BookletContents,
    words: BookletWords,
    colours: Mapping[str, str],
    files: Mapping[PictureKey, bytes],
    assets: Assets,
) -> str:
    """The page; `files` are its pictures. Stop where its template has a fault."""
    values = BookletPageMaker(contents, words, files, assets).values()
    return PageTemplate(assets.root).html(values | {"colours": colours})


class BookletPageMaker:
    """Makes what the template of a page is filled with."""

    def __init__(
        self,
        contents: BookletContents,
        words: BookletWords,
        files: Mapping[PictureKey, bytes],
        assets: Assets,
    ) -> None:
        self._contents, self._words = contents, words
        self._symbols = SignSymbols(assets.signs, contents.names)
        rules = assets.no_breaks(contents.language)
        known = titles(contents.blocks, words.web.see)
        self._maker = RunMaker(self._symbols, rules, known)
        self._shelf = PictureShelf(files)
        self._parts = PartMaker(self._maker, self._shelf, words)

    def values(self) -> dict[str, Any]:
        """All values of the template, by name."""
        contents, words = self._contents, self._words
        sections = [self._section(one) for one in outlined(contents.blocks)]
        title = f"{contents.title} · {words.title}"
        cover = contents.cover and self._shelf.shown(contents.cover, title)
        aid = [self._aid(section) for section in contents.aid]
        return {
            "language": contents.language,
            "title": contents.title,
            "edition": contents.edition,
            "text": words,
            "cover": cover,
            "sections": sections,
            "aid": aid,
            "symbols": self._symbols.drawn,  # the last to be asked, of which all others ask
        }

    def _section(self, section: OutlineSection) -> Part:
        heading = section.heading
        return {
            "id": section.id,
            "rank": section.rank,
            "listed": heading.level <= LISTED,
            "number": heading.number,
            "runs": self._maker.runs(heading.spans),
            "entry": self._parts.entry(section.entry) if section.entry else None,
            "parts": self._parts.parts((*section.added, *section.blocks)),
            "inner": [self._section(one) for one in section.inner],
        }

    def _aid(self, section: AidSection) -> Part:
        language, maker = self._contents.language, self._maker
        lines = [
            {
                "title": line.title.get(language, ""),
                "signs": maker.symbols.row(line.signs) if line.signs else None,
                "runs": maker.plain_runs(line.text.get(language, ())),
            }
            for line in section.lines
        ]
        return {
            "title": section.title[language],
            "signs": maker.symbols.row(section.signs) if section.signs else None,
            "ordered": section.numbered or section.across,
            "lines": lines,
        }
