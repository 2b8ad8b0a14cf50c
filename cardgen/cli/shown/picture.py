"""The picture of what `show` shows: one side, as it is printed, cut to its shape."""

from collections.abc import Mapping
from pathlib import Path

from cardgen.checks.run import with_check
from cardgen.cli.shown.lookup import Shown
from cardgen.layout.marks import CardFace
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop
from cardgen.model.wonder import Wonder
from cardgen.project.printed.faces import FaceSide

SIDES: Mapping[str, FaceSide] = {"front": "front", "back": "back", "A": "front", "B": "back"}


def side_named(shown: Shown, typed: str | None, *, pictured: bool) -> FaceSide:
    """The side that is asked for. Stop for A and B of what is no board, or without a picture."""
    if typed is None:
        return "front"
    if not pictured:
        raise Stop("--side is the side in the picture", help="say where it is saved: --png FILE")
    side = SIDES[typed]
    if typed != side and not isinstance(shown.one, Wonder):
        message = f"{shown.one.id} has no side {typed}: only boards have"
        raise Stop(message, help=f"type --side {side}")
    return side


def drawing_findings(shown: Shown, side: FaceSide) -> tuple[Finding, ...]:
    """What kept a side from being composed, its layout's faults included; nothing where it is
    there. Stop for what is not printed."""
    if shown.of is None:
        raise _not_printed(shown)
    if _face(shown, side):
        return ()
    met = map(with_check, shown.view.composed.made.findings)
    return tuple(finding for finding in met if finding.owner in ("", shown.one.id))


def save_shown(shown: Shown, side: FaceSide, png: Path) -> None:
    """Save a side as it is printed. Stop when it cannot be written."""
    face = _face(shown, side)
    if face is None or shown.of is None:
        raise Stop(f"{shown.one.id} cannot be drawn", place=shown.one.place("id"))
    from cardgen.build.files.picture import save_picture

    save_picture(face, shown.of.shape, shown.view.assets, shown.view.root, png)


def _face(shown: Shown, side: FaceSide) -> CardFace | None:
    """A side in the first language asked for: its own, or the back that it shares."""
    view, of = shown.view, shown.of
    if of is None:
        return None
    return next(
        (
            one.face
            for one in view.composed.faces
            if (one.side, one.of.entry) == (side, of.entry)
            and one.component in (shown.one, None)
            and one.face.language == view.languages[0]
        ),
        None,
    )


def _not_printed(shown: Shown) -> Stop:
    """Why there is no picture of a card of such a deck, or of such a board."""
    one, pack = shown.one, shown.view.pack
    if isinstance(one, Card):
        deck = next(deck for deck in pack.decks if any(one.id == c.id for c in deck.cards))
        return Stop(
            f"{one.id} has no picture: its deck {deck.id} is not printed",
            place=pack.entry.place("decks", deck.id),
            help="a deck that is printed names size, layout and back",
        )
    return Stop(
        f"{one.id} has no picture: {pack.id} does not print its boards",
        place=one.place("id"),
        help="it does with components: {boards: {kind: board, layout: board, of: wonders}}",
    )
