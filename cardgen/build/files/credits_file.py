"""A page of credits: it tells whose work a pack prints, in one language."""

from collections.abc import Iterable, Iterator

from cardgen.build.file_made import FileMade
from cardgen.build.files.sheets import document_info
from cardgen.build.options import PrintOptions
from cardgen.layout.reference.credits_contents import (
    CreditContents,
    CreditedEmblem,
    CreditItem,
    CreditSection,
)
from cardgen.layout.reference.credits_page import credits_page
from cardgen.layout.reference.frame import PageHead
from cardgen.layout.text.no_break import NO_BREAK
from cardgen.model.credit import TITLED
from cardgen.model.finding import Stop
from cardgen.model.language import CreditWords
from cardgen.model.legend import SignNames
from cardgen.packs.aids.credits import pack_credits
from cardgen.packs.language_schemas import SHEETS
from cardgen.packs.languages import language_path
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage
from cardgen.project.pack_view import PackView
from cardgen.project.printed.credits import CollectedCredits, collect_credits
from cardgen.suggest import plain_letters


def make_credits(view: PackView, language: str, options: PrintOptions, kind: str) -> FileMade:
    """The credits of a pack in one language: collect, compose, paint."""
    pack, assets = view.pack, view.assets
    sheet = assets.languages.sheet_words(language)
    if sheet.credits is None:
        message = f'nothing says in the language "{language}" what stands on the credits page'
        help = f"add credits: to {language_path(language, SHEETS)}, or leave it out: --only cards"
        raise Stop(message, place=pack.entry.place("credits"), help=help)
    words = {"title": sheet.credits.title, "page": sheet.footer.sheet}
    signs = SignNames({})  # none stands on the page
    head = PageHead(pack.title[language], pack.version, pack.mark, language, words, signs)
    sections = tuple(credit_sections(view, language, sheet.credits))
    size = options.paper.size
    makers = credited_makers(view, language, sheet.credits)
    said, place = CreditContents(head, makers, sections), pack.entry.place("credits")
    marks = credits_page(said, size, assets, ink=options.ink, place=place)
    title = f"{pack.title[language]} {pack.version} · {sheet.credits.title}"
    title = f"{title} · {options.paper.title}"
    page = PrintPage(size, (), marks, "1", title)
    content = pdf_bytes((page,), document_info(title, options, language), shapes=assets.faces)
    name = options.page_name(pack.id, kind, language)
    return FileMade(name, content, pack.id, language, kind, "", 1, 0)


def credited_makers(view: PackView, language: str, words: CreditWords) -> CreditSection:
    """Who made the game and the expansion, as pack.yaml says; of a game of one's own there is no
    expansion, and the pack is called by its name."""
    pack = view.pack
    makers = tuple(
        CreditItem(f"{_role(one.role, words)}." if one.role else "", one.words)
        for one in pack_credits(pack, language)
    )
    return CreditSection(words.makers if pack.game.published else pack.title[language], makers)


def _role(role: str, words: CreditWords) -> str:
    return words.roles.get(role, role[:1].upper() + role[1:])


def credit_sections(view: PackView, language: str, words: CreditWords) -> Iterator[CreditSection]:
    """The other sections of the page, those left out that would be empty."""
    found = collect_credits(view, language)
    every = (
        CreditSection(words.emblems, tuple(_emblems(found, words))),
        CreditSection(words.fonts, tuple(_fonts(found, words))),
        CreditSection(words.ours, (CreditItem("", words.ours_note),)),
        CreditSection(words.sources, tuple(_sources(found, words))),
        CreditSection(words.house, tuple(_house(found, words))),
        CreditSection(words.notice, tuple(_notice(view, words))),
    )
    yield from (section for section in every if section.items)


def _notice(view: PackView, words: CreditWords) -> Iterator[CreditItem]:
    """Whose game the pack is made for, if others publish it; its name stays on one line."""
    if game := view.pack.game.published:
        yield CreditItem("", words.notice_note.format(game=game.replace(" ", NO_BREAK)))


def _emblems(found: CollectedCredits, words: CreditWords) -> Iterator[CreditItem]:
    for (author, licence), names in found.emblems.items():
        titles = tuple(name.replace("-", " ") for name in names)
        asked = titles if licence.startswith(TITLED) else ()
        yield CreditItem(f"{author},", licence, _captioned(names, found), asked)
    if found.uncredited:
        yield CreditItem("", words.uncredited, _captioned(found.uncredited, found))
    if found.emblems:
        yield CreditItem("", words.emblems_note)


def _captioned(names: Iterable[str], found: CollectedCredits) -> tuple[CreditedEmblem, ...]:
    """Emblems with their captions, in the order of these."""
    captioned = (CreditedEmblem(name, found.captions[name]) for name in names)
    return tuple(sorted(captioned, key=lambda emblem: plain_letters(emblem.caption)))


def _fonts(found: CollectedCredits, words: CreditWords) -> Iterator[CreditItem]:
    for font in found.fonts:
        yield CreditItem(f"{font.family}.", f"{font.author}, {font.licence}")
    if found.fonts:
        yield CreditItem("", words.fonts_note)


def _sources(found: CollectedCredits, words: CreditWords) -> Iterator[CreditItem]:
    for kind, number in found.sources.items():
        said = words.counted.format(source=words.kinds.get(kind, kind), count=number)
        yield CreditItem("", said[:1].upper() + said[1:])


def _house(found: CollectedCredits, words: CreditWords) -> Iterator[CreditItem]:
    for key, names in found.house.items():
        yield CreditItem(f"{words.values.get(key, key)}.", ", ".join(names))
    if found.house:
        yield CreditItem("", words.house_note)
