"""Items of a booklet as lists within lists."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from cardgen.layout.booklet.contents import BookPicture, ListItem
from cardgen.web.pictures import WebPicture
from cardgen.web.runs import RunMaker

PicturesOf = Callable[[Sequence[BookPicture]], tuple[WebPicture, ...]]


def nested_lists(
    items: Sequence[ListItem], maker: RunMaker, shown: PicturesOf
) -> Iterator[Mapping[str, Any]]:
    """The lists that items beside each other make, each after the other."""
    for _, group in groupby(items, _outermost(items)):
        yield _list(tuple(group), maker, shown)


def _outermost(items: Sequence[ListItem]) -> Any:
    """Which list of the outermost depth an item is in: an inner one is in that before it."""
    lists: dict[int, int] = {}
    outer, last = min(item.depth for item in items), 0
    for at, item in enumerate(items):
        last = item.list if item.depth == outer else last
        lists[id(items[at])] = last
    return lambda item: lists[id(item)]


def _list(items: Sequence[ListItem], maker: RunMaker, shown: PicturesOf) -> Mapping[str, Any]:
    """One list; what is deeper than its first item is a list within the item before."""
    outer = items[0].depth
    made: list[dict[str, Any]] = []
    for deeper, group in groupby(items, lambda item: item.depth > outer):
        held = tuple(group)
        if deeper:
            made[-1]["lists"] += nested_lists(held, maker, shown)
            continue
        for item in held:
            paragraph = maker.runs(item.spans)
            if item.begins or not made:
                pictures = shown(item.pictures)
                made.append({"paragraphs": [paragraph], "lists": [], "pictures": pictures})
            else:
                made[-1]["paragraphs"].append(paragraph)
    first = items[0].number
    return {"kind": "list", "ordered": bool(first), "start": first, "items": made}
