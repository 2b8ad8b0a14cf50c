"""What an icon reference holds: the icons that cards show, and the cards line by line."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from cardgen.effects.power.description import cost_icons
from cardgen.layout.template.variables import Powers, body_rows, card_badges, shown_icons
from cardgen.model.ages import AGES, ByAge
from cardgen.model.card import Card
from cardgen.model.legend import Legend
from cardgen.model.pack import Pack
from cardgen.model.text import Icon, Runs

PowersOf = Callable[[Card], Powers]


class ExplainedIcon(NamedTuple):
    """An icon as a card prints it first, and what it means."""

    icon: Icon
    means: str


class ExplainedIcons(NamedTuple):
    """Icons under one title."""

    title: str
    signs: tuple[ExplainedIcon, ...]


class CardRow(NamedTuple):
    """What a card says in some Ages, in icons and in words."""

    ages: str
    icons: tuple[Icon, ...]
    words: Runs


class CardCost(NamedTuple):
    """What a card costs in some Ages."""

    ages: str
    icons: tuple[Icon, ...]


class CardSummary(NamedTuple):
    """One card; `emblem` is the name of its drawing, empty where it has none."""

    name: str
    rows: tuple[CardRow, ...]
    emblem: str = ""
    badges: tuple[Icon, ...] = ()
    costs: tuple[CardCost, ...] = ()


class CardSummaries(NamedTuple):
    """Cards under one title, which may be empty; `style` is whose frieze they wear."""

    title: str
    style: str
    cards: tuple[CardSummary, ...]


class ReferenceContents(NamedTuple):
    """All that an icon reference says, in one language; `words` are those of the page itself."""

    pack: str
    version: str
    mark: str
    language: str
    words: Mapping[str, str]
    signs: tuple[ExplainedIcons, ...]
    cards: tuple[CardSummaries, ...]


def reference_contents(
    pack: Pack, cards: Iterable[Card], language: str, legend: Legend, powers: PowersOf
) -> ReferenceContents:
    """What is said of these cards of a pack. KeyError for an icon the legend does not explain."""
    chosen = tuple(cards)
    shown = [icon for card in chosen for icon in shown_icons(card, pack, powers(card))]
    mark = (Icon(pack.mark),) if pack.mark else ()
    first = {icon.name: icon for icon in reversed((*shown, *mark))}
    return ReferenceContents(
        pack.title[language],
        pack.version,
        pack.mark,
        language,
        {name: said[language] for name, said in legend.words.items()},
        tuple(_signs(legend, first, language)),
        tuple(_entries(pack, chosen, language, powers)),
    )


def _signs(legend: Legend, shown: Mapping[str, Icon], language: str) -> Iterator[ExplainedIcons]:
    for group in legend.groups:
        signs = [
            ExplainedIcon(shown[name], said[language])
            for name, said in group.icons.items()
            if name in shown
        ]
        if signs:
            yield ExplainedIcons(group.title[language], tuple(signs))


def _entries(
    pack: Pack, cards: Iterable[Card], language: str, powers: PowersOf
) -> Iterator[CardSummaries]:
    every = tuple(cards)
    names = Counter(card.name[language].text for card in every)
    for name, alike in groupby(every, lambda card: card.pantheon):
        pantheon = pack.pantheons.get(name)
        entries = tuple(_entry(card, pack, language, powers(card), names) for card in alike)
        title = pantheon.name[language] if pantheon else ""
        yield CardSummaries(title, (pantheon.style if pantheon else "") or name, entries)


def _entry(
    card: Card, pack: Pack, language: str, powers: Powers, names: Mapping[str, int]
) -> CardSummary:
    told = body_rows(card, language, powers)
    said = tuple(CardRow(_ages(row.first, row.last), row.icons, row.runs) for row in told)
    name = card.name[language].text
    apart = _told_apart(card, pack, language) if names[name] > 1 else ""
    emblem = f"emblems/{card.emblem}" if card.emblem else ""
    costs = tuple(_costs(card, pack))
    return CardSummary(f"{name}{apart}", said, emblem, card_badges(card, pack), costs)


def _told_apart(card: Card, pack: Pack, language: str) -> str:
    """What a card of the same name as another says of itself, in the words of its pack."""
    said = [(field, str(card.declared.get(name, ""))) for name, field in pack.fields.items()]
    words = (field.printed(word, language) for field, word in said if field.choices.get(word))
    return "".join(f" · {word}" for word in words)


def _costs(card: Card, pack: Pack) -> Iterator[CardCost]:
    """What it costs, Ages that cost the same together."""
    lines = ByAge(cost_icons(cost, pack.game) for cost in card.cost)
    for first, last, icons in lines.spans():
        if icons:
            yield CardCost(_ages(first, last), icons)


def _ages(first: int, last: int) -> str:
    return AGES[first] + (f"–{AGES[last]}" if last > first else "")
