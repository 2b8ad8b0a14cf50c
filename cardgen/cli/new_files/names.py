"""Names that `cardgen new` cannot take: no name at all, or one that is taken."""

import re
from collections.abc import Callable
from pathlib import Path

from cardgen.model.finding import Stop
from cardgen.model.pack import Pack
from cardgen.packs.root import list_all_packs, list_packs
from cardgen.suggest import how_to_type_id

LONGEST = 60  # characters of a name: it becomes that of a folder
DEVICES = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)))
)  # which Windows takes for no file, whatever its ending
NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


def refuse_name(name: str, what: str) -> None:
    if len(name) > LONGEST:
        raise Stop(f"the name {name[:20]}… is too long", help=f"{LONGEST} characters at most")
    if not NAME.fullmatch(name):
        raise Stop(f'"{name}" is no name for {what}', help=how_to_type_id(name))
    if name in DEVICES:
        message = f'"{name}" is no name for {what}: on Windows it is a device, which no file may be'
        raise Stop(message, help=f"choose another one, as my-{name}")


def refuse_swapped(folder: Path, pack: str, id: str) -> None:
    """Stop where the card stands before its pack."""
    if pack not in (known := list_all_packs(folder)) and id in known:
        help = f"the pack comes before the card: cardgen new card {id} {pack}"
        raise Stop(f'there is no pack "{pack}"', help=help)


def refuse_taken(folder: Path, name: str) -> None:
    taken = list_all_packs(folder)
    if (folder / "cards" / name).exists():
        there = f"cards/{name} is there already"
    elif name in taken:
        there = f'the pack "{name}" came with cardgen'
    else:
        return
    free = free_name(name, lambda one: one in taken or (folder / "cards" / one).exists())
    more = f"; another card in it: cardgen new card {name} ID" if name in list_packs(folder) else ""
    raise Stop(there, help=f"choose another name: cardgen new pack {free}{more}")


def free_name(name: str, taken: Callable[[str], bool]) -> str:
    """The name with the first number behind it that nobody has."""
    number = 2
    while taken(f"{name}-{number}"):
        number += 1
    return f"{name}-{number}"


def refuse_card(pack: Pack, id: str) -> None:
    if id in (taken := [card.id for card in pack.cards]):
        free = free_name(id, taken.__contains__)
        help = f"look at it: cardgen show {pack.id}/{id}; or choose another id: {free}"
        raise Stop(f'there is a card "{id}" in {pack.id} already', help=help)
