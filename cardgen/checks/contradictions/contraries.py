"""Which senses are contrary to which, whoever tells of them."""

from collections.abc import Mapping
from types import MappingProxyType

CONTRARY_SIGN = "!"  # the terms of senses that have a contrary begin so
# Senses of which one makes another rule than its contrary, whoever tells it. Others depend on who
# tells it: what one player gives, another gains.
CONTRARY = (
    ("prior", "subsequent"),
    ("keeping", "discarding"),
    ("returning", "taking"),
    ("gaining", "losing"),
    ("sparing", "requiring"),
    ("most of all", "least of all"),
    ("most of all", "less of it"),
    ("more of it", "least of all"),
    ("no more than", "no less than"),
    ("larger than", "smaller than"),
    ("dearer than", "cheaper than"),
    ("rising", "falling"),
    ("opening", "closing"),
    ("allowed", "forbidden"),
    ("allowed", "compulsory"),
    ("possible", "impossible"),
    ("ever and ever", "at no time"),
    ("counted in", "left out"),
    ("on top", "in its place"),
    ("on top", "taken off"),
    ("up to then", "from then on"),
    ("any time", "a single time"),
    ("twice over", "a single time"),
    ("at one time", "one by one"),
    ("still so", "no longer so"),
    ("winning", "beaten"),
    ("advancing", "retreating"),
    ("shown", "hidden"),
    ("upper part", "lower part"),
    ("near", "far"),
    ("rich", "poor"),
    ("going in", "going out"),
    ("in front", "behind"),
    ("whole lot", "not one"),
    ("left", "right"),
    ("side A", "side B"),
    ("first player", "second player"),
)
# They say no as well: two in one sentence, or one and a denial, cancel each other.
DENYING = frozenset(("!no longer so", "!forbidden", "!impossible", "!at no time", "!not one"))
# Said of a thing before it in one language and behind it in another: the lowest number.
OF_THINGS = frozenset(
    ("!most of all", "!least of all", "!more of it", "!less of it", "!shown", "!hidden")
)
IN_ORDER = frozenset(("!prior", "!subsequent"))  # who stands before them and who behind


def _opposites() -> Mapping[str, tuple[str, ...]]:
    """By each term those that it is contrary to."""
    found: dict[str, set[str]] = {}
    for one, other in CONTRARY:
        for term, contrary in ((one, other), (other, one)):
            found.setdefault(CONTRARY_SIGN + term, set()).add(CONTRARY_SIGN + contrary)
    return MappingProxyType({term: tuple(sorted(each)) for term, each in found.items()})


OPPOSITE = _opposites()
CONTRARIES = frozenset(sense for pair in CONTRARY for sense in pair)
