"""The variables that a layout's expressions may name, for one card in one language.

A picture of the pack's own, `art/<card>.jpg`, `.jpeg`, `.png` or `.webp`, takes the place of
the emblem.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from os.path import isdir, isfile, join
from typing import Any

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import (
    cost_icons,
    effect_starts,
    power_line,
)
from cardgen.effects.power.reading import read_powers
from cardgen.layout.age_rows import AgeRow
from cardgen.model.ages import ByAge
from cardgen.model.card import Card, Needs
from cardgen.model.declared_field import DeclaredField
from cardgen.model.finding import Report, Stop
from cardgen.model.pack import Pack
from cardgen.model.text import Icon, Runs

PICTURE_ENDINGS = (".jpg", ".jpeg", ".png", ".webp")


def find_picture(card: Card, pack: Pack) -> str:
    """The card's picture as a path from the root; empty where it has none."""
    folder = join(pack.folder, "art")
    if isdir(folder):
        for ending in PICTURE_ENDINGS:
            if isfile(join(folder, card.id + ending)):
                return f"cards/{pack.id}/art/{card.id}{ending}"
    return ""


Icons = tuple[Icon, ...]
Powers = ByAge[tuple[Ability, ...]]


def icons_by_age(card: Card, powers: Powers | None = None) -> ByAge[Icons]:
    """The icon line of each Age: what the power projects to, or what the card records instead.

    That of a god has marks of the moment. `powers` spares reading the power again where it has
    been read.
    """
    known = powers or read_powers(card.power, Report())
    marker, headed = card.marker, bool(card.pantheon)
    pairs = zip(known, card.printed, strict=True)
    return ByAge(
        [
            printed.icons if printed else power_line(power, marker=marker, headed=headed)
            for power, printed in pairs
        ]
    )


def body_rows(card: Card, language: str, icons: ByAge[Icons]) -> tuple[AgeRow, ...]:
    """The rows of the body: Ages whose icons and words are equal stand in one."""
    words: ByAge[Runs] = card.text.get(language, ByAge.same(()))  # a game without rules of ours
    both = zip(icons, words, strict=True)
    return tuple(AgeRow(first, last, *held) for first, last, held in ByAge(both).spans())


def front_variables(
    card: Card,
    pack: Pack,
    language: str,
    *,
    number: int,
    count: int,
    powers: Powers | None = None,
) -> dict[str, Any]:
    """Variables of a card's front; `number` of `count` is its place in the deck."""
    return {
        **back_variables(pack, language),
        "id": card.id,
        "name": card.name[language].text,
        "pantheon": card.pantheon,
        "emblem": card.emblem,
        "art": find_picture(card, pack),
        "focus": card.focus,
        **(
            body_variables(card, pack, language, powers)
            if pack.game.periods
            else plain_variables(card, pack, language)
        ),
        "pantheon_name": _pantheon_name(card, pack, language),
        "style": style_of(card.pantheon, pack),
        "badges": card_badges(card, pack),
        "colour": card.colour,
        "flavour": card.flavour.get(language, ""),
        "number": number,
        "count": count,
        **declared_variables(card, pack, language),
    }


def body_variables(card: Card, pack: Pack, language: str, powers: Powers | None) -> dict[str, Any]:
    """What a card costs and does in each Age, and at all times where no Age differs."""
    costs = ByAge(cost_icons(cost, pack.game) for cost in card.cost)
    known = powers or read_powers(card.power, Report())
    icons = icons_by_age(card, known)
    rows = {each: body_rows(card, each, icons) for each in pack.languages if each in card.text}
    own = rows[language] if language in rows else body_rows(card, language, icons)
    starts = () if card.pantheon or card.printed[0] else effect_starts(known[0])
    power = {"icons": own[0].icons, "text": own[0].runs, "starts": starts}
    if len(own) > 1:
        power = dict.fromkeys(power, _differs("power"))
    cost = {"cost": costs[0], "price": _price(card)}
    if len(set(card.cost)) > 1:
        cost = dict.fromkeys(cost, _differs("cost"))
    return {"rows": own, "rows_by_language": rows, "costs": costs, **power, **cost}


class NotShown(Stop):
    """Why a layout cannot show what a card says under a `key`."""

    def __init__(self, key: str, message: str, *, help: str) -> None:
        super().__init__(message, help=help)
        self.key = key


def _price(card: Card) -> Any:
    """The coins that a card costs; why there is no such number where it costs anything else."""
    payments = card.cost[0].payments
    others = [payment.what for payment in payments if payment.what != "coins"]
    return _more_than_coins(others[0]) if others else sum(one.amount for one in payments)


@lru_cache(maxsize=64)
def _more_than_coins(what: str) -> NotShown:
    message = f"its cost is not of coins alone, and its layout shows no {what}"
    help = "write {coins: 2}, or free; or name a layout that shows {{ cost }} and no {{ price }}"
    return NotShown("cost", message, help=help)


@lru_cache(maxsize=8)  # nine cards in ten of a deck differ by Age
def _differs(what: str) -> Any:
    """Why a card has no `what` for all Ages: layouts that ask for it are told so."""
    message = f"its {what} differs by Age, and its layout shows one for all Ages"
    return NotShown(what, message, help=f"write one {what}, without I:, II: and III:")


def plain_variables(card: Card, pack: Pack, language: str) -> dict[str, Any]:
    """What a card costs and says in a game that has no Ages."""
    text = card.text[language][0] if language in card.text else ()
    return {"text": text, "cost": cost_icons(card.cost[0], pack.game)}


def declared_variables(card: Card, pack: Pack, language: str) -> dict[str, Any]:
    """What the card says of the fields of its pack; an empty text where it says nothing.

    A sign is its name, a picture its path from the root; `<field>_name` is what is printed for the
    word of a choice, or for those of a list.
    """
    found: dict[str, Any] = {}
    for name, field in pack.fields.items():
        found[field.variable] = _declared_value(card.declared.get(name, ""), field, pack, language)
        if field.form in ("choice", "list"):
            said: Any = card.declared.get(name, ())
            words = said if isinstance(said, tuple) else (said,)
            found[f"{field.variable}_name"] = ", ".join(
                field.printed(word, language) for word in words
            )
    return found


def _declared_value(said: Any, field: DeclaredField, pack: Pack, language: str) -> Any:
    """A value as layouts see it."""
    if said == "":
        return () if field.form == "list" else ""
    if field.form == "text":
        runs = said[language]
        return runs[0] if len(runs) == 1 and isinstance(runs[0], str) else runs
    if field.form == "sign":
        return str(said)
    return f"cards/{pack.id}/art/{said}" if field.form == "picture" else said


def declared_icons(card: Card) -> Iterator[Icon]:
    """The signs that a card names in its pack's fields, alone or in words."""
    for said in card.declared.values():
        if isinstance(said, Icon):
            yield said
        elif isinstance(said, Mapping):
            yield from (run for runs in said.values() for run in runs if isinstance(run, Icon))


def style_of(pantheon: str, pack: Pack) -> str:
    """Whose scene, ring and friezes a pantheon wears: its own, or those it borrows."""
    declared = pack.pantheons.get(pantheon)
    return (declared.style if declared else "") or pantheon


def _pantheon_name(card: Card, pack: Pack, language: str) -> str:
    pantheon = pack.pantheons.get(card.pantheon)
    return pantheon.name[language] if pantheon else ""


def card_badges(card: Card, pack: Pack) -> Icons:
    """Small signs that say when a card may be used: at any time of the Age, from how many players,
    with which expansions."""
    pantheon = pack.pantheons.get(card.pantheon)
    moment = (Icon("anytime"),) if pantheon and pantheon.invoked == "any time" else ()
    least = (Icon("players", f"{card.players.min}+"),) if card.players.min else ()
    return (*moment, *least, *need_signs(card.needs))


def need_signs(needs: Needs) -> Icons:
    """A small sign for each expansion that a card or a board cannot be used without."""
    wanted = (*needs.play, *needs.cards)
    return tuple(Icon(_EXPANSION_SIGNS.get(name, name)) for name in wanted)


_EXPANSION_SIGNS = {"teams": "team", "cities": "card-black", "leaders": "card-leader"}


def shown_icons(card: Card, pack: Pack, powers: Powers) -> Iterator[Icon]:
    """Every icon on the front of a card, those of its power first, those in words last."""
    for line in icons_by_age(card, powers):
        yield from line
    for cost in card.cost:
        yield from cost_icons(cost, pack.game)
    yield from card_badges(card, pack)
    for text in card.text.values():
        yield from (run for words in text for run in words if isinstance(run, Icon))
    yield from declared_icons(card)


def back_variables(pack: Pack, language: str) -> dict[str, Any]:
    """Variables of a deck's back, which is the same for every card."""
    return {
        "id": "",
        "language": language,
        "pack": pack.title[language],
        "mark": pack.mark,
        "version": pack.version,
    }
