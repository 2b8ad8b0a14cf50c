"""Icon lines: what a power or a cost says in signs, read across the table."""

from collections.abc import Iterable
from itertools import chain

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.moments import Moment
from cardgen.effects.power.terms import FREE, GIVES, LATER, OR, Icons
from cardgen.model.cost import Cost, Payment
from cardgen.model.game_spec import GameSpec, PaymentForm
from cardgen.model.text import Icon

IN_AGE = {"age II": "II", "age III": "III", "structure III": "III"}


def icon_line(abilities: Iterable[Ability], *, marker: str = "") -> Icons:
    """The signs of a power, ability after ability.

    `marker` is the card's marker: it stands before what acts in a later Age, once the card is gone.
    """
    return tuple(chain.from_iterable(ability_icons(each, marker) for each in abilities))


def ability_icons(ability: Ability, marker: str = "") -> Icons:
    """Event → effect → what follows, or what happens instead."""
    line = _joined(_moment(ability.when, marker), GIVES, ability.effect.icons(ability))
    line = _joined(line, GIVES, icon_line(ability.then))
    return _joined(line, OR, icon_line(ability.else_))


def _moment(when: Moment, marker: str) -> Icons:
    """What it waits for, where that is not the moment at which such things happen anyway."""
    if not isinstance(when, str):
        return when.icons()
    if marker and when in LATER:
        return (Icon(f"marker-{marker}"),)
    return (Icon("age", IN_AGE[when]),) if when in IN_AGE else ()


def _joined(first: Icons, by: Icon, second: Icons) -> Icons:
    """Both with the sign between them; one alone needs none."""
    return (*first, by, *second) if first and second else first + second


def cost_icons(cost: Cost, game: GameSpec) -> Icons:
    """The cost strip: a resource once for each unit, the rest with a number; nothing to pay is
    the red cross, where a cost was said at all."""
    icons = (_payment(payment, game.payments[payment.what]) for payment in cost.payments)
    return tuple(chain.from_iterable(icons)) or ((FREE,) if cost.said else ())


def _payment(payment: Payment, form: PaymentForm) -> Icons:
    if form.each:
        return (Icon(form.sign),) * payment.amount
    bare = form.bare and payment.amount == 1
    return (Icon(form.sign, "" if bare else str(payment.amount)),)
