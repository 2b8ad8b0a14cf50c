"""What of a pack differs from a Git revision beside its cards, and how it is printed."""

from collections.abc import Iterator, Sequence

from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.packs.root import BOOKS, RULINGS_FILE, SCENARIOS, display_path
from cardgen.project.pack_view import PackView
from cardgen.project.revision import Revision
from cardgen.suggest import join_words

PLAN = "pack.yaml"


def changed_beside(views: Sequence[PackView], revision: Revision) -> Iterator[str]:
    """A sentence for each pack of which anything else has changed."""
    for view in views:
        changed = [*_changed(view, revision)]
        if changed:
            what = join_words(dict.fromkeys(one for one, _ in changed), joined_by="and")
            printed = ",".join(dict.fromkeys(kind for _, kind in changed))
            yield (
                f"of {view.pack.id} {what} changed: cardgen build {view.pack.id} --only {printed}"
            )


def _changed(view: PackView, revision: Revision) -> Iterator[tuple[str, str]]:
    """What has changed, and what `--only` calls that which prints it."""
    pack, folder = view.pack, display_path(view.pack.folder, view.root)
    if _told(folder, revision) and (pack.folder / BOOKS).is_dir():
        yield "the rulebook", "booklet"
    if revision.differs(f"{folder}/{AID_FILE}"):
        yield "the player aid", "aid"
    sets = (("boxes", "boxes", pack.box_sets), ("score pads", "scorepads", pack.pad_sets))
    for what, kind, every in sets:
        ways = (("components", of.id) for of in every)
        if any(_differs(view, folder, revision, *way) for way in ways):
            yield what, kind
    if _differs(view, folder, revision, "credits"):
        yield "the credits", "credits"


def _told(folder: str, revision: Revision) -> bool:
    """Whether anything differs that a rulebook prints: its words, rulings, scenarios."""
    beside = (f"{folder}/{BOOKS}", f"{folder}/{SCENARIOS}")
    return revision.differs(f"{folder}/{RULINGS_FILE}") or any(map(revision.differs_in, beside))


def _differs(view: PackView, folder: str, revision: Revision, *way: str) -> bool:
    """Whether a part of pack.yaml says something else than it did."""
    held: object = view.pack.entry
    for step in way:
        held = held.get(step) if isinstance(held, dict) else None
    return bool(held != revision.part(f"{folder}/{PLAN}", *way))
