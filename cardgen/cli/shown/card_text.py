"""A card described: what it says and is read as, what the effects do, icons, cost, sources."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from cardgen.checks.comparing.wordless import why_no_words
from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import cost_icons, describe_ability, icon_line
from cardgen.model.ages import AGES, ByAge, Span
from cardgen.model.card import Card, Cost
from cardgen.model.declared_field import FieldValue
from cardgen.model.game_spec import GameSpec
from cardgen.model.text import Icon, Runs, icons_text
from cardgen.phrasebook.parse.verdict import Ambiguous, Read, Same, TooLong, Unread
from cardgen.phrasebook.subjects import Power, Variation
from cardgen.project.pack_view import PackView
from cardgen.project.phrasebooks import Phrasebooks
from cardgen.project.speakers import speakers
from cardgen.project.texts import SubjectTexts, Wording, read_texts


def texts_of(view: PackView) -> Iterator[SubjectTexts]:
    """What a pack says, read with no other beside it."""
    return read_texts(Phrasebooks(view.root), (view,), partial(speakers, (view,)))


def readings_of(card: Card, view: PackView, language: str) -> ByAge[str] | None:
    """What the words of each Age are read as; None where they cannot be compared with anything."""
    for one in texts_of(view):
        if one.speaker is card and language in one.languages and any(one.powers):
            told = (
                reading_text(one, wording) for age in range(3) if (wording := one.of(language, age))
            )
            first, second, third = told
            return ByAge((first, second, third))
    return None


def reading_text(one: SubjectTexts, wording: Wording) -> str:
    """What words are read as, and those of the house where that is not what the effect does."""
    verdict = wording.verdict
    if isinstance(verdict, Same):
        return "as the effect does" + ", by its words alone" * verdict.paraphrase
    if one.is_vouched_for(wording.language):
        return f"vouched for, with the seal {one.signatures[wording.language]}"
    house = one.house(wording.power, wording.language)
    right = f"\nthe house says: {house}" if house else f"\n{why_no_words(one, wording)}"
    if isinstance(verdict, Unread | TooLong):
        return f"cannot be read{right}"
    if isinstance(verdict, Ambiguous):
        return "\nor ".join(map(_power_text, verdict.powers))
    meaning = one.read(wording)
    said = _power_text(meaning.power) if isinstance(meaning, Read) else str(verdict)
    return f"{said}{right}"


def _power_text(power: Power) -> str:
    """Abilities, one a line; those of a variation after what it is played with."""
    return "\n".join(line for part in power for line in _lines(part))


def _lines(part: Ability | Variation) -> Iterator[str]:
    if isinstance(part, Ability):
        yield describe_ability(part)
    else:
        yield from (f"with {part.when}: {describe_ability(one)}" for one in part.power)


T = TypeVar("T")
INDENT = 13
PART = 7  # wider than the longest, `II-III`


def describe_card(card: Card, view: PackView, only: int | None = None) -> Iterator[str]:
    """Every line about the card, in the material's languages; of one Age (from 0) if given."""
    names = dict.fromkeys(card.name[language].text for language in view.languages)
    yield f"{card.pack}/{card.id}: {', '.join(names)}"
    yield f"{'place':{INDENT}}{card.place('id')}"
    yield f"{'deck':{INDENT}}{_deck(card, view)}"
    yield from _facts(card)
    yield from (f"{name:{INDENT}}{_said(said)}" for name, said in card.declared.items())
    by_age = partial(_by_age, only=only)
    yield from by_age("cost", card.cost, partial(cost_text, view.pack.game))
    powers = view.powers(card)
    if view.pack.game.rules or any(powers):  # else nobody looks for any
        yield from by_age("understood", powers, _understood)
        yield from by_age("icons", powers, partial(_icons, card))
    yield from _exceptions(card)
    for language in view.languages:
        if language in card.text:
            yield from by_age(f"text {language}", card.text[language], runs_text)
            readings = readings_of(card, view, language)
            if readings:
                yield from by_age(f"read {language}", readings, str)
        if notes := card.notes.get(language):
            told = "\n".join(map(runs_text, notes))
            yield from titled_lines(f"notes {language}", [("all", told)])
    for name, source in card.sources.items():
        yield f"{'source':{INDENT}}{name or 'all'}: {source}"


def _understood(power: Sequence[Ability]) -> str:
    return "\n".join(map(describe_ability, power))


def _icons(card: Card, power: tuple[Ability, ...]) -> str:
    return icons_text(icon_line(power, marker=card.marker))


def _deck(card: Card, view: PackView) -> str:
    for deck in view.pack.decks:
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


def _said(said: FieldValue) -> str:
    """What a card says of a field of its pack, words one language after the other."""
    if isinstance(said, Mapping):
        return " | ".join(runs_text(runs) for runs in said.values())
    return ", ".join(said) if isinstance(said, tuple) and not isinstance(said, Icon) else str(said)


def _exceptions(card: Card) -> Iterator[str]:
    for age, printed in zip(AGES, card.printed, strict=True):
        if printed:
            why = f" ({printed.reason})" if printed.reason else ""
            yield f"{'printed':{INDENT}}{age}: {icons_text(printed.icons)}{why}"


def _by_age(
    title: str, values: ByAge[T], tell: Callable[[T], str], only: int | None = None
) -> Iterator[str]:
    """A line for each run of equal Ages, or for one Age only."""
    spans = values.spans() if only is None else (Span(only, only, values[only]),)
    yield from titled_lines(title, ((span_of_ages(span), tell(span.value)) for span in spans))


def titled_lines(title: str, told: Iterable[tuple[str, str]]) -> Iterator[str]:
    """What is told of each part of a card or board, after its name; further lines stand below."""
    for number, (part, said) in enumerate(told):
        first, *more = (said or "nothing").split("\n")
        yield f"{'' if number else title:{INDENT}}{part:{PART}}{first}"
        yield from (f"{'':{INDENT + PART}}{line}" for line in more)


def span_of_ages(span: Span[T]) -> str:
    """`II-III`; `all` where the Ages do not differ."""
    if span.last - span.first == 2:
        return "all"
    return AGES[span.first] + (f"-{AGES[span.last]}" if span.last > span.first else "")


def cost_text(game: GameSpec, cost: Cost) -> str:
    """A cost in the icons of its strip."""
    return icons_text(cost_icons(cost, game))


def runs_text(runs: Runs) -> str:
    """Words as they are typed."""
    return "".join(f"{{{run}}}" if isinstance(run, Icon) else run for run in runs)
