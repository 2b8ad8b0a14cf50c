"""What `show` is asked for by its name: a card, a board or a token, and where it belongs."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cardgen.checks.run import with_check
from cardgen.model.card import Card
from cardgen.model.component import BoxSet, Component, ComponentSet
from cardgen.model.finding import Finding, Stop, ordered
from cardgen.model.pack import Pack
from cardgen.model.score_pad import PadSet
from cardgen.packs.root import called_card, card_owner, list_all_packs, list_packs
from cardgen.project.load import LoadedProject, Selection, load_project
from cardgen.project.pack_view import PackView
from cardgen.suggest import did_you_mean, join_words


class Shown(NamedTuple):
    """A component with its pack, in which no other card is looked at; `of` is the set it is
    printed with, None where it is in none, `also` the whole names of what is called like it."""

    view: PackView
    one: Component
    of: ComponentSet | None
    also: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """What it may be called, as `--cards` calls it: the shortest name first."""
        pack, id = self.view.pack.id, self.one.id
        if isinstance(self.one, Card) or self.of is None:
            return (id, f"{pack}/{id}")
        return (id, f"{self.of.id}/{id}", f"{pack}/{self.of.id}/{id}")

    @property
    def also_called(self) -> tuple[str, ...]:
        """A line of each that is called like it, by its whole name."""
        return tuple(f"({one} is called so too)" for one in self.also)


def all_but(view: PackView, one: Component) -> PackView:
    """The pack with all cards but one taken for sound: the others are not looked at."""
    return replace(view, sound=frozenset(card.id for card in view.cards if card is not one))


def packs_of_name(root: Path, name: str) -> tuple[str, ...]:
    """The one pack that a name begins with, or is where it came with cardgen and no card is called
    so; of a name without one none, which is all of them."""
    first, slash, _ = name.partition("/")
    shipped = not slash and first not in list_packs(root) and not card_owner(root, first)
    return (first,) if (slash or shipped) and first in list_all_packs(root) else ()


def find_component(loaded: LoadedProject, name: str) -> Shown | None:
    """What is called so; None when nothing that could be read is. Stop when several are.

    A card goes before the board or token that is called like it, which is told.
    """
    every = [one for view in loaded.project.packs for one in _every(view) if name in one.names]
    cards = [one for one in every if isinstance(one.one, Card)]
    found = cards or every
    if len(found) > 1:
        which = join_words(one.names[-1] for one in found)
        noun = "card" if cards else "board or token"
        raise Stop(f'several packs have a {noun} "{name}"', help=f"say which: {which}")
    if not found:
        return None
    also = tuple(one.names[-1] for one in every if one.one is not found[0].one)
    return found[0]._replace(view=all_but(found[0].view, found[0].one), also=also)


def findings_unread(loaded: LoadedProject, name: str) -> tuple[Finding, ...]:
    """What is wrong with a card that could not be read; else with packs and files that cannot be
    read, which may hold it."""
    read = (finding for view in loaded.project.packs for finding in view.loaded)
    every = tuple(map(with_check, (*loaded.lost, *read)))
    own = ordered(one for one in every if one.owner == name.rpartition("/")[2])
    return own or ordered(one for one in every if not one.owner and one.severity == "error")


def find_pack(loaded: LoadedProject, name: str) -> PackView | None:
    """The pack of that name, if there is one."""
    return next((view for view in loaded.project.packs if view.pack.id == name), None)


def refuse_unknown_name(root: Path, loaded: LoadedProject, name: str) -> None:
    """Stop with the nearest name; one that begins with no pack and no set has an unknown pack."""
    every = [one for view in loaded.project.packs for one in _every(view)]
    first, slash, _ = name.partition("/")
    if first == "cards" and slash:
        packs = [view.pack.id for view in loaded.project.packs if view.pack.id in name.split("/")]
        message = f'"{name}" is no card, board or token, which are named without a path'
        raise Stop(message, help=f"their names: cardgen sources {' '.join(packs)}".rstrip())
    for view in loaded.project.packs:
        for of, noun, printed in _made_beside(view.pack):
            if any(f"/{view.pack.id}/{of.id}/{one.id}".endswith(f"/{name}") for one in of.members):
                help = f"its sheets: cardgen build {view.pack.id} --only {printed}"
                raise Stop(f"{name} is a {noun}, of which nothing is shown", help=help)
    if slash and first not in {one.of.id for one in every if one.of}:
        load_project(root, Selection((first,)))
    packs = [view.pack.id for view in loaded.project.packs]
    near = did_you_mean(name, (*known_names(loaded), *packs))
    help = how_to_name_shipped(root, name, "show") or "ids: cardgen sources"
    raise Stop(f'there is no card, board or token "{name}"{near}', help=help)


def how_to_name_shipped(root: Path, name: str, command: str) -> str:
    """What to type for a card of a pack that came with cardgen, which is named with its pack;
    nothing where none is called so."""
    owner = card_owner(root, name)
    shown = called_card(root, owner, name) if owner else name
    return f"{name} is a card of {owner}: cardgen {command} {shown}" if shown != name else ""


def _made_beside(pack: Pack) -> Iterator[tuple[BoxSet | PadSet, str, str]]:
    """The sets of boxes and of score pads of a pack, what one is called and how it is printed."""
    yield from ((of, "box", "boxes") for of in pack.box_sets)
    yield from ((of, "score pad", "scorepads") for of in pack.pad_sets)


def known_names(loaded: LoadedProject) -> list[str]:
    """Every name that a card, board or token of the project goes by; shortest names last."""
    every = (one for view in loaded.project.packs for one in _every(view))
    return [known for one in every for known in (*one.names[1:], one.names[0])]


def _every(view: PackView) -> Iterator[Shown]:
    """All cards of a pack, then its boards and tokens, also those that are not printed."""
    beside = [of for of in view.pack.printed_sets if of.entry[0] != "decks"]
    decks = {card.id: of for of in view.pack.printed_decks for card in of.cards}
    for card in view.cards:
        deck = decks.get(card.id)
        yield Shown(view, card, deck.components if deck else None)
    for of in beside:
        yield from (Shown(view, one, of) for one in of.members)
    printed = {id(one) for of in beside for one in of.members}
    yield from (Shown(view, one, None) for one in view.pack.wonders if id(one) not in printed)
