"""What a file says, whatever comments stand in it and wherever it says it, as digests.

Made of the events of the parser, a tenth of what it takes to read the file. Where anything is to be
said of the characters of a file there are none.
"""

from collections.abc import Collection, Iterable, Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

from yaml import YAMLError
from yaml.events import (
    MappingEndEvent,
    MappingStartEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from cardgen.model.finding import MISSING, Report, Stop
from cardgen.yaml.source import decode_text, refuse_merge_conflict
from cardgen.yaml.tree import MOST_NODES, Parser

STARTS, ENDS = (MappingStartEvent, SequenceStartEvent), (MappingEndEvent, SequenceEndEvent)
TOLD = (
    *("version", "tags", "explicit", "anchor", "tag", "implicit", "value"),
    *("style", "flow_style"),
)


def digest_content(content: bytes, apart: Collection[str] = ()) -> tuple[bytes, bytes] | None:
    """The digest of all that a file says, but for what stands under the keys of its map that are
    told `apart`, and the digest of this."""
    report = Report()
    text = decode_text(content, file="", report=report)
    if text is MISSING or len(report):
        return None
    digests = blake2b(digest_size=16), blake2b(digest_size=16)
    try:
        refuse_merge_conflict(text, "")
        for key, event in _with_keys(islice(iter(Parser(text).get_event, None), MOST_NODES)):
            said = [event.__class__.__name__, *(getattr(event, name, None) for name in TOLD)]
            digests[key in apart].update(repr(said).encode())
    except (YAMLError, Stop):
        return None
    return digests[0].digest(), digests[1].digest()


def _with_keys(events: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    """Each event with the key of the outermost map under which it stands, or which it is."""
    depth, of_map, nodes, key = 0, False, 0, ""
    for event in events:
        depth -= isinstance(event, ENDS)
        if depth == 0:
            of_map, key = isinstance(event, MappingStartEvent), ""
        elif depth == 1 and of_map and not isinstance(event, ENDS):
            key = key if nodes % 2 else getattr(event, "value", "")
            nodes += 1
        yield key, event
        depth += isinstance(event, STARTS)
