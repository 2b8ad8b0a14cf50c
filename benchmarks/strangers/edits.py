"""Edits of packs that somebody thought of who had read only README.md and cards/: mistakes, and
edits that leave everything right, set by set.

A set is a folder beside this file, of mistakes.yaml and right.yaml.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from yaml import CSafeLoader, load

HERE = Path(__file__).resolve().parent
# By the folder of a set, from the newest: what it shows.
SETS: Mapping[str, str] = MappingProxyType(
    {
        "sixth": "Nothing has been learnt from these: what passes is what may pass of a next"
        " stranger's. 14 of the reviewed were changed in both languages at once.",
        "fifth": "19 of 500 passed when they were new, before a change of both languages was told;"
        " nothing has been learnt from these.",
        "fourth": "17 of 500 passed when they were new; nothing has been learnt from these.",
        "third": "19 of 500 passed when they were new; from these too nothing has been learnt.",
        "second": "What passed of these when they were new, 32 of 500, has taught.",
        "first": "What nothing told of these, 41 of 500, has taught: they are told still.",
    }
)


class Slip(NamedTuple):
    """Something typed instead of something else, at the `occurrence`-th place in a file."""

    file: str
    old: str
    new: str
    occurrence: int = 1

    def made(self, text: str) -> str | None:
        """The file with the mistake; None where its words are not there."""
        parts = text.split(self.old)
        at = self.occurrence
        if len(parts) <= at:
            return None
        return self.old.join(parts[:at]) + self.new + self.old.join(parts[at:])


class StrangerEdit(NamedTuple):
    """One mistake, or an edit that is `right`: one slip, or the same one in both languages."""

    id: str
    kind: str
    slips: tuple[Slip, ...]
    why: str
    right: bool

    @property
    def file(self) -> str:
        """The file of the first slip."""
        return self.slips[0].file


def read_mistakes(name: str) -> list[StrangerEdit]:
    """The mistakes of a set, in order."""
    return _read(f"{name}/mistakes.yaml", right=False)


def read_right(name: str) -> list[StrangerEdit]:
    """Its edits that leave everything right."""
    return _read(f"{name}/right.yaml", right=True)


def _read(file: str, *, right: bool) -> list[StrangerEdit]:
    entries = load((HERE / file).read_text(encoding="utf-8"), CSafeLoader)
    return [
        StrangerEdit(one["id"], one["kind"], tuple(_slips(one)), one["why"], right)
        for one in entries
    ]


def _slips(entry: Mapping[str, Any]) -> Iterator[Slip]:
    """The slips of an entry: its own, then those under `and`, in its file if they name none."""
    for one in (entry, *entry.get("and", ())):
        file = one.get("file", entry["file"])
        yield Slip(file, one["old"], one["new"], one.get("occurrence", 1))
