"""Maps laid over maps; every value keeps its place in its own file."""

from collections.abc import Container

from cardgen.model.located import ForeignSpot, Map, Seq, Spot, foreign_spot


def overlay_maps(
    base: Map, over: Map, *, adding: bool = False, replaced: Container[str] = ()
) -> Map:
    """Maps joined key by key, `over` winning; a key without a value removes what lies beneath.

    `adding`: the items of a list are added to those that lie beneath, unless its key is `replaced`.
    """
    joined = Map(over.file, over.spot)
    for source in (base, over):
        for key, value in source.items():
            below = joined.get(key)
            if value is None:
                joined.pop(key, None)
                continue
            if isinstance(below, Map) and isinstance(value, Map):
                value = overlay_maps(below, value, adding=adding, replaced=replaced)
            elif isinstance(below, Seq) and adding and key not in replaced:
                value = _added(below, value, source.spots[key], over.file)
            joined[key] = value
            joined.spots[key] = _kept(source.spots[key], source, joined)
            joined.key_spots[key] = _kept(source.key_spots[key], source, joined)
    return joined


def _added(below: Seq, value: object, spot: Spot, file: str) -> object:
    """A list, or a word alone, behind the items that lie beneath; what is neither, as it is."""
    if isinstance(value, Map):
        return value
    more = value if isinstance(value, Seq) else [value]
    spots = value.spots if isinstance(value, Seq) else [spot]
    joined = Seq(file, spot)
    joined.extend((*below, *more))
    joined.spots = [foreign_spot(one, below.file) for one in below.spots] + spots
    return joined


def _kept(spot: Spot, source: Map, joined: Map) -> Spot:
    """The spot, knowing its file where the joined map is said to lie in another one."""
    if source.file == joined.file or isinstance(spot, ForeignSpot):
        return spot
    return foreign_spot(spot, source.file)
