"""Options of `cardgen build` that contradict each other, or would be passed over in silence."""

from collections.abc import Container

from cardgen.build.options import BOOKLETS, PNG, Kinds, cut_kinds
from cardgen.build.parts import Part
from cardgen.imposition.geometry import LANDSCAPE_OFFSET, OFFSET
from cardgen.model.finding import Stop


def refuse_no_effect(
    cards: str | None,
    upright: str | None,
    landscape: str | None,
    printer: str | None,
    duplex: str,
) -> None:
    """Stop for what would be passed over in silence."""
    if cards is not None and not cards.strip():
        raise Stop("--cards names no card", help="write cards by id: --cards iris,eris*2")
    given = {"--printer": printer, OFFSET: upright, LANDSCAPE_OFFSET: landscape}
    moving = [option for option, value in given.items() if value is not None]
    if moving and duplex in ("fold", "none"):
        message = f"{moving[0]} moves backs, and --duplex {duplex} prints no page of backs"
        raise Stop(message, help="leave one of the two out")
    if printer is not None and len(moving) > 1:
        message = f"{moving[1]} and --printer both say where backs go"
        raise Stop(message, help="leave one of the two out; cardgen calibrate keeps an offset")


def refuse_two_choices(cards: str | None, changed: str | None) -> None:
    if None not in (cards, changed):
        message = "--cards and --changed both say which cards are printed"
        raise Stop(message, help="leave one of the two out")


def refuse_planned_part(plan: bool, part: Part | None) -> None:
    if plan and part:
        message = f"--part {part} makes some of the files, and --plan tells of all of them"
        raise Stop(message, help="leave one of the two out")


def refuse_whole_of_some(wanted: Kinds, cards: str | None, changed: str | None) -> None:
    whole = {
        "box": "a box is for whole decks",
        "scorepad": "a score pad is for whole packs",
        "credits": "credits are those of whole packs",
        **dict.fromkeys(BOOKLETS, "a booklet is for a whole pack"),
    }
    for kind in sorted(whole.keys() & wanted) if (cards, changed) != (None, None) else ():
        given = "--cards" if changed is None else "--changed"
        help = f"leave out {given}, or {kind} in --only"
        raise Stop(f"{whole[kind]}, and {given} chooses some of their cards", help=help)


def refuse_uncut(wanted: Kinds, cutter: str | None, duplex: str) -> None:
    """Stop for a machine where it would have nothing to cut, or a sheet of two layers."""
    if cutter and not (cut_kinds(wanted) or "box" in wanted):
        message = f"--cutter {cutter} is about sheets that are cut, and none are asked for"
        raise Stop(message, help="leave it out, or ask for some: --only cards,boxes")
    if cutter and duplex == "fold":
        message = f"--cutter {cutter} cuts flat sheets, and --duplex fold prints sheets to fold"
        raise Stop(message, help="leave one of the two out")


def refuse_unpictured(wanted: Kinds, typed: Container[str], *, with_bleed: bool) -> None:
    """Stop for an option of pictures where none are made, and for a bleed that none shows."""
    for option in ("dpi", "with_bleed") if PNG not in wanted else ():
        if option in typed:
            name = option.replace("_", "-")
            message = f"--{name} is about pictures, and none are asked for"
            raise Stop(message, help="ask for them: --only png")
    if wanted == {PNG} and "bleed" in typed and not with_bleed:
        message = "--bleed has no effect on pictures that are cut at the trim"
        raise Stop(message, help="show it around them: --with-bleed")
