"""Links of a page, to other pages and to addresses."""

from typing import NamedTuple

from cardgen.units import Box


class PageLink(NamedTuple):
    """A `box` of a page, in mm, that leads to `y` mm below the head of another page, which is told
    by its index, or to an `address`.

    `says` is where it leads, for who cannot see it; `key` that of the Link whose words it is on.
    Words that run over several lines are as many links of one key.
    """

    box: Box
    says: str
    page: int = 0
    y: float = 0.0
    address: str = ""
    key: str = ""
