"""The numbers that packs say of a game, constant by constant and unit by unit."""

from collections.abc import Mapping, Sequence

from cardgen.model.ages import ByAge
from cardgen.model.constants import Track
from cardgen.model.pack import Pack

Numbers = tuple[int, ...]
# The constants of a game that count coins and points; no constant counts shields.
CONSTANTS = {
    "coin": ("start_coins", "sale", "price", "coins_per_point", "god_sale", "leader_sale"),
    "shield": (),
    "point": ("victory", "defeat", "debt", "science_set"),
}
GameNumbers = Mapping[str, frozenset[int]]


def numbers_of(pack: Pack, attribute: str) -> Numbers:
    """The numbers of a constant: one, or one for each Age; none where it is no number."""
    value = pack.constants[attribute]
    values = tuple(value) if isinstance(value, ByAge) else (value,)
    return tuple(each for each in dict.fromkeys(values) if isinstance(each, int))


def numbers_of_game(game: Sequence[Pack]) -> GameNumbers:
    """The constants of a game by the unit that they are of, all of them under no unit."""
    found: dict[str, set[int]] = {unit: set() for unit in ("", *CONSTANTS)}
    for pack in game:
        for name in pack.constants:
            numbers = numbers_of(pack, name)
            found[""].update(numbers)
            for unit in (one for one, names in CONSTANTS.items() if name in names):
                found[unit].update(map(abs, numbers))
        for track in (one for one in pack.constants.values() if isinstance(one, Track)):
            found["point"].update(zone.vp for zone in track.zones)
            found["coin"].update(zone.loot for zone in track.zones)
    return {unit: frozenset(numbers) for unit, numbers in found.items()}
