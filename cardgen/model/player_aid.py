"""The player aid of a pack: how an Age goes and what may be done when, on one page."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardgen.model.frozen import frozen
from cardgen.model.located import Map
from cardgen.model.text import Icon, Runs


class AidLine(NamedTuple):
    """A line of a section, in each language, with its signs and the title that leads it in.

    `phase` is the phase of play that it tells of, as the rules call it; `numbers` are constants of
    the pack that its words must say; `told` says for which words of it a sign stands that is not
    called so.
    """

    text: Mapping[str, Runs]
    entry: Map
    title: Mapping[str, str]
    signs: tuple[Icon, ...] = ()
    phase: str = ""
    numbers: tuple[str, ...] = ()
    told: Mapping[str, Mapping[str, str]] = MappingProxyType({})


@frozen
class AidSection:
    """Lines under one title: steps where they are `numbered`; `across` the head of the page, from
    left to right, where they are what an Age is made of."""

    id: str
    title: Mapping[str, str]
    lines: tuple[AidLine, ...]
    entry: Map
    signs: tuple[Icon, ...] = ()
    numbered: bool = False
    across: bool = False


PlayerAid = tuple[AidSection, ...]
