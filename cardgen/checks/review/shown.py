"""Faces as they would be printed, each with the card it shows."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import NamedTuple

from cardgen.layout.compose import Composer
from cardgen.layout.face import Face
from cardgen.layout.later import forgetful
from cardgen.layout.press import Ink, Press
from cardgen.layout.signs import UnknownSign
from cardgen.layout.subject import Powers, back, front
from cardgen.layout.template import LayoutFaults, layout_names
from cardgen.loading.suggest import listed, nearest, question
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop
from cardgen.model.pack import Deck, Pack
from cardgen.model.place import Place


class Shown(NamedTuple):
    """One side in one language and ink; `card` is None for the back that a deck shares."""

    face: Face
    deck: Deck
    ink: Ink
    card: Card | None = None


class Composition(NamedTuple):
    """Faces, and what kept a card or a whole deck from being composed."""

    faces: tuple[Shown, ...]
    findings: tuple[Finding, ...]


def composed(
    pack: Pack,
    presses: tuple[Press, ...],
    languages: tuple[str, ...],
    powers: Callable[[Card], Powers],
    sound: Collection[str] = (),
) -> Composition:
    """Every front and back in every language and ink; what fails is a finding, the rest goes on.

    The fronts of `sound` cards are left for whoever needs their marks.
    """
    faces: list[Shown] = []
    findings: dict[Finding, None] = {}
    for press in presses:
        for deck in pack.printed_decks:
            for language in languages:
                for one in _side(pack, deck, press, language, powers, sound):
                    if isinstance(one, Shown):
                        faces.append(one)
                    else:
                        findings[one] = None
    return Composition(tuple(faces), tuple(findings))


class _Fronts(NamedTuple):
    """What the fronts of a deck in one language have in common."""

    composer: Composer
    pack: Pack
    language: str
    of: int
    powers: Callable[[Card], Powers]

    def face(self, card: Card, number: int) -> Face:
        """The front of the card with this number."""
        known = self.powers(card)
        return self.composer.face(
            front(card, self.pack, self.language, number=number, count=self.of, powers=known)
        )


def _side(
    pack: Pack,
    deck: Deck,
    press: Press,
    language: str,
    powers: Callable[[Card], Powers],
    sound: Collection[str],
) -> Iterator[Shown | Finding]:
    front_of = _composer(pack, deck, press, "layout", deck.layout)
    if isinstance(front_of, Composer):
        compose = _Fronts(front_of, pack, language, len(deck.cards), powers).face
        for number, card in enumerate(deck.cards, 1):
            if card.id not in sound:
                yield _front(deck, press.ink, card, partial(compose, card, number))
    back_of = _composer(pack, deck, press, "back", f"back-{deck.back}")
    if isinstance(back_of, Composer):
        yield _back(pack, deck, press.ink, back_of, language)
    for none in (front_of, back_of):
        yield from () if isinstance(none, Composer) else none


def _composer(
    pack: Pack, deck: Deck, press: Press, field: str, name: str
) -> Composer | tuple[Finding, ...]:
    """What composes the faces that a field of the deck names a layout for, or why nothing does."""
    try:
        return press.composer(name)
    except LayoutFaults as faults:
        return tuple(faults.findings)
    except Stop as stop:
        return (_unknown(pack, deck, field, press, stop),)


def _back(pack: Pack, deck: Deck, ink: Ink, composer: Composer, language: str) -> Shown | Finding:
    try:
        return Shown(composer.face(back(pack, language)), deck, ink)
    except (Stop, UnknownSign) as fault:
        place = pack.entry.place("decks", deck.id, "back")
        return _undrawn(fault, f"the back of {deck.id}", place)


def _front(deck: Deck, ink: Ink, card: Card, compose: Callable[[], Face]) -> Shown | Finding:
    try:
        return Shown(forgetful(compose(), compose), deck, ink, card)
    except (Stop, UnknownSign) as fault:
        return _undrawn(fault, card.id, card.place("id"), card.id)


def _undrawn(fault: Stop | UnknownSign, side: str, place: Place, card: str = "") -> Finding:
    if isinstance(fault, Stop) and fault.place:  # the layout's own mistake, the same for all
        return Finding("layout-file", "layout-file", fault.place, fault.message, fault.help)
    message = f"{side} cannot be drawn: {fault}"
    return Finding("drawing", "drawing", place, message, fault.help, card=card)


def _unknown(pack: Pack, deck: Deck, field: str, press: Press, stop: Stop) -> Finding:
    """A layout or a back that no file of templates/layouts/ describes; one for both inks."""
    if stop.place:
        return Finding("layout-file", "layout-file", stop.place, stop.message, stop.help)
    message, help = stop.message, stop.help
    name, lead = (deck.back, "back-") if field == "back" else (deck.layout, "")
    names = layout_names(press.assets.root)
    if lead + name not in names:
        known = [one.removeprefix(lead) for one in names if one.startswith("back-") == bool(lead)]
        known = [one for one in known if not one.endswith("-low-ink")]
        message = f'no {field} "{name}"{question(name, known)}'
        help = f"known: {listed(known)}; a {field} is a file templates/layouts/{lead}{name}.yaml"
    elif (spared := f"{lead}{name}-low-ink") not in names:
        near = nearest(spared, [one for one in names if one.endswith("-low-ink")]) or "…-low-ink"
        message = f'{field} "{name}" has no design that spares ink, "{spared}"'
        help = f"write templates/layouts/{spared}.yaml; one line may do: extends: {near}"
    place = pack.entry.place("decks", deck.id, field)
    return Finding("unknown-layout", "unknown-layout", place, message, help)
