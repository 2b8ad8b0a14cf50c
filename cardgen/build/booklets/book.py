"""Rulebooks of a build: which are printed, and their pages, composed once for all their files."""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property, partial

from cardgen.build.booklets.contents import BookletTranslator
from cardgen.build.booklets.entries import names_of
from cardgen.build.booklets.lists import BookletSource
from cardgen.build.booklets.scenarios import BookletScenarios
from cardgen.layout.booklet.booklet import ComposedBooklet, compose_booklet
from cardgen.layout.booklet.contents import BookletContents
from cardgen.layout.booklet.style import FOLDER, BookletStyle, StyleErrors, load_style
from cardgen.layout.booklet.text.pieces import PieceMaker
from cardgen.layout.marks import CardFace, Drawing
from cardgen.layout.template.extends import template_names
from cardgen.model.finding import Stop
from cardgen.model.language import BookletWords
from cardgen.model.legend import Legend
from cardgen.model.pack import Pack
from cardgen.model.rulebook import Rulebook
from cardgen.model.text import Icon
from cardgen.packs.language_schemas import SHEETS
from cardgen.packs.languages import language_path
from cardgen.pdf.kept_forms import KeptForms
from cardgen.project.pack_view import PackView
from cardgen.project.printed.boxes import box_variables, compose_panel, deck_size
from cardgen.project.printed.printed_works import faces_beside, front_works, signs_among, signs_of
from cardgen.project.project import Project
from cardgen.units import Box, Size

READ, LARGE = "booklet", "large"  # the styles of the editions


class PrintedBook:
    """A rulebook of a pack, and its pages in each style; `named` are other packs that it names,
    `drawn` the drawings that other books have painted, `pieces` cuts words for all of its
    language."""

    def __init__(
        self,
        view: PackView,
        book: Rulebook,
        legend: Legend,
        named: Mapping[str, Pack],
        scenarios: BookletScenarios,
        drawn: KeptForms,
        pieces: PieceMaker,
    ) -> None:
        self.drawn, self._pieces = drawn, pieces
        self.view, self.book, self.legend, self._named = view, book, legend, named
        self._scenarios = scenarios
        self._made: dict[str, ComposedBooklet] = {}
        self._cut: dict[float, PieceMaker] = {}

    @property
    def language(self) -> str:
        return self.book.language

    @cached_property
    def words(self) -> BookletWords:
        """What a booklet says that is not in its source. Stop where the language lacks it."""
        found = self.view.assets.languages.sheet_words(self.language).booklet
        if found is None:
            message = f'nothing says in the language "{self.language}" what stands on booklets'
            help = f"add booklet: to {language_path(self.language, SHEETS)}, like that of another"
            raise Stop(message, help=help)
        return found

    @property
    def title(self) -> str:
        """The title of its files."""
        pack = self.view.pack
        return f"{pack.title[self.language]} {pack.version} · {self.words.title}"

    def style(self, name: str) -> BookletStyle:
        """A style of templates/booklets/, which may have one that spares ink beside it. Stop at the
        first fault in it."""
        spared, names = f"{name}-low-ink", template_names(self.view.root, FOLDER)
        spares = self.view.composers_by_ink[0].ink == "low" and spared in names
        try:
            return load_style(spared if spares else name, self.view.root)
        except StyleErrors as faults:
            first = faults.findings[0]
            raise Stop(first.message, place=first.place, help=first.help) from faults

    def pages(self, name: str) -> ComposedBooklet:
        """Its pages in a style."""
        if name not in self._made:
            style = self.style(name)
            cover = self._cover_of(name)
            contents_of = partial(self._translator.contents, cover=cover)
            self._made[name] = compose_booklet(contents_of, style, self.pieces(style))
        return self._made[name]

    def contents(self, name: str, *, paged: bool = False) -> BookletContents:
        """All that it says, with the cover of a style; links lead to their places, and what is not
        `paged` names these in words."""
        return self._translator.contents({}, self._cover_of(name), paged=paged)

    def _cover_of(self, name: str) -> Drawing | None:
        """The cover of a style; that of large print says so."""
        words = self.words
        large = words.large.replace(" ", "\u00a0")
        title = f"{words.title}, {large}" if name == LARGE else words.title
        return _cover(self.view, self.language, title, self.style(name).page)

    def pieces(self, style: BookletStyle) -> PieceMaker:
        """What cuts its words for a style; those that say no more of signs share it."""
        figures = style.figures / style.type["body"].size * 1000
        if figures not in self._cut:
            self._cut[figures] = self._pieces.of_figures(figures)
        return self._cut[figures]

    @cached_property
    def _translator(self) -> BookletTranslator:
        return BookletTranslator(self._source, self._signs)

    @cached_property
    def _source(self) -> BookletSource:
        names = names_of(self.view.pack, self.language)
        for id, pack in self._named.items():
            names |= names_of(pack, self.language, f"{id}/")
        colours = self.style(READ).colours
        return BookletSource(
            self.view, self.book, self.legend, self.words, names, self._scenarios, colours
        )

    @cached_property
    def _signs(self) -> tuple[Icon, ...]:
        """The signs that anything of the pack prints."""
        view, known = self.view, self.view.assets.signs.names
        fronts = (one.drawings for one in front_works(view, self.language))
        signs = [icon for drawings in fronts for icon in signs_among(drawings, known)]
        beside = faces_beside(view, self.language)
        return tuple(
            dict.fromkeys((*signs, *(i for face in beside for i in signs_of(face, known))))
        )


def _cover(view: PackView, language: str, title: str, size: Size) -> Drawing | None:
    """The front of the pack's first box, as large as a page, with the title of the pack, or the
    name of the box where that is too long for it; None for a pack without boxes."""
    for of in view.pack.box_sets:
        for box in of.members:
            held = deck_size(view.pack, box)
            if held:
                composers = view.composers_by_ink[0]
                subject = box_variables(box, view.pack, language, composers, held)
                names = dict.fromkeys((view.pack.title[language], subject["name"]))
                covers = (
                    compose_panel(
                        box, of, "front", size, {**subject, "cards": title, "name": name}, composers
                    ).face
                    for name in names
                )
                face = _first_sound(covers)
                return Drawing(f"cover {view.pack.id}", Box(0, 0, *size), face.marks)
    return None


def _first_sound(faces: Iterator[CardFace]) -> CardFace:
    """The first face that has no fault, or the last one."""
    for face in faces:
        if not face.faults:
            break
    return face


def printed_books(project: Project) -> tuple[PrintedBook, ...]:
    """The rulebooks of packs in the languages that are printed; none while nothing tells what signs
    mean."""
    drawn, pieces = KeptForms(), cache(partial(PieceMaker, project.assets))
    return tuple(
        PrintedBook(
            *(rulebooks.view, book, legend, rulebooks.named, scenarios),
            *(drawn, pieces(book.language)),
        )
        for rulebooks in project.rulebooks
        if rulebooks.view.pack.printed_decks
        for legend in [project.legend_of(rulebooks.view.pack)]
        if legend
        for scenarios in [BookletScenarios(project, rulebooks.view)]
        for book in rulebooks.books
        if book.language in rulebooks.view.languages
    )
