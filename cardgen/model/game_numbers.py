"""The numbers that packs say of a game, constant by constant and unit by unit."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from cardgen.model.ages import ByAge
from cardgen.model.constants import Track, Zone
from cardgen.model.pack import Pack

GUILD = "purple"
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


def told_constants(pack: Pack) -> Mapping[str, Numbers]:
    """The numbers of all constants of a pack as rules tell them: what is lost without its sign, and
    of a track its spaces, the points and the loot of its zones, where those that loot begin and
    end; what is reckoned from them; and each `in` the pack that sets it."""
    told = {name: tuple(map(abs, numbers_of(pack, name))) for name in pack.constants}
    for name, track in pack.constants.items():
        if isinstance(track, Track):
            told[f"{name}_spaces"] = (track.spaces,)
            told[f"{name}_points"] = tuple(zone.vp for zone in track.zones)
            told[f"{name}_loot"] = tuple(zone.loot for zone in track.zones if zone.loot)
            told[f"{name}_zones"] = tuple(_ends(track))
    told |= dict(_reckoned(pack, told))
    id = pack.id.replace("-", "_")
    return told | {f"{name}_in_{id}": numbers for name, numbers in told.items()}


def _reckoned(pack: Pack, told: Mapping[str, Numbers]) -> Iterator[tuple[str, Numbers]]:
    """What follows from constants: a hand is played but for its last card, and of all Guilds some
    are left over."""
    if "hand" in told:
        yield "turns", tuple(cards - 1 for cards in told["hand"])
    guilds = sum(card.copies for card in pack.cards if card.colour == GUILD)
    if "guilds" in told and guilds:
        yield "guilds_left", (guilds - told["guilds"][0],)


def _ends(track: Track) -> Iterator[int]:
    last = Zone(track.spaces, 0)
    for zone, beyond in pairwise((*track.zones, last)):
        yield from (zone.first, beyond.first - 1) if zone.loot else ()


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
