"""Who made an expansion, as a rulebook tells it and as the credits do."""

import re
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding
from cardgen.model.located import Map

if TYPE_CHECKING:
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.prose import Prose

KINDS = ("paragraph", "item", "line")
SPACES = r"[\s\u00a0\u202f]*"
EXPANSION = "expansion"


def check_author_told(prose: "Prose") -> Iterator[Finding]:
    """Every sentence of a rulebook that says who made the expansion of its pack."""
    for pack in prose.packs:
        credits = pack.pack.entry.get("credits")
        told = credits.get(EXPANSION) if isinstance(credits, Map) else None
        if told:
            key = pack.key("author", str(told))
            yield from look_unless_sound(
                prose.project.parts, key, partial(_in_books, prose, pack, told)
            )


def _in_books(prose: "Prose", pack: "PackProse", told: object) -> Iterator[Finding]:
    for how in prose.spoken:
        words = str(told.get(how.language, "") if isinstance(told, Map) else told)
        title, _, makers = words.partition(",")
        pattern = _author(title, how.orthography) if makers else None
        for hit in pack.page(how.language).found(pattern) if pattern else ():
            maker = hit.match["maker"]
            if hit.said.kind in KINDS and maker not in makers:
                message = f'"{maker}" made it here, and the credits say {makers.strip()}'
                help = f"mend it, or the credits: {pack.pack.entry.place('credits', EXPANSION)}"
                yield prose.places.finding(
                    "author-told", hit.said, hit.span("maker"), message, help
                )


def _author(title: str, manner: "Orthography") -> "re.Pattern[str] | None":
    """The title, words such as is by, and a name."""
    by = "|".join(map(re.escape, manner.made_by))
    spaced = SPACES.join(map(re.escape, re.findall(r"[\w’'-]+|[^\w\s]", title)))
    capital = r"[^\W\d_a-z][\w’'-]+"
    return re.compile(rf"{spaced} (?:{by}) (?P<maker>{capital}(?: {capital})*)") if by else None


AUTHOR_TOLD = Check(
    slug="author-told",
    title="Another maker of the expansion than the credits name",
    why="""\
Who made the expansion stands in `credits:` of pack.yaml, and a rulebook that says “the expansion
Faith is by …” says it a second time. A name copied from another pack is seen by the other one. The
words are `made by` of templates/languages/<language>/prose.yaml.
""",
    refused="""\
The expansion Faith is by Ann Other.     <!-- and credits: {expansion: Faith, Shima, 2012} -->
""",
    mend="""\
Find out who made it, and say it in both places.
""",
    over_prose=check_author_told,
)
