"""What an icon reference holds: the icons that cards show, and the cards line by line."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from cardgen.effects.power.description import cost_icons, effect_starts, no_coin
from cardgen.effects.power.terms import NEXT
from cardgen.layout.reference.boards import board_summaries, printed_boards
from cardgen.layout.reference.frame import PageHead
from cardgen.layout.reference.summaries import CardCost, CardRow, CardSummary
from cardgen.layout.template.variables import (
    Powers,
    body_rows,
    card_badges,
    icons_by_age,
    need_signs,
    shown_icons,
)
from cardgen.layout.text.no_break import NO_BREAK
from cardgen.model.ages import AGES, ByAge
from cardgen.model.card import Card
from cardgen.model.game_spec import GameSpec
from cardgen.model.legend import Legend, sign_forms
from cardgen.model.pack import Pack
from cardgen.model.player_aid import PlayerAid
from cardgen.model.text import Icon, Runs
from cardgen.suggest import plain_letters

PowersOf = Callable[[Card], Powers]
PrintedSigns = Mapping[str, tuple[Icon, ...]]  # by card; those of anything else under ""
FREE = Icon("free")


class ExplainedIcon(NamedTuple):
    """An icon as a card prints it first, and what it means."""

    icon: Icon
    means: str


class ExplainedIcons(NamedTuple):
    """Icons under one title."""

    title: str
    signs: tuple[ExplainedIcon, ...]


class CardSummaries(NamedTuple):
    """Cards under one title, which may be empty; `style` is whose frieze they wear, or of which
    kind they are."""

    title: str
    style: str
    cards: tuple[CardSummary, ...]


class ReferenceContents(NamedTuple):
    """All that an aid says, in one language; nothing of signs that nobody explains, nor of cards
    that no rules play, whose own words tell all that is known of them."""

    head: PageHead
    signs: tuple[ExplainedIcons, ...]
    cards: tuple[CardSummaries, ...]
    aid: PlayerAid = ()


def reference_contents(
    pack: Pack,
    cards: Iterable[Card],
    language: str,
    legend: Legend,
    powers: PowersOf,
    aid: PlayerAid = (),
    printed: PrintedSigns | None = None,
    *,
    whole: bool = False,
) -> ReferenceContents:
    """What is said of these cards of a pack, behind its player aid; of its boards where the `whole`
    pack is told.

    `printed` are the signs that their faces show, if these were composed; else those are taken
    that follow from their values.
    """
    chosen = tuple(card for card in cards if says_something(card))
    if printed is None:
        every = [icon for card in chosen for icon in shown_icons(card, pack, powers(card))]
    else:
        every = [icon for icons in printed.values() for icon in icons]
    mark = (Icon(pack.mark),) if pack.mark else ()
    head = page_head(pack, language, legend)
    ruled = chosen if pack.game.rules else ()
    entries = tuple(_entries(pack, ruled, language, powers, printed))
    titled = tuple(_titled(one, head.words) for one in entries) if len(entries) > 1 else entries
    boards = CardSummaries("", "board", tuple(board_summaries(pack, language)))
    told = (*titled, _titled(boards, head.words)) if whole and boards.cards else titled
    lines = [row.barred for group in told for card in group.cards for row in card.rows]
    signs = explained_signs(pack, chosen, (*every, *mark), legend, language, lines)
    return ReferenceContents(head, tuple(signs), told, aid)


def _titled(entries: CardSummaries, words: Mapping[str, str]) -> CardSummaries:
    """Cards of no pantheon under the title of their kind, where the page has a word for it."""
    return entries._replace(title=entries.title or words.get(entries.style, ""))


def page_head(pack: Pack, language: str, legend: Legend) -> PageHead:
    """What the frames of a pack's aids say."""
    words, names = legend.printed(language), legend.spoken(language)
    return PageHead(pack.title[language], pack.version, pack.mark, language, words, names)


def explained_signs(
    pack: Pack,
    cards: Sequence[Card],
    shown: Iterable[Icon],
    legend: Legend,
    language: str,
    lines: Sequence[Sequence[Icon]] = (),
) -> Iterator[ExplainedIcons]:
    """The signs that are shown, group by group, each as it is shown first, with its meaning.

    `lines` tell what stands beside what, and whether bars part effects.
    """
    parted = language in legend.meanings.get(NEXT.name, ())
    every = (*shown, *(NEXT for line in lines if parted and NEXT in line))
    first = {icon.name: icon for icon in reversed(every)}
    paid = (icon for card in cards for cost in card.cost for icon in cost_icons(cost, pack.game))
    on_cards = (icon for card in cards for icon in card_badges(card, pack))
    on_boards = (icon for board in printed_boards(pack) for icon in need_signs(board.needs))
    forms = sign_forms(every, paid, lines, (*on_cards, *on_boards))
    for title, signs in legend.explained(first, forms, language):
        yield ExplainedIcons(title, tuple(ExplainedIcon(*sign) for sign in signs))


def barred_lines(
    pack: Pack, cards: Iterable[Card], language: str, powers: PowersOf
) -> list[tuple[Icon, ...]]:
    """The lines of signs of these cards, and of the boards of their pack, with their bars."""
    cards_said = card_summaries(pack, cards, language, powers, {})
    said = (*cards_said, *board_summaries(pack, language))
    return [row.barred for entry in said for row in entry.rows]


def says_something(card: Card) -> bool:
    """Whether a card has words; one that comes blank has nothing to look up."""
    return any(any(words) for words in card.text.values())


def card_summaries(
    pack: Pack, cards: Iterable[Card], language: str, powers: PowersOf, printed: PrintedSigns
) -> Iterator[CardSummary]:
    """What is said of each of these cards, whose faces show the `printed` signs."""
    every = tuple(cards)
    names = Counter(card.name[language].text for card in every)
    for card in every:
        yield _entry(card, pack, language, powers(card), names, printed)


def _entries(
    pack: Pack,
    cards: Iterable[Card],
    language: str,
    powers: PowersOf,
    printed: PrintedSigns | None,
) -> Iterator[CardSummaries]:
    every = tuple(cards)
    names = Counter(card.name[language].text for card in every)
    kinds = {card.id: deck.kind_of(card) for deck in pack.decks for card in deck.cards}
    for name, alike in groupby(every, lambda card: card.pantheon or kinds.get(card.id, "")):
        pantheon = pack.pantheons.get(name)
        entries = tuple(
            _flowing(_entry(card, pack, language, powers(card), names, printed)) for card in alike
        )
        if not pantheon:  # nothing else tells a reader where to look
            entries = tuple(sorted(entries, key=lambda entry: plain_letters(entry.name)))
        title = pantheon.name[language] if pantheon else ""
        yield CardSummaries(title, (pantheon.style if pantheon else "") or name, entries)


def _entry(
    card: Card,
    pack: Pack,
    language: str,
    powers: Powers,
    names: Mapping[str, int],
    printed: PrintedSigns | None,
) -> CardSummary:
    told = body_rows(card, language, icons_by_age(card, powers))
    lasting = _is_lasting(card)
    starts = effect_starts(powers[0]) if lasting and not card.printed[0] else ()
    said = tuple(
        CardRow("" if lasting else _ages(row.first, row.last), row.icons, row.runs, starts)
        for row in told
    )
    name = card.name[language].text
    apart = _told_apart(card, pack, language) if names[name] > 1 else ""
    emblem = f"emblems/{card.emblem}" if card.emblem else ""
    costs = tuple(_costs(card, pack, printed))
    return CardSummary(f"{name}{apart}", said, emblem, card_badges(card, pack), costs)


def _flowing(entry: CardSummary) -> CardSummary:
    """The same without the spaces that hold the lines of its card: columns are narrower."""
    rows = tuple(row._replace(words=_without_ties(row.words)) for row in entry.rows)
    return entry._replace(rows=rows)


def _without_ties(words: Runs) -> Runs:
    return tuple(run.replace(NO_BREAK, " ") if isinstance(run, str) else run for run in words)


def _told_apart(card: Card, pack: Pack, language: str) -> str:
    """What a card of the same name as another says of itself, in the words of its pack."""
    said = [(field, str(card.declared.get(name, ""))) for name, field in pack.fields.items()]
    words = (field.printed(word, language) for field, word in said if field.choices.get(word))
    return "".join(f" · {word}" for word in words)


def _costs(card: Card, pack: Pack, printed: PrintedSigns | None) -> Iterator[CardCost]:
    """What it costs, Ages that cost the same together."""
    lines = ByAge(cost_icons(cost, pack.game) for cost in card.cost)
    for first, last, icons in lines.spans():
        shown = (
            icons if printed is None else _as_printed(icons, printed.get(card.id, ()), pack.game)
        )
        if shown:
            yield CardCost("" if _is_lasting(card) else _ages(first, last), shown)


def _as_printed(
    icons: tuple[Icon, ...], printed: tuple[Icon, ...], game: GameSpec
) -> tuple[Icon, ...]:
    """The signs of a cost; where the card has another for nothing to pay, such as a coin, that.

    A design that spares ink prints the price as a figure in a ring, which is no sign: the coin that
    it stands for is told instead.
    """
    if icons != (FREE,) or FREE in printed:
        return icons
    return tuple(icon for icon in printed if icon.number == "0")[:1] or no_coin(game)


def _is_lasting(card: Card) -> bool:
    """Whether a card is the same whatever the Age, as all are that are not invoked for one."""
    return not card.pantheon and len(ByAge(card.cost).spans()) == 1


def _ages(first: int, last: int) -> str:
    return AGES[first] + (f"–{AGES[last]}" if last > first else "")
