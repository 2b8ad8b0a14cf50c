"""A card told in words: what it says, what the effects understand, icons, cost, sources."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from cardgen.checks.review.material import Material
from cardgen.cli.telling.reading import reading
from cardgen.effects.power.lines import cost_icons, icon_line
from cardgen.effects.power.telling import ability
from cardgen.model.ages import AGES, ByAge, Span
from cardgen.model.card import Card
from cardgen.model.text import Icon, Runs

T = TypeVar("T")
INDENT = 13


def told(card: Card, material: Material, age: int | None = None) -> str:
    """Every line about the card, in the material's languages; of one Age (from 0) if given."""
    return "".join(f"{line}\n" for line in _lines(card, material, age))


def _lines(card: Card, material: Material, only: int | None) -> Iterator[str]:
    names = dict.fromkeys(card.name[language].text for language in material.languages)
    yield f"{card.pack}/{card.id}: {', '.join(names)}"
    yield f"{'place':{INDENT}}{card.place('id')}"
    yield f"{'deck':{INDENT}}{_deck(card, material)}"
    yield from _facts(card)
    by_age = partial(_by_age, only=only)
    yield from by_age("cost", card.cost, lambda cost: _signs(cost_icons(cost)))
    powers = material.powers(card)
    yield from by_age("understood", powers, lambda power: "\n".join(map(ability, power)))
    yield from by_age("icons", powers, lambda power: _signs(icon_line(power, marker=card.marker)))
    yield from _exceptions(card)
    for language in material.languages:
        if language in card.text:
            yield from by_age(f"text {language}", card.text[language], _words)
            readings = reading(card, material, language)
            if readings:
                yield from by_age(f"read {language}", readings, str)
    for name, source in card.sources.items():
        yield f"{'source':{INDENT}}{name or 'all'}: {source}"


def _deck(card: Card, material: Material) -> str:
    for deck in material.pack.decks:
        if card in deck.cards:
            return f"{deck.id}, {deck.cards.index(card) + 1} of {len(deck.cards)}"
    return ""


def _facts(card: Card) -> Iterator[str]:
    """Short facts that most cards do not have."""
    least = f"from {card.players.min}" if card.players.min else ""
    advised = f"advised from {card.players.advised}" if card.players.advised else ""
    facts = {
        "pantheon": card.pantheon,
        "emblem": card.emblem,
        "players": ", ".join(filter(None, (least, advised))),
        "in play": ", ".join(card.needs.play),
        "with cards": ", ".join(card.needs.cards),
        "replaces": card.replaces,
        "marker": card.marker,
        "copies": str(card.copies) if card.copies > 1 else "",
    }
    return (f"{name:{INDENT}}{fact}" for name, fact in facts.items() if fact)


def _exceptions(card: Card) -> Iterator[str]:
    for age, printed in zip(AGES, card.printed, strict=True):
        if printed:
            why = f" ({printed.reason})" if printed.reason else ""
            yield f"{'printed':{INDENT}}{age}: {_signs(printed.icons)}{why}"


def _by_age(
    title: str, values: ByAge[T], tell: Callable[[T], str], only: int | None = None
) -> Iterator[str]:
    """A line for each run of equal Ages, or for one Age only; further lines stand below."""
    spans = values.spans() if only is None else (Span(only, only, values[only]),)
    for number, span in enumerate(spans):
        first, *more = (tell(span.value) or "nothing").split("\n")
        yield f"{'' if number else title:{INDENT}}{_ages(span):6}{first}"
        yield from (f"{'':{INDENT + 6}}{line}" for line in more)


def _ages(span: Span[T]) -> str:
    if span.last - span.first == 2:
        return "all"
    return AGES[span.first] + (f"-{AGES[span.last]}" if span.last > span.first else "")


def _signs(icons: Iterable[Icon]) -> str:
    return " ".join(map(str, icons))


def _words(runs: Runs) -> str:
    return "".join(f"{{{run}}}" if isinstance(run, Icon) else run for run in runs)
