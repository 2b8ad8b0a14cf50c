"""Credits: their files, their words, and emblems that nobody is named for."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.card import Card
from cardgen.model.component import GameToken, TuckBox
from cardgen.model.finding import Finding, Place, Report
from cardgen.model.located import Map, Seq, flow
from cardgen.model.pack import Pack
from cardgen.packs.aids.credits import (
    EMBLEM_CREDITS,
    FONT_CREDITS,
    load_emblem_credits,
    load_font_credits,
)
from cardgen.packs.language_schemas import SHEETS
from cardgen.packs.languages import language_path
from cardgen.project.pack_view import PackView
from cardgen.project.printed.credits import struck_emblems
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import join_words
from cardgen.yaml.hint import quote_if_needed

if TYPE_CHECKING:
    from cardgen.project.prose.prose import Prose
EXPANSION = "expansion"  # of credits: the work that a pack is of


def check_credits(prose: "Prose") -> Iterator[Finding]:
    """The credits of each pack that has any, or ought to; their files once."""
    project = prose.project
    credited = [view for view in project.packs if view.pack.credited]
    if credited:
        key = digest_of("credits of works") if project.parts.states else b""
        yield from look_unless_sound(project.parts, key, partial(_of_files, project.root))
    yield from _of_others([view.pack for view in project.packs])
    for view in project.packs:
        if view.pack.printed_sets and view not in credited:
            key = digest_of("no credits", view.pack.id, struck := struck_emblems(view))
            look = partial(_unnamed, view, struck)
            yield from look_unless_sound(project.parts, key if project.parts.states else b"", look)
    for view in project.packs:
        if "credits" in view.pack.entry:
            yield from _empty(view.pack)
    for view in credited:
        spoken = digest_of("words of credits", view.languages) if project.parts.states else b""
        yield from look_unless_sound(project.parts, spoken, partial(_wordless, view))
        key = digest_of("credits", view.pack.id, struck := struck_emblems(view))
        look = partial(_uncredited, view, struck)
        yield from look_unless_sound(project.parts, key if project.parts.states else b"", look)


def _of_others(packs: Sequence[Pack]) -> Iterator[Finding]:
    """Packs whose expansion is called like another pack, and not like themselves: these credits
    were copied with their line."""
    titles = {title: pack.id for pack in packs for title in pack.title.values()}
    for pack in packs:
        told = [*_expansion(pack.entry.get("credits"))]
        if not any(title in words for title in pack.title.values() for words in told):
            works = (words.partition(",")[0] for words in told)
            yield from (_copied(pack, titles[one]) for one in works if one in titles)


def _expansion(credits: object) -> Iterator[str]:
    """What is said of the work that a pack is of, in one language or in each."""
    held = credits.get(EXPANSION) if isinstance(credits, Map) else None
    yield from (str(each) for each in (held.values() if isinstance(held, Map) else [held or ""]))


def _copied(pack: Pack, of: str) -> Finding:
    message = f"this is what the pack {of} is called, and this pack is called otherwise"
    help = f"name {join_words(dict.fromkeys(pack.title.values()))}, and who made it"
    place = pack.entry.place("credits", EXPANSION)
    return Finding("credits", "credits-copied", place, message, help, "warning")


def _empty(pack: Pack) -> Iterator[Finding]:
    """What stands under `credits:` and names nobody."""
    for role, value, place in _said(pack.entry):
        message, help = _nobody(role, value, pack)
        if message:
            yield Finding("credits", "credits-empty", place, message, help)


def _said(entry: Map) -> Iterator[tuple[str, object, Place]]:
    """What pack.yaml says under `credits:`: the role, if it has any, who it is, and where."""
    said = entry["credits"]
    if isinstance(said, Map) and said:
        yield from ((role, who, said.place(role)) for role, who in said.items())
    elif isinstance(said, Seq) and said:
        yield from (("", who, said.place(number)) for number, who in enumerate(said))
    else:
        yield "", said, entry.place("credits")


def _nobody(role: str, who: object, pack: Pack) -> tuple[str, str]:
    """Why what is said of a role names nobody, and what to type; empty where it names somebody."""
    if isinstance(who, Map) and who:
        return _unspoken(who, pack) if role else (
            "a list has names alone", f"type credits: {flow(who)}"
        )  # fmt: skip
    if isinstance(who, bool | int | float):
        help = f'name who it is; a name that looks like this stands in quotes: "{flow(who)}"'
        return f"{flow(who)} names nobody", help
    if _names(who):
        return "", ""
    typed = f"{role}: Anna Example" if role else "credits: {author: Anna Example}"
    return "this names nobody", f"type {typed}; or take the line out"


def _unspoken(who: Map, pack: Pack) -> tuple[str, str]:
    """In which languages of the pack a map names nobody."""
    lacking = [one for one in pack.languages if not _names(who.get(one))]
    if not lacking:
        return "", ""
    languages = join_words((f'"{one}"' for one in lacking), joined_by="and")
    typed = ", ".join(f"{one}: Anna Example" for one in lacking)
    return f"nobody is named in the language {languages}", f"add {typed}"


def _names(value: object) -> bool:
    """Whether a value is a name, or a list of names."""
    if isinstance(value, Seq):
        return bool(value) and all(map(_names, value))
    return isinstance(value, str) and bool(value.strip())


def _of_files(root: Path) -> tuple[Finding, ...]:
    """What is wrong with the files of credits, which are as much the same as the program is."""
    report = Report("credits")
    load_emblem_credits(root, report)
    load_font_credits(root, report)
    return report.findings


def _wordless(view: PackView) -> Iterator[Finding]:
    """Languages that do not say what stands on the page."""
    for language in view.languages:
        words = view.assets.languages.file(language, SHEETS).value
        if words is not None and words.credits is None:
            message = f'the credits page has no words in the language "{language}"'
            help = f"add credits: to {language_path(language, SHEETS)}, as in another language"
            place = view.pack.entry.place("credits")
            yield Finding("credits", "credits-language", place, message, help, language=language)


def _uncredited(view: PackView, emblems: Iterable[str]) -> Iterator[Finding]:
    """Emblems of cards, tokens and boxes that no file of credits names, where one has it."""
    known = load_emblem_credits(view.root, Report("credits"))
    for name in (one for one in emblems if one not in known):
        if name in view.emblems:  # another check tells that it is not there at all
            message = f'nobody is credited for the emblem "{name}"'
            help = f"add to {EMBLEM_CREDITS}: - {{icon: {name}, author: …, licence: …}}"
            place = _first_use(view, name)
            yield Finding("credits", "uncredited", place, message, help, "warning")


def _unnamed(view: PackView, emblems: Iterable[str]) -> Iterator[Finding]:
    """A pack that prints the work of people who ask to be named, and no page that names them."""
    known = load_emblem_credits(view.root, Report("credits"))
    owed = [known[name] for name in emblems if name in known and known[name].asks_for_names]
    if owed:
        authors = join_words(dict.fromkeys(one.author for one in owed), joined_by="and")
        message = f"this pack prints emblems by {authors}, who are to be named, and no credits page"
        title = quote_if_needed(next(iter(view.pack.title.values())))
        help = f"add to pack.yaml, and the page names them:\ncredits: {{expansion: {title}}}"
        place = view.pack.entry.place("title")
        yield Finding("credits", "credits-missing", place, message, help, "warning")


def _first_use(view: PackView, emblem: str) -> Place:
    pack = view.pack
    tokens: tuple[Card | GameToken | TuckBox, ...] = (*pack.tokens, *pack.boxes)
    owners = (*pack.printed_cards, *tokens)
    return next(one.place("emblem") for one in owners if one.emblem == emblem)


CREDITS = Check(
    slug="credits",
    title="Credits that name nobody, or cannot be read",
    why=f"""\
A pack whose pack.yaml says credits: prints a page that names the authors of its emblems and of its
typefaces, as their licences ask; whoever prints an emblem under CC BY needs one. The work of an
expansion is its own, and not that of the pack whose lines were copied. They stand in
{EMBLEM_CREDITS} and {FONT_CREDITS}; an emblem of your own that
nobody is named for is told on the page as such.
""",
    refused="""\
- id: iris
  emblem: kite          # drawn in templates/emblems/kite.svg, and in no credits.yaml
""",
    mend="""\
Say credits: in pack.yaml. Name the author and the licence of each emblem; say the words of the
page in each language.
""",
    codes=("uncredited", "credits-missing", "credits-language", "credits-copied", "credits-empty"),
    over_prose=check_credits,
)
