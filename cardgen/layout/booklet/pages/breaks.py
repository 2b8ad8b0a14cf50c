"""How the pages of an edition may end."""

from typing import NamedTuple


class Breaks(NamedTuple):
    """A gap grows to `stretch` times its own at most, so that a page ends at its foot; with 0 as
    far as that asks for. To part an entry costs so much between the pages of a spread, `parted`,
    and where the page is `turned`, if a page costs 5, and one half empty 25 more. So many `items`
    of a list stay together at either end of a page. What goes on there is `told` to do so."""

    stretch: float = 0.0
    parted: float = 10.0
    turned: float = 28.0
    items: int = 1
    told: bool = False


PLAIN = Breaks()  # with nothing that an edition asks for
