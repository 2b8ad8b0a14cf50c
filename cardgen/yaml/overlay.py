"""Maps laid over maps; every value keeps its place in its own file."""

from cardgen.model.located import ForeignSpot, Map, Spot, foreign_spot


def overlay_maps(base: Map, over: Map) -> Map:
    """Maps joined key by key, `over` winning; a key without a value removes what lies beneath."""
    joined = Map(over.file, over.spot)
    for source in (base, over):
        for key, value in source.items():
            below = joined.get(key)
            if value is None:
                joined.pop(key, None)
                continue
            maps = isinstance(below, Map) and isinstance(value, Map)
            joined[key] = overlay_maps(below, value) if maps else value  # type: ignore[arg-type]  # maps
            joined.spots[key] = _kept(source.spots[key], source, joined)
            joined.key_spots[key] = _kept(source.key_spots[key], source, joined)
    return joined


def _kept(spot: Spot, source: Map, joined: Map) -> Spot:
    """The spot, knowing its file where the joined map is said to lie in another one."""
    if source.file == joined.file or isinstance(spot, ForeignSpot):
        return spot
    return foreign_spot(spot, source.file)
