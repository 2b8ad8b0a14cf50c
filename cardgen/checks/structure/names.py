"""Names of cards, markers and rulings that lead nowhere."""

import re
from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.component import ComponentSet
from cardgen.model.finding import Finding, Place
from cardgen.model.located import Map, Seq
from cardgen.project.pack_view import PackView
from cardgen.project.typed_powers import mentioned
from cardgen.suggest import did_you_mean


def check_unknown_marker(view: PackView, card: Card) -> Iterator[Finding]:
    """The marker of a card that has one."""
    known = view.pack.markers
    if card.marker and card.marker not in known:
        message = f'the pack has no marker "{card.marker}"{did_you_mean(card.marker, known)}'
        help = f"add it to components: {{markers: [{card.marker}]}} in pack.yaml"
        place = card.place("marker")
        yield Finding("unknown-marker", "unknown-marker", place, message, help, card=card.id)


UNKNOWN_MARKER = Check(
    slug="unknown-marker",
    title="A marker that the pack does not contain",
    why="""\
A card that hands out a marker needs one in the box: the pack lists its markers among its
components.
""",
    refused="""\
- id: rainbow
  marker: rainbov       # the pack has the marker rainbow
""",
    mend="""\
Type the name of one of `components: {markers: […]}` in pack.yaml, or add it there.
""",
    over_card=check_unknown_marker,
)


def check_unused_marker(view: PackView) -> Iterator[Finding]:
    """Each marker listed; a card with one that is not listed may well mean it."""
    listed, used = view.pack.markers, {card.marker for card in view.named_cards} - {""}
    if used <= set(listed) and not _may_use_others(view):
        for index, name in enumerate(listed):
            if name not in used:
                printed = isinstance(view.pack.components["markers"], ComponentSet)
                step: tuple[str | int, ...] = ("of", name) if printed else (index,)
                place = view.pack.entry.place("components", "markers", *step)
                message = f'no card hands out the marker "{name}"'
                help = f"say marker: {name} on its card, or take it out of the box"
                yield Finding("unused-marker", "unused-marker", place, message, help, "warning")


def _may_use_others(view: PackView) -> bool:
    """Whether a card with faults may hand out any marker."""
    if any("marker" in part.unread for part in view.partly_read):
        return True
    return view.may_hold_more


UNUSED_MARKER = Check(
    slug="unused-marker",
    title="A marker in the box that no card hands out",
    why="""\
Players find a marker in the box and look for the card it belongs to. One that no card names is a
leftover, or the card forgot to say that it hands it out.
""",
    refused="""\
components: {markers: [rainbow]}     # and no card says marker: rainbow
""",
    mend="""\
Name it on its card, `marker: rainbow`, or take it out of the box.
""",
    over_pack=check_unused_marker,
)


def check_unknown_mention(view: PackView, card: Card) -> Iterator[Finding]:
    """Every id that an ability mentions, once."""
    for name in mentioned(view.powers(card)):
        if not view.knows(name):
            known = {one.id for one in view.named_cards}
            known |= {f"{one.pack}/{one.id}" for one in view.named_cards}
            yield _finding(card, name, known)


def _finding(card: Card, name: str, known: set[str]) -> Finding:
    message = f'no card has the id "{name}"{did_you_mean(name, known)}'
    place = _place_of(card.entry, name) or card.place("power")
    help = "name a card of the pack, or pack/id"
    return Finding("unknown-mention", "unknown-mention", place, message, help, card=card.id)


def _place_of(value: Map | Seq, name: str) -> Place | None:
    """Where the name stands inside the entry."""
    for key, held in value.items() if isinstance(value, Map) else enumerate(value):
        if held == name:
            return value.place(key)
        if isinstance(held, Map | Seq) and (found := _place_of(held, name)):
            return found
    return None


UNKNOWN_MENTION = Check(
    slug="unknown-mention",
    title="A card that a power names and no pack has",
    why="""\
Some powers name other cards: what they guard against, what they stand for. Such a name is a link,
and a link leads somewhere.
""",
    refused="""\
- id: iris-blue
  power:
    - ward: {losing: coins}
      from: {gods: [irys]}      # the card is called iris
""",
    mend="""\
Type the id of a card of the pack, or `pack/id`.
""",
    over_card=check_unknown_mention,
)


def check_unknown_replaced(view: PackView, card: Card) -> Iterator[Finding]:
    """What the card replaces, in its own pack or another."""
    if card.replaces and (card.replaces == card.id or not view.knows(card.replaces)):
        known = [other.id for other in view.named_cards if other.id != card.id]
        message = f'no card has the id "{card.replaces}"{did_you_mean(card.replaces, known)}'
        if card.replaces == card.id:
            message = f"{card.id} replaces itself"
        place, help = card.place("replaces"), "name another card of the pack, or pack/id"
        yield Finding("unknown-replaced", "unknown-replaced", place, message, help, card=card.id)


UNKNOWN_REPLACED = Check(
    slug="unknown-replaced",
    title="A card said to be replaced that is not there",
    why="""\
`replaces:` tells players which card to leave in the box, and lets two cards share a name.
""",
    refused="""\
- id: iris-blue
  replaces: iris-rouge        # the card is called iris-red
""",
    mend="""\
Type the id of a card of the pack, or `pack/id`.
""",
    over_card=check_unknown_replaced,
)


NAMED = re.compile(r"\bruling ([a-z0-9-]+)")


def check_unknown_ruling(view: PackView, card: Card) -> Iterator[Finding]:
    """The rulings that a card names."""
    for name, path in rulings_named(card):
        yield from _ruling(view, card, name, path)


def rulings_named(card: Card) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rulings that a card names, each with the way to where."""
    said = ((name, path) for said, path in _sayings(card) for name in NAMED.findall(said))
    return tuple(said)


def _sayings(card: Card) -> Iterator[tuple[str, tuple[str, ...]]]:
    for field, source in card.sources.items():
        yield source, ("source", *field.split(".")) if field else ("source",)
    for printed in card.printed:
        if printed:
            yield printed.reason, ("printed",)


def _ruling(view: PackView, card: Card, name: str, path: tuple[str, ...]) -> Iterator[Finding]:
    known = [ruling.id for ruling in view.rulings]
    if name not in known and not view.unread_rulings.may_be(name):
        message = f'there is no ruling "{name}"{did_you_mean(name, known)}'
        help = "write it in rulings.yaml"
        place = card.place(*path)
        yield Finding("unknown-ruling", "unknown-ruling", place, message, help, card=card.id)


def check_explained_cards(view: PackView) -> Iterator[Finding]:
    """`as one` names cards of the pack; whether they are there shows once all have an id."""
    if view.may_hold_more:
        return
    known = [card.id for card in view.named_cards]
    for ruling in view.rulings if any(r.explains for r in view.rulings) else ():
        for index, name in enumerate(ruling.explains.as_one if ruling.explains else ()):
            if name not in known:
                place = ruling.entry.place("explains", "as one", index)
                message = f'no card has the id "{name}"{did_you_mean(name, known)}'
                yield Finding("unknown-ruling", "unknown-ruling", place, message, "name a card")


UNKNOWN_RULING = Check(
    slug="unknown-ruling",
    title="A ruling that is not there",
    why="""\
“See ruling iris-by-age” is worth something only if that ruling exists. Rulings are named in
sources and recorded exceptions, and themselves name the cards they count as one.
""",
    refused="""\
- id: iris
  source: {power: ruling hephaistos}      # the ruling is called iris-by-age
""",
    mend="""\
Type the id of a ruling of the pack's rulings.yaml, or write it there.
""",
    over_pack=check_explained_cards,
    over_card=check_unknown_ruling,
)
