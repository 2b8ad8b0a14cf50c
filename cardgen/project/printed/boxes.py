"""The boxes of a pack: which cards lie in each, and its panels as they are printed."""

from collections.abc import Iterable, Iterator
from itertools import chain, product
from typing import Any, NamedTuple

from cardgen.layout.composers import Composers, InkUse
from cardgen.layout.icons import UnknownIcon
from cardgen.layout.marks import CardFace
from cardgen.layout.template.kinds import colours_of, unknown_colour
from cardgen.layout.template.layouts import LayoutErrors
from cardgen.layout.template.variables import back_variables
from cardgen.model.component import PANEL_FACES, BoxSet, CardStock, DeckSize, PanelFace, TuckBox
from cardgen.model.finding import Finding, Stop
from cardgen.model.game_spec import ComponentKind
from cardgen.model.pack import Deck, Pack
from cardgen.project.printed.faces import eased_finding, undrawn_finding
from cardgen.suggest import join_words
from cardgen.units import Size


class BoxFace(NamedTuple):
    """A panel of a box, composed in one language and ink."""

    face: CardFace
    of: BoxSet
    ink: InkUse
    side: PanelFace
    component: TuckBox


class ComposedBoxes(NamedTuple):
    """The panels of boxes, and what kept one from being composed."""

    faces: tuple[BoxFace, ...]
    findings: tuple[Finding, ...]


class HeldCards(NamedTuple):
    """A deck, or other cards of a pack, that a box may hold: how large they are, how many."""

    id: str
    size: Size | None
    number: int


def known_cards(pack: Pack) -> tuple[HeldCards, ...]:
    """All that a box of the pack may hold: its decks, and components that are cards."""
    decks = [
        HeldCards(d.id, _card_size(d, pack), sum(c.copies for c in d.cards)) for d in pack.decks
    ]
    names = {deck.id for deck in decks}
    beside = [
        HeldCards(of.id, of.size, sum(one.copies for one in of.members))
        for of in pack.printed_sets
        if of.kind == "card" and of.id not in names
    ]
    return (*decks, *beside)


def held_cards(pack: Pack, box: TuckBox) -> tuple[HeldCards, ...]:
    """What a box holds, as far as the pack has it."""
    return tuple(one for one in known_cards(pack) if one.id in box.holds)


def _card_size(deck: Deck, pack: Pack) -> Size | None:
    """How large the cards of a deck are; those of a deck that is not printed as their kind says."""
    if deck.size.width:
        return deck.size
    return pack.game.kinds.get(deck.kind or "card", ComponentKind()).size


def deck_size(pack: Pack, box: TuckBox) -> DeckSize | None:
    """The cards that go into a box; None where they have no size, or several, or there are none."""
    held = held_cards(pack, box)
    count = sum(one.number for one in held)
    (size, *others) = {one.size for one in held} or {None}
    return DeckSize(size, count) if size and count and not others else None


def box_variables(
    box: TuckBox, pack: Pack, language: str, composers: Composers, held: DeckSize
) -> dict[str, Any]:
    """Variables of every panel of a box. Stop where the language has no words for it."""
    words = composers.assets.languages.sheet_words(language).box
    return {
        **back_variables(pack, language),
        "id": box.id,
        "name": box.name[language].text,
        "emblem": box.emblem,
        "scene": box.scene,
        "colour": box.colour,
        "legend": box.legend,
        "count": held.number,
        "cards": words.cards.format(count=held.number),
    }


def compose_panel(
    box: TuckBox,
    of: BoxSet,
    panel: PanelFace,
    size: Size,
    subject: dict[str, Any],
    composers: Composers,
) -> BoxFace:
    """A panel of this size. Stop or LayoutErrors where its layout cannot make it."""
    composer = composers.composer(of.layout_of(panel))
    return BoxFace(composer.panel(subject, size), of, composers.ink, panel, box)


def colours_of_boxes(of: BoxSet, composers_by_ink: Iterable[Composers]) -> tuple[str, ...]:
    """The colours that boxes of a set may have: the layout of each panel has all shades of them."""
    panels = product(composers_by_ink, map(of.layout_of, PANEL_FACES))
    made = (composers.sound_composer(name) for composers, name in panels)
    layouts = [composer.layout for composer in made if composer]
    known = [colours_of("colour", one.every_zone, one.colours) for one in layouts]
    return tuple(colour for colour in chain(*known[:1]) if all(colour in one for one in known))


def compose_boxes(
    pack: Pack, composers_by_ink: tuple[Composers, ...], languages: tuple[str, ...]
) -> ComposedBoxes:
    """Every panel for cards without sleeves; what fails is a finding, the rest goes on."""
    faces: list[BoxFace] = []
    findings: dict[Finding, None] = {}
    for composers in composers_by_ink:
        for one in _every_panel(pack, composers, composers_by_ink, languages):
            if isinstance(one, BoxFace):
                faces.append(one)
            else:
                findings[eased_finding(one, composers, composers_by_ink)] = None
    return ComposedBoxes(tuple(faces), tuple(findings))


def _every_panel(
    pack: Pack, composers: Composers, inks: tuple[Composers, ...], languages: tuple[str, ...]
) -> Iterator[BoxFace | Finding]:
    for of in pack.box_sets:
        known = colours_of_boxes(of, inks)
        for box in of.members:
            if known and box.colour not in known:
                fault = unknown_colour(box.colour, known)
                yield undrawn_finding(fault, box.id, box.place("colour"), box.id, box.entry)
            elif held := deck_size(pack, box):
                for language in languages:
                    yield from _panels(pack, of, box, language, composers, held)


def _panels(
    pack: Pack, of: BoxSet, box: TuckBox, language: str, composers: Composers, held: DeckSize
) -> Iterator[BoxFace | Finding]:
    """The panels of a box in one language, or why one of them cannot be made."""
    space = held.space(CardStock())
    for panel in PANEL_FACES:
        try:
            composers.composer(of.layout_of(panel))
        except LayoutErrors as faults:
            yield from faults.findings
            continue
        except Stop as stop:
            yield _no_layout(stop, pack, of)
            continue
        try:
            subject = box_variables(box, pack, language, composers, held)
            yield compose_panel(box, of, panel, space.panel(panel), subject, composers)
        except (Stop, UnknownIcon) as fault:
            side = f"the {panel} of {box.id}"
            yield undrawn_finding(fault, side, box.place("id"), box.id, box.entry)


def _no_layout(stop: Stop, pack: Pack, of: BoxSet) -> Finding:
    """That a panel has no layout, where the set names its layouts."""
    place = stop.place or pack.entry.place(*of.entry, "layout")
    wanted = join_words(map(of.layout_of, PANEL_FACES), joined_by="and")
    help = f"a box has the layouts {wanted}, and each of them with -low-ink behind it"
    return Finding("unknown-layout", "unknown-layout", place, stop.message, help)
