"""Whose work a pack prints, found in the marks of all its faces."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from cardgen.layout.template.variables import find_picture
from cardgen.model.card import Card
from cardgen.model.component import GameToken, TuckBox
from cardgen.model.credit import EmblemCredit, FontCredit
from cardgen.model.finding import Report, Stop
from cardgen.model.wonder import Wonder
from cardgen.packs.aids.credits import load_emblem_credits, load_font_credits
from cardgen.project.pack_view import PackView
from cardgen.project.printed.printed_works import (
    FrontWorks,
    emblems_among,
    faces_beside,
    front_works,
    works_of,
)
from cardgen.project.sources import HOUSE, SourcedValue, source_kind, sourced_values

EmblemBearer = Card | GameToken | TuckBox
OwnedValue = tuple[Card | Wonder, SourcedValue]


class PrintedWorks(NamedTuple):
    """What of others' work stands on a pack's faces, by name: emblems, and faces of type.

    `captions` tell what each emblem stands for: the first card that names it, or shows it.
    """

    emblems: tuple[str, ...]
    captions: Mapping[str, str]
    typefaces: frozenset[str]


class CollectedCredits(NamedTuple):
    """Whose work a pack prints, and where its values come from.

    `emblems` are those printed, by author and licence; `uncredited` those that nobody is named
    for; `captions` what each of them stands for. `sources` counts values by the first word of
    their source; `house` names the cards whose values are ours, by the key of the value.
    """

    emblems: Mapping[tuple[str, str], tuple[str, ...]]
    uncredited: tuple[str, ...]
    captions: Mapping[str, str]
    fonts: tuple[FontCredit, ...]
    sources: Mapping[str, int]
    house: Mapping[str, tuple[str, ...]]


def collect_credits(view: PackView, language: str) -> CollectedCredits:
    """The credits of a pack with names in one language. Stop where their files have a fault."""
    report, works = Report("credits"), printed_works(view, language)
    known = load_emblem_credits(view.root, report)
    fonts = load_font_credits(view.root, report)
    for fault in report.findings:
        raise Stop(fault.message, place=fault.place, help=fault.help)
    values = tuple(_printed_values(view))
    return CollectedCredits(
        _by_author([known[name] for name in works.emblems if name in known]),
        tuple(name for name in works.emblems if name not in known),
        works.captions,
        tuple(font for font in fonts if works.typefaces.intersection(font.faces)),
        _counted(values),
        _of_the_house(values, language),
    )


def struck_emblems(view: PackView) -> tuple[str, ...]:
    """The emblems that a pack names, each once."""
    return tuple(dict.fromkeys(_struck(view)))


def printed_works(view: PackView, language: str) -> PrintedWorks:
    """The emblems and the faces of type on all faces of a pack in one language."""
    beside = works_of(faces_beside(view, language))
    fronts = tuple(front_works(view, language))
    drawings = (*beside.drawings, *(name for front in fronts for name in front.drawings))
    typefaces = (*beside.typefaces, *(name for front in fronts for name in front.typefaces))
    emblems = {*_struck(view), *emblems_among(drawings)}
    captions = _captions(view, fronts, language)
    named = {name: captions.get(name, view.pack.title[language]) for name in sorted(emblems)}
    return PrintedWorks(tuple(named), named, frozenset(typefaces))


def _captions(view: PackView, fronts: Iterable[FrontWorks], language: str) -> dict[str, str]:
    """What emblems stand for: cards that name them, else tokens and boxes, else cards that show
    them among other things. Of several, the first is named, and dots behind it."""
    shown = ((one.card, name) for one in fronts for name in emblems_among(one.drawings))
    found: dict[str, str] = {}
    for group in (*_bearers(view), shown):
        named: dict[str, dict[str, None]] = {}
        for bearer, emblem in group:
            named.setdefault(emblem, {})[bearer.name[language].text] = None
        told = {emblem: _first(names) for emblem, names in named.items()}
        found = {**told, **found}
    return found


def _first(names: Iterable[str]) -> str:
    first, *others = names
    return f"{first}…" if others else first


def _struck(view: PackView) -> Iterator[str]:
    """The emblems that cards, tokens and boxes name: of one struck on a coin no drawing is left."""
    return (emblem for group in _bearers(view) for _, emblem in group)


def _bearers(view: PackView) -> Iterator[Iterator[tuple[EmblemBearer, str]]]:
    """The cards with the emblems that they name, then the tokens, then the boxes.

    A picture of the pack's own takes the place of an emblem.
    """
    pack = view.pack
    cards = (card for card in pack.printed_cards if not find_picture(card, pack))
    groups: tuple[Iterable[EmblemBearer], ...] = (cards, pack.tokens, pack.boxes)
    for group in groups:
        yield ((bearer, bearer.emblem) for bearer in group if bearer.emblem)


def _by_author(credits: Iterable[EmblemCredit]) -> dict[tuple[str, str], tuple[str, ...]]:
    """Emblems by author and licence, the author of most of them first."""
    together: dict[tuple[str, str], tuple[str, ...]] = {}
    for credit in credits:
        key = credit.author, credit.licence
        together[key] = (*together.get(key, ()), credit.icon)
    return dict(sorted(together.items(), key=lambda held: (-len(held[1]), held[0])))


def _printed_values(view: PackView) -> Iterator[OwnedValue]:
    """Each value of cards and boards whose source is said; what a card that comes blank would cost
    is not printed."""
    owners: tuple[Card | Wonder, ...] = *view.pack.printed_cards, *view.pack.wonders
    for owner in owners:
        blank = isinstance(owner, Card) and _comes_blank(owner)
        for value in sourced_values(owner):
            if not (blank and value.name.partition(".")[0] == "cost"):
                yield owner, value


def _comes_blank(card: Card) -> bool:
    """Whether nobody has said yet what a card does."""
    return not any(any(words) for words in card.text.values()) and not any(card.power)


def _counted(values: Iterable[OwnedValue]) -> dict[str, int]:
    """How many values come from each kind of source, the most first."""
    counts: dict[str, int] = {}
    for _, value in values:
        kind = source_kind(value.source)
        counts[kind] = counts.get(kind, 0) + 1
    return dict(sorted(counts.items(), key=lambda held: -held[1]))


def _of_the_house(values: Iterable[OwnedValue], language: str) -> dict[str, tuple[str, ...]]:
    """The names of cards and boards by the key of what is ours; if only parts of it are, such as
    the costs of two Ages, with these behind the name."""
    ours: dict[str, dict[str, list[str]]] = {}
    others: set[tuple[str, str]] = set()
    for owner, value in values:
        key, _, part = value.name.partition(".")
        name = owner.name[language].text
        if value.source == HOUSE:
            ours.setdefault(key, {}).setdefault(name, []).append(part)
        else:
            others.add((key, name))
    return {
        key: tuple(
            _with_parts(name, parts if (key, name) in others else ())
            for name, parts in named.items()
        )
        for key, named in ours.items()
    }


def _with_parts(name: str, parts: Iterable[str]) -> str:
    """`Apollo (I, III)`; the name alone where it has no parts."""
    said = ", ".join(filter(None, parts))
    return f"{name} ({said})" if said else name
